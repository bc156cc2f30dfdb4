//! Reviews of finished games, and puzzles made of them.

use sealed_move::domain::{Effort, Id, LuckKind, OwnPuzzle, OwnPuzzleKey, PositionJudgement, ReviewProgress};
use sealed_move::store::{ProcessToken, StoreError};
use sealed_move_rules::Side;

use super::samples::{ALICE, BOB, at, begin, write};
use super::{ask, on_each};

fn made(expected: i32) -> PositionJudgement {
    let (best_chance, after, luck_by) = (5000, expected, LuckKind::Nothing);
    let (best, effort) = ("O(b2)b3".to_owned(), Effort::Base);
    PositionJudgement {
        side: Side::Second,
        value: best_chance,
        best_chance,
        expected,
        after,
        luck_by,
        best,
        effort,
    }
}

#[test]
fn reviews_are_stored_claimed_and_continued() {
    on_each(|store, log| {
        for id in 1..=3 {
            begin(store, id, 3);
        }
        let progress = |id: u64, count: i32| ReviewProgress {
            game: Id(id),
            records: 3,
            judges_end: id == 2,
            made: (0..count).map(made).collect(),
            attempts: count as u32 % 2,
        };
        write(store, |tx| {
            ask!(log, tx.review(Id(1)));
            ask!(log, tx.set_review(&progress(1, 0), Some(at(4))));
            ask!(log, tx.set_review(&progress(2, 1), Some(at(2))));
            ask!(log, tx.set_review(&progress(3, 3), None));
            for id in 1..=3 {
                ask!(log, tx.review(Id(id)));
            }
        });
        let due = |log: &mut super::Transcript, second: i64| {
            let tx = store.begin_read().unwrap();
            ask!(log, tx.due_reviews(at(second), 9));
            ask!(log, tx.due_reviews(at(second), 1));
            ask!(log, tx.next_review(at(second)));
        };
        (1..5).for_each(|second| due(log, second));
        write(store, |tx| {
            ask!(log, tx.claim_review(Id(2), ProcessToken(7), at(1), at(60)));
            ask!(log, tx.claim_review(Id(2), ProcessToken(7), at(3), at(60)));
            ask!(log, tx.claim_review(Id(2), ProcessToken(8), at(4), at(70)));
            ask!(log, tx.claim_review(Id(3), ProcessToken(7), at(4), at(70)));
        });
        due(log, 5);
        write(store, |tx| {
            ask!(log, tx.release_reviews(ProcessToken(8), at(5)));
            ask!(log, tx.release_reviews(ProcessToken(7), at(5)));
        });
        due(log, 5);
        write(store, |tx| {
            ask!(log, tx.claim_review(Id(2), ProcessToken(8), at(5), at(70)));
            // A late process with a lost claim changes and releases nothing.
            ask!(log, tx.store_review(&progress(2, 2), Some(at(5)), ProcessToken(7)));
            ask!(log, tx.review(Id(2)));
            ask!(log, tx.store_review(&progress(2, 2), Some(at(5)), ProcessToken(8)));
            ask!(log, tx.store_review(&progress(2, 0), Some(at(5)), ProcessToken(8)));
            ask!(log, tx.claim_review(Id(2), ProcessToken(7), at(5), at(70)));
        });
        assert_eq!(store.begin_read().unwrap().review(Id(2)).unwrap().unwrap().made, [made(0), made(1)]);
        due(log, 6);
        write(store, |tx| ask!(log, tx.store_review(&progress(2, 3), None, ProcessToken(7))));
        due(log, 6);
        let tx = store.begin_read().unwrap();
        assert_eq!(tx.review(Id(2)).unwrap().unwrap().made, [made(0), made(1), made(2)]);
        assert_eq!(tx.due_reviews(at(6), 9).unwrap(), [Id(1)], "complete reviews are not due");
    });
}

#[test]
fn own_puzzles_are_stored() {
    on_each(|store, log| {
        begin(store, 1, 0);
        begin(store, 2, 0);
        let key = |game, record| OwnPuzzleKey { game: Id(game), record };
        write(store, |tx| {
            let puzzle = OwnPuzzle::new(key(1, 2), "O(a2)a3".to_owned(), at(1));
            ask!(log, tx.set_own_puzzle(ALICE, &puzzle));
            ask!(log, tx.set_own_puzzle(ALICE, &puzzle.answered(true, at(200_000))));
            ask!(log, tx.set_own_puzzle(ALICE, &OwnPuzzle::new(key(2, 0), "O(b2)b3".to_owned(), at(2))));
            ask!(log, tx.set_own_puzzle(BOB, &OwnPuzzle::new(key(1, 3), "O(c2)c3".to_owned(), at(3))));
            ask!(log, tx.own_puzzle(ALICE, key(1, 2)));
            ask!(log, tx.own_puzzle(BOB, key(1, 2)));
            ask!(log, tx.own_puzzle_records(ALICE, Id(1)));
            for now in [at(0), at(100_000), at(900_000)] {
                let due = tx.due_own_puzzles(ALICE, now).unwrap();
                ask!(log, Ok::<_, StoreError>(due.into_iter().map(|(_, puzzle)| puzzle).collect::<Vec<_>>()));
            }
            ask!(log, tx.own_puzzles_of(ALICE));
        });
        let reading = store.begin_read().unwrap();
        let due = |now| reading.due_own_puzzles(ALICE, now).unwrap().len();
        assert_eq!((due(at(0)), due(at(100_000)), due(at(900_000))), (0, 1, 2));
        assert_eq!(reading.own_puzzle(ALICE, key(1, 2)).unwrap().unwrap().step, 1);
    });
}
