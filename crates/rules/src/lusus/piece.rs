//! Pieces and the tiles attached to them (`rules/lusus.md §§1.2, 3.1`).

use super::tile::{PlacedTile, Tile};
use crate::Side;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A side that loses it loses the game.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn.
    Pawn,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// What a pawn may be promoted to, the default first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The letter in capitals.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P'][self as usize]
    }

    /// The kind with a letter in capitals.
    #[must_use]
    pub fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.symbol() == symbol)
    }

    /// How many slots a piece of this kind has.
    #[must_use]
    pub const fn slots(self) -> usize {
        [1, 2, 4, 3, 3, 2][self as usize]
    }
}

/// The tiles of a piece, in the order in which they were attached.
#[derive(Clone, Copy)]
pub struct PieceTiles {
    tiles: [PlacedTile; 4],
    count: u8,
}

impl PieceTiles {
    /// No tiles.
    pub const NONE: Self = Self { tiles: [PlacedTile { owner: Side::First, tile: None }; 4], count: 0 };

    /// How many tiles there are; Condemn is one.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The tiles in slot order.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = PlacedTile> {
        self.tiles[..self.len()].iter().copied()
    }

    /// The tile with an index, from 0.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> Option<PlacedTile> {
        self.tiles[..self.len()].get(index).copied()
    }

    /// How many slots they fill.
    #[inline]
    #[must_use]
    pub fn filled(&self) -> usize {
        self.iter().map(PlacedTile::width).sum()
    }

    /// Whether one of them is known to be a tile of this type.
    #[inline]
    #[must_use]
    pub fn has(&self, tile: Tile) -> bool {
        self.iter().any(|placed| placed.tile == Some(tile))
    }

    /// The types among them as a set of bits; face-down traps are not in it.
    #[inline]
    pub(super) fn mask(&self) -> u64 {
        self.iter().filter_map(|placed| placed.tile).fold(0, |mask, tile| mask | tile.bit())
    }

    /// Adds a tile at the end; a fifth one is left out.
    pub(super) fn push(&mut self, placed: PlacedTile) {
        if let Some(slot) = self.tiles.get_mut(self.count as usize) {
            *slot = placed;
            self.count += 1;
        }
    }

    /// Removes a tile; later tiles move up.
    pub(super) fn remove(&mut self, index: usize) -> Option<PlacedTile> {
        let removed = self.get(index)?;
        let count = self.len();
        self.tiles.copy_within(index + 1..count, index);
        self.count -= 1;
        Some(removed)
    }

    /// Replaces the tile with an index, if there is one.
    pub(super) fn replace(&mut self, index: usize, placed: PlacedTile) {
        if index < self.len() {
            self.tiles[index] = placed;
        }
    }

    /// The index of the first tile of a type.
    pub(super) fn find(&self, tile: Tile) -> Option<usize> {
        self.iter().position(|placed| placed.tile == Some(tile))
    }
}

impl PartialEq for PieceTiles {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for PieceTiles {}

impl std::fmt::Debug for PieceTiles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A piece with its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub struct Piece {
    /// The side that owns it.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
    /// Its tiles in slot order.
    pub tiles: PieceTiles,
}

impl Piece {
    /// A piece without tiles.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind, tiles: PieceTiles::NONE }
    }

    /// How many slots are free.
    #[must_use]
    pub fn free_slots(&self) -> usize {
        self.kind.slots().saturating_sub(self.tiles.filled())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_move_up() {
        let placed = |tile| PlacedTile { owner: Side::First, tile: Some(tile) };
        let mut tiles = PieceTiles::NONE;
        for tile in [Tile::Queen, Tile::Condemn, Tile::Dodge] {
            tiles.push(placed(tile));
        }
        assert_eq!((tiles.len(), tiles.filled()), (3, 4));
        assert_eq!(tiles.remove(1), Some(placed(Tile::Condemn)));
        assert_eq!(tiles.iter().collect::<Vec<_>>(), [placed(Tile::Queen), placed(Tile::Dodge)]);
        assert_eq!((tiles.find(Tile::Dodge), tiles.remove(2)), (Some(1), None));
    }
}
