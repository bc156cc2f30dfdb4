//! What time does to a match: turns begin, players lose on time, and give each other time.

use crate::domain::{EndReason, Match, PlayerId, Timestamp, UserError};
use sealed_move_rules::Side;

impl Match {
    /// Begins the clock of a turn.
    pub fn start_clock(&mut self, now: Timestamp) {
        self.turn_started_at = now;
        self.deadline = self.pace.deadline(now);
    }

    /// Ends the match as lost by `turn`, who has no time left.
    ///
    /// # Errors
    ///
    /// Refuses matches that are over.
    pub fn lose_on_time(&mut self, turn: Side) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(Some(turn.other()), EndReason::Time);
        Ok(())
    }

    /// Ends the match without a result because the bot was removed from its server.
    ///
    /// # Errors
    ///
    /// Refuses matches that are over.
    pub fn call_off(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::ShutOut);
        Ok(())
    }

    /// Gives the opponent of `player`, who is on `turn`, one more day.
    ///
    /// # Errors
    ///
    /// Refuses who does not play in the match, matches that are over, and players who are on turn:
    /// the clock that runs is their own.
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
