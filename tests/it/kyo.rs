//! Kyo against the vector files of its rules (`rules/kyo.md §18`).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use sealed_move::referee;
use sealed_move::rules::kyo::Kyo;
use sealed_move::rules::{Draws, Game, Line, Observer, Outcome, Position, RuleError, Stage, Turn};

use crate::aruki::text;

fn file(name: &str) -> String {
    let path = format!("{}/tests/vectors/kyo/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).expect(&path)
}

pub(crate) fn records(name: &str) -> Vec<Value> {
    file(name).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn parse(record: &Value, field: &str) -> Box<dyn Position> {
    Kyo.parse(text(record, field)).unwrap_or_else(|error| panic!("{}: {error}", record["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<Turn, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn ask(request: &Value) -> Value {
    serde_json::from_str(&referee::answer(&request.to_string())).expect("answers are JSON")
}

fn outcome(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| ["gold", "red"][side.index()]);
        json!({ "winner": winner, "reason": outcome.reason })
    })
}

/// Which of our sentences say what a vector's error says.
fn sentences(error: &str) -> &'static [&'static str] {
    match error {
        _ if error.starts_with("no stack of the player") => &["empty_tile", "enemy_stack", "shielded_tile"],
        _ if error.starts_with("own pawn on") => &["own_pawn"],
        _ if error.starts_with("does not outnumber") => &["not_outnumbered"],
        _ if error.ends_with("is out of reach") => &["out_of_reach"],
        _ if error.ends_with("chips can be lifted") => &["too_few", "too_heavy", "light_pawn_lifts"],
        _ if error.starts_with("no Mana move towards") => &["no_road_towards"],
        _ if error.starts_with("cannot read") => &["unreadable"],
        _ if error.contains("say how many chips") => &["no_pawn"],
        _ if error.starts_with("the game is over") => &["over"],
        "a shuffle may not put a shield beneath mana" => &["shield_beneath_mana"],
        "a direct step may not follow" => &["direct_after"],
        "chips cannot go onto a shield" => &["chips_onto_shield"],
        "a Light Pawn cannot pick up chips" => &["light_pawn_lifts"],
        "movement is finished" => &["movement_finished"],
        "not a Mana move" => {
            &["nothing_stays", "shield_stays", "dark_stays", "light_stays", "turns_on_dark", "turns_on_light"]
        }
        "nothing may be added to this turn" => &["nothing_more"],
        "chips cannot attack" => &["chips_attack"],
        "only the Queen may shuffle now" => &["queen_only"],
        "Towers do not strike shields" => &["tower_strikes"],
        "a turn needs at least one step" => &["no_step"],
        "shuffle changes nothing" => &["changes_nothing"],
        "a Light Pawn cannot shuffle" => &["light_pawn_shuffles"],
        "shields cannot be put under a pawn" => &["shield_under_pawn"],
        "a turn starts with the tile of the stack" => &["no_start"],
        _ => panic!("a new error: {error}"),
    }
}

#[test]
fn single_turns() {
    for record in records("vectors.jsonl") {
        let id = &record["id"];
        let position = parse(&record, "position");
        assert_eq!(position.text(), record["position"], "{id}");
        let read = read(&*position, text(&record, "move"));
        if record["legal"] == false {
            let error = read.expect_err(text(&record, "id"));
            assert!(sentences(text(&record, "error")).contains(&error.why), "{id}: {error}");
            if error.why == "not_outnumbered" {
                let facts: BTreeMap<_, _> = error.facts.iter().cloned().collect();
                let counts = format!("({}:{})", facts["attackers"], facts["defenders"]);
                assert!(text(&record, "error").ends_with(&counts), "{id}: {error}");
            }
            continue;
        }
        let turn = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(turn.as_str(), record["canonical"], "{id}");
        let played = position.replay(turn.as_str()).unwrap();
        assert_eq!(played.record, turn.as_str(), "{id}");
        assert_eq!(played.position.text(), record["result"], "{id}");
        assert_eq!(outcome(played.position.outcome()), record["outcome"], "{id}");
    }
}

#[test]
fn the_vectors_hold_through_the_referee() {
    for record in records("vectors.jsonl") {
        let answer = ask(
            &json!({"op": "play", "game": "kyo", "position": record["position"], "turn": record["move"]}),
        );
        if record["legal"] == false {
            assert!(answer["error"]["code"].is_string(), "{}", record["id"]);
            let message = answer["error"]["message"].as_str().unwrap_or_default();
            assert!(message.contains(' ') && !message.contains(['{', '$']), "{}: {message}", record["id"]);
            continue;
        }
        let expected = json!({"position": record["result"], "record": record["canonical"],
                              "outcome": record["outcome"]});
        assert_eq!(answer, expected, "{}", record["id"]);
    }
    for record in records("next.jsonl") {
        let answer = ask(&json!({"op": "next", "game": "kyo", "position": record["position"],
                                 "partial": record["partial"]}));
        for field in ["mode", "at", "may_end"] {
            assert_eq!(answer[field], record[field], "{}", record["id"]);
        }
    }
    for record in records("games.jsonl") {
        let answer = ask(
            &json!({"op": "replay", "game": "kyo", "start": record["start"], "records": record["turns"]}),
        );
        let expected = json!({"position": record["final"], "outcome": record["outcome"]});
        assert_eq!(answer, expected, "{}", record["id"]);
    }
}

#[test]
fn next_steps() {
    let set = |steps: Vec<String>| -> BTreeSet<String> {
        let count = steps.len();
        let set: BTreeSet<_> = steps.into_iter().collect();
        assert_eq!(set.len(), count, "no step is listed twice: {set:?}");
        set
    };
    for record in records("next.jsonl") {
        let id = &record["id"];
        let position = parse(&record, "position");
        let next = position.view(Observer::Public).next(text(&record, "partial")).unwrap();
        let Stage::Walk { at, mode, may_end } = next.stage else { panic!("{id}: {:?}", next.stage) };
        assert_eq!(
            json!([at, mode, may_end]),
            json!([record["at"], record["mode"], record["may_end"]]),
            "{id}"
        );
        let expected: Vec<String> = serde_json::from_value(record["steps"].clone()).unwrap();
        assert_eq!(set(next.steps.into_iter().map(|step| step.token).collect()), set(expected), "{id}");
    }
}

#[test]
fn whole_games() {
    for record in records("games.jsonl") {
        let turns = record["turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = Line::replay_all(parse(&record, "start"), turns)
            .unwrap_or_else(|(ply, error)| panic!("{} at {ply}: {error}", record["id"]));
        assert_eq!(line.position().text(), record["final"], "{}", record["id"]);
        assert_eq!(outcome(line.outcome()), record["outcome"], "{}", record["id"]);
    }
}

/// What a turn is made of, as the file of first turns names it.
fn kind_of_turn(position: &dyn Position, turn: &str) -> String {
    use sealed_move::rules::View;
    use sealed_move::rules::kyo::{Deed, Kind};
    let View::Kyo(view) = position.view(Observer::Public) else { panic!("a view of Kyo") };
    let story = view.story(turn).unwrap();
    let mut kinds = BTreeSet::new();
    let mut roads = 0;
    for deed in &story.deeds {
        kinds.insert(match deed {
            Deed::Move { road: Some(_), .. } => {
                roads += 1;
                "mana"
            }
            Deed::Move { .. } | Deed::Strike { .. } => "direct",
            Deed::Chips { chips, .. }
                if chips.shields() == chips.len() && story.kind == Some(Kind::Tower) =>
            {
                "deploy"
            }
            Deed::Chips { .. } => "chips",
            Deed::Shuffle { .. } => "shuffle",
        });
    }
    match kinds.len() {
        1 if roads > 0 => format!("mana-{roads}"),
        1 => kinds.into_iter().collect(),
        _ => format!("mixed: {}", Vec::from_iter(kinds).join("+")),
    }
}

#[test]
fn first_turns_of_all_setups() {
    let file: Value = serde_json::from_str(&file("start_legal.json")).unwrap();
    for setup in ["rear", "middle", "front"] {
        let expected = &file[setup];
        let start = Kyo.start(setup, &mut Draws::none()).unwrap();
        assert_eq!(start.text(), expected["position"]);
        let turns = start.view(Observer::Public).legal(10_000).unwrap();
        assert!(turns.is_sorted_by(|one, other| one < other), "sorted and unique");
        let mut results = BTreeSet::new();
        let mut tiles: BTreeMap<&str, u32> = BTreeMap::new();
        let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
        for turn in &turns {
            results.insert(start.replay(turn).unwrap().position.text());
            *tiles.entry(&turn[..2]).or_default() += 1;
            *kinds.entry(kind_of_turn(&*start, turn)).or_default() += 1;
        }
        assert_eq!(turns.len(), expected["turns"], "{setup}");
        assert_eq!(results.len(), expected["distinct_results"], "{setup}");
        assert_eq!(json!(tiles), expected["by_start_tile"], "{setup}");
        assert_eq!(json!(kinds), expected["by_kind"], "{setup}");
        assert_eq!(start.perft(1).unwrap(), turns.len() as u64);
        assert_eq!(start.divide(1).unwrap().len(), turns.len());
    }
}
