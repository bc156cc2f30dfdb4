//! Ways to disrupt gateway connections.

/// A disruption of a bot's gateway connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disturbance {
    /// Op 7: the sandbox asks the bot to reconnect.
    Reconnect,
    /// Op 9: the session is invalid and can't be resumed.
    InvalidSession,
    /// Closes the connection with this code.
    Close(u16),
    /// Drops the connection without a close frame.
    Lose,
}
