//! Results of chance for playing a move.

use std::num::NonZeroU32;

use super::error::RuleError;
use super::{chakart, lusus};

/// The reason why a move could not be completed.
#[derive(Debug)]
pub enum PlayError {
    /// The move needs another roll: an index below this number.
    Roll(NonZeroU32),
    /// The move is illegal.
    Refused(RuleError),
}

impl From<RuleError> for PlayError {
    fn from(error: RuleError) -> Self {
        Self::Refused(error)
    }
}

/// Known results of rolls, in the order of the rules.
#[derive(Debug)]
pub struct Rolls<'a> {
    decided: &'a [u32],
    used: usize,
    meanings: Vec<Option<RollMeaning>>,
}

impl<'a> Rolls<'a> {
    /// Uses the given results.
    #[must_use]
    pub const fn new(decided: &'a [u32]) -> Self {
        Self { decided, used: 0, meanings: Vec::new() }
    }

    /// Without results, so that the first roll stops the move.
    #[must_use]
    pub const fn none() -> Self {
        Self::new(&[])
    }

    /// Returns the next result, an index below `options`.
    ///
    /// # Errors
    ///
    /// [`PlayError::Roll`] if no result is left.
    ///
    /// # Panics
    ///
    /// Panics if the next result is not below `options`.
    pub fn pick(&mut self, options: NonZeroU32) -> Result<u32, PlayError> {
        let Some(index) = self.decided.get(self.used).copied() else {
            return Err(PlayError::Roll(options));
        };
        assert!(index < options.get(), "roll {index} of {options} options");
        self.used += 1;
        self.meanings.push(None);
        Ok(index)
    }

    /// Picks one of `options`, records its meaning, and returns its index.
    ///
    /// # Errors
    ///
    /// Like [`pick`](Self::pick).
    ///
    /// # Panics
    ///
    /// Panics if `options` is empty, or like [`pick`](Self::pick).
    pub(crate) fn pick_from<T: Copy>(
        &mut self,
        options: &[T],
        meaning: impl FnOnce(T) -> RollMeaning,
    ) -> Result<usize, PlayError> {
        let count = u32::try_from(options.len()).ok().and_then(NonZeroU32::new);
        let index = self.pick(count.expect("rolls have from 1 to u32::MAX options"))?;
        let index = index as usize;
        if let Some(last) = self.meanings.last_mut() {
            *last = Some(meaning(options[index]));
        }
        Ok(index)
    }

    /// The meanings of the rolls used so far, in order; `None` for rolls whose game doesn't report
    /// it.
    #[must_use]
    pub fn meanings(&self) -> &[Option<RollMeaning>] {
        &self.meanings
    }
}

/// The meaning of a roll's result. It can be hidden information until the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMeaning {
    /// A roll of Chakart.
    Chakart(chakart::RollMeaning),
    /// A roll of Lusus.
    Lusus(lusus::RollMeaning),
}
