//! Making a move.

use crate::domain::{EndReason, Ending, InteractionId, Match, MoveRecord, Seat, Timestamp, UserError};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError, Side};

/// How a typed text was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedMove {
    /// It means this move.
    Move(MoveText),
    /// It may mean one of these moves, and only its player can say which; with what is wrong with
    /// the text itself.
    Ambiguous(Vec<MoveText>, RuleError),
}

/// The side of `player`, who is on turn.
///
/// # Errors
///
/// Refuses who does not play in the match, matches that are over, and who is not on turn.
pub fn side_on_turn(game: &Match, state: &GameState, player: impl Into<Seat>) -> Result<Side, UserError> {
    let player = player.into();
    game.side_of(player)?;
    game.require_ongoing()?;
    let turn = state.position().turn();
    if game.seat(turn) == player { Ok(turn) } else { Err(UserError::NotOnTurn) }
}

/// Reads the move that the player on turn typed, judging only by what they may see.
///
/// # Errors
///
/// Refuses who is not on turn, and texts that mean no legal move.
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

/// Adds a move that was played to its end, rolls included, to the match and its state.
///
/// The clock of the next turn begins. An offer of a draw stands through the moves of its maker and ends
/// when the opponent moves; a request for a takeback ends with any move.
///
/// # Errors
///
/// Refuses who is not on turn.
pub fn play(
    game: &mut Match,
    state: &mut GameState,
    player: impl Into<Seat>,
    played: Played,
    interaction: InteractionId,
    now: Timestamp,
) -> Result<(), UserError> {
    let side = side_on_turn(game, state, player)?;
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
        game.start_clock(now);
    }
    if let Some(outcome) = state.outcome() {
        game.end(Ending { winner: outcome.winner, reason: EndReason::Rules(outcome.reason.to_owned()) });
    }
    Ok(())
}
