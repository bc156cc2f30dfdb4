//! Positions that agree with a view: what is hidden is drawn.

use sealed_move_rules::{Observer, View, aruki, chakart, kyo, lusus};

use super::random::{ChoiceSeed, Numbers};

/// A position that a view may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sample {
    /// Nothing is hidden in Aruki.
    Aruki(Box<aruki::Lookahead>),
    /// Nor in Kyo.
    Kyo(kyo::Lookahead),
    /// With a hidden queen on one of the squares to which she could go.
    Chakart(chakart::Lookahead),
    /// With hands, bags and face-down traps drawn from the tiles that are not seen.
    Lusus(Box<lusus::Lookahead>),
}

/// What a sample of a view is drawn by.
pub(crate) const SAMPLES: u64 = 0x5a;

/// Draws a position that agrees with a view: the same one for the same view and seed.
#[must_use]
pub fn sample(view: &View, seed: &ChoiceSeed) -> Sample {
    let mut random = Numbers::new(seed.number(SAMPLES));
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
    /// What an observer would know of it; none where nothing is ever hidden.
    #[must_use]
    pub fn view(&self, observer: Observer) -> Option<View> {
        match self {
            Self::Aruki(_) | Self::Kyo(_) => None,
            Self::Chakart(ahead) => Some(View::Chakart(ahead.view(observer))),
            Self::Lusus(ahead) => Some(View::Lusus(ahead.view(observer))),
        }
    }
}
