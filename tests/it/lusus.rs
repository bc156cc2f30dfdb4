//! Lusus against the vector files of its rules (`rules/lusus.md §12`).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use sealed_move::referee;
use sealed_move_rules::chance;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, Outcome, PlayError, Position, Rolls, RuleError, Side, Stage,
};

use crate::aruki::text;

fn records(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/lusus/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(&path).expect(&path);
    file.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    Lusus.parse(text(notation, field)).unwrap_or_else(|error| panic!("{}: {error}", notation["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<MoveText, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn ask(request: &Value) -> Value {
    serde_json::from_str(&referee::answer(&request.to_string())).expect("answers are JSON")
}

fn outcome(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| ["white", "black"][side.index()]);
        json!({ "winner": winner, "reason": outcome.reason })
    })
}

/// The code at the end of a vector's reason.
fn code(notation: &Value) -> &str {
    let why = text(notation, "why");
    why.rsplit_once('[').map_or("", |(_, code)| code.trim_end_matches(']'))
}

#[test]
fn positions_print_as_they_are_read() {
    for file in
        ["vectors.jsonl", "legal_moves.jsonl", "perft.jsonl", "views.jsonl", "inputs.jsonl", "steps.jsonl"]
    {
        for notation in records(file) {
            assert_eq!(parse(&notation, "position").text(), notation["position"], "{}", notation["id"]);
        }
    }
    for notation in records("bad_positions.jsonl") {
        let error = Lusus.parse(text(&notation, "position")).expect_err(text(&notation, "why"));
        assert_eq!(error.code(), "position", "{}", notation["id"]);
        let sentence = sealed_move::i18n::rule_error(sealed_move::i18n::Language::ENGLISH, "lusus", &error);
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{sentence}");
    }
}

#[test]
fn records_are_played_strictly() {
    for notation in records("vectors.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        let Some(played) = notation["record"].as_str() else { continue };
        let result = position.replay(played);
        if notation["legal"] == false {
            let error = result.expect_err(text(&notation, "id"));
            assert_eq!(error.code(), code(&notation), "{id}: {error}");
            continue;
        }
        let result = result.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(result.notation, played, "{id}");
        assert_eq!(result.position.text(), notation["result"], "{id}");
        assert_eq!(outcome(result.position.outcome()), notation["outcome"], "{id}");
        assert_eq!(Lusus.parse(&result.position.text()).unwrap().text(), result.position.text(), "{id}");
    }
}

#[test]
fn illegal_turns_are_refused_however_they_are_read() {
    for notation in records("vectors.jsonl") {
        let id = &notation["id"];
        let Some(typed) = notation["move"].as_str() else { continue };
        let position = parse(&notation, "position");
        let strict = position.resolve(&MoveText::canonical(typed), &mut Rolls::none());
        match strict.expect_err(typed) {
            PlayError::Refused(error) => assert_eq!(error.code(), code(&notation), "{id}: {error}"),
            PlayError::Roll(_) => panic!("{id} draws"),
        }
        if let Ok(turn) = read(&*position, typed) {
            let error = chance::play(&*position, &turn).expect_err(typed);
            let sentence =
                sealed_move::i18n::rule_error(sealed_move::i18n::Language::ENGLISH, "lusus", &error);
            assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{id}: {sentence}");
        }
    }
}

#[test]
fn legal_moves() {
    for notation in records("legal_moves.jsonl") {
        let view = parse(&notation, "position").view(Observer::Public);
        let moves = view.legal_moves(10_000).unwrap();
        assert_eq!(json!(moves), notation["legal_moves"], "{}", notation["id"]);
        assert_eq!(view.legal_moves(moves.len() - 1).unwrap_err().code(), "too_many");
    }
}

#[test]
fn perft() {
    for notation in records("perft.jsonl") {
        let depth = notation["depth"].as_u64().unwrap() as u32;
        let position = parse(&notation, "position");
        let divided = position.divide(depth).unwrap();
        assert!(divided.is_sorted_by(|one, other| one.0 < other.0), "{}", notation["id"]);
        let total: u64 = divided.iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(json!(total), notation["count"], "{}", notation["id"]);
        if depth < 3 {
            assert_eq!(json!(position.perft(depth).unwrap()), notation["count"], "{}", notation["id"]);
        }
    }
}

#[test]
fn next_steps() {
    for notation in records("steps.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        let next = position.view(Observer::Player(position.turn())).next(text(&notation, "partial")).unwrap();
        let Stage::Token(stage) = next.stage else { panic!("{id}: {:?}", next.stage) };
        assert_eq!(stage.word(), notation["next"]["stage"], "{id}");
        let tokens: Vec<_> = next.options.iter().map(|step| step.token.clone()).collect();
        let found: BTreeSet<_> = tokens.iter().cloned().collect();
        assert_eq!(found.len(), tokens.len(), "{id}: no option is listed twice: {tokens:?}");
        let expected: BTreeSet<String> = serde_json::from_value(notation["next"]["options"].clone()).unwrap();
        assert_eq!(found, expected, "{id}");
    }
}

#[test]
fn typed_turns() {
    for notation in records("inputs.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        let found = read(&*position, text(&notation, "input"));
        match notation["canonical"].as_str() {
            Some(canonical) => {
                let found = found.unwrap_or_else(|error| panic!("{id} {}: {error}", notation["input"]));
                assert_eq!(found.as_str(), canonical, "{id} {}", notation["input"]);
            }
            None => {
                let error =
                    found.map(|turn| panic!("{id} {}: read as {turn}", notation["input"])).unwrap_err();
                assert!(error.at.is_some(), "{id}: {error}");
                let sentence =
                    sealed_move::i18n::rule_error(sealed_move::i18n::Language::ENGLISH, "lusus", &error);
                assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{id}: {sentence}");
            }
        }
    }
}

#[test]
fn views() {
    for notation in records("views.jsonl") {
        let observer = match text(&notation, "viewer") {
            "w" => Observer::Player(Side::First),
            "b" => Observer::Player(Side::Second),
            _ => Observer::Public,
        };
        let position = parse(&notation, "position");
        assert_eq!(position.view(observer).text(), notation["view"], "{}", notation["id"]);
        assert_eq!(position.view(Observer::Revealed).text(), notation["position"], "{}", notation["id"]);
    }
}

#[test]
fn whole_games() {
    for notation in records("games.jsonl") {
        let turns = notation["records"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = GameState::replay_all(parse(&notation, "start"), turns)
            .unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", notation["id"]));
        assert_eq!(line.position().text(), notation["final"], "{}", notation["id"]);
        assert_eq!(outcome(line.outcome()), notation["outcome"], "{}", notation["id"]);
    }
}

#[test]
fn refusals_offer_what_may_have_been_meant() {
    let offered = |position: &str, typed: &str| {
        let position = Lusus.parse(position).unwrap();
        let turn = read(&*position, typed).unwrap();
        let error = chance::play(&*position, &turn).expect_err(typed);
        for turn in &error.candidates {
            assert!(chance::play(&*position, turn).is_ok(), "{turn}");
        }
        let meant: Vec<_> = error.candidates.iter().map(MoveText::to_string).collect();
        (error.code(), meant)
    };
    let burns = vec!["-QU a1b1".to_owned(), "-DS a1b1".to_owned()];
    let board = "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 QUDS/KIROPA/- -/kiropa/- 21 *";
    assert_eq!(offered(board, "a1 b1"), ("play-first", burns));
    assert_eq!(offered(board, "-DS b1a1"), ("move", vec!["-DS a1b1".to_owned()]));
    assert_eq!(offered(board, "-DS c3d3"), ("move", Vec::new()));
    // A move that no burning makes legal is not offered with one.
    assert_eq!(offered(board, "a1b2"), ("play-first", Vec::new()));
}

/// The first turns that a player is offered instead of a text that is none; all of them are legal.
fn suggestions(position: &str, typed: &str) -> Vec<String> {
    let position = Lusus.parse(position).unwrap();
    let view = position.view(Observer::Player(position.turn()));
    let turns = view.suggestions(typed, 12);
    for turn in &turns {
        let read = view.read(turn).map(|turn| turn.to_string());
        assert_eq!(read.as_deref(), Ok(turn.as_str()), "{typed}: a canonical turn");
        let played = chance::roll_all(&*position, &MoveText::canonical(turn.as_str()), |_| 0);
        assert!(played.is_ok(), "{typed}: {turn}");
    }
    turns
}

#[test]
fn whole_turns_with_the_same_tiles_and_piece_are_offered_instead() {
    let hand = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - P0 -/KIBIKN/QU gudces/qubikn/- 2 *";
    // The play is kept, and the pawn.
    assert_eq!(suggestions(hand, "-GU e7e3")[..2], ["-GU e7e5", "-GU e7e6"]);
    assert_eq!(suggestions(hand, "guard on e7, e7e3")[..2], ["GU@e7 e7e5", "GU@e7 e7e6"]);
    // The tile is missing, or is none: the move as it was typed with what can be played.
    for typed in ["e7e5", "ZZ@e7 e7e5", "QU@e2 e7e5"] {
        let turns = suggestions(hand, typed);
        let meant: Vec<_> = turns.iter().take_while(|turn| turn.ends_with(" e7e5")).collect();
        for tile in ["GU@", "-GU", "-DC", "-ES"] {
            assert!(meant.iter().any(|turn| turn.starts_with(tile)), "{typed}: {tile} in {turns:?}");
        }
        assert!(turns.iter().all(|turn| turn.contains(" e7")), "{typed}: {turns:?}");
    }
    // The same tile where it was laid onto nothing.
    let turns = suggestions(hand, "GU@e4 e7e5");
    assert!(turns[..5].iter().all(|turn| turn.contains("GU") && turn.ends_with(" e7e5")), "{turns:?}");
    // Another piece, of which only one square is said.
    let turns = suggestions(hand, "-KW g8");
    assert!(turns.len() == 12 && turns.iter().all(|turn| turn.contains(" g8")), "{turns:?}");
    // Nothing that can be kept, and words that are no turn at all.
    for typed in ["", "pawn", "QU@e2 e2", "-", "é e9", "TD@ HE+ RC+", "  "] {
        assert_eq!(suggestions(hand, typed).len(), 12, "{typed}");
    }
    // Tiles that take several choices.
    let graves = "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 HERC/KIROPA/SWSIDCDL -/kiropasiimph/- 21 *";
    let turns = suggestions(graves, "a1a9");
    assert!(turns.iter().any(|turn| turn.starts_with("HE+")), "{turns:?}");
    assert!(turns.iter().all(|turn| turn.contains(" a1")), "{turns:?}");
}

#[test]
fn what_people_begin_to_type_is_completed() {
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

#[test]
fn the_vectors_hold_through_the_referee() {
    let lusus = |mut request: Value| {
        request["game"] = "lusus".into();
        ask(&request)
    };
    for notation in records("vectors.jsonl") {
        let id = &notation["id"];
        let field = if notation["record"].is_string() { "record" } else { "turn" };
        let value = if field == "record" { &notation["record"] } else { &notation["move"] };
        let answer = lusus(json!({"op": "play", "position": notation["position"], field: value}));
        if notation["legal"] == false {
            assert!(answer["error"]["code"].is_string(), "{id}: {answer}");
            continue;
        }
        let expected = json!({"position": notation["result"], "record": notation["record"], "outcome": notation["outcome"]});
        assert_eq!(answer, expected, "{id}");
    }
    for notation in records("steps.jsonl") {
        let answer =
            lusus(json!({"op": "next", "position": notation["position"], "partial": notation["partial"]}));
        assert_eq!(answer["stage"], notation["next"]["stage"], "{}", notation["id"]);
    }
    for notation in records("legal_moves.jsonl") {
        let answer = lusus(json!({"op": "legal", "position": notation["position"]}));
        assert_eq!(answer["turns"], notation["legal_moves"], "{}", notation["id"]);
    }
    let answer = lusus(json!({"op": "start"}));
    assert_eq!(answer["error"]["code"], "needs_seed");
    let games = ask(&json!({"op": "games"}));
    let listed = games["games"].as_array().unwrap().last().cloned();
    let expected = json!({"name": "lusus", "title": "Lusus", "sides": ["white", "black"],
                          "setups": ["standard"], "chance": true, "secrets": true});
    assert_eq!(listed, Some(expected));
}
