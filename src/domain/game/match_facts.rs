//! The facts of a match that may leave the service.

use crate::dice::Commitment;
use crate::domain::{
    AgreedDraw, ComputerGame, Ending, HomeChannel, Id, InteractionId, Offer, Pace, Revision, Seat, Takeback,
    Timestamp, TriedFrom, UserError,
};
use sealed_move_rules::{Game, RuleError, Side};

/// One stored move without its notation, which may hide something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The revision of the match that it made.
    pub revision: Revision,
    pub side: Side,
    /// The interaction that carried it.
    pub interaction: InteractionId,
    pub at: Timestamp,
}

/// What a match is, apart from its seeds, its start and the notations of its moves, which hold secrets.
#[derive(Clone, Debug)]
pub struct MatchFacts {
    pub id: Id,
    pub game: &'static dyn Game,
    /// The setup's name.
    pub setup: String,
    /// The players, the first side's first.
    pub seats: [Seat; 2],
    pub place: HomeChannel,
    pub pace: Pace,
    pub rated: bool,
    /// The published hash of the seed of its dice, if the game has any.
    pub commitment: Option<Commitment>,
    /// The interaction that began it, if that was stored.
    pub interaction: Option<InteractionId>,
    /// The moves in order. A move with follow-up choices has several.
    pub moves: Vec<MadeMove>,
    /// The number of changes so far.
    pub revision: Revision,
    pub draw_offer: Option<Offer<AgreedDraw>>,
    pub takeback_offer: Option<Offer<Takeback>>,
    /// The revision made by the last takeback.
    pub taken_back: Option<Revision>,
    pub created: Timestamp,
    /// When the clock of the present turn began to run.
    pub turn_started_at: Timestamp,
    /// When the player on turn runs out of time if the clock is never paused. The real deadline comes from a
    /// [`TurnClock`](crate::domain::TurnClock).
    pub deadline: Timestamp,
    pub ending: Option<Ending>,
    /// Set if one of the players is the computer.
    pub computer: Option<ComputerGame>,
    /// Where it began, if not with its setup.
    pub tried: Option<TriedFrom>,
}

impl MatchFacts {
    /// The sides that a player plays; both where someone plays both.
    pub fn sides_of(&self, player: impl Into<Seat>) -> impl Iterator<Item = Side> + '_ {
        let player = player.into();
        Side::BOTH.into_iter().filter(move |side| self.seat(*side) == player)
    }

    /// The side of a player.
    ///
    /// # Errors
    ///
    /// [`UserError::NotSeated`] for everyone else.
    pub fn side_of(&self, player: impl Into<Seat>) -> Result<Side, UserError> {
        self.sides_of(player).next().ok_or(UserError::NotSeated)
    }

    /// How many records the move of `side`, which is on turn, has so far: its follow-up choices come
    /// after them.
    #[must_use]
    pub fn records_of_move(&self, side: Side) -> usize {
        self.moves.iter().rev().take_while(|made| made.side == side).count()
    }

    /// Who plays a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Refuses a match that is over.
    ///
    /// # Errors
    ///
    /// [`UserError::Over`].
    pub const fn require_ongoing(&self) -> Result<(), UserError> {
        if self.ending.is_some() { Err(UserError::Over) } else { Ok(()) }
    }

    /// Refuses a button that carries another revision than the present one.
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

    /// The revision at which the position last changed, by a move or by a takeback.
    #[must_use]
    pub fn last_change(&self) -> Revision {
        let moved = self.moves.last().map(|made| made.revision);
        moved.max(self.taken_back).unwrap_or(Revision(0))
    }

    /// The revision of the last move, 0 before the first.
    #[must_use]
    pub fn last_move_revision(&self) -> Revision {
        self.moves.last().map_or(Revision(0), |made| made.revision)
    }

    /// The revision of the last move of `turn`'s opponent, after which the present turn began.
    #[must_use]
    pub fn revision_before_turn(&self, turn: Side) -> Revision {
        self.moves.iter().rev().find(|made| made.side != turn).map_or(Revision(0), |made| made.revision)
    }

    /// Makes the error for a stored text that the rules refuse: the move with this index, or the
    /// start.
    pub fn damaged(&self, index: Option<usize>) -> impl Fn(RuleError) -> DamagedMatch + use<> {
        let id = self.id;
        move |error| DamagedMatch { id, index, error: Box::new(error) }
    }
}

/// A stored match that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {id} does not replay (move {index:?}): {error}")]
pub struct DamagedMatch {
    /// Which match.
    pub id: Id,
    /// The index of the move; `None` for the start.
    pub index: Option<usize>,
    /// What the rules say.
    pub error: Box<RuleError>,
}
