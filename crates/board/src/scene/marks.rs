//! Highlights, arrows and badges on the board.

use super::board::Spot;

/// The meaning of a highlight. Each has its own colors and its own shapes, so color is never the
/// only difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The last move.
    Last,
    /// Pieces swept off the board by the last move.
    Swept,
    /// Danger to a king.
    Alarm,
    /// Frozen pieces.
    Frost,
}

impl Tone {
    /// All tones, in the order of a theme's table.
    pub(crate) const ALL: [Self; 4] = [Self::Last, Self::Swept, Self::Alarm, Self::Frost];

    /// Returns the index in [`ALL`](Self::ALL).
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// The symbol in a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// An addition, such as a merge or a gift.
    Plus,
    /// A promotion.
    Up,
    /// A capture.
    Cross,
    /// A warning.
    Bang,
    /// A destroyed shield or tile.
    Burst,
    /// New chips.
    ChipsAdded,
    /// New chips that close the square.
    Shield,
    /// Reordered chips.
    Shuffle,
    /// A reverted move.
    Undo,
    /// An opened egg.
    Egg,
    /// A drop from beside the board.
    Down,
    /// A piece that changed sides.
    Turncoat,
    /// An exchange of two squares.
    Exchange,
}

/// The size of a badge, and its place in a corner, in thousandths of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BadgeFit {
    /// Without the edge.
    pub(crate) radius: i32,
    /// Distance from the upper or lower edge, to leave room for a bar.
    pub(crate) inward: i32,
    /// Distance by which it crosses the left or right edge, to leave room for a figure.
    pub(crate) outward: i32,
}

impl BadgeFit {
    pub(crate) const USUAL: Self = Self { radius: 150, inward: 0, outward: 0 };
    /// Above chips or tiles, where figures have little room.
    pub(crate) const SMALL: Self = Self { radius: 125, inward: 0, outward: 110 };
    /// Two small badges on one square: each is half beside the square.
    pub(crate) const SPREAD: Self = Self { outward: 180, ..Self::SMALL };
    /// A small badge on a square with a number: most of it is beside the square.
    pub(crate) const BESIDE: Self = Self { outward: 230, ..Self::SMALL };
}

/// The corner of a square where a badge is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corner {
    UpperRight,
    LowerRight,
    LowerLeft,
    UpperLeft,
}

impl Corner {
    /// All corners clockwise, the preferred one first.
    pub(crate) const ALL: [Self; 4] = [Self::UpperRight, Self::LowerRight, Self::LowerLeft, Self::UpperLeft];
    /// All corners, the lower ones first. Heads of large men fill the upper ones.
    pub(crate) const BESIDE_FEET: [Self; 4] =
        [Self::LowerRight, Self::LowerLeft, Self::UpperRight, Self::UpperLeft];
    /// The corners without chips and tiles.
    pub(crate) const UPPER: [Self; 2] = [Self::UpperRight, Self::UpperLeft];

    /// Returns the direction from the center, to the right and upwards.
    pub(crate) const fn direction(self) -> (i32, i32) {
        match self {
            Self::UpperRight => (1, 1),
            Self::LowerRight => (1, -1),
            Self::LowerLeft => (-1, -1),
            Self::UpperLeft => (-1, 1),
        }
    }
}

/// A character after the number of a shuffle, drawn as [`Sign::Shuffle`].
pub(crate) const SHUFFLE: char = '⇅';

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Four brackets around a square.
    Brackets { at: Spot, tone: Tone },
    /// A frame along the edge of a square.
    Frame { at: Spot, tone: Tone },
    /// An octagonal frame, which leaves room for a [`Frame`](Self::Frame).
    Octagon { at: Spot, tone: Tone },
    /// Light behind a piece: the winner's king.
    Rays { at: Spot },
    /// A ring around a piece.
    Ring { at: Spot, tone: Tone },
    /// An arrow through the centers of squares. Its arrowhead ends at the border of the last one.
    Path {
        /// The start, the turns and the end.
        spots: Vec<Spot>,
        tone: Tone,
    },
    /// A dashed arrow: something was thrown or carried.
    Toss {
        from: Spot,
        to: Spot,
        /// Whether the toss goes back over a path and is drawn beside it.
        aside: bool,
        tone: Tone,
    },
    /// A double bar in front of a square whose shield stopped a strike.
    Bounce {
        from: Spot,
        /// The shielded square.
        against: Spot,
        tone: Tone,
    },
    /// Dots around a group of squares.
    Surround { spots: Vec<Spot>, tone: Tone },
    /// A line that strikes out all squares between two.
    Strike { from: Spot, to: Spot, tone: Tone },
    /// A double-headed arrow between squares that exchanged their pieces.
    Swap { from: Spot, to: Spot, tone: Tone },
    /// A dashed line between two squares.
    Dashes { from: Spot, to: Spot, tone: Tone },
    /// A dot on an empty target.
    Dot { at: Spot, tone: Tone },
    /// Filled corners around a target with a piece.
    Corners { at: Spot, tone: Tone },
    /// A broken line over the lower edge of a square: its road was destroyed.
    Rift {
        at: Spot,
        /// Distance from the lower edge, to leave room for a bar, in thousandths of a square.
        rise: i32,
        tone: Tone,
    },
    /// The number of a step on its path, where it enters a square.
    Number {
        at: Spot,
        /// Distance of the center from the left edge of the displayed board, in thousandths of a
        /// square.
        right: i32,
        /// Distance of the center from the upper edge.
        down: i32,
        /// The number, or several numbers.
        text: String,
        tone: Tone,
    },
    /// A few characters in a badge.
    Label { at: Spot, corner: Corner, text: String, tone: Tone },
    /// A symbol in a badge.
    Badge { at: Spot, corner: Corner, fit: BadgeFit, sign: Sign, tone: Tone },
}
