//! A second generator of results for tests: plays every step and asks the rules.

use std::collections::HashSet;

use super::lookahead::{Attempt, Lookahead};
use super::move_in_progress::MoveInProgress;
use super::notation::Step;
use super::piece::Tile;

impl Lookahead {
    pub(super) fn visit_naively(
        &self,
        limit: usize,
        pawns_only: bool,
        each: &mut dyn FnMut(&Attempt<'_>) -> bool,
    ) {
        let mut visit = Visit {
            limit,
            pawns_only,
            base: self.next_key(),
            extended: HashSet::new(),
            visited: HashSet::new(),
            each,
        };
        let mut state = self.state().clone();
        let starts = Tile::all().filter(|tile| self.state().stack(*tile).owner() == Some(self.state().mover));
        let starts: Vec<_> =
            starts.filter(|tile| !pawns_only || self.state().stack(*tile).pawn.is_some()).collect();
        let mut left = limit;
        for (index, start) in starts.iter().enumerate() {
            let Ok(mut progress) = MoveInProgress::begin(state, *start) else { return };
            let share = left / (starts.len() - index);
            visit.limit = share;
            let key = visit.base;
            if !visit.extend(&mut progress, key, &mut Vec::new()) {
                return;
            }
            left -= share - visit.limit;
            state = progress.into_state();
        }
    }
}

struct Visit<'a> {
    limit: usize,
    /// Whether to visit steps of pawns only.
    pawns_only: bool,
    base: u64,
    /// Keys of the moves in progress that were extended.
    extended: HashSet<u64>,
    /// Keys of the results that were visited.
    visited: HashSet<u64>,
    each: &'a mut dyn FnMut(&Attempt<'_>) -> bool,
}

impl Visit<'_> {
    /// Visits the moves that extend `progress`, whose board has the key `key`. Returns whether to
    /// continue.
    fn extend(&mut self, progress: &mut MoveInProgress, key: u64, steps: &mut Vec<Step>) -> bool {
        let first = steps.len();
        if self.pawns_only {
            progress.push_pawn_steps(steps);
        } else {
            progress.push_steps(steps);
        }
        for index in first..steps.len() {
            if self.limit == 0 {
                break;
            }
            self.limit -= 1;
            let (undo, after) = progress.take_with_key(steps[index], key);
            let continues = self.visit_result(progress, after)
                && (!self.extended.insert(progress.state_key(after)) || self.extend(progress, after, steps));
            progress.take_back(&undo);
            if !continues {
                return false;
            }
        }
        steps.truncate(first);
        true
    }

    fn visit_result(&mut self, progress: &MoveInProgress, key: u64) -> bool {
        let attempt = Attempt::new(progress, key);
        !self.visited.insert(attempt.key) || (self.each)(&attempt)
    }
}

mod tests {
    use std::time::{Duration, Instant};

    use super::super::text::parse;
    use super::super::view::View;
    use super::*;
    use crate::{Game, Rolls, kyo::Kyo};

    /// Positions of random games with all setups, the starts included.
    fn positions() -> Vec<Lookahead> {
        let mut random = 1_u64;
        let mut positions = Vec::new();
        for game in 0..12 {
            let setups = Kyo.info().setups;
            let setup = setups[game % setups.len()].name;
            let start = Kyo.start(setup, &mut Rolls::none()).expect("the setup exists").text();
            let mut ahead = View { state: parse(&start).expect("a start") }.lookahead();
            for _ in 0..40 {
                positions.push(ahead.clone());
                let mut moves = Vec::new();
                ahead.visit_naively(3_000, false, &mut |attempt| {
                    let mut changes = Vec::new();
                    attempt.push_changes(&mut changes);
                    moves.push(changes);
                    true
                });
                random = super::super::stack::mix(random);
                let Some(changes) = moves.get(random as usize % moves.len().max(1)) else { break };
                ahead.play(changes);
                if ahead.state().won().is_some() {
                    break;
                }
            }
        }
        // The vectors have rare stacks, such as high ones.
        for line in include_str!("../../tests/vectors/kyo/vectors.jsonl").lines() {
            let position = line.split("\"position\":").nth(1).and_then(|rest| rest.split('"').nth(1));
            if let Some(state) =
                position.and_then(|text| parse(text).ok()).filter(|state| state.won().is_none())
            {
                positions.push(View { state }.lookahead());
            }
        }
        positions
    }

    /// A result as text, key and changed stacks.
    fn result(attempt: &Attempt<'_>) -> (String, u64, String) {
        let mut changes = Vec::new();
        attempt.push_changes(&mut changes);
        (attempt.text(), attempt.key(), format!("{changes:?}"))
    }

    #[test]
    fn both_generators_agree_in_order_and_limit() {
        let mut compared = 0;
        for ahead in positions() {
            for (limit, pawns_only) in [(100, false), (1_500, false), (500, true), (4_000, false)] {
                let (mut naive, mut fast) = (Vec::new(), Vec::new());
                ahead.visit_naively(limit, pawns_only, &mut |attempt| {
                    naive.push(result(attempt));
                    true
                });
                let mut each = |attempt: &Attempt<'_>| {
                    fast.push(result(attempt));
                    true
                };
                if pawns_only {
                    ahead.visit_pawn_results(limit, &mut each);
                } else {
                    ahead.visit_results(limit, &mut each);
                }
                assert_eq!(naive, fast, "{}", ahead.state());
                compared += naive.len();
            }
        }
        assert!(compared > 100_000, "{compared}");
    }

    #[test]
    fn a_visit_ends_when_asked() {
        for ahead in positions().iter().step_by(20) {
            let mut left = 3;
            ahead.visit_results(1_000, &mut |_| {
                left -= 1;
                left > 0
            });
            assert!(left == 0, "{}", ahead.state());
        }
    }

    /// The shortest of several times of a visit of all positions.
    fn best_time(positions: &[Lookahead], visit: impl Fn(&Lookahead)) -> Duration {
        let run = || {
            let begun = Instant::now();
            positions.iter().for_each(&visit);
            begun.elapsed()
        };
        (0..9).map(|_| run()).min().unwrap_or_default()
    }

    /// `cargo test -p sealed-move-rules generators -- --ignored --nocapture`
    #[test]
    #[ignore = "measures time"]
    fn time_of_both_generators() {
        let positions = positions();
        for limit in [500, 1_500, 40_000] {
            let naive = best_time(&positions, |ahead| ahead.visit_naively(limit, false, &mut |_| true));
            let fast = best_time(&positions, |ahead| ahead.visit_results(limit, &mut |_| true));
            let count = positions.len() as u32;
            let ratio = naive.as_secs_f64() / fast.as_secs_f64();
            println!("limit {limit}: {:?} naive, {:?} fast, ratio {ratio:.2}", naive / count, fast / count);
        }
    }
}
