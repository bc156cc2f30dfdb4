//! The lesson to open after a loss.

use crate::domain::{EndReason, Ending, LastMove};
use sealed_move_rules::Game;
use sealed_move_rules::lesson::{Lesson, find_lesson};

/// Returns the lesson about the end of a game on the board, for its loser. `last` is its last move.
///
/// Most are in the second course, which is about seeing a threat in time.
#[must_use]
pub fn fitting_lesson(game: &dyn Game, ending: &Ending, last: Option<&LastMove>) -> Option<&'static Lesson> {
    let EndReason::Rules(reason) = &ending.reason else { return None };
    let winner = ending.winner?;
    let by_move = last.and_then(|last| game.lesson_about(&last.notation, last.before.turn() == winner));
    let name = match reason.as_str() {
        "mana" => "mana",
        // The bag ran out.
        "draw" => "plan",
        "checkmate" => by_move.unwrap_or("finish"),
        "king" | "kings_captured" => by_move.unwrap_or("threat"),
        _ => return None,
    };
    find_lesson(game, name)
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
    fn the_lesson_is_about_the_danger_that_decided() {
        let chakart = |text: &str, notation| {
            let position = format!(r#"{text} w 0 {{"flags":"1111"}}"#);
            lesson("chakart", "kings_captured", &position, notation)
        };
        assert_eq!(chakart("4k3/8/8/8/8/8/8/4K3", "e1e8s"), Some("threat"));
        assert_eq!(chakart("4k3/8/3N4/8/8/8/8/4K3", "d6e8"), Some("threat"));
        let aruki = "k11/11R/12/12/12/12/7O4/7R4/12/1[GD]10/12/11K w A/- G 0 1";
        assert_eq!(lesson("aruki", "checkmate", aruki, "R(h5)+A=M#"), Some("finish"));
        assert_eq!(lesson("aruki", "checkmate", aruki, "GD(b3)b4#"), Some("threat"));
        let kyo = "DK,9/10/10/4,LDLQ,5/10/10/6,dk,3/10/10/10 g - 1";
        assert_eq!(lesson("kyo", "king", kyo, "E3 2F4 1F5 G6"), Some("threat"));
        assert_eq!(lesson("kyo", "mana", kyo, "E3 F4"), Some("mana"));
        let lusus = "L1 k7/8/8/6r1/8/3N4/8/2B1K3 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *";
        assert_eq!(lesson("lusus", "king", lusus, "c1g5"), Some("threat"));
        assert_eq!(lesson("lusus", "draw", lusus, "c1g5"), Some("plan"));
    }

    /// In these positions White is on turn, and Black wins.
    #[test]
    fn a_king_lost_by_its_own_side_has_a_lesson_too() {
        let lost = |game: &str, position: &str, notation: &str| {
            let game = find(game).unwrap();
            let position = game.parse(position).unwrap();
            let before = position.view(Observer::Player(position.turn()));
            let ending = Ending { winner: Some(Side::Second), reason: EndReason::from_word("king") };
            let last = LastMove { before, notation: notation.to_owned() };
            fitting_lesson(game, &ending, Some(&last)).map(|lesson| lesson.name)
        };
        let chakart = r#"4k3/8/8/8/8/8/8/4K3 w 0 {"flags":"1111"}"#;
        assert_eq!(lost("chakart", chakart, "e1e2*C"), Some("egg"));
        assert_eq!(lost("chakart", chakart, "a1a4>a3"), Some("banana"));
        let lusus = "L1 k7/8/8/6r1/8/3N4/8/2B1K3 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *";
        assert_eq!(lost("lusus", lusus, "e1d1"), Some("trap"));
    }

    #[test]
    fn every_game_has_the_lessons_of_its_endings() {
        for game in sealed_move_rules::GAMES {
            assert!(
                find_lesson(*game, "threat").is_some() && find_lesson(*game, "finish").is_some(),
                "{game:?}"
            );
        }
        assert!(find_lesson(find("kyo").unwrap(), "mana").is_some());
        assert!(find_lesson(find("lusus").unwrap(), "plan").is_some());
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
