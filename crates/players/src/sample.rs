//! Sampled positions that agree with a view.

use sealed_move_rules::{Observer, View, aruki, chakart, kyo, lusus};

use super::random::{ChoiceSeed, Numbers};

/// A full position consistent with a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sample {
    /// Aruki hides nothing.
    Aruki(Box<aruki::Lookahead>),
    /// Kyo hides nothing.
    Kyo(kyo::Lookahead),
    /// The hidden queen is on one of the squares she could have reached.
    Chakart(chakart::Lookahead),
    /// Hands, bags and face-down traps are drawn from the unseen tiles.
    Lusus(Box<lusus::Lookahead>),
}

/// Separates the random numbers of samples from other uses of the seed.
pub(crate) const SAMPLE_PURPOSE: u64 = 0x5a;

/// Samples a position consistent with a view. Equal views and seeds give equal positions.
#[must_use]
pub fn sample(view: &View, seed: &ChoiceSeed) -> Sample {
    let mut random = Numbers::new(seed.number(SAMPLE_PURPOSE));
    match view {
        View::Aruki(view) => Sample::Aruki(Box::new(view.lookahead())),
        View::Kyo(view) => Sample::Kyo(view.lookahead()),
        View::Chakart(view) => {
            let squares = view.queen_squares();
            Sample::Chakart(view.lookahead(squares.get(random.below(squares.len())).copied()))
        }
        View::Lusus(view) => Sample::Lusus(Box::new(view.lookahead(&mut |options| random.below(options)))),
    }
}

impl Sample {
    /// The sample as `observer` would see it, or `None` in games that hide nothing.
    #[must_use]
    pub fn view(&self, observer: Observer) -> Option<View> {
        match self {
            Self::Aruki(_) | Self::Kyo(_) => None,
            Self::Chakart(ahead) => Some(View::Chakart(ahead.view(observer))),
            Self::Lusus(ahead) => Some(View::Lusus(ahead.view(observer))),
        }
    }
}
