//! Chakart against the vector files of its rules (`rules/chakart.md §12`).

use serde_json::{Value, json};

use sealed_move::referee;
use sealed_move::text::{self, Language};
use sealed_move_rules::chakart::{self, Chakart};
use sealed_move_rules::{
    ErrorKind, Game, GameState, MoveText, Observer, Outcome, Position, Rolls, Side, chance,
};

use crate::aruki::text;

fn vectors(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/chakart/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(&path).expect(&path);
    file.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    let text = text(notation, field);
    Chakart.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn legal_moves(position: &dyn Position) -> Vec<String> {
    position.view(Observer::Player(position.turn())).legal_moves(usize::MAX).expect("a list")
}

fn outcome(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| ["white", "black"][side.index()]);
        json!({ "winner": winner, "reason": outcome.reason })
    })
}

fn ask(request: &Value) -> Value {
    serde_json::from_str(&referee::answer(&request.to_string())).expect("answers are JSON")
}

/// A sentence for people: no code, no gap.
#[track_caller]
fn is_worded(sentence: &str) {
    let fine = sentence.contains(' ') && !sentence.contains('$') && !sentence.starts_with("rule-");
    assert!(fine, "{sentence}");
}

#[test]
fn single_submissions() {
    let (mut played, mut refused) = (0, 0);
    for vector in vectors("vectors.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        assert_eq!(position.text(), vector["position"], "{id}");
        let result = if vector["record"].is_string() {
            position.replay(text(&vector, "record"))
        } else {
            let chosen = text(&vector, "move");
            assert_eq!(legal_moves(&*position).iter().any(|legal| legal == chosen), vector["legal"], "{id}");
            if vector["legal"] == true && vector["result"].is_null() {
                let drawn = position.resolve(&MoveText::canonical(chosen), &mut Rolls::none());
                assert!(matches!(drawn, Err(sealed_move_rules::PlayError::Roll(_))), "{id} rolls dice");
                continue;
            }
            // A result without a draw, or with none that leaves a choice.
            chance::outcomes(&*position, &MoveText::canonical(chosen), 2).map(|mut found| {
                assert_eq!(found.len(), 1, "{id}");
                found.remove(0).0
            })
        };
        match result {
            Ok(after) => {
                assert_eq!(vector["legal"], true, "{id}");
                assert_eq!(after.position.text(), vector["result"], "{id}");
                assert_eq!(outcome(after.position.outcome()), vector["outcome"], "{id}");
                played += 1;
            }
            Err(error) => {
                assert_eq!(vector["legal"], false, "{id}: {error}");
                is_worded(&text::rule_error(Language::ENGLISH, "chakart", &error));
                refused += 1;
            }
        }
    }
    assert!(played > 400 && refused > 150, "{played} played, {refused} refused");
}

#[test]
fn complete_lists() {
    for vector in vectors("legal_moves.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        let moves = legal_moves(&*position);
        assert_eq!(json!(moves), vector["moves"], "{id}");
        assert!(moves.is_sorted_by(|one, other| one < other), "{id}: sorted and unique");
        let redacted = position.view(Observer::Public).text();
        assert_eq!(legal_moves(&*Chakart.parse(&redacted).unwrap()), moves, "{id} redacted");
    }
}

#[test]
fn all_results_with_their_weights() {
    for vector in vectors("outcomes.jsonl") {
        let id = &vector["id"];
        let position = parse(&vector, "position");
        let found =
            chance::outcomes(&*position, &MoveText::canonical(text(&vector, "move")), 100_000).unwrap();
        let found: Vec<_> = found
            .iter()
            .map(|(played, weight)| {
                json!({ "record": played.notation, "p": weight.to_string(), "result": played.position.text() })
            })
            .collect();
        assert_eq!(json!(found), vector["outcomes"], "{id}");
        assert_eq!(found.len(), vector["n"], "{id}");
    }
}

#[test]
fn whole_games() {
    for vector in vectors("games.jsonl") {
        let played = vector["records"].as_array().unwrap().iter().map(|chosen| chosen.as_str().unwrap());
        let line = GameState::replay_all(parse(&vector, "start"), played);
        if let Some(wrong) = vector["ply"].as_u64() {
            let (index, error) = line.expect_err(text(&vector, "why"));
            assert_eq!((index as u64, error.code()), (wrong, "over"), "{}", vector["id"]);
            continue;
        }
        let line = line.unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", vector["id"]));
        assert_eq!(line.position().text(), vector["final"], "{}", vector["id"]);
        assert_eq!(outcome(line.outcome()), vector["outcome"], "{}", vector["id"]);
    }
}

#[test]
fn redacted_views() {
    for vector in vectors("views.jsonl") {
        let position = parse(&vector, "position");
        let opponent = position.turn();
        let seen = |observer| position.view(observer).text();
        assert_eq!(seen(Observer::Player(opponent.other())), vector["owner_sees"]);
        assert_eq!(seen(Observer::Player(opponent)), vector["opponent_sees"]);
        assert_eq!(seen(Observer::Public), vector["spectator_sees"]);
        assert_eq!(seen(Observer::Revealed), vector["position"]);
        let redacted = Chakart.parse(&seen(Observer::Public)).unwrap();
        assert_eq!(legal_moves(&*redacted), legal_moves(&*position));
        assert_eq!(redacted.text(), vector["spectator_sees"]);
        let error =
            redacted.replay(&legal_moves(&*redacted)[0]).expect_err("a redacted position is not played on");
        assert_eq!((error.code(), error.kind), ("position", ErrorKind::Chakart(chakart::Error::Redacted)));
    }
}

#[test]
fn typed_texts() {
    for vector in vectors("inputs.jsonl") {
        let position = parse(&vector, "position");
        let typed = text(&vector, "typed");
        let read = position.view(Observer::Player(position.turn())).read(typed);
        let found = read.as_ref().map_or(Value::Null, |chosen| chosen.as_str().into());
        assert_eq!(found, vector["move"], "{typed}: {read:?}");
        let answer =
            ask(&json!({"op": "read", "game": "chakart", "position": vector["position"], "text": typed}));
        assert_eq!(answer["turn"], vector["move"], "{typed}");
        if let Err(error) = read {
            is_worded(&text::rule_error(Language::ENGLISH, "chakart", &error));
        } else if let Some(guessed) = vector["guessed"].as_bool() {
            assert_eq!(answer.get("guessed"), guessed.then_some(&json!(true)), "{typed}");
        }
        if vector["candidates"].is_array() {
            assert_eq!(answer["error"]["candidates"], vector["candidates"], "{typed}: {answer}");
        }
    }
}

#[test]
fn refused_positions() {
    for vector in vectors("bad_positions.jsonl") {
        let error = Chakart.parse(text(&vector, "position")).expect_err(text(&vector, "why"));
        assert_eq!(error.code(), "position", "{}", vector["why"]);
        is_worded(&text::rule_error(Language::ENGLISH, "chakart", &error));
    }
}

#[test]
fn the_vectors_hold_through_the_referee() {
    for vector in vectors("vectors.jsonl") {
        let id = &vector["id"];
        let mut request = json!({"op": "play", "game": "chakart", "position": vector["position"]});
        if vector["record"].is_string() {
            request["record"] = vector["record"].clone();
        } else if vector["legal"] == true {
            request["turn"] = vector["move"].clone();
        } else {
            continue;
        }
        let answer = ask(&request);
        if vector["legal"] == false {
            assert!(answer["error"]["code"].is_string(), "{id}: {answer}");
        } else if vector["result"].is_null() {
            assert_eq!(answer["error"]["code"], "needs_chance", "{id}: {answer}");
        } else {
            assert_eq!(answer["position"], vector["result"], "{id}");
            assert_eq!(answer["outcome"], vector["outcome"], "{id}");
        }
    }
    for vector in vectors("games.jsonl") {
        let answer = ask(&json!({"op": "replay", "game": "chakart", "start": vector["start"],
                                 "records": vector["records"]}));
        match &vector["ply"] {
            Value::Null => {
                assert_eq!(answer["position"], vector["final"], "{}", vector["id"]);
                assert_eq!(answer["outcome"], vector["outcome"], "{}", vector["id"]);
            }
            wrong => {
                let error = &answer["error"];
                assert_eq!((&error["ply"], &error["code"]), (wrong, &json!("over")), "{}", vector["id"]);
            }
        }
    }
    for vector in vectors("outcomes.jsonl") {
        let answer = ask(&json!({"op": "outcomes", "game": "chakart", "position": vector["position"],
                                 "turn": vector["move"]}));
        let mut found = answer["outcomes"].as_array().expect("results").clone();
        let mut expected = vector["outcomes"].as_array().expect("results").clone();
        let record = |result: &Value| result["record"].as_str().expect("a record").to_owned();
        assert!(found.is_sorted_by_key(record), "{}", vector["id"]);
        for result in &mut found {
            result["result"] = result["position"].take();
            result.as_object_mut().expect("an object").remove("position");
        }
        expected.sort_by_key(record);
        assert_eq!(found, expected, "{}", vector["id"]);
    }
    for vector in vectors("views.jsonl") {
        for (observer, field) in [("public", "spectator_sees"), ("white", ""), ("black", "")] {
            let answer = ask(&json!({"op": "view", "game": "chakart", "position": vector["position"],
                                     "observer": observer}));
            let owner = if vector["position"].as_str().unwrap().contains(" b ") { "white" } else { "black" };
            let field = match field {
                "" if observer == owner => "owner_sees",
                "" => "opponent_sees",
                field => field,
            };
            assert_eq!(answer["view"], vector[field], "{observer}");
        }
    }
    let start = "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR w 0 {\"flags\":\"1111\"}";
    for (observer, expected) in [("white", "d1h5h"), ("black", "d1??h"), ("public", "d1??h")] {
        let answer = ask(&json!({"op": "redact", "game": "chakart", "position": start, "record": "d1h5h",
                                 "observer": observer}));
        assert_eq!(answer["record"], expected);
    }
    let request = json!({"op": "start", "game": "chakart"});
    assert_eq!(ask(&request)["error"]["code"], "needs_seed");
    let drawn = ask(&json!({"op": "start", "game": "chakart", "seed": "00".repeat(32)}));
    assert!(Chakart.parse(drawn["position"].as_str().unwrap()).is_ok(), "{drawn}");
    let list = ask(&json!({"op": "games"}));
    let ours = list["games"].as_array().unwrap().iter().find(|game| game["name"] == "chakart").unwrap();
    assert_eq!(ours["sides"], json!(["white", "black"]));
    assert_eq!(ours["setups"], json!(["asymmetric", "symmetric", "deterministic"]));
    assert_eq!((&ours["chance"], &ours["secrets"]), (&json!(true), &json!(true)));
}

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"1111\"}";

#[track_caller]
fn reads(position: &str, typed: &str, canonical: &str) {
    let position = Chakart.parse(position).expect(position);
    let chosen = position.view(Observer::Player(position.turn())).read(typed);
    assert_eq!(
        chosen.map_err(|error| error.to_string()).as_ref().map(MoveText::as_str),
        Ok(canonical),
        "{typed}"
    );
}

#[track_caller]
fn refuses(position: &str, typed: &str, code: &str, sentence: &str, candidates: &[&str]) {
    let position = Chakart.parse(position).expect(position);
    let error = position.view(Observer::Player(position.turn())).read(typed).expect_err(typed);
    assert_eq!(text::rule_error(Language::ENGLISH, "chakart", &error), sentence, "{typed}");
    assert_eq!(error.code(), code, "{typed}");
    let offered: Vec<_> = error.candidates.iter().map(MoveText::as_str).collect();
    assert_eq!(offered, candidates, "{typed}");
}

#[test]
fn people_may_type_what_the_rules_allow() {
    let board = "4k3/2P5/8/3p4/4P3/8/8/R2QK2R w 20 {\"flags\":\"1111\"}";
    reads(board, "exd5", "e4d5");
    reads(board, "move e4 – d5!", "e4d5");
    reads(board, "c8=Q", "c7c8q");
    reads(board, "c7-c8k", "c7c8k");
    reads(board, "c7c8N", "c7c8n");
    reads(board, "Rab1", "a1b1");
    reads(board, "R1h2", "h1h2");
    reads(board, "Ra1b1", "a1b1");
    reads(board, "qd4~", "d1d4h");
    reads(board, "QD4 STEALTH", "d1d4h");
    reads(board, "`d1d4`", "d1d4");
    reads("4k3/8/8/8/4q3/8/8/4K3 w 20 {\"flags\":\"1111\"}", "Kxe4 shell", "e1e4s");
    // A `b` of any case may be a bishop.
    let bishop = "4k3/8/8/8/8/8/4P3/2B1K3 w 20 {\"flags\":\"0000\"}";
    reads(bishop, "bh6", "c1h6");
    reads(bishop, "bch6", "c1h6");
    reads(bishop, "bc1h6", "c1h6");
}

#[track_caller]
fn guesses(position: &str, typed: &str, guessed: bool) {
    let position = Chakart.parse(position).expect(position);
    let view = position.view(Observer::Player(position.turn()));
    assert!(view.read(typed).is_ok(), "{typed}");
    assert_eq!(view.is_guess(typed), guessed, "{typed}");
}

#[test]
fn only_a_b_and_a_pawns_file_before_a_straight_step_are_guesses() {
    let board = "4k2r/6P1/2p5/1P6/8/8/4P3/2B1K3 w 20 {\"flags\":\"0000\"}";
    for typed in ["bh6", "bch6", "bc1h6", "BC1H6", "B5C6", "BC6", "ee3", "EE4", "exe4", "gg8q"] {
        guesses(board, typed, true);
    }
    for typed in ["Bh6", "Bch6", "bxc6", "bc6", "b5c6", "c1h6", "e3", "e2e4", "gxh8=Q", "g8q", "kf2", "E2E3"]
    {
        guesses(board, typed, false);
    }
}

#[test]
fn refusals_say_why_and_what_may_have_been_meant() {
    let board = "4k3/2P5/8/3p1u2/4P3/5S2/4m3/R2QK2R w 20 {\"flags\":\"0011\",\"todo\":\"daisy\"}";
    let board = board.replace("5S2", "8").replace(",\"todo\":\"daisy\"", "");
    for typed in ["c8", "c7c8", "cc8"] {
        refuses(
            &board,
            typed,
            "illegal",
            "The Pawn promotes on c8: add `q`, `r`, `n`, `b` or `k`.",
            &["c7c8q", "c7c8r", "c7c8n", "c7c8b", "c7c8k"],
        );
    }
    refuses(
        &board,
        "d5",
        "illegal",
        "No Pawn can go straight to d5. Say where it comes from, for example `e4d5`.",
        &["e4d5"],
    );
    refuses(
        &board,
        "",
        "syntax",
        "I can't read `` as a move. Write where the piece stands and where it goes, for example `e2e4`. Add `h` to hide a Queen, `s` to shell.",
        &[],
    );
    refuses(&board, "a4a5", "illegal", "There's no piece on a4.", &[]);
    refuses(&board, "e2e3", "illegal", "There's no piece on e2, just a mushroom.", &[]);
    refuses(&board, "d5d4", "illegal", "The Pawn on d5 isn't yours.", &[]);
    refuses(&board, "a1d1", "illegal", "Your own Queen is on d1.", &[]);
    refuses(&board, "a1f1", "illegal", "The Queen on d1 blocks the Rook from a1 to f1.", &[]);
    refuses(&board, "a1b3", "illegal", "The Rook on a1 can't get to b3.", &[]);
    refuses(&board, "e4f4", "illegal", "The Pawn on e4 can't get to f4.", &[]);
    refuses(
        &board,
        "c7d8q",
        "illegal",
        "A Pawn only moves diagonally onto an enemy piece or an object, and d8 has neither.",
        &[],
    );
    refuses(&board, "e4e6", "illegal", "A Pawn moves two squares only from its first two ranks.", &[]);
    refuses(&board, "e4e5q", "illegal", "Nothing promotes on e5.", &[]);
    refuses(&board, "d1d4h", "illegal", "You've used your stealth move.", &[]);
    refuses(&board, "a1a4h", "illegal", "Only a Queen can hide, not the Rook on a1.", &[]);
    refuses(&board, "e1e8s", "illegal", "You've used your shell.", &[]);
    refuses(&board, "Nf6", "illegal", "You have no Knight that can get to f6.", &[]);
    refuses(&board, "Rg7", "illegal", "None of your Rooks can get to g7.", &[]);
    refuses(&board, "Kg3", "illegal", "The King on e1 can't get to g3.", &[]);
    refuses(&board, "pass", "illegal", "You can move, so you can't pass.", &[]);
    refuses(&board, "@e4", "illegal", "You have no piece to place.", &[]);
    refuses(&board, "=q", "illegal", "No Pawn is waiting to promote.", &[]);
    let frozen = "4k3/8/8/8/8/8/U7/4K3 w 20 {\"flags\":\"1111\"}";
    refuses(frozen, "a2a3", "illegal", "The Rook on a2 can't move until your next turn.", &[]);
    let shell = "4k3/8/8/8/4e3/4d3/8/4KQ2 w 20 {\"flags\":\"1111\"}";
    refuses(
        shell,
        "e1e8s",
        "illegal",
        "The King's shell from e1 hits nothing on e8. It flies straight or diagonally to the first piece in sight, past eggs and mushrooms, and hits only enemies.",
        &[],
    );
    for typed in ["Ke8", "e1e8", "kxe8"] {
        refuses(
            "4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"1111\"}",
            typed,
            "illegal",
            "The King on e1 can't get to e8, but it can shell the King there. A shell works once per game. If you mean it, add an `s`: `e1e8s`.",
            &["e1e8s"],
        );
    }
    // Two pieces that can go there: the text alone does not say which.
    refuses(
        "k7/1p6/8/2b5/8/8/8/K7 b 5 {\"flags\":\"0000\"}",
        "bb6",
        "ambiguous",
        "`bb6` could be several moves: b7b6, c5b6.",
        &["b7b6", "c5b6"],
    );
    let swap = "3qk3/3P4/8/8/8/8/8/4K3 w 20 {\"flags\":\"0000\",\"todo\":\"kingboo\"}";
    refuses(swap, "d7d8", "illegal", "The Pawn on d7 can't be swapped to d8, its last rank.", &[]);
    refuses(swap, "a1e1", "illegal", "There's no piece on a1 to swap.", &[]);
    refuses(swap, "Qd8", "illegal", "Name the two pieces to swap, for example `a1h8`, or write `pass`.", &[]);
    let drop = "4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"0000\",\"todo\":\"toadette:r\"}";
    refuses(drop, "e8", "illegal", "There's already a King on e8.", &[]);
    refuses(
        drop,
        "Qe4",
        "illegal",
        "Name the square for your Rook, for example `@e4`, or write `pass`.",
        &[],
    );
    let over = "4k3/8/8/8/8/8/8/8 w 20 {\"flags\":\"1111\"}";
    refuses(over, "e2e4", "over", "This game is over.", &[]);
}

#[test]
fn a_player_is_told_what_may_be_confirmed() {
    use sealed_move_rules::View;
    use sealed_move_rules::chakart::Object;
    let board = "4k3/8/8/8/3e1d2/3m4/3PR3/1N2K3 w 20 {\"flags\":\"1111\"}";
    let position = Chakart.parse(board).unwrap();
    let View::Chakart(view) = position.view(Observer::Player(Side::First)) else {
        panic!("a view of Chakart")
    };
    for (chosen, draws, object) in [
        ("e1d1", false, None),
        ("b1a3", false, None),
        ("d2d3", true, Some(Object::Egg)),
        ("e2e4", true, None),
        ("e1e2", false, None),
        ("nonsense", false, None),
    ] {
        assert_eq!((view.will_roll(chosen), view.steps_on(chosen)), (draws, object), "{chosen}");
    }
    assert!(!view.may_pass());
    assert_eq!(Chakart.parse(KINGS).unwrap().outcome(), None);
}
