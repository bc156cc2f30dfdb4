//! Aruki's vectors (`rules/aruki.md §14`).

use std::collections::BTreeSet;

use serde_json::Value;

use sealed_move_rules::aruki::{Aruki, Move};
use sealed_move_rules::{Game, GameState, MoveText, Observer, Position, RuleError, Side};

use crate::vectors::{read as read_file, text, vectors};

fn parse(notation: &Value, field: &str) -> Box<dyn Position> {
    Aruki.parse(text(notation, field)).unwrap_or_else(|error| panic!("{}: {error}", notation["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<MoveText, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn side_name(side: Option<Side>) -> Value {
    side.map_or(Value::Null, |side| ["white", "black"][side.index()].into())
}

/// Compares status, winner and reason with a vector.
fn check_end(notation: &Value, line: &GameState) {
    let id = &notation["id"];
    let (winner, reason) = line.outcome().map_or((None, None), |end| (end.winner, Some(end.reason)));
    assert_eq!(line.status(), notation["status"].as_str(), "{id}");
    assert_eq!(side_name(winner), notation["winner"], "{id}");
    if let Some(expected) = notation.get("reason") {
        assert_eq!(reason, expected.as_str(), "{id}");
    }
}

#[test]
fn single_turns() {
    for notation in vectors("aruki", "vectors.jsonl") {
        let id = &notation["id"];
        let position = parse(&notation, "position");
        let read = read(&*position, text(&notation, "move"));
        if notation["legal"] == false {
            assert_eq!(read.map_err(|error| error.code()), Err(text(&notation, "code")), "{id}");
            check_end(&notation, &GameState::new(position));
            continue;
        }
        let turn = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(turn.as_str(), notation["canonical"], "{id}");
        let played = position.replay(turn.as_str()).unwrap();
        assert_eq!(played.notation, turn.as_str(), "{id}");
        assert_eq!(played.position.text(), notation["result"], "{id}");
        check_end(&notation, &GameState::new(played.position));
    }
}

#[test]
fn lists_of_legal_turns() {
    for notation in vectors("aruki", "legal_moves.jsonl") {
        let position = parse(&notation, "position");
        let legal = position.view(Observer::Public).legal_moves(10_000).unwrap();
        assert_eq!(Value::from(legal.clone()), notation["moves"], "{}", notation["id"]);
        assert_eq!(Value::from(legal.len()), notation["count"], "{}", notation["id"]);
        check_end(&notation, &GameState::new(position));
    }
}

#[test]
fn typed_moves() {
    for notation in vectors("aruki", "notation.jsonl") {
        let position = parse(&notation, "position");
        let (id, input) = (&notation["id"], text(&notation, "input"));
        match read(&*position, input) {
            Ok(turn) => {
                assert_eq!(turn.as_str(), notation["canonical"], "{id} {input}");
                assert_eq!(notation["code"], Value::Null, "{id} {input}");
                let guessed = position.view(Observer::Player(position.turn())).is_guess(input);
                assert_eq!(guessed, notation["guessed"] == true, "{id} {input}");
            }
            Err(error) => {
                assert_eq!(error.code(), notation["code"], "{id} {input}");
                let suggestion = error.candidates.first().map(MoveText::as_str);
                assert_eq!(Value::from(suggestion), notation["suggestion"], "{id} {input}");
            }
        }
    }
}

#[test]
fn position_strings() {
    for notation in vectors("aruki", "positions.jsonl") {
        let (id, string) = (&notation["id"], text(&notation, "position"));
        match Aruki.parse(string) {
            Ok(position) => {
                assert_eq!(notation["valid"], true, "{id} {}", notation["why"]);
                assert_eq!(position.text(), string, "{id}");
            }
            Err(error) => {
                assert_eq!(notation["valid"], false, "{id}: {error}");
                assert_eq!(error.code(), "position", "{id}");
                assert!(error.at.is_some_and(|at| at <= string.len()), "{id}: {error}");
            }
        }
    }
}

#[test]
fn whole_games() {
    for notation in vectors("aruki", "games.jsonl") {
        let moves = notation["moves"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = GameState::replay_all(parse(&notation, "start"), moves)
            .unwrap_or_else(|(index, error)| panic!("{} at {index}: {error}", notation["id"]));
        assert_eq!(line.position().text(), notation["final"], "{}", notation["id"]);
        check_end(&notation, &line);
    }
}

#[test]
fn node_counts() {
    let file: Value = serde_json::from_str(&read_file("aruki", "perft.json")).unwrap();
    let positions = file["positions"].as_array().unwrap();
    for notation in std::iter::once(&file["start"]).chain(positions) {
        let position = parse(notation, "position");
        for (depth, nodes) in notation["nodes"].as_object().unwrap() {
            let counted = position.perft(depth.parse().unwrap()).unwrap();
            assert_eq!(&Value::from(counted), nodes, "{} at depth {depth}", notation["name"]);
        }
        if let Some(divide) = notation.get("divide") {
            let counted = position.divide(2).unwrap();
            assert_eq!(&Value::Object(counted.into_iter().map(|(k, n)| (k, n.into())).collect()), divide);
        }
    }
}

/// This count is from the rules; the vectors stop one ply earlier.
#[test]
fn the_start_has_904123_paths_of_five_turns() {
    let start = Aruki.start("standard", &mut sealed_move_rules::Rolls::none()).unwrap();
    assert_eq!(start.perft(5).unwrap(), 904_123);
}

#[test]
fn an_uncountable_tree_is_refused_at_once() {
    let kings = Aruki.parse("k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1").unwrap();
    assert_eq!(kings.perft(u32::MAX).unwrap_err().code(), "too_many");
}

#[test]
fn legal_moves_are_typed_moves_too() {
    for notation in vectors("aruki", "legal_moves.jsonl").iter().step_by(7) {
        for text in notation["moves"].as_array().unwrap() {
            let text = text.as_str().unwrap();
            let (turn, suffix) = Move::parse_notation(text).expect(text);
            assert_eq!(format!("{turn}{suffix}"), text);
        }
    }
}

#[test]
fn repetition_is_tested_before_the_quiet_counter() {
    let start = Aruki.parse("11k/12/8r3/12/12/12/12/12/12/2R9/12/K11 w -/- - 192 1").unwrap();
    let circle = ["K(a1)b1", "K(l12)k12", "K(b1)a1", "K(k12)l12"];
    let line = GameState::replay_all(start, circle.into_iter().cycle().take(8)).unwrap();
    assert_eq!(line.outcome().map(|end| end.reason), Some("repetition"));
    let shorter = Aruki.parse("11k/12/8r3/12/12/12/12/12/12/2R9/12/K11 w -/- - 196 1").unwrap();
    let line = GameState::replay_all(shorter, circle).unwrap();
    assert_eq!(line.outcome().map(|end| end.reason), Some("quiet"));
    assert_eq!(line.status(), Some("draw"));
}

#[test]
fn counters_saturate_at_their_maximum() {
    let text = "11k/12/12/12/12/12/12/10K1/12/12/r11/R11 b -/o999 - 0 999999";
    let after = Aruki.parse(text).unwrap().replay("R(a2)a1").unwrap().position;
    assert!(after.text().ends_with(" w -/o999r - 0 999999"), "{}", after.text());
    let text = "11k/12/12/12/12/12/12/10K1/12/12/r11/R11 w R999/- - 0 1";
    let after = Aruki.parse(text).unwrap().replay("R(a1)a2").unwrap().position;
    assert!(after.text().contains(" b R999/- "), "{}", after.text());
}

#[test]
fn lists_begin_with_the_likeliest_moves() {
    let offered = |position: &str, typed: &str| -> Vec<String> {
        let position = Aruki.parse(position).unwrap();
        let steps = position.view(Observer::Public).complete(typed);
        steps.into_iter().map(|step| step.text).collect()
    };
    let promotions = "2O8k/1o7r2/O7J2K/12/12/12/12/12/12/12/R11/12 w O[PP]2[LL]RA/- - 0 1";
    let all = offered(promotions, "");
    // The first one also captures the rook.
    assert_eq!(all[0], "J(i10)j11=R");
    assert!(all[all.len() - 2..].iter().all(|text| text.ends_with("=O")), "{all:?}");
    let mate = "12/12/12/12/6R5/10k1/6R5/3M8/12/12/1K10/o11 w -/- - 0 1";
    assert!(offered(mate, "")[0].ends_with('#'));
    assert_eq!(offered(mate, "d5 d7"), ["M(d5)d7#"]);
    assert_eq!(offered(mate, "m(D5"), offered(mate, "M(d5)"));
    assert!(offered(mate, "zz").is_empty());
    // A wipe that costs as much as it gains comes last.
    let start = Aruki.start("standard", &mut sealed_move_rules::Rolls::none()).unwrap().text();
    assert_eq!(offered(&start, "").last().map(String::as_str), Some("GD(e1)-"));
}

#[track_caller]
fn refuses(position: &str, typed: &str, code: &str, sentence: &str) {
    let position = Aruki.parse(position).expect(position);
    let error = read(&*position, typed).expect_err(typed);
    assert_eq!(error.code(), code, "{typed}");
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(words(&error.to_string()), words(&format!("rule-aruki-{sentence}")), "{typed}");
}

#[test]
fn refusals_name_the_obstacle() {
    let start = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                 RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";
    refuses(start, "f6f7", "empty_square", "empty_square square=f6");
    refuses(start, "d11d10", "not_your_piece", "not_your_piece square=d11 piece=O side=black");
    refuses(start, "Rd2d3", "wrong_symbol", "wrong_symbol square=d2 piece=O named=R");
    refuses(start, "d2xod3", "wrong_victim", "no_victim square=d3 named=O");
    refuses(start, "d2xod1", "wrong_victim", "wrong_victim square=d1 named=O piece=P");
    refuses(start, "d2d4", "cannot_reach", "cannot_reach piece=O from=d2 to=d4");
    refuses(start, "d2e3", "cannot_reach", "pawn_captures_only piece=O from=d2 to=e3");
    refuses(start, "a1a2", "cannot_reach", "own_piece piece=R from=a1 to=a2 other=O");
    refuses(start, "a1a1", "cannot_reach", "stays piece=R from=a1 to=a1");
    refuses(start, "a1a5", "cannot_reach", "blocked piece=R from=a1 to=a5 other=O by=a2");
    refuses(start, "d2d3=R", "no_promotion_here", "promotes_on_pawn_row piece=O to=d3");
    refuses(start, "h1-", "own_king_on_line", "own_king_on_line piece=SD square=h1 king=f1");
    refuses(start, "f2+o", "not_in_tray", "not_in_tray named=O");
    let jam = "11k/12/12/12/12/12/12/o11/O11/12/4[gd]7/5K6 w R/- g 0 1";
    refuses(jam, "a4a5", "cannot_reach", "pawn_straight_capture piece=O from=a4 to=a5 other=O");
    refuses(jam, "f1g1=r", "no_promotion_here", "only_pawns_promote piece=K");
    refuses(jam, "f1e1", "king_in_check", "king_enters_attack king=e1 by=e2 piece=GD");
    refuses(jam, "a4+r", "no_such_evolution", "no_such_evolution piece=O with=R");
    let line = "11k/12/12/12/12/12/4[gd]7/12/12/12/8R3/5K6 w -/- g 0 1";
    refuses(line, "f1e1", "king_in_check", "king_enters_line king=e1 by=e6 piece=GD");
    let pin = "11k/12/12/5r6/12/12/12/12/12/5R6/12/5K6 w -/- - 0 1";
    refuses(pin, "f3g3", "king_in_check", "king_exposed king=f1 by=f9 piece=R");
    let check = "11k/12/12/5r6/12/12/12/12/12/6R5/12/5K6 w -/- - 0 1";
    refuses(check, "g3g4", "king_in_check", "king_stays_in_check king=f1 by=f9 piece=R");
}
