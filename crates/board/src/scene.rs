//! What a picture shows, as plain data: no pixels, no colours, no game.
//!
//! Each game builds a [`Scene`] from its view in a module of its own; [`paint`](super::paint)
//! draws every scene alike. A new game costs such a module and its sprites.

use sealed_move_rules::Side;

/// A square: file and rank from 0, as counted from the first side's left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    /// The file.
    pub(super) file: u8,
    /// The rank.
    pub(super) rank: u8,
}

/// How files and ranks are named at the edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Coordinates {
    /// Files from `a` and ranks from 1, both from the first side's left corner.
    FromOne,
    /// Files from `A` at the first side's right hand, ranks from 0.
    FromZeroTurned,
}

impl Coordinates {
    /// The name of a file of a board of so many files.
    pub(super) const fn file(self, file: u8, files: u8) -> char {
        match self {
            Self::FromOne => (b'a' + file) as char,
            Self::FromZeroTurned => (b'A' + files - 1 - file) as char,
        }
    }

    /// The number of a rank.
    pub(super) const fn rank(self, rank: u8) -> u8 {
        match self {
            Self::FromOne => rank + 1,
            Self::FromZeroTurned => rank,
        }
    }

    /// The spot with a name, on a board of so many files and ranks.
    fn spot(self, name: &str, files: u8, ranks: u8) -> Option<Spot> {
        let named = |file: &u8| name.starts_with(self.file(*file, files));
        let file = (0..files).find(named)?;
        let rank = (0..ranks).find(|rank| name[1..] == self.rank(*rank).to_string())?;
        Some(Spot { file, rank })
    }
}

/// The colours that the sides of a game have in every theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Livery {
    /// Bone against umber.
    Bone,
    /// Gold against red, and blue steel that belongs to nobody.
    Gold,
    /// Bone against umber, and coloured things that belong to nobody.
    Motley,
    /// Bone against umber, with tiles of several makes.
    Tiles,
}

/// How a picture is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Format {
    /// A board of many squares between strips of one line.
    Wide,
    /// A board of few squares, large enough for tiles, between strips of two lines.
    Tall,
}

impl Livery {
    /// All liveries.
    #[cfg(test)]
    pub(super) const ALL: [Self; 4] = [Self::Bone, Self::Gold, Self::Motley, Self::Tiles];
}

/// A sprite: its path under `sprites/` without `.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sprite(pub(super) &'static str);

/// How strongly something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    /// It is there.
    Solid,
    /// It is there, but not as it usually is.
    Pale,
    /// It was there, or no longer counts.
    Faded,
}

/// How much of its square a sprite takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// All of it.
    Whole,
    /// Its middle, so that there is room for something round it.
    Within,
}

/// A sprite on a square or in a strip; what comes later covers what comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layer {
    /// What is drawn.
    pub(super) sprite: Sprite,
    /// How strongly.
    pub(super) presence: Presence,
    /// How large; only on the board.
    pub(super) extent: Extent,
}

impl Layer {
    /// A layer drawn in full.
    pub(super) const fn solid(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Whole }
    }

    /// A layer drawn faintly.
    pub(super) const fn faded(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Faded, extent: Extent::Whole }
    }

    /// A layer with room round it, drawn less strongly.
    pub(super) const fn enclosed(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Pale, extent: Extent::Within }
    }
}

/// A chip, seen from its edge: the ends say whose it is, the middle what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Chip {
    /// A side's chip.
    Owned {
        /// Whose it is.
        side: Side,
        /// What its middle shows.
        face: Face,
    },
    /// A chip that belongs to nobody, with notched ends.
    Notched,
}

/// The middle of a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Face {
    /// A plus on dark ground.
    Plus,
    /// A cross on light ground.
    Cross,
}

/// A chip in a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bar {
    /// What lies there.
    pub(super) chip: Chip,
    /// Whether the last turn laid it there or left it behind.
    pub(super) touched: bool,
}

/// The make of a tile: its outline and the hue of its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Make {
    /// A square with round corners.
    Tablet,
    /// A disc.
    Disc,
    /// A disc drawn out to twice its width.
    Long,
    /// A square with teeth above and below.
    Jagged,
    /// A square with its corners bitten off.
    Ticket,
    /// A square seen from behind.
    Back,
}

impl Make {
    /// All makes, in the order of a livery's table.
    pub(super) const ALL: [Self; 6] =
        [Self::Tablet, Self::Disc, Self::Long, Self::Jagged, Self::Ticket, Self::Back];

    /// How many times as wide as high it is.
    pub(super) const fn width(self) -> u32 {
        match self {
            Self::Long => 2,
            _ => 1,
        }
    }
}

/// What is written on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Legend {
    /// A sign of one colour.
    Glyph(Sprite),
    /// Letters.
    Letters(&'static str),
}

/// A tile, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Token {
    /// Whose it is.
    pub(super) side: Side,
    /// Its make.
    pub(super) make: Make,
    /// What it says.
    pub(super) legend: Legend,
}

/// A tile and whether the last turn put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    /// The tile.
    pub(super) token: Token,
    /// Whether the last turn put it there.
    pub(super) touched: bool,
}

/// A man with tiles at his feet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    /// Where.
    pub(super) at: Spot,
    /// The man.
    pub(super) man: Layer,
    /// His tiles in order.
    pub(super) tiles: Vec<Placed>,
    /// How many he could still bear, each as wide as high.
    pub(super) free: u8,
    /// Sprites as large as the square, over everything.
    pub(super) emblems: Vec<Sprite>,
}

/// What stands on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// Where.
    pub(super) at: Spot,
    /// Chips from the bottom upwards.
    pub(super) pile: Vec<Bar>,
    /// What stands on the pile; what comes later covers what comes before.
    pub(super) layers: Vec<Layer>,
    /// A few letters in the corner.
    pub(super) symbol: Option<&'static str>,
}

/// What a highlight speaks of. A theme gives each its colours; each also has shapes of its own,
/// so that no meaning rests on a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// The last turn.
    Last,
    /// What the last turn swept off the board.
    Swept,
    /// Danger to a king.
    Alarm,
    /// What cannot move for cold.
    Frost,
}

impl Tone {
    /// All tones, in the order of a theme's table.
    pub(super) const ALL: [Self; 4] = [Self::Last, Self::Swept, Self::Alarm, Self::Frost];

    /// The place in [`ALL`](Self::ALL).
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// A small sign in a round badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
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
    /// A road of chips was destroyed here.
    Broken,
    /// Chips were put here.
    Chips,
    /// Chips were put here that shut the square.
    Shield,
    /// Chips changed their order here.
    Shuffle,
    /// Whoever came here had to go back.
    Undo,
    /// An egg opened here.
    Egg,
    /// Something came down here from beside the board.
    Down,
    /// Somebody changed sides here.
    Turncoat,
}

/// Where a badge sits on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    /// Upper left.
    Left,
    /// Upper right.
    Right,
    /// On the right, below a badge in the corner.
    BelowRight,
}

/// Something drawn on the board besides what stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Four brackets round a square.
    Brackets {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A frame along the edge of a square.
    Frame {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A frame within a square with its corners cut, beside which a [`Frame`](Self::Frame) has room.
    Octagon {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A ring round what stands on a square.
    Ring {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// An arrow from the middle of a square to the edge of another.
    Arrow {
        /// Where it begins.
        from: Spot,
        /// Where it points.
        to: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A line through the middles of squares with an arrow's head at its end.
    Path {
        /// Where it begins, bends and ends.
        spots: Vec<Spot>,
        /// What it speaks of.
        tone: Tone,
    },
    /// A dashed arrow: something thrown while its owner stays.
    Toss {
        /// Where it begins.
        from: Spot,
        /// Where it points.
        to: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A line that ends at a bar before a square: whoever came bounced off.
    Bounce {
        /// Where it begins.
        from: Spot,
        /// What it runs against.
        against: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// Dots round a square and its neighbours.
    Surround {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A line struck through all squares from one to another.
    Strike {
        /// The first square.
        from: Spot,
        /// The last square.
        to: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// An arrow with two heads between squares that exchanged what stood on them.
    Swap {
        /// The one square.
        from: Spot,
        /// The other.
        to: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A dashed line between two squares.
    Dashes {
        /// Where it begins.
        from: Spot,
        /// Where it ends.
        to: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A dot in the middle of an empty square.
    Dot {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// Filled corners round what stands on a square.
    Corners {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A cross over a square.
    Cross {
        /// The square.
        at: Spot,
        /// What it speaks of.
        tone: Tone,
    },
    /// A few characters in a badge in the upper left corner of a square.
    Label {
        /// The square.
        at: Spot,
        /// The characters.
        text: String,
        /// What it speaks of.
        tone: Tone,
    },
    /// A badge in a corner of a square.
    Badge {
        /// The square.
        at: Spot,
        /// Which corner.
        corner: Corner,
        /// Its sign.
        sign: Sign,
        /// What it speaks of.
        tone: Tone,
    },
}

/// One entry of a strip: a sprite and how many of it there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stock {
    /// What there is.
    pub(super) sprite: Sprite,
    /// How many.
    pub(super) count: u16,
}

/// A power that can be spent once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Power {
    /// From below upwards.
    pub(super) layers: Vec<Layer>,
    /// Whether it is gone; it is then struck out.
    pub(super) spent: bool,
}

/// How many chips of a kind a side has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gauge {
    /// Which chips.
    pub(super) chip: Chip,
    /// How many there are.
    pub(super) count: u16,
    /// How many there were at the start.
    pub(super) full: u16,
}

/// What a side has beside the board, or on all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Holdings {
    /// Men in hand and powers.
    Tray {
        /// What the side holds; a dash is drawn where there is nothing.
        stock: Vec<Stock>,
        /// How many kinds of stock there could be: the room that is kept.
        slots: u8,
        /// The side's powers.
        powers: Vec<Power>,
    },
    /// Counts of chips.
    Gauges(Vec<Gauge>),
    /// Powers, and what is worth showing only at times.
    Emblems {
        /// What the side still has to choose, as signs on a banner; mostly nothing.
        banner: Vec<Sprite>,
        /// What the side has more than the usual number of.
        stock: Vec<Stock>,
        /// The side's powers.
        powers: Vec<Power>,
    },
    /// Tiles in hand and elsewhere.
    Tiles(Tiles),
}

/// The tiles of a side that are on no man.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tiles {
    /// The hand: its tiles, or their backs.
    pub(super) hand: Vec<Token>,
    /// The letters below each tile of the hand, if any.
    pub(super) letters: Vec<&'static str>,
    /// Numbers, each behind its sign.
    pub(super) counts: Vec<Stock>,
    /// The sign before the tiles that are out of play.
    pub(super) heading: Sprite,
    /// The tiles that are out of play.
    pub(super) spent: Vec<Placed>,
}

/// The strip beside the board that belongs to a side, on the side's own edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Strip {
    /// Whose it is.
    pub(super) side: Side,
    /// The side's name.
    pub(super) name: String,
    /// A second line of text, for the side on turn only.
    pub(super) note: Option<String>,
    /// Whether the side is on turn.
    pub(super) on_turn: bool,
    /// What the side has.
    pub(super) holdings: Holdings,
}

/// A whole picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scene {
    /// The number of files.
    pub(super) files: u8,
    /// The number of ranks.
    pub(super) ranks: u8,
    /// How both are named.
    pub(super) coordinates: Coordinates,
    /// How the picture is divided.
    pub(super) format: Format,
    /// The colours of the sides.
    pub(super) livery: Livery,
    /// Who sits at the lower edge.
    pub(super) bottom: Side,
    /// Squares in another colour.
    pub(super) tints: Vec<(Spot, Tone)>,
    /// What stands on the board.
    pub(super) cells: Vec<Cell>,
    /// Men with tiles on it.
    pub(super) figures: Vec<Figure>,
    /// What is drawn below it, in this order.
    pub(super) ground: Vec<Mark>,
    /// What is drawn over it, in this order.
    pub(super) marks: Vec<Mark>,
    /// The strips of both sides.
    pub(super) strips: [Strip; 2],
}

impl Scene {
    /// The spot of the square with a name.
    pub(super) fn spot(&self, name: &str) -> Option<Spot> {
        self.coordinates.spot(name, self.files, self.ranks)
    }

    /// Whether nothing stands or lies on a square.
    pub(super) fn is_empty_at(&self, at: Spot) -> bool {
        let stands = self.figures.iter().map(|figure| figure.at);
        !self.cells.iter().map(|cell| cell.at).chain(stands).any(|taken| taken == at)
    }
}
