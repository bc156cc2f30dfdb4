use super::side::Side;

/// The observer of a position, which determines the hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The player of a side.
    Player(Side),
    /// Spectators and public messages.
    Public,
    /// Anyone after the end of a match, when nothing is hidden.
    Revealed,
}
