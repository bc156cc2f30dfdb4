//! What a side has beside the board.

use sealed_move_rules::Side;

use super::pieces::{ChipSprite, Layer, Placed, Sprite, TileSprite};
use crate::request::Labels;

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
}

/// What a side has beside the board, or on all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Holdings {
    /// Pieces in hand and powers.
    Tray {
        /// Every kind that a side can hold, in a fixed order; those it does not hold with a count of zero.
        stock: Vec<CountedSprite>,
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

impl Holdings {
    /// Whether these are tiles, which need a wider panel.
    pub(crate) const fn are_tiles(&self) -> bool {
        matches!(self, Self::Tiles(_))
    }
}

/// The tiles of a side that are on no piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// The hand: its tiles, or their backs.
    pub(crate) hand: Vec<TileSprite>,
    /// Whether the hand is seen from behind.
    pub(crate) hidden: bool,
    /// Numbers, each behind its sign.
    pub(crate) counts: Vec<CountedSprite>,
    /// The sign before the tiles that are out of play.
    pub(crate) heading: Sprite,
    /// The tiles that are out of play.
    pub(crate) spent: Vec<Placed>,
}

/// What belongs to a side beside the board, on the side's own edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strip {
    /// Whose it is.
    pub(crate) side: Side,
    /// The side's name.
    pub(crate) name: String,
    /// The name of the side's player.
    pub(crate) player: Option<String>,
    /// What the side got at the end.
    pub(crate) score: Option<String>,
    /// Whether the side is on turn.
    pub(crate) on_turn: bool,
    /// Whether the other one is.
    pub(crate) waits: bool,
    /// What the side has.
    pub(crate) holdings: Holdings,
}

impl Strip {
    /// What belongs to a side; `turn` says whose turn it is, where the game goes on.
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
