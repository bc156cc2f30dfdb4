//! The 45 types of tiles, and a tile on a piece (`rules/lusus.md §§1, 5`).

use crate::Side;

/// A type of tile, in the order of the rules file. Every list of tiles is sorted in this order.
///
/// In the docs of the types, "its piece" is the piece with the tile, and "the player" owns that
/// piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tile {
    /// Adds king movement.
    King,
    /// Adds queen movement.
    Queen,
    /// Adds bishop movement.
    Bishop,
    /// Adds knight movement.
    Knight,
    /// Adds rook movement.
    Rook,
    /// Adds pawn movement.
    Pawn,
    /// Its piece may swap squares with an adjacent piece.
    Swap,
    /// A piece with rook movement gets bishop movement, and vice versa.
    RookBishop,
    /// Adds moves of one square along ranks and files.
    Sidestep,
    /// Its piece ignores restrictions, and its other tiles are protected.
    Immune,
    /// The player's pieces that its piece could attack can't be captured.
    Guard,
    /// The player draws one tile less.
    MinusDraw,
    /// The player draws one more tile.
    PlusDraw,
    /// Its piece moves only to adjacent squares.
    StickyFeet,
    /// Its piece can't capture.
    Disarm,
    /// Its piece can only capture.
    Enrage,
    /// Its piece may slide through one piece.
    Phase,
    /// The player may play one more tile.
    DoubleAction,
    /// Its piece bounces off pieces and edges, and other pieces bounce off it.
    Spring,
    /// Fills a slot without effect.
    Deadspace,
    /// Fills two slots without effect.
    Condemn,
    /// Joins files a and h for its piece.
    Wrap,
    /// Freezes all adjacent pieces.
    Ghost,
    /// Freezes its piece.
    Immobilized,
    /// Its piece may move without capturing after a capture.
    HitAndRun,
    /// The player sees the opponent's hand.
    Knowledge,
    /// Its piece captures several pieces in a row.
    BoulderDash,
    /// Its piece may steal a tile of a captured piece.
    Thief,
    /// The capturing piece is captured, too.
    Revenge,
    /// The capturing player draws no tiles after this move.
    NoDraw,
    /// The capture is undone, but the move is used.
    Revert,
    /// Its piece escapes a capture to an adjacent square.
    Dodge,
    /// The player's tiles on the captured piece return to the bag.
    Transfusion,
    /// The player's first other tile on the captured piece returns to the hand.
    Bequeath,
    /// Removes a tile.
    Dispel,
    /// Removes all tiles of a piece.
    Knockout,
    /// Removes a Special tile.
    Disenchant,
    /// Removes a Movement tile.
    Trip,
    /// Removes all Movement tiles of a piece.
    Ensnare,
    /// Returns the opponent's hand to the bag.
    Delay,
    /// Sends two random tiles of the opponent's hand to the graveyard.
    Backstab,
    /// Moves two random tiles of the opponent's hand to the mover's bag.
    LifeTap,
    /// Returns three tiles from the mover's graveyard to the hand.
    Heal,
    /// Plays a tile from the mover's graveyard.
    Recycle,
    /// Exchanges two tiles between two pieces.
    Trade,
}

/// One of the four groups of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Adds a movement.
    Movement,
    /// Has any other effect while it is attached.
    Special,
    /// Stays face down until its piece is captured.
    Trap,
    /// Takes effect once and goes to the graveyard.
    OneTime,
}

impl Tile {
    /// The number of types.
    pub const COUNT: usize = 45;

    /// All types, in the order of the rules file.
    pub const ALL: [Self; Self::COUNT] = [
        Self::King,
        Self::Queen,
        Self::Bishop,
        Self::Knight,
        Self::Rook,
        Self::Pawn,
        Self::Swap,
        Self::RookBishop,
        Self::Sidestep,
        Self::Immune,
        Self::Guard,
        Self::MinusDraw,
        Self::PlusDraw,
        Self::StickyFeet,
        Self::Disarm,
        Self::Enrage,
        Self::Phase,
        Self::DoubleAction,
        Self::Spring,
        Self::Deadspace,
        Self::Condemn,
        Self::Wrap,
        Self::Ghost,
        Self::Immobilized,
        Self::HitAndRun,
        Self::Knowledge,
        Self::BoulderDash,
        Self::Thief,
        Self::Revenge,
        Self::NoDraw,
        Self::Revert,
        Self::Dodge,
        Self::Transfusion,
        Self::Bequeath,
        Self::Dispel,
        Self::Knockout,
        Self::Disenchant,
        Self::Trip,
        Self::Ensnare,
        Self::Delay,
        Self::Backstab,
        Self::LifeTap,
        Self::Heal,
        Self::Recycle,
        Self::Trade,
    ];

    /// The two-letter code in uppercase, as in notations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// Parses an uppercase code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.code() == code)
    }

    /// The group, which decides where the tile can be played.
    #[inline]
    #[must_use]
    pub const fn group(self) -> Group {
        match self as u8 {
            0..=8 => Group::Movement,
            9..=27 => Group::Special,
            28..=33 => Group::Trap,
            _ => Group::OneTime,
        }
    }

    pub(super) const fn is_trap(self) -> bool {
        matches!(self.group(), Group::Trap)
    }

    /// The number of slots that it fills.
    #[must_use]
    pub const fn width(self) -> usize {
        if matches!(self, Self::Condemn) { 2 } else { 1 }
    }

    /// Its bit in a set of types.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self as u8
    }
}

const CODES: [&str; Tile::COUNT] = [
    "KI", "QU", "BI", "KN", "RO", "PA", "SW", "RB", "SI", "IM", "GU", "MD", "PD", "SF", "DM", "EN", "PH",
    "DA", "SP", "DS", "CO", "WR", "GH", "IZ", "HR", "KW", "BD", "TH", "RV", "ND", "UN", "DG", "TF", "BQ",
    "DI", "KO", "DC", "TP", "ES", "DL", "BS", "LT", "HE", "RC", "TD",
];

/// A tile on a piece, as one observer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedTile {
    /// The owner of the tile, who may be the opponent of the piece's owner.
    pub owner: Side,
    /// Its type; `None` for a trap that is hidden from the observer.
    pub tile: Option<Tile>,
}

impl PlacedTile {
    /// The group, which is always public.
    #[must_use]
    pub const fn group(self) -> Group {
        match self.tile {
            Some(tile) => tile.group(),
            None => Group::Trap,
        }
    }

    /// The number of slots that it fills.
    #[must_use]
    pub const fn width(self) -> usize {
        match self.tile {
            Some(tile) => tile.width(),
            None => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_45_tiles_form_four_groups() {
        let count = |group| Tile::ALL.into_iter().filter(|tile| tile.group() == group).count();
        let groups = [Group::Movement, Group::Special, Group::Trap, Group::OneTime];
        assert_eq!(groups.map(count), [9, 19, 6, 11]);
        assert!(Tile::ALL.is_sorted_by(|one, other| one < other));
        for tile in Tile::ALL {
            assert_eq!(Tile::from_code(tile.code()), Some(tile));
        }
        assert_eq!((Tile::from_code("TX"), Tile::from_code("qu")), (None, None));
    }
}
