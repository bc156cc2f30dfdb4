//! Lusus' vectors through the referee.

use serde_json::{Value, json};

use super::ask;
use crate::vectors::vectors;

#[test]
fn the_vectors_hold_through_the_referee() {
    let lusus = |mut request: Value| {
        request["game"] = "lusus".into();
        ask(&request)
    };
    for vector in vectors("lusus", "vectors.jsonl") {
        let id = &vector["id"];
        let field = if vector["record"].is_string() { "record" } else { "turn" };
        let value = if field == "record" { &vector["record"] } else { &vector["move"] };
        let answer = lusus(json!({"op": "play", "position": vector["position"], field: value}));
        if vector["legal"] == false {
            assert!(answer["error"]["code"].is_string(), "{id}: {answer}");
            continue;
        }
        let expected =
            json!({"position": vector["result"], "record": vector["record"], "outcome": vector["outcome"]});
        assert_eq!(answer, expected, "{id}");
    }
    for vector in vectors("lusus", "games.jsonl") {
        let answer = lusus(json!({"op": "replay", "start": vector["start"], "records": vector["records"]}));
        assert_eq!(answer["position"], vector["final"], "{}", vector["id"]);
    }
    for vector in vectors("lusus", "outcomes.jsonl") {
        let id = &vector["id"];
        let answer = lusus(json!({"op": "outcomes", "position": vector["position"], "turn": vector["turn"],
                                  "limit": vector["limit"]}));
        let Some(n) = vector["n"].as_u64() else {
            assert_eq!(answer["error"]["code"], "too_many", "{id}");
            continue;
        };
        let found = answer["outcomes"].as_array().unwrap_or_else(|| panic!("{id}: {answer}"));
        assert_eq!(found.len() as u64, n, "{id}");
        for (found, expected) in found.iter().zip(vector["outcomes"].as_array().expect("results")) {
            assert_eq!(found["record"], expected["record"], "{id}");
            assert_eq!(found["p"], expected["p"], "{id}");
            assert_eq!(found["position"], expected["result"], "{id}");
        }
    }
    for vector in vectors("lusus", "steps.jsonl") {
        let answer =
            lusus(json!({"op": "next", "position": vector["position"], "partial": vector["partial"]}));
        assert_eq!(answer["stage"], vector["next"]["stage"], "{}", vector["id"]);
    }
    for vector in vectors("lusus", "legal_moves.jsonl") {
        let answer = lusus(json!({"op": "legal", "position": vector["position"]}));
        assert_eq!(answer["turns"], vector["legal_moves"], "{}", vector["id"]);
    }
    let answer = lusus(json!({"op": "start"}));
    assert_eq!(answer["error"]["code"], "needs_seed");
    let games = ask(&json!({"op": "games"}));
    let listed = games["games"].as_array().unwrap().last().cloned();
    let expected = json!({"name": "lusus", "title": "Lusus", "sides": ["white", "black"],
                          "setups": ["standard"], "chance": true, "secrets": true});
    assert_eq!(listed, Some(expected));
}
