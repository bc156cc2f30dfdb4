//! Hands, bags and graveyards (`rules/lusus.md §1.1`).

use super::tile::Tile;
use crate::Side;

/// The place of a tile that is not on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// Tiles to play in the next move.
    Hand,
    /// Tiles to draw, without an order.
    Bag,
    /// Tiles out of play, which Heal and Recycle can return.
    Graveyard,
}

impl Pile {
    /// All piles, in the order of position strings.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Bag, Self::Graveyard];
}

/// The tiles of one pile, as an observer knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The number of tiles of each type.
    Open([u8; Tile::COUNT]),
    /// Only the total number of tiles.
    Closed(usize),
}

impl Zone {
    /// A known pile without tiles.
    pub const EMPTY: Self = Self::Open([0; Tile::COUNT]);

    /// The number of tiles.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::Open(counts) => counts.iter().map(|count| usize::from(*count)).sum(),
            Self::Closed(count) => *count,
        }
    }

    /// Whether the pile has no tiles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// All tiles, sorted; `None` if only their number is known.
    #[must_use]
    pub fn tiles(&self) -> Option<Vec<Tile>> {
        match self {
            Self::Open(counts) => {
                let tiles = Tile::ALL.into_iter().zip(counts);
                Some(tiles.flat_map(|(tile, count)| vec![tile; usize::from(*count)]).collect())
            }
            Self::Closed(_) => None,
        }
    }

    /// The known types of tiles, sorted and without duplicates.
    pub(super) fn types(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|tile| self.has(*tile))
    }

    /// Whether the pile is known to have a tile of this type.
    #[must_use]
    pub fn has(&self, tile: Tile) -> bool {
        matches!(self, Self::Open(counts) if counts[tile as usize] > 0)
    }

    /// Adds a tile; `None` is a tile of unknown type and leaves only the total number known.
    pub(super) fn put(&mut self, tile: Option<Tile>) {
        match (&mut *self, tile) {
            (Self::Open(counts), Some(tile)) => counts[tile as usize] += 1,
            (Self::Closed(count), _) => *count += 1,
            (Self::Open(_), None) => *self = Self::Closed(self.count() + 1),
        }
    }

    /// Removes a tile of this type, and returns whether one was known to be there.
    pub(super) fn take(&mut self, tile: Tile) -> bool {
        match self {
            Self::Open(counts) if counts[tile as usize] > 0 => {
                counts[tile as usize] -= 1;
                true
            }
            _ => false,
        }
    }

    /// Removes tiles of unknown types, which leaves only the total number known.
    pub(super) fn take_unknown(&mut self, count: usize) {
        *self = Self::Closed(self.count().saturating_sub(count));
    }

    /// Removes an existing tile, known to the observer or not.
    pub(super) fn spend(&mut self, tile: Option<Tile>) {
        if !tile.is_some_and(|tile| self.take(tile)) {
            self.take_unknown(1);
        }
    }

    /// Moves all tiles to another pile.
    pub(super) fn pour_into(&mut self, other: &mut Self) {
        match (std::mem::replace(self, Self::EMPTY), &mut *other) {
            (Self::Open(from), Self::Open(to)) => {
                to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
            }
            (from, to) => *other = Self::Closed(from.count() + to.count()),
        }
    }
}

/// The piles of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Zones([[Zone; 3]; 2]);

impl Zones {
    pub(super) const EMPTY: Self = Self([const { [Zone::EMPTY; 3] }; 2]);

    pub(super) const fn get(&self, side: Side, pile: Pile) -> &Zone {
        &self.0[side.index()][pile as usize]
    }

    pub(super) const fn get_mut(&mut self, side: Side, pile: Pile) -> &mut Zone {
        &mut self.0[side.index()][pile as usize]
    }

    /// Moves a player's hand to the bag.
    pub(super) fn discard(&mut self, side: Side) {
        let [hand, bag, _] = &mut self.0[side.index()];
        hand.pour_into(bag);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_tiles_leave_only_a_count() {
        let mut hand = Zone::EMPTY;
        hand.put(Some(Tile::Trade));
        hand.put(Some(Tile::King));
        hand.put(Some(Tile::King));
        assert_eq!(hand.tiles(), Some(vec![Tile::King, Tile::King, Tile::Trade]));
        assert_eq!(hand.types().collect::<Vec<_>>(), [Tile::King, Tile::Trade]);
        assert!(hand.take(Tile::King) && hand.has(Tile::King) && !hand.take(Tile::Queen));
        let mut bag = Zone::Closed(40);
        hand.pour_into(&mut bag);
        assert_eq!((hand, &bag), (Zone::EMPTY, &Zone::Closed(42)));
        bag.put(Some(Tile::King));
        assert_eq!((bag.count(), bag.has(Tile::King), bag.tiles()), (43, false, None));
        let mut open = Zone::EMPTY;
        open.put(None);
        open.take_unknown(2);
        assert_eq!(open, Zone::Closed(0));
    }
}
