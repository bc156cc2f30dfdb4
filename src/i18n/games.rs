//! The texts that every game has, a row for each game.

use super::guide::{self, ChapterKeys, PageKeys};
use super::{Language, aruki, chakart, kyo, lusus};

/// The keys of what every game has, and its way to name what its notation writes.
pub(super) struct GameTexts {
    /// The game's name in the rules.
    name: &'static str,
    /// Its title.
    pub(super) title: &'static str,
    /// The names of the sides.
    pub(super) sides: [&'static str; 2],
    /// The setups, each with its title.
    pub(super) setups: &'static [(&'static str, &'static str)],
    /// The chapters of the rules.
    pub(super) chapters: &'static [ChapterKeys],
    /// The pages of the rules.
    pub(super) pages: &'static [PageKeys],
    /// The name of the kind of piece, the object or the tile with a symbol.
    pub(super) symbol: fn(Language, &str) -> Option<String>,
}

static GAMES: [GameTexts; 4] = [
    GameTexts {
        name: "aruki",
        title: "game-aruki",
        sides: ["side-white", "side-black"],
        setups: &[("standard", "setup-aruki-standard")],
        chapters: guide::aruki::CHAPTERS,
        pages: guide::aruki::PAGES,
        symbol: aruki::symbol,
    },
    GameTexts {
        name: "kyo",
        title: "game-kyo",
        sides: ["side-gold", "side-red"],
        setups: &[
            ("middle", "setup-kyo-middle"),
            ("rear", "setup-kyo-rear"),
            ("front", "setup-kyo-front"),
            ("middle+", "setup-kyo-middle-plus"),
            ("rear+", "setup-kyo-rear-plus"),
            ("front+", "setup-kyo-front-plus"),
        ],
        chapters: guide::kyo::CHAPTERS,
        pages: guide::kyo::PAGES,
        symbol: kyo::symbol,
    },
    GameTexts {
        name: "chakart",
        title: "game-chakart",
        sides: ["side-white", "side-black"],
        setups: &[
            ("asymmetric", "setup-chakart-asymmetric"),
            ("symmetric", "setup-chakart-symmetric"),
            ("deterministic", "setup-chakart-deterministic"),
        ],
        chapters: guide::chakart::CHAPTERS,
        pages: guide::chakart::PAGES,
        symbol: chakart::symbol,
    },
    GameTexts {
        name: "lusus",
        title: "game-lusus",
        sides: ["side-white", "side-black"],
        setups: &[("standard", "setup-lusus-standard")],
        chapters: guide::lusus::CHAPTERS,
        pages: guide::lusus::PAGES,
        symbol: lusus::symbol,
    },
];

/// The texts of a game by its name.
pub(super) fn find(game: &str) -> Option<&'static GameTexts> {
    GAMES.iter().find(|texts| texts.name == game)
}

/// The key that a table has for a name. A name that it lacks is its own key, for which there is no
/// text either; a test asks for the names of every game.
pub(super) fn key<'a>(table: &[(&str, &'a str)], name: &'a str) -> &'a str {
    table.iter().find(|(known, _)| *known == name).map_or(name, |(_, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::known;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_has_its_texts() {
        for game in sealed_move_rules::GAMES {
            let info = game.info();
            let texts = find(info.name).unwrap_or_else(|| panic!("{} has no row", info.name));
            let setups = info.setups.iter().map(|setup| key(texts.setups, setup.name));
            let pages = sealed_move_rules::guide::pages(*game).flat_map(|(_, page)| {
                let keys = texts.pages.iter().find(|keys| keys.topic == page.topic);
                let keys = keys.unwrap_or_else(|| panic!("{}: no page {}", info.name, page.topic));
                let named =
                    page.about.first().is_some_and(|sign| (texts.symbol)(Language::ENGLISH, sign).is_some());
                assert!(named || keys.title.is_some(), "{}: {} has no title", info.name, page.topic);
                keys.title.into_iter().chain([keys.text])
            });
            let chapters = game.guide().iter().map(|chapter| key(texts.chapters, chapter.name));
            let keys: BTreeSet<_> = [texts.title]
                .into_iter()
                .chain(texts.sides)
                .chain(setups)
                .chain(pages)
                .chain(chapters)
                .collect();
            for key in &keys {
                assert!(known(key), "{}: no text {key}", info.name);
            }
            let pages = texts.pages.iter().map(|keys| usize::from(keys.title.is_some()) + 1).sum::<usize>();
            let listed = 3 + texts.setups.len() + texts.chapters.len() + pages;
            assert_eq!(listed, keys.len(), "{} has a row for what is not there", info.name);
        }
    }
}
