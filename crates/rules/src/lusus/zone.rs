//! Hands, bags and graveyards (`rules/lusus.md §1.1`).

use super::tile::Tile;
use crate::Side;

/// Where a tile that is on no piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// The hand.
    Hand,
    /// The bag, which has no order.
    Bag,
    /// The graveyard.
    Graveyard,
}

impl Pile {
    /// All piles in the order of position strings.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Bag, Self::Graveyard];
}

/// The tiles of one pile, as far as they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Zone {
    /// How many there are of each type.
    Open([u8; Tile::COUNT]),
    /// Only how many there are.
    Closed(usize),
}

impl Zone {
    /// No tiles.
    pub const EMPTY: Self = Self::Open([0; Tile::COUNT]);

    /// How many tiles there are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Self::Open(counts) => counts.iter().map(|count| usize::from(*count)).sum(),
            Self::Closed(count) => *count,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The tiles in order, doubles included, where they are known.
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

    /// The types among the known tiles in order, each once.
    pub(super) fn types(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|tile| self.has(*tile))
    }

    /// Whether a tile of this type is known to be there.
    #[must_use]
    pub fn has(&self, tile: Tile) -> bool {
        matches!(self, Self::Open(counts) if counts[tile as usize] > 0)
    }

    /// Adds a tile; after `None`, a tile of an unknown type, only the count is known.
    pub(super) fn put(&mut self, tile: Option<Tile>) {
        match (&mut *self, tile) {
            (Self::Open(counts), Some(tile)) => counts[tile as usize] += 1,
            (Self::Closed(count), _) => *count += 1,
            (Self::Open(_), None) => *self = Self::Closed(self.count() + 1),
        }
    }

    /// Removes a tile of this type; whether one was known to be there.
    pub(super) fn take(&mut self, tile: Tile) -> bool {
        match self {
            Self::Open(counts) if counts[tile as usize] > 0 => {
                counts[tile as usize] -= 1;
                true
            }
            _ => false,
        }
    }

    /// Removes some tiles of unknown types; only the count is known afterwards.
    pub(super) fn take_unknown(&mut self, count: usize) {
        *self = Self::Closed(self.count().saturating_sub(count));
    }

    /// Removes a tile that is there, whether or not this observer knows it.
    pub(super) fn spend(&mut self, tile: Option<Tile>) {
        if !tile.is_some_and(|tile| self.take(tile)) {
            self.take_unknown(1);
        }
    }

    /// Moves all tiles into another pile.
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

    /// Moves a player's hand into the bag.
    pub(super) fn discard(&mut self, side: Side) {
        let [hand, bag, _] = &mut self.0[side.index()];
        hand.pour_into(bag);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_tiles_are_only_counted() {
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
