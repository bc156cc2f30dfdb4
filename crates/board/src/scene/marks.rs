//! What is drawn on the board besides what stands on it: highlights, arrows, badges.

use super::board::Spot;

/// What a highlight means. A theme gives each its colors; each also has shapes of its own,
/// so that no meaning rests on a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The last move.
    Last,
    /// What the last move swept off the board.
    Swept,
    /// Danger to a king.
    Alarm,
    /// What is frozen and cannot move.
    Frost,
}

impl Tone {
    /// All tones, in the order of a theme's table.
    pub(crate) const ALL: [Self; 4] = [Self::Last, Self::Swept, Self::Alarm, Self::Frost];

    /// The place in [`ALL`](Self::ALL).
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A small sign in a round badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Something was added: a merge.
    Plus,
    /// Something became more: a promotion.
    Up,
    /// Something was taken here.
    Cross,
    /// Beware of this one.
    Bang,
    /// Something was struck here and has burst.
    Burst,
    /// Chips were put here.
    ChipsAdded,
    /// Chips were put here that shut the square.
    Shield,
    /// Chips changed their order here.
    Shuffle,
    /// The piece that came here had to go back.
    Undo,
    /// An egg opened here.
    Egg,
    /// Something came down here from beside the board.
    Down,
    /// A piece changed sides here.
    Turncoat,
    /// What stood here changed places with what stood elsewhere.
    Exchange,
}

/// Where a badge sits on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corner {
    /// Upper right.
    UpperRight,
    /// Lower right.
    LowerRight,
    /// Lower left.
    LowerLeft,
    /// Upper left.
    UpperLeft,
}

impl Corner {
    /// All corners clockwise from where badges sit first.
    pub(crate) const ALL: [Self; 4] = [Self::UpperRight, Self::LowerRight, Self::LowerLeft, Self::UpperLeft];
    /// Those in which no chips and no tiles lie.
    pub(crate) const UPPER: [Self; 2] = [Self::UpperRight, Self::UpperLeft];

    /// Where it lies from the middle: to the right, and upwards.
    pub(crate) const fn direction(self) -> (i32, i32) {
        match self {
            Self::UpperRight => (1, 1),
            Self::LowerRight => (1, -1),
            Self::LowerLeft => (-1, -1),
            Self::UpperLeft => (-1, 1),
        }
    }
}

/// Something drawn on the board besides what stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Four brackets round a square.
    Brackets {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A frame along the edge of a square.
    Frame {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A frame within a square with its corners cut, beside which a [`Frame`](Self::Frame) has room.
    Octagon {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A ring round what stands on a square.
    Ring {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A line through the middles of squares, whose head stops at the border of the last one.
    Path {
        /// Where it begins, bends and ends.
        spots: Vec<Spot>,
        /// What it means.
        tone: Tone,
    },
    /// A dashed arrow: something thrown while its owner stays.
    Toss {
        /// Where it begins.
        from: Spot,
        /// Where it points.
        to: Spot,
        /// Whether it flies back over a way, and so beside it.
        aside: bool,
        /// What it means.
        tone: Tone,
    },
    /// A line that ends at a bar before a square: the piece that came bounced off.
    Bounce {
        /// Where it begins.
        from: Spot,
        /// What it runs against.
        against: Spot,
        /// What it means.
        tone: Tone,
    },
    /// Dots along the edge of several squares together.
    Surround {
        /// The squares.
        spots: Vec<Spot>,
        /// What it means.
        tone: Tone,
    },
    /// A line struck through all squares from one to another.
    Strike {
        /// The first square.
        from: Spot,
        /// The last square.
        to: Spot,
        /// What it means.
        tone: Tone,
    },
    /// An arrow with two heads between squares that exchanged what stood on them, from border to border.
    Swap {
        /// The one square.
        from: Spot,
        /// The other.
        to: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A dashed line between two squares.
    Dashes {
        /// Where it begins.
        from: Spot,
        /// Where it ends.
        to: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A dot in the middle of an empty square.
    Dot {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// Filled corners round what stands on a square.
    Corners {
        /// The square.
        at: Spot,
        /// What it means.
        tone: Tone,
    },
    /// A broken line over the lower edge of a square: a road was destroyed there.
    Rift {
        /// The square.
        at: Spot,
        /// How far above the lower edge, in thousandths of a square: where a bar lies on the edge.
        rise: i32,
        /// What it means.
        tone: Tone,
    },
    /// The number of a step on its way, where it enters a square.
    Number {
        /// The square.
        at: Spot,
        /// How far its middle lies from the left edge of the board as it is seen, in thousandths of a square.
        right: i32,
        /// How far from the upper edge.
        down: i32,
        /// The number, or numbers.
        text: String,
        /// What it means.
        tone: Tone,
    },
    /// A few characters in a badge in a corner of a square.
    Label {
        /// The square.
        at: Spot,
        /// Which corner.
        corner: Corner,
        /// The characters.
        text: String,
        /// What it means.
        tone: Tone,
    },
    /// A badge in a corner of a square.
    Badge {
        /// The square.
        at: Spot,
        /// Which corner.
        corner: Corner,
        /// How far from the upper or lower edge, in thousandths of a square: where a bar lies on the edge.
        off: i32,
        /// Its sign.
        sign: Sign,
        /// What it means.
        tone: Tone,
    },
}
