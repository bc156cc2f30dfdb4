//! The names of puzzle themes.

use super::{Language, t};

/// Names the theme of a solved puzzle, as a sentence. `None` for a theme that the game doesn't have.
#[must_use]
pub fn puzzle_theme(lang: Language, game: &str, theme: &str) -> Option<String> {
    let name = match (game, theme) {
        ("aruki", "mate") => t!(lang, "puzzle-theme-aruki-mate"),
        ("aruki", "chase") => t!(lang, "puzzle-theme-aruki-chase"),
        ("aruki", "net") => t!(lang, "puzzle-theme-aruki-net"),
        ("aruki", "prize") => t!(lang, "puzzle-theme-aruki-prize"),
        ("aruki", "quiet") => t!(lang, "puzzle-theme-aruki-quiet"),
        ("aruki", "flight") => t!(lang, "puzzle-theme-aruki-flight"),
        ("aruki", "guard") => t!(lang, "puzzle-theme-aruki-guard"),
        ("aruki", "take") => t!(lang, "puzzle-theme-aruki-take"),
        ("aruki", "block") => t!(lang, "puzzle-theme-aruki-block"),
        ("aruki", "series") => t!(lang, "puzzle-theme-aruki-series"),
        ("kyo", "ride") => t!(lang, "puzzle-theme-kyo-ride"),
        ("kyo", "road") => t!(lang, "puzzle-theme-kyo-road"),
        ("kyo", "shuffle") => t!(lang, "puzzle-theme-kyo-shuffle"),
        ("kyo", "net") => t!(lang, "puzzle-theme-kyo-net"),
        ("kyo", "prize") => t!(lang, "puzzle-theme-kyo-prize"),
        ("kyo", "flight") => t!(lang, "puzzle-theme-kyo-flight"),
        ("kyo", "royal") => t!(lang, "puzzle-theme-kyo-royal"),
        ("kyo", "take") => t!(lang, "puzzle-theme-kyo-take"),
        ("kyo", "series") => t!(lang, "puzzle-theme-kyo-series"),
        ("kyo", "counter") => t!(lang, "puzzle-theme-kyo-counter"),
        ("chakart", "shell") => t!(lang, "puzzle-theme-chakart-shell"),
        ("chakart", "line") => t!(lang, "puzzle-theme-chakart-line"),
        ("chakart", "step") => t!(lang, "puzzle-theme-chakart-step"),
        ("chakart", "stealth") => t!(lang, "puzzle-theme-chakart-stealth"),
        ("chakart", "net") => t!(lang, "puzzle-theme-chakart-net"),
        ("chakart", "flight") => t!(lang, "puzzle-theme-chakart-flight"),
        ("chakart", "shot") => t!(lang, "puzzle-theme-chakart-shot"),
        ("chakart", "take") => t!(lang, "puzzle-theme-chakart-take"),
        ("chakart", "series") => t!(lang, "puzzle-theme-chakart-series"),
        ("chakart", "counter") => t!(lang, "puzzle-theme-chakart-counter"),
        ("lusus", "movement") => t!(lang, "puzzle-theme-lusus-movement"),
        ("lusus", "special") => t!(lang, "puzzle-theme-lusus-special"),
        ("lusus", "removal") => t!(lang, "puzzle-theme-lusus-removal"),
        ("lusus", "flight") => t!(lang, "puzzle-theme-lusus-flight"),
        ("lusus", "take") => t!(lang, "puzzle-theme-lusus-take"),
        ("lusus", "cover") => t!(lang, "puzzle-theme-lusus-cover"),
        ("lusus", "shield") => t!(lang, "puzzle-theme-lusus-shield"),
        ("lusus", "rescue") => t!(lang, "puzzle-theme-lusus-rescue"),
        ("lusus", "series") => t!(lang, "puzzle-theme-lusus-series"),
        ("lusus", "counter") => t!(lang, "puzzle-theme-lusus-counter"),
        _ => return None,
    };
    Some(t!(lang, "puzzle-theme", theme = name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_players::puzzles::themes;
    use std::collections::BTreeSet;

    #[test]
    fn each_game_names_ten_different_themes() {
        for game in sealed_move_rules::GAMES {
            let names =
                themes(*game).iter().map(|theme| puzzle_theme(Language::ENGLISH, game.info().name, theme));
            let names: BTreeSet<_> = names.map(Option::unwrap).collect();
            assert_eq!(names.len(), 10, "{game:?}");
        }
        assert_eq!(puzzle_theme(Language::ENGLISH, "kyo", "mate"), None);
    }
}
