use crate::domain::BoardView;
use crate::text::{self, Language};
use sealed_move_rules::{GameState, Observer, Side, find};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 {\"flags\":\"1111\"}";

/// The observer's view after some moves from a position.
fn board_view(start: &str, records: &[&str], observer: Observer) -> BoardView {
    let start = find("chakart").expect("the game").parse(start).expect(start);
    let line = GameState::replay_all(start, records.iter().copied()).expect("records");
    BoardView::new(&line, observer).expect("a view of the board")
}

#[track_caller]
fn tells(start: &str, records: &[&str], observer: Observer, expected: &str) {
    let board_view = board_view(start, records, observer);
    assert_eq!(
        text::played_move(Language::ENGLISH, &board_view.last.expect("a last turn"), &board_view.view),
        expected
    );
}

#[test]
fn moves_are_described() {
    let check = |start: &str, notation: &str, expected: &str| {
        tells(start, &[notation], Observer::Public, expected);
    };
    check(START, "d2d4", "Pawn d2 to d4. Mushroom on d3");
    check("4k3/8/8/8/8/8/8/1N2K3 w 0 {\"flags\":\"1111\"}", "b1c3", "Knight b1 to c3. Egg on b1");
    check("4k3/8/8/8/8/3w4/8/2B1K3 w 0 {\"flags\":\"1111\"}", "c1e3+d3", "Bishop c1 to e3. Bomb on d3");
    check(
        "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 1 {\"flags\":\"1111\"}",
        "f8f6*Wg8+g7",
        "Rook f8 to f6. An egg: Waluigi! The Queen on g8 changes sides. The mushroom on g7 is gone. Banana on g7",
    );
    check(
        "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}",
        "f3e4>e5>d5",
        "Pawn f3 to e4. Mushroom on f3. The banana throws it to e5. A mushroom carries it to e6. The bomb throws it to d5, onto its own Rook",
    );
    check(
        "k1P5/8/4m3/8/8/8/8/K7 w 20 {\"flags\":\"0000\",\"todo\":\"promote:c8:e:e6\"}",
        "=b*M+d8",
        "The Pawn on c8 becomes a Bishop. An egg: Bowser! The Bishop can't move for a turn. Bomb on d8",
    );
    check("4k3/8/8/8/8/3q4/8/4K3 w 20 {\"flags\":\"1111\"}", "e1e8s", "The King on e1 shells the King on e8");
    check("4k3/8/8/q7/8/8/8/4L3 w 20 {\"flags\":\"0000\"}", "pass", "Passes. Can move again: e1");
}

#[test]
fn hints_begin_with_what_a_move_is_about() {
    let check = |board: &str, extra: &str, turn: &str, expected: &str| {
        let start = format!("{board} w 20 {{\"flags\":\"0000\"{extra}}}");
        let view = board_view(&start, &[], Observer::Player(Side::First)).view;
        assert!(view.read(turn).is_ok(), "{turn} is legal");
        assert_eq!(text::piece_hint(Language::ENGLISH, &view, turn), expected, "{start}");
    };
    let own = "Look at your piece on **d7**.";
    check("3qk3/3P4/8/8/8/8/8/4K3", "", "d7e8q", own);
    // The smaller square comes first, even if the opponent's piece is on it.
    let swap = ",\"todo\":\"kingboo\"";
    check("4k3/3P4/8/8/8/8/1q6/4K3", swap, "b2d7", own);
    check("4k3/3N4/8/8/8/8/8/4K3", swap, "d7e8", own);
    check("4k3/3q4/8/8/8/8/8/4K3", swap, "d7e8", "Look at their piece on **d7**.");
    check("4k3/8/8/8/8/8/8/4K3", swap, "pass", "Maybe it's best to do nothing.");
    check("4k3/3q4/8/8/8/8/8/4K3", ",\"todo\":\"toadette:n\"", "@d6", "You have a piece to place.");
    let promotion = ",\"todo\":\"promote:c8:-:e6\"";
    check("k1P5/8/4m3/8/8/8/8/K7", promotion, "=q", "Think about what your Pawn should become.");
}

#[test]
fn hidden_queens_are_not_revealed() {
    let start = "4k3/4p3/8/8/8/8/3P4/3QK3 w 20 {\"flags\":\"1111\"}";
    let white = Observer::Player(Side::First);
    let black = Observer::Player(Side::Second);
    tells(start, &["d1a4h"], white, "Queen d1 goes to a4 unseen");
    for observer in [black, Observer::Public] {
        tells(start, &["d1a4h"], observer, "A Queen of White leaves d1 unseen");
        let alt = text::alt(Language::ENGLISH, &board_view(start, &["d1a4h"], observer), Side::Second, None);
        assert!(!alt.contains("a4"), "{alt}");
        assert!(alt.contains("A Queen of White left d1 unseen."), "{alt}");
    }
    for observer in [black, white, Observer::Public] {
        tells(
            start,
            &["d1a4h", "e7e6"],
            observer,
            "Pawn e7 to e6. Mushroom on e7. The hidden Queen appears on a4",
        );
    }
    // A crush on e6 and a capture on e5 look alike to an observer who didn't see her.
    let between = "4k3/4p3/8/8/8/8/3P4/4KQ2 w 20 {\"flags\":\"1111\"}";
    tells(between, &["f1f6h", "e8f7"], black, "King e8 to f7. The hidden Queen appears on f6");
    let start = "4k3/4p3/8/8/4Q3/8/3P4/4K3 w 20 {\"flags\":\"1111\"}";
    tells(
        start,
        &["e4e5h", "e7e5"],
        black,
        "Pawn e7 to e5. It takes the hidden Queen on e5 or e6. Mushroom on e6",
    );
    tells(start, &["e4e5h", "e7e5"], white, "Pawn e7 takes hidden Queen on e5. Mushroom on e6");
}

#[test]
fn the_alt_text_contains_all_facts() {
    let alt = text::alt(
        Language::ENGLISH,
        &board_view(START, &["d2d4", "g8f6"], Observer::Public),
        Side::First,
        None,
    );
    for part in [
        "Chakart, move 3, White to move, seen from White.",
        "Last move, Black: Knight g8 to f6.",
        "White: King e1, Queen d1, Rook a1 h1, Bishop c1 f1, Knight b1 g1, Pawn a2 b2 c2 d4 e2 f2 g2 h2.",
        "Shell and stealth ready.",
        "Objects: mushroom d3, egg g8.",
    ] {
        assert!(alt.contains(part), "{part} in {alt}");
    }
    assert!(alt.len() <= text::ALT_LIMIT);
}

#[test]
fn the_alt_text_of_a_full_board_fits() {
    let full = "ktuoclqq/rnbqrnbq/sosoctut/pnpbprpq/PNPBPRPQ/SOSOCTUT/RNBQRNBQ/KTUOCLQQ";
    let position = format!("{full} w 999998 {{\"flags\":\"1111\"}}");
    let alt = text::alt(Language::ENGLISH, &board_view(&position, &[], Observer::Public), Side::First, None);
    assert!(alt.len() <= text::ALT_LIMIT, "{}: {alt}", alt.len());
    let objects = "kwdemwde/mwdemwde/mwdemwde/mwdemwde/wdemwdem/wdemwdem/wdemwdem/wdemwdeK";
    let position = format!("{objects} w 999998 {{\"flags\":\"0000\"}}");
    let alt = text::alt(Language::ENGLISH, &board_view(&position, &[], Observer::Public), Side::First, None);
    assert!(alt.len() <= text::ALT_LIMIT, "{}: {alt}", alt.len());
}
