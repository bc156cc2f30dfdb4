//! Chakart's lessons, in teaching order. The learner always plays White.

use crate::lesson::{Goal, Lesson, WrongTry};

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new("lines", r#"k7/8/8/6r1/8/8/8/2B1K3 w 0 {"flags":"0000"}"#, Goal::Gone("r"), &["c1g5"])
        .wrong(&[WrongTry::new("king", "e1", &["e1d1"]), WrongTry::new("short", "c1", &["c1e3"])]),
    Lesson::new("knight", r#"k7/8/4q3/8/3N4/8/8/4K3 w 0 {"flags":"0000"}"#, Goal::Gone("q"), &["d4e6"])
        .known_from_chess()
        .wrong(&[WrongTry::new("king", "e1", &["e1d1"]), WrongTry::new("jump", "d4", &["d4f5"])]),
    Lesson::new("pawn", r#"4k3/8/8/8/3n4/4P3/8/4K3 w 0 {"flags":"0000"}"#, Goal::Gone("n"), &["e3d4"])
        .known_from_chess()
        .wrong(&[WrongTry::new("ahead", "e3e4", &["e3e4"]), WrongTry::new("king", "e1", &["e1d2"])]),
    Lesson::new(
        "mushroom",
        r#"k7/8/8/6m1/8/5N2/8/4K3 w 0 {"flags":"0000"}"#,
        Goal::Stands("N", "h7"),
        &["f3g5"],
    )
    .within(3)
    .replies(&["a8b8", "b8a8"])
    .wrong(&[WrongTry::new("king", "e1", &["e1d1"])]),
    Lesson::new("banana", r#"q6k/8/8/8/d7/5B2/8/R3K3 w 0 {"flags":"0000"}"#, Goal::Gone("q"), &["f3a8"])
        .wrong(&[
            WrongTry::new("slip", "a1a4", &["a1a4"]),
            WrongTry::new("king", "e1", &["e1d1"]),
            WrongTry::new("rook", "a1", &["a1b1"]),
            WrongTry::new("bishop", "f3", &["f3e4"]),
        ]),
    Lesson::new("egg", r#"6kq/8/8/e7/8/8/8/R3K3 w 0 {"flags":"0000"}"#, Goal::Gone("e"), &["a1a5"])
        .rolls(&[6, 0, 0])
        .wrong(&[WrongTry::new("king", "e1", &["e1d1"]), WrongTry::new("miss", "a1", &["a1a4"])]),
    Lesson::new("daisy", r#"8/8/5k2/8/4e3/2N5/8/4K3 w 0 {"flags":"0000"}"#, Goal::Win, &["c3e4", "e4f6"])
        .rolls(&[4])
        .wrong(&[
            WrongTry::new("king", "e1", &["e1d1"]),
            WrongTry::new("jump", "c3", &["c3d5"]),
            WrongTry::new("pass", "pass", &["c3e4", "pass"]),
        ]),
    Lesson::new("shell", r#"4r2k/8/8/8/8/8/P7/4K3 w 0 {"flags":"1000"}"#, Goal::Gone("r"), &["e1e8s"])
        .wrong(&[WrongTry::new("run", "e1", &["e1d1"])]),
    Lesson::new("stealth", r#"7k/8/8/8/8/2n5/8/3QK3 w 0 {"flags":"0100"}"#, Goal::Present("I"), &["d1d6h"])
        .wrong(&[WrongTry::new("seen", "d1", &["d1d6"]), WrongTry::new("king", "e1", &["e1e2"])]),
    Lesson::new("heir", r#"7r/4P3/8/8/8/8/k7/4K3 w 0 {"flags":"0000"}"#, Goal::Stands("K", "e8"), &["e7e8k"])
        .wrong(&[WrongTry::new("other", "e7e8", &["e7e8q"]), WrongTry::new("king", "e1", &["e1d1"])]),
    Lesson::new("king", r#"3k1e1R/8/8/3w4/8/8/8/3QK3 w 0 {"flags":"0000"}"#, Goal::Win, &["h8d8"]).wrong(&[
        WrongTry::new("bomb", "d1d5", &["d1d5"]),
        WrongTry::new("egg", "h8f8", &["h8f8"]),
        WrongTry::new("queen", "d1", &["d1d4"]),
        WrongTry::new("rook", "h8", &["h8h7"]),
        WrongTry::new("king", "e1", &["e1e2"]),
    ]),
];

/// The lesson about a move that cost its player's own king, by an egg or by a throw.
pub(super) fn lesson_about(notation: &str, won: bool) -> Option<&'static str> {
    (!won).then(|| if notation.contains("*C") { "egg" } else { "banana" })
}
