//! The 45 types of tiles, and a tile on a piece (`rules/lusus.md §§1, 5`).

use crate::Side;

/// A type of tile, in the order of the rules file, in which every list of tiles is sorted.
///
/// "Its piece" is the piece that it is attached to; "the player" owns that piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tile {
    /// Also moves like a king.
    King,
    /// Also moves like a queen.
    Queen,
    /// Also moves like a bishop.
    Bishop,
    /// Also moves like a knight.
    Knight,
    /// Also moves like a rook.
    Rook,
    /// Also has pawn movement.
    Pawn,
    /// May change places with a neighbor.
    Swap,
    /// Rook movement brings bishop movement, and the other way round.
    RookBishop,
    /// Also moves one square orthogonally.
    Sidestep,
    /// Its piece ignores restrictions; protects the other tiles of its piece.
    Immune,
    /// Own pieces that its piece could attack cannot be captured.
    Guard,
    /// The player draws one tile fewer.
    MinusDraw,
    /// The player draws one tile more.
    PlusDraw,
    /// Moves only to neighboring squares.
    StickyFeet,
    /// No captures.
    Disarm,
    /// Only captures.
    Enrage,
    /// Rides through one piece.
    Phase,
    /// The player may play one tile more.
    DoubleAction,
    /// Bounces off pieces and edges, and others off its piece.
    Spring,
    /// Only fills a slot.
    Deadspace,
    /// Only fills two slots.
    Condemn,
    /// Files are joined at the sides.
    Wrap,
    /// Freezes all neighbors.
    Ghost,
    /// Frozen.
    Immobilized,
    /// A passive move after a capture.
    HitAndRun,
    /// The player sees the opponent's hand.
    Knowledge,
    /// Rolls on through pieces in a row.
    BoulderDash,
    /// Steals a tile of the piece that its piece captures.
    Thief,
    /// The capturer is captured.
    Revenge,
    /// The capturing player draws no tiles after this move.
    NoDraw,
    /// The capturing move is undone and used up.
    Revert,
    /// Escapes to a neighboring square.
    Dodge,
    /// The player's tiles on its piece go to the player's bag.
    Transfusion,
    /// The player's first other tile on its piece goes to the player's hand.
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
    /// The opponent's hand goes back to the bag.
    Delay,
    /// Two random tiles of the opponent's hand go to the graveyard.
    Backstab,
    /// Two random tiles of the opponent's hand go to the player's own bag.
    LifeTap,
    /// Three tiles of the player's own graveyard go to the hand.
    Heal,
    /// Plays a tile of the player's own graveyard.
    Recycle,
    /// Exchanges two tiles on two pieces.
    Trade,
}

/// A group of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// Another way to move.
    Movement,
    /// Any other effect that lasts while the tile is attached.
    Special,
    /// Lies face down until its piece is captured.
    Trap,
    /// Takes effect once and goes to the graveyard.
    OneTime,
}

impl Tile {
    /// How many types there are.
    pub const COUNT: usize = 45;

    /// All types in order.
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

    /// The two letters of the notation, in capitals.
    #[must_use]
    pub const fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// The type with a code in capitals.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.code() == code)
    }

    /// The group that it belongs to.
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

    /// Whether it is a trap.
    pub(super) const fn is_trap(self) -> bool {
        matches!(self.group(), Group::Trap)
    }

    /// How many slots it fills.
    #[must_use]
    pub const fn width(self) -> usize {
        if matches!(self, Self::Condemn) { 2 } else { 1 }
    }

    /// Its bit in a set of tiles.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// The codes in order.
const CODES: [&str; Tile::COUNT] = [
    "KI", "QU", "BI", "KN", "RO", "PA", "SW", "RB", "SI", "IM", "GU", "MD", "PD", "SF", "DM", "EN", "PH",
    "DA", "SP", "DS", "CO", "WR", "GH", "IZ", "HR", "KW", "BD", "TH", "RV", "ND", "UN", "DG", "TF", "BQ",
    "DI", "KO", "DC", "TP", "ES", "DL", "BS", "LT", "HE", "RC", "TD",
];

/// A tile on a piece, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedTile {
    /// The side that owns the tile; the piece may be the other side's.
    pub owner: Side,
    /// Its type; `None` for a trap that is hidden from the observer.
    pub tile: Option<Tile>,
}

impl PlacedTile {
    /// The group, which everyone knows.
    #[must_use]
    pub const fn group(self) -> Group {
        match self.tile {
            Some(tile) => tile.group(),
            None => Group::Trap,
        }
    }

    /// How many slots it fills.
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
    fn there_are_45_in_four_groups() {
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
