//! The referee for other programs (`REFEREE.md`).

mod chakart;
mod clock;
mod kyo;
mod lusus;
mod tournaments;

use serde_json::{Value, json};

use crate::random::Random;
use crate::vectors::{text, vectors};
use sealed_move::referee;

const START: &str = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                     RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1";
const MIB: usize = 1024 * 1024;

fn ask(request: &Value) -> Value {
    serde_json::from_str(&referee::answer(&request.to_string())).expect("answers are JSON")
}

/// The answer without texts for people.
fn ask_plainly(request: &Value) -> Value {
    let mut answer = ask(request);
    if let Some(error) = answer.get_mut("error").and_then(Value::as_object_mut) {
        let message = error.remove("message");
        assert!(message.as_ref().and_then(Value::as_str).is_some_and(|text| !text.is_empty()), "{request}");
    }
    answer
}

#[track_caller]
fn check(request: &Value, expected: &Value) {
    assert_eq!(&ask_plainly(request), expected, "{request}");
}

fn run(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    referee::run(input, &mut output).expect("reading from memory succeeds");
    let output = String::from_utf8(output).expect("answers are UTF-8");
    output.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn every_op_answers_with_the_documented_fields() {
    check(
        &json!({"op": "games"}),
        &json!({"games": [
            {"name": "aruki", "title": "Aruki", "sides": ["white", "black"],
             "setups": ["standard"], "chance": false, "secrets": false},
            {"name": "kyo", "title": "Kyo", "sides": ["gold", "red"],
             "setups": ["middle", "rear", "front", "middle+", "rear+", "front+"], "chance": false, "secrets": false},
            {"name": "chakart", "title": "Chakart", "sides": ["white", "black"],
             "setups": ["asymmetric", "symmetric", "deterministic"], "chance": true, "secrets": true},
            {"name": "lusus", "title": "Lusus", "sides": ["white", "black"],
             "setups": ["standard"], "chance": true, "secrets": true},
        ]}),
    );
    check(&json!({"op": "start", "game": "aruki"}), &json!({"position": START}));
    check(
        &json!({"op": "start", "game": "aruki", "setup": "standard", "seed": "00".repeat(32), "draw": "g:0:*:1"}),
        &json!({"position": START}),
    );
    check(&json!({"op": "check", "game": "aruki", "position": START}), &json!({"position": START}));
    let bare = "k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1";
    check(
        &json!({"op": "legal", "game": "aruki", "position": bare}),
        &json!({"turns": ["K(a1)a2", "K(a1)b1", "K(a1)b2"]}),
    );
    check(
        &json!({"op": "next", "game": "aruki", "position": START, "partial": "O(a"}),
        &json!({"steps": ["O(a2)a3"]}),
    );
    check(&json!({"op": "next", "game": "aruki", "position": START, "partial": "M"}), &json!({"steps": []}));
    check(
        &json!({"op": "read", "game": "aruki", "position": START, "text": "d2 d3"}),
        &json!({"turn": "O(d2)d3"}),
    );
    let after = "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/3O8/OOO1OOOOOOOO/\
                 RALP[GD]K[JK][SD]PLAR b -/- GSgs 0 1";
    let played = json!({"position": after, "record": "O(d2)d3", "outcome": null, "status": "ongoing"});
    check(&json!({"op": "play", "game": "aruki", "position": START, "turn": "d2-d3"}), &played);
    check(&json!({"op": "play", "game": "aruki", "position": START, "record": "O(d2)d3"}), &played);
    check(
        &json!({"op": "replay", "game": "aruki", "start": START, "records": ["O(d2)d3"]}),
        &json!({"position": after, "outcome": null, "status": "ongoing"}),
    );
    check(
        &json!({"op": "outcomes", "game": "aruki", "position": START, "turn": "d2d3"}),
        &json!({"outcomes": [{"record": "O(d2)d3", "p": "1/1", "position": after}]}),
    );
    for observer in ["white", "black", "public"] {
        check(
            &json!({"op": "view", "game": "aruki", "position": START, "observer": observer}),
            &json!({"view": START}),
        );
        check(
            &json!({"op": "redact", "game": "aruki", "position": START, "record": "O(d2)d3",
                   "observer": observer}),
            &json!({"record": "O(d2)d3"}),
        );
    }
    check(&json!({"op": "perft", "game": "aruki", "position": START, "depth": 0}), &json!({"nodes": 1}));
    check(&json!({"op": "perft", "game": "aruki", "position": START, "depth": 3}), &json!({"nodes": 2763}));
}

#[test]
fn the_end_of_a_game_is_reported() {
    let mate = "5k5R/R11/12/12/12/12/12/12/12/12/12/K7o3 b -/- - 1 1";
    check(
        &json!({"op": "replay", "game": "aruki", "start": mate, "records": []}),
        &json!({"position": mate, "outcome": {"winner": "white", "reason": "checkmate"}, "status": "checkmate"}),
    );
    check(
        &json!({"op": "play", "game": "aruki", "position": mate, "turn": "f12e12"}),
        &json!({"error": {"code": "game_over"}}),
    );
    check(
        &json!({"op": "replay", "game": "aruki", "start": mate, "records": ["K(f12)e12"]}),
        &json!({"error": {"code": "game_over", "ply": 0}}),
    );
}

#[test]
fn errors_contain_their_details() {
    check(
        &json!({"op": "read", "game": "aruki", "position": START, "text": "b4c4", "id": [1, {"a": null}]}),
        &json!({"error": {"code": "empty_square", "candidates": ["O(d2)d3"]}, "id": [1, {"a": null}]}),
    );
    check(
        &json!({"op": "read", "game": "aruki", "position": START, "text": "O(d2)d33", "id": null}),
        &json!({"error": {"code": "syntax", "at": 7}, "id": null}),
    );
    check(
        &json!({"op": "check", "game": "aruki", "position": START.replace("/12/", "/13/")}),
        &json!({"error": {"code": "position", "at": 35}}),
    );
    check(
        &json!({"op": "play", "game": "aruki", "position": START, "record": "d2d3"}),
        &json!({"error": {"code": "syntax", "candidates": ["O(d2)d3"]}}),
    );
    check(
        &json!({"op": "play", "game": "aruki", "position": START, "record": "O(d2)d3+"}),
        &json!({"error": {"code": "syntax", "candidates": ["O(d2)d3"]}}),
    );
    check(
        &json!({"op": "replay", "game": "aruki", "start": START, "records": ["O(d2)d3", "O(d3)d4"]}),
        &json!({"error": {"code": "not_your_piece", "ply": 1}}),
    );
    check(&json!({"op": "start", "game": "aruki", "setup": "rear"}), &json!({"error": {"code": "position"}}));
    check(
        &json!({"op": "perft", "game": "aruki", "position": "k11/12/12/12/12/12/12/12/12/12/12/K11 w -/- - 0 1",
                 "depth": u32::MAX}),
        &json!({"error": {"code": "too_many"}}),
    );
}

#[test]
fn a_request_without_an_op_is_bad() {
    let code = |request: &Value| ask(request)["error"]["code"].clone();
    assert_eq!(code(&json!({"op": "dance", "game": "aruki"})), "unknown_op");
    for request in [
        json!([]),
        json!("games"),
        json!({}),
        json!({"op": 1}),
        json!({"op": "start"}),
        json!({"op": "start", "game": "chess"}),
        json!({"op": "start", "game": "Aruki"}),
        json!({"op": "start", "game": "aruki", "setup": 1}),
        json!({"op": "check", "game": "aruki"}),
        json!({"op": "check", "game": "aruki", "position": 1}),
        json!({"op": "next", "game": "aruki", "position": START}),
        json!({"op": "play", "game": "aruki", "position": START}),
        json!({"op": "play", "game": "aruki", "position": START, "turn": "d2d3", "record": "O(d2)d3"}),
        json!({"op": "replay", "game": "aruki", "start": START, "records": "O(d2)d3"}),
        json!({"op": "replay", "game": "aruki", "start": START, "records": [null]}),
        json!({"op": "view", "game": "aruki", "position": START, "observer": "red"}),
        json!({"op": "legal", "game": "aruki", "position": START, "limit": "many"}),
        json!({"op": "perft", "game": "aruki", "position": START, "depth": -1}),
        json!({"op": "perft", "game": "aruki", "position": START, "depth": 1.5}),
        json!({"op": "perft", "game": "aruki", "position": START, "depth": 4_294_967_296_u64}),
    ] {
        assert_eq!(code(&request), "bad_request", "{request}");
    }
}

#[test]
fn every_line_gets_one_answer() {
    let mut input = Vec::new();
    input.extend_from_slice(b"{\"op\":\"games\",\"id\":1}\r\n");
    input.extend_from_slice(b"\n");
    input.extend_from_slice(b"{\"op\":\n");
    input.extend_from_slice(b"\xff\xfe{}\n");
    input.extend_from_slice(b"{\"op\":\"\xc3\x28\"}\n");
    input.extend_from_slice("[".repeat(100_000).as_bytes());
    input.extend_from_slice(b"\n");
    // The longest accepted line, and one byte more.
    let request = "{\"op\":\"games\",\"id\":2}";
    input.extend_from_slice(format!("{request}{}\n", " ".repeat(MIB - request.len())).as_bytes());
    input.extend_from_slice(format!("{request}{}\n", " ".repeat(MIB - request.len() + 1)).as_bytes());
    input.extend(std::iter::repeat_n(b'x', 5 * MIB));
    input.extend_from_slice(b"\n{\"op\":\"games\",\"id\":3}");
    let answers = run(&input);
    let told: Vec<Value> = answers
        .iter()
        .map(|answer| answer.get("id").cloned().unwrap_or_else(|| answer["error"]["code"].clone()))
        .collect();
    let bad = || json!("bad_request");
    assert_eq!(told, [json!(1), bad(), bad(), bad(), bad(), bad(), json!(2), bad(), bad(), json!(3)]);
    assert!(run(b"").is_empty());
}

/// An endless reader that counts the bytes read.
struct Endless(usize);

impl std::io::Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(self.0);
        buffer[..length].fill(b'{');
        self.0 -= length;
        Ok(length)
    }
}

#[test]
fn a_line_without_end_is_passed_over_in_pieces() {
    let mut output = Vec::new();
    let input = std::io::BufReader::with_capacity(4096, Endless(64 * MIB));
    referee::run(input, &mut output).expect("memory can be read");
    assert_eq!(output.iter().filter(|byte| **byte == b'\n').count(), 1);
}

/// Counts flushes and the bytes written before the last one.
#[derive(Default)]
struct Watched {
    written: usize,
    flushed: Vec<usize>,
}

impl std::io::Write for Watched {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.written += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.flushed.push(self.written);
        Ok(())
    }
}

#[test]
fn every_answer_is_flushed() {
    let mut output = Watched::default();
    referee::run(&b"{\"op\":\"games\"}\n{}\n"[..], &mut output).expect("memory can be written");
    assert_eq!(output.flushed.len(), 2);
    assert_eq!(output.flushed.last(), Some(&output.written));
}

#[test]
fn the_vectors_hold_through_the_referee() {
    for notation in vectors("aruki", "vectors.jsonl") {
        let request = json!({"op": "play", "game": "aruki", "position": notation["position"], "turn": notation["move"]});
        let answer = ask(&request);
        let id = &notation["id"];
        if notation["legal"] == false {
            assert_eq!(answer["error"]["code"], notation["code"], "{id}");
            continue;
        }
        assert_eq!(answer["record"], notation["canonical"], "{id}");
        assert_eq!(answer["position"], notation["result"], "{id}");
        assert_eq!(answer["status"], notation["status"], "{id}");
        assert_eq!(answer["outcome"]["winner"], notation["winner"], "{id}");
        assert_eq!(answer["outcome"]["reason"], notation["reason"], "{id}");
    }
    for notation in vectors("aruki", "games.jsonl") {
        let request = json!({"op": "replay", "game": "aruki", "start": notation["start"], "records": notation["moves"]});
        let answer = ask(&request);
        assert_eq!(answer["position"], notation["final"], "{}", notation["id"]);
        assert_eq!(answer["status"], notation["status"], "{}", notation["id"]);
        assert_eq!(answer["outcome"]["reason"], notation["reason"], "{}", notation["id"]);
    }
    for notation in vectors("aruki", "notation.jsonl") {
        let answer = ask(
            &json!({"op": "read", "game": "aruki", "position": notation["position"], "text": notation["input"]}),
        );
        match notation["code"].as_str() {
            None if notation["guessed"] == true => {
                let expected = json!({"turn": notation["canonical"], "guessed": true});
                assert_eq!(answer, expected, "{}", notation["id"]);
            }
            None => assert_eq!(answer, json!({"turn": notation["canonical"]}), "{}", notation["id"]),
            Some(code) => {
                assert_eq!(answer["error"]["code"], code, "{}", notation["id"]);
                assert_eq!(answer["error"]["candidates"][0], notation["suggestion"], "{}", notation["id"]);
            }
        }
    }
}

#[test]
fn next_lists_the_legal_turns_that_begin_with_the_text() {
    for notation in vectors("aruki", "legal_moves.jsonl").iter().step_by(25) {
        let moves: Vec<&str> =
            notation["moves"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        for partial in moves.iter().step_by(5).flat_map(|text| [&text[..1], &text[..text.len() / 2], text]) {
            let expected: Vec<_> = moves.iter().filter(|text| text.starts_with(partial)).collect();
            let request =
                json!({"op": "next", "game": "aruki", "position": notation["position"], "partial": partial});
            assert_eq!(ask(&request), json!({"steps": expected}), "{request}");
        }
    }
}

/// Every line gets an object; its error, if any, has a code and a message.
#[test]
fn no_line_breaks_the_referee() {
    let mut random = Random::new(2024);
    let turns = ["O(d2)d3", "GD(e1)-", "a10a11=r", "f3+o", "", "xx", "\u{1F409}é(–×"];
    let ops =
        ["start", "check", "legal", "next", "read", "play", "replay", "outcomes", "view", "redact", "perft"];
    let positions: Vec<String> = vectors("aruki", "legal_moves.jsonl")
        .iter()
        .map(|notation| text(notation, "position").to_owned())
        .collect();
    for _ in 0..4000 {
        let position = mutate(&mut random, &positions);
        let turn = mutate(&mut random, &turns.map(String::from));
        let mut request = json!({
            "op": ops[random.below(ops.len())], "game": "aruki", "position": position, "start": position,
            "text": turn, "partial": turn, "records": [turn], "depth": random.below(2), "observer": "white",
        });
        request[["turn", "record"][random.below(2)]] = turn.into();
        let mut line = request.to_string().into_bytes();
        if random.below(4) == 0 {
            let at = random.below(line.len());
            line[at] = random.next() as u8;
        }
        if random.below(8) == 0 {
            line.truncate(random.below(line.len()));
        }
        let lines =
            line.iter().filter(|byte| **byte == b'\n').count() + usize::from(line.last() != Some(&b'\n'));
        let answers = run(&line);
        if !line.is_empty() {
            assert_eq!(answers.len(), lines);
        }
        for answer in answers {
            let error = &answer["error"];
            assert!(
                error.is_null() || (error["code"].is_string() && error["message"].is_string()),
                "{answer}"
            );
        }
    }
}

/// One of the texts, usually with a character changed, added or removed.
fn mutate(random: &mut Random, texts: &[String]) -> String {
    const CHARACTERS: &str = "wbOJPLSRAMKojplsramkGDgd[]/-+=#() 0123456789é×\u{2013}\0";
    let mut characters: Vec<char> = texts[random.below(texts.len())].chars().collect();
    for _ in 0..random.below(3) {
        let character = CHARACTERS.chars().nth(random.below(CHARACTERS.chars().count())).unwrap_or('x');
        let at = random.below(characters.len() + 1);
        match random.below(3) {
            0 => characters.insert(at, character),
            1 if at < characters.len() => characters[at] = character,
            _ => characters.truncate(at),
        }
    }
    characters.into_iter().collect()
}

#[test]
fn seed_draw_and_history_are_checked_even_if_unused() {
    let code = |request: &Value| ask(request)["error"]["code"].as_str().unwrap_or("none").to_owned();
    let seed = "5a".repeat(32);
    let bad = [json!("00"), json!(7), json!("g".repeat(64))];
    for seed in bad {
        assert_eq!(code(&json!({"op": "start", "game": "aruki", "seed": seed})), "bad_request", "{seed}");
        let play = json!({"op": "play", "game": "aruki", "position": START, "turn": "d2d3", "seed": seed});
        assert_eq!(code(&play), "bad_request", "{seed}");
    }
    for draw in [json!("4"), json!("a:1:2"), json!("*:*"), json!(["a:1:*:2"])] {
        assert_eq!(code(&json!({"op": "start", "game": "kyo", "draw": draw})), "bad_request", "{draw}");
        for seed in [Value::Null, json!(seed)] {
            let play = json!({"op": "play", "game": "aruki", "position": START, "record": "O(d2)d3",
                              "seed": seed, "draw": draw});
            assert_eq!(code(&play), "bad_request", "{draw}");
        }
    }
    let null =
        json!({"op": "play", "game": "aruki", "position": START, "turn": "d2d3", "seed": null, "draw": null});
    assert_eq!(code(&null), "none");
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let start = ask(&json!({"op": "start", "game": game, "seed": seed}));
        let seen = |observer: &str| {
            ask(&json!({"op": "view", "game": game, "position": start["position"], "observer": observer}))["view"]
                .clone()
        };
        let [first, second] = if game == "kyo" { ["gold", "red"] } else { ["white", "black"] };
        let choose = |history: Value| {
            code(&json!({"op": "choose", "game": game, "view": seen(first), "level": 1, "seed": seed,
                         "history": history}))
        };
        assert_eq!(choose(json!([seen(first)])), "none", "{game}");
        assert_eq!(choose(Value::Null), "none", "{game}");
        assert_eq!(choose(json!("view")), "bad_request", "{game}");
        assert_eq!(choose(json!([1])), "bad_request", "{game}");
        assert_eq!(choose(json!(["view"])), "position", "{game}");
        if game == "lusus" {
            assert_eq!(choose(json!([seen(second)])), "position", "another hand");
        }
    }
}

/// The computer's choice for a view depends only on level and seed.
#[test]
fn choose_needs_a_view_and_returns_a_legal_move() {
    let seed = "5a".repeat(32);
    let choose = |game: &str, view: &str, level: u32| {
        ask(&json!({"op": "choose", "game": game, "view": view, "level": level, "seed": seed}))
    };
    let code = |answer: &Value| answer["error"]["code"].as_str().unwrap_or("none").to_owned();
    for game in ["aruki", "kyo", "chakart", "lusus"] {
        let start = ask(&json!({"op": "start", "game": game, "seed": seed}));
        let side = if game == "kyo" { "gold" } else { "white" };
        let seen = ask(&json!({"op": "view", "game": game, "position": start["position"], "observer": side}));
        let view = seen["view"].as_str().unwrap();
        let chosen = choose(game, view, 2);
        assert_eq!(chosen, choose(game, view, 2), "the same request, the same answer");
        assert!(chosen["nodes"].as_u64().unwrap() > 0 && chosen["score"].is_i64(), "{chosen}");
        let read =
            ask(&json!({"op": "read", "game": game, "position": start["position"], "text": chosen["turn"]}));
        assert_eq!(read["turn"], chosen["turn"], "{chosen}");
        assert_eq!(code(&choose(game, view, 7)), "bad_request");
        assert_eq!(
            code(&ask(&json!({"op": "choose", "game": game, "view": view, "level": 1}))),
            "bad_request"
        );
    }
    let told = r#"k7/8/3p4/3I3q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#;
    assert_eq!(code(&choose("chakart", told, 1)), "position");
    let over = r#"k7/8/8/8/8/8/8/8 b 20 {"flags":"1011"}"#;
    assert_eq!(code(&choose("chakart", over, 1)), "over");
    let mate = "k10R/10R1/12/12/12/12/12/12/12/12/12/6K5 b -/- - 0 40";
    assert_eq!(code(&choose("aruki", mate, 1)), "game_over");
}
