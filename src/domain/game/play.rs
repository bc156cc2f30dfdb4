//! Making a move.

use crate::domain::{EndReason, Ending, InteractionId, Match, MoveRecord, Seat, Timestamp, UserError};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError, Side};

/// The interpretation of a typed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedMove {
    Move(MoveText),
    /// The candidates of an ambiguous text, and its error.
    Ambiguous(Vec<MoveText>, RuleError),
}

/// Returns the side of `player` if it's their turn.
///
/// # Errors
///
/// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::NotOnTurn`].
pub fn side_on_turn(game: &Match, state: &GameState, player: impl Into<Seat>) -> Result<Side, UserError> {
    let player = player.into();
    game.side_of(player)?;
    game.require_ongoing()?;
    let turn = state.position().turn();
    if game.seat(turn) == player { Ok(turn) } else { Err(UserError::NotOnTurn) }
}

/// Parses a move typed by the player on turn, using only the player's view.
///
/// # Errors
///
/// Fails as [`side_on_turn`] does, or with [`UserError::Rules`] if no legal move matches.
pub fn read_move(
    game: &Match,
    state: &GameState,
    player: impl Into<Seat>,
    typed: &str,
) -> Result<ParsedMove, UserError> {
    let side = side_on_turn(game, state, player)?;
    match state.position().view(Observer::Player(side)).read(typed) {
        Ok(text) => Ok(ParsedMove::Move(text)),
        Err(error) if error.candidates.is_empty() => Err(UserError::Rules(error)),
        Err(error) => Ok(ParsedMove::Ambiguous(error.candidates.clone(), error)),
    }
}

/// Appends a completed move, rolls included, to the match and its state.
///
/// Starts the clock of the next turn. A draw offer ends when the opponent moves, a takeback request
/// with any move.
///
/// # Errors
///
/// Fails as [`side_on_turn`] does, or with [`UserError::OutOfTime`].
pub fn play(
    game: &mut Match,
    state: &mut GameState,
    player: impl Into<Seat>,
    played: Played,
    interaction: InteractionId,
    now: Timestamp,
) -> Result<(), UserError> {
    let side = side_on_turn(game, state, player)?;
    if game.is_out_of_time(now) {
        return Err(UserError::OutOfTime);
    }
    game.revision = game.revision.next();
    game.push(MoveRecord {
        revision: game.revision,
        side,
        notation: played.notation.clone(),
        interaction,
        at: now,
    });
    state.push(played);
    if game.draw_offer.is_some_and(|offer| offer.by != side) {
        game.draw_offer = None;
    }
    game.takeback_offer = None;
    if state.position().turn() != side {
        game.begin_turn(state.position().turn(), now);
    }
    if let Some(outcome) = state.outcome() {
        game.end(Ending { winner: outcome.winner, reason: EndReason::Rules(outcome.reason.to_owned()) });
    }
    Ok(())
}
