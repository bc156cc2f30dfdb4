//! Limits of one answer.

/// The default maximum of listed moves or results.
pub(super) const DEFAULT_LIMIT: u64 = 10_000;

/// Limits of one answer, whatever the request (`REFEREE.md`). They are counted instead of timed, so
/// that every machine gives the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerLimits {
    /// Maximum listed moves or results.
    pub listed: u64,
    /// Maximum steps of work ([`Meter`](sealed_move_rules::bounds::Meter)).
    pub steps: u64,
    /// Maximum total length of the texts of a list, in bytes.
    pub bytes: u64,
}

impl AnswerLimits {
    /// About five seconds of work and less than 256 MB. The texts are in memory twice: in the list
    /// and in the output line.
    pub const REFEREE: Self = Self { listed: 100_000, steps: 25_000_000, bytes: 40_000_000 };
}
