//! What a side has beside the board.

use sealed_move_rules::Side;

use super::pieces::{ChipSprite, Layer, Placed, Sprite, TileSprite};

/// One entry of a strip: a sprite and how many of it there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountedSprite {
    /// What there is.
    pub(crate) sprite: Sprite,
    /// How many.
    pub(crate) count: u16,
}

/// A power that can be spent once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PowerMark {
    /// From below upwards.
    pub(crate) layers: Vec<Layer>,
    /// Whether it is gone; it is then struck out.
    pub(crate) spent: bool,
}

/// How many chips of a kind a side has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Gauge {
    /// Which chips.
    pub(crate) chip: ChipSprite,
    /// How many there are.
    pub(crate) count: u16,
    /// How many there were at the start.
    pub(crate) full: u16,
}

/// What a side has beside the board, or on all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holdings {
    /// Pieces in hand and powers.
    Tray {
        /// What the side holds; a dash is drawn where there is nothing.
        stock: Vec<CountedSprite>,
        /// How many kinds of stock there could be: the room that is kept.
        slots: u8,
        /// The side's powers.
        powers: Vec<PowerMark>,
    },
    /// Counts of chips.
    Gauges(Vec<Gauge>),
    /// Powers, and what is worth showing only at times.
    Emblems {
        /// What the side still has to choose, as signs on a banner; mostly nothing.
        banner: Vec<Sprite>,
        /// What the side has more than the usual number of.
        stock: Vec<CountedSprite>,
        /// The side's powers.
        powers: Vec<PowerMark>,
    },
    /// Tiles in hand and elsewhere.
    Tiles(Tiles),
}

/// The tiles of a side that are on no piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// The hand: its tiles, or their backs.
    pub(crate) hand: Vec<TileSprite>,
    /// The letters below each tile of the hand, if any.
    pub(crate) letters: Vec<&'static str>,
    /// Numbers, each behind its sign.
    pub(crate) counts: Vec<CountedSprite>,
    /// The sign before the tiles that are out of play.
    pub(crate) heading: Sprite,
    /// The tiles that are out of play.
    pub(crate) spent: Vec<Placed>,
}

/// The strip beside the board that belongs to a side, on the side's own edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strip {
    /// Whose it is.
    pub(crate) side: Side,
    /// The side's name.
    pub(crate) name: String,
    /// A second line of text, for the side on turn only.
    pub(crate) note: Option<String>,
    /// Whether the side is on turn.
    pub(crate) on_turn: bool,
    /// What the side has.
    pub(crate) holdings: Holdings,
}
