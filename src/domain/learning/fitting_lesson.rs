//! The lesson to open after a loss.

use crate::domain::{EndReason, Ending, LastMove};
use sealed_move_rules::Game;
use sealed_move_rules::lesson::{Lesson, find_lesson};

/// Returns the lesson about the end of a game on the board. `last` is its last move.
///
/// The fallback is the lesson about checkmate or about taking the king.
#[must_use]
pub fn fitting_lesson(game: &dyn Game, ending: &Ending, last: Option<&LastMove>) -> Option<&'static Lesson> {
    let EndReason::Rules(reason) = &ending.reason else { return None };
    ending.winner?;
    let by_move = last.and_then(|last| game.lesson_about(&last.before, &last.notation));
    let names: &[Option<&str>] = match reason.as_str() {
        "mana" => &[Some("mana")],
        "checkmate" => &[by_move, Some("mate")],
        "king" | "kings_captured" => &[by_move, Some("king"), Some("lines")],
        _ => return None,
    };
    names.iter().flatten().find_map(|name| find_lesson(game, name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, Side, find};

    fn lesson(game: &str, reason: &str, position: &str, notation: &str) -> Option<&'static str> {
        let game = find(game).unwrap();
        let position = game.parse(position).unwrap();
        let before = position.view(Observer::Player(position.turn()));
        let ending = Ending { winner: Some(Side::First), reason: EndReason::from_word(reason) };
        let last = LastMove { before, notation: notation.to_owned() };
        fitting_lesson(game, &ending, Some(&last)).map(|lesson| lesson.name)
    }

    #[test]
    fn the_lesson_is_about_the_piece_that_decided() {
        let chakart = |text: &str, notation| {
            let position = format!(r#"{text} w 0 {{"flags":"1111"}}"#);
            lesson("chakart", "kings_captured", &position, notation)
        };
        assert_eq!(chakart("4k3/8/8/8/8/8/8/4K3", "e1e8s"), Some("shell"));
        assert_eq!(chakart("4k3/8/3N4/8/8/8/8/4K3", "d6e8"), Some("knight"));
        assert_eq!(chakart("4k3/8/8/8/8/8/8/4RK2", "e1e8"), Some("lines"));
        assert_eq!(chakart("4k3/8/8/8/8/8/8/4K3", ""), Some("king"), "an unknown move");
        let aruki = "k11/11R/12/12/12/12/7O4/7R4/12/1[GD]10/12/11K w A/- G 0 1";
        assert_eq!(lesson("aruki", "checkmate", aruki, "R(h5)+A=M#"), Some("mate"));
        assert_eq!(lesson("aruki", "checkmate", aruki, "GD(b3)b4#"), Some("line"));
        let kyo = "DK,9/10/10/4,LDLQ,5/10/10/6,dk,3/10/10/10 g - 1";
        assert_eq!(lesson("kyo", "king", kyo, "E3 2F4 1F5 G6"), Some("road"));
        assert_eq!(lesson("kyo", "king", kyo, "E3 F4"), Some("king"));
        assert_eq!(lesson("kyo", "mana", kyo, "E3 F4"), Some("mana"));
        let lusus = "L1 k7/8/8/6r1/8/3N4/8/2B1K3 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *";
        assert_eq!(lesson("lusus", "king", lusus, "c1g5"), Some("lines"));
        assert_eq!(lesson("lusus", "king", lusus, "d3e5"), Some("knight"));
    }

    #[test]
    fn a_draw_or_a_resignation_has_no_lesson() {
        let game = find("kyo").unwrap();
        for (winner, reason) in [(None, "king"), (Some(Side::First), "resignation")] {
            let ending = Ending { winner, reason: EndReason::from_word(reason) };
            assert!(fitting_lesson(game, &ending, None).is_none(), "{reason}");
        }
    }
}
