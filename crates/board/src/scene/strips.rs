//! Each side's strip beside the board.

use sealed_move_rules::Side;

use super::pieces::{ChipSprite, Layer, Placed, Sprite, TileSprite};
use crate::request::Labels;

/// A sprite with a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountedSprite {
    pub(crate) sprite: Sprite,
    pub(crate) count: u16,
}

/// A power with a single use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PowerMark {
    /// From bottom to top.
    pub(crate) layers: Vec<Layer>,
    /// Whether it has been used, which strikes it out.
    pub(crate) spent: bool,
}

/// A kind of chip with a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Gauge {
    pub(crate) chip: ChipSprite,
    pub(crate) count: u16,
}

/// The possessions of a side that are not on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holdings {
    /// Pieces in hand and powers.
    Tray {
        /// All kinds in a fixed order, even with a count of zero.
        stock: Vec<CountedSprite>,
        powers: Vec<PowerMark>,
    },
    /// Counts of chips.
    Gauges(Vec<Gauge>),
    /// Powers, and optional information.
    Emblems {
        /// A pending choice as sprites on a banner. Usually empty.
        banner: Vec<Sprite>,
        /// Pieces beyond the usual number, such as additional kings.
        stock: Vec<CountedSprite>,
        powers: Vec<PowerMark>,
    },
    Tiles(Tiles),
}

impl Holdings {
    /// Whether these are tiles, which need a wider panel.
    pub(crate) const fn are_tiles(&self) -> bool {
        matches!(self, Self::Tiles(_))
    }
}

/// The tiles of a side that are not on pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// The tiles in hand, or their backs.
    pub(crate) hand: Vec<TileSprite>,
    /// Whether the hand shows backs.
    pub(crate) hidden: bool,
    /// Counts, each after its sign.
    pub(crate) counts: Vec<CountedSprite>,
    /// The sign before the graveyard.
    pub(crate) heading: Sprite,
    /// The graveyard.
    pub(crate) spent: Vec<Placed>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strip {
    pub(crate) side: Side,
    /// The side's name.
    pub(crate) name: String,
    /// The player's name.
    pub(crate) player: Option<String>,
    /// The side's score after the game.
    pub(crate) score: Option<String>,
    pub(crate) on_turn: bool,
    /// Whether the other side is on turn.
    pub(crate) waits: bool,
    pub(crate) holdings: Holdings,
}

impl Strip {
    /// Creates the strip of a side. `turn` is ignored after the game.
    pub(crate) fn new(side: Side, labels: &Labels<'_>, turn: Side, holdings: Holdings) -> Self {
        let goes_on = labels.turn.is_some() && labels.end.is_none();
        let score = labels.end.and_then(|end| end.scores).map(|scores| scores[side.index()].to_owned());
        Self {
            side,
            name: labels.sides[side.index()].to_owned(),
            player: labels.players[side.index()].map(str::to_owned),
            score,
            on_turn: goes_on && turn == side,
            waits: goes_on && turn != side,
            holdings,
        }
    }
}
