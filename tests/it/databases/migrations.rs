//! Migrations to a made-up next schema, and data of released versions.
//!
//! `tests/data/store-<version>.sql` is a dump of a SQLite file written by that version. It never
//! changes after the release. A release with a new schema adds a dump:
//! `cargo test --test it -- --ignored dump_the_data_of_this_version`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sealed_move::domain::{
    ChannelId, ComputerJob, ComputerTask, DailyGames, DailyOutcome, DailyPuzzle, DailySettings, DailyState,
    Day, Draft, GatewayShard, Id, InteractionId, LessonProgress, Plan, PlayerId, Preferences, PuzzleProgress,
    PuzzleResult, Rating, ReviewProgress, Revision, Score, ServerSettings, Streak, Timestamp, UserTimeZone,
    Vacation,
};
use sealed_move::service::{Caller, ConfirmMode, Service};
use sealed_move::store::{PostgresStore, SqliteStore, Store, StoreError, Thoroughness};
use sealed_move_rules::Side;

use super::samples::{ALICE, BOB, SERVER, aruki, at, begin, rating_row, write};
use super::server::TestDatabase;
use crate::actions::account;

/// What a later version might add.
const NEXT: [&str; 2] = [
    "ALTER TABLE match ADD COLUMN later INTEGER; CREATE TABLE later (one INTEGER PRIMARY KEY)",
    "ALTER TABLE later ADD COLUMN two INTEGER NOT NULL DEFAULT 2; INSERT INTO later (one) VALUES (1)",
];

const DUMPS: [(&str, &str); 1] = [("0.1.0", include_str!("../../data/store-0.1.0.sql"))];

fn newest_schema() -> i64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres");
    std::fs::read_dir(folder).unwrap().count() as i64
}

/// Registers a living process of another version, which knows schemas up to `schema`.
pub(super) fn add_process(database: &TestDatabase, schema: i64) {
    database.run(&format!(
        "DELETE FROM process; INSERT INTO process (token, node, host, version, hears, schema, alive_until, serves)
         VALUES (5, 5, 'one', '0.0.9', 'gateway 0/1', {schema}, 9000000000000, 1)"
    ));
}

#[test]
fn postgres_migrates_while_processes_of_the_last_version_serve() {
    let newest = newest_schema();
    for (known, lives, migrates) in
        [(newest - 1, true, false), (newest, true, true), (newest - 1, false, true)]
    {
        let Some(database) = TestDatabase::migrated() else { return };
        add_process(&database, known);
        if !lives {
            database.run("UPDATE process SET alive_until = 1");
        }
        let opened = PostgresStore::open_with(&database.address.parse().unwrap(), &NEXT[..1]).map(drop);
        assert_eq!(opened.is_ok(), migrates, "{known} {lives} {opened:?}");
        let expected = if migrates { newest + 1 } else { newest };
        assert_eq!(database.rows("SELECT version FROM schema_version"), [[expected.to_string()]]);
        if let Err(error) = opened {
            assert!(
                matches!(&error, StoreError::StillServed { version, .. } if version == "0.0.9"),
                "{error:?}"
            );
        }
    }
}

#[test]
fn postgres_keeps_its_data_through_migrations() {
    let Some(database) = TestDatabase::migrated() else { return };
    let address = database.address.parse().unwrap();
    let begun = begin(&PostgresStore::open(&address).unwrap(), 1, 3);
    let store = PostgresStore::open_with(&address, &NEXT).unwrap();
    let loaded = store.begin_read().unwrap().load_match(begun.id).unwrap().unwrap();
    assert_eq!(loaded.moves, begun.moves);
    assert_eq!(database.rows("SELECT one, two FROM later"), [["1", "2"]]);
    // Two schemas ahead are too many for this version.
    assert!(matches!(PostgresStore::open(&address).map(drop), Err(StoreError::TooNew { .. })));
}

#[test]
fn a_failed_migration_of_postgres_changes_nothing() {
    let Some(database) = TestDatabase::migrated() else { return };
    let address = database.address.parse().unwrap();
    let half = format!("{}; NONSENSE", NEXT[0]);
    PostgresStore::open_with(&address, &[&half]).map(drop).unwrap_err();
    assert_eq!(database.rows("SELECT version FROM schema_version"), [[newest_schema().to_string()]]);
    assert_eq!(database.rows("SELECT to_regclass('later') IS NULL"), [["t"]]);
    PostgresStore::open_with(&address, &NEXT[..1]).unwrap();
}

#[test]
fn data_of_each_release_survives_migrations() {
    for (version, dump) in DUMPS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot.db");
        rusqlite::Connection::open(&path).unwrap().execute_batch(dump).unwrap();
        let store = SqliteStore::open_with(&path, &NEXT).unwrap();
        check_data(&store, 0);
        let bob = store.begin_read().unwrap().rating(BOB, aruki()).unwrap().unwrap();
        assert_eq!(bob.opponents, 1, "counted by the migration");
        store.close().unwrap();
        assert!(matches!(SqliteStore::open(&path), Err(StoreError::TooNew { .. })), "{version}");
        // The copy made before the migration.
        let copy = folder.path().join("bot.db.before-migration-1");
        sealed_move::store::check_restorable(&copy).unwrap();
        check_data(&SqliteStore::open(&copy).unwrap(), 0);
    }
}

#[test]
fn this_version_stores_the_same_data() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).unwrap());
    write_data(&store);
    check_data(&*store, 1);
    sealed_move::store::check(&path, Thoroughness::Full).unwrap();
}

#[test]
#[ignore = "writes tests/data for a release"]
fn dump_the_data_of_this_version() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).unwrap());
    write_data(&store);
    store.close().unwrap();
    let name = format!("tests/data/store-{}.sql", env!("CARGO_PKG_VERSION"));
    std::fs::write(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name), dump(&path)).unwrap();
}

/// Returns SQL that recreates a SQLite file.
fn dump(path: &Path) -> String {
    let database = rusqlite::Connection::open(path).unwrap();
    let texts = |sql: &str| -> Vec<String> {
        let mut statement = database.prepare(sql).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let mut dump = "PRAGMA foreign_keys = OFF;\nBEGIN;\n".to_owned();
    let mut add = |statement: &str| {
        dump.push_str(statement);
        dump.push_str(";\n");
    };
    texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        .iter()
        .for_each(|sql| add(sql));
    for table in texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid") {
        let columns = texts(&format!("SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}')"));
        let values = columns.join(" || ', ' || ");
        for row in texts(&format!("SELECT {values} FROM {table}")) {
            add(&format!("INSERT INTO {table} VALUES ({row})"));
        }
    }
    let version: i64 = database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    add(&format!("PRAGMA user_version = {version}"));
    dump.push_str("COMMIT;\n");
    dump
}

fn draft() -> Draft {
    Draft {
        revision: Revision(1),
        version: 2,
        texts: vec!["a11".to_owned()],
        typed: Some("a11 a1".to_owned()),
    }
}

/// Stores something for every concern: an ongoing match, a finished one with a rematch challenge,
/// and data of players and servers.
fn write_data(store: &Arc<dyn Store>) {
    let service = Service::new(Arc::clone(store), 1, crate::person_key());
    let caller = |player: PlayerId, step: u64| Caller {
        interaction: InteractionId(10 * step + player.0),
        now: at(step as i64),
        ..crate::actions::caller(player)
    };
    let mut games = Vec::new();
    for step in [10, 20] {
        let terms = crate::actions::request(Some(BOB));
        let made = service.challenges.make(&caller(ALICE, step), terms, crate::actions::SEED).unwrap();
        let (_, begun) = service.challenges.accept(&caller(BOB, step + 1), made.id, Side::First).unwrap();
        let white = begun.game.seats[0].person().unwrap();
        let mode = ConfirmMode::Confirmed;
        service.moves.play(&caller(white, step + 2), begun.game.id, None, "d2d3", mode).unwrap();
        games.push(begun.game.id);
    }
    let [ongoing, ended] = games[..] else { panic!("two games") };
    let black = if service.games.summary(ended).unwrap().unwrap().seats[0] == ALICE { BOB } else { ALICE };
    service.moves.play(&caller(black, 23), ended, None, "a11a10", ConfirmMode::Confirmed).unwrap();
    service.moves.resign(&caller(BOB, 30), ended, None).unwrap();
    service.challenges.rematch(&caller(ALICE, 31), ended, crate::actions::SEED, Side::First).unwrap();
    write(&**store, |tx| {
        tx.set_player_name(ALICE, &account("Alice Ω"), at(40)).unwrap();
        let mut preferences = Preferences { locale: Some("fr".to_owned()), ..Preferences::default() };
        preferences.settings.theme = Some("dark".to_owned());
        preferences.settings.language = Some("pt-BR".to_owned());
        tx.set_preferences(ALICE, &preferences).unwrap();
        tx.set_vacations(ALICE, &[Vacation { from: at(100), until: at(200) }]).unwrap();
        tx.set_rating(&rating_row(ALICE, 1600.0, 80.0, 3)).unwrap();
        tx.set_listed(ALICE, true).unwrap();
        tx.set_note(ongoing, BOB, "left side", at(40)).unwrap();
        tx.mark_absent(ongoing, BOB).unwrap();
        let (foreseen, reply) = ("e7e6".to_owned(), "e2e3".to_owned());
        let (game, player, base) = (ongoing, ALICE, Revision(1));
        tx.insert_plan(&Plan {
            id: Id(1),
            game,
            player,
            parent: None,
            base,
            foreseen,
            reply,
            created: at(40),
        })
        .unwrap();
        tx.set_draft(ongoing, BOB, &draft(), at(40)).unwrap();
        let (task, due) = (ComputerTask::Ping, at(50));
        tx.set_computer_job(&ComputerJob { game, revision: base, task, due, attempts: 0 }).unwrap();
        let level = sealed_move::domain::Level::from_number(2).unwrap();
        tx.add_computer_result(ALICE, aruki(), level, Score::Won, at(40)).unwrap();
        let review =
            ReviewProgress { game: ended, records: 1, judges_end: true, made: Vec::new(), attempts: 1 };
        tx.set_review(&review, Some(at(50))).unwrap();
        let lesson =
            LessonProgress { lesson: "third".to_owned(), moves: vec!["one".to_owned()], draft: draft() };
        tx.set_lesson_progress(ALICE, aruki(), &lesson, at(40)).unwrap();
        tx.set_lesson_solved(ALICE, aruki(), "pawn", 1, at(40)).unwrap();
        let (puzzle, rating) = ("abcdef".to_owned(), Rating::UNKNOWN);
        let progress =
            PuzzleProgress { puzzle: puzzle.clone(), made: 1, draft: draft(), rated: true, rating };
        tx.set_puzzle_progress(ALICE, aruki(), &progress, at(40)).unwrap();
        let result = PuzzleResult { puzzle: puzzle.clone(), solved: true, at: at(40) };
        tx.set_puzzle_result(ALICE, aruki(), &result).unwrap();
        let settings = ServerSettings { vacation_days: 14, game_limit: Some(3), ..ServerSettings::default() };
        tx.set_server_settings(SERVER, &settings).unwrap();
        tx.mark_server_left(SERVER, at(40)).unwrap();
        tx.mark_server_back(SERVER, at(41)).unwrap();
        let zone = UserTimeZone::find("Europe/Vienna").unwrap();
        let (channel, games) = (ChannelId(8), DailyGames::Only(aruki()));
        let (state, tried, due) = (DailyState::On, at(40), Some(at(60)));
        tx.set_daily_settings(SERVER, &DailySettings { channel, games, hour: 7, zone, state, tried, due })
            .unwrap();
        tx.insert_daily_puzzle(&DailyPuzzle {
            id: Id(3),
            guild: SERVER,
            day: Day(20_000),
            game: aruki(),
            puzzle,
            channel,
            outbox: Id(4),
            message: None,
            posted: at(40),
        })
        .unwrap();
        tx.set_daily_try(Id(3), ALICE, DailyOutcome::FirstTry, 3, at(41)).unwrap();
        tx.set_streak(ALICE, SERVER, &Streak::begun(Day(20_000))).unwrap();
        tx.record_heartbeat(GatewayShard::ONLY, at(60)).unwrap();
        tx.add_outage(GatewayShard { number: 1, total: 4 }, at(50), at(55)).unwrap();
    });
}

/// Checks that everything of [`write_data`] can be read. `listed` players are on the leaderboard:
/// before 0.2.0, one opponent was enough.
fn check_data(store: &dyn Store, listed: usize) {
    let tx = store.begin_read().unwrap();
    let ids = tx.match_ids(None, 9).unwrap();
    let [ongoing, ended] = ids[..] else { panic!("{ids:?}") };
    for id in [ongoing, ended] {
        let game = tx.load_match(id).unwrap().unwrap();
        assert_eq!((game.moves.is_empty(), game.ending.is_some()), (false, id == ended));
        let state = game.replay().unwrap();
        assert_eq!(tx.cached_position(id).unwrap().unwrap().position, state.position().text());
    }
    assert_eq!(tx.ongoing_matches_of(BOB).unwrap().len(), 1);
    assert_eq!(tx.ended_matches_of(BOB, 9).unwrap().len(), 1);
    assert!(tx.rematch_challenge(ended).unwrap().is_some());
    assert!(tx.clock(ongoing).unwrap().is_some());
    assert!(!tx.due_messages(at(1000), 9).unwrap().is_empty());
    assert_eq!(tx.player_name(ALICE).unwrap().unwrap().stored().0, "Alice Ω");
    let preferences = tx.preferences(ALICE).unwrap();
    assert_eq!(preferences.locale.as_deref(), Some("fr"));
    assert_eq!(preferences.settings.theme.as_deref(), Some("dark"));
    assert_eq!(preferences.settings.language.as_deref(), Some("pt-BR"));
    assert_eq!(tx.vacations_of(ALICE).unwrap().len(), 1);
    assert_eq!(tx.rating(ALICE, aruki()).unwrap().unwrap().rating.shown(), 1600);
    assert_eq!(tx.leaderboard(aruki(), None, at(60), (0, 9)).unwrap().len(), listed);
    assert!(tx.rating_changes(ended).unwrap().is_some());
    assert_eq!(tx.note(ongoing, BOB).unwrap().as_deref(), Some("left side"));
    assert!(tx.is_absent(ongoing, BOB).unwrap());
    assert_eq!(tx.plans_of(ongoing, ALICE).unwrap()[0].reply, "e2e3");
    assert_eq!(tx.draft(ongoing, BOB).unwrap().unwrap().text(), "a11");
    assert_eq!(tx.due_computer_jobs(ComputerTask::Ping, at(50), 9).unwrap().len(), 1);
    assert_eq!(tx.computer_results(ALICE, aruki()).unwrap()[0].1.won, 1);
    assert_eq!(tx.due_reviews(at(50), 9).unwrap(), [ended]);
    assert_eq!(tx.lesson_progress(ALICE, aruki()).unwrap().unwrap().lesson, "third");
    assert_eq!(tx.solved_lessons(ALICE, aruki()).unwrap()[0].lesson, "pawn");
    assert_eq!(tx.puzzle_progress(ALICE, aruki()).unwrap().unwrap().puzzle, "abcdef");
    assert!(tx.puzzle_results(ALICE, aruki()).unwrap()[0].solved);
    let settings = tx.server_settings(SERVER).unwrap();
    assert_eq!((settings.vacation_days, settings.game_limit), (14, Some(3)));
    assert_eq!(tx.shut_out_since(SERVER, at(0)).unwrap().len(), 1);
    assert_eq!(tx.daily_settings(SERVER).unwrap().unwrap().hour, 7);
    assert_eq!(tx.daily_solvers(Id(3)).unwrap()[0].streak, 3);
    assert_eq!(tx.streak(ALICE, SERVER).unwrap().unwrap().days, 1);
    assert_eq!(tx.heartbeats().unwrap(), [(GatewayShard::ONLY, at(60))]);
    assert_eq!(tx.outages_since(Timestamp(0)).unwrap().len(), 1);
}
