//! Locks of an action.

use crate::domain::{GuildId, Id, PlayerId};

/// Root of the rows that an action changes.
///
/// With several concurrent writers, a row may change between reading and writing it. So an action
/// locks its roots first, in ascending order: matches, challenges, seasons, players, servers, and the
/// lowest id first. A fixed order prevents deadlocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LockRoot {
    /// A match with its moves, offers, plans and drafts.
    Match(Id),
    Challenge(Id),
    /// A season with its people and games.
    Season(Id),
    /// A player with ratings, settings, vacations, lessons, and the number of their games and
    /// challenges.
    Player(PlayerId),
    /// A server with its settings and the bot's presence.
    Server(GuildId),
}
