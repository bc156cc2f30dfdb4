//! Effects of time on a match: start of a turn, loss on time, time given by the opponent.

use crate::domain::{EndReason, Match, PlayerId, Timestamp, UserError};
use sealed_move_rules::Side;

impl Match {
    pub fn start_clock(&mut self, now: Timestamp) {
        self.turn_started_at = now;
        self.deadline = self.pace.deadline(now);
    }

    /// Ends the match as lost on time by `turn`, or without a result if the players haven't both
    /// completed a move.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn lose_on_time(&mut self, turn: Side) -> Result<(), UserError> {
        self.require_ongoing()?;
        if self.both_moved(turn) {
            self.end_as_next_revision(Some(turn.other()), EndReason::Time);
        } else {
            self.end_as_next_revision(None, EndReason::NotStarted);
        }
        Ok(())
    }

    /// Ends the match without a result, because the bot was removed from its server.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn call_off(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::ShutOut);
        Ok(())
    }

    /// Gives the opponent of `player` one more day.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::OwnClock`] if the player is on
    /// turn.
    pub fn give_time(&mut self, player: PlayerId, turn: Side) -> Result<(), UserError> {
        self.side_of(player)?;
        self.require_ongoing()?;
        if self.seat(turn) == player {
            return Err(UserError::OwnClock);
        }
        self.revision = self.revision.next();
        self.deadline = self.deadline.plus_days(1);
        Ok(())
    }
}
