//! The results of chance that a move takes while it is played.

use std::num::NonZeroU32;

use super::error::RuleError;
use super::{chakart, lusus};

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
    meanings: Vec<Option<RollMeaning>>,
}

impl<'a> Rolls<'a> {
    /// Rolls with the given results.
    #[must_use]
    pub const fn new(decided: &'a [u32]) -> Self {
        Self { decided, used: 0, meanings: Vec::new() }
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
        self.meanings.push(None);
        Ok(index)
    }

    /// The place of the next roll among `options`, and what it means where it falls.
    ///
    /// # Errors
    ///
    /// As [`pick`](Self::pick).
    ///
    /// # Panics
    ///
    /// When there are no options, or more than four billions; else as [`pick`](Self::pick).
    pub(crate) fn pick_from<T: Copy>(
        &mut self,
        options: &[T],
        meaning: impl FnOnce(T) -> RollMeaning,
    ) -> Result<usize, PlayError> {
        let count = u32::try_from(options.len()).ok().and_then(NonZeroU32::new);
        let index =
            self.pick(count.expect("a roll has an option, and a list in memory not four billions"))?;
        let index = index as usize;
        if let Some(last) = self.meanings.last_mut() {
            *last = Some(meaning(options[index]));
        }
        Ok(index)
    }

    /// What the rolls meant that were used so far, in order; `None` where a game does not say it.
    #[must_use]
    pub fn meanings(&self) -> &[Option<RollMeaning>] {
        &self.meanings
    }
}

/// What the result of a roll decided. It tells what is secret while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// In Chakart.
    Chakart(chakart::RollMeaning),
    /// In Lusus.
    Lusus(lusus::RollMeaning),
}
