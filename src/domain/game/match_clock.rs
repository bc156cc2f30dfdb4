//! Effects of time on a match: start of a turn, loss on time, time given by the opponent.

use crate::domain::{BudgetClock, EndReason, Match, PlayerId, RunningTurn, Timestamp, UserError};
use sealed_move_rules::Side;

impl Match {
    /// Ends the running turn, which uses up its time, and begins a turn of `next`.
    pub fn begin_turn(&mut self, next: Side, now: Timestamp) {
        if let Some(mut clock) = self.budget_clock() {
            clock.begin_turn(next, now, self.running.pauses_until(now));
            self.budgets_ms = Side::BOTH.map(|side| clock.budget_ms(side));
            self.deadline = Timestamp(now.0 + clock.allowed_ms());
        } else {
            self.deadline = self.pace.deadline(now);
        }
        self.turn_started_at = now;
        self.running = RunningTurn::new(next);
    }

    /// Whether the budget of the side on turn is used up. Without a budget a move in time before the clock is
    /// judged counts.
    pub fn is_out_of_time(&self, now: Timestamp) -> bool {
        let clock = self.budget_clock().map(|clock| clock.turn_clock(self.running.pauses_until(now)));
        clock.and_then(|clock| clock.deadline()).is_some_and(|deadline| deadline <= now)
    }

    /// Returns the clock of a match with a budget.
    fn budget_clock(&self) -> Option<BudgetClock> {
        let allowed_ms = self.deadline.0 - self.turn_started_at.0;
        self.pace.has_budget().then(|| {
            let (side, began) = (self.running.side, self.turn_started_at);
            BudgetClock::resumed(self.pace.free_ms(), self.budgets_ms, side, began, allowed_ms)
        })
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

    /// Ends the match as drawn, because its season is over.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn end_with_season(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::SeasonOver);
        Ok(())
    }

    /// Ends the match without a result, because an organizer decided its game.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn end_by_organizer(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::ByOrganizer);
        Ok(())
    }

    /// Ends the match without a result, because its season was called off.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub fn end_without_season(&mut self) -> Result<(), UserError> {
        self.require_ongoing()?;
        self.end_as_next_revision(None, EndReason::SeasonOff);
        Ok(())
    }

    /// Gives the opponent of `player` one more day.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`], [`UserError::Over`], [`UserError::TournamentGame`],
    /// [`UserError::OwnClock`] if the player is on turn.
    pub fn give_time(&mut self, player: PlayerId, turn: Side) -> Result<(), UserError> {
        self.side_of(player)?;
        self.require_ongoing()?;
        self.require_casual()?;
        if self.seat(turn) == player {
            return Err(UserError::OwnClock);
        }
        self.revision = self.revision.next();
        self.deadline = self.deadline.plus_days(1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::game::sample;
    use crate::domain::{Cause, Pace, Pause};
    use sealed_move_rules::aruki::Aruki;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;

    fn at(hours: i64) -> Timestamp {
        Timestamp(hours * HOUR)
    }

    /// A match that has just begun, with 14 days for the whole game.
    fn budgeted() -> Match {
        let mut game = sample::played(&Aruki, &[]);
        game.pace = Pace::with_budget(14).unwrap();
        (game.turn_started_at, game.deadline) = (at(0), game.pace.deadline(at(0)));
        game.budgets_ms = [game.pace.budget_ms(); 2];
        game
    }

    /// The example of `TOURNAMENTS.md` §1.
    #[test]
    fn turns_use_up_the_budget() {
        let mut game = budgeted();
        let late = at(14 * 24 + 20);
        game.begin_turn(Side::Second, late);
        assert_eq!((game.budgets_ms, game.deadline), ([4 * HOUR, 14 * DAY], late.plus_days(15)));
        // An answer that was planned takes no time.
        game.begin_turn(Side::First, late);
        assert_eq!((game.budgets_ms[1], game.deadline), (14 * DAY, Timestamp(late.0 + 28 * HOUR)));
        let (alice, bob) = (game.seats[0].person().unwrap(), game.seats[1].person().unwrap());
        assert_eq!(game.give_time(alice, Side::First), Err(UserError::OwnClock));
        game.give_time(bob, Side::First).unwrap();
        game.begin_turn(Side::Second, Timestamp(late.0 + 20 * HOUR));
        assert_eq!(game.budgets_ms[0], 28 * HOUR);
    }

    /// A move may arrive before the clocks notice that the bot was away.
    #[test]
    fn an_outage_that_is_not_stored_yet_takes_no_time() {
        let mut game = budgeted();
        game.running.served_until = Some(at(20));
        game.begin_turn(Side::Second, at(80));
        assert_eq!(game.budgets_ms[0], 14 * DAY);
        game.running.served_until = Some(at(80));
        game.begin_turn(Side::First, Timestamp(at(80).0 + MAX_GAP));
        assert_eq!(game.budgets_ms[1], 14 * DAY);
        game.running.served_until = Some(at(79));
        assert!(!game.is_out_of_time(at(80 + 16 * 24)), "nothing ran");
    }

    /// Two minutes without a heartbeat are no outage.
    const MAX_GAP: i64 = 120_000;

    #[test]
    fn a_move_at_the_deadline_is_too_late() {
        let mut game = budgeted();
        assert!(!game.is_out_of_time(Timestamp(at(15 * 24).0 - 1)));
        assert!(game.is_out_of_time(at(15 * 24)));
        let until = Some(at(48));
        game.running.pauses.push(Pause { from: at(24), until, cause: Cause::Vacation });
        assert!(!game.is_out_of_time(at(15 * 24)));
        assert!(game.is_out_of_time(at(16 * 24)));
        game.pace = Pace::DEFAULT;
        assert!(!game.is_out_of_time(at(1000 * 24)), "the clock decides");
    }
}
