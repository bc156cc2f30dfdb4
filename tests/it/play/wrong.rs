//! A hundred wrong inputs per game, as newcomers type them: each gets a reason and a way on. `cargo
//! test --test it wrong -- --nocapture` prints them.

use serde_json::{Value, json};

use super::table::{Person, Table, button, buttons, is_private, words};
use crate::bed::text;

/// Tried in every game: other games' notation, words, punctuation, typos.
const EVERYWHERE: &[&str] = &[
    "hello",
    "e4",
    "e2-e5",
    "E2 E5",
    "e2e9",
    "e0e1",
    "Nf3",
    "nf6",
    "O-O",
    "0-0-0",
    "castle",
    "resign",
    "draw",
    "I resign",
    "offer draw",
    "pass",
    "undo",
    "help",
    "?",
    "!",
    "...",
    "i move my pawn forward",
    "pawn to e5",
    "move the king",
    "king to the left",
    "♙e5",
    "😀",
    "e2😀e4",
    "e2e4e5e6",
    "e2e",
    "e2e5 e7e5",
    "1. e5",
    "1.e5 e5",
    "exd5",
    "Qxd5#",
    "e8=Q",
    "zz",
    "zz99",
    "a1a1",
    "e7e5",
    "move e2 e5",
    "d2d5!!",
    "e2→e5",
    "e2>e5",
    "e 2 e 5",
    "/move e2e5",
    "turn:e2e5",
    "`e2e5`",
    "\"e2e5\"",
    "e2,e5",
    "е2е4",
    "P-K4",
    "5254",
    "13. Kf1+",
    "e2xe5",
    "Q",
    "queen",
    "no idea",
    "next",
    "the same as last time",
    "https://example.com/e2e4",
    "<@123456789012345678>",
    "{ $square }",
    "**e2e5**",
    "@everyone",
    "'; DROP TABLE ply; --",
    "-1",
    "99999999999999999999",
    "e2e5\ne7e5",
];

/// Tried only in one game.
fn inputs_of(game: &str) -> &'static [&'static str] {
    match game {
        "aruki" => &[
            "d2d5",
            "d2e3",
            "d2c2",
            "d1d2",
            "e5e6",
            "d11d10",
            "O(d2)d5",
            "o(d2)d3x",
            "R(d2)d3",
            "J(d2)d3",
            "O(d2)xd3",
            "O(d2)d3=D",
            "O(d2)d3#",
            "O(d3)d4",
            "d2d3d4",
            "m2m3",
            "d13d12",
            "a1a5",
            "a1a2",
            "GD(a1)-",
            "g1-",
            "+O@d5",
            "@d5",
            "O@d5",
            "drop pawn d5",
            "evolve d2",
            "f1+g1",
            "K(f1)f2",
            "K(f1)g3",
            "d2 to d5",
            "Pawn d2 d5",
            "dragon clears column",
            "dragon a1",
            "f1",
            "jester",
            "[GD](f1)-",
        ],
        "kyo" => &[
            "A0",
            "E0E1",
            "E0 E9",
            "E0 E2",
            "E0 F0",
            "E9 E8",
            "A4",
            "A4 A5",
            "C0 C1",
            "J0 J1",
            "K0 K1",
            "E0 D1 C2 B3 A4",
            "2E0 D1",
            "E0 2D1",
            "E0 9D1",
            "E0 +1",
            "+E0",
            "E0 +D1",
            "E0 D1X",
            "E0 XD1",
            "E0 X",
            "E0 S",
            "E0:E1",
            "DQ E0",
            "Q E0 E1",
            "king",
            "E0 D1 D1",
            "D1 E0",
            "E0-D1-E0",
            "A0A1A2A3A4A5A6",
            "shuffle E0",
            "E0 1",
            "E0 D",
            "0E 1E",
            "e0 e1 e2",
            "E0 D1 +3C2",
        ],
        "chakart" => &[
            "e2e5",
            "e2d3",
            "b1b3",
            "b1d2",
            "a1a5",
            "Ra5",
            "Nb3",
            "Bc4",
            "d1d5",
            "d1d4h",
            "Qd4?",
            "d1e1h",
            "d2d4h",
            "e1e2",
            "e1e7s",
            "Ke2s",
            "shell e7",
            "shell",
            "hide",
            "stealth d4",
            "e7e8=q",
            "e2e4=q",
            "@c5",
            "=q",
            "a5h8",
            "swap a1 h8",
            "e2e4>e5",
            "e2e4*W",
            "e2e4+g6",
            "Nc3*B",
            "banana",
            "egg e4",
            "h2h4h",
            "e1e3",
            "d1h5x",
            "pawn e7 e5",
        ],
        _ => &[
            "e2e5",
            "e2d3",
            "b1b3",
            "RO@",
            "XX@e2 e2e4",
            "QU@e2",
            "QU@e9 e2e4",
            "QU@e5 e2e4",
            "QU e2e4",
            "QU@e2e4",
            "-QU",
            "-XX e2e4",
            "burn",
            "burn queen",
            "burn queen e2e5",
            "queen on e2",
            "queen on e2 e2e4 and e4e5",
            "play queen",
            "TD e2 e4",
            "RC",
            "RC@e2 e2e4",
            "BS e2e4",
            "HE e2e4",
            "LT",
            "e2e4 QU@e2",
            "QU@e7 e2e4",
            "SW@e2 e2=d1",
            "e2=d1",
            "e2^e4",
            "e2e4^1>b4",
            "e2e4 | dr=KI",
            "e1g1",
            "O-O QU@e2",
            "KI@e1 e1e2 e2e3",
            "draw a tile",
            "ghost@e2",
        ],
    }
}

/// Expected reasons: the game (or empty for all), the input, and a part of the answer.
const REASONS: &[(&str, &str, &str)] = &[
    ("", "resign", "use `/resign`"),
    ("", "I resign", "use `/resign`"),
    ("", "draw", "use `/draw`"),
    ("", "offer draw", "use `/draw`"),
    ("", "undo", "use `/takeback`"),
    ("", "help", "`/rules` explains the game"),
    ("", "next", "`/next` opens"),
    ("aruki", "O-O", "There's no castling in Aruki."),
    ("kyo", "castle", "There's no castling in Kyo."),
    ("chakart", "0-0-0", "There's no castling in Chakart."),
    ("aruki", "pass", "You can't pass in Aruki"),
    ("kyo", "pass", "You can't pass in Kyo"),
    ("chakart", "shell e7", "To fire a shell"),
    ("chakart", "stealth d4", "To hide your Queen"),
    ("chakart", "hide", "To hide your Queen"),
    ("aruki", "m2m3", "There's no square m2 on this board. It goes from a1 to l12."),
    ("aruki", "d13d12", "There's no square d13"),
    ("kyo", "K0 K1", "There's no square K0 on this board. It goes from A0 to J9."),
    ("chakart", "e2e9", "There's no square e9 on this board. It goes from a1 to h8."),
    ("lusus", "e0e1", "There's no square e0"),
    ("aruki", "/move e2e5", "The Pawn on e2 can't get to e5."),
    ("aruki", "\"e2e5\"", "The Pawn on e2 can't get to e5."),
    ("aruki", "**e2e5**", "The Pawn on e2 can't get to e5."),
    ("aruki", "e2→e5", "The Pawn on e2 can't get to e5."),
    ("chakart", "turn:e2e5", "The Pawn on e2 can't get to e5."),
    ("chakart", "е2е4", "Pawn e2 to e4"),
    ("kyo", "hello", "I can't read `hello`. Write where the stack stands"),
    ("lusus", "hello", "I can't read `hello`. Write a tile, then a piece's move"),
];

/// The games, with their setups.
const GAMES: [(&str, &str); 4] =
    [("aruki", "standard"), ("kyo", "middle"), ("chakart", "deterministic"), ("lusus", "standard")];

/// Types a move in one of several games.
async fn enter(person: &Person<'_>, game: &str, typed: &str) -> Value {
    let options = json!([
        { "type": 3, "name": "move", "value": typed },
        { "type": 3, "name": "game", "value": game },
    ]);
    person.ask("move", &options).await
}

/// Labels of a message's buttons and menus.
fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts
        .map(|part| match part["options"].as_array() {
            Some(options) => {
                options.iter().map(|option| text(&option["label"])).collect::<Vec<_>>().join(" / ")
            }
            None => text(&part["label"]),
        })
        .collect()
}

/// Problems of an answer to a wrong input.
fn problems(answer: &Value, typed: &str) -> Vec<&'static str> {
    let told = words(answer).replace(typed, "");
    let mut faults = Vec::new();
    let mut check = |wrong: bool, fault| {
        if wrong {
            faults.push(fault);
        }
    };
    check(!is_private(answer), "it is public");
    check(told.contains("{ $") || told.contains("{$"), "a raw placeable");
    check(told.trim().is_empty(), "nothing is said");
    check(told.chars().count() > 1500, "too long");
    check(told.contains("Something broke"), "an internal error");
    check(buttons(answer).is_empty() && !told.contains("You played"), "no way on");
    faults
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_wrong_inputs_get_a_reason_and_a_way_on() {
    let mut wrong = Vec::new();
    for (game, setup) in GAMES {
        let table = Table::new().await;
        let mut notice = table.begin_game(game, setup).await;
        let alice = table.person(0);
        let long = "e2e5 ".repeat(80);
        let all: Vec<&str> =
            EVERYWHERE.iter().chain(inputs_of(game)).copied().chain([long.as_str()]).collect();
        assert!(all.len() >= 100, "{game}: {}", all.len());
        for typed in all {
            let id = button(&notice, "view").unwrap().split('.').nth(2).unwrap().to_owned();
            let answer = enter(&alice, &id, typed).await;
            let told = words(&answer);
            let shown: String = typed.chars().take(60).collect();
            println!("[{game}] {shown:?}\n    {}\n    {:?}", told.replace('\n', "\n    "), labels(&answer));
            let faults = problems(&answer, typed);
            if !faults.is_empty() {
                wrong.push(format!("{game}: {typed}: {faults:?}\n{told}"));
            }
            for (typed_there, wanted) in REASONS
                .iter()
                .filter(|(of, ..)| of.is_empty() || *of == game)
                .map(|(_, typed, wanted)| (typed, wanted))
            {
                if *typed_there == typed && !told.contains(wanted) {
                    wrong.push(format!("{game}: {typed}: not {wanted:?}\n{told}"));
                }
            }
            if told.contains("You played") {
                // The input was legal after all.
                notice = table.begin_game(game, setup).await;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
