//! Which of the moves that the pieces can make are legal: those that leave the king safe (`rules/aruki.md §10`).

use super::grid::{Cell, Cells, Content, Direction};
use super::piece::Kind;
use super::state::{CellMove, State, on_line};

/// What shows whether most moves are legal without trying them.
struct Safety {
    /// The king that must be safe.
    king: Cell,
    /// Whether it is in check.
    checked: bool,
    /// The cells to which a step may end the check, where no other step and no evolution does.
    answers: Option<Cells>,
    /// The own pieces between the king and an enemy slider, or a jester that might slide.
    pinned: Cells,
    /// Whether any pieces are between the king and an enemy slider.
    blocked: bool,
    /// The enemy jester that shares a line with the king, and the cells around it: what comes and goes
    /// there changes how it attacks.
    lenders: Cells,
}

impl Safety {
    /// Whether a move is legal, as far as that shows without trying it; never for a king's step.
    ///
    /// While the king is not in check, a step of another piece can expose it only by leaving a
    /// slider's line (a pin) or by what it does to the enemy jester, which needs a common line with
    /// the king. An evolution can only do the latter, a wipe either.
    fn allows(&self, chosen: CellMove) -> Option<bool> {
        if self.checked {
            let ends = match (chosen, &self.answers) {
                (CellMove::Step { to, .. }, Some(answers)) => answers.has(to),
                (CellMove::Evolve { .. }, Some(_)) => false,
                _ => true,
            };
            return if ends { None } else { Some(false) };
        }
        let safe = match chosen {
            CellMove::Step { from, to, .. } => {
                !self.pinned.has(from) && !self.lenders.has(from) && !self.lenders.has(to)
            }
            CellMove::Evolve { at, .. } => !self.lenders.has(at),
            CellMove::Wipe { .. } => self.lenders == Cells::NONE && !self.blocked,
        };
        if safe { Some(true) } else { None }
    }

    /// The pieces of an army of which not all moves are legal at a glance, wipes apart.
    fn doubted(&self, army: Cells) -> Cells {
        if self.checked || self.lenders != Cells::NONE {
            return army;
        }
        let mut doubted = self.pinned;
        doubted.add(self.king);
        doubted
    }
}

impl State {
    /// Appends all legal moves. Returns how many were looked at.
    pub(super) fn push_legal(&mut self, moves: &mut Vec<CellMove>) -> usize {
        let safety = self.safety();
        let doubted = safety.doubted(self.army(self.mover));
        let mut possible = 0;
        self.army(self.mover).for_each(|from| {
            let start = moves.len();
            let kind = self.content(from).kind();
            self.push_from(from, kind, moves);
            let wipes = self.may_wipe(from, kind);
            if wipes {
                moves.push(CellMove::Wipe { at: from });
            }
            possible += moves.len() - start;
            if wipes || doubted.has(from) {
                self.keep_legal(start, &safety, moves);
            }
        });
        let start = moves.len();
        self.push_evolutions(moves);
        possible += moves.len() - start;
        if safety.checked || safety.lenders != Cells::NONE {
            self.keep_legal(start, &safety, moves);
        }
        possible
    }

    /// Takes out those moves from an index on after which the own king is in check.
    fn keep_legal(&mut self, start: usize, safety: &Safety, moves: &mut Vec<CellMove>) {
        let mut kept = start;
        for index in start..moves.len() {
            let chosen = moves[index];
            if self.is_legal(chosen, safety) {
                moves[kept] = chosen;
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// All legal moves.
    pub(super) fn legal_moves(&self) -> Vec<CellMove> {
        let mut moves = Vec::new();
        self.clone().push_legal(&mut moves);
        moves
    }

    /// Whether there is any legal move.
    pub(super) fn can_move(&self) -> bool {
        let mut moves = Vec::new();
        self.push_possible(&mut moves);
        let mut state = self.clone();
        let safety = state.safety();
        moves.into_iter().any(|chosen| state.is_legal(chosen, &safety))
    }

    /// Whether a move that the pieces can make is legal.
    fn is_legal(&mut self, chosen: CellMove, safety: &Safety) -> bool {
        let known = match chosen {
            CellMove::Step { from, to, .. } if from == safety.king => self.is_safe_for_king(to),
            _ => safety.allows(chosen),
        };
        known.unwrap_or_else(|| self.leaves_king_safe(chosen))
    }

    /// Whether a move that the pieces can make leaves the own king out of check: it is tried.
    pub(super) fn leaves_king_safe(&mut self, chosen: CellMove) -> bool {
        let mover = self.mover;
        let undo = self.make(chosen);
        let safe = !self.in_check(mover);
        self.unmake(chosen, &undo);
        safe
    }

    /// Whether the king of the side to move is out of check one step further, as far as that shows
    /// without trying it.
    fn is_safe_for_king(&self, to: Cell) -> Option<bool> {
        let (king, enemy) = (self.noble(self.mover, Kind::King), self.mover.other());
        if self.content(to).is_noble() || self.mimicry_line(enemy, to).is_some() {
            return None;
        }
        let wiped = [Kind::GoldenDragon, Kind::SilverDragon].into_iter().any(|dragon| {
            let at = self.noble(enemy, dragon);
            self.power(enemy, dragon)
                && on_line(to, at, dragon)
                && !on_line(self.noble(enemy, Kind::King), at, dragon)
        });
        if wiped || self.attacked_closely(to, enemy) {
            return Some(false);
        }
        let attacked = self.sliders_toward(to, enemy).any(|(slider, direction, distance)| {
            let mut cell = slider;
            (1..distance).all(|_| {
                cell = cell.step(direction);
                self.content(cell) == Content::EMPTY || cell == king
            })
        });
        Some(!attacked)
    }

    fn safety(&self) -> Safety {
        let (mover, enemy) = (self.mover, self.mover.other());
        let king = self.noble(mover, Kind::King);
        let sliders = self.slider_threats(mover);
        let mut pinned = sliders.pinned;
        let mut lenders = Cells::NONE;
        if let Some((direction, distance)) = self.mimicry_line(enemy, king) {
            let mut cell = self.noble(enemy, Kind::Jester);
            lenders.add(cell);
            Direction::ALL.into_iter().for_each(|direction| lenders.add(cell.step(direction)));
            for _ in 1..distance {
                cell = cell.step(direction);
                pinned.add(cell);
            }
        }
        let afar = self.checked_from_afar(mover);
        let checked = sliders.attacked || afar || self.attacked_closely(king, enemy);
        let answers = (checked && !afar && lenders == Cells::NONE).then(|| self.answers(king, enemy));
        Safety { king, checked, answers, pinned, blocked: sliders.blocked, lenders }
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::{START, parse};

    /// In random games each possible move is tried, and what it leaves is judged by the slow list of
    /// checks; the legal moves keep their order.
    #[test]
    fn legal_moves_are_those_after_which_no_check_is_found() {
        let open = "12/12/3k3o4/2o2A6/3o5o2/o10o/2o2o6/O7O1O1/3O1O1J3O/1O4O2J2/4P2P2L1/R1LK2[JK][SD]2AR w J/- S 0 46";
        let lent = "2k9/1r3m6/3[jk]8/12/5R6/2[gd]9/12/4o7/6[JK]5/3[GD]1A6/5K2[sd]3/12 w PR/pl Ggs 0 1";
        let (mut seed, mut checks) = (0x2545_f491_4f6c_dd1d_u64, 0);
        for game in 0..30 {
            let mut state = parse([START, open, lent][game % 3]).expect("a position");
            for _ in 0..120 {
                let mut possible = Vec::new();
                state.push_possible(&mut possible);
                let looked_at = possible.len();
                let mover = state.mover;
                possible.retain(|chosen| {
                    let mut after = state.clone();
                    after.make(*chosen);
                    after.checks(mover).is_empty()
                });
                let mut legal = Vec::new();
                assert_eq!(state.push_legal(&mut legal), looked_at, "{state}");
                assert_eq!(legal, possible, "{state}");
                assert_eq!(state.can_move(), !legal.is_empty(), "{state}");
                assert_eq!(state.in_check(mover), !state.checks(mover).is_empty(), "{state}");
                checks += usize::from(state.in_check(mover));
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let Some(chosen) = legal.get((seed >> 33) as usize % legal.len().max(1)) else { break };
                state.make(*chosen);
            }
        }
        assert!(checks > 100, "{checks}");
    }
}
