//! The budget clock through the referee.

use serde_json::{Value, json};

use super::ask;

const DAY: i64 = 86_400_000;

#[test]
fn the_vectors_of_the_clock_hold() {
    let vectors = include_str!("../../data/tournaments/clock.jsonl");
    assert_eq!(vectors.lines().count(), 50);
    for line in vectors.lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let answer = ask(&vector["request"]);
        for (field, expected) in vector["answer"].as_object().unwrap() {
            assert_eq!(answer.get(field), Some(expected), "{} {field}: {answer}", vector["id"]);
        }
    }
}

/// A clock with 14 days that began at 0, and these further fields.
fn clock(fields: &Value) -> Value {
    let mut request = json!({"op": "clock", "budget_ms": 14 * DAY, "free_ms": DAY, "started": 0});
    let all = request.as_object_mut().unwrap();
    all.extend(fields.as_object().unwrap().clone());
    ask(&request)
}

#[test]
fn an_endless_pause_has_no_deadline() {
    let paused = |from: i64| clock(&json!({"pauses": [{"of": "both", "from": from, "until": null}]}));
    let out = paused(3 * DAY);
    assert_eq!((&out["deadline"], &out["lost"]), (&Value::Null, &Value::Null));
    assert_eq!(out["reminders"], json!([2 * DAY, null]));
    assert_eq!(paused(15 * DAY)["deadline"], 15 * DAY, "a pause at the deadline is too late");
    let late =
        clock(&json!({"pauses": [{"of": "first", "from": 15 * DAY, "until": 20 * DAY}], "now": 15 * DAY}));
    assert_eq!(late["lost"], json!({"side": "first", "at": 15 * DAY}));
}

#[test]
fn nothing_counts_after_the_deadline() {
    for what in
        [json!({"what": "move"}), json!({"what": "moretime"}), json!({"what": "takeback", "turn": "first"})]
    {
        let mut event = what;
        event["at"] = json!(15 * DAY);
        let lost = clock(&json!({"events": [event, {"at": 40 * DAY, "what": "move"}]}));
        assert_eq!(lost["lost"], json!({"side": "first", "at": 15 * DAY}), "{event}");
        assert_eq!((&lost["first_ms"], &lost["second_ms"]), (&json!(0), &json!(14 * DAY)));
        assert_eq!(lost["allowed_ms"], Value::Null);
    }
}

#[test]
fn malformed_clocks_are_refused() {
    for fields in [
        json!({"budget_ms": -1}),
        json!({"budget_ms": "14 days"}),
        json!({"free_ms": 1.5}),
        json!({"started": null}),
        json!({"started": 1_u64 << 60}),
        json!({"pauses": [{"of": "third", "from": 0, "until": 1}]}),
        json!({"pauses": [{"of": "both", "from": 2, "until": 1}]}),
        json!({"events": [{"at": 5, "what": "move"}, {"at": 4, "what": "move"}]}),
        json!({"started": 9, "events": [{"at": 5, "what": "move"}]}),
        json!({"events": [{"at": 5, "what": "move"}], "now": 4}),
        json!({"events": [{"at": 5, "what": "resign"}]}),
        json!({"events": [{"at": 5, "what": "takeback"}]}),
        json!({"events": [{"at": 5, "what": "move", "turn": "first"}]}),
        json!({"events": {"at": 5}}),
    ] {
        assert_eq!(clock(&fields)["error"]["code"], "bad_request", "{fields}");
    }
    let many = |count: i64, row: Value| Value::Array((0..count).map(|_| row.clone()).collect());
    let fields = json!({"events": many(3000, json!({"at": 1, "what": "move"})),
                        "pauses": many(3000, json!({"of": "both", "from": 5, "until": 6}))});
    assert_eq!(clock(&fields)["error"]["code"], "too_many");
}
