//! What servers need of the store: what their admins chose, their matches, and where those live.

use super::StoreError;
use crate::matches::{
    Challenge, ChannelId, GuildId, Id, Location, MatchSummary, MessageId, PlayerId, Proposal, ServerSettings,
    Timestamp,
};

/// How much is stored about a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerCounts {
    /// Matches that go on.
    pub ongoing: u32,
    /// Matches that are over.
    pub ended: u32,
    /// Open challenges.
    pub challenges: u32,
}

/// ReadTx what servers need.
///
/// Each method fails as the database does, or where a row is damaged.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ServerReadTx {
    /// What the admins of a server have chosen; the usual where they chose nothing.
    fn server_settings(&self, guild: GuildId) -> Result<ServerSettings, StoreError>;

    /// How much is stored about a server.
    fn server_counts(&self, guild: GuildId, now: Timestamp) -> Result<ServerCounts, StoreError>;

    /// The matches of a server behind an id, over or not, the oldest first.
    fn matches_in(&self, guild: GuildId, after: Option<Id>, limit: u32) -> Result<Vec<Id>, StoreError>;

    /// The ongoing matches of a server, the newest first.
    fn ongoing_list(&self, guild: GuildId, limit: u32) -> Result<Vec<MatchSummary>, StoreError>;

    /// The open challenges of a server, the oldest first.
    fn open_challenges_in(&self, guild: GuildId, now: Timestamp) -> Result<Vec<Challenge>, StoreError>;

    /// How many ongoing matches a player has in a server.
    fn ongoing_count(&self, guild: GuildId, player: PlayerId) -> Result<u32, StoreError>;

    /// How many open challenges a player has made in a server.
    fn challenge_count(&self, guild: GuildId, player: PlayerId, now: Timestamp) -> Result<u32, StoreError>;

    /// Where a match lives.
    fn lodging(&self, game: Id) -> Result<Option<Location>, StoreError>;

    /// The channel in which the challenge of a match was made.
    fn origin(&self, game: Id) -> Result<Option<ChannelId>, StoreError>;

    /// The ongoing match that lives in a thread.
    fn match_in_thread(&self, thread: ChannelId) -> Result<Option<Id>, StoreError>;

    /// How an admin means to end a match.
    fn proposal(&self, game: Id, admin: PlayerId) -> Result<Option<Proposal>, StoreError>;
}

/// WriteTx what servers need.
///
/// Each method fails as the database does.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait ServerWriteTx: ServerReadTx {
    /// Stores what the admins of a server have chosen.
    fn set_server_settings(&self, guild: GuildId, settings: &ServerSettings) -> Result<(), StoreError>;

    /// Moves a match that lives at `from`, with all messages about it that are owed in a channel;
    /// `false` where it lives elsewhere by now.
    fn relocate(&self, game: Id, from: ChannelId, to: Location) -> Result<bool, StoreError>;

    /// Counts that a message is taken to another place; returns how often it was before.
    fn count_move(&self, letter: Id) -> Result<u32, StoreError>;

    /// Has a message go to another channel, now.
    fn redirect_letter(&self, letter: Id, channel: ChannelId, now: Timestamp) -> Result<(), StoreError>;

    /// Notes the message of a challenge.
    fn set_challenge_message(&self, challenge: Id, message: MessageId) -> Result<(), StoreError>;

    /// Keeps how an admin means to end a match.
    fn propose(
        &self,
        game: Id,
        admin: PlayerId,
        proposal: &Proposal,
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Ends an ongoing match that cannot be replayed because its server is forgotten.
    fn drop_damaged(&self, game: Id, now: Timestamp) -> Result<(), StoreError>;

    /// Forgets a server in which the last match ends at `now`: open challenges are withdrawn, matches and
    /// challenges stay to their players without it, the rest is deleted.
    fn forget_server(&self, guild: GuildId, now: Timestamp) -> Result<(), StoreError>;
}
