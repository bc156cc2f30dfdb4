//! Games that were stored when the rulings were others: they replay as they were played, and one that
//! goes on after the rules ended it is settled.

use rusqlite::{Connection, params};

use sealed_move::domain::{ChallengeTerms, EndReason, Id, MessageKind, Timestamp, UserError};
use sealed_move::gamefile::GameFile;
use sealed_move::service::ConfirmMode;
use sealed_move::text::{self, Language};
use sealed_move_rules::{GameState, MoveText, Observer, Outcome, Rolls, Side, chance, find};

use crate::actions::{ALICE, BOB, SEED, TestWorld, refused, request};

/// White takes the last piece, and the kings went on.
const LAST_PIECE: &str = r#"4k3/8/8/8/8/8/5p2/4K3 w 20 {"flags":"0000"}"#;
const AFTER_LAST_PIECE: [&str; 3] = ["e1f2", "e8d8", "f2f3"];

const PAWNS: &str = r#"4k3/7p/8/8/8/8/7P/4K3 w 20 {"flags":"0000"}"#;

/// Quiet moves, back and forth.
fn dance(moves: usize) -> Vec<&'static str> {
    ["e1d1", "e8d8", "d1e1", "d8e8"].into_iter().cycle().take(moves).collect()
}

const THIEF: &str = "L1 4k3/8/8/8/n(hr)7/8/8/R(TH)3K3 w - - P0 -/KIBIROPASW/- -/kibiropasw/- 51 *";
const STOLEN: &str = "a1a4^1>b4 | dr=KIBIRO";

fn stored(game: &str, start: &str, records: &[&str]) -> GameState {
    let mut state = GameState::of_stored(find(game).unwrap().parse(start).unwrap());
    state.replay_rest(records.iter().copied()).unwrap_or_else(|(index, error)| panic!("{index}: {error}"));
    state
}

#[test]
fn a_stored_game_went_on_after_bare_kings_and_quiet_play() {
    let state = stored("chakart", LAST_PIECE, &AFTER_LAST_PIECE);
    assert_eq!(state.position().text(), r#"3k4/8/8/8/8/5K2/8/8 b 23 {"flags":"0000"}"#);
    assert!(state.is_over_by_later_ruling());
    let state = stored("chakart", PAWNS, &dance(130));
    assert_eq!((state.outcome(), state.is_over_by_later_ruling()), (Some(Outcome::QUIET), true));
    // Something happened since: it goes on.
    let mut records = dance(130);
    records.push("h2h3");
    let state = stored("chakart", PAWNS, &records);
    assert_eq!((state.outcome(), state.is_over_by_later_ruling()), (None, false));
    // Whoever replays by today's rulings is refused.
    let start = find("chakart").unwrap().parse(LAST_PIECE).unwrap();
    let (index, error) = GameState::replay_all(start, AFTER_LAST_PIECE).unwrap_err();
    assert_eq!((index, error.code()), (1, "over"));
    // And an end that every ruling knew stays one.
    let taken = r#"4k3/8/8/8/8/8/4q3/4K3 b 21 {"flags":"0000"}"#;
    let mut over = GameState::of_stored(find("chakart").unwrap().parse(taken).unwrap());
    over.replay("e2e1").unwrap();
    assert_eq!(over.replay("e8e7").unwrap_err().code(), "over");
}

#[test]
fn a_stored_hit_and_run_that_was_just_stolen_replays_with_its_story() {
    let start = find("lusus").unwrap().parse(THIEF).unwrap();
    assert_eq!(start.replay(STOLEN).unwrap_err().code(), "move");
    let before = start.view(Observer::Public);
    let state = stored("lusus", THIEF, &[STOLEN]);
    assert!(
        state.position().text().starts_with("L1 4k3/8/8/8/1R(THHR)6/8/8/4K3 b"),
        "{:?}",
        state.position()
    );
    for observer in [Observer::Player(Side::First), Observer::Player(Side::Second), Observer::Public] {
        let notation = start.redact(STOLEN, observer).unwrap();
        let last = sealed_move::domain::LastMove { before: start.view(observer), notation };
        let told = text::played_move(Language::ENGLISH, &last, &state.position().view(observer));
        assert!(told.contains("b4"), "{told}");
    }
    // The proof of the dice rolls for it again.
    let chosen = start.as_stored().move_of(STOLEN).unwrap();
    let rolled = chance::roll_all(&*start.as_stored(), &chosen, |_| 0).unwrap();
    assert_eq!(rolled.notation, STOLEN);
    // Nobody may play one now, whatever is stored.
    assert!(start.resolve(&chosen, &mut Rolls::none()).is_err());
    assert!(!before.legal_moves(100).unwrap().iter().any(|legal| legal.contains('>')));
    let after = state.position().boxed();
    assert!(after.replay(STOLEN).is_err());
    assert!(start.resolve(&MoveText::canonical("a1a4^1>b4"), &mut Rolls::none()).is_err());
}

/// Stores a match of Chakart as a program with the former rulings left it.
fn former(world: &mut TestWorld, start: &str, records: &[&str], asked: bool) -> Id {
    let call = world.call(ALICE);
    let terms = ChallengeTerms { game: find("chakart").unwrap(), rated: true, ..request(Some(BOB)) };
    let challenge = world.service.challenges.make(&call, terms, SEED).unwrap().id;
    let call = world.call(BOB);
    let (_, match_view) = world.service.challenges.accept(&call, challenge, Side::Second).unwrap();
    let id = match_view.game.id;
    let database = world.database();
    put(&database, id, start, records);
    if asked {
        database.execute("UPDATE match SET wake_at = 0 WHERE id = ?1", [id.0 as i64]).unwrap();
    }
    world.restart();
    id
}

fn put(database: &Connection, id: Id, start: &str, records: &[&str]) {
    let state = stored("chakart", start, records);
    let turn = ["first", "second"][state.position().turn().index()];
    database
        .execute(
            "UPDATE match SET start = ?2, position = ?3, turn = ?4, turn_number = ?5, revision = ?6 WHERE id = ?1",
            params![id.0 as i64, start, state.position().text(), turn, state.position().move_number(), records.len() as i64],
        )
        .unwrap();
    for (number, record) in records.iter().enumerate() {
        let side = ["first", "second"][number % 2];
        database
            .execute(
                "INSERT INTO ply VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![
                    id.0 as i64,
                    number as i64,
                    number as i64 + 1,
                    side,
                    record,
                    5000 + number as i64,
                    1_800_000_000_000_i64
                ],
            )
            .unwrap();
    }
}

#[test]
fn a_match_that_goes_on_after_the_rules_ended_it_is_settled_once() {
    let mut world = TestWorld::new();
    let mut long = dance(130);
    let over = [
        (former(&mut world, LAST_PIECE, &AFTER_LAST_PIECE, true), "bare kings"),
        (former(&mut world, PAWNS, &long, true), "quiet"),
    ];
    long.push("h2h3");
    let goes_on = former(&mut world, PAWNS, &long, true);
    world.send_all();
    let now = Timestamp(world.now.0 + 1000);
    world.service.clocks.tick(now, std::time::Duration::from_secs(60)).unwrap();
    world.now = now;
    for (id, reason) in over {
        let view = world.service.views.view(id, ALICE, None, None).unwrap();
        let ending = view.game.ending.expect(reason);
        let told = text::ending(
            Language::ENGLISH,
            view.game.game.info(),
            &["White", "Black"].map(str::to_owned),
            &ending,
        );
        assert!(
            told.contains(if reason == "quiet" { "hundred quiet moves" } else { "Only the kings" }),
            "{told}"
        );
        assert_eq!((ending.winner, ending.reason), (None, EndReason::Rules(reason.to_owned())));
        let file = world.service.views.game_file(id, ALICE, None).unwrap();
        assert_eq!(GameFile::parse(&file.to_string()).unwrap().turns.len(), view.game.moves.len());
    }
    let told: Vec<_> = world.send_all().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(told, [MessageKind::Over, MessageKind::Over]);
    // The other one is played on.
    assert!(world.service.views.view(goes_on, ALICE, None, None).unwrap().game.ending.is_none());
    world.play(BOB, goes_on, "d8e8").unwrap();
    assert!(
        world.service.clocks.tick(Timestamp(now.0 + 120_000), std::time::Duration::from_secs(600)).is_ok()
    );
    assert!(world.send_all().iter().all(|(kind, _)| *kind == MessageKind::Turn));
}

#[test]
fn a_game_that_ended_otherwise_after_bare_kings_keeps_its_ending() {
    let mut world = TestWorld::new();
    let id = former(&mut world, LAST_PIECE, &AFTER_LAST_PIECE, false);
    world
        .database()
        .execute(
            "UPDATE match SET ended_at = 1, winner = 'first', reason = 'resignation' WHERE id = ?1",
            [id.0 as i64],
        )
        .unwrap();
    world.restart();
    let history = world.service.views.history(id, BOB, None).unwrap();
    assert_eq!(history.entries.len(), 3);
    assert_eq!(history.game.ending.as_ref().map(|ending| &ending.reason), Some(&EndReason::Resignation));
    let file = world.service.views.game_file(id, BOB, None).unwrap();
    let text = file.to_string();
    assert_eq!(GameFile::parse(&text).unwrap().result, history.game.ending);
    assert_eq!(file.board_views(Observer::Revealed).unwrap().len(), 4);
    // A file that ends so, but says that the rules ended it otherwise, is refused.
    assert!(GameFile::parse(&text.replace("white resignation", "white kings_captured")).is_err());
}

#[test]
fn nobody_moves_where_the_rules_ended_the_game() {
    let mut world = TestWorld::new();
    let id = former(&mut world, LAST_PIECE, &AFTER_LAST_PIECE, false);
    let call = world.call(BOB);
    let refusal = refused(world.service.moves.play(&call, id, None, "d8d7", ConfirmMode::Typed));
    let UserError::Rules(error) = refusal else { panic!("{refusal:?}") };
    assert_eq!(error.code(), "over");
}
