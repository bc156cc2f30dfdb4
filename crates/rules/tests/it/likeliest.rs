//! Ranking of suggestions: the likeliest moves come first, in quiet positions too.

use crate::entering::position;

fn listed(game: &str, at: &str, typed: &str) -> Vec<String> {
    position(game, at).complete(typed).into_iter().map(|line| line.text).collect()
}

/// Checks the first suggestions, in any order among themselves.
fn first(game: &str, at: &str, typed: &str, expected: &[&str]) {
    let lines = listed(game, at, typed);
    let mut found: Vec<&str> = lines.iter().take(expected.len()).map(String::as_str).collect();
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "{game} {at}: {lines:?}");
}

#[test]
fn quiet_positions_list_useful_moves_first() {
    first("aruki", "standard", "", &["O(f2)f3", "O(g2)g3"]);
    first("chakart", "deterministic", "", &["d2d4", "e2e4"]);
    // In Kyo the heavy pawns advance with their chips, not the king.
    let starts = listed("kyo", "middle", "");
    assert_eq!(starts.last().map(String::as_str), Some("E0"), "{starts:?}");
    assert_eq!(listed("kyo", "middle", "A0")[0], "A0 3B1", "forward, to the middle, with everything");
    let open = "L1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - M -/KI/- -/ki/- 21 *";
    first("lusus", open, "", &["d2", "e2"]);
    first("lusus", open, "e2", &["e2e4"]);
    first("lusus", open, "b1", &["b1c3"]);
}

#[test]
fn free_pieces_rank_first_and_protected_ones_do_not() {
    // The knight on d5 is unprotected, the pawn on h5 is protected.
    let chakart = r#"k7/8/6p1/3n3p/8/8/8/3Q3K w 20 {"flags":"0000"}"#;
    first("chakart", chakart, "", &["d1d5"]);
    let lines = listed("chakart", chakart, "");
    let place = |text: &str| lines.iter().position(|line| line == text).unwrap();
    assert!(place("d1h5") > lines.len() / 2, "the queen would be lost: {lines:?}");
    let lusus = "L1 4k3/8/8/3r4/8/1B6/8/4K3 w - - M -/KI/- -/ki/- 21 *";
    first("lusus", lusus, "", &["b3d5"]);
    let aruki = "k11/12/12/12/4r7/12/12/12/12/4R7/12/11K w -/- - 0 1";
    first("aruki", aruki, "", &["R(e3)e8"]);
}

#[test]
fn a_threat_is_answered_first() {
    // A threatened king moves away, or its attacker is captured.
    let chakart = r#"k3r3/8/8/8/8/8/PPP5/4K3 w 20 {"flags":"0000"}"#;
    for line in listed("chakart", chakart, "").iter().take(3) {
        assert!(line.starts_with("e1"), "{line}");
    }
    let lusus = "L1 k3r3/8/8/8/8/8/PPP5/4K3 w - - M -/KI/- -/ki/- 21 *";
    first("lusus", lusus, "", &["e1"]);
    let away = listed("lusus", lusus, "e1");
    assert!(away.iter().take(3).all(|line| !line.starts_with("e1e")), "{away:?}");
    // A rook attacked by a pawn moves away or captures the pawn.
    let aruki = "k11/12/12/12/12/12/4o7/5R6/12/12/PP10/11K w -/- - 0 1";
    assert!(listed("aruki", aruki, "")[0].starts_with("R(f5)"), "{:?}", listed("aruki", aruki, ""));
    // Otherwise the Heavy Pawn next to the king captures it.
    let kyo = "4,DK,5/4,h,5/10/10/P,9/10/10/10/9,d/9,dk g - 1";
    assert_eq!(listed("kyo", kyo, "")[0], "E0");
    assert_eq!(listed("kyo", kyo, "E0")[0], "E0 1E1");
}

#[test]
fn tiles_rank_useful_targets_first() {
    // The Rook tile ranks the knight first, not the king; Immobilized ranks the enemy queen first.
    let board = "L1 4k3/3q4/8/8/8/3N4/8/4K3 w - - P0 ROIZ/KI/- -/ki/- 21 *";
    assert_eq!(listed("lusus", board, "RO@")[0], "RO@d3 ");
    assert_eq!(listed("lusus", board, "IZ@")[0], "IZ@d7 ");
    let lines = listed("lusus", board, "");
    assert!(lines.iter().rev().take(2).all(|line| line.starts_with('-')), "burning comes last: {lines:?}");
}
