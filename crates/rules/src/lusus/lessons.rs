//! Lusus's lessons, in teaching order. The learner always plays White.

use crate::lesson::{Goal, Lesson, WrongTry};

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new(
        "lines",
        "L1 k7/8/8/6r1/8/8/8/2B1K3 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("r"),
        &["c1g5"],
    )
    .known_from_chess()
    .wrong(&[WrongTry::new("king", "e1", &["e1d1"]), WrongTry::new("short", "c1", &["c1e3"])]),
    Lesson::new(
        "knight",
        "L1 k7/8/4q3/8/3N4/8/8/4K3 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("q"),
        &["d4e6"],
    )
    .known_from_chess()
    .wrong(&[WrongTry::new("king", "e1", &["e1d1"]), WrongTry::new("jump", "d4", &["d4f5"])]),
    Lesson::new(
        "tile",
        "L1 k7/8/8/7r/8/8/4P3/K7 w - - P0 QU/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("r"),
        &["QU@e2 e2h5"],
    )
    .wrong(&[
        WrongTry::new("burn", "-QU", &["-QU e2e3"]),
        WrongTry::new("king", "QU@a1", &["QU@a1 a1b1"]),
        WrongTry::new("other", "QU@e2", &["QU@e2 e2e3"]),
    ]),
    Lesson::new(
        "burn",
        "L1 q6k/8/8/8/8/8/8/R3K3 w - - P0 DI/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("q"),
        &["-DI a1a8"],
    )
    .wrong(&[WrongTry::new("other", "-DI", &["-DI e1d1"])]),
    Lesson::new(
        "boulder",
        "L1 7k/8/n7/b7/p7/8/8/R3K3 w - - P0 BD/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("n"),
        &["BD@a1 a1a4xa5xa6"],
    )
    .wrong(&[
        WrongTry::new("burn", "-BD", &["-BD a1a4"]),
        WrongTry::new("one", "BD@a1 a1a4", &["BD@a1 a1a4"]),
        WrongTry::new("other", "BD@", &["BD@e1 e1d1"]),
    ]),
    Lesson::new(
        "freeze",
        "L1 3q3k/8/8/8/8/8/P7/3K4 w - - P0 IZ/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Holds("d8", "q(IZ)"),
        &["IZ@d8 a2a3"],
    )
    .wrong(&[WrongTry::new("burn", "-IZ", &["-IZ d1c1"]), WrongTry::new("own", "IZ@", &["IZ@a2 d1c1"])]),
    Lesson::new(
        "phase",
        "L1 k7/8/8/8/8/8/P7/R3K3 w - - P0 PH/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Win,
        &["PH@a1 a1a8"],
    )
    .wrong(&[WrongTry::new("burn", "-PH", &["-PH a2a3"]), WrongTry::new("other", "PH@", &["PH@a2 a2a3"])]),
    Lesson::new(
        "dispel",
        "L1 4r(gu)2k/8/8/8/4q3/8/8/1B2K3 w - - P0 DI/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("q"),
        &["DI@e8.1 b1e4"],
    )
    .wrong(&[
        WrongTry::new("burn", "-DI", &["-DI e1d1"]),
        WrongTry::new("other", "DI@e8.1", &["DI@e8.1 e1d1"]),
    ]),
    Lesson::new(
        "run",
        "L1 r6k/8/8/n7/8/8/8/R3K3 w - - P0 HR/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::All(&[Goal::Gone("n"), Goal::Stands("R", "a1")]),
        &["HR@a1 a1a5>a1"],
    )
    .wrong(&[
        WrongTry::new("burn", "-HR", &["-HR a1a5"]),
        WrongTry::new("stay", "HR@a1 a1a5", &["HR@a1 a1a5"]),
        WrongTry::new("other", "HR@", &["HR@e1 e1d1"]),
    ]),
    Lesson::new(
        "trap",
        "L1 k2q4/8/8/8/3P4/8/8/7K w - - P0 RV/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Gone("q"),
        &["RV@d4 h1g1"],
    )
    .replies(&["d8d4", "d8d5"])
    .wrong(&[WrongTry::new("burn", "-RV", &["-RV h1g1"]), WrongTry::new("king", "RV@h1", &["RV@h1 h1g1"])]),
    Lesson::new(
        "double",
        "L1 7k/8/8/8/8/8/1p6/R3K(DA)3 w - - P0 BIPH/KIBIKNRO/- -/kibiknro/- 1 *",
        Goal::Win,
        &["BI@a1 PH@a1 a1h8"],
    )
    .wrong(&[
        WrongTry::new("burn", "-", &["-BI a1a2"]),
        WrongTry::new("one", "BI@a1 a1", &["BI@a1 a1a2"]),
        WrongTry::new("other", "PH@a1 a1", &["PH@a1 a1a2"]),
    ]),
];

/// The lesson about a king that captured a piece with a trap.
pub(super) fn lesson_about(_notation: &str, won: bool) -> Option<&'static str> {
    (!won).then_some("trap")
}
