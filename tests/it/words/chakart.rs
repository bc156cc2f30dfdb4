//! Sentences about Chakart: complete, and without secrets.

use sealed_move::domain::{BoardView, LastMove};
use sealed_move::text::{self, Language};
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::{
    Game, GameState, MoveText, Observer, Played, Position, RedactionScope, RuleError, Side, chance,
};

use super::is_worded;
use crate::chakart_play::{choose, legal_moves, play, queen_elsewhere, start, stealth_or_any, typed};
use crate::random::Random;
use crate::vectors;

fn refusal(error: &RuleError) -> String {
    text::rule_error(Language::ENGLISH, "chakart", error)
}

#[test]
fn refusals_of_the_vectors_are_worded() {
    for vector in vectors::vectors("chakart", "bad_positions.jsonl") {
        let error =
            Chakart.parse(vectors::text(&vector, "position")).expect_err(vectors::text(&vector, "why"));
        is_worded(&refusal(&error));
    }
    for vector in vectors::vectors("chakart", "vectors.jsonl") {
        let position = Chakart.parse(vectors::text(&vector, "position")).unwrap();
        let error = match vector["record"].as_str() {
            Some(record) => position.replay(record).err(),
            None => {
                let chosen = MoveText::canonical(vectors::text(&vector, "move"));
                chance::outcomes(&*position, &chosen, 100_000).err()
            }
        };
        if vector["legal"] == false {
            is_worded(&refusal(&error.expect("an illegal move")));
        }
    }
    for vector in vectors::vectors("chakart", "inputs.jsonl") {
        let position = Chakart.parse(vectors::text(&vector, "position")).unwrap();
        let read = position.view(Observer::Player(position.turn())).read(vectors::text(&vector, "typed"));
        read.err().iter().for_each(|error| is_worded(&refusal(error)));
    }
}

#[track_caller]
fn refuses(position: &str, typed: &str, code: &str, sentence: &str, candidates: &[&str]) {
    let position = Chakart.parse(position).expect(position);
    let error = position.view(Observer::Player(position.turn())).read(typed).expect_err(typed);
    assert_eq!(refusal(&error), sentence, "{typed}");
    assert_eq!(error.code(), code, "{typed}");
    let offered: Vec<_> = error.candidates.iter().map(MoveText::as_str).collect();
    assert_eq!(offered, candidates, "{typed}");
}

#[test]
fn refusals_give_a_reason_and_suggestions() {
    let board = "4k3/2P5/8/3p1u2/4P3/5S2/4m3/R2QK2R w 20 {\"flags\":\"0011\",\"todo\":\"daisy\"}";
    let board = board.replace("5S2", "8").replace(",\"todo\":\"daisy\"", "");
    for typed in ["c8", "c7c8", "cc8"] {
        refuses(
            &board,
            typed,
            "illegal",
            "The Pawn promotes on c8: add `q`, `r`, `n`, `b` or `k`.",
            &["c7c8q", "c7c8r", "c7c8n", "c7c8b", "c7c8k"],
        );
    }
    refuses(
        &board,
        "d5",
        "illegal",
        "No Pawn can go straight to d5. Say where it comes from, for example `e4d5`.",
        &["e4d5"],
    );
    refuses(
        &board,
        "",
        "syntax",
        "I can't read `` as a move. Write where the piece stands and where it goes, for example `e2e4`. Add `h` to hide a Queen, `s` to shell.",
        &[],
    );
    refuses(&board, "a4a5", "illegal", "There's no piece on a4.", &[]);
    refuses(&board, "e2e3", "illegal", "There's no piece on e2, just a mushroom.", &[]);
    refuses(&board, "d5d4", "illegal", "The Pawn on d5 isn't yours.", &[]);
    refuses(&board, "a1d1", "illegal", "Your own Queen is on d1.", &[]);
    refuses(&board, "a1f1", "illegal", "The Queen on d1 blocks the Rook from a1 to f1.", &[]);
    refuses(&board, "a1b3", "illegal", "The Rook on a1 can't get to b3.", &[]);
    refuses(&board, "e4f4", "illegal", "The Pawn on e4 can't get to f4.", &[]);
    refuses(
        &board,
        "c7d8q",
        "illegal",
        "A Pawn only moves diagonally onto an enemy piece or an object, and d8 has neither.",
        &[],
    );
    refuses(&board, "e4e6", "illegal", "A Pawn moves two squares only from its first two ranks.", &[]);
    refuses(&board, "e4e5q", "illegal", "Nothing promotes on e5.", &[]);
    refuses(&board, "d1d4h", "illegal", "You've used your stealth move.", &[]);
    refuses(&board, "a1a4h", "illegal", "Only a Queen can hide, not the Rook on a1.", &[]);
    refuses(&board, "e1e8s", "illegal", "You've used your shell.", &[]);
    refuses(&board, "Nf6", "illegal", "You have no Knight that can get to f6.", &[]);
    refuses(&board, "Rg7", "illegal", "None of your Rooks can get to g7.", &[]);
    refuses(&board, "Kg3", "illegal", "The King on e1 can't get to g3.", &[]);
    refuses(&board, "pass", "illegal", "You can move, so you can't pass.", &[]);
    refuses(&board, "@e4", "illegal", "You have no piece to place.", &[]);
    refuses(&board, "=q", "illegal", "No Pawn is waiting to promote.", &[]);
    let frozen = "4k3/8/8/8/8/8/U7/4K3 w 20 {\"flags\":\"1111\"}";
    refuses(frozen, "a2a3", "illegal", "The Rook on a2 can't move until your next turn.", &[]);
    let shell = "4k3/8/8/8/4e3/4d3/8/4KQ2 w 20 {\"flags\":\"1111\"}";
    refuses(
        shell,
        "e1e8s",
        "illegal",
        "The King's shell from e1 hits nothing on e8. It flies straight or diagonally to the first piece in sight, past eggs and mushrooms, and hits only enemies.",
        &[],
    );
    for typed in ["Ke8", "e1e8", "kxe8"] {
        refuses(
            "4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"1111\"}",
            typed,
            "illegal",
            "The King on e1 can't get to e8, but it can shell the King there. A shell works once per game. If you mean it, add an `s`: `e1e8s`.",
            &["e1e8s"],
        );
    }
    // Ambiguous: two pieces can go there.
    refuses(
        "k7/1p6/8/2b5/8/8/8/K7 b 5 {\"flags\":\"0000\"}",
        "bb6",
        "ambiguous",
        "`bb6` could be several moves: b7b6, c5b6.",
        &["b7b6", "c5b6"],
    );
    let swap = "3qk3/3P4/8/8/8/8/8/4K3 w 20 {\"flags\":\"0000\",\"todo\":\"kingboo\"}";
    refuses(swap, "d7d8", "illegal", "The Pawn on d7 can't be swapped to d8, its last rank.", &[]);
    refuses(swap, "a1e1", "illegal", "There's no piece on a1 to swap.", &[]);
    refuses(swap, "Qd8", "illegal", "Name the two pieces to swap, for example `a1h8`, or write `pass`.", &[]);
    let drop = "4k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"0000\",\"todo\":\"toadette:r\"}";
    refuses(drop, "e8", "illegal", "There's already a King on e8.", &[]);
    refuses(
        drop,
        "Qe4",
        "illegal",
        "Name the square for your Rook, for example `@e4`, or write `pass`.",
        &[],
    );
    let over = "4k3/8/8/8/8/8/8/8 w 20 {\"flags\":\"1111\"}";
    refuses(over, "e2e4", "over", "This game is over.", &[]);
}

/// Every observer gets a sentence about every move, and an alt text within the limit.
#[test]
fn every_move_is_described_to_every_observer() {
    let mut random = Random::new(23);
    for _ in 0..25 {
        let mut line = GameState::new(start(&mut random));
        for _ in 0..200 {
            if line.outcome().is_some() {
                break;
            }
            let chosen = choose(&mut random, &legal_moves(line.position()));
            let played = play(&mut random, line.position(), &chosen);
            check_described(line.position(), &played);
            line.push(played);
        }
    }
}

fn check_described(before: &dyn Position, played: &Played) {
    for observer in
        [Observer::Player(Side::First), Observer::Player(Side::Second), Observer::Public, Observer::Revealed]
    {
        let last = LastMove {
            before: before.view(observer),
            notation: before.redact(&played.notation, observer).expect("a record"),
        };
        let after = played.position.view(observer);
        let told = text::played_move(Language::ENGLISH, &last, &after);
        assert!(told.contains(' ') || told == "Passes", "{} {}: {told}", before.text(), played.notation);
        assert!(!told.contains(['{', '$', '*', '>']), "{told}");
        let board_view = BoardView { view: after, last: Some(last) };
        assert!(text::alt(Language::ENGLISH, &board_view, Side::First, None).len() <= text::ALT_LIMIT);
    }
}

/// All texts that an observer can get about a position.
fn texts_for(position: &dyn Position, observer: Observer, texts: &[String]) -> Vec<String> {
    let view = position.view(observer);
    let mut told = vec![
        format!("{:?}", text::wanted(Language::ENGLISH, &view)),
        text::alt(Language::ENGLISH, &BoardView { view: view.clone(), last: None }, Side::First, None),
    ];
    for text in texts {
        let chosen = MoveText::canonical(text.clone());
        told.push(format!("{:?}", text::warnings(Language::ENGLISH, &view, &chosen)));
        told.push(text::planned_move(Language::ENGLISH, &view, text));
        told.push(text::choice(Language::ENGLISH, &view, text));
    }
    told
}

#[test]
fn no_text_depends_on_where_the_queen_hides() {
    let mut random = Random::new(31);
    let mut compared = 0;
    for _ in 0..40 {
        let mut line = GameState::new(start(&mut random));
        for _ in 0..60 {
            if line.outcome().is_some() {
                break;
            }
            let chosen = stealth_or_any(&mut random, &legal_moves(line.position()));
            let played = play(&mut random, line.position(), &chosen);
            line.push(played);
            let position = line.position();
            let opponent = Observer::Player(position.turn());
            if position.redaction_scope(opponent) != RedactionScope::Newest {
                continue;
            }
            let texts = typed(&mut random, &legal_moves(position));
            let others = queen_elsewhere(position);
            for _ in 0..4 {
                let other = &others[random.below(others.len())];
                for observer in [opponent, Observer::Public] {
                    assert_eq!(texts_for(position, observer, &texts), texts_for(&**other, observer, &texts));
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} positions hid a queen");
}
