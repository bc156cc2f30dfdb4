//! Sampled positions that agree with a view.

use std::fmt;

use sealed_move_rules::{Observer, View};

use super::random::{ChoiceSeed, Numbers};
use super::search_of;

/// A full position consistent with a view.
pub struct Sample(Box<dyn Fn(Observer) -> View>);

/// Separates the random numbers of samples from other uses of the seed.
pub(crate) const SAMPLE_PURPOSE: u64 = 0x5a;

/// Samples a position consistent with a view, or returns `None` in games that hide nothing. Equal
/// views and seeds give equal positions.
#[must_use]
pub fn sample(view: &View, seed: &ChoiceSeed) -> Option<Sample> {
    search_of(view).sample(&mut Numbers::new(seed.number(SAMPLE_PURPOSE)))
}

impl Sample {
    pub(crate) fn new(view: impl Fn(Observer) -> View + 'static) -> Self {
        Self(Box::new(view))
    }

    /// The sample as `observer` would see it.
    #[must_use]
    pub fn view(&self, observer: Observer) -> View {
        (self.0)(observer)
    }
}

impl fmt::Debug for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sample").field(&self.view(Observer::Revealed).text()).finish()
    }
}
