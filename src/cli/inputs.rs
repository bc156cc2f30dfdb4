//! Games, positions and game files in arguments, and their errors as sentences.

use sealed_move_rules::{Game, PlayError, Position, Rolls, RuleError};

use super::failure::UsageError;
use crate::gamefile::{Damage, GameFileError};
use crate::text::{self, Language};

pub(super) fn game(name: &str) -> Result<&'static dyn Game, UsageError> {
    sealed_move_rules::find(name).ok_or_else(|| {
        let known: Vec<_> = sealed_move_rules::GAMES.iter().map(|game| game.info().name).collect();
        UsageError(format!("unknown game {name}; expected one of {}", known.join(", ")))
    })
}

/// Parses a position. The default is the start of the game's first setup.
pub(super) fn position(game: &'static dyn Game, text: Option<&str>) -> Result<Box<dyn Position>, UsageError> {
    match text {
        Some(text) => game.parse(text).map_err(|error| invalid_argument(game, &error)),
        None => game.start(game.info().setups[0].name, &mut Rolls::none()).map_err(|error| match error {
            PlayError::Roll(_) => UsageError("this game starts with dice: set --position".to_owned()),
            PlayError::Refused(error) => invalid_argument(game, &error),
        }),
    }
}

/// A rule error in an argument.
pub(super) fn invalid_argument(game: &'static dyn Game, error: &RuleError) -> UsageError {
    UsageError(text::rule_error(Language::ENGLISH, game.info().name, error))
}

/// A rule error in other input.
pub(super) fn invalid_input(game: &'static dyn Game, error: &RuleError) -> anyhow::Error {
    anyhow::Error::msg(text::rule_error(Language::ENGLISH, game.info().name, error))
}

/// An error in a game file.
pub(super) fn corrupt(error: GameFileError) -> anyhow::Error {
    match &error.damage {
        Damage::Rules { game, error: rule_error } => {
            anyhow::Error::msg(text::line_error(Language::ENGLISH, error.line, game, rule_error))
        }
        _ => error.into(),
    }
}
