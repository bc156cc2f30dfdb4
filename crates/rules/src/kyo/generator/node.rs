//! A move in progress, and hashes of boards.

use super::super::mode::Mode;
use super::super::packed::Packed;
use super::super::piece::{Direction, Mana, Tile};
use super::super::stack::mix;

/// Multiplies to 128 bits and combines the halves, so that every bit decides about every bit.
#[inline]
const fn fold(one: u64, other: u64) -> u64 {
    let product = one as u128 * other as u128;
    product as u64 ^ (product >> 64) as u64
}

/// Odd numbers without a pattern.
const SALTS: [u64; Tile::COUNT] = {
    let mut salts = [0; Tile::COUNT];
    let mut index = 0;
    while index < salts.len() {
        salts[index] = mix(0x4b79_6f00 + index as u64) | 1;
        index += 1;
    }
    salts
};

/// A hash of a stack on a tile, faster than its key. It never leaves the generator.
#[inline]
pub(super) const fn hash(tile: Tile, stack: Packed) -> u64 {
    fold(stack.bits() ^ 0x9e37_79b9_7f4a_7c15, SALTS[tile.index()])
}

/// The color of the roads in each direction.
pub(super) const ROADS: [Mana; 8] = {
    let mut roads = [Mana::Dark; 8];
    let mut way = 0;
    while way < 8 {
        roads[way] = Direction::ALL[way].road();
        way += 1;
    }
    roads
};

/// The neighbors of each tile, by direction.
pub(super) const NEIGHBORS: [[Option<Tile>; 8]; Tile::COUNT] = {
    let mut all = [[None; 8]; Tile::COUNT];
    let mut index = 0;
    while index < Tile::COUNT {
        let mut way = 0;
        while way < 8 {
            if let Some(tile) = Tile::from_index(index) {
                all[index][way] = Direction::ALL[way].from(tile, 1);
            }
            way += 1;
        }
        index += 1;
    }
    all
};

/// A move in progress, apart from its board (`rules/kyo.md §5.1`).
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The tile of the moving stack.
    pub(super) at: Tile,
    pub(super) mode: Mode,
    /// Color of the last Mana move, and its direction as an index.
    pub(super) road: Option<(Mana, u8)>,
    /// The number of chips on the tile when the pawn arrived.
    pub(super) base: Option<u8>,
    /// Whether the last step was a shuffle of the Queen.
    pub(super) shuffled: bool,
    /// Whether a step has captured a pawn or destroyed mana.
    pub(super) takes: bool,
    /// The hash of the board, relative to the board before the move.
    pub(super) hash: u64,
    /// The key of the board, if keys are needed.
    pub(super) key: u64,
}

impl Node {
    /// Combines the hash of the board with everything else that decides which steps can follow.
    #[inline]
    pub(super) const fn state_hash(&self) -> u64 {
        let road = match self.road {
            Some((mana, way)) => 1 + mana as u64 + 2 * way as u64,
            None => 0,
        };
        let base = match self.base {
            Some(base) => 1 + base as u64,
            None => 0,
        };
        let rest = self.mode as u64
            | road << 2
            | base << 8
            | (self.at.index() as u64) << 16
            | (self.shuffled as u64) << 24;
        fold(self.hash ^ rest << 32, 0xd6e8_feb8_6659_fd93) ^ rest
    }

    /// Whether the pawn may take a road of this color in this direction after its last one
    /// (`rules/kyo.md §6.2`).
    #[inline]
    pub(super) fn may_turn(&self, mana: Mana, way: u8) -> bool {
        self.road.is_none_or(|(last, known)| last != mana || known == way)
    }
}
