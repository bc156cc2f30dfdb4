//! Legal moves: pseudo-legal moves that leave the mover's king safe (`rules/aruki.md §10`).

use super::grid::{Cell, Cells, Content, Direction};
use super::piece::Kind;
use super::state::{CellMove, State, on_line};

/// Facts about a position that decide the legality of most moves without making them.
struct Safety {
    /// The king of the side to move.
    king: Cell,
    checked: bool,
    /// The only cells on which a step of another piece can end the check. With `Some`, evolutions
    /// can't end it. `None` if there is no check, or a dragon's line or a jester complicates it.
    evasions: Option<Cells>,
    /// Friendly pieces between the king and an enemy slider, or an enemy jester that might slide.
    pinned: Cells,
    /// Whether any piece is between the king and an enemy slider.
    blocked: bool,
    /// The enemy jester and the cells around it, if it shares a line with the king. A change on
    /// these cells changes its attacks.
    mimicry_zone: Cells,
}

impl Safety {
    /// Whether a move is legal, or `None` if it must be made to find out. Not for moves of the
    /// king.
    ///
    /// While the king is not in check, a step of another piece exposes it only in two ways. It
    /// leaves the line of a slider (a pin), or it changes the mimicry of an enemy jester on a line
    /// with the king. An evolution can only do the second. A wipe can also unblock a slider.
    fn allows(&self, chosen: CellMove) -> Option<bool> {
        if self.checked {
            let ends = match (chosen, &self.evasions) {
                (CellMove::Step { to, .. }, Some(evasions)) => evasions.has(to),
                (CellMove::Evolve { .. }, Some(_)) => false,
                _ => true,
            };
            return if ends { None } else { Some(false) };
        }
        let safe = match chosen {
            CellMove::Step { from, to, .. } => {
                !self.pinned.has(from) && !self.mimicry_zone.has(from) && !self.mimicry_zone.has(to)
            }
            CellMove::Evolve { at, .. } => !self.mimicry_zone.has(at),
            CellMove::Wipe { .. } => self.mimicry_zone == Cells::NONE && !self.blocked,
        };
        if safe { Some(true) } else { None }
    }

    /// The pieces whose steps need a legality check. Wipes always do.
    fn uncertain(&self, army: Cells) -> Cells {
        if self.checked || self.mimicry_zone != Cells::NONE {
            return army;
        }
        let mut uncertain = self.pinned;
        uncertain.add(self.king);
        uncertain
    }
}

impl State {
    /// Appends all legal moves. Returns the number of pseudo-legal moves.
    pub(super) fn push_legal(&mut self, moves: &mut Vec<CellMove>) -> usize {
        let safety = self.safety();
        let uncertain = safety.uncertain(self.army(self.mover));
        let mut pseudo_legal = 0;
        self.army(self.mover).for_each(|from| {
            let start = moves.len();
            let kind = self.content(from).kind();
            self.push_from(from, kind, moves);
            let wipes = self.can_wipe(from, kind);
            if wipes {
                moves.push(CellMove::Wipe { at: from });
            }
            pseudo_legal += moves.len() - start;
            if wipes || uncertain.has(from) {
                self.keep_legal(start, &safety, moves);
            }
        });
        let start = moves.len();
        self.push_evolutions(moves);
        pseudo_legal += moves.len() - start;
        if safety.checked || safety.mimicry_zone != Cells::NONE {
            self.keep_legal(start, &safety, moves);
        }
        pseudo_legal
    }

    /// Removes the illegal moves from an index on.
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

    pub(super) fn legal_moves(&self) -> Vec<CellMove> {
        let mut moves = Vec::new();
        self.clone().push_legal(&mut moves);
        moves
    }

    pub(super) fn can_move(&self) -> bool {
        let mut moves = Vec::new();
        self.push_pseudo_legal(&mut moves);
        let mut state = self.clone();
        let safety = state.safety();
        moves.into_iter().any(|chosen| state.is_legal(chosen, &safety))
    }

    /// Whether a pseudo-legal move is legal.
    fn is_legal(&mut self, chosen: CellMove, safety: &Safety) -> bool {
        let known = match chosen {
            CellMove::Step { from, to, .. } if from == safety.king => self.is_safe_for_king(to),
            _ => safety.allows(chosen),
        };
        known.unwrap_or_else(|| self.leaves_king_safe(chosen))
    }

    /// Makes a pseudo-legal move and checks that the mover's king is not in check.
    pub(super) fn leaves_king_safe(&mut self, chosen: CellMove) -> bool {
        let mover = self.mover;
        let undo = self.make(chosen);
        let safe = !self.in_check(mover);
        self.unmake(chosen, &undo);
        safe
    }

    /// Whether the king is safe after a step to `to`, or `None` if the move must be made to find
    /// out.
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
        if wiped || self.attacked_by_step_or_leap(to, enemy) {
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
        let mut mimicry_zone = Cells::NONE;
        if let Some((direction, distance)) = self.mimicry_line(enemy, king) {
            let mut cell = self.noble(enemy, Kind::Jester);
            mimicry_zone.add(cell);
            Direction::ALL.into_iter().for_each(|direction| mimicry_zone.add(cell.step(direction)));
            for _ in 1..distance {
                cell = cell.step(direction);
                pinned.add(cell);
            }
        }
        let remote = self.in_remote_check(mover);
        let checked = sliders.attacked || remote || self.attacked_by_step_or_leap(king, enemy);
        let evasions =
            (checked && !remote && mimicry_zone == Cells::NONE).then(|| self.evasions(king, enemy));
        Safety { king, checked, evasions, pinned, blocked: sliders.blocked, mimicry_zone }
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::{START, parse};

    /// Compares the legal moves and their order with a naive implementation: make every move, then
    /// look for checks.
    #[test]
    fn legal_moves_agree_with_a_naive_check() {
        let open = "12/12/3k3o4/2o2A6/3o5o2/o10o/2o2o6/O7O1O1/3O1O1J3O/1O4O2J2/4P2P2L1/R1LK2[JK][SD]2AR w J/- S 0 46";
        let mimicry = "2k9/1r3m6/3[jk]8/12/5R6/2[gd]9/12/4o7/6[JK]5/3[GD]1A6/5K2[sd]3/12 w PR/pl Ggs 0 1";
        let (mut seed, mut checks) = (0x2545_f491_4f6c_dd1d_u64, 0);
        for game in 0..30 {
            let mut state = parse([START, open, mimicry][game % 3]).expect("the position is valid");
            for _ in 0..120 {
                let mut pseudo_legal = Vec::new();
                state.push_pseudo_legal(&mut pseudo_legal);
                let pseudo_legal_count = pseudo_legal.len();
                let mover = state.mover;
                pseudo_legal.retain(|chosen| {
                    let mut after = state.clone();
                    after.make(*chosen);
                    after.checks(mover).is_empty()
                });
                let mut legal = Vec::new();
                assert_eq!(state.push_legal(&mut legal), pseudo_legal_count, "{state}");
                assert_eq!(legal, pseudo_legal, "{state}");
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
