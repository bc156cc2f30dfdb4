//! Data about where pieces, chips and labels are on their squares.
//!
//! Lengths are in thousandths of a square, measured from its top left corner, unless stated otherwise.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::area::Area;
use super::scene::Sprite;
use super::sprites::Silhouette;
use super::theme::Rgb;

/// The side of a square.
pub(super) const SQUARE: i32 = 1000;

/// How much less room than usual a pile has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Insets {
    /// At its left end.
    pub(super) left: i32,
    /// At its right end.
    pub(super) right: i32,
    /// At the lower edge.
    pub(super) bottom: i32,
}

/// How a figure stands elsewhere than usual: every length of it gets `scale` thousandths as long, counted from the
/// square's upper left corner, and then it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Transform {
    pub(super) scale: i32,
    pub(super) right: i32,
    pub(super) down: i32,
}

impl Transform {
    /// A figure that stands as usual.
    pub(super) const IDENTITY: Self = Self { scale: SQUARE, right: 0, down: 0 };

    /// A length of what was so long.
    pub(super) const fn length(self, usual: i32) -> i32 {
        usual * self.scale / SQUARE
    }

    /// How far from the left edge of the square something is that was so far from it.
    pub(super) const fn x(self, usual: i32) -> i32 {
        self.length(usual) + self.right
    }

    /// How far from the upper edge.
    pub(super) const fn y(self, usual: i32) -> i32 {
        self.length(usual) + self.down
    }
}

/// How what belongs to a square stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fitting {
    /// How much less room its pile has.
    pub(super) insets: Insets,
    /// How its figure stands.
    pub(super) figure: Transform,
    /// The colors of what is gone: of what was dark, and of what was light.
    pub(super) gone: [Rgb; 2],
    /// Where its letters are, in pixels of the picture; nowhere where there is no room for them.
    pub(super) plate: Option<Area>,
}

/// A sprite of a figure where it usually is.
pub(super) struct Part<'a> {
    /// Its shape.
    pub(super) silhouette: &'a Silhouette,
    /// The side of the whole sprite.
    pub(super) side: i32,
    /// Its left edge.
    pub(super) left: i32,
    /// Its upper edge.
    pub(super) top: i32,
}

impl Part<'_> {
    /// The rows of its shape as it is fitted: from, to, left, right.
    pub(super) fn rows(&self, fitted: Transform) -> impl Iterator<Item = [i32; 4]> {
        let at = move |part: i32| self.side * part / SQUARE;
        self.silhouette.rows().map(move |[from, to, left, right]| {
            [
                fitted.y(self.top + at(from)),
                fitted.y(self.top + at(to)),
                fitted.x(self.left + at(left)),
                fitted.x(self.left + at(right)),
            ]
        })
    }
}

/// What tells pieces apart that have letters and no marks near them: their sprites with their sizes, the letters,
/// how many chips they stand on, whether on an edge, and the side of the square in pixels.
type LetteredKey = (Vec<(Sprite, i32)>, &'static str, usize, bool, i32);

/// How pieces with letters stand where no mark is near: the same in every picture.
#[derive(Debug, Default)]
pub(super) struct FitCache(pub(super) Mutex<BTreeMap<LetteredKey, Fitting>>);
