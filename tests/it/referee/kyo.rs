//! Kyo's vectors through the referee.

use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::{Game, Rolls};
use serde_json::json;

use super::ask;
use crate::vectors::vectors;

#[test]
fn the_vectors_hold_through_the_referee() {
    for notation in vectors("kyo", "vectors.jsonl") {
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
    for notation in vectors("kyo", "next.jsonl") {
        let answer = ask(&json!({"op": "next", "game": "kyo", "position": notation["position"],
                                 "partial": notation["partial"]}));
        for field in ["mode", "at", "may_end"] {
            assert_eq!(answer[field], notation[field], "{}", notation["id"]);
        }
    }
    for notation in vectors("kyo", "games.jsonl") {
        let answer = ask(
            &json!({"op": "replay", "game": "kyo", "start": notation["start"], "records": notation["turns"]}),
        );
        if !notation["ply"].is_null() {
            let error = &answer["error"];
            assert_eq!(
                (&error["code"], &error["ply"]),
                (&json!("over"), &notation["ply"]),
                "{}",
                notation["id"]
            );
            continue;
        }
        let expected = json!({"position": notation["final"], "outcome": notation["outcome"]});
        assert_eq!(answer, expected, "{}", notation["id"]);
    }
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

/// A board with both kings and some mana far away, the given rows 3 to 6, and Gold to move.
fn middle(rows: &str) -> String {
    format!("9,K/9,D/10/{rows}/10/d,9/k,9 g - 1")
}
