//! Chakart's vectors through the referee.

use sealed_move_rules::Game;
use sealed_move_rules::chakart::Chakart;
use serde_json::{Value, json};

use super::ask;
use crate::vectors::{text, vectors};

#[test]
fn the_vectors_hold_through_the_referee() {
    for vector in vectors("chakart", "vectors.jsonl") {
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
    for vector in vectors("chakart", "games.jsonl") {
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
    for vector in vectors("chakart", "outcomes.jsonl") {
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
    for vector in vectors("chakart", "views.jsonl") {
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

#[test]
fn typed_moves_are_read_as_in_the_vectors() {
    for vector in vectors("chakart", "inputs.jsonl") {
        let typed = text(&vector, "typed");
        let answer =
            ask(&json!({"op": "read", "game": "chakart", "position": vector["position"], "text": typed}));
        assert_eq!(answer["turn"], vector["move"], "{typed}");
        if answer["error"].is_null()
            && let Some(guessed) = vector["guessed"].as_bool()
        {
            assert_eq!(answer.get("guessed"), guessed.then_some(&json!(true)), "{typed}");
        }
        if vector["candidates"].is_array() {
            assert_eq!(answer["error"]["candidates"], vector["candidates"], "{typed}: {answer}");
        }
    }
}
