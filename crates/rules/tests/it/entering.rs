//! Partial moves as drafts of the composer, and suggestions for other texts.

use sealed_move_rules::{Observer, Rolls, View, find};

/// The mover's view of a position, or of a setup's start.
pub(crate) fn position(game: &str, position: &str) -> View {
    let position = match find(game).unwrap().parse(position) {
        Ok(position) => position,
        Err(_) => find(game).unwrap().start(position, &mut Rolls::new(&[1, 0, 0, 0])).unwrap(),
    };
    position.view(Observer::Player(position.turn()))
}

/// The composer's draft after a typed text, and the keys of its answers.
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
    // A Queen on chips can move with some of them or none, so the text is complete.
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
fn a_text_that_begins_no_legal_move_is_no_draft() {
    let check = |game: &str, at: &str, typed: &str| {
        assert_eq!(position(game, at).draft_of(typed), None, "{game}: {typed}");
    };
    for typed in ["E9", "E0 E9", "hello", "A4"] {
        check("kyo", "middle", typed);
    }
    check("chakart", "deterministic", "e5");
    check("chakart", "deterministic", "e7");
    check("aruki", "standard", "d5");
    // A tile has to be played or burned first.
    check("lusus", "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QURO/KI/- -/kiqubiknropa/- 21 *", "a1");
    check("lusus", "L1 4k3/8/8/8/8/8/4P3/R3K3 w - - P0 QURO/KI/- -/kiqubiknropa/- 21 *", "BS");
}

#[test]
fn a_tile_without_a_target_is_refused_for_that() {
    let lusus = "L1 4k3/4p3/8/8/8/8/4P3/R3K3 b - - P0 -/KI/- quro/kibiknropa/- 22 *";
    let view = position("lusus", lusus);
    for (typed, key) in [
        ("QU e7e5", "rule-lusus-no_target"),
        ("queen e7-e5", "rule-lusus-no_target"),
        ("QU", "rule-lusus-no_target"),
        ("QU e7", "rule-lusus-no_move"),
        ("QU e7 e7", "rule-lusus-no_move"),
    ] {
        assert_eq!(view.read(typed).unwrap_err().message_id(), key, "{typed}");
    }
    for (typed, canonical) in [("QU e7 e7e5", "QU@e7 e7e5"), ("QU e7e7e5", "QU@e7 e7e5")] {
        assert_eq!(view.read(typed).unwrap().as_str(), canonical, "{typed}");
    }
}

#[test]
fn suggestions_for_a_huge_text_are_fast() {
    for (game, setup) in
        [("aruki", "standard"), ("kyo", "middle"), ("chakart", "deterministic"), ("lusus", "standard")]
    {
        let view = position(game, setup);
        let squares = "e2e4 b7 a1h8 ".repeat(80_000);
        for book in [squares, "x".repeat(1_000_000), "QU@e2 ".repeat(170_000)] {
            let began = std::time::Instant::now();
            let near = view.suggestions(&book, 5);
            assert!(began.elapsed().as_secs() < 5, "{game}: {:?}", began.elapsed());
            assert_eq!(near, view.suggestions(&book[..500], 5), "{game}");
        }
    }
}
