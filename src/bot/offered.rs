//! The games that can be played here.

use crate::domain::UserError;
use sealed_move_rules::{GAMES, Game};

/// The games that can be played: those that can be drawn. The referee knows them all.
pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| sealed_move_board::has_pictures(game.info().name))
}

/// The game with a name, if it can be played.
///
/// # Errors
///
/// [`UserError::NoSuchGame`].
pub(crate) fn offered_named(name: &str) -> Result<&'static dyn Game, UserError> {
    offered().find(|game| game.info().name == name).ok_or(UserError::NoSuchGame)
}
