//! The names of games, sides and setups.

use super::{Language, t, text};
use crate::domain::Level;
use sealed_move_rules::{GameInfo, Side};

struct GameNames {
    game: &'static str,
    title: &'static str,
    about: &'static str,
    sides: [&'static str; 2],
    /// Each setup with the key of its title.
    setups: &'static [(&'static str, &'static str)],
}

static NAMES: [GameNames; 4] = [
    GameNames {
        game: "aruki",
        title: "game-aruki",
        about: "game-about-aruki",
        sides: ["side-white", "side-black"],
        setups: &[("standard", "setup-aruki-standard")],
    },
    GameNames {
        game: "kyo",
        title: "game-kyo",
        about: "game-about-kyo",
        sides: ["side-gold", "side-red"],
        setups: &[
            ("middle", "setup-kyo-middle"),
            ("rear", "setup-kyo-rear"),
            ("front", "setup-kyo-front"),
            ("middle+", "setup-kyo-middle-plus"),
            ("rear+", "setup-kyo-rear-plus"),
            ("front+", "setup-kyo-front-plus"),
        ],
    },
    GameNames {
        game: "chakart",
        title: "game-chakart",
        about: "game-about-chakart",
        sides: ["side-white", "side-black"],
        setups: &[
            ("asymmetric", "setup-chakart-asymmetric"),
            ("symmetric", "setup-chakart-symmetric"),
            ("deterministic", "setup-chakart-deterministic"),
        ],
    },
    GameNames {
        game: "lusus",
        title: "game-lusus",
        about: "game-about-lusus",
        sides: ["side-white", "side-black"],
        setups: &[("standard", "setup-lusus-standard")],
    },
];

fn names(game: &GameInfo) -> &'static GameNames {
    NAMES.iter().find(|names| names.game == game.name).expect("every game has its names")
}

/// The name of a computer level, such as `Computer 3 · Careful`.
#[must_use]
pub fn computer(lang: Language, level: Level) -> String {
    t!(lang, "computer-name", number = u32::from(level.number()), level = level.key())
}

/// One-line summary of a level's blind spots.
#[must_use]
pub fn about_level(lang: Language, level: Level) -> String {
    t!(lang, "computer-about", level = level.key())
}

/// The title of a game, such as `Aruki`.
#[must_use]
pub fn game(lang: Language, game: &GameInfo) -> String {
    text(lang, names(game).title, &[])
}

/// One-line description of a game.
#[must_use]
pub fn about(lang: Language, game: &GameInfo) -> String {
    text(lang, names(game).about, &[])
}

/// A game as an option in a list: title and description.
#[must_use]
pub fn game_option(lang: Language, game: &GameInfo) -> String {
    t!(lang, "game-option", game = self::game(lang, game), about = about(lang, game))
}

/// The displayed name of a side, such as `White`.
#[must_use]
pub fn side(lang: Language, game: &GameInfo, side: Side) -> String {
    let [first, second] = names(game).sides;
    text(lang, if side == Side::First { first } else { second }, &[])
}

/// The displayed name of the side with a name in the rules.
pub(super) fn side_named(lang: Language, game: &str, word: &str) -> Option<String> {
    let info = sealed_move_rules::find(game)?.info();
    let of = Side::BOTH.into_iter().find(|of| info.side_name(*of) == word)?;
    Some(side(lang, info, of))
}

/// The title of a setup, such as `Standard`.
#[must_use]
pub fn setup(lang: Language, game: &GameInfo, setup: &str) -> String {
    text(lang, find_key(names(game).setups, setup), &[])
}

/// Finds the key for a name. An unknown name is returned as the key; no text has it.
pub(super) fn find_key<'a>(table: &[(&str, &'a str)], name: &'a str) -> &'a str {
    table.iter().find(|(known, _)| *known == name).map_or(name, |(_, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::known;

    #[test]
    fn every_game_has_names() {
        for game in sealed_move_rules::GAMES {
            let info = game.info();
            let names = names(info);
            assert!(known(names.title) && known(names.about), "{}", info.name);
            for (side, key) in info.sides.iter().zip(names.sides) {
                assert_eq!(key, format!("side-{side}"));
                assert!(known(key), "{key}");
            }
            assert!(
                info.setups.iter().all(|setup| known(find_key(names.setups, setup.name))),
                "{}",
                info.name
            );
            assert_eq!(names.setups.len(), info.setups.len(), "{}", info.name);
        }
    }
}
