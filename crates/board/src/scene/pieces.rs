//! Content of squares: sprites, chips and tiles.

use sealed_move_rules::Side;

use super::board::Spot;

/// The path of a sprite under `sprites/`, without `.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sprite(pub(crate) &'static str);

impl Sprite {
    /// Whether this is the emblem of a closed square instead of a man.
    pub(crate) fn is_emblem(self) -> bool {
        self.0.ends_with("/shield")
    }

    /// Whether this is the king of a side.
    pub(crate) fn is_king_of(self, side: Side) -> bool {
        self.0.ends_with(match side {
            Side::First => "/king-first",
            Side::Second => "/king-second",
        })
    }
}

/// The opacity of a sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Present.
    Solid,
    /// Gone or used.
    Faded,
    /// Possible, such as an empty stock.
    Faint,
}

/// The size of a sprite relative to its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Whole,
    /// A low man. On an empty square he is raised.
    Low,
    /// Larger, with the foot of its path at 90 % of the square: men on small squares. Thousandths of the square.
    Grown(u16),
    /// Smaller, with room for a halo around it.
    Within,
    /// Smaller still, with room for a ring around it.
    Ringed,
    /// In the upper right corner.
    Corner,
}

/// A sprite on a square or in a strip. Later layers cover earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    pub(crate) sprite: Sprite,
    pub(crate) presence: Presence,
    /// Only used on the board.
    pub(crate) extent: Extent,
}

impl Layer {
    pub(crate) const fn solid(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Whole }
    }

    pub(crate) const fn faded(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Faded, extent: Extent::Whole }
    }

    /// Returns a layer with room for a halo around it.
    pub(crate) const fn enclosed(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Within }
    }

    /// Whether the sprite frames its whole square.
    pub(crate) fn frames_a_square(&self) -> bool {
        matches!(self.sprite.0, "marks/column" | "marks/row")
    }

    pub(crate) const fn corner(sprite: Sprite) -> Self {
        Self { sprite, presence: Presence::Solid, extent: Extent::Corner }
    }
}

/// A chip seen from the side. Its ends show the owner and its middle the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ChipSprite {
    Owned {
        side: Side,
        face: ChipFace,
    },
    /// A neutral chip with notched ends.
    Notched,
}

impl ChipSprite {
    /// Maximum number of chips that carry a figure. Beside a taller pile, the figure is drawn on
    /// the ground.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PileChip {
    pub(crate) chip: ChipSprite,
    /// Whether the last move placed the chip or left it behind.
    pub(crate) touched: bool,
}

/// The shape of a tile, which also decides the hue of its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TileShape {
    /// A square with round corners.
    Tablet,
    Disc,
    /// A disc stretched to twice its width.
    Long,
    /// A square with teeth at the top and bottom.
    Jagged,
    /// A square with cut corners.
    Ticket,
    /// The back of a tile.
    Back,
}

impl TileShape {
    /// All shapes, in the order of a scheme's table.
    pub(crate) const ALL: [Self; 6] =
        [Self::Tablet, Self::Disc, Self::Long, Self::Jagged, Self::Ticket, Self::Back];

    /// Returns the width in units of the height.
    pub(crate) const fn width(self) -> u32 {
        match self {
            Self::Long => 2,
            _ => 1,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TileLabel {
    /// A sign in one color.
    Glyph(Sprite),
    Letters(&'static str),
}

/// A tile seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TileSprite {
    pub(crate) side: Side,
    pub(crate) shape: TileShape,
    pub(crate) label: TileLabel,
}

/// A tile on the board or in a graveyard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) token: TileSprite,
    /// Whether the last move placed it.
    pub(crate) touched: bool,
}

/// A piece with tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TiledPiece {
    pub(crate) at: Spot,
    pub(crate) piece: Layer,
    pub(crate) tiles: Vec<Placed>,
    /// Number of free slots, each for a tile of single width.
    pub(crate) free: u8,
    /// Whether the free slots are shown, because they matter here.
    pub(crate) shows_slots: bool,
    /// Small sprites in the upper corners, each with whether it is in the right one.
    pub(crate) emblems: Vec<(Sprite, bool)>,
}

/// The pieces, chips or object on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquareContent {
    pub(crate) at: Spot,
    /// The chips from bottom to top.
    pub(crate) pile: Vec<PileChip>,
    /// The sprites on the pile. Later ones cover earlier ones.
    pub(crate) layers: Vec<Layer>,
    /// Whether the figure has its foot on the lower edge, as games with piles need it.
    pub(crate) stands: bool,
    /// Letters in a corner.
    pub(crate) symbol: Option<&'static str>,
}

impl SquareContent {
    /// Whether this is a ghost.
    pub(crate) fn is_ghost(&self) -> bool {
        self.layers.iter().any(|layer| layer.presence == Presence::Faded)
    }
}
