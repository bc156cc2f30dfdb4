//! Who looks at a position.

use super::side::Side;

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The player of a side.
    Player(Side),
    /// Spectators and public messages.
    Public,
    /// Anyone, once the match is over for whatever reason: nothing is secret any more.
    Revealed,
}
