//! Players: their names, what they chose, whether they can be reached, and how they are forgotten.

use super::StoreError;
use crate::domain::{Id, PlayerId, Preferences, Timestamp};

/// Reads what is stored about players.
///
/// Each method fails as those of [`ReadTx`](super::ReadTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PlayerReadTx {
    /// Returns the name under which a player was seen last.
    fn player_name(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Returns the names of players, as far as they were ever seen.
    fn player_names(&self, players: &[PlayerId]) -> Result<Vec<(PlayerId, String)>, StoreError>;

    /// Returns a player's settings and whether they can be reached; the defaults where nothing is stored.
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Whether a player was found missing from the server of a match.
    fn is_absent(&self, match_id: Id, player: PlayerId) -> Result<bool, StoreError>;
}

/// Writes what is stored about players.
///
/// Each method fails as those of [`WriteTx`](super::WriteTx) do.
#[allow(clippy::missing_errors_doc, reason = "said once for all")]
pub trait PlayerWriteTx: PlayerReadTx {
    /// Stores the name under which a player is seen.
    fn set_player_name(&self, player: PlayerId, name: &str, now: Timestamp) -> Result<(), StoreError>;

    /// Stores a player's settings and whether they can be reached.
    fn set_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// Stores that a player is missing from the server of a match; returns `false` if that was known.
    fn mark_absent(&self, match_id: Id, player: PlayerId) -> Result<bool, StoreError>;

    /// Stores that a player is in the server of a match.
    fn mark_present(&self, match_id: Id, player: PlayerId) -> Result<(), StoreError>;

    /// Forgets a player who has no ongoing match: what concerns others, too, stays without the player's
    /// name, the rest is deleted, and the player's open challenges are closed.
    fn forget_player(&self, player: PlayerId) -> Result<(), StoreError>;
}
