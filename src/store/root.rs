//! What an action locks before it reads what it will change.

use crate::domain::{GuildId, Id, PlayerId};

/// Something that an action changes, with all that belongs to it.
///
/// Where several transactions write at a time, a row that is read may be changed by another one before this one
/// writes it. So an action first locks what it changes: matches before challenges, these before players, these before
/// servers, and of each kind the lowest id first. Who keeps to that order never waits in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LockRoot {
    /// A match, its moves, offers, plans and drafts.
    Match(Id),
    /// A challenge.
    Challenge(Id),
    /// A player: ratings, settings, vacations, lessons, and how many games and challenges they have.
    Player(PlayerId),
    /// A server: its settings, and whether the bot is there.
    Server(GuildId),
}
