//! A match as shown in lists.

use crate::domain::{Ending, HomeChannel, Id, MessageRef, Pace, PlayerId, Revision, Seat, Timestamp};
use sealed_move_rules::{Game, Side};

/// A match without its moves, for lists.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    pub id: Id,
    pub game: &'static dyn Game,
    /// The players, ordered by side.
    pub seats: [Seat; 2],
    pub place: HomeChannel,
    pub revision: Revision,
    /// The side on turn.
    pub turn: Side,
    /// The number of the next move.
    pub move_number: u32,
    pub pace: Pace,
    /// The deadline of the current turn without pauses.
    pub deadline: Timestamp,
    /// The budgets without the turn in progress, in milliseconds and by side.
    pub budgets_ms: [i64; 2],
    pub ending: Option<Ending>,
    pub ended: Option<Timestamp>,
    /// The side that offers a draw.
    pub draw_by: Option<Side>,
    /// The side that asks for a takeback.
    pub takeback_by: Option<Side>,
    /// The newest notice in Discord.
    pub notice: Option<MessageRef>,
    /// The season of a tournament's match.
    pub season: Option<Id>,
}

impl MatchSummary {
    /// Whether the match is ongoing and `player` is on turn.
    #[must_use]
    pub fn awaits(&self, player: PlayerId) -> bool {
        self.ending.is_none() && self.seats[self.turn.index()] == player
    }

    /// Returns the opponent of `player`, who must be seated.
    #[must_use]
    pub fn opponent_of(&self, player: impl Into<Seat>) -> Seat {
        let player = player.into();
        if self.seats[0] == player { self.seats[1] } else { self.seats[0] }
    }
}
