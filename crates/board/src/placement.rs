//! Positions of pieces, chips and labels on their squares.
//!
//! Lengths are in thousandths of a square, measured from its top left corner, unless stated
//! otherwise.

use std::collections::BTreeMap;
use std::sync::Mutex;

use super::area::Area;
use super::scene::Sprite;
use super::sprites::Silhouette;
use super::theme::Rgb;

/// The side of a square.
pub(super) const SQUARE: i32 = 1000;

/// Space taken away from a pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Insets {
    pub(super) left: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

/// A transform of a figure: scaled about the top left corner of its square, then moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Transform {
    pub(super) scale: i32,
    pub(super) right: i32,
    pub(super) down: i32,
}

impl Transform {
    pub(super) const IDENTITY: Self = Self { scale: SQUARE, right: 0, down: 0 };

    /// Scales a length.
    pub(super) const fn length(self, length: i32) -> i32 {
        length * self.scale / SQUARE
    }

    /// Transforms an x coordinate.
    pub(super) const fn x(self, x: i32) -> i32 {
        self.length(x) + self.right
    }

    /// Transforms a y coordinate.
    pub(super) const fn y(self, y: i32) -> i32 {
        self.length(y) + self.down
    }
}

/// Placement of everything on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fitting {
    pub(super) insets: Insets,
    pub(super) figure: Transform,
    /// Dark and light color of ghosts.
    pub(super) ghost: [Rgb; 2],
    /// Pixel area of the label, or `None` if it doesn't fit.
    pub(super) label: Option<Area>,
}

/// A sprite of a figure at its default place.
pub(super) struct Part<'a> {
    pub(super) silhouette: &'a Silhouette,
    /// Side of the sprite, which is square.
    pub(super) side: i32,
    pub(super) left: i32,
    pub(super) top: i32,
}

impl Part<'_> {
    /// Yields the transformed rows of the silhouette as `[top, bottom, left, right]`.
    pub(super) fn rows(&self, transform: Transform) -> impl Iterator<Item = [i32; 4]> {
        let at = move |part: i32| self.side * part / SQUARE;
        self.silhouette.rows().map(move |[from, to, left, right]| {
            [
                transform.y(self.top + at(from)),
                transform.y(self.top + at(to)),
                transform.x(self.left + at(left)),
                transform.x(self.left + at(right)),
            ]
        })
    }
}

/// Cache key of a labeled piece without marks nearby: sprites with sizes, label, number of chips,
/// whether its foot is on the lower edge, and pixels per square.
type LabelKey = (Vec<(Sprite, i32)>, &'static str, usize, bool, i32);

/// Placements of labeled pieces without marks nearby, shared by all pictures.
#[derive(Debug, Default)]
pub(super) struct FitCache(pub(super) Mutex<BTreeMap<LabelKey, Fitting>>);
