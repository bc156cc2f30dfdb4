//! Matches, challenges, clocks, jobs and messages.

use std::sync::Arc;

use sealed_move::dice::Seed;
use sealed_move::domain::{
    Challenge, ChallengeState, ChannelId, ChoiceVersion, ComputerGame, ComputerJob, ComputerTask, Detour,
    Draft, EndReason, Ending, ForkOrigin, GatewayShard, GuildId, HintStep, Id, InteractionId, LastHint,
    Level, Location, MessageEdit, MessageId, MessageKind, MessageQuestion, MessageRef, NotifiedState, Offer,
    OutboxMessage, Plan, PlayerId, QuestionOutcome, Rating, RatingChange, Revision, Route, Score, Seat,
    ThreadState,
};
use sealed_move::service::{EditTarget, Service};
use sealed_move::store::{ProcessToken, SqliteStore, Store, StoreError};
use sealed_move_rules::Side;

use super::samples::{
    ALICE, BOB, CAROL, CHANNEL, SERVER, aruki, at, begin, cached, challenge, game, message, play_one,
    rating_row, write,
};
use super::{ask, on_each};

#[test]
fn matches_are_stored_changed_and_found() {
    on_each(|store, log| {
        let mut first = begin(store, 1, 3);
        let second = begin(store, 2, 0);
        begin(store, 3, 1);
        let seen = |log: &mut super::Transcript| {
            let tx = store.begin_read().unwrap();
            for id in [1, 2, 3, 99].map(Id) {
                ask!(log, tx.load_match(id));
                ask!(log, tx.cached_position(id));
                ask!(log, tx.match_summary(id));
                ask!(log, tx.match_location(id));
                ask!(log, tx.challenge_channel(id));
                ask!(log, tx.ended_at(id));
                ask!(log, tx.load_match_at(id, Revision(2)));
            }
            ask!(log, tx.ongoing_matches_of(ALICE));
            ask!(log, tx.ended_matches_of(BOB, 2));
            ask!(log, tx.ongoing_matches_in(SERVER, 9));
            ask!(log, tx.ongoing_matches_at(CHANNEL, 2));
            ask!(log, tx.ongoing_players_in(SERVER));
            ask!(log, tx.match_ids_in(SERVER, Some(Id(1)), 9));
            ask!(log, tx.match_ids(None, 2));
            ask!(log, tx.ongoing_counts());
            ask!(log, tx.ongoing_count_of(SERVER, BOB));
            ask!(log, tx.have_played(BOB, ALICE));
            ask!(log, tx.have_played(BOB, CAROL));
            ask!(log, tx.last_ended_at(CHANNEL));
            ask!(log, tx.match_in_thread(ChannelId(70)));
        };
        seen(log);
        // Takeback, offers and ending.
        let from = first.revision;
        first.moves.truncate(1);
        first.revision = from.next();
        first.taken_back = Some(first.revision);
        first.draw_offer = Some(Offer::new(Side::Second, first.revision));
        first.takeback_offer = Some(Offer::new(Side::First, first.revision));
        write(store, |tx| {
            ask!(log, tx.update_match(&first, from, &cached(1), at(20)));
            let last = LastHint { position: from, step: HintStep::Move };
            ask!(log, tx.set_last_hint(Id(1), 1, last));
            ask!(log, tx.set_notice(Id(1), MessageRef { channel: CHANNEL, message: MessageId(70) }, at(70)));
            for revision in [2, 1, 3].map(Revision) {
                let notice = MessageRef { channel: CHANNEL, message: MessageId(70 + u64::from(revision.0)) };
                ask!(log, tx.set_direct_notice(Id(1), ALICE, revision, notice));
                ask!(log, tx.set_direct_notice(Id(1), CAROL, revision, notice));
            }
            ask!(log, tx.take_direct_notices_before(Id(1), Revision(3)));
            ask!(log, tx.take_direct_notices_before(Id(1), Revision(4)));
        });
        let thread = ThreadState::Thread { parent: CHANNEL };
        write(store, |tx| {
            tx.enqueue(&message(50)).unwrap();
            ask!(log, tx.relocate(Id(1), CHANNEL, Location { channel: ChannelId(70), thread }));
            ask!(log, tx.relocate(Id(1), CHANNEL, Location { channel: ChannelId(71), thread }));
            ask!(log, tx.outbox_message(Id(50)));
            let wanted = Location { channel: CHANNEL, thread: ThreadState::ThreadWanted };
            ask!(log, tx.relocate(Id(3), CHANNEL, wanted));
        });
        seen(log);
        let mut ended = second;
        play_one(&mut ended, 30);
        let comment = Some("it's \"over\"".to_owned());
        ended.ending =
            Some(Ending { winner: Some(Side::Second), reason: EndReason::Adjudicated { comment } });
        write(store, |tx| {
            ask!(log, tx.update_match(&ended, Revision(0), &cached(1), at(30)));
            ask!(log, tx.end_corrupt_match(Id(3), at(31)));
        });
        seen(log);
        let stale = store.begin_write().unwrap();
        let refused = stale.update_match(&first, from, &cached(1), at(40));
        assert!(matches!(refused, Err(StoreError::Conflict { what: "match", .. })), "{refused:?}");
        ask!(log, refused);
        drop(stale);
        let unknown = store.begin_write().unwrap();
        ask!(log, unknown.insert_match(&game(1), Id(1001), &cached(0)));
        drop(unknown);
        seen(log);
    });
}

#[test]
fn computer_games_and_jobs_are_stored() {
    on_each(|store, log| {
        let level = Level::from_number(3).unwrap();
        let version = ChoiceVersion::LATEST;
        let computer = ComputerGame { strict: true, hints: 0, last_hint: None, version };
        begin(store, 1, 2);
        write(store, |tx| {
            let made = Challenge { state: ChallengeState::Accepted, ..challenge(8) };
            tx.insert_challenge(&made).unwrap();
            let seats = [Seat::Person(CAROL), Seat::Computer(level)];
            let fork = Some(ForkOrigin { game: Some(Id(1)), after: 2 });
            let mut begun = game(8).with_computer_seed(Some(Seed::new([9; 32])));
            (begun.seats, begun.computer, begun.fork) = (seats, Some(computer.clone()), fork);
            ask!(log, tx.insert_match(&begun, made.id, &cached(0)));
            for (id, due) in [(1, 5), (8, 3)] {
                let task = if id == 1 { ComputerTask::Ping } else { ComputerTask::Move };
                let job =
                    ComputerJob { game: Id(id), revision: Revision(2), task, due: at(due), attempts: 0 };
                ask!(log, tx.set_computer_job(&job));
                ask!(log, tx.set_computer_job(&job));
            }
        });
        let seen = |log: &mut super::Transcript| {
            let tx = store.begin_read().unwrap();
            ask!(log, tx.load_match(Id(8)));
            for task in [ComputerTask::Move, ComputerTask::Ping] {
                ask!(log, tx.due_computer_jobs(task, at(5), 9));
            }
            ask!(log, tx.next_computer_job(at(3)));
            ask!(log, tx.computer_job(Id(8)));
            ask!(log, tx.computer_results(CAROL, aruki()));
            ask!(log, tx.latest_computer_results(CAROL, aruki(), 5));
            ask!(log, tx.computer_rating(CAROL, aruki()));
            ask!(log, tx.computer_rating_change(Id(8)));
        };
        seen(log);
        write(store, |tx| {
            let job = tx.computer_job(Id(8)).unwrap().unwrap();
            ask!(log, tx.claim_computer_job(&job, ProcessToken(3), at(4), at(60)));
            ask!(log, tx.claim_computer_job(&job, ProcessToken(4), at(4), at(60)));
            ask!(log, tx.retry_computer_job(Id(1), Revision(2), at(7)));
            for (score, second) in [(Score::Won, 1), (Score::Drawn, 2), (Score::Won, 3), (Score::Lost, 4)] {
                ask!(log, tx.add_computer_result(CAROL, aruki(), level, score, at(second)));
            }
        });
        seen(log);
        write(store, |tx| {
            ask!(log, tx.release_computer_jobs(ProcessToken(3), at(9)));
            let rated = |before: f64| {
                let change = RatingChange {
                    before: Rating { value: before, ..Rating::UNKNOWN },
                    after: Rating { value: before + 1.5, ..Rating::UNKNOWN },
                };
                (rating_row(CAROL, before + 1.5, 90.0, 1), change)
            };
            let ((row, change), (later, again)) = (rated(1500.0), rated(1501.5));
            ask!(log, tx.set_computer_rating(Id(8), &row, change));
            ask!(log, tx.set_computer_rating(Id(1), &later, again));
            ask!(log, tx.delete_computer_job(Id(1)));
        });
        seen(log);
    });
}

#[test]
fn challenges_are_stored_answered_and_found() {
    on_each(|store, log| {
        write(store, |tx| {
            for id in [1, 2, 3] {
                ask!(log, tx.insert_challenge(&challenge(id)));
            }
            let open = Challenge { opponent: None, seed: None, home: Some(ChannelId(9)), ..challenge(4) };
            ask!(log, tx.insert_challenge(&open));
        });
        begin(store, 5, 0);
        write(store, |tx| {
            let rematch = Challenge { rematch_of: Some(Id(5)), ..challenge(6) };
            ask!(log, tx.insert_challenge(&rematch));
            let accepted =
                Challenge { revision: Revision(2), state: ChallengeState::Accepted, ..challenge(2) };
            ask!(log, tx.update_challenge(&accepted, Revision(1)));
            ask!(log, tx.set_challenge_message(Id(3), MessageId(33)));
            let tx = store.begin_read().unwrap();
            // Others don't see uncommitted changes.
            ask!(log, tx.load_challenge(Id(6)));
        });
        let tx = store.begin_read().unwrap();
        for id in [1, 2, 3, 4, 6, 1005].map(Id) {
            ask!(log, tx.load_challenge(id));
            ask!(log, tx.match_of_challenge(id));
            ask!(log, tx.was_pair_limited(id));
        }
        ask!(log, tx.open_challenges_of(BOB, at(500)));
        ask!(log, tx.open_challenges_of(ALICE, at(1001)));
        ask!(log, tx.open_challenges_in(SERVER, at(500)));
        ask!(log, tx.challenge_ids_of(BOB));
        ask!(log, tx.expired_challenges(at(1003), 2));
        ask!(log, tx.challenges_open_at(at(1002)));
        ask!(log, tx.rematch_challenge(Id(5)));
        drop(tx);
        let tx = store.begin_write().unwrap();
        let refused = tx.update_challenge(&challenge(2), Revision(1));
        assert!(matches!(refused, Err(StoreError::Conflict { what: "challenge", .. })), "{refused:?}");
    });
}

#[test]
fn clocks_and_pauses_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 1);
        begin(store, 2, 2);
        let seen = |log: &mut super::Transcript| {
            let tx = store.begin_read().unwrap();
            ask!(log, tx.clock(Id(1)));
            ask!(log, tx.clock(Id(9)));
            ask!(log, tx.clocks(&[Id(2), Id(9)]).map(|clocks| clocks.len()));
            ask!(log, tx.clocks(&[]));
            ask!(log, tx.due_clocks(at(10), 9));
            ask!(log, tx.heartbeats());
            ask!(log, tx.newest_time());
            ask!(log, tx.outages_since(at(5)));
            ask!(log, tx.vacations_of(ALICE));
            ask!(log, tx.vacations_of_each(&[BOB, ALICE, CAROL]));
        };
        seen(log);
        write(store, |tx| {
            for shard in [GatewayShard::ONLY, GatewayShard { number: 3, total: 16 }] {
                ask!(log, tx.record_heartbeat(shard, at(40)));
                ask!(log, tx.record_heartbeat(shard, at(30)));
                ask!(log, tx.add_outage(shard, at(1), at(4)));
                ask!(log, tx.add_outage(shard, at(6), at(7)));
                ask!(log, tx.add_outage(shard, at(6), at(8)));
            }
            let clock = tx.clock(Id(1)).unwrap().unwrap();
            let told = NotifiedState { reminders: 1, credit_ms: 5 };
            ask!(log, tx.set_wake(&clock, told, at(90)));
            ask!(log, tx.set_wake(&clock, told, at(91)));
            let vacation = |from, until| sealed_move::domain::Vacation { from: at(from), until: at(until) };
            ask!(log, tx.set_vacations(ALICE, &[vacation(1, 2), vacation(5, 9)]));
            ask!(log, tx.set_vacations(ALICE, &[vacation(3, 4)]));
            ask!(log, tx.set_vacations(BOB, &[vacation(3, 4), vacation(1, 2)]));
        });
        seen(log);
        write(store, |tx| {
            ask!(log, tx.wake_clocks_of(BOB, at(50)));
            ask!(log, tx.wake_clocks_in(GuildId(6), at(60)));
        });
        seen(log);
        write(store, |tx| ask!(log, tx.wake_clocks_in(SERVER, at(60))));
        seen(log);
    });
}

#[test]
fn plans_and_drafts_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 1);
        let plan = |id: u64, parent: Option<u64>| Plan {
            id: Id(id),
            game: Id(1),
            player: ALICE,
            parent: parent.map(Id),
            base: Revision(1),
            foreseen: format!("foreseen {id}"),
            reply: format!("reply {id}"),
            created: at(id as i64),
        };
        let draft = |version: u32, texts: &[&str]| Draft {
            revision: Revision(1),
            version,
            texts: texts.iter().map(|&text| text.to_owned()).collect(),
            typed: (version > 1).then(|| "typed \u{0} text".to_owned()),
        };
        write(store, |tx| {
            for (id, parent) in [(1, None), (2, Some(1)), (3, None), (4, Some(2)), (5, Some(3))] {
                ask!(log, tx.insert_plan(&plan(id, parent)));
            }
            ask!(log, tx.delete_plan(Id(3)));
            ask!(log, tx.plans_of(Id(1), ALICE));
            ask!(log, tx.advance_plans(&plan(1, None), Revision(3)));
            ask!(log, tx.plans_of(Id(1), ALICE));
            ask!(log, tx.delete_plans(Id(1), ALICE));
            ask!(log, tx.plans_of(Id(1), ALICE));
            ask!(log, tx.draft(Id(1), BOB));
            ask!(log, tx.set_draft(Id(1), BOB, &draft(1, &[]), at(1)));
            ask!(log, tx.draft(Id(1), BOB));
            ask!(log, tx.set_draft(Id(1), BOB, &draft(2, &["a", "a b"]), at(2)));
        });
        let stored = store.begin_read().unwrap().draft(Id(1), BOB).unwrap().unwrap();
        assert_eq!(stored.texts, ["a", "a b"]);
    });
}

#[test]
fn messages_form_queues() {
    on_each(|store, log| {
        let elsewhere = |id: u64| OutboxMessage { channel: ChannelId(8), ..message(id) };
        write(store, |tx| {
            let direct = OutboxMessage { route: Route::Direct(BOB), ..message(12) };
            let asks = Some(MessageQuestion::Draw);
            let question = OutboxMessage { asks, subject: Id(2), beside: true, ..message(16) };
            let edit = Some(MessageEdit { message: Id(16), outcome: Some(QuestionOutcome::Over) });
            let edited = OutboxMessage { edit, kind: MessageKind::Edited, actor: None, ..message(17) };
            for sent in [message(10), message(11), direct, elsewhere(13), elsewhere(15), question, edited] {
                ask!(log, tx.enqueue(&sent));
            }
        });
        let seen = |log: &mut super::Transcript| {
            let tx = store.begin_read().unwrap();
            ask!(log, tx.due_messages(at(100), 9));
            ask!(log, tx.due_messages(at(11), 1));
            for message in tx.due_messages(at(1000), 100).unwrap() {
                ask!(log, tx.is_original_parked(&message));
                ask!(log, tx.is_mentioned_apart(&message, PlayerId(7)));
            }
            ask!(log, tx.next_message_due(at(10)));
            ask!(log, tx.outbox_message(Id(10)));
            ask!(log, tx.outbox_message(Id(16)));
            ask!(log, tx.asking_messages(Id(2)));
            ask!(log, tx.oldest_parked(ChannelId(8)));
            ask!(log, tx.outbox_counts());
        };
        seen(log);
        write(store, |tx| {
            ask!(log, tx.mark_message_sent(Id(10), MessageId(100), at(50)));
            ask!(log, tx.retry_message_at(Id(11), at(70)));
            ask!(log, tx.park_message(Id(13)));
            ask!(log, tx.park_message(Id(15)));
            ask!(log, tx.reroute_message(Id(12), Route::ChannelMention(BOB), at(60)));
        });
        seen(log);
        write(store, |tx| {
            ask!(log, tx.postpone_parked(ChannelId(8), at(90)));
            ask!(log, tx.next_message_due(at(75)));
            ask!(log, tx.release_parked(ChannelId(8), at(80)));
            ask!(log, tx.due_messages(at(80), 9));
            ask!(log, tx.drop_parked(ChannelId(8), at(13), at(81)));
            ask!(log, tx.redirect_message(Id(15), ChannelId(9), at(82)));
            ask!(log, tx.count_redirect(Id(15)));
            ask!(log, tx.count_redirect(Id(15)));
            ask!(log, tx.mark_message_sent(Id(16), MessageId(0), at(83)));
            let detour = Some(Detour::TimedOut(at(99)));
            tx.enqueue(&OutboxMessage { route: Route::Direct(BOB), detour, ..message(18) }).unwrap();
            ask!(log, tx.outbox_message(Id(18)));
            ask!(log, tx.publish_message(Id(18), ChannelId(9), at(84)));
            ask!(log, tx.outbox_message(Id(18)));
            ask!(log, tx.mark_message_sent(Id(18), MessageId(0), at(84)));
        });
        seen(log);
        write(store, |tx| {
            ask!(log, tx.close_question(Id(16)));
            ask!(log, tx.prune(at(83 + 8 * 86_400)));
        });
        seen(log);
        write(store, |tx| {
            ask!(log, tx.record_interaction(InteractionId(1), at(1)));
            ask!(log, tx.record_interaction(InteractionId(1), at(2)));
            ask!(log, tx.lock(&[]));
        });
        write(store, |tx| {
            ask!(log, tx.record_interaction(InteractionId(1), at(2)));
            ask!(log, tx.prune(at(3 * 86_400)));
            ask!(log, tx.record_interaction(InteractionId(1), at(2)));
        });
    });
}

/// A dropped message, or one without buttons, needs no edit when its question is closed.
#[test]
fn only_sent_messages_with_buttons_are_edited() {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap());
    let call = Route::ChannelMention(ALICE);
    let messages = [
        (1, Route::Channel, None),
        (2, Route::Channel, Some(0)),
        (3, Route::Channel, Some(9)),
        (4, call, Some(9)),
        (5, call, None),
    ];
    write(&*store, |tx| {
        for (id, route, posted) in messages {
            tx.enqueue(&OutboxMessage { route, ..message(id) }).unwrap();
            if let Some(posted) = posted {
                tx.mark_message_sent(Id(id), MessageId(posted), at(100)).unwrap();
            }
        }
    });
    let service = Service::new(store, 0, crate::person_key());
    let target = |id| {
        let edit = MessageEdit { message: Id(id), outcome: None };
        match service.outbox.edit_target(edit).unwrap() {
            EditTarget::Unsent => "unsent".to_owned(),
            EditTarget::Gone => "gone".to_owned(),
            EditTarget::Posted(original, posted) => format!("{} at {}", original.id.0, posted.0),
        }
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(target), ["unsent", "gone", "3 at 9", "gone", "gone", "gone"]);
}
