//! The lessons of Chakart on how games are won and lost. The learner plays White in the lessons.

use crate::lesson::{Goal, Lesson, WrongTry};
use crate::puzzle::PuzzleKind;

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new("threat", r#"4k3/8/8/4e3/8/8/2N5/R3K3 w 0 {"flags":"0010"}"#, Goal::Survive, &["c2e3"])
        .replies(&["e8e1s", "e8e2s", "e8d8"])
        .wrong(&[WrongTry::new("file", "e1e2", &["e1e2"]), WrongTry::new("rook", "a1", &["a1a8"])])
        .puzzles(&PUZZLES[0]),
    Lesson::new("finish", r#"7Q/7d/3m3k/8/5e2/4m3/8/2KR4 w 0 {"flags":"1000"}"#, Goal::Win, &["c1h6s"])
        .replies(&["h6g6", "h6g5", "h6h5"])
        .wrong(&[
            WrongTry::new("queen", "h8h7", &["h8h7"]),
            WrongTry::new("rook", "d1", &["d1d6"]),
            WrongTry::new("king", "c1", &["c1b1"]),
        ])
        .puzzles(&PUZZLES[1]),
    Lesson::new(
        "trade",
        r#"4k3/8/4p3/3q4/8/5Q2/K7/3R4 w 0 {"flags":"1000"}"#,
        Goal::Stands("R", "d5"),
        &["d1d5"],
    )
    .replies(&["e6d5", "d5a2", "e8e7"])
    .wrong(&[
        WrongTry::new("queen", "f3d5", &["f3d5"]),
        WrongTry::new("shell", "a2d5s", &["a2d5s"]),
        WrongTry::new("king", "a2", &["a2a1"]),
    ])
    .puzzles(&PUZZLES[2]),
    Lesson::new("plan", r#"k7/p7/8/8/8/3K4/8/1R6 w 0 {"flags":"1000"}"#, Goal::Win, &["d3e4", "e4a8s"])
        .replies(&["a7a6", "a6a5", "a8b8"])
        .wrong(&[WrongTry::new("rook", "b1", &["b1b8"]), WrongTry::new("king", "d3", &["d3d4"])])
        .puzzles(&PUZZLES[3]),
];

/// The puzzles of each lesson. From games between computers, or made for their theme.
static PUZZLES: [[Lesson; 3]; 4] = [
    [
        Lesson::puzzle(
            "threat-1",
            PuzzleKind::Hold,
            r#"3k4/8/3m4/8/8/8/2P1P3/2RKRN2 w 20 {"flags":"0010"}"#,
            &["f1d2"],
        ),
        Lesson::puzzle(
            "threat-2",
            PuzzleKind::Hold,
            r#"reb1kbr1/1pppqppp/e3me2/p1n1m3/1P1pnpPP/1m1m2mm/P1PKPP1d/RNBQ1BR1 w 18 {"flags":"1111"}"#,
            &["d2e1"],
        ),
        Lesson::puzzle(
            "threat-3",
            PuzzleKind::Hold,
            r#"qkr1nBbn/2m1mp1p/mmp1d1m1/p3P1P1/Q3NdP1/d1d3m1/1r2P1mm/1KR1NB1e w 30 {"flags":"1111"}"#,
            &["b1a1"],
        ),
    ],
    [
        Lesson::puzzle(
            "finish-1",
            PuzzleKind::Win,
            r#"2rnkb1d/3p4/mmm2P2/pmnmmPP1/1m2e1dm/2m3Pr/m1Pm3m/e3K3 w 44 {"flags":"1101"}"#,
            &["e1e8s"],
        ),
        Lesson::puzzle(
            "finish-2",
            PuzzleKind::Win,
            r#"1e2kbe1/1dddmpp1/1d2r3/1dmee1dp/2N2Q1P/mmm2e1m/5e2/1k2KBee b 45 {"flags":"0101"}"#,
            &["e6e1"],
        ),
        Lesson::puzzle(
            "finish-3",
            PuzzleKind::Win,
            r#"2r2be1/1d1pkp2/m2mmPwm/e2mmw1p/PP1m4/1R3NP1/P1d1mPmP/e2RK1e1 b 35 {"flags":"1111"}"#,
            &["e7e1s"],
        ),
    ],
    [
        Lesson::puzzle(
            "trade-1",
            PuzzleKind::Hold,
            r#"r1n3Rk/q1pm1d1p/pw3mw1/1Pw2w2/PmNm1bm1/mmm1NPm1/3P2mm/2Be3K b 37 {"flags":"1101"}"#,
            &["h8g8"],
        ),
        Lesson::puzzle(
            "trade-2",
            PuzzleKind::Hold,
            r#"bqernkrb/1e1ppppp/m2e4/p2p4/PPp2PP1/mm1nPmm1/2PPmQmP/NRKB1RBN w 14 {"flags":"1111"}"#,
            &["c2d3"],
        ),
        Lesson::puzzle(
            "trade-3",
            PuzzleKind::Hold,
            r#"1ebqkber/mppp1ppp/r1n1m3/1p2p3/4n3/PP3nPP/dmPPPPmm/1UBQKBR1 w 16 {"flags":"1111"}"#,
            &["e2f3"],
        ),
    ],
    [
        Lesson::puzzle(
            "plan-1",
            PuzzleKind::Win,
            r#"k7/p7/8/8/8/3K4/7B/8 w 20 {"flags":"1000"}"#,
            &["d3e4", "e4a8s"],
        )
        .replies(&["a7a6"]),
        Lesson::puzzle(
            "plan-2",
            PuzzleKind::Win,
            r#"6r1/8/4k3/8/8/8/7P/7K b 21 {"flags":"0010"}"#,
            &["e6d5", "d5h1s"],
        )
        .replies(&["h2h3"]),
        Lesson::puzzle(
            "plan-3",
            PuzzleKind::Win,
            r#"bnke1brr/p1pmpppp/1mqpn3/1m3Q2/1pPP4/2mmP3/PP3PPP/BBRR1NNK b 11 {"flags":"1111"}"#,
            &["c6g2", "g2h1"],
        )
        .replies(&["f1d2"]),
    ],
];
