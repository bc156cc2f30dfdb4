//! Positions of Kyo.

use super::piece::{Chip, Kind, Mana, Pawn, Tile};
use super::stack::{Chips, Stack};
use crate::{Outcome, Rulings, Side};

/// The initial row of the Light Pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The row in front of the home row.
    Rear,
    /// The third row from the home row.
    Middle,
    /// The middle of the board, face to face.
    Front,
    /// Not a start of the rules; an arbitrary position.
    Custom,
}

/// The setup that the game started with. It has no effect on play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetupTag {
    /// The initial row of the Light Pawns.
    pub opening: Opening,
    /// Whether the game started with the optional pieces.
    pub optional: bool,
}

/// A position: the four fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Boxed because states are moved often.
    stacks: Box<[Stack; Tile::COUNT]>,
    /// The side to move.
    pub(super) mover: Side,
    pub(super) setup: SetupTag,
    /// The number of the next move.
    pub(super) move_number: u32,
    /// The rulings that the game began with.
    pub(super) rulings: Rulings,
}

impl State {
    /// A board without pieces, Gold to move.
    pub(super) fn empty(setup: SetupTag) -> Self {
        let stacks = Box::new([Stack::default(); Tile::COUNT]);
        Self { stacks, mover: Side::First, setup, move_number: 1, rulings: Rulings::NEWEST }
    }

    pub(super) fn stack(&self, tile: Tile) -> &Stack {
        &self.stacks[tile.index()]
    }

    pub(super) fn stack_mut(&mut self, tile: Tile) -> &mut Stack {
        &mut self.stacks[tile.index()]
    }

    /// The number of a side's mana chips of a color.
    pub(super) fn mana(&self, side: Side, mana: Mana) -> usize {
        self.stacks.iter().map(|stack| stack.chips.mana(side, mana)).sum()
    }

    /// The number of shields in a side's stacks. For `None`, the number of deployed shields.
    pub(super) fn shields(&self, owner: Option<Side>) -> usize {
        self.stacks.iter().filter(|stack| stack.owner() == owner).map(|stack| stack.chips.shields()).sum()
    }

    /// The number of consecutive quiet moves that ends the game (`rules/kyo.md §11a`, R36).
    pub(super) fn quiet_limit(&self) -> Option<u32> {
        (self.rulings != Rulings::First).then_some(120)
    }

    /// The number of pawns and chips on the board.
    pub(super) fn pieces(&self) -> usize {
        self.stacks.iter().map(|stack| stack.chips.len() + usize::from(stack.pawn.is_some())).sum()
    }

    /// Whether a side has a pawn of this kind.
    pub(super) fn has(&self, side: Side, kind: Kind) -> bool {
        self.stacks.iter().any(|stack| stack.pawn == Some(Pawn { side, kind }))
    }

    /// Whether a side has any mana.
    pub(super) fn has_mana(&self, side: Side) -> bool {
        let owns = |chips: &Chips| Mana::BOTH.into_iter().any(|mana| chips.mana(side, mana) > 0);
        self.stacks.iter().any(|stack| owns(&stack.chips))
    }

    /// The outcome if the board shows a win (`rules/kyo.md §11a`).
    ///
    /// Only the side to move can have lost by the previous move, so it is checked first.
    pub(super) fn won(&self) -> Option<Outcome> {
        [self.mover, self.mover.other()].into_iter().find_map(|loser| {
            let king = (!self.has(loser, Kind::King)).then_some("king");
            let reason = king.or_else(|| (!self.has_mana(loser)).then_some("mana"))?;
            Some(Outcome { winner: Some(loser.other()), reason })
        })
    }

    /// Destroys the road beneath a pawn of `side`, where it found `base` chips (`rules/kyo.md
    /// §9`). Returns the destroyed chips.
    pub(super) fn destroy_road(&mut self, tile: Tile, side: Side, base: usize) -> Chips {
        let chips = &mut self.stack_mut(tile).chips;
        let brought = chips.lift(chips.len().saturating_sub(base));
        let road = chips.lift(chips.mana_run(side.other()));
        chips.append(brought);
        road
    }
}

pub(super) const fn only_shields(slice: &Chips) -> bool {
    slice.shields() == slice.len()
}

/// Parses a letter of a shuffle as a chip of a side.
pub(super) const fn chip_of(letter: char, side: Side) -> Option<Chip> {
    match letter {
        'D' => Some(Chip::Mana(side, Mana::Dark)),
        'L' => Some(Chip::Mana(side, Mana::Light)),
        'S' => Some(Chip::Shield),
        _ => None,
    }
}
