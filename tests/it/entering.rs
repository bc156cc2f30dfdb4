//! Entering a move: beginnings open the composer, in the positions of the vectors.

use sealed_move::i18n::{self, Language};
use sealed_move_rules::input::Question;
use sealed_move_rules::{Observer, Rolls, View, find};

use crate::composer_vectors::{positions, view};

/// The files of each game's vectors whose positions are looked at, and of how many one is.
pub(crate) const VECTORS: [(&str, &[&str], usize); 4] = [
    ("aruki", &["legal_moves.jsonl", "positions.jsonl"], 20),
    ("kyo", &["vectors.jsonl", "next.jsonl"], 6),
    ("chakart", &["legal_moves.jsonl", "vectors.jsonl"], 12),
    ("lusus", &["legal_moves.jsonl", "steps.jsonl", "vectors.jsonl"], 10),
];

/// The view of the side to move in a position, or in the start of a setup.
pub(crate) fn position(game: &str, position: &str) -> View {
    let position = match find(game).unwrap().parse(position) {
        Ok(position) => position,
        Err(_) => find(game).unwrap().start(position, &mut Rolls::new(&[1, 0, 0, 0])).unwrap(),
    };
    position.view(Observer::Player(position.turn()))
}

/// What the composer asks after a typed text: the squares chosen so far, and the keys of the answers.
fn composed(view: &View, typed: &str) -> (String, Vec<String>) {
    let draft = view.draft_of(typed).unwrap_or_else(|| panic!("{typed} is no beginning"));
    let menu = view.compose(&draft).unwrap_or_else(|error| panic!("{typed}: {error}"));
    (menu.move_text.unwrap_or(draft), menu.options.into_iter().map(|choice| choice.key).collect())
}

#[test]
fn a_beginning_is_a_draft_of_the_composer() {
    let check = |game: &str, at: &str, typed: &str, draft: &str, option: &str| {
        let (made, options) = composed(&position(game, at), typed);
        assert_eq!(made, draft, "{game}: {typed}");
        assert!(option.is_empty() || options.iter().any(|key| key == option), "{typed}: {options:?}");
    };
    let middle = "middle";
    check("kyo", middle, "E0", "E0", "D1");
    check("kyo", middle, " e0 ", "E0", "");
    check("kyo", middle, "A0 2A1 1", "A0 2A1", "");
    // A Queen with chips beneath her goes there with some of them or without, so nothing lacks.
    check("kyo", "9,DK/10/4,DDQ,5/10/10/10/10/10/10/dk,9 g - 1", "E2", "E2", "");
    for (typed, draft, option) in [("e2", "e2", ""), ("b1", "b1", "a3"), ("B1-", "b1", "c3"), ("N", "", "b1")]
    {
        check("chakart", "deterministic", typed, draft, option);
    }
    let promotion = r#"k7/4P3/8/8/8/8/8/4K3 w 20 {"flags":"0000"}"#;
    check("chakart", promotion, "e7e8", "e7 e8", "=q");
    for (typed, draft, option) in [("e1", "e1", "-"), ("GD(e1)", "e1", ""), ("k", "f1", "")] {
        check("aruki", "k11/12/12/12/12/12/12/12/12/12/12/4[GD]K6 w -/- G 0 1", typed, draft, option);
    }
    check("aruki", "12/k11/3O8/12/12/12/12/12/12/12/12/11K w R/- - 0 1", "d10d11", "O(d10)d11", "=R");
    let lusus = "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QURO/KI/- -/kiqubiknropa/- 21 *";
    for (typed, draft, option) in [
        ("RO@", "RO@", "RO@e2"),
        ("RO@e1", "RO@e1", "a1"),
        ("rook on e1", "RO@e1 ", "a1"),
        ("rook", "RO@", "RO@e2"),
        ("-QU", "-QU", "a1"),
        ("RO@e2 a1", "RO@e2 a1", "a1b1"),
        ("burn queen then a1", "-QU a1", "a1b1"),
    ] {
        check("lusus", lusus, typed, draft, option);
    }
}

#[test]
fn what_no_legal_move_begins_with_is_no_draft() {
    let check = |game: &str, at: &str, typed: &str| {
        assert_eq!(position(game, at).draft_of(typed), None, "{game}: {typed}");
    };
    for typed in ["E9", "E0 E9", "hello", "A4"] {
        check("kyo", "middle", typed);
    }
    check("chakart", "deterministic", "e5");
    check("chakart", "deterministic", "e7");
    check("aruki", "standard", "d5");
    // A tile is due first.
    check("lusus", "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QURO/KI/- -/kiqubiknropa/- 21 *", "a1");
    check("lusus", "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QURO/KI/- -/kiqubiknropa/- 21 *", "BS");
}

#[test]
fn every_line_of_a_list_is_a_move_or_opens_the_composer() {
    for (game, files, stride) in VECTORS {
        let (mut moves, mut beginnings) = (0, 0);
        for position in positions(find(game).unwrap(), files).iter().step_by(stride) {
            let view = view(&**position);
            let mut open = vec![String::new()];
            // The list, and what it is after one of its lines at each length.
            while let Some(typed) = open.pop() {
                let lines = view.complete(&typed);
                for line in &lines {
                    if view.read(&line.text).is_ok_and(|text| text.as_str() == line.text) {
                        moves += 1;
                        continue;
                    }
                    let draft = view.draft_of(&line.text);
                    let draft = draft.unwrap_or_else(|| panic!("{}: {}", position.text(), line.text));
                    let menu = view.compose(&draft).unwrap_or_else(|error| panic!("{draft}: {error}"));
                    assert!(menu.move_text.is_some() || !menu.options.is_empty(), "{draft} leads nowhere");
                    beginnings += 1;
                }
                let longer = lines.iter().filter(|line| !line.complete && line.text.len() > typed.len());
                open.extend(longer.map(|line| line.text.clone()).next_back());
            }
        }
        println!("{game}: {moves} moves, {beginnings} beginnings");
        assert!(moves > 100, "{game}: {moves}");
        assert!(beginnings > 100 || !matches!(game, "kyo" | "lusus"), "{game}: {beginnings}");
    }
}

#[test]
fn a_promotion_that_may_be_left_out_is_asked_for() {
    let view = position("aruki", "12/k11/3O8/12/12/12/12/12/12/12/12/11K w R/- - 0 1");
    let menu = view.compose("d10 d11").unwrap();
    assert_eq!(menu.move_text.as_deref(), Some("O(d10)d11"), "it may stay what it is");
    assert_eq!(menu.question, Question::Promotion);
    let label = i18n::entry(Language::ENGLISH, &view, &menu, &menu.options[0]);
    assert_eq!(label.name, "becomes Rook");
}
