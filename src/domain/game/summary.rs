//! A match as lists show it.

use crate::domain::{Ending, HomeChannel, Id, MessageRef, PlayerId, Revision, Seat, Timestamp};
use sealed_move_rules::{Game, Side};

/// A match as lists show it, without its moves.
#[derive(Clone, Debug)]
pub struct MatchSummary {
    /// The id of the match.
    pub id: Id,
    /// The game that is played.
    pub game: &'static dyn Game,
    /// The players, the first side's first.
    pub seats: [Seat; 2],
    /// Where it is played.
    pub place: HomeChannel,
    /// The number of changes so far.
    pub revision: Revision,
    /// The side on turn.
    pub turn: Side,
    /// The number of the move about to be made.
    pub move_number: u32,
    /// When the player on turn runs out of time, if the clock is never paused.
    pub deadline: Timestamp,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// When it ended, once it has.
    pub ended: Option<Timestamp>,
    /// Its newest notice in Discord.
    pub notice: Option<MessageRef>,
}

impl MatchSummary {
    /// Whether it is ongoing and `player` is on turn.
    #[must_use]
    pub fn awaits(&self, player: PlayerId) -> bool {
        self.ending.is_none() && self.seats[self.turn.index()] == player
    }

    /// The opponent of `player`, who sits in it.
    #[must_use]
    pub fn opponent_of(&self, player: impl Into<Seat>) -> Seat {
        let player = player.into();
        if self.seats[0] == player { self.seats[1] } else { self.seats[0] }
    }
}
