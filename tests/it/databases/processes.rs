//! Several processes on one database.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sealed_move::domain::{
    ChallengeState, ChannelId, ComputerJob, ComputerTask, GatewayShard, Id, MessageId, OutboxMessage,
    ReviewProgress, Revision, Route, Timestamp,
};
use sealed_move::service::{Service, ShardObstacle};
use sealed_move::store::{MovedTo, PostgresStore, ProcessCard, ProcessToken, SqliteStore, Store};

use super::samples::{ALICE, SERVER, at, begin, challenge, message, write};
use super::server::TestDatabase;
use super::{Transcript, ask, on_each};

const ONE: ProcessToken = ProcessToken(1001);
const OTHER: ProcessToken = ProcessToken(1002);
const THIRD: ProcessToken = ProcessToken(1003);

/// A lease that outlasts the test.
const LONG_TTL: Duration = Duration::from_secs(3600);

/// A lease that expires immediately.
const EXPIRED_TTL: Duration = Duration::ZERO;

pub(super) fn card(token: ProcessToken) -> ProcessCard {
    let [host, version, hears] = ["one", "0.1.0", "gateway 0/1"].map(str::to_owned);
    ProcessCard { token, host, version, hears }
}

#[test]
fn processes_join_and_leave() {
    on_each(|store, log| {
        write(store, |tx| {
            ask!(log, tx.add_process(&card(ONE), LONG_TTL));
            ask!(log, tx.add_process(&card(OTHER), LONG_TTL));
            ask!(log, tx.living_processes());
            ask!(log, tx.has_other_server(ONE));
            ask!(log, tx.record_serving(OTHER));
            ask!(log, tx.has_other_server(ONE));
            ask!(log, tx.has_other_server(OTHER));
            ask!(log, tx.renew_process(ONE, LONG_TTL));
            ask!(log, tx.renew_process(THIRD, LONG_TTL));
            ask!(log, tx.acquire_lease("identify", ONE, LONG_TTL));
            ask!(log, tx.acquire_lease("short", ONE, EXPIRED_TTL));
            ask!(log, tx.acquire_lease("gateway 0/1", OTHER, LONG_TTL));
            ask!(log, tx.held_leases());
            ask!(log, tx.release_expired_claims());
            ask!(log, tx.end_process(OTHER));
        });
        write(store, |tx| {
            // An expired lease can't be renewed, and the node number rests.
            ask!(log, tx.renew_process(OTHER, LONG_TTL));
            ask!(log, tx.has_other_server(ONE));
            ask!(log, tx.living_processes());
            ask!(log, tx.held_leases());
            ask!(log, tx.moved_to());
            let to = |destination: &str, complete| MovedTo { destination: destination.to_owned(), complete };
            for moved in [Some(to("one place", false)), Some(to("another", true)), None] {
                ask!(log, tx.set_moved_to(moved.as_ref()));
                assert_eq!(ask!(log, tx.moved_to()).unwrap(), moved);
                assert_eq!(ask!(log, tx.lock_moved_to()).unwrap(), moved);
            }
            ask!(log, tx.add_process(&card(THIRD), LONG_TTL));
        });
        let tx = store.begin_read().unwrap();
        let living = tx.living_processes().unwrap();
        assert_eq!(living, [card(ONE), card(THIRD)]);
        let (before, after) = (tx.database_time().unwrap(), tx.database_time().unwrap());
        assert!(before <= after && before > at(-86_400 * 365 * 3), "{before:?}");
    });
}

#[test]
fn claims_of_expired_processes_are_released() {
    on_each(|store, log| {
        begin(store, 1, 2);
        let job = ComputerJob {
            game: Id(1),
            revision: Revision(2),
            task: ComputerTask::Move,
            due: at(3),
            attempts: 0,
        };
        let review =
            ReviewProgress { game: Id(1), records: 2, judges_end: false, made: Vec::new(), attempts: 0 };
        write(store, |tx| {
            tx.set_computer_job(&job).unwrap();
            tx.set_review(&review, Some(at(3))).unwrap();
            ask!(log, tx.add_process(&card(ONE), LONG_TTL));
            ask!(log, tx.add_process(&card(OTHER), LONG_TTL));
            ask!(log, tx.acquire_lease("identify", ONE, LONG_TTL));
            ask!(log, tx.claim_computer_job(&job, ONE, at(4), at(600)));
            ask!(log, tx.claim_review(Id(1), ONE, at(4), at(600)));
            ask!(log, tx.end_process(ONE));
            // An expired process can't claim a job.
            ask!(log, tx.claim_computer_job(&job, ONE, at(700), at(900)));
            ask!(log, tx.claim_review(Id(1), ONE, at(700), at(900)));
        });
        let due = |log: &mut Transcript, store: &dyn Store| {
            let tx = store.begin_read().unwrap();
            ask!(log, tx.due_computer_jobs(ComputerTask::Move, at(5), 9));
            ask!(log, tx.due_reviews(at(5), 9));
        };
        // Claims of an expired process block nothing, even before they are released.
        write(store, |tx| {
            ask!(log, tx.acquire_lease("identify", OTHER, LONG_TTL));
        });
        due(log, store);
        write(store, |tx| {
            ask!(log, tx.release_expired_claims());
            ask!(log, tx.release_expired_claims());
        });
        due(log, store);
        let tx = store.begin_read().unwrap();
        assert_eq!(tx.due_computer_jobs(ComputerTask::Move, at(5), 9).unwrap().len(), 1);
        assert_eq!(tx.due_reviews(at(5), 9).unwrap(), [Id(1)]);
    });
}

#[test]
fn a_lease_has_one_holder_at_a_time() {
    on_each(|store, log| {
        write(store, |tx| {
            tx.add_process(&card(ONE), LONG_TTL).unwrap();
            tx.add_process(&card(OTHER), LONG_TTL).unwrap();
            ask!(log, tx.acquire_lease("identify", ONE, LONG_TTL));
            ask!(log, tx.acquire_lease("identify", ONE, LONG_TTL));
            ask!(log, tx.acquire_lease("identify", OTHER, LONG_TTL));
            ask!(log, tx.acquire_lease("pruning", OTHER, LONG_TTL));
            // Only the holder can release a lease.
            ask!(log, tx.release_lease("identify", OTHER));
            ask!(log, tx.acquire_lease("identify", OTHER, LONG_TTL));
            ask!(log, tx.release_lease("identify", ONE));
            ask!(log, tx.acquire_lease("identify", OTHER, EXPIRED_TTL));
            // The lease had no duration.
            ask!(log, tx.acquire_lease("identify", ONE, LONG_TTL));
        });
        write(store, |tx| assert!(!tx.acquire_lease("identify", OTHER, LONG_TTL).unwrap()));
    });
}

#[test]
fn concurrent_starts_get_different_node_numbers() {
    on_each(|store, _| {
        let nodes = Mutex::new(BTreeSet::new());
        std::thread::scope(|scope| {
            for number in 0..8 {
                let nodes = &nodes;
                scope.spawn(move || {
                    let node = write(store, |tx| tx.add_process(&card(ProcessToken(number)), LONG_TTL))
                        .unwrap()
                        .unwrap();
                    assert!(nodes.lock().unwrap().insert(node), "{node} is given twice");
                });
            }
        });
        assert_eq!(nodes.into_inner().unwrap(), (0..8).collect());
    });
}

#[test]
fn each_message_is_claimed_once_and_in_queue_order() {
    on_each(|store, log| {
        let in_channel = |id, channel| OutboxMessage { channel: ChannelId(channel), ..message(id) };
        write(store, |tx| {
            tx.add_process(&card(ONE), LONG_TTL).unwrap();
            tx.add_process(&card(OTHER), LONG_TTL).unwrap();
            for (id, channel) in [(1, 7), (2, 7), (3, 8), (4, 9), (5, 9), (6, 9)] {
                tx.enqueue(&in_channel(id, channel)).unwrap();
            }
            // Two parked messages: one of them probes the channel.
            tx.park_message(Id(5)).unwrap();
            tx.park_message(Id(6)).unwrap();
        });
        let now = at(100);
        let ids = |store: &dyn Store, process| {
            let claimed = write(store, |tx| tx.claim_messages(process, now, 9).unwrap());
            claimed.iter().map(|message| message.id.0).collect::<Vec<_>>()
        };
        write(store, |tx| {
            ask!(log, tx.claim_messages(ONE, at(-1), 9));
            ask!(log, tx.claim_messages(ONE, now, 1));
        });
        assert_eq!(ids(store, OTHER), [3, 4]);
        assert_eq!(ids(store, ONE), [1, 5], "its claims again, and no other heads");
        write(store, |tx| {
            ask!(log, tx.holds_message(Id(1), ONE));
            ask!(log, tx.holds_message(Id(1), OTHER));
            tx.mark_message_sent(Id(1), MessageId(50), now).unwrap();
            ask!(log, tx.holds_message(Id(1), ONE));
            // A failed attempt releases the claim.
            tx.retry_message_at(Id(3), now).unwrap();
            ask!(log, tx.holds_message(Id(3), OTHER));
            tx.end_process(OTHER).unwrap();
        });
        assert_eq!(ids(store, OTHER), [4], "an expired process gets nothing");
        assert_eq!(ids(store, ONE), [2, 3, 4, 5], "its claims are free");
        write(store, |tx| {
            tx.reroute_message(Id(2), Route::ChannelMention(ALICE), now).unwrap();
            tx.redirect_message(Id(4), ChannelId(10), now).unwrap();
            ask!(log, tx.holds_message(Id(2), ONE));
            ask!(log, tx.holds_message(Id(4), ONE));
            ask!(log, tx.holds_message(Id(5), ONE));
        });
        assert_eq!(ids(store, ONE), [2, 3, 4, 5]);
    });
}

#[test]
fn queue_order_survives_clock_skew() {
    on_each(|store, log| {
        // Minted by nodes 5 and 7, the later one in an earlier millisecond.
        let id = |ms: u64, node: u64, count: u64| ms << 22 | node << 12 | count;
        write(store, |tx| {
            let (first, late) = (message(id(1000, 5, 3)), message(id(990, 7, 1)));
            assert_eq!(tx.enqueue(&first).unwrap(), first.id);
            let behind = ask!(log, tx.enqueue(&late)).unwrap();
            assert_eq!(behind, Id(id(1001, 7, 2048 + 991)));
            let again = tx.enqueue(&message(id(990, 7, 2))).unwrap();
            assert_eq!(again, Id(id(1002, 7, 2048 + 992)), "ids are unique");
            // Other queues and sent messages don't count.
            let elsewhere = OutboxMessage { route: Route::Direct(ALICE), ..message(id(980, 7, 1)) };
            assert_eq!(tx.enqueue(&elsewhere).unwrap(), elsewhere.id);
            for sent in [first.id, behind, again] {
                tx.mark_message_sent(sent, MessageId(1), at(2000)).unwrap();
            }
            let alone = message(id(970, 7, 1));
            assert_eq!(tx.enqueue(&alone).unwrap(), alone.id);
        });
    });
}

/// Several processes send concurrently, and one dies after its first messages. Only its unrecorded
/// messages are sent twice.
#[test]
fn several_processes_send_everything_in_order() {
    const MESSAGES: u64 = 600;
    const CHANNELS: u64 = 40;
    on_each(|store, _| {
        let tokens: Vec<_> = (1..=4).map(ProcessToken).collect();
        write(store, |tx| {
            for token in &tokens {
                tx.add_process(&card(*token), LONG_TTL).unwrap();
            }
            for id in 1..=MESSAGES {
                let channel = ChannelId(1 + id % CHANNELS);
                tx.enqueue(&OutboxMessage { channel, ..message(id) }).unwrap();
            }
        });
        // Sent messages with channel and process.
        let sent = Mutex::new(Vec::new());
        let send = |token: ProcessToken| {
            let mut rounds = 0;
            loop {
                rounds += 1;
                assert!(rounds < 5000, "endless");
                let claimed = write(store, |tx| tx.claim_messages(token, at(1000), 16).unwrap());
                for message in &claimed {
                    sent.lock().unwrap().push((message.id.0, message.channel.0, token.0));
                }
                if token == tokens[0] && rounds == 3 {
                    return write(store, |tx| tx.end_process(token).unwrap());
                }
                for message in &claimed {
                    write(store, |tx| {
                        assert!(tx.holds_message(message.id, token).unwrap());
                        tx.mark_message_sent(message.id, MessageId(1), at(1000)).unwrap();
                    });
                }
                if claimed.is_empty() && store.begin_read().unwrap().outbox_counts().unwrap().unsent == 0 {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            for token in &tokens {
                scope.spawn(|| send(*token));
            }
        });
        let sent = sent.into_inner().unwrap();
        let mut last = BTreeMap::new();
        let mut twice = 0;
        for (id, channel, process) in &sent {
            let before = last.insert(*channel, *id).unwrap_or_default();
            // Only unrecorded messages of the first process are sent again.
            twice += u32::from(before == *id && *process != tokens[0].0);
            assert!(before <= *id, "{before} went out before {id} in {channel}");
        }
        let different: BTreeSet<_> = sent.iter().map(|(id, ..)| *id).collect();
        assert_eq!(different.len() as u64, MESSAGES);
        assert_eq!(sent.len() as u64, MESSAGES + u64::from(twice));
        assert!(twice <= 16, "{twice}");
    });
}

#[test]
fn due_clocks_and_challenges_go_to_one_transaction() {
    on_each(|store, log| {
        begin(store, 1, 2);
        begin(store, 2, 2);
        write(store, |tx| {
            tx.insert_challenge(&challenge(9)).unwrap();
            ask!(log, tx.lock_heartbeats());
            tx.record_heartbeat(GatewayShard::ONLY, at(5)).unwrap();
            ask!(log, tx.lock_heartbeats());
            ask!(log, tx.take_due_clocks(at(0), 9));
            ask!(log, tx.take_due_clocks(at(1_000_000_000), 1));
            ask!(log, tx.take_due_clocks(at(1_000_000_000), 9));
            ask!(log, tx.take_expired_challenges(at(1), 9));
            ask!(log, tx.take_expired_challenges(at(1_000_000_000), 9));
        });
    });
    // A concurrent transaction skips locked rows. SQLite has one writer, so this needs PostgreSQL.
    let Some(database) = TestDatabase::migrated() else { return };
    let store = PostgresStore::open(&database.address.parse().unwrap()).unwrap();
    begin(&store, 1, 2);
    begin(&store, 2, 2);
    write(&store, |tx| tx.insert_challenge(&challenge(9)).unwrap());
    let late = at(1_000_000_000);
    let (one, other) = (store.begin_write().unwrap(), store.begin_write().unwrap());
    let taken = one.take_due_clocks(late, 1).unwrap();
    assert_eq!(one.take_expired_challenges(late, 9).unwrap(), [Id(9)]);
    assert_eq!((taken.len(), other.take_due_clocks(late, 9).unwrap().len()), (1, 1));
    assert_eq!(other.take_expired_challenges(late, 9).unwrap(), []);
    drop(one);
    let third = store.begin_write().unwrap();
    let free = (0..600).any(|_| {
        // The server ends a dropped transaction a moment later.
        std::thread::sleep(Duration::from_millis(100));
        third.take_due_clocks(late, 9).unwrap() == taken
    });
    assert!(free, "the lock was released");
}

#[test]
fn request_reservations_never_overlap() {
    let (step, ahead) = (Duration::from_secs(10), Duration::from_secs(20));
    on_each(|store, _| {
        let book = |count| {
            let wait = write(store, |tx| tx.reserve_requests(count, step, ahead).unwrap());
            wait.as_secs_f64().round() as i64 / 10
        };
        // An idle rate allows a burst of two, and reservations never overlap. The whole test takes
        // less than a step.
        assert_eq!([book(2), book(1), book(3), book(1)], [0, 0, 1, 4]);
        write(store, |tx| tx.block_requests(Duration::from_secs(15)).unwrap());
        assert_eq!(book(1), 5, "a shorter block is a no-op");
        write(store, |tx| tx.block_requests(Duration::from_secs(205)).unwrap());
        assert_eq!([book(1), book(1)], [20, 21]);
    });
}

/// The service of a process in a cluster.
fn process(store: &Arc<dyn Store>, number: u64) -> Service {
    Service::clustered(Arc::clone(store), &card(ProcessToken(number)), crate::person_key()).unwrap()
}

#[test]
fn an_outage_needs_all_processes_down() {
    on_both(|store| {
        let outages = || store.begin_read().unwrap().outages_since(Timestamp(0)).unwrap();
        let tick = |service: &Service, second: i64, patience: u64| {
            service.clocks.tick(at(second), Duration::from_secs(patience)).unwrap().outage
        };
        let first = process(&store, 1);
        assert_eq!(tick(&first, 0, 0), None, "no earlier heartbeat");
        assert_eq!(tick(&first, 60, 300), None);
        // A process that starts beside a live one sees no outage, whatever the last heartbeat.
        let second = process(&store, 2);
        assert_eq!(tick(&second, 110, 0), None);
        assert_eq!(tick(&second, 111, 300), None);
        // The first process ends, and the second one continues.
        write(&*store, |tx| tx.end_process(ProcessToken(1)).unwrap());
        assert_eq!(tick(&second, 171, 300), None);
        assert_eq!(outages(), []);
        // All processes end. Of two that start together, only the first one records the outage.
        write(&*store, |tx| tx.end_process(ProcessToken(2)).unwrap());
        let (third, fourth) = (process(&store, 3), process(&store, 4));
        assert_eq!(tick(&third, 271, 0), Some(Duration::from_secs(100)));
        assert_eq!(tick(&fourth, 272, 0), None);
        let [(shard, outage)] = outages().try_into().unwrap();
        assert_eq!((shard, outage.from, outage.until), (GatewayShard::ONLY, at(171), Some(at(271))));
    });
}

#[test]
fn a_concurrent_outage_is_stored_once() {
    on_both(|store| {
        write(&*store, |tx| {
            tx.insert_challenge(&challenge(9)).unwrap();
            tx.record_heartbeat(GatewayShard::ONLY, at(10)).unwrap();
        });
        let ends = store.begin_read().unwrap().load_challenge(Id(9)).unwrap().unwrap().expires;
        let services: Vec<_> = (1..=4).map(|number| process(&store, number)).collect();
        let told = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for service in &services {
                let told = &told;
                scope.spawn(move || {
                    let ticked = service.clocks.tick(at(7210), Duration::ZERO).unwrap();
                    told.lock().unwrap().extend(ticked.outage);
                });
            }
        });
        assert_eq!(told.into_inner().unwrap(), [Duration::from_secs(7200)]);
        let challenge = store.begin_read().unwrap().load_challenge(Id(9)).unwrap().unwrap();
        assert_eq!(challenge.expires.0 - ends.0, 7_200_000, "the credit counts once");
    });
}

fn shards(numbers: &[u16], total: u16) -> Vec<GatewayShard> {
    numbers.iter().map(|number| GatewayShard { number: *number, total }).collect()
}

#[test]
fn a_process_gets_all_its_shards_or_none() {
    on_both(|store| {
        let services: Vec<_> = (1..=5).map(|number| process(&store, number)).collect();
        let take = |who: usize, numbers: &[u16], total| {
            services[who - 1].processes.take_shards(&shards(numbers, total)).unwrap()
        };
        let held = |number| Some(ShardObstacle::Held(GatewayShard { number, total: 4 }));
        assert_eq!(take(1, &[0, 1], 4), None);
        assert_eq!(take(1, &[0, 1], 4), None, "already held");
        assert_eq!(take(2, &[2, 3], 4), None);
        assert_eq!(take(3, &[1, 2], 4), held(1));
        // Another total would receive every event twice.
        assert_eq!(take(4, &[0], 2), Some(ShardObstacle::Divided { total: 4 }));
        write(&*store, |tx| tx.end_process(ProcessToken(1)).unwrap());
        // A process that can't get all shards leaves the free ones to others.
        assert_eq!(take(3, &[0, 1, 2], 4), held(2));
        assert_eq!(take(5, &[0, 1], 4), None);
        for ended in [2, 5] {
            write(&*store, |tx| tx.end_process(ProcessToken(ended)).unwrap());
        }
        assert_eq!(take(4, &[0], 2), None);
        assert_eq!(take(3, &[0, 1, 2], 4), Some(ShardObstacle::Divided { total: 2 }));
    });
}

#[test]
fn a_shard_outage_affects_only_its_servers() {
    // The server of the samples belongs to the first of two shards.
    assert!(GatewayShard { number: 0, total: 2 }.hears(Some(SERVER)));
    for away in [0, 1] {
        on_both(|store| {
            let game = begin(&*store, 1, 2);
            write(&*store, |tx| tx.insert_challenge(&challenge(9)).unwrap());
            let ends = store.begin_read().unwrap().load_challenge(Id(9)).unwrap().unwrap().expires;
            let (one, other) = (process(&store, 1), process(&store, 2));
            let tick = |service: &Service, number: u16, second: i64, patience: u64| {
                let patience = Duration::from_secs(patience);
                service.clocks.tick_for(&shards(&[number], 2), at(second), patience).unwrap()
            };
            tick(&one, away, 10, 0);
            tick(&other, 1 - away, 10, 0);
            // One shard is down for two hours, and the heartbeats of the other don't hide it.
            for minute in 1..=120 {
                assert_eq!(tick(&other, 1 - away, 10 + minute * 60, 300).outage, None);
            }
            assert_eq!(tick(&one, away, 7210, 0).outage, Some(Duration::from_secs(7200)));
            let outages = store.begin_read().unwrap().outages_since(Timestamp(0)).unwrap();
            let outages: Vec<_> = outages.iter().map(|(shard, pause)| (shard.number, pause.from)).collect();
            assert_eq!(outages, [(away, at(10))]);
            // A challenge that expired meanwhile is closed if its server was served. Otherwise it
            // gets its time back.
            let challenge = store.begin_read().unwrap().load_challenge(Id(9)).unwrap().unwrap();
            let found = (challenge.expires.0 - ends.0, challenge.state);
            let expected =
                if away == 0 { (7_200_000, ChallengeState::Open) } else { (0, ChallengeState::Expired) };
            assert_eq!(found, expected);
            // The server's shard is down until the end of the turn, as the process of the other
            // shard sees it.
            let late = 100_003 + 3600;
            assert_eq!(game.deadline, at(100_003));
            let clock = || store.begin_read().unwrap().clock(Id(1)).unwrap().unwrap();
            let (elsewhere, here) = if away == 0 { (&other, &one) } else { (&one, &other) };
            tick(elsewhere, 1, late, 1_000_000);
            if away == 1 {
                assert_eq!(clock().wake, at(late + 10), "checked again soon");
            }
            // The process of its own shard ends the match on time. The attempt shows in an error,
            // because this match doesn't replay.
            tick(here, 0, late + 10, 1_000_000);
            let (credit_ms, lost) = (clock().told.credit_ms, clock().wake == at(late + 10 + 3600));
            assert_eq!((credit_ms, lost), if away == 0 { (7_200_000, false) } else { (0, true) });
        });
    }
}

/// Runs `work` on SQLite, and on PostgreSQL if there is a server.
fn on_both(work: impl Fn(Arc<dyn Store>)) {
    let folder = tempfile::tempdir().unwrap();
    work(Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap()));
    let Some(database) = TestDatabase::migrated() else { return };
    work(Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap()));
}
