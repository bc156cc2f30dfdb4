//! Warnings of a king in danger.

use super::{Language, game_text_of, t};
use crate::domain::KingDanger;
use sealed_move_rules::View;

/// The danger to the king of the side to move, in a sentence. `view` is the position of the danger.
#[must_use]
pub fn king_danger(lang: Language, view: &View, danger: &KingDanger) -> String {
    let piece_on = |view: &View, square: &str| game_text_of(view).piece_on(square);
    match danger {
        KingDanger::Check(square) => match piece_on(view, square) {
            Some(piece) => t!(lang, "danger-check", piece = piece, square = square),
            None => t!(lang, "danger-check-unknown"),
        },
        KingDanger::Threat(threat) => {
            let before = &*threat.before;
            let way = before.compose(&threat.text).map(|menu| menu.way).unwrap_or_default();
            let by = way.first().and_then(|square| Some((piece_on(before, square)?, square)));
            match (by, view) {
                (Some((piece, square)), View::Aruki(_)) => {
                    t!(lang, "danger-mate", piece = piece, square = square)
                }
                (None, View::Aruki(_)) => t!(lang, "danger-mate-unknown"),
                (Some((piece, square)), _) => t!(lang, "danger-king", piece = piece, square = square),
                (None, _) => t!(lang, "danger-king-unknown"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Cancel, king_danger as find_danger};
    use sealed_move_rules::{Observer, find};

    fn told(game: &str, position: &str) -> Option<String> {
        let position = find(game).unwrap().parse(position).unwrap();
        let view = position.view(Observer::Player(position.turn()));
        let danger = find_danger(&view, &Cancel::default())?;
        Some(king_danger(Language::ENGLISH, &view, &danger))
    }

    #[test]
    fn the_attacker_and_its_square_are_named() {
        fn check(game: &str, position: &str, expected: Option<&str>) {
            assert_eq!(told(game, position).as_deref(), expected, "{position}");
        }
        let chakart = |board: &str| format!(r#"{board} w 20 {{"flags":"0000"}}"#);
        let rook = "Your king can be taken next move: by the Rook on d7.";
        check("chakart", &chakart("k7/3r4/8/8/8/8/8/3K4"), Some(rook));
        check("chakart", &chakart("k7/3r4/8/8/3P4/8/8/3K4"), None);
        check("lusus", "L1 k7/3r4/8/8/8/8/8/3K4 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *", Some(rook));
        check("lusus", "L1 k7/3r4/8/8/3P4/8/8/3K4 w - - P0 -/KIBIKNRO/- -/kibiknro/- 1 *", None);
        let kyo = "Your king can be taken next move: by the Heavy Pawn on B1.";
        check("kyo", "DK,9/1,dh,8/10/10/10/10/10/10/10/9,dk g - 1", Some(kyo));
        check("kyo", "DK,9/10/10/10/4,dh,5/10/10/10/10/9,dk g - 1", None);
        let aruki = "Your king is in check, by the Rook on f12. Move it, block the way or take that piece.";
        check("aruki", "k4r6/12/12/12/12/12/12/12/12/12/12/5K6 w -/- - 0 1", Some(aruki));
        check("aruki", "k3r7/12/12/12/12/12/12/12/12/12/12/5K6 w -/- - 0 1", None);
    }

    /// The game continues after the capture of a second king.
    #[test]
    fn only_the_last_king_counts() {
        let position = r#"k7/3r4/8/8/8/8/8/K2K4 w 20 {"flags":"0000"}"#;
        assert_eq!(told("chakart", position), None);
    }
}
