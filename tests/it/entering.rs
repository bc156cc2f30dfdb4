//! Finding moves by typed text, in the positions of the vectors.

use sealed_move::text::{self, Language, Mover};
use sealed_move_rules::input::Question;
use sealed_move_rules::{Observer, Rolls, Suggestion, View, find};

use crate::vectors::positions;

/// Files of each game whose positions are tried, and the stride.
const VECTORS: [(&str, &[&str], usize); 4] = [
    ("aruki", &["legal_moves.jsonl", "positions.jsonl"], 20),
    ("kyo", &["vectors.jsonl", "next.jsonl"], 6),
    ("chakart", &["legal_moves.jsonl", "vectors.jsonl"], 12),
    ("lusus", &["legal_moves.jsonl", "steps.jsonl", "vectors.jsonl"], 10),
];

/// The mover's view of a position, or of a setup's start.
fn position(game: &str, position: &str) -> View {
    let position = match find(game).unwrap().parse(position) {
        Ok(position) => position,
        Err(_) => find(game).unwrap().start(position, &mut Rolls::new(&[1, 0, 0, 0])).unwrap(),
    };
    position.view(Observer::Player(position.turn()))
}

/// Checks that a line, sent as shown, means its move, and that more text can follow it.
fn check_line(view: &View, line: &Suggestion) {
    for limit in [100, 80] {
        let label = text::line(Language::ENGLISH, view, line, limit);
        assert!(label.chars().count() <= limit, "{label}");
        let read = text::typed_line(Language::ENGLISH, view, &label);
        let read = read.unwrap_or_else(|| panic!("{label} does not mean {}", line.text));
        assert_eq!((read.text.trim(), read.certain), (line.text.trim(), true), "{label}");
        let more = text::typed_line(Language::ENGLISH, view, &format!("{label} a1")).unwrap().text;
        assert_eq!(more, format!("{} a1", line.text.trim_end()), "{label}");
    }
}

#[test]
fn every_line_of_a_list_is_a_move_or_opens_the_composer() {
    for (game, files, stride) in VECTORS {
        let (mut moves, mut beginnings) = (0, 0);
        for position in positions(find(game).unwrap(), files).iter().step_by(stride) {
            let view = position.view(Observer::Player(position.turn()));
            let mut open = vec![String::new()];
            // The whole list, and the lists after one line of each length.
            while let Some(typed) = open.pop() {
                let lines = view.complete(&typed);
                for line in &lines {
                    check_line(&view, line);
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
    assert_eq!(menu.move_text.as_deref(), Some("O(d10)d11"), "it may stay a pawn");
    assert_eq!(menu.question, Question::Promotion);
    let label = text::entry(Language::ENGLISH, &view, &menu, &menu.options[0]);
    assert_eq!(label.name, "becomes Rook");
}

/// The lines found for a text, as shown.
fn found(view: &View, typed: &str) -> Vec<String> {
    let lines = text::find_moves(Language::ENGLISH, view, typed, Mover::Own);
    lines.iter().map(|line| text::line(Language::ENGLISH, view, line, 100)).collect()
}

#[test]
fn moves_are_found_by_words_with_slips() {
    let check = |game: &str, at: &str, typed: &str, expected: &[&str]| {
        let lines = found(&position(game, at), typed);
        for (place, expected) in expected.iter().enumerate() {
            let line = lines.get(place).map_or("", String::as_str);
            assert!(line.starts_with(expected), "{game} {typed}: {expected} is not in its place: {lines:#?}");
        }
        assert!(!expected.is_empty() || lines.is_empty(), "{game} {typed}: {lines:#?}");
    };
    for typed in ["dragon", "drgaon", "Golden Dragon", "column e"] {
        check("aruki", "standard", typed, &["GD(e1)- · Golden Dragon"]);
    }
    for typed in ["to e3", "pawn e3", "pwan e3"] {
        check("aruki", "standard", typed, &["O(e2)e3 · Pawn e2 to e3"]);
    }
    assert_eq!(found(&position("aruki", "standard"), "pawn").len(), 12);
    check("aruki", "standard", "bishop", &[]);
    check("kyo", "middle", "queen", &["F0: one gold dark chip", "F0 "]);
    check("kyo", "middle", "king", &["E0: three shields under a gold King", "E0 "]);
    check("kyo", "middle", "to c4", &["B3 C4 · Light Pawn to C4", "C3 C4", "D3 C4"]);
    // Read as a move of the whole pile, since *to* separates squares.
    check("kyo", "middle", "A0 to a1", &["A0 A1 · end your move here"]);
    check("kyo", "middle", "heavy pawn a1", &["A0 3A1 · Heavy Pawn to A1 with 3 chips"]);
    check("kyo", "middle", "tower shields g2", &["F1 +2G2 · Tower"]);
    let chakart = r#"k7/8/2e5/8/1N6/8/4P3/3QK3 w 20 {"flags":"1111"}"#;
    check("chakart", chakart, "egg", &["b4c6 · Knight b4 to c6. An egg will open"]);
    for typed in ["unseen", "unsen", "queen unseen", "d1 unseen"] {
        check("chakart", chakart, typed, &["d1"]);
        assert!(found(&position("chakart", chakart), typed).iter().all(|line| line.contains("unseen")));
    }
    check("chakart", chakart, "to e4", &["e2e4 · Pawn e2 to e4"]);
    let lusus = "L1 4k3/4p3/8/8/8/8/4P3/R3K3 b - - P0 -/KI/- quro/kibiknropa/- 22 *";
    check("lusus", lusus, "burn", &["-QU · burns Queen", "-RO · burns Rook"]);
    check("lusus", lusus, "QU@e7 pawn", &["QU@e7 e7e2 · Pawn e7 takes", "QU@e7 e7 · Pawn on e7"]);
    let view = position("lusus", lusus);
    for typed in ["e7e5", "e7-e5", "to e5", "pawn e5"] {
        let lines = found(&view, typed);
        assert!(lines[0].contains("e7e5 · ") && lines[0].contains("Pawn e7 to e5"), "{typed}: {lines:#?}");
    }
    for typed in ["queen", "king", "pawn"] {
        assert!(!found(&view, typed).is_empty(), "{typed}");
    }
}

#[test]
fn words_are_those_of_the_readers_language() {
    let view = position("aruki", "standard");
    let lang = *crate::texts::pseudo::LANGUAGE;
    let translated = text::planned_move(lang, &view, "O(d2)d3");
    let pawn = translated.split(' ').next().unwrap();
    let lines = text::find_moves(lang, &view, pawn, Mover::Own);
    assert_eq!(lines.len(), 12, "{translated}");
    // English finds them, too.
    assert_eq!(text::find_moves(lang, &view, "pawn", Mover::Own), lines);
    let label = text::line(lang, &view, &lines[0], 100);
    assert_eq!(text::typed_line(lang, &view, &label).unwrap().text, lines[0].text);
}

#[test]
fn moves_are_found_by_each_form_of_a_piece() {
    let source = "### whole: core\n-aruki-kind-O = Bäuer\n    .acc = Bäuern\n\
                  aruki-step = { $piece } { $from } nach { $to }{ aruki-end }\naruki-end = { \"\" }\n";
    let lang = Language::add_for_tests("qao", source.to_owned());
    let view = position("aruki", "standard");
    for typed in ["bäuer", "Bäuern", "bauern", "baeuern", "bäuren", "pawn", "pawn nach"] {
        let found = text::find_moves(lang, &view, typed, Mover::Own).len();
        let expected = if typed == "pawn nach" { 0 } else { 12 };
        assert_eq!(found, expected, "{typed}");
    }
}

#[test]
fn two_kana_anywhere_in_a_line_find_it() {
    let view = position("aruki", "standard");
    let lang = *crate::texts::pseudo::KANA_LANGUAGE;
    let line = text::planned_move(lang, &view, "O(d2)d3");
    assert!(line.starts_with("タアヌセ"), "{line}");
    // Hiragana and the middle of a word; a kana too few; a slip.
    for (typed, expected) in [("タアヌセ", 12), ("あぬ", 12), ("ア", 0), ("タアヌソ", 0)] {
        let found = text::find_moves(lang, &view, typed, Mover::Own).len();
        assert_eq!(found, expected, "{typed}");
    }
}

#[test]
fn a_secret_changes_no_list() {
    // White's queen hides on d5 or d4. In Lusus, the opponent's hand, bag and trap differ.
    let pairs = [
        (
            "chakart",
            r#"k7/8/3p4/3I3q/8/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#,
            r#"k7/8/3p4/7q/3I4/8/8/R3K3 b 20 {"flags":"1011","hidden":"d1"}"#,
        ),
        (
            "lusus",
            "L1 4k3/4p(rv)3/8/8/8/3P4/4P3/R3K3 w - - P0 QUBS/KI/- roko/kibiknropa/- 21 *",
            "L1 4k3/4p(dg)3/8/8/8/3P4/4P3/R3K3 w - - P0 QUBS/KI/- kiki/biknroropa/- 21 *",
        ),
    ];
    for (game, one, other) in pairs {
        let typed = ["", "to d5", "queen", "pawn", "egg", "trap", "takes", "d5", "QU@e2 ", "a1d1"];
        let parse = |text: &str| find(game).unwrap().parse(text).unwrap();
        let (one, other) = (parse(one), parse(other));
        let views = [&one, &other].map(|position| position.view(Observer::Player(position.turn())));
        if views[0].text() == views[1].text() {
            for typed in typed {
                assert_eq!(found(&views[0], typed), found(&views[1], typed), "{game}: {typed}");
            }
        } else {
            panic!("{game}: {} {}", views[0].text(), views[1].text());
        }
    }
}

/// Moves suggested for a text that isn't a move.
fn near(game: &str, at: &str, typed: &str) -> Vec<String> {
    let view = position(game, at);
    let lines = text::near_moves(Language::ENGLISH, &view, typed, 25);
    lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn suggestions_keep_the_legal_part_of_a_text() {
    assert_eq!(near("aruki", "standard", "d2d9"), ["O(d2)d3"]);
    assert_eq!(near("aruki", "standard", "nonsense").len(), 13, "all, the likeliest first");
    assert_eq!(near("aruki", "standard", "dargon"), ["GD(e1)-"]);
    // The legal part of the walk, then continuations toward the typed target.
    assert_eq!(near("kyo", "middle", "A0 2A1 1A2 A9")[0], "A0 2A1 1A2");
    assert!(near("kyo", "middle", "A0 2A1 1A2 A9").iter().all(|text| text.starts_with("A0 2A1 1A2")));
    assert_eq!(near("kyo", "middle", "A0 2A1 9A2")[0], "A0 2A1 1A2");
    let lusus = "L1 4k3/4p3/8/8/8/8/4P3/R3K3 b - - P0 -/KI/- quro/kibiknropa/- 22 *";
    let offered = near("lusus", lusus, "QU@e7 e7h5");
    assert!(!offered.is_empty() && offered.iter().all(|text| text.starts_with("QU@e7 e7")), "{offered:?}");
    let offered = near("lusus", lusus, "QU e7e5");
    assert!(offered[0].starts_with("QU@") && offered[0].ends_with(" e7e5"), "{offered:?}");
}
