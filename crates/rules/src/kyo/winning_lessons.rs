//! The lessons of Kyo on how games are won and lost. The learner plays Gold in the lessons.

use crate::lesson::{Goal, Lesson, WrongTry};
use crate::puzzle::PuzzleKind;

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new(
        "threat",
        "D,9/4,SST,K,4/10/10/10/5,ddddq,4/10/10/10/9,dk g - 1",
        Goal::Survive,
        &["E1 +1F2"],
    )
    .replies(&["F5 3F4 2F3 1F2 F1", "F5 3F4 2F3 F2", "J9 I9"])
    .wrong(&[WrongTry::new("king", "F1", &["F1 F2"]), WrongTry::new("tower", "E1", &["E1 +1E2"])])
    .puzzles(&PUZZLES[0]),
    Lesson::new(
        "finish",
        "DK,9/10/10/2,LDLDH,7/10/10/4,d,5/10/4,dk,5/10 g - 1",
        Goal::Win,
        &["C3 3D4 2D5 1E6 1E7 E8"],
    )
    .wrong(&[
        WrongTry::new("short", "C3 3D4", &["C3 3D4 2D5 1E6"]),
        WrongTry::new("other", "C3", &["C3 4D4"]),
    ])
    .puzzles(&PUZZLES[1]),
    Lesson::new(
        "trade",
        "DK,9/10/3,DQ,1,DH,4/4,t,5/3,dh,6/10/10/10/10/9,dk g - 1",
        Goal::Stands("H", "E3"),
        &["F2 E3"],
    )
    .replies(&["D4 1E3", "D4 E3", "J9 I9"])
    .wrong(&[
        WrongTry::new("queen", "D2 E3", &["D2 E3"]),
        WrongTry::new("queens", "D2 1E3", &["D2 1E3"]),
        WrongTry::new("king", "A0", &["A0 B0"]),
    ])
    .puzzles(&PUZZLES[2]),
    Lesson::new(
        "plan",
        "DK,9/10/4,DDDDH,5/10/5,DD,4/10/10/10/4,dk,5/p,9 g - 1",
        Goal::Win,
        &["F4 +2E4", "E2 3E3 2E4 3E5 2E6 1E7 E8"],
    )
    .within(3)
    .replies(&["A9 A8", "A8 A7", "A7 A6"])
    .wrong(&[WrongTry::new("walk", "E2", &["E2 4E3"]), WrongTry::new("king", "A0", &["A0 B0"])])
    .puzzles(&PUZZLES[3]),
];

/// The puzzles of each lesson. From games between computers, or made for their theme.
static PUZZLES: [[Lesson; 3]; 4] = [
    [
        Lesson::puzzle(
            "threat-1",
            PuzzleKind::Hold,
            "2,S,6,L/2,l,7/2,P,3,LK,2,D/P,8,L/2,llh,4,lldq,1,D/P,9/H,9/P,9/T,8,d/Q,8,k g - 31",
            &["G2 1G1"],
        ),
        Lesson::puzzle(
            "threat-2",
            PuzzleKind::Hold,
            "10/9,L/4,LK,d,3,D/P,4,ldq,SP,2,L/P,8,D/H,9/10/P,9/Q,7,d,1/T,8,k g - 31",
            &["E2 1F3"],
        ),
        Lesson::puzzle(
            "threat-3",
            PuzzleKind::Hold,
            "9,D/9,D/3,K,S,5/2,SP,6,D/P,1,ldldh,3,d,2,D/P,9/Q,9/P,9/H,7,d,1/T,8,k g - 31",
            &["C3 D3"],
        ),
    ],
    [
        Lesson::puzzle(
            "finish-1",
            PuzzleKind::Win,
            "1,K,7,D/1,dlh,8/D,8,L/3,DH,6/5,DDLH,4/6,t,S,2/p,2,d,4,p,1/3,h,k,5/5,p,2,q,l/9,d g - 31",
            &["F4 2F5 1F6 E7"],
        ),
        Lesson::puzzle(
            "finish-2",
            PuzzleKind::Win,
            "1,K,8/L,8,D/D,2,dlh,6/2,l,DLLH,3,l,2/2,d,S,6/6,k,3/5,t,1,h,2/1,p,2,p,3,q,1/5,p,3,l/9,d g - 31",
            &["D3 2E3 1F4 G5"],
        ),
        Lesson::puzzle(
            "finish-3",
            PuzzleKind::Win,
            "1,K,8/9,D/L,2,llh,5,L/10/4,LLDQ,5/4,t,1,h,3/2,p,1,S,5/q,2,p,1,dk,D,3/5,p,3,l/9,d g - 31",
            &["E4 2F5 =DL 1F6 G7 F7"],
        ),
    ],
    [
        Lesson::puzzle(
            "trade-1",
            PuzzleKind::Win,
            "1,K,7,L/9,D/2,LQ,7/2,P,DLH,q,5/H,3,t,5/3,dh,p,h,4/10/10/9,d/8,l,k g - 31",
            &["D3 E3"],
        ),
        Lesson::puzzle(
            "trade-2",
            PuzzleKind::Win,
            "10/K,8,D/4,DQ,4,L/2,h,1,t,2,dh,2/H,1,P,1,q,DH,4/6,p,3/10/10/9,d/8,l,k g - 31",
            &["F4 E3"],
        ),
        Lesson::puzzle(
            "trade-3",
            PuzzleKind::Win,
            "10/K,8,L/7,DLH,1,L/4,P,p,4/H,1,h,1,Q,5/4,q,1,t,dh,2/10/10/9,d/8,l,k g - 31",
            &["E4 E5"],
        ),
    ],
    [
        Lesson::puzzle(
            "plan-1",
            PuzzleKind::Win,
            "K,9/10/4,h,l,h,q,1,D/4,t,t,ddl,d,2/6,LH,3/5,LDQ,3,L/4,LL,5/10/6,p,D,d,d/5,d,2,p,k g - 31",
            &["E6 +2F5"],
        ),
        Lesson::puzzle(
            "plan-2",
            PuzzleKind::Win,
            "K,9/9,L/3,h,t,q,t,h,2/10/4,DDQ,2,L,2/8,D,1/7,DDH,2/10/4,p,1,LL,DD,1,S/4,d,3,S,k g - 31",
            &["G8 +2H7"],
        ),
        Lesson::puzzle(
            "plan-3",
            PuzzleKind::Win,
            "1,K,8/10/3,h,t,q,t,h,1,L/10/10/LDDH,9/1,DH,8/2,LL,7/1,S,1,p,6/k,S,2,d,5 g - 31",
            &["A5 +3B6"],
        ),
    ],
];
