//! The games players can choose from.

use crate::domain::UserError;
use sealed_move_rules::{GAMES, Game};

/// The games that have pictures. The referee knows all of them.
pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| sealed_move_board::has_pictures(game.info().name))
}

/// # Errors
///
/// [`UserError::NoSuchGame`].
pub(crate) fn offered_named(name: &str) -> Result<&'static dyn Game, UserError> {
    offered().find(|game| game.info().name == name).ok_or(UserError::NoSuchGame)
}
