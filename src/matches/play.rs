//! Taking a turn.

use super::{EndReason, Ending, InteractionId, Match, MoveRecord, PlayerId, Timestamp, UserError};
use sealed_move_rules::{GameState, MoveText, Observer, Played, RuleError, Side};

/// How a typed text was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedMove {
    /// It means this turn.
    Turn(MoveText),
    /// It may mean one of these turns, but only its player can say so.
    Ask(Vec<MoveText>, RuleError),
}

/// The side that `player` plays and that is on turn.
///
/// # Errors
///
/// Refuses who does not play in it, matches that are over, and who is not on turn.
pub fn on_turn(game: &Match, line: &GameState, player: PlayerId) -> Result<Side, UserError> {
    game.side_of(player)?;
    game.ongoing()?;
    let turn = line.position().turn();
    if game.seat(turn) == player { Ok(turn) } else { Err(UserError::NotOnTurn) }
}

/// Reads what the player on turn typed, judging only by what he may see.
///
/// # Errors
///
/// Refuses who is not on turn, and texts that mean no legal turn.
pub fn read(game: &Match, line: &GameState, player: PlayerId, typed: &str) -> Result<ParsedMove, UserError> {
    let side = on_turn(game, line, player)?;
    match line.position().view(Observer::Player(side)).read(typed) {
        Ok(turn) => Ok(ParsedMove::Turn(turn)),
        Err(error) if error.candidates.is_empty() => Err(UserError::Rules(error)),
        Err(error) => {
            let turns = error.candidates.clone();
            Ok(ParsedMove::Ask(turns, error))
        }
    }
}

/// Adds a turn that was played to its end, chance included, to the match and its line.
///
/// The next turn's clock begins; an offer of a draw that stood falls when its maker moves again
/// and stays for the opponent to answer otherwise. A request for a takeback falls with any turn.
///
/// # Errors
///
/// Refuses who is not on turn.
pub fn play(
    game: &mut Match,
    line: &mut GameState,
    player: PlayerId,
    played: Played,
    interaction: InteractionId,
    now: Timestamp,
) -> Result<(), UserError> {
    let side = on_turn(game, line, player)?;
    game.revision = game.revision.next();
    game.moves.push(MoveRecord {
        revision: game.revision,
        side,
        notation: played.notation.clone(),
        interaction,
        at: now,
    });
    line.push(played);
    if game.draw_offer.is_some_and(|offer| offer.by == side) {
        game.draw_offer = None;
    }
    game.takeback_offer = None;
    if line.position().turn() != side {
        game.start_clock(now);
    }
    if let Some(outcome) = line.outcome() {
        game.end(Ending { winner: outcome.winner, reason: EndReason::Rules(outcome.reason.to_owned()) });
    }
    Ok(())
}

impl Match {
    pub(super) fn end(&mut self, ending: Ending) {
        self.draw_offer = None;
        self.takeback_offer = None;
        self.ending = Some(ending);
    }
}
