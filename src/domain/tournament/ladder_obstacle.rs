//! Obstacles to a challenge on a ladder, apart from other types so that errors can name them.

/// The reason why a person can't challenge anyone now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderObstacle {
    /// The person is at the top.
    Top,
    /// The person has the maximum number of games.
    Busy,
    /// The person is on vacation.
    Vacation,
    /// Everyone in reach is busy or away.
    Nobody,
}

impl LadderObstacle {
    /// Word in text keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Busy => "busy",
            Self::Vacation => "vacation",
            Self::Nobody => "nobody",
        }
    }
}
