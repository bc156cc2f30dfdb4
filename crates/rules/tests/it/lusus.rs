//! Lusus' vectors (`rules/lusus.md §12`).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use sealed_move_rules::chance;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, Outcome, PlayError, Position, Rolls, RuleError, Side, Stage,
};

use crate::vectors::{text, vectors};

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    Lusus.parse(text(notation, field)).unwrap_or_else(|error| panic!("{}: {error}", notation["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<MoveText, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn outcome(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| ["white", "black"][side.index()]);
        json!({ "winner": winner, "reason": outcome.reason })
    })
}

/// The error code at the end of a vector's `why`.
fn code(notation: &Value) -> &str {
    let why = text(notation, "why");
    why.rsplit_once('[').map_or("", |(_, code)| code.trim_end_matches(']'))
}

#[test]
fn positions_print_as_they_are_read() {
    for file in
        ["vectors.jsonl", "legal_moves.jsonl", "perft.jsonl", "views.jsonl", "inputs.jsonl", "steps.jsonl"]
    {
        for vector in vectors("lusus", file) {
            assert_eq!(parse(&vector, "position").text(), vector["position"], "{}", vector["id"]);
        }
    }
    for vector in vectors("lusus", "bad_positions.jsonl") {
        let error = Lusus.parse(text(&vector, "position")).expect_err(text(&vector, "why"));
        assert_eq!(error.code(), "position", "{}", vector["id"]);
    }
}

#[test]
fn records_are_played_strictly() {
    for vector in vectors("lusus", "vectors.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        let Some(played) = vector["record"].as_str() else { continue };
        let result = position.replay(played);
        if vector["legal"] == false {
            let error = result.expect_err(text(&vector, "id"));
            assert_eq!(error.code(), code(&vector), "{id}: {error}");
            continue;
        }
        let result = result.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(result.notation, played, "{id}");
        assert_eq!(result.position.text(), vector["result"], "{id}");
        assert_eq!(outcome(result.position.outcome()), vector["outcome"], "{id}");
        assert_eq!(Lusus.parse(&result.position.text()).unwrap().text(), result.position.text(), "{id}");
    }
}

#[test]
fn illegal_turns_are_refused_however_they_are_read() {
    for vector in vectors("lusus", "vectors.jsonl") {
        let id = &vector["id"];
        let Some(typed) = vector["move"].as_str() else { continue };
        let position = parse(&vector, "position");
        let strict = position.resolve(&MoveText::canonical(typed), &mut Rolls::none());
        match strict.expect_err(typed) {
            PlayError::Refused(error) => assert_eq!(error.code(), code(&vector), "{id}: {error}"),
            PlayError::Roll(_) => panic!("{id} draws"),
        }
        if let Ok(chosen) = read(&*position, typed) {
            assert!(chance::play(&*position, &chosen).is_err(), "{id}: {typed}");
        }
    }
}

#[test]
fn legal_moves() {
    for vector in vectors("lusus", "legal_moves.jsonl") {
        let view = parse(&vector, "position").view(Observer::Public);
        let moves = view.legal_moves(10_000).unwrap();
        assert_eq!(json!(moves), vector["legal_moves"], "{}", vector["id"]);
        assert_eq!(view.legal_moves(moves.len() - 1).unwrap_err().code(), "too_many");
    }
}

#[test]
fn perft() {
    for vector in vectors("lusus", "perft.jsonl") {
        let depth = vector["depth"].as_u64().unwrap() as u32;
        let position = parse(&vector, "position");
        let divided = position.divide(depth).unwrap();
        assert!(divided.is_sorted_by(|one, other| one.0 < other.0), "{}", vector["id"]);
        let total: u64 = divided.iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(json!(total), vector["count"], "{}", vector["id"]);
        if depth < 3 {
            assert_eq!(json!(position.perft(depth).unwrap()), vector["count"], "{}", vector["id"]);
        }
    }
}

#[test]
fn next_steps() {
    for vector in vectors("lusus", "steps.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        let next = position.view(Observer::Player(position.turn())).next(text(&vector, "partial")).unwrap();
        let Stage::Token(stage) = next.stage else { panic!("{id}: {:?}", next.stage) };
        assert_eq!(stage.word(), vector["next"]["stage"], "{id}");
        let tokens: Vec<_> = next.options.iter().map(|step| step.token.clone()).collect();
        let found: BTreeSet<_> = tokens.iter().cloned().collect();
        assert_eq!(found.len(), tokens.len(), "{id}: no option is listed twice: {tokens:?}");
        let expected: BTreeSet<String> = serde_json::from_value(vector["next"]["options"].clone()).unwrap();
        assert_eq!(found, expected, "{id}");
    }
}

#[test]
fn typed_turns() {
    for vector in vectors("lusus", "inputs.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        let found = read(&*position, text(&vector, "input"));
        match vector["canonical"].as_str() {
            Some(canonical) => {
                let found = found.unwrap_or_else(|error| panic!("{id} {}: {error}", vector["input"]));
                assert_eq!(found.as_str(), canonical, "{id} {}", vector["input"]);
            }
            None => {
                let error =
                    found.map(|chosen| panic!("{id} {}: read as {chosen}", vector["input"])).unwrap_err();
                assert!(error.at.is_some(), "{id}: {error}");
            }
        }
    }
}

#[test]
fn views() {
    for vector in vectors("lusus", "views.jsonl") {
        let observer = match text(&vector, "viewer") {
            "w" => Observer::Player(Side::First),
            "b" => Observer::Player(Side::Second),
            _ => Observer::Public,
        };
        let position = parse(&vector, "position");
        assert_eq!(position.view(observer).text(), vector["view"], "{}", vector["id"]);
        assert_eq!(position.view(Observer::Revealed).text(), vector["position"], "{}", vector["id"]);
    }
}

#[test]
fn whole_games() {
    for vector in vectors("lusus", "games.jsonl") {
        let moves = vector["records"].as_array().unwrap().iter().map(|chosen| chosen.as_str().unwrap());
        let line = GameState::replay_all(parse(&vector, "start"), moves)
            .unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", vector["id"]));
        assert_eq!(line.position().text(), vector["final"], "{}", vector["id"]);
        assert_eq!(outcome(line.outcome()), vector["outcome"], "{}", vector["id"]);
    }
}

#[test]
fn refusals_offer_suggestions() {
    let offered = |position: &str, typed: &str| {
        let position = Lusus.parse(position).unwrap();
        let chosen = read(&*position, typed).unwrap();
        let error = chance::play(&*position, &chosen).expect_err(typed);
        for chosen in &error.candidates {
            assert!(chance::play(&*position, chosen).is_ok(), "{chosen}");
        }
        let meant: Vec<_> = error.candidates.iter().map(MoveText::to_string).collect();
        (error.code(), meant)
    };
    let burns = vec!["-QU a1b1".to_owned(), "-DS a1b1".to_owned()];
    let board = "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 QUDS/KIROPA/- -/kiropa/- 21 *";
    assert_eq!(offered(board, "a1 b1"), ("play-first", burns));
    assert_eq!(offered(board, "-DS b1a1"), ("move", vec!["-DS a1b1".to_owned()]));
    assert_eq!(offered(board, "-DS c3d3"), ("move", Vec::new()));
    // A move that no burning makes legal isn't offered with one.
    assert_eq!(offered(board, "a1b2"), ("play-first", Vec::new()));
}

/// The first suggestions for a text that isn't a move; checks that all are legal.
fn suggestions(position: &str, typed: &str) -> Vec<String> {
    let position = Lusus.parse(position).unwrap();
    let view = position.view(Observer::Player(position.turn()));
    let moves = view.suggestions(typed, 12);
    for chosen in &moves {
        let read = view.read(chosen).map(|chosen| chosen.to_string());
        assert_eq!(read.as_deref(), Ok(chosen.as_str()), "{typed}: a canonical turn");
        let played = chance::roll_all(&*position, &MoveText::canonical(chosen.as_str()), |_| 0);
        assert!(played.is_ok(), "{typed}: {chosen}");
    }
    moves
}

#[test]
fn suggestions_keep_the_typed_tile_and_piece() {
    let hand = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - P0 -/KIBIKN/QU gudces/qubikn/- 2 *";
    // The tile and the pawn are kept.
    assert_eq!(suggestions(hand, "-GU e7e3")[..2], ["-GU e7e5", "-GU e7e6"]);
    assert_eq!(suggestions(hand, "guard on e7, e7e3")[..2], ["GU@e7 e7e5", "GU@e7 e7e6"]);
    // Without a playable tile: the typed move with each playable tile.
    for typed in ["e7e5", "ZZ@e7 e7e5", "QU@e2 e7e5"] {
        let moves = suggestions(hand, typed);
        let meant: Vec<_> = moves.iter().take_while(|chosen| chosen.ends_with(" e7e5")).collect();
        for tile in ["GU@", "-GU", "-DC", "-ES"] {
            assert!(meant.iter().any(|chosen| chosen.starts_with(tile)), "{typed}: {tile} in {moves:?}");
        }
        assert!(moves.iter().all(|chosen| chosen.contains(" e7")), "{typed}: {moves:?}");
    }
    // The same tile, if it was put on an empty square.
    let moves = suggestions(hand, "GU@e4 e7e5");
    assert!(moves[..5].iter().all(|chosen| chosen.contains("GU") && chosen.ends_with(" e7e5")), "{moves:?}");
    // Another piece, with only one square given.
    let moves = suggestions(hand, "-KW g8");
    assert!(moves.len() == 12 && moves.iter().all(|chosen| chosen.contains(" g8")), "{moves:?}");
    // Nothing to keep, or not a move at all.
    for typed in ["", "pawn", "QU@e2 e2", "-", "é e9", "TD@ HE+ RC+", "  "] {
        assert_eq!(suggestions(hand, typed).len(), 12, "{typed}");
    }
    // Tiles that need several choices.
    let graves = "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 HERC/KIROPA/SWSIDCDL -/kiropasiimph/- 21 *";
    let moves = suggestions(graves, "a1a9");
    assert!(moves.iter().any(|chosen| chosen.starts_with("HE+")), "{moves:?}");
    assert!(moves.iter().all(|chosen| chosen.contains(" a1")), "{moves:?}");
}

#[test]
fn partial_texts_are_completed() {
    let position =
        "L1 4k2r(qu)/8/8/8/8/8/3P4/R(iz)3K3 w - - P0 QURVHETD/KIROPA/SWSIDCDL -/kiropasiimph/- 21 *";
    let view = Lusus.parse(position).unwrap().view(Observer::Player(Side::First));
    let completes = |typed: &str, expected: &[&str]| {
        let found: BTreeSet<_> = view.complete(typed).into_iter().map(|step| step.text).collect();
        assert_eq!(found, expected.iter().map(ToString::to_string).collect(), "{typed}");
    };
    completes("", &["QU@", "RV@", "HE+", "TD@", "-QU ", "-RV ", "-HE ", "-TD "]);
    completes("queen d", &["QU@d2 "]);
    completes("queen d2", &["QU@d2 e1", "QU@d2 d2"]);
    completes("rev", &["RV@e1 ", "RV@a1 ", "RV@d2 "]);
    completes("heal swap", &["HE+SW+SI+", "HE+SW+DC+"]);
    completes("trade", &["TD@a1.1~"]);
    completes("burn q", &["-QU "]);
    completes("burn queen e1 f", &["-QU e1f1", "-QU e1f2"]);
    completes("nonsense", &[]);
    completes("e1", &[]);
}
