//! Pieces and the tiles attached to them (`rules/lusus.md §§1.2, 3.1`).

use super::tile::{PlacedTile, Tile};
use crate::Side;

/// A kind of piece, which sets its basic movement and its slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Its capture loses the game; 1 slot.
    King,
    /// 2 slots.
    Queen,
    /// 4 slots.
    Rook,
    /// 3 slots.
    Bishop,
    /// 3 slots.
    Knight,
    /// 2 slots.
    Pawn,
}

impl Kind {
    /// All kinds, in the order of declaration.
    pub const ALL: [Self; 6] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// Promotion choices, the default first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The uppercase letter.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P'][self as usize]
    }

    /// Parses an uppercase letter.
    #[must_use]
    pub fn from_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.symbol() == symbol)
    }

    /// The number of slots for tiles.
    #[must_use]
    pub const fn slots(self) -> usize {
        [1, 2, 4, 3, 3, 2][self as usize]
    }
}

/// The tiles of a piece, in the order they were attached.
#[derive(Clone, Copy)]
pub struct PieceTiles {
    tiles: [PlacedTile; 4],
    count: u8,
}

impl PieceTiles {
    /// An empty list.
    pub const NONE: Self = Self { tiles: [PlacedTile { owner: Side::First, tile: None }; 4], count: 0 };

    /// The number of tiles. Condemn counts as one, although it fills more slots.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether the piece has no tiles.
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

    /// The tile at an index, from 0.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> Option<PlacedTile> {
        self.tiles[..self.len()].get(index).copied()
    }

    /// The number of filled slots.
    #[inline]
    #[must_use]
    pub fn filled(&self) -> usize {
        self.iter().map(PlacedTile::width).sum()
    }

    /// Whether a visible tile has this type.
    #[inline]
    #[must_use]
    pub fn has(&self, tile: Tile) -> bool {
        self.iter().any(|placed| placed.tile == Some(tile))
    }

    /// The types of visible tiles, as bits.
    #[inline]
    pub(super) fn mask(&self) -> u64 {
        self.iter().filter_map(|placed| placed.tile).fold(0, |mask, tile| mask | tile.bit())
    }

    /// Appends a tile; a fifth one is dropped.
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

    /// Replaces the tile at an index, if there is one.
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

/// A piece with its tiles, aligned so that it is copied in whole words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// The kind, as changed by a promotion.
    pub kind: Kind,
    /// Its tiles in slot order, of both players.
    pub tiles: PieceTiles,
}

impl Piece {
    /// A piece without tiles.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind, tiles: PieceTiles::NONE }
    }

    /// The number of free slots.
    #[must_use]
    pub fn free_slots(&self) -> usize {
        self.kind.slots().saturating_sub(self.tiles.filled())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removing_a_tile_shifts_later_tiles() {
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
