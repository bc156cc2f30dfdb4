//! What stands on squares: sprites, chips and tiles.

use sealed_move_rules::Side;

use super::board::Spot;

/// A sprite: its path under `sprites/` without `.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sprite(pub(crate) &'static str);

/// How strongly something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// It is there.
    Solid,
    /// It was there, or no longer counts.
    Faded,
    /// It could be there.
    Faint,
}

/// How much of its square a sprite takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All of it.
    Whole,
    /// Less than all, so that there is room for something round it.
    Within,
    /// So much less that there is room for a ring round it.
    Ringed,
    /// The upper right corner.
    Corner,
}

/// A sprite on a square or in a strip; what comes later covers what comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    /// What is drawn.
    pub(crate) sprite: Sprite,
    /// How strongly.
    pub(crate) presence: Presence,
    /// How large; only on the board.
    pub(crate) extent: Extent,
}

impl Layer {
    /// A layer drawn in full.
    pub(crate) const fn solid(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Whole }
    }

    /// A layer drawn faintly.
    pub(crate) const fn faded(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Faded, extent: Extent::Whole }
    }

    /// A layer with room round it.
    pub(crate) const fn enclosed(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Within }
    }

    /// Whether it frames the whole square, whatever stands there.
    pub(crate) fn frames_a_square(&self) -> bool {
        matches!(self.sprite.0, "marks/column" | "marks/row")
    }

    /// A small layer in the corner.
    pub(crate) const fn corner(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Corner }
    }
}

/// A chip, seen from its edge: the ends say whose it is, the middle what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ChipSprite {
    /// A side's chip.
    Owned {
        /// Whose it is.
        side: Side,
        /// What its middle shows.
        face: ChipFace,
    },
    /// A chip that belongs to nobody, with notched ends.
    Notched,
}

impl ChipSprite {
    /// The most chips on which something stands; it stands beside more of them.
    pub(crate) const LOW: usize = 5;
}

/// The middle of a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ChipFace {
    /// A plus on dark ground.
    Plus,
    /// A cross on light ground.
    Cross,
}

/// A chip in a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PileChip {
    /// What lies there.
    pub(crate) chip: ChipSprite,
    /// Whether the last move laid it there or left it behind.
    pub(crate) touched: bool,
}

/// The shape of a tile: its outline and the hue of its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TileShape {
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

impl TileShape {
    /// All shapes, in the order of a scheme's table.
    pub(crate) const ALL: [Self; 6] =
        [Self::Tablet, Self::Disc, Self::Long, Self::Jagged, Self::Ticket, Self::Back];

    /// How many times as wide as high it is.
    pub(crate) const fn width(self) -> u32 {
        match self {
            Self::Long => 2,
            _ => 1,
        }
    }
}

/// What is written on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TileLabel {
    /// A sign of one color.
    Glyph(Sprite),
    /// Letters.
    Letters(&'static str),
}

/// A tile, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TileSprite {
    /// Whose it is.
    pub(crate) side: Side,
    /// Its shape.
    pub(crate) make: TileShape,
    /// What it says.
    pub(crate) legend: TileLabel,
}

/// A tile and whether the last move put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    /// The tile.
    pub(crate) token: TileSprite,
    /// Whether the last move put it there.
    pub(crate) touched: bool,
}

/// A piece with tiles at its feet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TiledPiece {
    /// Where.
    pub(crate) at: Spot,
    /// The piece.
    pub(crate) piece: Layer,
    /// Its tiles in order.
    pub(crate) tiles: Vec<Placed>,
    /// How many more tiles it could carry, each as wide as high.
    pub(crate) free: u8,
    /// Small sprites in the upper corners, and whether in the right one.
    pub(crate) emblems: Vec<(Sprite, bool)>,
}

/// What stands on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquareContent {
    /// Where.
    pub(crate) at: Spot,
    /// Chips from the bottom upwards.
    pub(crate) pile: Vec<PileChip>,
    /// What stands on the pile; what comes later covers what comes before.
    pub(crate) layers: Vec<Layer>,
    /// Whether it stands on the square's lower edge, as high as it is, for a pile or none.
    pub(crate) stands: bool,
    /// A few letters in the corner.
    pub(crate) symbol: Option<&'static str>,
}

impl SquareContent {
    /// Whether it only tells what was there.
    pub(crate) fn is_gone(&self) -> bool {
        self.layers.iter().any(|layer| layer.presence == Presence::Faded)
    }
}
