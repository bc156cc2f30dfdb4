//! The lessons of Aruki on how games are won and lost. The learner plays White in the lessons.

use crate::lesson::{Goal, Lesson, WrongTry};
use crate::puzzle::PuzzleKind;

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new(
        "threat",
        "ralp[gd]1[jk][sd]plar/ooooookooooo/6o5/12/12/12/12/12/12/12/OOOOOOOOOOOO/RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1",
        Goal::Survive,
        &["O(g2)g3"],
    )
    .replies(&["GD(e12)f12#", "GD(e12)f12+", "O(a11)a10"])
    .wrong(&[WrongTry::new("front", "O(f2)", &["O(f2)f3"])])
    .puzzles(&PUZZLES[0]),
    Lesson::new(
        "finish",
        "11k/3l8/12/7s4/12/12/12/10[GD]1/12/RO10/5A6/K9RL w -/- G 0 1",
        Goal::Win,
        &["GD(k5)l5#"],
    )
    .replies(&["L(d11)d12", "S(h9)h8", "K(l12)l11"])
    .wrong(&[
        WrongTry::new("rook", "R(a3)a12", &["R(a3)a12+"]),
        WrongTry::new("arrow", "A(f2)d4", &["A(f2)d4+"]),
        WrongTry::new("dragon", "GD(k5)", &["GD(k5)j5"]),
    ])
    .puzzles(&PUZZLES[1]),
    Lesson::new(
        "trade",
        "3r7k/12/12/3l8/12/6o5/5a6/4P7/o2R8/12/12/11K w -/- - 0 1",
        Goal::Stands("P", "f6"),
        &["P(e5)f6"],
    )
    .replies(&["O(g7)f6", "R(d12)d9", "A(f6)e5", "O(g7)g6"])
    .wrong(&[
        WrongTry::new("lance", "R(d4)d9", &["R(d4)d9"]),
        WrongTry::new("pawn", "R(d4)a4", &["R(d4)a4"]),
    ])
    .puzzles(&PUZZLES[2]),
    Lesson::new(
        "plan",
        "12/12/12/12/12/1[SD]2K1Om1rk1/12/12/12/12/12/12 w -/- S 0 1",
        Goal::All(&[Goal::Gone("m"), Goal::Gone("r")]),
        &["K(e7)e6+", "SD(b7)-"],
    )
    .within(3)
    .replies(&["K(k7)k8", "K(k8)k9", "K(k9)k10"])
    .wrong(&[
        WrongTry::new("row", "K(e7)d7", &["K(e7)d7"]),
        WrongTry::new("rows", "K(e7)f7", &["K(e7)f7"]),
        WrongTry::new("dragon", "SD(b7)", &["SD(b7)c7"]),
    ])
    .puzzles(&PUZZLES[3]),
];

/// The puzzles of each lesson. From games between computers, or made for their theme.
static PUZZLES: [[Lesson; 3]; 4] = [
    [
        Lesson::puzzle("threat-1", PuzzleKind::Hold, "1a1l1k[jk]1p1a1/2oopoo2o2/oo6o3/7o4/12/12/12/4A7/12/OOO4O1O1O/3m1OO1O3/RL1PK1[JK][SD]1L1R w O2R/o2s S 1 25", &["K(e1)d2"]),
        Lesson::puzzle("threat-2", PuzzleKind::Hold, "4lk[sd]1p2r/3op1oo4/5o2oojo/12/2o9/7[ll]4/5A6/12/1O5O4/6P2JO1/4POO1OLMO/m4K[JK]1[SD]3 w OM/o2 Ss 10 43", &["A(f6)a1"]),
        Lesson::puzzle("threat-3", PuzzleKind::Hold, "M2plk[jk][sd]p3/o4oooo3/3M5oo1/2o5[ll]3/12/12/12/12/10O1/2J2O6/mO2P[JK]OOOO1J/4LK[SD]1Pm2 b O/o2 Ss 2 28", &["P(d12)e11"]),
    ],
    [
        Lesson::puzzle("finish-1", PuzzleKind::Win, "ralp[gd]1k[sd]plar/1oooooo1oooo/o7[jk]3/7o4/12/12/12/12/12/OO1O1O1OOO2/2O1O1O3OO/RALP[GD]K[JK][SD]PLAR b -/- GSgs 0 7", &["GD(e12)f12#"]),
        Lesson::puzzle("finish-2", PuzzleKind::Win, "2lp1k[jk][sd]1l2/o4oooj3/8p1oo/2o6o2/12/9M2/6[SD]5/12/2O9/1O1m1a4O1/O3POOPL2J/R1L2K[JK]5 b M/o2j Ss 2 31", &["M(d3)e2#"]),
        Lesson::puzzle("finish-3", PuzzleKind::Win, "2lp1k[jk][sd]pl2/3o1ooo1o2/o1o5omoo/12/2M9/12/5a6/12/11O/1OOa4OOJ1/O4OOO1P2/R1LPK1[JK][SD]1L1R b -/o Ss 0 17", &["A(f6)c3+", "M(j10)c3#"]).replies(&["M(c8)c3"]),
    ],
    [
        Lesson::puzzle("trade-1", PuzzleKind::Win, "ralp1k[jk][sd]pl1r/oo3oooooo1/2oo7o/12/12/12/12/12/12/3O3aO2O/OOO2OOP1OO1/RALP1K[JK][SD]1LAR w -/o Ss 0 7", &["O(g2)h3"]),
        Lesson::puzzle("trade-2", PuzzleKind::Win, "r1l2k[jk]1pl2/3opo[sd]2oor/ooo3o4o/7oo3/12/5A6/12/1O4a5/2O5O2O/O11/2a2OOO1OOR/1RL1K1[JK][SD]PLA1 w -/op Ss 0 21", &["L(c1)c2"]),
        Lesson::puzzle("trade-3", PuzzleKind::Win, "ral2k[jk][sd]1l1r/o1o1p1op1oo1/1o3o2o3/3oM2o3o/3A8/12/12/12/7P4/3O1OOO1O1O/OO4[SD]1O1O1/RALP1K[JK]2L2 b -/o Ss 3 17", &["O(f10)e9"]),
    ],
    [
        Lesson::puzzle("plan-1", PuzzleKind::Win, "11k/12/12/12/12/12/12/3[SD]2m3r1/12/5O6/12/4K7 w -/- S 0 30", &["SD(d5)-"]),
        Lesson::puzzle("plan-2", PuzzleKind::Win, "4sk[jk]5/4[pp]7/12/5M2[sd]3/12/3j8/1O1O8/12/12/J11/5[JK]6/6K5 b O5J3PLM/o3l2m s 0 73", &["SD(i9)-"]),
        Lesson::puzzle("plan-3", PuzzleKind::Win, "12/12/12/12/12/1O10/K[SD]5m1r1k/OO10/12/12/12/12 w -/- S 0 30", &["K(a6)a7+", "SD(b6)-"]).replies(&["K(l6)l7"]),
    ],
];
