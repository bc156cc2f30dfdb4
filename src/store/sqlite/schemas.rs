//! A database of every earlier schema opens, and what was written into it is still there.

use std::path::Path;

use rusqlite::Connection;

use super::{SqliteStore, migrate};
use crate::domain::{
    ChannelId, ComputerTask, Day, GatewayShard, GuildId, Id, InteractionId, Level, MessageEdit, MessageId,
    MessageKind, MessageRef, PlayerId, PuzzleResult, QuestionOutcome, Revision, Route, Streak, Tally,
    Timestamp,
};
use crate::store::{Store, StoreError};

const ALICE: PlayerId = PlayerId(11);
const BOB: PlayerId = PlayerId(12);
const SERVER: GuildId = GuildId(5);
const MATCH: Id = Id(2);

/// The first schema with puzzles.
const PUZZLES: usize = 22;

/// The first schema with reviews.
const REVIEWS: usize = 23;

/// The first schema with daily puzzles.
const DAILIES: usize = 24;

/// What a program with a schema may have written that the schema before had no room for. Each schema has a line.
const WRITTEN: &[&str] = &[
    "INSERT INTO player VALUES (11, 'Alice', 1);
     INSERT INTO challenge (id, revision, game, setup, challenger, opponent, side, pace_days, rated, guild, channel,
                            created_at, expires_at, state)
     VALUES (1, 1, 'aruki', 'standard', 11, 12, 'first', 3, 1, 5, 7, 0, 9, 'accepted');
     INSERT INTO match (id, revision, game, setup, challenge, first, second, guild, channel, pace_days, rated,
                        start, position, turn, turn_number, created_at, deadline)
     VALUES (2, 2, 'aruki', 'standard', 1, 11, 12, 5, 7, 3, 1, 'start', 'now', 'second', 1, 0, 259200000);
     INSERT INTO ply VALUES (2, 0, 1, 'first', 'O(a2)a3', 100, 50);
     INSERT INTO interaction VALUES (100, 50);
     INSERT INTO outbox (id, kind, subject, revision, actor, channel, created_at, due_at)
     VALUES (3, 'turn', 2, 1, 11, 7, 50, 50)",
    "UPDATE match SET seed = zeroblob(32), interaction = 99",
    "INSERT INTO heartbeat VALUES (1, 60);
     INSERT INTO outage VALUES (20, 30);
     INSERT INTO vacation VALUES (11, 40, 80);
     INSERT INTO server (id, vacation_days) VALUES (5, 14);
     INSERT INTO shut_out VALUES (5, 31, 32);
     INSERT INTO absence VALUES (2, 12);
     INSERT INTO setting (player, reminders, theme) VALUES (11, 'late', 'wood'), (12, 'both', 'dark')",
    "INSERT INTO ply_taken_back VALUES (2, 1, 2, 'second', 'O(a11)a10', 101, 60, 3);
     UPDATE match SET revision = 3, taken_back = 3;
     INSERT INTO record VALUES (11, 'aruki', 1600, 90, 0.06, 4, 3, 0, 1, 60, 1);
     INSERT INTO listed VALUES (11);
     INSERT INTO note VALUES (11, 2, 'left side', 60)",
    "INSERT INTO plan VALUES (4, 2, 11, NULL, 1, 'a11a10', 'a3a4', 60)",
    "INSERT INTO draft VALUES (2, 12, 1, 1, 'a11', 60)",
    "UPDATE outbox SET beside = 1",
    "INSERT INTO game_channel VALUES (5, 0, 8);
     UPDATE server SET most_games = 3;
     INSERT INTO proposal VALUES (2, 13, 'draw', 'agreed', 60)",
    "UPDATE setting SET language = 'de', locale = 'fr';
     UPDATE server SET language = 'pt-BR', locale = 'es-ES'",
    // A match of Chakart went on under its former rulings.
    "",
    "UPDATE outbox SET asks = 'draw';
     INSERT INTO outbox (id, kind, subject, revision, channel, created_at, due_at, edits, outcome)
     VALUES (6, 'edited', 2, 1, 7, 60, 60, 3, 'overtaken')",
    "UPDATE draft SET typed = 'a11 a12 and much more'",
    // Only an index changed.
    "",
    // Aruki's moves were counted in rounds.
    "",
    // An index alone.
    "",
    "INSERT INTO direct_notice VALUES (2, 12, 1, 70, 71)",
    // Messages of expired challenges change.
    "",
    "UPDATE setting SET layout = 'tall', symbols = 'on'",
    "INSERT INTO lesson_progress VALUES (11, 'aruki', 'third', 4, 'O(g2)g3', '', 60);
     INSERT INTO lesson_solved VALUES (11, 'aruki', 'pawn', 1, 60)",
    "INSERT INTO computer_result VALUES (11, 'aruki', 2, 3, 0, 1, 'won', 60);
     INSERT INTO computer_job VALUES (2, 2, 'move', 70, 1, NULL)",
    "INSERT INTO computer_rating VALUES (11, 'aruki', 1250, 90, 0.06, 4, 3, 0, 1, 60);
     INSERT INTO computer_rating_change VALUES (2, 1200, 95, 0.06, 1250, 90, 0.06)",
    "INSERT INTO puzzle_progress VALUES (11, 'kyo', 'abcdef', 4, 1, 'A1', 1, 1437.5, 290, 0.06, 60);
     INSERT INTO puzzle_result VALUES (11, 'kyo', 'abcdef', 0, 60)",
    "INSERT INTO review VALUES (2, 3, '1 5000 4000 4000 nothing O(b2)b3', 60, 1, NULL)",
    "INSERT INTO daily_setting VALUES (5, 8, 'each', 7, 'Europe/Vienna', 'untried', 60, NULL);
     INSERT INTO daily_puzzle VALUES (12, 5, 20000, 'kyo', 'abcdef', 8, 13, 14, 60, 70);
     INSERT INTO daily_try VALUES (12, 11, 'later', 3, 61);
     INSERT INTO daily_streak VALUES (11, 5, 3, 20000, 19998)",
    "INSERT INTO process VALUES (77, 5, 'one', '0.1.0', 'gateway 0/1', 25, 60, 1, 0);
     INSERT INTO lease VALUES ('identify', 77, 60);
     INSERT INTO request_rate VALUES (1, 60);
     UPDATE outbox SET claimed_by = 77",
    "INSERT INTO shard_heartbeat VALUES (4, 1, 61);
     INSERT INTO shard_outage VALUES (4, 1, 50, 60)",
    "INSERT INTO moved VALUES (1, 'elsewhere')",
];

/// The first schema with processes.
const PROCESSES: usize = 25;

/// The first schema with the times of shards.
const SHARDS: usize = 26;

/// Makes a database as a program left it that knew `schema` and no later one.
fn write(path: &Path, schema: usize) {
    let aruki = sealed_move_rules::find("aruki").unwrap();
    let start = aruki.start("standard", &mut sealed_move_rules::Rolls::none()).unwrap().text();
    let database = Connection::open(path).unwrap();
    database.pragma_update(None, "synchronous", "OFF").unwrap();
    database.pragma_update(None, "foreign_keys", true).unwrap();
    for (migration, rows) in migrate::migrations().into_iter().zip(WRITTEN).take(schema) {
        database.execute_batch(migration).unwrap();
        // A real game, so that it can be replayed.
        database.execute_batch(&rows.replace("'start'", &format!("'{start}'"))).unwrap();
    }
    database.pragma_update(None, "user_version", schema as i64).unwrap();
}

/// Reads everything that `schema` had room for.
fn read(store: &SqliteStore, schema: usize) -> Result<(), StoreError> {
    let tx = store.begin_read()?;
    assert_eq!(tx.player_name(ALICE)?.as_deref(), Some("Alice"));
    assert_eq!(tx.challenge_ids_of(BOB)?, [Id(1)]);
    assert_eq!(tx.load_challenge(Id(1))?.unwrap().opponent, Some(BOB.into()));
    let game = tx.load_match(MATCH)?.unwrap();
    assert_eq!(game.moves.len(), 1);
    assert_eq!(
        (game.records().next().unwrap().notation, game.moves[0].interaction),
        ("O(a2)a3", InteractionId(100))
    );
    // It replays, and goes on.
    let state = game.replay().unwrap();
    assert_eq!(state.position().move_number(), 2);
    // A clock that ran before clocks could be paused started with the time of the whole turn.
    assert_eq!((game.turn_started_at, game.deadline), (Timestamp(0), Timestamp(259_200_000)));
    // Black was to move in the first round: that is the second move.
    let numbers: Vec<_> = tx.ongoing_matches_of(BOB)?.iter().map(|game| game.move_number).collect();
    assert_eq!(numbers, [2]);
    assert_eq!(tx.match_location(MATCH)?.unwrap().channel, ChannelId(7));
    let message = tx.due_messages(Timestamp(60), 9)?.remove(0);
    assert_eq!(
        (message.kind, message.route, message.actor),
        (MessageKind::Turn, Route::Channel, Some(ALICE.into()))
    );
    assert_eq!(game.seed().is_some(), schema >= 2);
    if schema >= 3 {
        // Shards came later than the whole.
        let shards: usize = if schema >= SHARDS { 2 } else { 1 };
        let beats =
            [(GatewayShard::ONLY, Timestamp(60)), (GatewayShard { number: 1, total: 4 }, Timestamp(61))];
        assert_eq!(tx.heartbeats()?, beats[..shards]);
        assert_eq!(tx.outages_since(Timestamp(0))?.len(), shards);
        assert_eq!(tx.vacations_of(ALICE)?.len(), 1);
        assert_eq!(tx.server_settings(SERVER)?.vacation_days, 14);
        assert_eq!(tx.shut_out_since(SERVER, Timestamp(0))?.len(), 1);
        assert!(tx.is_absent(MATCH, BOB)?);
        let settings = tx.preferences(ALICE)?.settings;
        assert_eq!(settings.reminder_settings.reminders.word(), "late");
        // What was stored as `wood` has the theme's new name; other themes stay.
        assert_eq!(settings.theme.as_deref(), Some("classic"));
        assert_eq!(tx.preferences(BOB)?.settings.theme.as_deref(), Some("dark"));
    }
    if schema >= 4 {
        let before = tx.load_match_at(MATCH, Revision(2))?.unwrap();
        assert_eq!((before.moves.len(), before.replay().unwrap().position().move_number()), (2, 3));
        let aruki = sealed_move_rules::find("aruki").unwrap();
        assert_eq!(tx.rating(ALICE, aruki)?.unwrap().rating.shown(), 1600);
        assert_eq!(tx.leaderboard(aruki, None, Timestamp(0), (0, 9))?.len(), 1);
        assert_eq!(tx.note(MATCH, ALICE)?.as_deref(), Some("left side"));
    }
    if schema >= 5 {
        assert_eq!(tx.plans_of(MATCH, ALICE)?[0].reply, "a3a4");
    }
    if schema >= 6 {
        assert_eq!(tx.draft(MATCH, BOB)?.unwrap().text(), "a11");
    }
    assert_eq!(message.beside, schema >= 7);
    if schema >= 8 {
        let settings = tx.server_settings(SERVER)?;
        assert_eq!((settings.channels, settings.game_limit), (vec![ChannelId(8)], Some(3)));
        assert_eq!(tx.proposal(MATCH, PlayerId(13))?.unwrap().comment.as_deref(), Some("agreed"));
    }
    if schema >= 9 {
        let preferences = tx.preferences(ALICE)?;
        assert_eq!(preferences.settings.language.as_deref(), Some("de"));
        assert_eq!(preferences.locale.as_deref(), Some("fr"));
        assert_eq!(tx.server_settings(SERVER)?.language.as_deref(), Some("pt-BR"));
        assert_eq!(tx.server_locale(SERVER)?.as_deref(), Some("es-ES"));
    }
    if schema >= 3 {
        let settings = tx.preferences(ALICE)?.settings;
        let expected = if schema >= 18 { ("tall", "on") } else { ("wide", "off") };
        assert_eq!((settings.layout.word(), settings.symbols.word()), expected);
    }
    if schema >= 11 {
        assert_eq!(tx.asking_messages(MATCH)?.len(), 1);
        let (edit, _) = tx.outbox_message(Id(6))?.unwrap();
        let outcome = Some(QuestionOutcome::Overtaken);
        assert_eq!(edit.edit, Some(MessageEdit { message: message.id, outcome }));
    }
    if schema >= 16 {
        let tx = store.begin_write()?;
        let notice = MessageRef { channel: ChannelId(70), message: MessageId(71) };
        assert_eq!(tx.take_direct_notices_before(MATCH, Revision(1))?, []);
        assert_eq!(tx.take_direct_notices_before(MATCH, Revision(2))?, [notice]);
    }
    if schema >= 19 {
        let aruki = sealed_move_rules::find("aruki").unwrap();
        let progress = tx.lesson_progress(ALICE, aruki)?.unwrap();
        assert_eq!((progress.lesson.as_str(), progress.moves), ("third", vec!["O(g2)g3".to_owned()]));
        assert_eq!(tx.solved_lessons(ALICE, aruki)?[0].lesson, "pawn");
    }
    if schema >= 20 {
        let aruki = sealed_move_rules::find("aruki").unwrap();
        let tally = Tally { won: 3, drawn: 0, lost: 1 };
        assert_eq!(tx.computer_results(ALICE, aruki)?, [(Level::Beginner, tally)]);
        assert_eq!(tx.due_computer_jobs(ComputerTask::Move, Timestamp(70), 2)?.len(), 1);
    }
    if schema >= 21 {
        let aruki = sealed_move_rules::find("aruki").unwrap();
        let row = tx.computer_rating(ALICE, aruki)?.unwrap();
        assert_eq!((row.rating.shown(), row.rated, row.tally.won), (1250, 4, 3));
        let change = tx.computer_rating_change(MATCH)?.unwrap();
        assert_eq!((change.before.shown(), change.after.shown()), (1200, 1250));
    }
    if schema >= PUZZLES {
        let kyo = sealed_move_rules::find("kyo").unwrap();
        let progress = tx.puzzle_progress(ALICE, kyo)?.unwrap();
        assert_eq!((progress.puzzle.as_str(), progress.made, progress.rated), ("abcdef", 1, true));
        assert_eq!((progress.draft.version, progress.draft.text(), progress.rating.value), (4, "A1", 1437.5));
        let result = PuzzleResult { puzzle: "abcdef".to_owned(), solved: false, at: Timestamp(60) };
        assert_eq!(tx.puzzle_results(ALICE, kyo)?, [result]);
    }
    if schema >= REVIEWS {
        let review = tx.review(MATCH)?.unwrap();
        assert_eq!((review.records, review.made.len(), review.attempts), (3, 1, 1));
        assert_eq!(tx.due_reviews(Timestamp(60), 2)?, [MATCH]);
    }
    if schema >= DAILIES {
        let settings = tx.daily_settings(SERVER)?.unwrap();
        assert_eq!((settings.games.word(), settings.hour, settings.state.word()), ("each", 7, "untried"));
        assert_eq!(tx.due_daily_boards(Timestamp(70), 9)?, [Id(12)]);
        assert_eq!(tx.daily_solvers(Id(12))?[0].streak, 3);
        let streak = Streak { days: 3, last: Day(20_000), free: Some(Day(19_998)) };
        assert_eq!(tx.streak(ALICE, SERVER)?, Some(streak));
    }
    if schema >= PROCESSES {
        let tx = store.begin_write()?;
        assert_eq!(tx.free_claims_of_ended()?, 1);
    }
    if schema >= 12 {
        assert_eq!(tx.draft(MATCH, BOB)?.unwrap().typed.as_deref(), Some("a11 a12 and much more"));
    }
    Ok(())
}

#[test]
fn a_database_of_every_schema_opens_and_keeps_what_was_written() {
    assert_eq!(
        WRITTEN.len(),
        migrate::migrations().len(),
        "say what a program with the new schema may write"
    );
    for schema in 1..=WRITTEN.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot.db");
        write(&path, schema);
        let checked = super::check(&path, super::Thoroughness::Full);
        if schema < WRITTEN.len() {
            assert!(matches!(checked, Err(StoreError::TooOld { .. })), "{schema}: {checked:?}");
        } else {
            checked.unwrap();
        }
        let store = SqliteStore::open(&path).unwrap();
        super::check(&path, super::Thoroughness::Full).unwrap();
        read(&store, schema).unwrap_or_else(|error| panic!("schema {schema}: {error}"));
    }
}

#[test]
fn the_message_of_a_challenge_that_had_expired_by_the_migration_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.db");
    write(&path, 10);
    let open = "INSERT INTO challenge (id, revision, game, setup, challenger, side, pace_days, rated, guild, channel,
                                       created_at, expires_at, state, message)
                VALUES (7, 0, 'kyo', 'middle', 11, 'first', 3, 1, 5, 77, 0, 50, 'open', 700),
                       (8, 0, 'kyo', 'middle', 11, 'first', 3, 1, 5, 77, 0, 99, 'open', 800),
                       (9, 0, 'kyo', 'middle', 11, 'first', 3, 1, 5, 77, 0, 50, 'open', NULL)";
    Connection::open(&path).unwrap().execute_batch(open).unwrap();
    let store = SqliteStore::open(&path).unwrap();
    let tx = store.begin_read().unwrap();
    let due = tx.due_messages(Timestamp(60), 9).unwrap();
    let edits: Vec<_> = due.iter().filter(|message| message.channel == ChannelId(77)).collect();
    let [edit] = edits.as_slice() else { panic!("{edits:?}") };
    assert_eq!((edit.kind, edit.subject), (MessageKind::Edited, Id(7)));
    let changed = edit.edit.unwrap();
    assert_eq!(changed.outcome, Some(QuestionOutcome::Expired));
    let (original, posted) = tx.outbox_message(changed.message).unwrap().unwrap();
    assert_eq!((original.kind, posted), (MessageKind::Challenged, Some(crate::domain::MessageId(700))));
}
