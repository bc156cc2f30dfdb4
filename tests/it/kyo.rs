//! Kyo against the vector files of its rules (`rules/kyo.md §18`).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use sealed_move::referee;
use sealed_move_rules::kyo::{Error, Kyo, Mode, StepError};
use sealed_move_rules::{
    ErrorKind, Game, GameState, MoveText, Observer, Outcome, Position, Rolls, RuleError, Stage,
};

use crate::aruki::text;

fn file(name: &str) -> String {
    let path = format!("{}/tests/vectors/kyo/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).expect(&path)
}

pub(crate) fn records(name: &str) -> Vec<Value> {
    file(name).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    Kyo.parse(text(notation, field)).unwrap_or_else(|error| panic!("{}: {error}", notation["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<MoveText, RuleError> {
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
    for notation in records("vectors.jsonl") {
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
fn the_vectors_hold_through_the_referee() {
    for notation in records("vectors.jsonl") {
        let answer = ask(
            &json!({"op": "play", "game": "kyo", "position": notation["position"], "turn": notation["move"]}),
        );
        if notation["legal"] == false {
            assert!(answer["error"]["code"].is_string(), "{}", notation["id"]);
            let message = answer["error"]["message"].as_str().unwrap_or_default();
            assert!(message.contains(' ') && !message.contains(['{', '$']), "{}: {message}", notation["id"]);
            continue;
        }
        let expected = json!({"position": notation["result"], "record": notation["canonical"],
                              "outcome": notation["outcome"]});
        assert_eq!(answer, expected, "{}", notation["id"]);
    }
    for notation in records("next.jsonl") {
        let answer = ask(&json!({"op": "next", "game": "kyo", "position": notation["position"],
                                 "partial": notation["partial"]}));
        for field in ["mode", "at", "may_end"] {
            assert_eq!(answer[field], notation[field], "{}", notation["id"]);
        }
    }
    for notation in records("games.jsonl") {
        let answer = ask(
            &json!({"op": "replay", "game": "kyo", "start": notation["start"], "records": notation["turns"]}),
        );
        let expected = json!({"position": notation["final"], "outcome": notation["outcome"]});
        assert_eq!(answer, expected, "{}", notation["id"]);
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
    for notation in records("next.jsonl") {
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
    for notation in records("games.jsonl") {
        let turns = notation["turns"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = GameState::replay_all(parse(&notation, "start"), turns)
            .unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", notation["id"]));
        assert_eq!(line.position().text(), notation["final"], "{}", notation["id"]);
        assert_eq!(outcome(line.outcome()), notation["outcome"], "{}", notation["id"]);
    }
}

/// What a turn is made of, as the file of first turns names it.
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
    let file: Value = serde_json::from_str(&file("start_legal.json")).unwrap();
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

/// A board with both kings and some mana far away, and rows 3 to 6 as given, Gold to move.
fn middle(rows: &str) -> String {
    format!("9,K/9,D/10/{rows}/10/d,9/k,9 g - 1")
}

#[track_caller]
fn reads(position: &str, typed: &str, canonical: &str) {
    let position = Kyo.parse(position).expect(position);
    let turn = read(&*position, typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
    assert_eq!(turn.as_str(), canonical, "{typed}");
}

#[track_caller]
fn refuses(position: &str, typed: &str, at: usize, sentence: &str) {
    let position = Kyo.parse(position).expect(position);
    let error = read(&*position, typed).expect_err(typed);
    assert_eq!(error.at, Some(at), "{typed}: {error}");
    assert_eq!(
        sealed_move::i18n::rule_error(sealed_move::i18n::Language::ENGLISH, "kyo", &error),
        sentence,
        "{typed}"
    );
}

#[test]
fn people_may_type_what_the_rules_allow() {
    let heavy = &middle("10/4,DDLH,5/4,d,S,4/10");
    reads(heavy, "e4xe5", "E4 E5");
    reads(heavy, "e4 2 x e5", "E4 2E5");
    reads(heavy, "e4 00e5", "E4 E5");
    reads(heavy, "e4 9f5", "E4 XF5");
    reads(heavy, "e4 2xf5", "E4 XF5");
    reads(heavy, "e4 p d4", "E4 +1D4");
    reads(heavy, "e4rldd", "E4 =LDD");
    reads(&middle("10/4,DLQ,5/10/10"), "e4=ldd5", "E4 =LD D5");
}

#[test]
fn refusals_name_the_step_at_fault_and_the_rule() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap().text();
    refuses(&start, "A6 A5", 0, "The stack on A6 is not yours.");
    refuses(&start, "hello", 0, "I cannot read `hello`.");
    refuses(&start, "a3 a4 K`", 6, "I cannot read `K `.");
    refuses(
        &start,
        "A0 2A1 2A2",
        7,
        "Step 2, `2A2`: after a Mana move only Mana moves follow, and no chip would stay on A1 as a road.",
    );
    refuses(
        &start,
        "A0 2A1 1B2",
        7,
        "Step 2, `1B2`: a dark chip would stay on A1, so the step must be straight, not diagonal.",
    );
    refuses(
        &start,
        "D0 1C1 C2",
        7,
        "Step 2, `C2`: a light chip would stay on C1, so the step must be diagonal.",
    );
    refuses(&start, "E1 E0", 3, "Step 1, `E0`: your own King stands on E0.");
    refuses(&start, "E0 6D1", 3, "Step 1, `6D1`: only 3 chips can be lifted on E0.");
    refuses(
        &middle("10/4,P,5/4,p,5/10"),
        "e4 e5",
        3,
        "Step 1, `E5`: E4 does not outnumber E5 (1 against 1), as a Light Pawn must.",
    );
    refuses(
        &middle("10/4,DDDDDDH,5/10/10"),
        "e4 6e5",
        3,
        "Step 1, `6E5`: a Heavy Pawn lifts no more than 5 chips.",
    );
    refuses(
        &middle("10/4,H,5/4,S,5/10"),
        "e4 xe5 e5",
        7,
        "Step 2, `E5`: movement is finished in this turn, so the Heavy Pawn stays on E4.",
    );
    refuses(
        &middle("10/4,DD,5/10/10"),
        "e4 e5",
        3,
        "Step 1, `E5`: there is no pawn on E4, so say how many chips go, such as `+1`.",
    );
    refuses(
        &middle("10/4,T,5/4,S,5/10"),
        "e4 xe5",
        3,
        "Step 1, `XE5`: Towers step onto shields: write the number of chips to carry instead of X.",
    );
    refuses(&start, "A3", 2, "A turn needs at least one step after the tile where it starts.");
}

#[test]
fn whole_turns_are_offered_instead_of_what_is_none() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap();
    let view = start.view(Observer::Player(start.turn()));
    for typed in ["A0A1", "Z9 A1", "e0e1e2", "pawn", "A3 9A4", ""] {
        let turns = view.suggestions(typed, 12);
        assert!(!turns.is_empty(), "{typed}");
        for turn in turns {
            assert!(start.replay(&turn).is_ok(), "{typed}: {turn}");
        }
    }
    assert!(view.suggestions("A3 9A4", 12).iter().all(|turn| turn.starts_with("A3 ")));
}

#[test]
fn records_are_strict() {
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap();
    for notation in ["a3 a4", "A3  A4", "A3 A4 ", " A3 A4", "A3 0A4", "A3A4", "A3 XA4", "A3,A4"] {
        let error = start.replay(notation).expect_err(notation);
        assert_eq!(
            (error.code(), error.candidates),
            ("syntax", vec![MoveText::canonical("A3 A4")]),
            "{notation}"
        );
    }
    assert_eq!(start.replay("F0 =DLDS").expect_err("other chips").code(), "illegal");
}

/// Four tiles of road in a circle, on which the Heavy Pawn can go round for ever.
const CIRCLE: &str = "4,DH,5/4,L,L,4/5,D,4/10";

#[test]
fn a_turn_has_at_most_64_steps() {
    let circle = middle(CIRCLE);
    let steps = ["E4", "F5", "F4", "E3"].repeat(16).join(" ");
    let turn = format!("E3 {steps}");
    reads(&circle, &turn, &turn);
    refuses(
        &circle,
        &format!("{turn} E4"),
        turn.len() + 1,
        "Step 65, `E4`: a turn has no more than 64 steps.",
    );
    let position = Kyo.parse(&circle).unwrap();
    let next = position.view(Observer::Public).next(&turn).unwrap();
    assert!(next.options.is_empty());
    assert_eq!(next.stage, Stage::Steps { at: "E3".to_owned(), mode: Mode::Mana, may_end: true });
    // The 64 are counted once the Queen's shuffles are merged.
    let queen = circle.replace("4,DH,5", "4,DLDQ,5");
    let shuffles = ["=LDD", "=DLD"].repeat(40).join(" ");
    reads(&queen, &format!("E3 {shuffles} =LDD"), "E3 =LDD");
}

#[test]
fn trees_that_nobody_can_count_are_refused() {
    let circle = Kyo.parse(&middle(CIRCLE)).unwrap();
    let view = circle.view(Observer::Public);
    assert_eq!(view.legal_moves(100).unwrap_err().code(), "too_many");
    assert_eq!(circle.perft(101).unwrap_err().code(), "too_many");
    assert_eq!(circle.perft(0), Ok(1));
    // A pile of all of Gold's mana has ten million orders; they are not listed to find that out.
    let pile = Kyo.parse("9,K/10/10/10/4,DDDDDDDDDDDDDLLLLLLLLLLLLL,5/10/10/10/d,9/k,9 g - 1").unwrap();
    assert_eq!(pile.view(Observer::Public).legal_moves(10_000).unwrap_err().code(), "too_many");
    assert!(pile.view(Observer::Public).next("E4").unwrap().options.len() < 250);
}

#[test]
fn perft_adds_up() {
    let position = Kyo.parse(&middle("10/4,DH,5/4,dp,5/10")).unwrap();
    let turns = position.view(Observer::Public).legal_moves(10_000).unwrap();
    let below = |turn: &String| position.replay(turn).unwrap().position.perft(1).unwrap();
    let nodes: u64 = turns.iter().map(below).sum();
    assert_eq!(position.perft(2), Ok(nodes));
    let divided = position.divide(2).unwrap();
    assert_eq!(divided.iter().map(|(turn, _)| turn).collect::<Vec<_>>(), turns.iter().collect::<Vec<_>>());
    assert!(divided.iter().all(|(turn, nodes)| *nodes == below(turn)));
    assert_eq!(position.divide(0), Ok(Vec::new()));
}

#[test]
fn a_side_that_cannot_move_draws() {
    let walled = "K,P,1,h,6/DP,P,h,7/h,h,h,7/10/10/10/10/10/d,9/k,9 r - 1";
    let after = Kyo.parse(walled).unwrap().replay("D0 C0").unwrap().position;
    assert_eq!(outcome(after.outcome()), json!({"winner": null, "reason": "no-move"}));
    let view = after.view(Observer::Public);
    assert_eq!(view.next("").unwrap().options, []);
    assert_eq!(view.complete(""), []);
    assert_eq!(view.legal_moves(10), Ok(Vec::new()));
    assert_eq!(read(&*after, "A0 A1").unwrap_err().code(), "over");
    assert_eq!(after.perft(1), Ok(0));
}

/// What lists leave out still keeps the game going.
#[test]
fn a_long_shuffle_of_a_pile_is_legal_though_not_listed() {
    let walled = "DLLLLL,h,8/h,h,8/10/10/10/10/10/7,dh,h,k/7,h,P,P/7,h,P,K g - 1";
    let position = Kyo.parse(walled).unwrap();
    assert_eq!(position.outcome(), None);
    let view = position.view(Observer::Public);
    let starts: Vec<_> = view.next("").unwrap().options.into_iter().map(|step| step.text).collect();
    assert_eq!(starts, ["A0"]);
    assert_eq!(view.next("A0").unwrap().options, []);
    let turns = ["A0 =LDLLLL", "A0 =LLDLLL", "A0 =LLLDLL", "A0 =LLLLDL", "A0 =LLLLLD"];
    assert_eq!(view.legal_moves(5).unwrap(), turns);
    reads(walled, "a0 =llldll", turns[2]);
}

#[test]
fn lists_begin_with_what_a_player_wants() {
    let offered = |position: &str, typed: &str| -> Vec<String> {
        let position = Kyo.parse(position).expect(position);
        position.view(Observer::Public).complete(typed).into_iter().map(|step| step.text).collect()
    };
    let hunt = &middle("10/4,DH,5/3,p,k,q,4/10").replace("/k,9 g", "/10 g");
    assert_eq!(&offered(hunt, "")[0], "E4");
    let first = offered(hunt, "E4 ");
    assert_eq!(&first[..2], ["E4 1E5", "E4 E5"]);
    assert_eq!(&first[2..4], ["E4 1F5", "E4 F5"]);
    assert_eq!(&first[4..6], ["E4 1D5", "E4 D5"]);
    let start = Kyo.start("middle", &mut Rolls::none()).unwrap().text();
    assert!(offered(&start, "E1 +1D2 ").contains(&"E1 +1D2".to_owned()));
    assert_eq!(offered(&start, "E1 +1D2 ")[0], "E1 +1D2");
    // A word that was begun chooses: by its own letters, or by those of the tile.
    assert_eq!(offered(&start, "e1 +"), offered(&start, "E1 p"));
    let to_d2: BTreeSet<_> = offered(&start, "e1 d").into_iter().collect();
    assert_eq!(
        to_d2,
        [
            "E1 D2", "E1 1D2", "E1 2D2", "E1 D1", "E1 1D1", "E1 2D1", "E1 +1D1", "E1 +2D1", "E1 +1D2",
            "E1 +2D2"
        ]
        .map(String::from)
        .into()
    );
    assert_eq!(offered(&start, "f0 =l"), ["F0 =LDS"]);
    assert_eq!(offered(&start, "zz"), [""; 0]);
    assert_eq!(offered(&start, "a0 zz b1"), [""; 0]);
    assert_eq!(offered(&start, "a6 a5"), [""; 0]);
    let pile = &middle("10/4,DD,5/10/10");
    assert_eq!(offered(pile, "e4 e5"), ["E4 +2E5", "E4 +1E5"]);
}

#[test]
fn the_referee_knows_kyo() {
    let start = Kyo.start("front+", &mut Rolls::none()).unwrap().text();
    assert_eq!(ask(&json!({"op": "start", "game": "kyo", "setup": "front+"})), json!({"position": start}));
    let middle_start = Kyo.start("middle", &mut Rolls::none()).unwrap().text();
    assert_eq!(ask(&json!({"op": "start", "game": "kyo"})), json!({"position": middle_start}));
    let wrong = ask(&json!({"op": "start", "game": "kyo", "setup": "back"}));
    assert_eq!(wrong["error"]["code"], "position");
    let small = middle("10/4,DP,5/10/10").replace("9,K/9,D", "10/9,K");
    assert_eq!(
        ask(&json!({"op": "next", "game": "kyo", "position": small, "partial": ""})),
        json!({"starts": ["J1", "E4"]})
    );
    assert_eq!(
        ask(&json!({"op": "next", "game": "kyo", "position": small, "partial": "e4"})),
        json!({"steps": ["D3", "E3", "F3", "D4", "F4", "D5", "E5", "F5"], "may_end": false, "mode": "Fresh", "at": "E4"})
    );
    assert_eq!(
        ask(&json!({"op": "legal", "game": "kyo", "position": middle_start, "limit": 1943}))["error"]["code"],
        "too_many"
    );
    let all = ask(&json!({"op": "legal", "game": "kyo", "position": middle_start, "limit": 1944}));
    assert_eq!(all["turns"].as_array().map(Vec::len), Some(1944));
    assert_eq!(
        ask(&json!({"op": "perft", "game": "kyo", "position": middle_start, "depth": 1})),
        json!({"nodes": 1944})
    );
    for observer in ["gold", "red", "public"] {
        let request = json!({"op": "view", "game": "kyo", "position": small, "observer": observer});
        assert_eq!(ask(&request), json!({"view": small}));
    }
    let over = middle("10/10/10/10").replace("/k,9 g", "/10 g");
    assert_eq!(
        ask(&json!({"op": "read", "game": "kyo", "position": over, "text": "J0 J1"}))["error"]["code"],
        "over"
    );
}

/// Whatever is typed, an answer comes back, and what is read can be played and read again.
#[test]
fn nothing_that_is_typed_breaks_it() {
    let mut random = crate::random::Random::new(77);
    let vectors = records("vectors.jsonl");
    let messages: Vec<char> = "ADEFJ059123+XPR=DLSdls ,>-é→\0`K".chars().collect();
    for _ in 0..6000 {
        let notation = &vectors[random.below(vectors.len())];
        let mut typed: Vec<char> = text(notation, "move").chars().collect();
        for _ in 0..random.below(4) {
            let message = messages[random.below(messages.len())];
            let at = random.below(typed.len() + 1);
            if random.below(3) == 0 && at < typed.len() {
                typed[at] = message;
            } else {
                typed.insert(at, message);
            }
        }
        let typed: String = typed.into_iter().collect();
        let position = parse(notation, "position");
        let view = position.view(Observer::Public);
        let _ = view.next(&typed);
        for offer in view.complete(&typed) {
            assert_eq!(offer.complete, view.read(&offer.text).is_ok(), "{typed} {}", offer.text);
        }
        match view.read(&typed) {
            Ok(turn) => {
                let played = position.replay(turn.as_str()).unwrap();
                assert_eq!(Kyo.parse(&played.position.text()).unwrap().text(), played.position.text());
            }
            Err(error) => assert!(error.at.is_none_or(|at| at <= typed.len()), "{typed:?}: {error}"),
        }
    }
}
