//! The lessons of Kyo in learning order. The learner is always Gold.

use crate::lesson::{Goal, Lesson, WrongTry};

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new("chip", "DK,9/10/10/10/4,P,5/5,d,4/10/10/10/9,dk g - 1", Goal::Holds("F5", "P"), &["E4 F5"])
        .within(3)
        .replies(&["J9 1I9", "I9 1J9"])
        .wrong(&[WrongTry::new("king", "A0", &["A0 B0"])]),
    Lesson::new(
        "carry",
        "DK,9/10/4,DDH,5/10/10/10/10/10/10/9,dk g - 1",
        Goal::Holds("E3", "DDH"),
        &["E2 2E3"],
    )
    .wrong(&[
        WrongTry::new("none", "E2 E3", &["E2 E3"]),
        WrongTry::new("one", "E2 1E3", &["E2 1E3"]),
        WrongTry::new("chips", "E2 +", &["E2 +2E3"]),
    ]),
    Lesson::new(
        "road",
        "DK,9/10/4,DDDH,5/10/10/10/10/10/10/9,dk g - 1",
        Goal::Stands("H", "E5"),
        &["E2 2E3 1E4 E5"],
    )
    .wrong(&[
        WrongTry::new("all", "E2 3", &["E2 3E3"]),
        WrongTry::new("alone", "E2 E3", &["E2 E3"]),
        WrongTry::new("short", "E2 2E3", &["E2 2E3"]),
    ]),
    Lesson::new("queen", "DK,9/10/4,DQ,5/4,D,5/4,t,5/10/10/10/10/9,dk g - 1", Goal::Gone("t"), &["E2 E3 E4"])
        .wrong(&[WrongTry::new("took", "E2 1E3", &["E2 1E3"]), WrongTry::new("short", "E2 E3", &["E2 E3"])]),
    Lesson::new("corner", "DK,9/10/4,DLH,5/10/5,t,4/10/10/10/10/9,dk g - 1", Goal::Gone("t"), &["E2 1E3 F4"])
        .wrong(&[WrongTry::new("alone", "E2 E3", &["E2 E3"]), WrongTry::new("short", "E2 1E3", &["E2 1E3"])]),
    Lesson::new(
        "strike",
        "DK,9/10/10/10/4,DH,5/4,S,5/10/10/10/9,dk g - 1",
        Goal::Holds("E5", ""),
        &["E4 XE5"],
    )
    .wrong(&[WrongTry::new("around", "E4", &["E4 F5"]), WrongTry::new("king", "A0", &["A0 B0"])]),
    Lesson::new(
        "tower",
        "4,DK,5/4,SST,5/10/10/10/10/10/10/10/9,dk g - 1",
        Goal::Stands("S", "E2"),
        &["E1 +1E2"],
    )
    .wrong(&[
        WrongTry::new("walk", "E1 2E2", &["E1 2E2"]),
        WrongTry::new("walks", "E1 1E2", &["E1 1E2"]),
        WrongTry::new("king", "E0", &["E0 D1"]),
    ]),
    Lesson::new(
        "shuffle",
        "DK,9/10/10/10/4,DLQ,5/4,P,5/5,t,4/10/10/9,dk g - 1",
        Goal::Gone("t"),
        &["E4 =LD 1F5 F6"],
    )
    .wrong(&[WrongTry::new("alone", "E4 F5", &["E4 F5"]), WrongTry::new("only", "E4 =", &["E4 =LD"])]),
    Lesson::new(
        "company",
        "DK,9/10/10/10/4,P,1,P,3/3,h,1,h,4/10/10/10/9,dk g - 1",
        Goal::Stands("P", "F5"),
        &["G4 F5"],
    )
    .wrong(&[WrongTry::new("away", "E4", &["E4 E5"]), WrongTry::new("missed", "G4", &["G4 G5"])]),
    Lesson::new("mana", "DK,9/10/10/10/10/2,DH,7/2,l,7/10/10/9,k g - 1", Goal::Win, &["C5 C6"])
        .wrong(&[WrongTry::new("king", "A0", &["A0 B0"]), WrongTry::new("miss", "C5", &["C5 D5"])]),
    Lesson::new("king", "DK,9/10/10/4,LDLQ,5/10/10/6,dk,3/10/10/10 g - 1", Goal::Win, &["E3 2F4 1F5 G6"])
        .wrong(&[WrongTry::new("short", "E3 2F4", &["E3 2F4"]), WrongTry::new("other", "E3", &["E3 3F4"])]),
];
