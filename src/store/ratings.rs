//! Ratings and results.

use super::StoreError;
use crate::domain::{GuildId, Id, Match, PlayerId, RatingChange, RatingPoint, RatingRow, Tally, Timestamp};
use sealed_move_rules::Game;

/// Reads ratings and results.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait RatingReadTx {
    /// Returns the rating and results of a player in a game; `None` before their first match in it ended.
    fn rating(&self, player: PlayerId, game: &'static dyn Game) -> Result<Option<RatingRow>, StoreError>;

    /// Returns the best players of a game as they stand `now`, those of a server or without one those who
    /// want to be in the global list; `part` says how many are left out first and how many follow at most.
    /// Ratings that say something come before those that say little
    /// ([`Rating::provisional`](crate::domain::Rating::provisional)), the highest first.
    fn leaderboard(
        &self,
        game: &'static dyn Game,
        guild: Option<GuildId>,
        now: Timestamp,
        part: (u32, u32),
    ) -> Result<Vec<RatingRow>, StoreError>;

    /// Returns how many players a leaderboard has.
    fn leaderboard_count(&self, game: &'static dyn Game, guild: Option<GuildId>) -> Result<u32, StoreError>;

    /// Returns the place of a player in a leaderboard at the time of the row, from 1; `None` where it does
    /// not list them.
    fn leaderboard_place(&self, row: &RatingRow, guild: Option<GuildId>) -> Result<Option<u32>, StoreError>;

    /// Whether a player wants to be in the global list.
    fn is_listed(&self, player: PlayerId) -> Result<bool, StoreError>;

    /// Returns the results of a player against another, over all games.
    fn head_to_head(&self, player: PlayerId, opponent: PlayerId) -> Result<Tally, StoreError>;

    /// Returns how a match changed the ratings of its players, the first side's first; `None` if it did not.
    fn rating_changes(&self, match_id: Id) -> Result<Option<[RatingChange; 2]>, StoreError>;

    /// Returns the ratings of a player after each match with a person that changed one, the oldest first: the last
    /// `limit` of them.
    fn rating_history(&self, player: PlayerId, limit: u32) -> Result<Vec<RatingPoint>, StoreError>;
}

/// Writes ratings and results.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait RatingWriteTx: RatingReadTx {
    /// Stores the rating and results of a player in a game, with the time at which they are so.
    fn set_rating(&self, row: &RatingRow) -> Result<(), StoreError>;

    /// Stores how a match that ended changed the ratings of its players, who belong to its server's list
    /// from now on.
    fn insert_rating_changes(&self, game: &Match, changes: [RatingChange; 2]) -> Result<(), StoreError>;

    /// Stores whether a player wants to be in the global list.
    fn set_listed(&self, player: PlayerId, listed: bool) -> Result<(), StoreError>;
}
