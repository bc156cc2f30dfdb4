//! Warnings of a king in danger.

use super::{Language, game_text_of, t};
use crate::domain::KingDanger;
use sealed_move_rules::View;
use sealed_move_rules::aruki::Check;

/// The danger to the king of the side to move, in a sentence. `view` is the position of the danger.
#[must_use]
pub fn king_danger(lang: Language, view: &View, danger: &KingDanger) -> String {
    let piece_on = |view: &View, square: &str| game_text_of(view).piece_on(square);
    match danger {
        KingDanger::Check(square) => match (piece_on(view, square), checks(view).as_slice()) {
            (Some(_), [_, _, ..]) => t!(lang, "danger-check-double"),
            (Some(piece), [check]) if !check.can_be_blocked => {
                t!(lang, "danger-check-close", piece = piece, square = square)
            }
            (Some(piece), _) => t!(lang, "danger-check", piece = piece, square = square),
            (None, _) => t!(lang, "danger-check-unknown"),
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

/// The checks to the king of the side to move. Only Aruki has them.
fn checks(view: &View) -> Vec<Check> {
    if let View::Aruki(view) = view { view.checks() } else { Vec::new() }
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

    /// No piece goes between the king and a dragon on its line, a neighbor, a leaper or two attackers.
    #[test]
    fn only_a_slide_from_afar_can_be_blocked() {
        fn check(board: &str, powers: &str, expected: &str) {
            let told = told("aruki", &format!("{board} w -/- {powers} 0 1")).unwrap();
            assert!(told.ends_with(expected), "{board}: {told}");
        }
        let (block, close) = ("block the way or take that piece.", "Move it or take that piece.");
        check("k11/12/12/4[gd]7/12/12/12/12/4O7/12/12/4K7", "g", close);
        check("k11/12/12/12/12/12/12/12/12/12/4r7/4K7", "-", close);
        check("k11/12/12/12/12/12/12/12/12/4[ll]7/12/4K7", "-", close);
        check("k11/12/12/12/12/12/12/12/12/4r7/12/4K7", "-", block);
        check("k11/12/12/12/12/12/12/12/12/3r[jk]7/12/4K7", "-", block);
        check("k11/12/12/12/12/12/12/12/12/3[ll][jk]7/12/4K7", "-", close);
        check("k3r7/12/12/12/12/12/12/12/12/12/12/r3K7", "-", "Two pieces give check to your king. Move it.");
    }

    /// The game continues after the capture of a second king.
    #[test]
    fn only_the_last_king_counts() {
        let position = r#"k7/3r4/8/8/8/8/8/K2K4 w 20 {"flags":"0000"}"#;
        assert_eq!(told("chakart", position), None);
    }
}
