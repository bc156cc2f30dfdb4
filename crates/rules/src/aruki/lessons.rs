//! The lessons of Aruki in learning order. The learner is always White.

use crate::lesson::{Goal, Lesson, WrongTry};

pub(super) static LESSONS: &[Lesson] = &[
    Lesson::new("pawn", "k11/12/12/12/12/12/4op6/4O7/12/12/12/11K w -/- - 0 1", Goal::Gone("p"), &["O(e5)f6"]).known_from_chess().wrong(&[WrongTry::new("king", "K(l1)", &["K(l1)l2"])]),
    Lesson::new("pike", "k11/12/12/12/12/12/5r6/4L1P5/12/12/12/11K w -/- - 0 1", Goal::Gone("r"), &["P(g5)f6"]).known_from_chess().wrong(&[WrongTry::new("lance", "L(e5)", &["L(e5)e6"])]),
    Lesson::new("leap", "k11/12/12/12/12/4r7/4o7/4[LL]7/12/12/12/11K w -/- - 0 1", Goal::Gone("r"), &["LL(e5)e7"]).wrong(&[WrongTry::new("pawn", "LL(e5)e6", &["LL(e5)e6"])]),
    Lesson::new("merge", "k11/12/12/12/12/5o6/12/4L7/12/12/12/11K w P/- - 0 1", Goal::Stands("S", "e5"), &["L(e5)+P=S"]).wrong(&[WrongTry::new("step", "L(e5)", &["L(e5)e6"]), WrongTry::new("king", "K(l1)", &["K(l1)l2"])]),
    Lesson::new("promote", "12/10k1/2O9/12/12/12/12/12/12/12/12/4K7 w R/- - 0 1", Goal::Stands("R", "c11"), &["O(c10)c11=R+"]).wrong(&[WrongTry::new("plain", "O(c10)c11", &["O(c10)c11"]), WrongTry::new("king", "K(e1)", &["K(e1)e2"])]),
    Lesson::new("jester", "k11/12/4a7/12/12/12/12/4[JK]7/3R8/12/12/11K w -/- - 0 1", Goal::Gone("a"), &["JK(e5)e10"]).wrong(&[WrongTry::new("rook", "R(d4)", &["R(d4)d10"]), WrongTry::new("step", "JK(e5)", &["JK(e5)e6"])]),
    Lesson::new("line", "12/12/4k7/12/12/12/4o7/12/12/3[GD]8/12/11K w -/- G 0 1", Goal::Check, &["GD(d3)e3+"]).wrong(&[WrongTry::new("king", "K(l1)", &["K(l1)l2"]), WrongTry::new("dragon", "GD(d3)", &["GD(d3)d4"])]),
    Lesson::new("wipe", "k11/12/3m8/12/3r8/12/12/3O8/12/3[GD]8/6O5/11K w -/- G 0 1", Goal::All(&[Goal::Gone("m"), Goal::Gone("r")]), &["GD(d3)-"]).wrong(&[WrongTry::new("step", "GD(d3)", &["GD(d3)c3"]), WrongTry::new("pawn", "O(d5)", &["O(d5)d6"])]),
    Lesson::new("slay", "11k/12/12/R3[gd]7/12/12/12/12/4O7/12/12/4K7 w -/- g 0 1", Goal::Gone("[gd]"), &["R(a9)e9"]).wrong(&[WrongTry::new("king", "K(e1)", &["K(e1)d1"])]),
    Lesson::new("mate", "k11/11R/12/12/12/12/7O4/2O4R4/12/1[GD]10/12/11K w A/- G 0 1", Goal::Win, &["R(h5)+A=M#"]).wrong(&[WrongTry::new("check", "R(l11)", &["R(l11)l12+"]), WrongTry::new("other", "R(h5)", &["R(h5)g5"])]),
    Lesson::new("third", "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1", Goal::Win, &["O(g2)g3", "K(f1)g2", "GD(e1)f1#"]).replies(&["O(a11)a10", "O(a10)a9"]),
];

/// The lesson about mate by a dragon.
pub(super) fn lesson_about(notation: &str, won: bool) -> Option<&'static str> {
    let is_dragon = notation.starts_with("GD") || notation.starts_with("SD");
    (won && is_dragon).then_some("threat")
}
