//! A position, or what one observer knows of it.

use super::field::Field;
use super::piece::{Piece, Square};
use super::tile::{Chip, Tile};
use super::zone::{Pile, Zone, Zones};
use crate::{Observer, Outcome, Side};

/// The last turn of a game.
pub(super) const LAST_TURN: u32 = 400;

/// What may be done next within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// So many tiles were played and one more may be.
    Play(u8),
    /// Only a move may follow.
    Move,
    /// Nothing: the game is over.
    End,
}

/// A position; with hidden tiles in it, what one observer knows of one.
///
/// What is legal never depends on what may be hidden (`rules/lusus.md §1.3`), so the same
/// questions are asked of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) field: Field,
    pub(super) phase: Phase,
    pub(super) zones: Zones,
    /// From 1; odd turns are White's.
    pub(super) turn: u32,
    pub(super) result: Option<Outcome>,
}

/// A tile as an observer sees it on a piece of a side.
pub(super) fn seen_chip(observer: Observer, chip: Chip, bearer: Side) -> Chip {
    let hidden = match observer {
        Observer::Player(side) => chip.owner != side && bearer != side,
        Observer::Public => chip.owner == bearer,
        Observer::Revealed => false,
    };
    if hidden && chip.tile.is_some_and(Tile::is_trap) { Chip { tile: None, ..chip } } else { chip }
}

/// A piece with its tiles as an observer sees them.
pub(super) fn seen_piece(observer: Observer, mut piece: Piece) -> Piece {
    for index in 0..piece.chips.len() {
        if let Some(chip) = piece.chips.get(index) {
            piece.chips.replace(index, seen_chip(observer, chip, piece.side));
        }
    }
    piece
}

impl State {
    pub(super) const fn mover(&self) -> Side {
        self.field.mover
    }

    /// How many tiles a side may play in a turn.
    pub(super) fn plays(&self, side: Side) -> u8 {
        // At most three, so it fits.
        (1 + self.field.tally(side, Tile::DoubleAction)).min(3) as u8
    }

    /// How many tiles a side draws at the end of a turn.
    pub(super) fn draws(&self, side: Side) -> usize {
        let more = 3 + self.field.tally(side, Tile::PlusDraw);
        more.saturating_sub(self.field.tally(side, Tile::MinusDraw)).clamp(1, 5)
    }

    /// Whether a side sees the opponent's hand.
    pub(super) fn knows(&self, side: Side) -> bool {
        self.field.tally(side, Tile::Knowledge) > 0
    }

    /// Whether the move may be made now: no tile has to be played before it.
    pub(super) fn may_move(&self) -> bool {
        match self.phase {
            Phase::Play(0) => self.zones.get(self.mover(), Pile::Hand).is_empty(),
            Phase::Play(_) | Phase::Move => true,
            Phase::End => false,
        }
    }

    /// What an observer knows of the position (`rules/lusus.md §6.1`).
    pub(super) fn redacted(&self, observer: Observer) -> Self {
        let mut seen = self.clone();
        for square in Square::all() {
            if let Some(piece) = self.field.get(square).filter(|piece| !piece.chips.is_empty()) {
                seen.field.set(square, Some(seen_piece(observer, *piece)));
            }
        }
        for side in Side::BOTH {
            let (hand, bag) = match observer {
                Observer::Player(viewer) if viewer == side => (true, true),
                Observer::Player(viewer) => (self.knows(viewer), false),
                Observer::Public => (false, false),
                Observer::Revealed => (true, true),
            };
            for (pile, shown) in [(Pile::Hand, hand), (Pile::Bag, bag)] {
                if !shown {
                    let zone = seen.zones.get_mut(side, pile);
                    *zone = Zone::Closed(zone.count());
                }
            }
        }
        seen
    }
}
