//! Aruki against the vector files of its rules (`rules/aruki.md §14`).

use serde_json::Value;

use sealed_move::rules::aruki::{Aruki, Move};
use sealed_move::rules::{Game, Line, Observer, Position, RuleError, Side, Turn};

/// The records of a vector file.
pub(crate) fn records(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/aruki/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

pub(crate) fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("{field} in {record}"))
}

fn parse(record: &Value, field: &str) -> Box<dyn Position> {
    Aruki.parse(text(record, field)).unwrap_or_else(|error| panic!("{}: {error}", record["id"]))
}

fn read(position: &dyn Position, typed: &str) -> Result<Turn, RuleError> {
    position.view(Observer::Player(position.turn())).read(typed)
}

fn side_name(side: Option<Side>) -> Value {
    side.map_or(Value::Null, |side| ["white", "black"][side.index()].into())
}

/// Checks status, winner and reason against a record.
fn check_end(record: &Value, line: &Line) {
    let id = &record["id"];
    let (winner, reason) = line.outcome().map_or((None, None), |end| (end.winner, Some(end.reason)));
    assert_eq!(line.status(), record["status"].as_str(), "{id}");
    assert_eq!(side_name(winner), record["winner"], "{id}");
    if let Some(expected) = record.get("reason") {
        assert_eq!(reason, expected.as_str(), "{id}");
    }
}

#[test]
fn single_turns() {
    for record in records("vectors.jsonl") {
        let id = &record["id"];
        let position = parse(&record, "position");
        let read = read(&*position, text(&record, "move"));
        if record["legal"] == false {
            assert_eq!(read.map_err(|error| error.code), Err(text(&record, "code")), "{id}");
            check_end(&record, &Line::new(position));
            continue;
        }
        let turn = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(turn.as_str(), record["canonical"], "{id}");
        let played = position.replay(turn.as_str()).unwrap();
        assert_eq!(played.record, turn.as_str(), "{id}");
        assert_eq!(played.position.text(), record["result"], "{id}");
        check_end(&record, &Line::new(played.position));
    }
}

#[test]
fn lists_of_legal_turns() {
    for record in records("legal_moves.jsonl") {
        let position = parse(&record, "position");
        let legal = position.view(Observer::Public).legal(10_000).unwrap();
        assert_eq!(Value::from(legal.clone()), record["moves"], "{}", record["id"]);
        assert_eq!(Value::from(legal.len()), record["count"], "{}", record["id"]);
        check_end(&record, &Line::new(position));
    }
}

#[test]
fn what_people_type() {
    for record in records("notation.jsonl") {
        let position = parse(&record, "position");
        let (id, input) = (&record["id"], text(&record, "input"));
        match read(&*position, input) {
            Ok(turn) => {
                assert_eq!(turn.as_str(), record["canonical"], "{id} {input}");
                assert_eq!(record["code"], Value::Null, "{id} {input}");
            }
            Err(error) => {
                assert_eq!(error.code, record["code"], "{id} {input}");
                let suggestion = error.candidates.first().cloned();
                assert_eq!(Value::from(suggestion), record["suggestion"], "{id} {input}");
            }
        }
    }
}

#[test]
fn position_strings() {
    for record in records("positions.jsonl") {
        let (id, string) = (&record["id"], text(&record, "position"));
        match Aruki.parse(string) {
            Ok(position) => {
                assert_eq!(record["valid"], true, "{id} {}", record["why"]);
                assert_eq!(position.text(), string, "{id}");
            }
            Err(error) => {
                assert_eq!(record["valid"], false, "{id}: {error}");
                assert_eq!(error.code, "position", "{id}");
                assert!(error.at.is_some_and(|at| at <= string.len()), "{id}: {error}");
            }
        }
    }
}

#[test]
fn whole_games() {
    for record in records("games.jsonl") {
        let moves = record["moves"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap());
        let line = Line::replay_all(parse(&record, "start"), moves)
            .unwrap_or_else(|(ply, error)| panic!("{} at {ply}: {error}", record["id"]));
        assert_eq!(line.position().text(), record["final"], "{}", record["id"]);
        check_end(&record, &line);
    }
}

#[test]
fn node_counts() {
    let path = format!("{}/tests/vectors/aruki/perft.json", env!("CARGO_MANIFEST_DIR"));
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let positions = file["positions"].as_array().unwrap();
    for record in std::iter::once(&file["start"]).chain(positions) {
        let position = parse(record, "position");
        for (depth, nodes) in record["nodes"].as_object().unwrap() {
            let counted = position.perft(depth.parse().unwrap()).unwrap();
            assert_eq!(&Value::from(counted), nodes, "{} at depth {depth}", record["name"]);
        }
        if let Some(divide) = record.get("divide") {
            let counted = position.divide(2).unwrap();
            assert_eq!(&Value::Object(counted.into_iter().map(|(k, n)| (k, n.into())).collect()), divide);
        }
    }
}

/// The rules name this figure; the file stops one ply earlier.
#[test]
fn the_start_has_904123_paths_of_five_turns() {
    let start = Aruki.start("standard", &mut sealed_move::rules::Draws::none()).unwrap();
    assert_eq!(start.perft(5).unwrap(), 904_123);
}

#[test]
fn a_tree_that_nobody_can_count_is_refused_at_once() {
    let kings = Aruki.parse("k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1").unwrap();
    assert_eq!(kings.perft(u32::MAX).unwrap_err().code, "too_many");
}

#[test]
fn legal_turns_are_typed_turns_too() {
    for record in records("legal_moves.jsonl").iter().step_by(7) {
        for text in record["moves"].as_array().unwrap() {
            let text = text.as_str().unwrap();
            let (turn, suffix) = Move::parse_record(text).expect(text);
            assert_eq!(format!("{turn}{suffix}"), text);
        }
    }
}
