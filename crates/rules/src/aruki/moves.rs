//! Which turns there are (`rules/aruki.md §§4 to 9`) and which of them are legal (`§10`).

use super::attack::Reach;
use super::grid::{Cell, Cells, Content, Direction, Directions};
use super::piece::Kind;
use super::state::{Action, State, line};
use crate::Side;

/// The rank of a side's opponent's pawns, where pawns and javelins promote.
const fn promotion_rank(side: Side) -> i8 {
    match side {
        Side::First => 10,
        Side::Second => 1,
    }
}

/// What makes most turns legal without trying them.
struct Safety {
    /// In check, or the enemy jester shares a line with the king: every turn must be tried.
    doubtful: bool,
    pinned: Cells,
}

impl State {
    /// Appends all legal turns.
    pub(super) fn push_legal(&mut self, turns: &mut Vec<Action>) {
        let start = turns.len();
        self.push_possible(turns);
        let safety = self.safety();
        let mut kept = start;
        for index in start..turns.len() {
            let action = turns[index];
            if self.is_safe(action, &safety) {
                turns[kept] = action;
                kept += 1;
            }
        }
        turns.truncate(kept);
    }

    /// All legal turns.
    pub(super) fn legal_moves(&self) -> Vec<Action> {
        let mut turns = Vec::new();
        self.clone().push_legal(&mut turns);
        turns
    }

    /// Whether there is any legal turn.
    pub(super) fn can_move(&self) -> bool {
        let mut turns = Vec::new();
        self.push_possible(&mut turns);
        let mut state = self.clone();
        let safety = state.safety();
        turns.into_iter().any(|action| state.is_safe(action, &safety))
    }

    /// Whether a turn that the pieces can make leaves the own king out of check.
    pub(super) fn leaves_king_safe(&mut self, action: Action) -> bool {
        let mover = self.mover;
        let undo = self.make(action);
        let safe = !self.in_check(mover);
        self.unmake(action, &undo);
        safe
    }

    fn safety(&self) -> Safety {
        let king = self.noble(self.mover, Kind::King);
        Safety {
            doubtful: self.in_check(self.mover) || self.mimicry_line(self.mover.other(), king).is_some(),
            pinned: self.pinned(self.mover),
        }
    }

    /// The same as [`leaves_king_safe`](Self::leaves_king_safe), usually without trying.
    ///
    /// While the king is not in check, a step of another piece can expose him only by leaving a
    /// slider's line (a pin) or by what it does to the enemy jester, which needs a common line with
    /// the king. An evolution can only do the latter. Kings' steps and wipes are always tried.
    fn is_safe(&mut self, action: Action, safety: &Safety) -> bool {
        let obvious = !safety.doubtful
            && match action {
                Action::Step { from, .. } => {
                    from != self.noble(self.mover, Kind::King) && !safety.pinned.has(from)
                }
                Action::Evolve { .. } => true,
                Action::Wipe { .. } => false,
            };
        obvious || self.leaves_king_safe(action)
    }

    /// Appends all turns that the pieces can make, whether or not the own king is safe after them.
    pub(super) fn push_possible(&self, turns: &mut Vec<Action>) {
        let mover = self.mover;
        for from in self.army(mover) {
            let kind = self.content(from).kind();
            match kind {
                Kind::Pawn | Kind::Javelin => self.push_pawn(from, kind, turns),
                Kind::Jester => self.push_jester(from, turns),
                _ => self.push_reach(from, Reach::of(kind, mover), turns),
            }
            if self.may_wipe(from, kind) {
                turns.push(Action::Wipe { at: from });
            }
        }
        self.push_evolutions(turns);
    }

    fn push_evolutions(&self, turns: &mut Vec<Action>) {
        let mover = self.mover;
        for with in Kind::ALL.into_iter().take(Kind::TRAY).filter(|kind| self.tray(mover, *kind) > 0) {
            for at in self.army(mover) {
                if self.content(at).kind().evolved(with).is_some() {
                    turns.push(Action::Evolve { at, with });
                }
            }
        }
    }

    /// Whether the piece is a dragon of the mover's that may spend its power on its line.
    fn may_wipe(&self, at: Cell, kind: Kind) -> bool {
        matches!(kind, Kind::GoldenDragon | Kind::SilverDragon)
            && self.power(self.mover, kind)
            && !self.king_on_line(at, kind)
    }

    /// Whether the mover's own king stands on a dragon's line.
    pub(super) fn king_on_line(&self, at: Cell, dragon: Kind) -> bool {
        let king = self.noble(self.mover, Kind::King);
        line(at, dragon).any(|cell| cell == king)
    }

    fn push_step(&self, from: Cell, to: Cell, turns: &mut Vec<Action>) {
        let content = self.content(to);
        if content == Content::EMPTY || content.is(self.mover.other()) {
            turns.push(Action::Step { from, to, promotion: None });
        }
    }

    fn push_reach(&self, from: Cell, reach: Reach, turns: &mut Vec<Action>) {
        for direction in reach.steps.without(reach.slides) {
            self.push_step(from, from.step(direction), turns);
        }
        for direction in reach.leaps {
            self.push_step(from, from.step(direction).step(direction), turns);
        }
        self.push_slides(from, reach.slides, turns);
    }

    fn push_slides(&self, from: Cell, directions: Directions, turns: &mut Vec<Action>) {
        for direction in directions {
            let mut to = from.step(direction);
            while self.content(to) == Content::EMPTY {
                turns.push(Action::Step { from, to, promotion: None });
                to = to.step(direction);
            }
            self.push_step(from, to, turns);
        }
    }

    fn push_jester(&self, from: Cell, turns: &mut Vec<Action>) {
        let (mut leaps, slides) = self.lent(from);
        // A slide over an empty neighbour gets to where the leap does.
        for direction in slides {
            if self.content(from.step(direction)) == Content::EMPTY {
                leaps = leaps.without_one(direction);
            }
        }
        self.push_reach(from, Reach { steps: Directions::ALL, leaps, slides }, turns);
    }

    fn push_pawn(&self, from: Cell, kind: Kind, turns: &mut Vec<Action>) {
        let forward = Direction::forward(self.mover);
        let straight = from.step(forward);
        if self.content(straight) == Content::EMPTY {
            self.push_pawn_step(from, straight, kind, turns);
        }
        let back = from.step(forward.reverse());
        if kind == Kind::Javelin && self.content(back) == Content::EMPTY {
            self.push_pawn_step(from, back, kind, turns);
        }
        for direction in Directions::capturing_pawn(self.mover) {
            let to = from.step(direction);
            if self.content(to).is(self.mover.other()) {
                self.push_pawn_step(from, to, kind, turns);
            }
        }
    }

    fn push_pawn_step(&self, from: Cell, to: Cell, kind: Kind, turns: &mut Vec<Action>) {
        turns.push(Action::Step { from, to, promotion: None });
        if to.rank() != promotion_rank(self.mover) {
            return;
        }
        for promotion in Kind::ALL.into_iter().take(Kind::TRAY) {
            if self.may_become(kind, promotion) && self.holds_after(to, promotion) {
                turns.push(Action::Step { from, to, promotion: Some(promotion) });
            }
        }
    }

    /// Whether a step to `to` is one with which a pawn or javelin of the mover's may promote.
    pub(super) fn promotes(&self, kind: Kind, to: Cell) -> bool {
        matches!(kind, Kind::Pawn | Kind::Javelin) && to.rank() == promotion_rank(self.mover)
    }

    /// Whether a pawn or javelin may ever be exchanged for a kind of piece.
    pub(super) fn may_become(&self, kind: Kind, promotion: Kind) -> bool {
        promotion.is_tray() && !(kind == Kind::Javelin && promotion == Kind::Pawn)
    }

    /// Whether the mover's tray holds a kind of piece once he captured what stands on `to`.
    pub(super) fn holds_after(&self, to: Cell, kind: Kind) -> bool {
        let captured = self.content(to).as_piece().is_some_and(|victim| victim.kind == kind);
        captured || self.tray(self.mover, kind) > 0
    }
}
