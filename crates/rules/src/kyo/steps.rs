//! Generates legal steps (`rules/kyo.md §16`) and whole moves.
//!
//! Moves are visited one by one and never collected, because there can be too many for memory.
//! Every prefix with a step is a move itself, so the search has no dead ends and a limit stops it
//! at once.

use super::mode::Mode;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::{Chip, Direction, Kind, Mana, Tile, leaps, neighbors};
use super::stack::Chips;
use super::state::{State, only_shields};

/// Maximum number of chips in listed shuffles of a pile without a pawn. Larger shuffles can be
/// typed.
pub(super) const MAX_LISTED_SHUFFLE: usize = 5;

impl MoveInProgress {
    /// Appends the legal steps, in the order of the rules file.
    pub(super) fn push_steps(&self, steps: &mut Vec<Step>) {
        self.visit_steps(MAX_LISTED_SHUFFLE, &mut |step| {
            steps.push(step);
            true
        });
    }

    /// Appends the legal Move and Strike steps of the pawn, the only ones that capture.
    pub(super) fn push_pawn_steps(&self, steps: &mut Vec<Step>) {
        if self.has_room() && self.mode() != Mode::Over {
            self.visit_pawn_steps(&mut |step| {
                steps.push(step);
                true
            });
        }
    }

    /// Whether any step is legal.
    pub(super) fn has_step(&self) -> bool {
        !self.visit_steps(usize::MAX, &mut |_| false)
    }

    /// Estimates the work ([`Meter`](crate::bounds::Meter)) of listing the legal steps: each number
    /// of chips has several targets.
    pub(super) fn listing_work(&self) -> u64 {
        if !self.has_room() || self.mode() == Mode::Over { 1 } else { 2 + self.liftable() as u64 }
    }

    /// Visits the legal steps until `visit` returns `false`. Returns whether it visited all of
    /// them. Piles without a pawn shuffle at most their top `depth` chips.
    fn visit_steps(&self, depth: usize, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        if !self.has_room() || self.mode() == Mode::Over {
            return true;
        }
        self.visit_pawn_steps(visit) && self.visit_chip_steps(visit) && self.visit_shuffles(depth, visit)
    }

    fn visit_pawn_steps(&self, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        let Some(kind) = self.kind() else { return true };
        if self.mode() == Mode::Done {
            return true;
        }
        let far = (kind == Kind::Knight && self.mode() == Mode::Fresh).then(|| leaps(self.at()));
        let run = self.liftable() as u8;
        for to in neighbors(self.at()).chain(far.into_iter().flatten()) {
            let target = self.state().stack(to);
            if target.is_shielded() && kind != Kind::Tower {
                if !self.visit_if_legal(Step::Strike { to }, visit) {
                    return false;
                }
            } else if target.pawn.is_none_or(|pawn| pawn.side != self.state().mover) {
                for carry in 0..=run {
                    if !self.visit_if_legal(Step::Move { carry, to }, visit) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Visits a step if it is legal.
    fn visit_if_legal(&self, step: Step, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        self.judge(&step).is_err() || visit(step)
    }

    fn visit_chip_steps(&self, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        let max_distance = if self.kind() == Some(Kind::Cannon) { 3 } else { 1 };
        let deploys = self.mode() != Mode::Fresh;
        for count in 1..=self.liftable() {
            if deploys
                && !(self.kind() == Some(Kind::Tower) && only_shields(&self.stack().chips.upper(count)))
            {
                return true;
            }
            for way in Direction::ALL {
                for to in (1..=max_distance).filter_map(|steps| way.from(self.at(), steps)) {
                    if !self.visit_if_legal(Step::Chips { count: count as u8, to }, visit) {
                        return false;
                    }
                }
            }
        }
        true
    }

    fn visit_shuffles(&self, depth: usize, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        let queen = self.kind() == Some(Kind::Queen);
        let shuffled = matches!(self.steps().last(), Some(Step::Shuffle(_)));
        if shuffled || (self.mode() != Mode::Fresh && !queen) {
            return true;
        }
        let run = if self.kind().is_some() { self.liftable() } else { self.liftable().min(depth) };
        (2..=run)
            .all(|count| orders(self.stack().chips.upper(count)).all(|order| visit(Step::Shuffle(order))))
    }
}

/// Yields the orders into which a shuffle can put these chips of one side: any order of the mana
/// with the shields on top, if the bottom chip changes.
pub(super) fn orders(chips: Chips) -> impl Iterator<Item = Chips> {
    let lowest = chips.get(0);
    let side = chips.iter().find_map(|chip| match chip {
        Chip::Mana(side, _) => Some(side),
        Chip::Shield => None,
    });
    let shields = chips.shields();
    let mana = chips.len() - shields;
    let lights = side.map_or(0, |side| chips.mana(side, Mana::Light));
    let arranged = side.map(move |side| {
        Combinations::new(mana, lights).map(move |lights| {
            let color = move |place| if lights >> place & 1 == 1 { Mana::Light } else { Mana::Dark };
            let mana = (0..mana).map(move |place| Chip::Mana(side, color(place)));
            mana.chain(std::iter::repeat_n(Chip::Shield, shields)).collect::<Chips>()
        })
    });
    arranged.into_iter().flatten().filter(move |order| order.get(0) != lowest)
}

/// All sets of `count` out of `places` positions, each as bits of a number, in ascending order.
pub(super) struct Combinations {
    next: Option<u64>,
    end: u64,
}

impl Combinations {
    /// `places` is at most 26, the number of a side's mana chips.
    pub(super) const fn new(places: usize, count: usize) -> Self {
        Self { next: Some((1 << count) - 1), end: 1 << places }
    }
}

impl Iterator for Combinations {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let present = self.next.filter(|bits| *bits < self.end)?;
        // The next number with equally many bits: the highest bit of the lowest run of ones moves up,
        // and the other bits of the run move to the bottom.
        let lowest = present & present.wrapping_neg();
        self.next = (present != 0).then(|| {
            let carried = present + lowest;
            carried | ((carried ^ present) / lowest) >> 2
        });
        Some(present)
    }
}

impl State {
    /// The tiles on which a legal move can start, in board order. Empty once the game is won.
    pub(super) fn starts(&self) -> Vec<Tile> {
        if self.won().is_some() {
            return Vec::new();
        }
        let mut starts = Vec::new();
        self.visit_starts(&mut |progress| {
            if progress.has_step() {
                starts.push(progress.start());
            }
            true
        });
        starts
    }

    pub(super) fn can_move(&self) -> bool {
        !self.visit_starts(&mut |progress| !progress.has_step())
    }

    /// Visits a new move on each stack of the side to move until `visit` returns `false`. Returns
    /// whether it visited all of them. `visit` must leave the move unchanged.
    fn visit_starts(&self, visit: &mut dyn FnMut(&mut MoveInProgress) -> bool) -> bool {
        let mut state = self.clone();
        for start in Tile::all().filter(|tile| self.stack(*tile).owner() == Some(self.mover)) {
            let Ok(mut progress) = MoveInProgress::begin(state, start) else { return true };
            if !visit(&mut progress) {
                return false;
            }
            state = progress.into_state();
        }
        true
    }

    /// Visits every legal move before it ends until `visit` returns `false`. Returns whether it
    /// visited all of them.
    pub(super) fn visit_moves(&self, visit: &mut dyn FnMut(&MoveInProgress) -> bool) -> bool {
        if self.won().is_some() {
            return true;
        }
        let mut steps = Vec::new();
        self.visit_starts(&mut |progress| visit_extensions(progress, &mut steps, visit))
    }
}

/// Visits the moves that extend `progress`, with `steps` as a scratch buffer.
fn visit_extensions(
    progress: &mut MoveInProgress,
    steps: &mut Vec<Step>,
    visit: &mut dyn FnMut(&MoveInProgress) -> bool,
) -> bool {
    let pile = progress.kind().is_none();
    if pile {
        // The orders of a pile can exceed memory, so they are visited without collecting.
        let prefix = progress.clone();
        return prefix.visit_steps(usize::MAX, &mut |step| {
            let undo = progress.take(step);
            let continues = visit(progress);
            progress.take_back(&undo);
            continues
        });
    }
    let first = steps.len();
    progress.push_steps(steps);
    for index in first..steps.len() {
        let undo = progress.take(steps[index]);
        let continues = visit(progress) && visit_extensions(progress, steps, visit);
        progress.take_back(&undo);
        if !continues {
            return false;
        }
    }
    steps.truncate(first);
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn pile(letters: &str) -> Chips {
        letters.chars().map(|letter| Chip::from_letter(letter).expect("the letter is a chip")).collect()
    }

    #[test]
    fn orders_keep_shields_on_top_and_change_the_bottom() {
        let found = |letters: &str| -> Vec<String> {
            orders(pile(letters)).map(|order| order.iter().map(Chip::letter).collect()).collect()
        };
        assert_eq!(found("DL"), ["LD"]);
        assert_eq!(found("ld"), ["dl"]);
        assert_eq!(found("SDL"), ["LDS", "DLS"]);
        assert_eq!(found("DLS"), ["LDS"]);
        assert_eq!(found("DLDL"), ["LLDD", "LDLD", "LDDL"]);
        assert!(found("SS").is_empty() && found("DD").is_empty() && found("DDS").is_empty());
        assert_eq!(found("SD"), ["DS"]);
        let many: BTreeSet<_> = found("DDDDDDLLLLLL").into_iter().collect();
        // With one light chip at the bottom, five of the eleven other places are light: 11 choose
        // 5.
        assert_eq!(many.len(), 462);
    }
}
