//! Matches, their moves, and where they are played.

use super::StoreError;
use crate::domain::{
    ChannelId, GuildId, Id, Location, Match, MatchSummary, MessageRef, PlayerId, Revision, Seat, Timestamp,
};
use sealed_move_rules::{Game, Side};

/// What the moves of a match lead to, stored beside them so that lists need no replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedPosition {
    /// The whole position, with its secrets: never shown, only compared with the replay.
    pub position: String,
    /// The side on turn.
    pub turn: Side,
    /// The number of the move about to be made.
    pub move_number: u32,
}

/// Reads matches.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait MatchReadTx {
    /// Returns a match with its moves.
    fn load_match(&self, id: Id) -> Result<Option<Match>, StoreError>;

    /// Returns a match as its change `revision` left it, with the moves that were taken back since, but
    /// without an offer or an ending.
    fn load_match_at(&self, id: Id, revision: Revision) -> Result<Option<Match>, StoreError>;

    /// Returns what the moves of a match led to when they were stored.
    fn cached_position(&self, id: Id) -> Result<Option<CachedPosition>, StoreError>;

    /// Returns a match as lists show it.
    fn match_summary(&self, id: Id) -> Result<Option<MatchSummary>, StoreError>;

    /// Returns when a match ended; `None` while it is ongoing.
    fn ended_at(&self, id: Id) -> Result<Option<Timestamp>, StoreError>;

    /// Returns the ongoing matches of a player, the nearest deadline first.
    fn ongoing_matches_of(&self, player: PlayerId) -> Result<Vec<MatchSummary>, StoreError>;

    /// Returns the matches of a player that ended last, the latest first.
    fn ended_matches_of(&self, player: PlayerId, limit: u32) -> Result<Vec<MatchSummary>, StoreError>;

    /// Returns the ongoing matches of a server, the newest first.
    fn ongoing_matches_in(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchSummary>, StoreError>;

    /// Returns the ids of the ongoing matches of a server with their players, the oldest first.
    fn ongoing_players_in(&self, guild: GuildId) -> Result<Vec<(Id, [Seat; 2])>, StoreError>;

    /// Returns the ids of a server's matches, ongoing or not, above `after`, in ascending order.
    fn match_ids_in(&self, guild: GuildId, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Returns the ids of all matches above `after`, in ascending order.
    fn match_ids(&self, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// Returns the number of ongoing matches by game; a game without any is missing.
    fn ongoing_counts(&self) -> Result<Vec<(&'static dyn Game, u64)>, StoreError>;

    /// Returns how many ongoing matches a player has in a server.
    fn ongoing_count_of(&self, guild: GuildId, player: PlayerId) -> Result<u32, StoreError>;

    /// Whether two players ever had a match with each other.
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;

    /// Returns where a match is played.
    fn match_location(&self, id: Id) -> Result<Option<Location>, StoreError>;

    /// Returns the channel in which the challenge of a match was made.
    fn challenge_channel(&self, id: Id) -> Result<Option<ChannelId>, StoreError>;

    /// Returns the ongoing matches that are played in a channel or thread, the newest first.
    fn ongoing_matches_at(&self, channel: ChannelId, limit: u32) -> Result<Vec<MatchSummary>, StoreError>;

    /// Returns the match that ended last in a channel or thread.
    fn last_ended_at(&self, channel: ChannelId) -> Result<Option<Id>, StoreError>;

    /// Returns the ongoing match that has this thread to itself.
    fn match_in_thread(&self, thread: ChannelId) -> Result<Option<Id>, StoreError>;
}

/// Writes matches.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait MatchWriteTx: MatchReadTx {
    /// Stores a new match that came of a challenge.
    fn insert_match(&self, game: &Match, challenge: Id, cached: &CachedPosition) -> Result<(), StoreError>;

    /// Stores a changed match that was loaded at `from`, with its new moves. Moves that it no longer has
    /// are kept apart, as taken back.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if it was changed since it was loaded.
    fn update_match(
        &self,
        game: &Match,
        from: Revision,
        cached: &CachedPosition,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Counts a hint that was given in a match against the computer.
    fn count_hint(&self, id: Id) -> Result<(), StoreError>;

    /// Stores which message is the newest notice of a match.
    fn set_notice(&self, id: Id, notice: MessageRef) -> Result<(), StoreError>;

    /// Stores which direct message is the newest notice of a match for one of its players, if no newer one is
    /// stored already.
    fn set_direct_notice(
        &self,
        id: Id,
        player: PlayerId,
        revision: Revision,
        notice: MessageRef,
    ) -> Result<(), StoreError>;

    /// Forgets the notices of a match that players got as direct messages, as far as they tell of an earlier
    /// revision, and returns them.
    fn take_direct_notices_before(&self, id: Id, revision: Revision) -> Result<Vec<MessageRef>, StoreError>;

    /// Moves a match that is played in the channel `from`, with the messages about it that wait to be sent
    /// there; returns `false` if it is played elsewhere by now.
    fn relocate(&self, id: Id, from: ChannelId, to: Location) -> Result<bool, StoreError>;

    /// Ends an ongoing match without replaying it, because its server's data are deleted and its moves are
    /// damaged.
    fn end_damaged_match(&self, id: Id, now: Timestamp) -> Result<(), StoreError>;
}
