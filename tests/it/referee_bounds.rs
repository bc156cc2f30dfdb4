//! No line crashes or stalls the referee (`REFEREE.md`, bounds). The bounds count work, so these
//! tests count it too, without a clock.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use sealed_move::referee::{self, AnswerLimits};
use sealed_move_rules::bounds::{Bounds, Counted, Meter};
use sealed_move_rules::chance::{self, Weight};
use sealed_move_rules::{MoveText, Observer, Position, find};

use crate::random::Random;

const ARUKI: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                     RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";
/// A Queen on a pile of both colors, and a loop of roads.
const KYO: &str = "k,9/10/4,DLDLDLDLDLDLDQ,5/4,L,L,4/5,D,4/10/10/10/d,9/9,K g - 1";
/// A pile with ten million orders.
const PILE: &str = "9,K/10/10/10/4,DDDDDDDDDDDDDLLLLLLLLLLLLL,5/10/10/10/d,9/k,9 g - 1";
/// Objects everywhere: endless throws.
const THROWS: &str =
    "dddddddk/wwwwwwww/dddddddd/wwwwwwww/dddddddd/wwwwwwww/dddddddd/KQwwwwww w 0 {\"flags\":\"1111\"}";
const LUSUS: &str = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - P0 QU/KIBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD/- kirohe/qubiknpaswrbsiimgumdpdsfdmenphdaspdscowrghizhrkwbdthrvndundgtfbqdikodctpesdlbsltrctd/- 1 *";

/// A board of Lusus with many rooks that have these tiles.
fn crowded(tiles: &str) -> String {
    let row = |rank: usize| -> String {
        let square = |file: usize| match (rank, file) {
            (0, 1) => "k".to_owned(),
            (7, 1) => "K".to_owned(),
            _ if (rank + file).is_multiple_of(3) => "1".to_owned(),
            (4.., _) => format!("R({tiles})"),
            _ => format!("r({})", tiles.to_lowercase()),
        };
        (0..8).map(square).collect()
    };
    let rows: Vec<_> = (0..8).map(row).collect();
    format!("L1 {} w - - M -/KI/- -/ki/- 51 *", rows.join("/"))
}

fn position(game: &str, text: &str) -> Box<dyn Position> {
    find(game).unwrap().parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Limits that a test can reach.
const SMALL: AnswerLimits = AnswerLimits { listed: 1_000, steps: 20_000, bytes: 50_000 };

fn ask_within(request: &Value, limits: AnswerLimits) -> Value {
    let line = request.to_string();
    let answer = referee::answer_within(&line, limits);
    assert_eq!(answer, referee::answer_within(&line, limits), "the same line gets the same answer");
    serde_json::from_str(&answer).expect("answers are JSON")
}

#[track_caller]
fn is_too_many(request: &Value, limits: AnswerLimits, message: &str) {
    let answer = ask_within(request, limits);
    assert_eq!(answer["error"]["code"], "too_many", "{request}: {answer}");
    assert_eq!(answer["error"]["message"], message, "{request}");
}

/// Positions in which a unit of work is expensive, or finds little.
fn hard_positions() -> Vec<(&'static str, String)> {
    let queens = "QQQQQQQk/QQQQQQQQ/qqqqqqqq/QQQQQQQQ/qqqqqqqq/RRRRRRRR/rrrrrrrr/KQrrrrrr";
    vec![
        ("aruki", ARUKI.to_owned()),
        ("aruki", "k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1".to_owned()),
        ("kyo", KYO.to_owned()),
        ("kyo", PILE.to_owned()),
        ("chakart", THROWS.to_owned()),
        ("chakart", format!("{queens} w 0 {{\"flags\":\"1111\",\"todo\":\"kingboo\"}}")),
        ("lusus", LUSUS.replace(" P0 QU/", " M -/")),
        ("lusus", crowded("SPWRPHBI")),
        ("lusus", crowded("SPWRGUBI")),
        ("lusus", crowded("HRTHQUPH")),
    ]
}

#[test]
fn perft_stops_at_the_meters_limit() {
    for (game, text) in hard_positions() {
        let position = position(game, &text);
        let bounds = Bounds { items: u64::MAX, steps: 30_000, bytes: u64::MAX };
        for depth in [9, 60, 100] {
            let mut meter = Meter::new(Counted::Nodes, bounds);
            assert_eq!(position.perft_within(depth, &mut meter).unwrap_err().code(), "too_many", "{text}");
            // At most one position's list exceeds the bound.
            assert!((30_000..50_000).contains(&meter.steps()), "{} steps: {text}", meter.steps());
            // Steps measure the work: no step counts many nodes.
            assert!(meter.found() <= meter.steps(), "{} nodes: {text}", meter.found());
        }
    }
}

#[test]
fn counts_and_lists_stop_at_the_bounds() {
    for (game, text) in hard_positions() {
        let perft = |depth: u32| json!({"op": "perft", "game": game, "position": text, "depth": depth});
        is_too_many(&perft(50), SMALL, "These nodes take too much work to count.");
        let mut bounded = perft(3);
        bounded["limit"] = 10.into();
        is_too_many(&bounded, SMALL, "There are more than 10 nodes.");
        // Within the bounds, nodes are counted.
        assert_eq!(ask_within(&perft(0), SMALL), json!({"nodes": 1}));
        let one = ask_within(&perft(1), AnswerLimits { steps: 100_000, ..SMALL });
        if let Some(limit) = one["nodes"].as_u64() {
            let mut exact = perft(1);
            exact["limit"] = limit.into();
            assert_eq!(ask_within(&exact, AnswerLimits::REFEREE), one);
            exact["limit"] = (limit - 1).into();
            assert_eq!(ask_within(&exact, AnswerLimits::REFEREE)["error"]["code"], "too_many");
        }
    }
    let deepest = json!({"op": "perft", "game": "lusus", "position": LUSUS.replace(" P0 QU/", " M -/"), "depth": u32::MAX});
    is_too_many(&deepest, SMALL, "These nodes take too much work to count.");
    let legal = json!({"op": "legal", "game": "kyo", "position": PILE});
    is_too_many(&legal, SMALL, "There are more than 1000 turns.");
    let listed = |listed| AnswerLimits { listed, ..SMALL };
    is_too_many(&legal, listed(100_000), "These turns take too much work to list.");
    let outcomes = json!({"op": "outcomes", "game": "lusus", "position": LUSUS, "turn": "QU@e2 e2e4"});
    is_too_many(&outcomes, listed(100_000), "These results take too much work to list.");
    is_too_many(&outcomes, AnswerLimits { listed: 3, ..SMALL }, "There are more than 3 results.");
}

#[test]
fn limits_range_up_to_a_hundred_thousand() {
    let legal = |limit: Value| json!({"op": "legal", "game": "kyo", "position": PILE, "limit": limit});
    is_too_many(&legal(Value::Null), AnswerLimits::REFEREE, "There are more than 10000 turns.");
    is_too_many(&legal(json!(1)), AnswerLimits::REFEREE, "There is more than 1 turn.");
    for greater in [json!(100_001), json!(u64::MAX)] {
        is_too_many(&legal(greater), AnswerLimits::REFEREE, "There are more than 100000 turns.");
    }
    for wrong in [json!(-1), json!(1.5), json!("9"), json!([])] {
        let answer = ask_within(&legal(wrong.clone()), AnswerLimits::REFEREE);
        assert_eq!(answer["error"]["code"], "bad_request", "{wrong}");
    }
    for (game, position, turns) in [("aruki", ARUKI.to_owned(), 13), ("lusus", crowded("HRTHQUPH"), 501)] {
        let legal = |limit: u64| json!({"op": "legal", "game": game, "position": position, "limit": limit});
        let list = ask_within(&legal(turns), AnswerLimits::REFEREE);
        assert_eq!(list["turns"].as_array().map(Vec::len), Some(turns as usize), "{game}");
        let message = format!("There are more than {} turns.", turns - 1);
        is_too_many(&legal(turns - 1), AnswerLimits::REFEREE, &message);
    }
}

/// All outcomes, computed roll by roll and merged by notation: a second implementation of
/// `outcomes`.
fn by_every_roll(position: &dyn Position, turn: &MoveText) -> BTreeMap<String, (String, String)> {
    let mut together: BTreeMap<String, (String, Weight)> = BTreeMap::new();
    for (played, weight) in chance::outcomes(position, turn, 100_000).unwrap() {
        let entry = together.entry(played.notation);
        let text = played.position.text();
        entry.and_modify(|(_, sum)| *sum = sum.plus(weight)).or_insert((text, weight));
    }
    together.into_iter().map(|(record, (text, sum))| (record, (text, sum.to_string()))).collect()
}

#[test]
fn outcomes_lists_each_notation_once_with_its_weight() {
    let lusus = "L1 4k3/8/8/n(dg)7/8/8/8/R(PD)3K3 w - - P0 DABS/KIKIQUQURO/- kiquroro/bi/- 51 *";
    let mut random = Random::new(5);
    for (game, text, turns) in [
        ("lusus", lusus, &["BS a1a5", "-DA a1a5", "BS a1a2"][..]),
        ("lusus", "L1 4k3/8/8/8/8/8/8/R3K3 w - - P0 LT/KIKIKIKI/- kiki/bi/- 51 *", &["LT a1a2"]),
        ("chakart", "4k3/8/8/3w4/3d4/2P5/8/4K3 w 20 {\"flags\":\"0000\"}", &["c3d4", "e1d1"]),
        ("chakart", "rn2k2q/8/8/8/3e4/8/4N3/2Q1K3 w 20 {\"flags\":\"0000\"}", &["e2d4"]),
    ] {
        let position = position(game, text);
        for turn in turns {
            let turn = MoveText::canonical(*turn);
            let expected = by_every_roll(&*position, &turn);
            let request = json!({"op": "outcomes", "game": game, "position": text, "turn": turn.as_str()});
            let answer = ask_within(&request, AnswerLimits::REFEREE);
            let found: Vec<_> =
                answer["outcomes"].as_array().unwrap_or_else(|| panic!("{answer}")).iter().collect();
            let listed: BTreeMap<_, _> = found
                .iter()
                .map(|row| {
                    let text = |field: &str| row[field].as_str().expect(field).to_owned();
                    (text("record"), (text("position"), text("p")))
                })
                .collect();
            assert_eq!(listed, expected, "{turn}");
            assert_eq!(listed.len(), found.len(), "{turn}: each once");
            assert!(found.is_sorted_by_key(|row| row["record"].as_str()), "{turn}: sorted");
            // Random rolls give some of these outcomes.
            for _ in 0..20 {
                let roll = |options: std::num::NonZeroU32| random.below(options.get() as usize) as u32;
                let played = chance::roll_all(&*position, &turn, roll).unwrap();
                assert!(listed.contains_key(&played.notation), "{}", played.notation);
            }
        }
    }
}

#[test]
fn the_first_turn_of_lusus_has_thirteen_thousand_records() {
    let outcomes = |limit: u64| {
        let request = json!({"op": "outcomes", "game": "lusus", "position": LUSUS, "turn": "QU@e2 e2e4", "limit": limit});
        serde_json::from_str::<Value>(&referee::answer(&request.to_string())).expect("answers are JSON")
    };
    let found = outcomes(13_244);
    let rows = found["outcomes"].as_array().expect("results");
    assert_eq!(rows.len(), 13_244);
    assert!(rows.iter().all(|row| row["p"] == "1/13244"));
    assert_eq!(outcomes(13_243)["error"]["message"], "There are more than 13243 results.");
}

#[test]
fn a_list_is_given_up_before_it_fills_the_memory() {
    // Positions take kilobytes each: two million outcomes, a hundred thousand of them requested.
    let codes = "KIQUBIKNROPASWRBSIIMGUMDPDSFDMENPHDASPDSCOWRGHIZHRKWBDTHRVNDUNDGTFBQDIKODCTPESDLBSLTHERCTD";
    let codes: Vec<_> = (0..codes.len()).step_by(2).map(|at| &codes[at..at + 2]).collect();
    let pile: String = codes.iter().map(|code| code.repeat(5)).collect();
    let (white, black) = (format!("{pile}/{pile}/{pile}"), format!("{0}/{0}/{0}", pile.to_lowercase()));
    let text = format!("L1 4k3/8/8/8/8/8/8/R(PDPD)3K3 w - - P0 {white} {black} 51 *");
    let request =
        json!({"op": "outcomes", "game": "lusus", "position": text, "turn": "-QU a1a2", "limit": 100_000});
    is_too_many(&request, AnswerLimits::REFEREE, "These results take too much work to list.");
    let draws = json!({"op": "play", "game": "lusus", "position": text, "turn": "-QU a1a2", "seed": "00".repeat(32),
                       "draw": "a:1:*:2"});
    assert!(ask_within(&draws, AnswerLimits::REFEREE)["position"].is_string());
}

/// The longest lines, and the densest ones.
#[test]
fn the_worst_lines_get_the_documented_answers() {
    const ROOM: usize = 1_040_000;
    let code = |request: &Value| {
        let line = request.to_string();
        assert!(line.len() <= 1024 * 1024, "{}", line.len());
        let answer: Value = serde_json::from_str(&referee::answer(&line)).expect("answers are JSON");
        assert!(answer.to_string().len() < 2 * 1024 * 1024, "the answer is too long");
        answer["error"]["code"].as_str().unwrap_or("").to_owned()
    };
    let fill = |part: &str| part.repeat(ROOM / part.len());
    let games = [
        ("aruki", ARUKI.to_owned()),
        ("kyo", KYO.to_owned()),
        ("chakart", THROWS.to_owned()),
        ("lusus", LUSUS.to_owned()),
    ];
    let parts = [
        "e2e4 ",
        "E4 ",
        "=DL ",
        "QU@e2 ",
        "heal ",
        "trade a1 with b2 ",
        "RC+",
        "(d2)",
        "~",
        "é",
        "xa2",
        "hit and run on a1 then ",
        " ",
        "0",
    ];
    for (game, position) in &games {
        for part in parts {
            let text = fill(part);
            assert!(
                !code(&json!({"op": "read", "game": game, "position": position, "text": text})).is_empty()
            );
            // In some games, `next` accepts texts that begin no move.
            code(&json!({"op": "next", "game": game, "position": position, "partial": text}));
            assert!(!code(&json!({"op": "check", "game": game, "position": text})).is_empty());
            assert!(!code(&json!({"op": "redact", "game": game, "position": position, "record": text, "observer": "public"})).is_empty());
        }
        for op in ["play", "outcomes"] {
            let request = json!({"op": op, "game": game, "position": position, "turn": fill("e2e4 ")});
            assert!(!code(&request).is_empty(), "{request}");
        }
        // A game of very many illegal moves.
        let records = vec!["e2e4"; ROOM / 8];
        assert!(
            !code(&json!({"op": "replay", "game": game, "start": position, "records": records})).is_empty()
        );
        let empty = vec![""; ROOM / 4];
        assert!(
            !code(&json!({"op": "replay", "game": game, "start": position, "records": empty})).is_empty()
        );
    }
    // Values deeper than anyone writes, and as many values as fit.
    for line in [
        "[".repeat(ROOM),
        "{\"op\":".repeat(ROOM / 6),
        format!("{{\"id\":{}", "[".repeat(1000)),
        "1".repeat(ROOM),
    ] {
        let answer: Value = serde_json::from_str(&referee::answer(&line)).expect("answers are JSON");
        assert_eq!(answer["error"]["code"], "bad_request");
    }
    assert_eq!(code(&json!({"op": fill("x")})), "unknown_op");
    assert_eq!(code(&json!({"op": "games", "id": vec![json!([]); ROOM / 4]})), "");
    assert_eq!(code(&json!({"op": "start", "game": "kyo", "setup": fill("x")})), "position");
    assert_eq!(
        code(&json!({"op": "view", "game": "kyo", "position": KYO, "observer": fill("x")})),
        "bad_request"
    );
    let drawn =
        json!({"op": "start", "game": "lusus", "seed": "00".repeat(32), "draw": format!("{}:*", fill("x"))});
    assert_eq!(code(&drawn), "");
}

#[test]
fn a_long_game_is_replayed_to_its_end() {
    // The king walks without repeating a position three times, until the quiet limit ends the game.
    let start = "k11/12/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/K11 w -/- - 0 1";
    let mut random = Random::new(9);
    let mut line = sealed_move_rules::GameState::new(position("aruki", start));
    let mut records = Vec::new();
    while line.outcome().is_none() {
        let moves = line.position().view(Observer::Public).legal_moves(1000).unwrap();
        let record = moves[random.below(moves.len())].clone();
        line.replay(&record).unwrap();
        records.push(record);
    }
    let ended = records.len();
    let game =
        |records: &[String]| json!({"op": "replay", "game": "aruki", "start": start, "records": records});
    assert_eq!(ask_within(&game(&records), SMALL)["outcome"]["reason"], line.outcome().unwrap().reason);
    records.resize(60_000, "K(a1)a2".to_owned());
    let answer = ask_within(&game(&records), SMALL);
    assert_eq!((&answer["error"]["ply"], &answer["error"]["code"]), (&json!(ended), &json!("game_over")));
}
