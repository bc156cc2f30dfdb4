//! The results of chance that a move takes while it is played.

use std::num::NonZeroU32;

use super::error::RuleError;

/// Why a move could not be played to its end.
#[derive(Debug)]
pub enum PlayError {
    /// Chance decides next: an index below this number is wanted.
    Roll(NonZeroU32),
    /// The rules do not allow the move.
    Refused(RuleError),
}

impl From<RuleError> for PlayError {
    fn from(error: RuleError) -> Self {
        Self::Refused(error)
    }
}

/// Rolls that are decided already, in the order in which the rules ask for them.
#[derive(Debug)]
pub struct Rolls<'a> {
    decided: &'a [u32],
    used: usize,
}

impl<'a> Rolls<'a> {
    /// Rolls with the given results.
    #[must_use]
    pub const fn new(decided: &'a [u32]) -> Self {
        Self { decided, used: 0 }
    }

    /// No rolls: the first question stops.
    #[must_use]
    pub const fn none() -> Self {
        Self::new(&[])
    }

    /// The result of the next roll, an index below `options`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] when all decided rolls are used.
    ///
    /// # Panics
    ///
    /// When a decided index is out of range: whoever settled the node broke its contract.
    pub fn pick(&mut self, options: NonZeroU32) -> Result<u32, PlayError> {
        let Some(index) = self.decided.get(self.used).copied() else {
            return Err(PlayError::Roll(options));
        };
        assert!(index < options.get(), "roll {index} of {options} options");
        self.used += 1;
        Ok(index)
    }
}
