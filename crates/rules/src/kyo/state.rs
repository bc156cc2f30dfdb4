//! A position of Kyo: what lies where, whose turn it is, and how the game stands.

use super::piece::{Chip, Kind, Mana, Pawn, Tile};
use super::stack::{Chips, Stack};
use crate::{Outcome, Side};

/// Where the light pawns stood at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// In front of the home row.
    Rear,
    /// On the third row from the home row.
    Middle,
    /// Face to face.
    Front,
    /// None of the three: a position that someone made up.
    Custom,
}

/// How the game began; information only, without effect on play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetupTag {
    /// Where the light pawns stood.
    pub opening: Opening,
    /// Whether the optional pieces took part.
    pub optional: bool,
}

/// A position: the four fields of the position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Boxed, for a state is passed on often.
    stacks: Box<[Stack; Tile::COUNT]>,
    /// The side to move.
    pub(super) mover: Side,
    pub(super) setup: SetupTag,
    /// The number of the move about to be made.
    pub(super) move_number: u32,
}

impl State {
    /// A board without pieces, Gold to move.
    pub(super) fn empty(setup: SetupTag) -> Self {
        let stacks = Box::new([Stack::default(); Tile::COUNT]);
        Self { stacks, mover: Side::First, setup, move_number: 1 }
    }

    /// What lies on a tile.
    pub(super) fn stack(&self, tile: Tile) -> &Stack {
        &self.stacks[tile.index()]
    }

    /// The same, to be changed.
    pub(super) fn stack_mut(&mut self, tile: Tile) -> &mut Stack {
        &mut self.stacks[tile.index()]
    }

    /// How many mana chips of a color a side has left.
    pub(super) fn mana(&self, side: Side, mana: Mana) -> usize {
        self.stacks.iter().map(|stack| stack.chips.mana(side, mana)).sum()
    }

    /// How many shields lie in the stacks of a side; for neither side, how many are deployed.
    pub(super) fn shields(&self, owner: Option<Side>) -> usize {
        self.stacks.iter().filter(|stack| stack.owner() == owner).map(|stack| stack.chips.shields()).sum()
    }

    /// Whether a side has a pawn of the kind.
    pub(super) fn has(&self, side: Side, kind: Kind) -> bool {
        self.stacks.iter().any(|stack| stack.pawn == Some(Pawn { side, kind }))
    }

    /// Whether a side has any mana.
    pub(super) fn has_mana(&self, side: Side) -> bool {
        let owns = |chips: &Chips| Mana::BOTH.into_iter().any(|mana| chips.mana(side, mana) > 0);
        self.stacks.iter().any(|stack| owns(&stack.chips))
    }

    /// How the game was won, by what the board shows (`rules/kyo.md §11a`).
    ///
    /// Only the side to move can have lost by the move before, so it is asked first.
    pub(super) fn won(&self) -> Option<Outcome> {
        [self.mover, self.mover.other()].into_iter().find_map(|loser| {
            let king = (!self.has(loser, Kind::King)).then_some("king");
            let reason = king.or_else(|| (!self.has_mana(loser)).then_some("mana"))?;
            Some(Outcome { winner: Some(loser.other()), reason })
        })
    }

    /// Destroys the road beneath what a pawn of `side` brought to the tile where it came to rest
    /// on `base` chips (`rules/kyo.md §9`), and tells what it was.
    pub(super) fn destroy_road(&mut self, tile: Tile, side: Side, base: usize) -> Chips {
        let chips = &mut self.stack_mut(tile).chips;
        let brought = chips.lift(chips.len().saturating_sub(base));
        let road = chips.lift(chips.mana_run(side.other()));
        chips.append(brought);
        road
    }
}

/// Whether a slice holds nothing but shields.
pub(super) const fn only_shields(slice: &Chips) -> bool {
    slice.shields() == slice.len()
}

/// The chip of a side that a letter of a shuffle means.
pub(super) const fn own(letter: char, side: Side) -> Option<Chip> {
    match letter {
        'D' => Some(Chip::Mana(side, Mana::Dark)),
        'L' => Some(Chip::Mana(side, Mana::Light)),
        'S' => Some(Chip::Shield),
        _ => None,
    }
}
