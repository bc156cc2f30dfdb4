//! Which steps may follow (`rules/kyo.md §16`), and which whole moves there are.
//!
//! Moves are shown one by one and never collected: there can be more than memory holds. Every
//! beginning with a step is a move itself, so the search meets no dead ends and a limit stops it
//! at once.

use super::mode::Mode;
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::{Chip, Direction, Kind, Mana, Tile, leaps, neighbors};
use super::stack::Chips;
use super::state::{State, only_shields};

/// How many chips of a pile without a pawn lists shuffle; more of them may be typed.
const LISTED_SHUFFLE: usize = 5;

impl MoveInProgress {
    /// Appends the steps that may follow, in the order of the rules file.
    pub(super) fn push_steps(&self, steps: &mut Vec<Step>) {
        self.visit_steps(LISTED_SHUFFLE, &mut |step| {
            steps.push(step);
            true
        });
    }

    /// Appends the steps of the pawn alone: those that may capture.
    pub(super) fn push_pawn_steps(&self, steps: &mut Vec<Step>) {
        if self.has_room() && self.mode() != Mode::Over {
            self.visit_pawn_steps(&mut |step| {
                steps.push(step);
                true
            });
        }
    }

    /// Whether any step may follow.
    pub(super) fn has_step(&self) -> bool {
        !self.visit_steps(usize::MAX, &mut |_| false)
    }

    /// How many steps of work ([`Meter`](crate::bounds::Meter)) it takes about to list the steps that
    /// may follow: each number of chips may go to several tiles.
    pub(super) fn listing_steps(&self) -> u64 {
        if !self.has_room() || self.mode() == Mode::Over { 1 } else { 2 + self.liftable() as u64 }
    }

    /// Shows the legal steps to `visit` until that has seen enough, and tells whether it went on to
    /// the end. Piles without a pawn shuffle at most their `depth` uppermost chips.
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
                if !self.offer(Step::Strike { to }, visit) {
                    return false;
                }
            } else if target.pawn.is_none_or(|pawn| pawn.side != self.state().mover) {
                for carry in 0..=run {
                    if !self.offer(Step::Move { carry, to }, visit) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Shows a step if it is legal.
    fn offer(&self, step: Step, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        self.judge(&step).is_err() || visit(step)
    }

    fn visit_chip_steps(&self, visit: &mut dyn FnMut(Step) -> bool) -> bool {
        let furthest = if self.kind() == Some(Kind::Cannon) { 3 } else { 1 };
        let deploys = self.mode() != Mode::Fresh;
        for count in 1..=self.liftable() {
            if deploys
                && !(self.kind() == Some(Kind::Tower) && only_shields(&self.stack().chips.upper(count)))
            {
                return true;
            }
            for way in Direction::ALL {
                for to in (1..=furthest).filter_map(|steps| way.from(self.at(), steps)) {
                    if !self.offer(Step::Chips { count: count as u8, to }, visit) {
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

/// The orders into which a shuffle may put these chips of one side, the lowest one changed: some
/// order of the mana, then the shields.
fn orders(chips: Chips) -> impl Iterator<Item = Chips> {
    let lowest = chips.get(0);
    let side = chips.iter().find_map(|chip| match chip {
        Chip::Mana(side, _) => Some(side),
        Chip::Shield => None,
    });
    let shields = chips.shields();
    let mana = chips.len() - shields;
    let lights = side.map_or(0, |side| chips.mana(side, Mana::Light));
    let arranged = side.map(move |side| {
        Choices::new(mana, lights).map(move |lights| {
            let color = move |place| if lights >> place & 1 == 1 { Mana::Light } else { Mana::Dark };
            let mana = (0..mana).map(move |place| Chip::Mana(side, color(place)));
            mana.chain(std::iter::repeat_n(Chip::Shield, shields)).collect::<Chips>()
        })
    });
    arranged.into_iter().flatten().filter(move |order| order.get(0) != lowest)
}

/// All sets of `count` places out of `places`, each as the bits of a number, in rising order.
struct Choices {
    next: Option<u64>,
    end: u64,
}

impl Choices {
    /// There are no more than 26 places: a side's mana.
    const fn new(places: usize, count: usize) -> Self {
        Self { next: Some((1 << count) - 1), end: 1 << places }
    }
}

impl Iterator for Choices {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let present = self.next.filter(|bits| *bits < self.end)?;
        // The next number with as many bits: the lowest run of ones moves its highest bit up,
        // and the others fall to the bottom.
        let lowest = present & present.wrapping_neg();
        self.next = (present != 0).then(|| {
            let carried = present + lowest;
            carried | ((carried ^ present) / lowest) >> 2
        });
        Some(present)
    }
}

impl State {
    /// The tiles on which a move may begin, in the order of the board; none once the game is won.
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

    /// Whether the side to move can make any move.
    pub(super) fn can_move(&self) -> bool {
        !self.visit_starts(&mut |progress| !progress.has_step())
    }

    /// Begins a move on each stack of the side to move and shows it to `visit` until that has seen
    /// enough, and tells whether it went on to the end. `visit` must leave the move as it was.
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

    /// Shows every legal move, as it stands before its end, to `visit` until that has seen enough,
    /// and tells whether it went on to the end.
    pub(super) fn visit_moves(&self, visit: &mut dyn FnMut(&MoveInProgress) -> bool) -> bool {
        if self.won().is_some() {
            return true;
        }
        let mut steps = Vec::new();
        self.visit_starts(&mut |progress| visit_below(progress, &mut steps, visit))
    }
}

/// Shows the moves that begin as `progress` does; `steps` is room to work in.
fn visit_below(
    progress: &mut MoveInProgress,
    steps: &mut Vec<Step>,
    visit: &mut dyn FnMut(&MoveInProgress) -> bool,
) -> bool {
    let pile = progress.kind().is_none();
    if pile {
        // Its orders can be more than memory holds, so they are not listed.
        let begun = progress.clone();
        return begun.visit_steps(usize::MAX, &mut |step| {
            let undo = progress.take(step);
            let go_on = visit(progress);
            progress.take_back(&undo);
            go_on
        });
    }
    let first = steps.len();
    progress.push_steps(steps);
    for index in first..steps.len() {
        let undo = progress.take(steps[index]);
        let go_on = visit(progress) && visit_below(progress, steps, visit);
        progress.take_back(&undo);
        if !go_on {
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
        letters.chars().map(|letter| Chip::from_letter(letter).expect("a chip")).collect()
    }

    #[test]
    fn orders_are_every_order_with_the_shields_on_top_and_the_lowest_chip_changed() {
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
        // Eleven places are left for the six lights once one of them lies at the bottom.
        assert_eq!(many.len(), 462);
    }
}
