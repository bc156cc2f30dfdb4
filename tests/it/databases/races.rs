//! Concurrent transactions.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Barrier};

use sealed_move::domain::{
    Challenge, ChallengeState, ChallengeTerms, Id, InteractionId, PlayerId, Rating, RatingRow, Revision,
    Score, Tally,
};
use sealed_move::service::{Caller, ConfirmMode, Error, Service};
use sealed_move::store::{LockRoot, PostgresStore, SqliteStore, Store, StoreError};
use sealed_move_rules::Side;

use super::samples::{
    ALICE, BOB, CAROL, SERVER, aruki, at, begin, cached, challenge, message, play_one, write,
};
use super::server::TestDatabase;

/// Concurrent writers, each with its own connection.
const WRITERS: u32 = 4;

/// Runs `race` on SQLite, and on PostgreSQL if there is a server.
fn on_each(race: impl Fn(Arc<dyn Store>)) {
    let folder = tempfile::tempdir().unwrap();
    race(Arc::new(SqliteStore::open(&folder.path().join("bot.db")).unwrap()));
    let Some(database) = TestDatabase::migrated() else { return };
    race(Arc::new(PostgresStore::open(&database.address.parse().unwrap()).unwrap()));
}

/// Runs `work` in several threads and waits for them.
fn at_once(work: impl Fn(u32) + Sync) {
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let work = &work;
            scope.spawn(move || work(writer));
        }
    });
}

#[test]
fn concurrent_wins_add_up() {
    const ROUNDS: u32 = 300;
    on_each(|store| {
        at_once(|_| {
            for _ in 0..ROUNDS {
                write(&*store, |tx| {
                    tx.lock(&[LockRoot::Player(ALICE)]).unwrap();
                    let found = tx.rating(ALICE, aruki()).unwrap();
                    let mut row = found.unwrap_or(RatingRow {
                        game: aruki(),
                        player: ALICE,
                        rating: Rating::UNKNOWN,
                        rated: 0,
                        tally: Tally::default(),
                        opponents: 0,
                        as_of: at(0),
                    });
                    row.tally.add(Score::Won);
                    tx.set_rating(&row).unwrap();
                });
            }
        });
        let row = store.begin_read().unwrap().rating(ALICE, aruki()).unwrap().unwrap();
        assert_eq!(row.tally, Tally { won: WRITERS * ROUNDS, drawn: 0, lost: 0 });
    });
}

#[test]
fn concurrent_messages_after_clock_skew_get_unique_ids() {
    const ROUNDS: u32 = 50;
    on_each(|store| {
        // Minted by node 5, a second ahead of node 7's clock.
        let id = |ms: u64, node: u64, count: u64| ms << 22 | node << 12 | count;
        write(&*store, |tx| tx.enqueue(&message(id(2000, 5, 0))).unwrap());
        let count = AtomicU32::new(0);
        at_once(|_| {
            for _ in 0..ROUNDS {
                let count = u64::from(count.fetch_add(1, Ordering::SeqCst));
                let placed = write(&*store, |tx| tx.enqueue(&message(id(1000, 7, count))).unwrap());
                assert!(placed > Id(id(2000, 5, 0)), "{placed:?}");
            }
        });
        let counts = store.begin_read().unwrap().outbox_counts().unwrap();
        assert_eq!(counts.unsent, u64::from(1 + WRITERS * ROUNDS));
    });
}

#[test]
fn locks_in_any_order_never_deadlock() {
    on_each(|store| {
        begin(&*store, 1, 0);
        begin(&*store, 2, 0);
        at_once(|writer| {
            for round in 0..50 {
                let mut roots = vec![
                    LockRoot::Server(SERVER),
                    LockRoot::Player(BOB),
                    LockRoot::Match(Id(2)),
                    LockRoot::Player(ALICE),
                    LockRoot::Player(CAROL),
                    LockRoot::Match(Id(1)),
                    LockRoot::Challenge(Id(1001)),
                ];
                roots.rotate_left(((writer + round) % 7) as usize);
                write(&*store, |tx| tx.lock(&roots).unwrap());
            }
        });
    });
}

#[test]
fn one_of_several_changes_to_a_revision_is_stored() {
    on_each(|store| {
        let begun = begin(&*store, 1, 0);
        let stored = AtomicU32::new(0);
        at_once(|_| {
            let mut game = begun.clone();
            play_one(&mut game, 5);
            let tx = store.begin_write().unwrap();
            match tx.update_match(&game, Revision(0), &cached(1), at(5)) {
                Ok(()) => {
                    tx.commit().unwrap();
                    stored.fetch_add(1, Ordering::SeqCst);
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        });
        assert_eq!(stored.into_inner(), 1);
        let tx = store.begin_read().unwrap();
        assert_eq!(tx.load_match(Id(1)).unwrap().unwrap().moves.len(), 1);
    });
}

#[test]
fn a_repeated_interaction_counts_once() {
    on_each(|store| {
        let first = AtomicU32::new(0);
        at_once(|_| {
            let is_first = write(&*store, |tx| tx.record_interaction(InteractionId(5), at(1)).unwrap());
            first.fetch_add(is_first.into(), Ordering::SeqCst);
        });
        assert_eq!(first.into_inner(), 1);
    });
}

#[test]
fn concurrent_accepts_make_one_match() {
    on_each(|store| {
        let open = Challenge { opponent: None, ..challenge(1) };
        write(&*store, |tx| tx.insert_challenge(&open).unwrap());
        let service = Service::new(Arc::clone(&store), 1, crate::person_key());
        let begun = AtomicU32::new(0);
        at_once(|writer| {
            let player = sealed_move::domain::PlayerId(100 + u64::from(writer));
            let caller = Caller {
                interaction: InteractionId(200 + u64::from(writer)),
                now: at(5),
                ..crate::actions::caller(player)
            };
            match service.challenges.accept(&caller, Id(1), Side::First) {
                Ok(_) => {
                    begun.fetch_add(1, Ordering::SeqCst);
                }
                Err(Error::User(_)) => {}
                Err(Error::Internal(error)) => panic!("{error}"),
            }
        });
        assert_eq!(begun.into_inner(), 1);
        let stored = store.begin_read().unwrap().load_challenge(Id(1)).unwrap().unwrap();
        assert_eq!(stored.state, ChallengeState::Accepted);
    });
}

#[test]
fn concurrent_endings_of_a_player_all_count() {
    on_each(|store| {
        let service = Service::new(Arc::clone(&store), 1, crate::person_key());
        let mut games = Vec::new();
        for number in 0..u64::from(WRITERS) * 4 {
            let caller = |player, step: u64| Caller {
                interaction: InteractionId(1000 + number * 10 + step),
                now: at(number as i64),
                ..crate::actions::caller(player)
            };
            let opponent = sealed_move::domain::PlayerId(500 + number);
            let terms = crate::actions::request(Some(opponent));
            let made = service.challenges.make(&caller(ALICE, 1), terms, crate::actions::SEED).unwrap();
            let (_, begun) = service.challenges.accept(&caller(opponent, 2), made.id, Side::First).unwrap();
            for (seat, step, turn) in [(0, 4, "d2d3"), (1, 5, "a11a10")] {
                let call = caller(begun.game.seats[seat].person().unwrap(), step);
                let mode = ConfirmMode::Confirmed;
                service.moves.play(&call, begun.game.id, None, turn, mode).unwrap();
            }
            games.push((begun.game.id, opponent, caller(opponent, 3)));
        }
        at_once(|writer| {
            for (id, _, caller) in games.iter().skip(writer as usize).step_by(WRITERS as usize) {
                service.moves.resign(caller, *id, None).unwrap();
            }
        });
        let row = store.begin_read().unwrap().rating(ALICE, aruki()).unwrap().unwrap();
        assert_eq!(row.tally, Tally { won: games.len() as u32, drawn: 0, lost: 0 });
        assert_eq!(row.rated, games.len() as u32);
    });
}

#[test]
fn concurrent_requests_stay_within_the_bounds() {
    const ROUNDS: u64 = 10;
    on_each(|store| {
        let services =
            (0..WRITERS as u16).map(|node| Service::new(Arc::clone(&store), node, crate::person_key()));
        let services: Vec<_> = services.collect();
        for round in 0..ROUNDS {
            let (sender, recipient) = (PlayerId(1000 + round), PlayerId(2000 + round));
            let (pinged, together) = (AtomicU32::new(0), Barrier::new(WRITERS as usize));
            // Four games at once, but one person pings another three times an hour.
            at_once(|writer| {
                let caller = Caller {
                    interaction: InteractionId(1000 * round + u64::from(writer)),
                    now: at(5),
                    ..crate::actions::caller(sender)
                };
                let game = sealed_move_rules::GAMES[writer as usize];
                let terms = ChallengeTerms { game, ..crate::actions::request(Some(recipient)) };
                together.wait();
                let challenges = &services[writer as usize].challenges;
                let (_, unpinged) = challenges.make_in(&caller, terms, None, crate::actions::SEED).unwrap();
                pinged.fetch_add(unpinged.is_none().into(), Ordering::SeqCst);
            });
            assert_eq!(pinged.into_inner(), 3);
        }
    });
}
