//! Kyo's vectors (`rules/kyo.md §18`).

mod limits;
mod typing;

use std::collections::{BTreeMap, BTreeSet};

use sealed_move_rules::kyo::{Error, Kyo, StepError};
use sealed_move_rules::{
    ErrorKind, Game, GameState, MoveText, Observer, Outcome, Position, Rolls, RuleError, Stage,
};
use serde_json::{Value, json};

use crate::vectors::{read as read_file, text, vectors};

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    Kyo.parse(text(notation, field)).unwrap_or_else(|error| panic!("{}: {error}", notation["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<MoveText, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn outcome(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map(|side| ["gold", "red"][side.index()]);
        json!({ "winner": winner, "reason": outcome.reason })
    })
}

/// Our message ids that match a vector's error.
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
    for notation in vectors("kyo", "vectors.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        assert_eq!(position.text(), notation["position"], "{id}");
        let read = read(&*position, text(&notation, "move"));
        if notation["legal"] == false {
            let error = read.expect_err(text(&notation, "id"));
            let id_of_text = error.message_id();
            let sentence = id_of_text.strip_prefix("rule-kyo-").or(id_of_text.strip_prefix("rule-")).unwrap();
            assert!(sentences(text(&notation, "error")).contains(&sentence), "{id}: {error}");
            if let ErrorKind::Kyo(Error::Step(step)) = &error.kind
                && let StepError::NotOutnumbered { attackers, defenders } = step.error
            {
                let counts = format!("({attackers}:{defenders})");
                assert!(text(&notation, "error").ends_with(&counts), "{id}: {error}");
            }
            continue;
        }
        let turn = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(turn.as_str(), notation["canonical"], "{id}");
        let played = position.replay(turn.as_str()).unwrap();
        assert_eq!(played.notation, turn.as_str(), "{id}");
        assert_eq!(played.position.text(), notation["result"], "{id}");
        assert_eq!(outcome(played.position.outcome()), notation["outcome"], "{id}");
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
    for notation in vectors("kyo", "next.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        let next = position.view(Observer::Public).next(text(&notation, "partial")).unwrap();
        let Stage::Steps { at, mode, may_end } = next.stage else { panic!("{id}: {:?}", next.stage) };
        assert_eq!(
            json!([at, mode.name(), may_end]),
            json!([notation["at"], notation["mode"], notation["may_end"]]),
            "{id}"
        );
        let expected: Vec<String> = serde_json::from_value(notation["steps"].clone()).unwrap();
        assert_eq!(set(next.options.into_iter().map(|step| step.token).collect()), set(expected), "{id}");
    }
}

#[test]
fn whole_games() {
    for notation in vectors("kyo", "games.jsonl") {
        let turns = notation["turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = GameState::replay_all(parse(&notation, "start"), turns);
        if let Some(wrong) = notation["ply"].as_u64() {
            let (index, error) = line.expect_err(text(&notation, "why"));
            assert_eq!((index as u64, error.code()), (wrong, "over"), "{}", notation["id"]);
            continue;
        }
        let line = line.unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", notation["id"]));
        assert_eq!(line.position().text(), notation["final"], "{}", notation["id"]);
        assert_eq!(outcome(line.outcome()), notation["outcome"], "{}", notation["id"]);
    }
}

/// The kinds of steps in a move, named as in `start_legal.json`.
fn kind_of_turn(position: &dyn Position, turn: &str) -> String {
    use sealed_move_rules::View;
    use sealed_move_rules::kyo::{Kind, StepEffect};
    let View::Kyo(view) = position.view(Observer::Public) else { panic!("a view of Kyo") };
    let story = view.story(turn).unwrap();
    let mut kinds = BTreeSet::new();
    let mut roads = 0;
    for action in &story.effects {
        kinds.insert(match action {
            StepEffect::Move { road: Some(_), .. } => {
                roads += 1;
                "mana"
            }
            StepEffect::Move { .. } | StepEffect::Strike { .. } => "direct",
            StepEffect::Chips { chips, .. }
                if chips.shields() == chips.len() && story.kind == Some(Kind::Tower) =>
            {
                "deploy"
            }
            StepEffect::Chips { .. } => "chips",
            StepEffect::Shuffle { .. } => "shuffle",
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
    let file: Value = serde_json::from_str(&read_file("kyo", "start_legal.json")).unwrap();
    for setup in ["rear", "middle", "front"] {
        let expected = &file[setup];
        let start = Kyo.start(setup, &mut Rolls::none()).unwrap();
        assert_eq!(start.text(), expected["position"]);
        let turns = start.view(Observer::Public).legal_moves(10_000).unwrap();
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

/// A board with both kings and some mana far away, the given rows 3 to 6, and Gold to move.
fn middle(rows: &str) -> String {
    format!("9,K/9,D/10/{rows}/10/d,9/k,9 g - 1")
}
