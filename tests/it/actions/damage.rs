//! Damaged, locked, full, copied and pruned databases.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use sealed_move::bot::{BotContext, RngSource};
use sealed_move::clock::Clock;
use sealed_move::discord::buttons::Input;
use sealed_move::discord::context::InteractionContext;
use sealed_move::discord::handling;
use sealed_move::discord::reply::{Placement, Reply, Response};
use sealed_move::domain::{OfferAnswer, PlayerId, Revision, Timestamp, Verdict};
use sealed_move::jobs::clock::ClockJob;
use sealed_move::service::{ConfirmMode, Error, PlayOutcome, Service};
use sealed_move::store::{SqliteStore, Thoroughness};
use sealed_move_board::Studio;
use sealed_move_rules::Side;

use super::{ALICE, BOB, CAROL, TestWorld, account};

/// The moves of a long game from the vectors.
fn long_game() -> Vec<String> {
    let games = include_str!("../../../crates/rules/tests/vectors/aruki/games.jsonl");
    let game: serde_json::Value = games
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|game: &serde_json::Value| game["id"] == "g-rand-02")
        .unwrap();
    serde_json::from_value(game["moves"].clone()).unwrap()
}

#[test]
fn moves_override_a_wrong_cached_position() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let wrong = "UPDATE match SET position = 'nonsense', turn = 'first'";
    assert_eq!(world.database().execute(wrong, []).unwrap(), 1);
    world.restart();
    let match_view = world.play(BOB, game, "a11a10").unwrap();
    let kept: String =
        world.database().query_row("SELECT position FROM match", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, match_view.board_view.view.text(), "the next move repairs it");
}

#[test]
fn a_damaged_move_record_stops_its_game_and_no_other() {
    let mut world = TestWorld::new();
    let (corrupt, sound) = (world.game(), world.game());
    world.play(ALICE, corrupt, "a2a3").unwrap();
    assert_eq!(world.database().execute("UPDATE ply SET record = 'O(a2)a9'", []).unwrap(), 1);
    world.restart();
    let call = world.call(BOB);
    let done = world.service.moves.play(&call, corrupt, None, "a11a10", ConfirmMode::Typed);
    assert!(matches!(done, Err(Error::Internal(_))), "{done:?}");
    assert!(world.play(ALICE, sound, "a2a3").is_ok());
}

#[test]
fn a_corrupt_game_breaks_neither_export_nor_deletion() {
    for damage in ["UPDATE ply SET record = 'O(a2)a9'", "UPDATE match SET start = 'nonsense' WHERE id = ?1"] {
        let mut world = TestWorld::new();
        let (corrupt, sound) = (world.game(), world.game());
        world.play(ALICE, corrupt, "a2a3").unwrap();
        let id = corrupt.0 as i64;
        let bound = damage.contains("?1");
        let database = world.database();
        let changed = if bound {
            database.execute(damage, [id]).unwrap()
        } else {
            database.execute(damage, []).unwrap()
        };
        assert_eq!(changed, 1);
        world.restart();
        assert!(world.play(ALICE, sound, "a2a3").is_ok());
        for player in [ALICE, BOB] {
            assert_eq!(world.service.games.ongoing(player).unwrap().len(), 2, "the list names both");
        }
        let export: serde_json::Value =
            serde_json::from_str(&world.service.player_data.export(ALICE).unwrap()).unwrap();
        let matches = export["matches"].as_array().unwrap();
        let of =
            |id: sealed_move::domain::Id| matches.iter().find(|found| found["id"] == id.to_string()).unwrap();
        assert_eq!(of(corrupt)["damaged"], true);
        assert_eq!(of(sound)["turns"], serde_json::json!(["O(a2)a3"]), "{}", of(sound));
        let call = world.call(ALICE);
        world.service.player_data.forget(&call).unwrap();
        let open = "SELECT count(*) FROM match WHERE ended_at IS NULL";
        let open: i64 = world.database().query_row(open, [], |row| row.get(0)).unwrap();
        assert_eq!(open, 0, "no game waits for a deleted player");
        let named = format!("SELECT count(*) FROM match WHERE first = {0} OR second = {0}", ALICE.0);
        assert_eq!(world.database().query_row(&named, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
        assert_eq!(world.service.games.ongoing(BOB).unwrap().len(), 0);
    }
}

#[test]
fn a_locked_database_is_a_fault_and_loses_nothing() {
    let mut world = TestWorld::new();
    let game = world.game();
    let other = world.database();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let call = world.call(ALICE);
    let done = world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed);
    assert!(matches!(done, Err(Error::Internal(_))), "{done:?}");
    other.execute_batch("ROLLBACK").unwrap();
    // The same interaction may be retried, because it was rolled back.
    assert!(matches!(
        world.service.moves.play(&call, game, None, "a2a3", ConfirmMode::Typed),
        Ok(PlayOutcome::Played(_))
    ));
}

#[test]
fn a_full_disk_is_a_fault_and_loses_nothing() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, &long_game()[0]).unwrap();
    let path = world.folder.path().join("bot.db");
    // A page limit makes writes fail exactly as a full disk does.
    let full = Service::new(Arc::new(SqliteStore::open_bounded(&path, 1).unwrap()), 4, crate::person_key());
    let call = world.call(BOB);
    let name = "x".repeat(100_000);
    assert!(
        full.players.record_name(BOB, &account(&name), call.now).is_err(),
        "the page bound does not bind"
    );
    let mut played = 1;
    let records = long_game();
    for typed in &records[1..] {
        let call = world.call(if played % 2 == 1 { BOB } else { ALICE });
        match full.moves.play(&call, game, None, typed, ConfirmMode::Confirmed) {
            Ok(PlayOutcome::Played(_)) => played += 1,
            Err(Error::Internal(_)) => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(played < records.len(), "the disk never filled");
    world.restart();
    let match_view = world.service.views.view(game, ALICE, None, None).unwrap();
    assert_eq!(match_view.game.moves.len(), played, "exactly the answered moves are stored");
}

/// Captures log lines.
#[derive(Clone, Default)]
struct LogLines(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for LogLines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_logs_one_line_and_every_player_is_told() {
    let mut world = TestWorld::new();
    let challenges = (0..40).map(|number| {
        let call = world.call(PlayerId(100 + number));
        world.service.challenges.make(&call, super::request(Some(BOB)), super::SEED).unwrap().id
    });
    let challenges: Vec<_> = challenges.collect();
    let path = world.folder.path().join("bot.db");
    let service = Arc::new(Service::new(
        Arc::new(SqliteStore::open_bounded(&path, 0).unwrap()),
        4,
        crate::person_key(),
    ));
    let rng = RngSource { coin: || Side::First, seed: || Some(super::SEED) };
    let bot = BotContext::new(Arc::clone(&service), Arc::new(Studio::new().unwrap()), rng);
    let now = Arc::new(AtomicI64::new(world.now.0));
    let bot = bot.with_clock(Clock::Held(Arc::clone(&now)));
    let lines = LogLines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
    let subscriber = subscriber.with_max_level(tracing::Level::WARN).finish();
    tracing::subscriber::with_default(subscriber, || {
        let mut clocks = ClockJob::new(bot.clone());
        let name = "a name that fits on no page any more ".repeat(400);
        let mut refused = 0;
        for (minutes, challenge) in challenges.iter().enumerate() {
            let caller = world.call(BOB);
            now.store(caller.now.0 + minutes as i64 * 60_000, Ordering::SeqCst);
            service.players.record_name(BOB, &account(&name), caller.now).unwrap_err();
            clocks.tick(true);
            let mut ctx = InteractionContext::new(&bot, caller, account(&name));
            let id = format!("v1.accept.{challenge}.0");
            let answer = handling::component(&mut ctx, id.parse().ok(), &Input::Press, Placement::InPlace);
            // The first writes still fit into existing pages.
            if let Response::Private(reply) = answer {
                assert!(reply.content.contains("disk is full"), "{}", reply.content);
                refused += 1;
            }
        }
        assert!(refused > 10, "{refused}");
    });
    let logged = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    let logged: Vec<_> = logged.lines().collect();
    assert_eq!(logged.len(), 1, "{logged:#?}");
    assert!(logged[0].contains("ERROR") && logged[0].contains("disk full"), "{logged:#?}");
}

#[test]
fn log_lines_of_the_store_have_the_ids_of_the_request() {
    let mut world = TestWorld::new();
    let games: Vec<_> = (0..60).map(|_| world.game()).collect();
    let path = world.folder.path().join("bot.db");
    let service = Arc::new(Service::new(
        Arc::new(SqliteStore::open_bounded(&path, 0).unwrap()),
        4,
        crate::person_key(),
    ));
    let rng = RngSource { coin: || Side::First, seed: || Some(super::SEED) };
    let bot = BotContext::new(Arc::clone(&service), Arc::new(Studio::new().unwrap()), rng);
    let lines = LogLines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
    let subscriber = subscriber.with_max_level(tracing::Level::ERROR).finish();
    let met = tracing::subscriber::with_default(subscriber, || {
        games.into_iter().find_map(|game| {
            let caller = world.call(BOB);
            let interaction = caller.interaction;
            let mut ctx = InteractionContext::new(&bot, caller, account("Bob"));
            let revision = world.service.views.view(game, BOB, None, None).unwrap().game.revision;
            let id = format!("v1.resign!.{game}.{}", revision.0);
            let answer = handling::component(&mut ctx, id.parse().ok(), &Input::Press, Placement::InPlace);
            let refused = |reply: &Reply| reply.content.contains("disk is full");
            matches!(answer, Response::Private(reply) if refused(&reply)).then_some((game, interaction))
        })
    });
    let (game, interaction) = met.expect("no room for so many resignations");
    let logged = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    let [line] = logged.lines().collect::<Vec<_>>().try_into().unwrap();
    assert!(line.contains("sealed_move::store::"), "{line}");
    for part in [format!("interaction={interaction}"), format!("game={game}")] {
        assert!(line.contains(&part), "{part}: {line}");
    }
}

#[test]
fn pruning_deletes_old_rows() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.send_all();
    let count = |world: &TestWorld, table: &str| -> i64 {
        world.database().query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    let admin = world.call(CAROL);
    world.service.adjudications.propose(&admin, super::GUILD, game, Verdict::Drawn, None).unwrap();
    let counts = |world: &TestWorld| ["interaction", "proposal", "outbox"].map(|table| count(world, table));
    let prune_after = |hours: i64| {
        world.service.prune(Timestamp(world.now.0 + hours * 3_600_000)).unwrap();
        counts(&world)
    };
    assert_eq!(prune_after(0), [3, 1, 3]);
    assert_eq!(prune_after(23), [3, 1, 3]);
    assert_eq!(prune_after(25), [0, 0, 3], "after a day");
    assert_eq!(prune_after(7 * 24 - 1), [0, 0, 3]);
    assert_eq!(prune_after(7 * 24 + 1), [0, 0, 0], "after a week");
}

#[test]
fn pruning_keeps_messages_with_open_questions_or_edits() {
    let mut world = TestWorld::new();
    let game = world.game();
    let call = world.call(ALICE);
    world.service.offers.offer_draw(&call, game).unwrap();
    world.send_all();
    let count = |world: &TestWorld| -> i64 {
        let sql = "SELECT count(*) FROM outbox";
        world.database().query_row(sql, [], |row| row.get(0)).unwrap()
    };
    world.service.prune(world.now.plus_days(13)).unwrap();
    assert_eq!(count(&world), 1, "the open offer, though it is old");
    let call = world.call(BOB);
    world.service.offers.answer_draw(&call, game, OfferAnswer::Decline, Revision(1)).unwrap();
    world.service.prune(world.now.plus_days(13)).unwrap();
    assert_eq!(count(&world), 3, "the edited message, the edit, and the answer");
    world.send_all();
    world.service.prune(world.now.plus_days(13)).unwrap();
    assert_eq!(count(&world), 0);
}

#[test]
fn a_copy_made_while_playing_holds_the_game() {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let (from, to) = (world.folder.path().join("bot.db"), world.folder.path().join("copy.db"));
    sealed_move::store::backup(&from, &to).unwrap();
    world.play(BOB, game, "a11a10").unwrap();
    sealed_move::store::check(&to, Thoroughness::Full).unwrap();
    let copy = Service::new(Arc::new(SqliteStore::open(&to).unwrap()), 5, crate::person_key());
    assert_eq!(copy.views.view(game, ALICE, None, None).unwrap().game.moves.len(), 1);
    assert!(sealed_move::store::backup(&from, &to).is_err(), "an older copy is never overwritten");
    assert!(sealed_move::store::check(&world.folder.path().join("none.db"), Thoroughness::Full).is_err());
    std::fs::write(&to, "no database at all, whatever its name says; ".repeat(100)).unwrap();
    assert!(sealed_move::store::check(&to, Thoroughness::Full).is_err());
}
