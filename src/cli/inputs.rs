//! Games, positions and game files as arguments name them; refusals in sentences.

use sealed_move_rules::{Game, PlayError, Position, Rolls, RuleError};

use super::failure::UsageError;
use crate::gamefile::{Damage, GameFileError};
use crate::text::{self, Language};

/// The game with a name.
pub(super) fn game(name: &str) -> Result<&'static dyn Game, UsageError> {
    sealed_move_rules::find(name).ok_or_else(|| {
        let known: Vec<_> = sealed_move_rules::GAMES.iter().map(|game| game.info().name).collect();
        UsageError(format!("there is no game {name}; there are: {}", known.join(", ")))
    })
}

/// The position that a text says, else the start of the game's first setup.
pub(super) fn position(game: &'static dyn Game, text: Option<&str>) -> Result<Box<dyn Position>, UsageError> {
    match text {
        Some(text) => game.parse(text).map_err(|error| meaningless(game, &error)),
        None => game.start(game.info().setups[0].name, &mut Rolls::none()).map_err(|error| match error {
            PlayError::Roll(_) => UsageError("this game's start rolls dice: give a --position".to_owned()),
            PlayError::Refused(error) => meaningless(game, &error),
        }),
    }
}

/// What the rules have against an argument, in their sentence.
pub(super) fn meaningless(game: &'static dyn Game, error: &RuleError) -> UsageError {
    UsageError(text::rule_error(Language::ENGLISH, game.info().name, error))
}

/// What the rules refuse, in their sentence.
pub(super) fn refused(game: &'static dyn Game, error: &RuleError) -> anyhow::Error {
    anyhow::Error::msg(text::rule_error(Language::ENGLISH, game.info().name, error))
}

/// What is wrong with a game file; what the rules say of it in their sentence.
pub(super) fn damaged(error: GameFileError) -> anyhow::Error {
    match &error.damage {
        Damage::Rules { game, error: refused } => {
            anyhow::Error::msg(text::line_error(Language::ENGLISH, error.line, game, refused))
        }
        _ => error.into(),
    }
}
