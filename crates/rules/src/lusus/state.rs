//! A position, complete or redacted for an observer.

use super::board::Board;
use super::piece::Piece;
use super::square::Square;
use super::tile::{PlacedTile, Tile};
use super::zone::{Pile, Zone, Zones};
use crate::{Observer, Outcome, Side};

/// Maximum number of moves in a game, of both sides together.
pub(super) const MAX_MOVE_NUMBER: u32 = 400;

/// The phase of a move (`rules/lusus.md §2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// This many tiles were played, and another one is allowed.
    Play(u8),
    /// Only a piece's move may follow.
    Move,
    /// The game is over.
    End,
}

/// A position; with unknown tiles, the knowledge of one observer.
///
/// Legality never depends on hidden information (`rules/lusus.md §1.3`), so one type serves both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) board: Board,
    pub(super) phase: Phase,
    pub(super) zones: Zones,
    /// The number of the next move, from 1; odd numbers are White's.
    pub(super) number: u32,
    pub(super) result: Option<Outcome>,
}

/// A tile on a piece of `side` as an observer sees it (`rules/lusus.md §1.3`).
pub(super) fn visible_tile(observer: Observer, placed: PlacedTile, side: Side) -> PlacedTile {
    let hidden = match observer {
        Observer::Player(viewer) => placed.owner != viewer && side != viewer,
        Observer::Public => placed.owner == side,
        Observer::Revealed => false,
    };
    if hidden && placed.tile.is_some_and(Tile::is_trap) {
        PlacedTile { tile: None, ..placed }
    } else {
        placed
    }
}

/// A piece and its tiles as an observer sees them.
pub(super) fn visible_piece(observer: Observer, mut piece: Piece) -> Piece {
    for index in 0..piece.tiles.len() {
        if let Some(placed) = piece.tiles.get(index) {
            piece.tiles.replace(index, visible_tile(observer, placed, piece.side));
        }
    }
    piece
}

impl State {
    /// The side to move.
    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.board.mover
    }

    /// The number of tiles that a side may play per move.
    pub(super) fn play_limit(&self, side: Side) -> u8 {
        // The cast is exact: the limit is at most three.
        (1 + self.board.tally(side, Tile::DoubleAction)).min(3) as u8
    }

    /// The number of tiles that a side draws at the end of its move.
    pub(super) fn draw_count(&self, side: Side) -> usize {
        let more = 3 + self.board.tally(side, Tile::PlusDraw);
        more.saturating_sub(self.board.tally(side, Tile::MinusDraw)).clamp(1, 5)
    }

    /// Whether a side sees the opponent's hand.
    pub(super) fn has_knowledge(&self, side: Side) -> bool {
        self.board.tally(side, Tile::Knowledge) > 0
    }

    /// Whether a piece may move now, because no tile must be played first.
    pub(super) fn may_move(&self) -> bool {
        match self.phase {
            Phase::Play(0) => self.zones.get(self.mover(), Pile::Hand).is_empty(),
            Phase::Play(_) | Phase::Move => true,
            Phase::End => false,
        }
    }

    /// The position as an observer knows it (`rules/lusus.md §6.1`).
    pub(super) fn redacted(&self, observer: Observer) -> Self {
        let mut seen = self.clone();
        for square in Square::all() {
            if let Some(piece) = self.board.get(square).filter(|piece| !piece.tiles.is_empty()) {
                seen.board.set(square, Some(visible_piece(observer, *piece)));
            }
        }
        for side in Side::BOTH {
            let (hand, bag) = match observer {
                Observer::Player(viewer) if viewer == side => (true, true),
                Observer::Player(viewer) => (self.has_knowledge(viewer), false),
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
