//! How much one answer may list, do and hold.

/// How many moves or results are listed where the request does not say.
pub(super) const DEFAULT_LIMIT: u64 = 10_000;

/// The bounds of one answer, whatever its request says (`REFEREE.md`). They are counted and not
/// measured, so that the same line gets the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerLimits {
    /// How many moves or results are listed.
    pub listed: u64,
    /// How many steps of work are done ([`Meter`](sealed_move_rules::bounds::Meter)).
    pub steps: u64,
    /// How many bytes the texts of a list have together.
    pub bytes: u64,
}

impl AnswerLimits {
    /// The referee's own: about five seconds of work, and less than 256 MB: the texts are in memory
    /// twice, in the list and in the line that is written from it.
    pub const REFEREE: Self = Self { listed: 100_000, steps: 25_000_000, bytes: 40_000_000 };
}
