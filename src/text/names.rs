//! The names of games, sides and setups.

use super::game_text::find_key;
use super::level::level_word;
use super::{Language, Word, t, text, word, words_of};
use crate::domain::{Level, Pace};
use sealed_move_rules::{GameInfo, Side};

/// The name of a computer level, such as `Computer 3 · Careful`.
#[must_use]
pub fn computer(lang: Language, level: Level) -> String {
    t!(lang, "computer-name", number = u32::from(level.number()), level = level_word(level))
}

/// One-line summary of a level's blind spots.
#[must_use]
pub fn about_level(lang: Language, level: Level) -> String {
    t!(
        lang,
        match level {
            Level::Newcomer => "computer-about-newcomer",
            Level::Beginner => "computer-about-beginner",
            Level::Careful => "computer-about-careful",
            Level::Club => "computer-about-club",
            Level::Strong => "computer-about-strong",
            Level::Best => "computer-about-best",
        }
    )
}

/// The title of a game, such as `Aruki`.
#[must_use]
pub fn game(lang: Language, game: &GameInfo) -> String {
    text(lang, words_of(game).title, &[])
}

/// One-line description of a game.
#[must_use]
pub fn about(lang: Language, game: &GameInfo) -> String {
    text(lang, words_of(game).about, &[])
}

/// A game as an option in a list: title and description.
#[must_use]
pub fn game_option(lang: Language, game: &GameInfo) -> String {
    t!(lang, "game-option", game = self::game(lang, game), about = about(lang, game))
}

/// A side, such as `White`.
#[must_use]
pub fn side(game: &GameInfo, side: Side) -> Word {
    words_of(game).side(side)
}

/// The kind of piece, object or tile with a symbol in the rules.
#[must_use]
pub fn piece(game: &GameInfo, symbol: &str) -> Option<Word> {
    (words_of(game).symbol)(symbol)
}

/// The side with a name in the rules.
pub(super) fn side_named(game: &str, word: &str) -> Option<Word> {
    let info = sealed_move_rules::find(game)?.info();
    let of = Side::BOTH.into_iter().find(|of| info.side_name(*of) == word)?;
    Some(side(info, of))
}

/// How long players may think, such as `3 days per move`.
#[must_use]
pub fn pace(lang: Language, pace: Pace) -> String {
    t!(lang, "choice-pace", days = pace.days(), budget = pace.budget_days())
}

/// The title of a setup, such as `Standard`.
#[must_use]
pub fn setup(lang: Language, game: &GameInfo, setup: &str) -> String {
    text(lang, find_key(words_of(game).setups, setup), &[])
}

/// The words of the bot that name a player: its own name, the sides, the computer's levels, and a
/// deleted player. Nobody else may seem to have these names.
#[must_use]
pub fn words_for_players(lang: Language) -> Vec<String> {
    let mut words = vec![t!(lang, "help-title"), t!(lang, "player-gone")];
    for game in sealed_move_rules::GAMES {
        words.extend(Side::BOTH.map(|side| word(lang, self::side(game.info(), side))));
    }
    for level in Level::ALL {
        let name = computer(lang, level);
        let parts: Vec<String> = name.split(" · ").map(str::to_owned).collect();
        // A level is also known without its number.
        words.extend(parts.iter().map(|part| part.replace(|c: char| c.is_ascii_digit(), "")));
        words.extend(parts);
        words.push(name);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::known;

    #[test]
    fn every_game_has_names() {
        for game in sealed_move_rules::GAMES {
            let info = game.info();
            let words = words_of(info);
            assert!(known(words.title) && known(words.about), "{}", info.name);
            for (side, word) in info.sides.iter().zip(words.sides) {
                assert_eq!(word.name(), format!("side-{side}"));
            }
            assert!(
                info.setups.iter().all(|setup| known(find_key(words.setups, setup.name))),
                "{}",
                info.name
            );
            assert_eq!(words.setups.len(), info.setups.len(), "{}", info.name);
        }
    }
}
