//! What can be made to go wrong with gateway connections.

/// A disturbance of the bots' gateway connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disturbance {
    /// Op 7: the server asks for a new connection.
    Reconnect,
    /// Op 9: the session is invalid and cannot be resumed.
    InvalidSession,
    /// The connection is closed with this code.
    Close(u16),
    /// The connection ends without a closing frame.
    Lose,
}
