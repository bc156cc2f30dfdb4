//! Copies of whole databases in both directions.

use std::path::Path;
use std::sync::Arc;

use sealed_move::domain::{Id, InteractionId, OwnPuzzle, OwnPuzzleKey, PlayerId};
use sealed_move::service::{Caller, ConfirmMode, Service};
use sealed_move::store::{PostgresStore, SqliteStore, Store, StoreError, copy_to_file, copy_to_postgres};
use sealed_move_rules::Side;

use super::samples::{ALICE, BOB, at, write};
use super::server::TestDatabase;
use crate::actions::account;

/// Matches to copy, more than fit in one statement. One is finished, with a rematch.
const GAMES: u64 = 60;

fn furnish(store: &Arc<dyn Store>) {
    let service = Service::new(Arc::clone(store), 1, crate::person_key());
    let caller = |player: PlayerId, step: u64| Caller {
        interaction: InteractionId(10 * step + player.0),
        now: at(step as i64),
        ..crate::actions::caller(player)
    };
    let mut games = Vec::new();
    for number in 0..GAMES {
        let terms = crate::actions::request(Some(BOB));
        let made = service.challenges.make(&caller(ALICE, 10 * number), terms, crate::actions::SEED).unwrap();
        let (_, begun) =
            service.challenges.accept(&caller(BOB, 10 * number + 1), made.id, Side::First).unwrap();
        let white = begun.game.seats[0].person().unwrap();
        let mode = ConfirmMode::Confirmed;
        service.moves.play(&caller(white, 10 * number + 2), begun.game.id, None, "d2d3", mode).unwrap();
        games.push(begun.game.id);
    }
    service.moves.resign(&caller(BOB, 10_000), games[3], None).unwrap();
    service.challenges.rematch(&caller(ALICE, 10_001), games[3], crate::actions::SEED, Side::First).unwrap();
    service.players.record_name(ALICE, &account("Alice \u{0} Ω"), at(1)).unwrap();
    service.notes.write(&caller(BOB, 10_002), games[5], "left side").unwrap();
    let puzzle = OwnPuzzle::new(OwnPuzzleKey { game: games[3], record: 0 }, "O(a2)a3".to_owned(), at(4));
    write(&**store, |tx| tx.set_own_puzzle(BOB, &puzzle.answered(true, at(200_000))).unwrap());
}

/// Everything readable of [`furnish`].
fn contents(store: &dyn Store) -> Vec<String> {
    let tx = store.begin_read().unwrap();
    let ids = tx.match_ids(None, 1000).unwrap();
    let mut contents = vec![format!("{ids:?}")];
    for id in ids {
        contents.push(format!("{:?}", tx.load_match(id).unwrap()));
        contents.push(format!("{:?}", tx.rematch_challenge(id).unwrap()));
        contents.push(format!("{:?}", tx.note(id, BOB).unwrap()));
        contents.push(format!("{:?}", tx.clock(id).unwrap()));
    }
    let puzzles = tx.own_puzzles_of(BOB).unwrap();
    assert_eq!(puzzles.len(), 1);
    contents.push(format!("{puzzles:?}"));
    contents.push(format!("{:?}", tx.due_messages(at(1_000_000), 1000).unwrap()));
    contents.push(format!("{:?}", tx.rating(ALICE, super::samples::aruki()).unwrap()));
    contents
}

fn file(path: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(path).unwrap())
}

#[test]
fn a_copy_there_and_back_keeps_everything() {
    let Some(database) = TestDatabase::migrated() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("old.db"), folder.path().join("new.db"));
    furnish(&file(&old));
    let expected = contents(&*file(&old));
    let postgres = PostgresStore::open(&database.address.parse().unwrap()).unwrap();
    let mut jobs = Vec::new();
    let mut progress = |job: &str, done: u64, total: u64| {
        assert!(done <= total, "{job}: {done} of {total}");
        if jobs.last().is_none_or(|last| last != job) {
            jobs.push(job.to_owned());
        }
    };
    let moved = copy_to_postgres(&SqliteStore::open(&old).unwrap(), &postgres, &mut progress).unwrap();
    assert_eq!(moved, GAMES);
    assert_eq!(jobs, ["Copying rows", "Comparing rows", "Replaying games"]);
    assert_eq!(contents(&postgres), expected);
    // A second copy is rejected.
    let again = copy_to_postgres(&SqliteStore::open(&old).unwrap(), &postgres, &mut |_, _, _| {});
    assert!(matches!(again, Err(StoreError::NotEmpty { .. })), "{again:?}");
    let back = copy_to_file(&postgres, &SqliteStore::open(&new).unwrap(), &mut |_, _, _| {}).unwrap();
    assert_eq!(back, GAMES);
    assert_eq!(contents(&*file(&new)), expected);
}

#[test]
fn a_wrong_cached_position_aborts_the_copy() {
    let Some(database) = TestDatabase::migrated() else { return };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    furnish(&file(&path));
    let id: Id = file(&path).begin_read().unwrap().match_ids(None, 9).unwrap()[8];
    let changed = "UPDATE ply SET record = replace(record, 'd3', 'd4') WHERE match = ?1";
    rusqlite::Connection::open(&path).unwrap().execute(changed, [id.0 as i64]).unwrap();
    let postgres = PostgresStore::open(&database.address.parse().unwrap()).unwrap();
    let failed = copy_to_postgres(&SqliteStore::open(&path).unwrap(), &postgres, &mut |_, _, _| {});
    assert!(
        matches!(&failed, Err(StoreError::Differs { what }) if what.contains(&id.to_string())),
        "{failed:?}"
    );
    assert_eq!(database.rows("SELECT count(*) FROM match"), [["0"]]);
    assert_eq!(database.rows("SELECT count(*) FROM player"), [["0"]]);
}
