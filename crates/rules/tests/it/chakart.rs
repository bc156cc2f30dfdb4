//! Chakart's vectors (`rules/chakart.md §12`).

use serde_json::{Value, json};

use sealed_move_rules::chakart::{self, Chakart};
use sealed_move_rules::{
    ErrorKind, Game, GameState, MoveText, Observer, Outcome, Position, Rolls, Side, chance,
};

use crate::vectors::{text, vectors};

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

#[test]
fn single_submissions() {
    let (mut played, mut refused) = (0, 0);
    for vector in vectors("chakart", "vectors.jsonl") {
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
            // Either no roll, or a roll with a single option.
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
                refused += 1;
            }
        }
    }
    assert!(played > 400 && refused > 150, "{played} played, {refused} refused");
}

#[test]
fn complete_lists() {
    for vector in vectors("chakart", "legal_moves.jsonl") {
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
    for vector in vectors("chakart", "outcomes.jsonl") {
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
    for vector in vectors("chakart", "games.jsonl") {
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
    for vector in vectors("chakart", "views.jsonl") {
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
    for vector in vectors("chakart", "inputs.jsonl") {
        let position = parse(&vector, "position");
        let typed = text(&vector, "typed");
        let read = position.view(Observer::Player(position.turn())).read(typed);
        let found = read.as_ref().map_or(Value::Null, |chosen| chosen.as_str().into());
        assert_eq!(found, vector["move"], "{typed}: {read:?}");
    }
}

#[test]
fn refused_positions() {
    for vector in vectors("chakart", "bad_positions.jsonl") {
        let error = Chakart.parse(text(&vector, "position")).expect_err(text(&vector, "why"));
        assert_eq!(error.code(), "position", "{}", vector["why"]);
    }
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

#[test]
fn loose_spellings_are_accepted() {
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
    // A `b` of either case may mean a bishop.
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
fn a_view_knows_which_moves_need_confirmation() {
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
