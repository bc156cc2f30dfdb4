//! The stacks of a board, packed and with their keys, for generating moves fast.

use super::packed::Packed;
use super::piece::Tile;
use super::stack::Stack;
use super::state::State;

/// A copy of a board on which each change costs one key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PackedBoard {
    /// The stacks by tile, empty where a stack is too high.
    pub(super) stacks: [Packed; Tile::COUNT],
    /// The keys of the stacks by tile, 0 for an empty one.
    pub(super) keys: [u64; Tile::COUNT],
    /// The number of stacks that are too high.
    tall: u8,
}

impl PackedBoard {
    /// Packs the board of a position.
    pub(super) fn of(state: &State) -> Self {
        let mut board = Self { stacks: [Packed::default(); Tile::COUNT], keys: [0; Tile::COUNT], tall: 0 };
        for tile in Tile::all() {
            board.change(tile, &Stack::default(), state.stack(tile));
        }
        board
    }

    /// Whether all stacks are low enough.
    pub(super) const fn is_whole(&self) -> bool {
        self.tall == 0
    }

    /// The exclusive or of the keys of all stacks.
    pub(super) fn key(&self) -> u64 {
        self.keys.iter().fold(0, |sum, key| sum ^ key)
    }

    /// Replaces `before`, the stack of a tile, with `after`. Returns the exclusive or of both keys.
    pub(super) fn change(&mut self, tile: Tile, before: &Stack, after: &Stack) -> u64 {
        let (index, key) = (tile.index(), after.key(tile.index()));
        let packed = Packed::of(after);
        self.tall += u8::from(packed.is_none());
        self.tall -= u8::from(before.chips.len() > Packed::MAX_HEIGHT);
        self.stacks[index] = packed.unwrap_or_default();
        std::mem::replace(&mut self.keys[index], key) ^ key
    }
}

#[cfg(test)]
mod tests {
    use super::super::piece::Chip;
    use super::super::setup::start;
    use super::*;

    #[test]
    fn a_board_with_a_tall_pile_is_not_whole_until_it_shrinks() {
        let mut state = start("middle").expect("the setup exists");
        let mut board = PackedBoard::of(&state);
        let (whole, key) = (board.clone(), board.key());
        let tile = Tile::all().find(|tile| state.stack(*tile).is_empty()).expect("an empty tile");
        let chip = Chip::from_letter('D').expect("a chip");
        let pile = |height| Stack { chips: std::iter::repeat_n(chip, height).collect(), pawn: None };
        let heights = [Packed::MAX_HEIGHT, Packed::MAX_HEIGHT + 1, Packed::MAX_HEIGHT + 2, 3, 0];
        for height in heights {
            let before = *state.stack(tile);
            *state.stack_mut(tile) = pile(height);
            let (key, change) = (board.key(), board.change(tile, &before, state.stack(tile)));
            assert_eq!(board, PackedBoard::of(&state));
            assert_eq!(board.key(), key ^ change);
            assert_eq!(board.is_whole(), height <= Packed::MAX_HEIGHT, "{height}");
        }
        assert_eq!((board.key(), board), (key, whole));
    }
}
