//! Positions of pieces, chips and labels on their squares.
//!
//! Lengths are in thousandths of a square, measured from its top left corner, unless stated
//! otherwise.

use super::area::Area;
use super::sprites::Silhouette;
use super::theme::Rgb;

/// The side of a square.
pub(super) const SQUARE: i32 = 1000;

/// Lift of a lone chip.
pub(super) const LONE_CHIP: i32 = 210;
/// Lift of a low man without chips.
pub(super) const LONE_MAN: i32 = 225;

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

    /// Returns the transform that applies `first` and then this one.
    pub(super) const fn after(self, first: Self) -> Self {
        Self { scale: self.length(first.scale), right: self.x(first.right), down: self.y(first.down) }
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
    /// Pixel area of the letters.
    pub(super) label: Option<Area>,
}

/// A sprite of a figure at its default place.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) silhouette: &'a Silhouette,
    /// Side of the sprite, which is square.
    pub(super) side: i32,
    pub(super) left: i32,
    pub(super) top: i32,
    /// The last row of the silhouette that counts.
    pub(super) bottom: i32,
}

/// Height of a figure's head in percent of the figure.
const HEAD: i32 = 40;

impl<'a> Part<'a> {
    /// Returns the part at a transformed place.
    pub(super) fn moved(self, transform: Transform) -> Self {
        let (left, top) = (transform.x(self.left), transform.y(self.top));
        Self { side: transform.length(self.side), left, top, ..self }
    }

    /// Returns the upper part, which tells the kinds of men apart.
    pub(super) fn head(&self) -> Self {
        let (top, bottom) = (self.silhouette.top(), self.silhouette.bottom());
        Self { bottom: top + (bottom - top) * HEAD / 100, ..*self }
    }

    /// Yields the transformed rows of the silhouette as `[top, bottom, left, right]`.
    pub(super) fn rows(&self, transform: Transform) -> impl Iterator<Item = [i32; 4]> {
        let at = move |part: i32| self.side * part / SQUARE;
        let last = self.bottom;
        self.silhouette.rows().filter(move |row| row[1] <= last).map(move |[from, to, left, right]| {
            [
                transform.y(self.top + at(from)),
                transform.y(self.top + at(to)),
                transform.x(self.left + at(left)),
                transform.x(self.left + at(right)),
            ]
        })
    }
}
