//! The names of puzzle themes.

use super::{Language, t, text, words_of};
use sealed_move_rules::GameInfo;

/// Names the theme of a solved puzzle, as a sentence. `None` for a theme that the game doesn't have.
#[must_use]
pub fn puzzle_theme(lang: Language, game: &GameInfo, theme: &str) -> Option<String> {
    let (_, key) = words_of(game).themes.iter().find(|(known, _)| *known == theme)?;
    Some(t!(lang, "puzzle-theme", theme = text(lang, key, &[])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_players::puzzles::themes;
    use std::collections::BTreeSet;

    #[test]
    fn each_game_names_ten_different_themes() {
        for game in sealed_move_rules::GAMES {
            let names = themes(*game).iter().map(|theme| puzzle_theme(Language::ENGLISH, game.info(), theme));
            let names: BTreeSet<_> = names.map(Option::unwrap).collect();
            assert_eq!(names.len(), 10, "{game:?}");
        }
        let kyo = sealed_move_rules::find("kyo").unwrap().info();
        assert_eq!(puzzle_theme(Language::ENGLISH, kyo, "mate"), None);
    }
}
