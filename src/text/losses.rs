//! Names the pieces that a side lost between two views.

use super::{Language, Word, game_text_of, list, t};
use sealed_move_rules::{Side, View};

/// A side's pieces that are missing from the second view.
#[must_use]
pub fn taken(before: &View, after: &View, side: Side) -> Vec<Word> {
    let mut left = game_text_of(after).pieces(side);
    let mut gone = game_text_of(before).pieces(side);
    gone.retain(|name| match left.iter().position(|kept| kept == name) {
        Some(index) => {
            left.swap_remove(index);
            false
        }
        None => true,
    });
    gone
}

/// Names the reader's pieces that a move captured, in one sentence. `None` if it captured none.
#[must_use]
pub fn losses(lang: Language, before: &View, after: &View, reader: Side) -> Option<String> {
    let lost = taken(before, after, reader);
    let count = lost.len();
    (count > 0).then(|| t!(lang, "puzzle-costs-pieces", count = count, pieces = list(lang, lost)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::{Observer, find};

    /// Checks the losses of the first side.
    fn check(game: &str, [before, after]: [&str; 2], expected: Option<&str>) {
        let game = find(game).unwrap();
        let [before, after] =
            [before, after].map(|text| game.parse(text).unwrap().view(Observer::Player(Side::First)));
        let told = losses(Language::ENGLISH, &before, &after, Side::First);
        assert_eq!(told.as_deref(), expected);
        assert_eq!(losses(Language::ENGLISH, &before, &after, Side::Second), None);
    }

    #[test]
    fn captured_pieces_are_named() {
        let chakart = |row: &str| format!(r#"4k3/8/8/{row}/8/8/8/4K3 w 20 {{"flags":"0000"}}"#);
        let [full, rook, bare] = ["1R2N3", "1R6", "8"].map(chakart);
        check("chakart", [&full, &rook], Some("You lose your Knight."));
        check("chakart", [&full, &bare], Some("You lose these pieces: Rook, Knight."));
        check("chakart", [&rook, &rook], None);
        let aruki = |row: &str| format!("5k6/12/12/12/12/{row}/12/12/12/12/12/5K6 w -/- - 0 10");
        let [full, bare] = ["3A3O4", "7O4"].map(aruki);
        check("aruki", [&full, &bare], Some("You lose your Arrow."));
        let kyo = |row: &str| format!("10/4,SSSK,5/10/10/{row}/10/10/10/4,SSSk,5/10 g m 20");
        let [full, bare] = ["3,SST,6", "3,SS,6"].map(kyo);
        check("kyo", [&full, &bare], Some("You lose your Tower."));
    }
}
