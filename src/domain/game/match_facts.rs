//! The part of a match that may leave the service.

use crate::dice::Commitment;
use crate::domain::{
    AgreedDraw, Cause, ComputerGame, Ending, ForkOrigin, HomeChannel, Id, InteractionId, Offer, Pace, Pause,
    Revision, Seat, Takeback, Timestamp, UserError,
};
use sealed_move_rules::{Game, RuleError, Rulings, Side};

/// The part of a turn's time after which the bot checks that the player can see the match.
const LOOK_PERCENT: i64 = 5;
/// Maximum base of [`LOOK_PERCENT`] with a budget, which can be weeks.
const MAX_LOOK_BASE_MS: i64 = 3 * 24 * 3_600_000;

/// One stored move without its notation, which may contain secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The revision of the match after it.
    pub revision: Revision,
    pub side: Side,
    /// The interaction that made it.
    pub interaction: InteractionId,
    pub at: Timestamp,
}

/// The turn whose clock is running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningTurn {
    pub side: Side,
    /// Everything that pauses it. Only loaded for an ongoing match with a budget.
    pub pauses: Vec<Pause>,
    /// When the bot last recorded that it serves the match's server. Loaded with the pauses.
    pub served_until: Option<Timestamp>,
}

/// Longest gap after the last record of a running bot that isn't an outage.
const MAX_SERVED_GAP_MS: i64 = 120_000;

impl RunningTurn {
    /// A turn that nothing has paused so far.
    #[must_use]
    pub const fn new(side: Side) -> Self {
        Self { side, pauses: Vec::new(), served_until: None }
    }

    /// Returns everything that has paused the turn until `now`, also an outage that isn't stored yet.
    #[must_use]
    pub fn pauses_until(&self, now: Timestamp) -> Vec<Pause> {
        let gap = self.served_until.filter(|from| now.0 - from.0 > MAX_SERVED_GAP_MS);
        let outage = gap.map(|from| Pause { from, until: Some(now), cause: Cause::Outage });
        let mut pauses: Vec<_> = self.pauses.iter().copied().chain(outage).collect();
        pauses.sort_by_key(|pause| pause.from);
        pauses
    }
}

/// A match without its secrets: seeds, start position and move notations.
#[derive(Clone, Debug)]
pub struct MatchFacts {
    pub id: Id,
    pub game: &'static dyn Game,
    /// Name of the setup.
    pub setup: String,
    pub rulings: Rulings,
    /// The players, ordered by side.
    pub seats: [Seat; 2],
    pub place: HomeChannel,
    pub pace: Pace,
    pub rated: bool,
    /// The published hash of the dice seed, if the game has dice.
    pub commitment: Option<Commitment>,
    /// The interaction that began the match, if known.
    pub interaction: Option<InteractionId>,
    /// One per record; a move with follow-up choices has several.
    pub moves: Vec<MadeMove>,
    pub revision: Revision,
    pub draw_offer: Option<Offer<AgreedDraw>>,
    pub takeback_offer: Option<Offer<Takeback>>,
    /// The revision created by the last takeback.
    pub taken_back: Option<Revision>,
    pub created: Timestamp,
    /// Start of the current turn.
    pub turn_started_at: Timestamp,
    /// The deadline of the current turn without pauses. The real one comes from a
    /// [`TurnClock`](crate::domain::TurnClock).
    pub deadline: Timestamp,
    /// The budgets without the turn in progress, in milliseconds and by side; 0 without a budget.
    pub budgets_ms: [i64; 2],
    pub running: RunningTurn,
    pub ending: Option<Ending>,
    /// Set if one of the players is the computer.
    pub computer: Option<ComputerGame>,
    /// The origin of a fork.
    pub fork: Option<ForkOrigin>,
    /// The season of a tournament's match.
    pub season: Option<Id>,
}

impl MatchFacts {
    /// Returns the sides of a player, who may have both.
    pub fn sides_of(&self, player: impl Into<Seat>) -> impl Iterator<Item = Side> + '_ {
        let player = player.into();
        Side::BOTH.into_iter().filter(move |side| self.seat(*side) == player)
    }

    /// Returns the first side of a player.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`] for everyone else.
    pub fn side_of(&self, player: impl Into<Seat>) -> Result<Side, UserError> {
        self.sides_of(player).next().ok_or(UserError::NotSeated)
    }

    /// Counts the records so far of the unfinished move of `side`, which is on turn.
    #[must_use]
    pub fn records_of_move(&self, side: Side) -> usize {
        self.moves.iter().rev().take_while(|made| made.side == side).count()
    }

    /// Returns the revision of the last completed move of `side`, 0 before the first. `turn` is the
    /// side on turn.
    #[must_use]
    pub fn last_completed_move(&self, side: Side, turn: Side) -> Revision {
        let unfinished = if turn == side { self.records_of_move(side) } else { 0 };
        let completed = self.moves.iter().rev().skip(unfinished).find(|made| made.side == side);
        completed.map_or(Revision(0), |made| made.revision)
    }

    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// # Errors
    ///
    /// [`UserError::Over`].
    pub const fn require_ongoing(&self) -> Result<(), UserError> {
        if self.ending.is_some() { Err(UserError::Over) } else { Ok(()) }
    }

    /// Checks that this isn't a tournament's match, which has no takebacks, gifts of time, aborts or
    /// rematches.
    ///
    /// # Errors
    ///
    /// [`UserError::TournamentGame`].
    pub const fn require_casual(&self) -> Result<(), UserError> {
        if self.season.is_some() { Err(UserError::TournamentGame) } else { Ok(()) }
    }

    /// Checks the revision of a button.
    ///
    /// # Errors
    ///
    /// [`UserError::Stale`].
    pub fn require_revision(&self, seen: Option<Revision>) -> Result<(), UserError> {
        match seen {
            Some(seen) if seen != self.revision => Err(UserError::Stale),
            _ => Ok(()),
        }
    }

    /// Returns the revision of the last move or takeback.
    #[must_use]
    pub fn last_change(&self) -> Revision {
        let moved = self.moves.last().map(|made| made.revision);
        moved.max(self.taken_back).unwrap_or(Revision(0))
    }

    /// Returns when the bot checks that the player on turn can see the match. `None` in direct
    /// messages and without a deadline.
    #[must_use]
    pub fn look_at(&self) -> Option<Timestamp> {
        let allowed_ms = self.deadline.0 - self.turn_started_at.0;
        let allowed_ms = if self.pace.has_budget() { allowed_ms.min(MAX_LOOK_BASE_MS) } else { allowed_ms };
        let wanted = self.place.guild.is_some() && self.deadline < Timestamp::NEVER;
        wanted.then_some(Timestamp(self.turn_started_at.0 + allowed_ms * LOOK_PERCENT / 100))
    }

    /// Returns the rest of each budget after `running_ms` of the turn in progress.
    #[must_use]
    pub fn budgets_left_ms(&self, running_ms: i64) -> [i64; 2] {
        let allowed_ms = self.deadline.0 - self.turn_started_at.0;
        let mut left_ms = self.budgets_ms;
        left_ms[self.running.side.index()] = (allowed_ms - running_ms.max(self.pace.free_ms())).max(0);
        left_ms
    }

    /// Returns the revision of the last move, 0 before the first.
    #[must_use]
    pub fn last_move_revision(&self) -> Revision {
        self.moves.last().map_or(Revision(0), |made| made.revision)
    }

    /// Returns the revision of the opponent's last move, which began the turn of `turn`.
    #[must_use]
    pub fn revision_before_turn(&self, turn: Side) -> Revision {
        self.moves.iter().rev().find(|made| made.side != turn).map_or(Revision(0), |made| made.revision)
    }

    /// Builds the error for an illegal stored text; `None` as index stands for the start.
    pub fn corrupt(&self, index: Option<usize>) -> impl Fn(RuleError) -> CorruptMatch + use<> {
        let id = self.id;
        move |error| CorruptMatch { id, index, error: Box::new(error) }
    }
}

/// A stored match that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {id} does not replay (move {index:?}): {error}")]
pub struct CorruptMatch {
    pub id: Id,
    /// The index of the move; `None` for the start.
    pub index: Option<usize>,
    pub error: Box<RuleError>,
}
