//! Pseudo-legal moves (`rules/aruki.md §§4 to 9`); [`safety`](super::safety) filters the legal
//! ones.

use super::attack::Reach;
use super::grid::{Cell, Content, Direction, Directions};
use super::piece::Kind;
use super::state::{CellMove, State, on_line};
use crate::Side;

/// The opponent's pawn row, on which pawns and javelins promote.
const fn promotion_rank(side: Side) -> i8 {
    match side {
        Side::First => 10,
        Side::Second => 1,
    }
}

/// The kinds that evolve with each tray kind, as bit sets.
static EVOLVING: [u16; Kind::TRAY] = {
    let mut kinds = [0; Kind::TRAY];
    let mut with = 0;
    while with < Kind::TRAY {
        let mut at = 0;
        while at < Kind::TRAY {
            kinds[with] |= (Kind::ALL[at].evolved(Kind::ALL[with]).is_some() as u16) << at;
            at += 1;
        }
        with += 1;
    }
    kinds
};

impl State {
    /// Appends all moves, even if they leave the mover's king in check.
    pub(super) fn push_pseudo_legal(&self, moves: &mut Vec<CellMove>) {
        let mover = self.mover;
        for from in self.army(mover) {
            let kind = self.content(from).kind();
            self.push_from(from, kind, moves);
            if self.can_wipe(from, kind) {
                moves.push(CellMove::Wipe { at: from });
            }
        }
        self.push_evolutions(moves);
    }

    /// Appends the steps of the piece on a cell.
    pub(super) fn push_from(&self, from: Cell, kind: Kind, moves: &mut Vec<CellMove>) {
        match kind {
            Kind::Pawn | Kind::Javelin => self.push_pawn(from, kind, moves),
            Kind::Jester => self.push_jester(from, moves),
            _ => self.push_reach(from, Reach::of(kind, self.mover), moves),
        }
    }

    pub(super) fn push_evolutions(&self, moves: &mut Vec<CellMove>) {
        let mover = self.mover;
        for with in Kind::ALL.into_iter().take(Kind::TRAY).filter(|kind| self.tray(mover, *kind) > 0) {
            self.army(mover).for_each(|at| {
                if EVOLVING[with.index()] >> self.content(at).kind().index() & 1 != 0 {
                    moves.push(CellMove::Evolve { at, with });
                }
            });
        }
    }

    /// Whether the piece is a dragon of the side to move that can wipe its line.
    pub(super) fn can_wipe(&self, at: Cell, kind: Kind) -> bool {
        matches!(kind, Kind::GoldenDragon | Kind::SilverDragon)
            && self.power(self.mover, kind)
            && !self.king_on_line(at, kind)
    }

    /// Whether the king of the side to move is on a dragon's line.
    pub(super) fn king_on_line(&self, at: Cell, dragon: Kind) -> bool {
        on_line(self.noble(self.mover, Kind::King), at, dragon)
    }

    /// Appends a step unless a friendly piece or the edge is in the way.
    fn push_step(&self, from: Cell, to: Cell, moves: &mut Vec<CellMove>) {
        let content = self.content(to);
        if content == Content::EMPTY || content.is(self.mover.other()) {
            moves.push(CellMove::Step { from, to, promotion: None });
        }
    }

    fn push_reach(&self, from: Cell, reach: Reach, moves: &mut Vec<CellMove>) {
        for direction in reach.steps.without(reach.slides) {
            self.push_step(from, from.step(direction), moves);
        }
        for direction in reach.leaps {
            self.push_step(from, from.step(direction).step(direction), moves);
        }
        self.push_slides(from, reach.slides, moves);
    }

    fn push_slides(&self, from: Cell, directions: Directions, moves: &mut Vec<CellMove>) {
        for direction in directions {
            let mut to = from.step(direction);
            while self.content(to) == Content::EMPTY {
                moves.push(CellMove::Step { from, to, promotion: None });
                to = to.step(direction);
            }
            self.push_step(from, to, moves);
        }
    }

    fn push_jester(&self, from: Cell, moves: &mut Vec<CellMove>) {
        let (mut leaps, slides) = self.mimicry(from);
        // A slide across an empty neighbor already reaches the target of the leap.
        for direction in slides {
            if self.content(from.step(direction)) == Content::EMPTY {
                leaps = leaps.without_one(direction);
            }
        }
        self.push_reach(from, Reach { steps: Directions::ALL, leaps, slides }, moves);
    }

    fn push_pawn(&self, from: Cell, kind: Kind, moves: &mut Vec<CellMove>) {
        let forward = Direction::forward(self.mover);
        let straight = from.step(forward);
        if self.content(straight) == Content::EMPTY {
            self.push_pawn_step(from, straight, kind, moves);
        }
        let back = from.step(forward.reverse());
        if kind == Kind::Javelin && self.content(back) == Content::EMPTY {
            self.push_pawn_step(from, back, kind, moves);
        }
        for direction in Direction::of_pawn_captures(self.mover) {
            let to = from.step(direction);
            if self.content(to).is(self.mover.other()) {
                self.push_pawn_step(from, to, kind, moves);
            }
        }
    }

    fn push_pawn_step(&self, from: Cell, to: Cell, kind: Kind, moves: &mut Vec<CellMove>) {
        moves.push(CellMove::Step { from, to, promotion: None });
        if to.rank() != promotion_rank(self.mover) {
            return;
        }
        for promotion in Kind::ALL.into_iter().take(Kind::TRAY) {
            if self.can_promote_to(kind, promotion) && self.in_tray_after(to, promotion) {
                moves.push(CellMove::Step { from, to, promotion: Some(promotion) });
            }
        }
    }

    /// Whether a step of the side to move to `to` is a possible promotion.
    pub(super) fn promotes(&self, kind: Kind, to: Cell) -> bool {
        matches!(kind, Kind::Pawn | Kind::Javelin) && to.rank() == promotion_rank(self.mover)
    }

    /// Whether a pawn or javelin can ever promote to a kind.
    pub(super) fn can_promote_to(&self, kind: Kind, promotion: Kind) -> bool {
        promotion.is_tray() && !(kind == Kind::Javelin && promotion == Kind::Pawn)
    }

    /// Whether the mover's tray contains the kind after capturing the piece on `to`.
    pub(super) fn in_tray_after(&self, to: Cell, kind: Kind) -> bool {
        let captured = self.content(to).as_piece().is_some_and(|victim| victim.kind == kind);
        captured || self.tray(self.mover, kind) > 0
    }
}
