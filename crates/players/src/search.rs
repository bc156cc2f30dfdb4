//! The search that all games share: alpha-beta with iterative deepening, a table of positions,
//! captures to the end, and expectations where chance decides.

mod luck;
mod mean;
mod prune;
mod root;
mod settle;
mod table;
mod weigh;

use super::board::{BoardResult, Candidate, SURE, SearchBoard};
use super::cancel::Cancel;
use super::limits::Limits;
use super::random::mix;

use table::{Bound, PositionTable, Remembered};
pub(crate) use weigh::Weighed;

/// More than any score.
const INFINITE: i32 = 1_000_000;
/// A game that is won, at the root; less where it takes longer.
pub(crate) const WON: i32 = 100_000;
/// The deepest line.
const DEEPEST: u32 = 48;
/// How many positions pass between two looks at the switch.
const LOOK_EVERY: u64 = 16;

/// Which evaluation the search ends in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sense {
    Full,
    Material,
}

/// A position that the search has come to.
#[derive(Clone, Copy)]
struct SearchNode {
    key: u64,
    checked: bool,
    /// How many moves are still looked ahead.
    depth: i32,
    /// How many were made since the root.
    deep: u32,
    /// Where the last one ended.
    last: (i8, i8),
}

/// A search of one position.
pub(crate) struct Search<'a> {
    limits: Limits,
    sense: Sense,
    cancel: &'a Cancel,
    seed: u64,
    /// The positions of the game so far.
    past: &'a [u64],
    line: Vec<u64>,
    table: PositionTable,
    killers: [[u32; 2]; DEEPEST as usize + 1],
    pub(crate) nodes: u64,
    until: u64,
    looked: u64,
    stopped: bool,
    /// Whether the side that moved last has passed instead.
    passed: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(limits: Limits, sense: Sense, seed: u64, past: &'a [u64], cancel: &'a Cancel) -> Self {
        let bits = match limits.nodes {
            200_001.. => 20,
            20_001.. => 17,
            _ => 12,
        };
        Self {
            limits,
            sense,
            cancel,
            seed,
            past,
            line: Vec::new(),
            table: PositionTable::new(bits),
            killers: [[0; 2]; DEEPEST as usize + 1],
            nodes: 0,
            until: limits.nodes,
            looked: 0,
            stopped: false,
            passed: false,
        }
    }

    /// The score of a move for the side that makes it.
    fn value<B: SearchBoard>(
        &mut self,
        board: &B,
        candidate: &Candidate<B::Move>,
        alpha: i32,
        beta: i32,
        depth: i32,
        deep: u32,
    ) -> i32 {
        if let Some(after) = board.after(&candidate.chosen) {
            return self.turned(board, after, alpha, beta, depth, deep, candidate.at);
        }
        let results = board.results(&candidate.chosen, deep);
        self.value_by_luck(board, results, (alpha, beta), depth, deep, candidate.at)
    }

    /// The score of a position for the side that moved in the one before.
    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    fn turned<B: SearchBoard>(
        &mut self,
        before: &B,
        mut after: B,
        alpha: i32,
        beta: i32,
        depth: i32,
        deep: u32,
        at: (i8, i8),
    ) -> i32 {
        if after.turn() == before.turn() {
            let depth = depth + i32::from(self.limits.whole && B::PARTS);
            self.look(&mut after, alpha, beta, depth, deep + 1, at)
        } else {
            -self.look(&mut after, -beta, -alpha, depth, deep + 1, at)
        }
    }

    fn count(&mut self) -> bool {
        self.nodes += 1;
        self.looked += 1;
        if self.nodes >= self.until || (self.looked.is_multiple_of(LOOK_EVERY) && self.cancel.is_canceled()) {
            self.stopped = true;
        }
        self.stopped
    }

    fn judged<B: SearchBoard>(board: &B, verdict: BoardResult, deep: u32) -> i32 {
        let sure = if B::CHANCE { SURE } else { WON };
        match verdict {
            BoardResult::Drawn => 0,
            BoardResult::Won(side) if side == board.turn() => sure - deep as i32,
            BoardResult::Won(_) => deep as i32 - sure,
        }
    }

    fn evaluate<B: SearchBoard>(&self, board: &B) -> i32 {
        match self.sense {
            Sense::Material => board.material(),
            Sense::Full if self.limits.noise == 0 => board.evaluate(),
            Sense::Full => {
                let spread = 2 * self.limits.noise as u64 + 1;
                let error = (mix(board.key() ^ self.seed) % spread) as i32 - self.limits.noise;
                board.evaluate() + error
            }
        }
    }

    /// How many of a thousand such replies are overlooked.
    fn overlooked(&self, key: u64, id: u32, at: (i8, i8), last: (i8, i8)) -> bool {
        if self.limits.overlooks == 0 {
            return false;
        }
        let distance = at.0.saturating_sub(last.0).saturating_abs().max((at.1 - last.1).abs());
        let part = [150, 400, 650, 850, 1000][(distance.max(0) as usize).min(4)];
        let thousandths = mix(self.seed ^ mix(key ^ u64::from(id))) % 1_000_000;
        thousandths < u64::from(self.limits.overlooks) * part
    }

    /// The score of a position for its side to move.
    fn look<B: SearchBoard>(
        &mut self,
        board: &mut B,
        alpha: i32,
        beta: i32,
        mut depth: i32,
        deep: u32,
        last: (i8, i8),
    ) -> i32 {
        if let Some(verdict) = board.verdict() {
            self.nodes += 1;
            return Self::judged(board, verdict, deep);
        }
        let key = board.key();
        if board.repeats() {
            let seen = self.past.iter().filter(|past| **past == key).count();
            if seen >= 2 || self.line.contains(&key) || (seen == 1 && deep > 1) {
                self.nodes += 1;
                return 0;
            }
        }
        let checked = board.in_check();
        if checked && deep < DEEPEST / 2 && self.limits.captures > 0 {
            depth += 1;
        }
        if depth <= 0 || deep >= DEEPEST {
            return self.settle(board, alpha, beta, deep, self.limits.captures, last);
        }
        let luck = board.luck();
        if luck > 0.0 {
            return self.mixed(board, luck, (alpha, beta), SearchNode { key, checked, depth, deep, last });
        }
        self.look_on(board, alpha, beta, SearchNode { key, checked, depth, deep, last })
    }

    /// The score where the side to move wins at once by luck with a chance of `luck`.
    fn mixed<B: SearchBoard>(
        &mut self,
        board: &mut B,
        luck: f64,
        (alpha, beta): (i32, i32),
        node: SearchNode,
    ) -> i32 {
        let win = f64::from(SURE - node.deep as i32) * luck;
        if luck > 0.999 {
            return win as i32;
        }
        let without = |bound: i32| (f64::from(bound) - win) / (1.0 - luck);
        let (low, high) = (without(alpha).floor().max(-1e6) as i32, without(beta).ceil().min(1e6) as i32);
        let value = self.look_on(board, low, high.max(low + 1), node);
        (win + (1.0 - luck) * f64::from(value)).round() as i32
    }

    /// The score as far as the search tells it.
    fn look_on<B: SearchBoard>(
        &mut self,
        board: &mut B,
        mut alpha: i32,
        mut beta: i32,
        SearchNode { key, checked, depth, deep, last }: SearchNode,
    ) -> i32 {
        if self.count() {
            return 0;
        }
        let mut first = 0;
        if let Some(known) = self.table.get(key) {
            first = known.best;
            if i32::from(known.depth) >= depth && known.value.abs() < SURE - 100 {
                match known.bound {
                    Bound::AtLeast => alpha = alpha.max(known.value),
                    Bound::AtMost => beta = beta.min(known.value),
                    Bound::Exact => return known.value,
                }
                if alpha >= beta {
                    return known.value;
                }
            }
        }
        let still = self.limits.prunes.then(|| self.evaluate(board));
        if let Some(still) = still
            && let Some(value) = self.value_without_move(board, still, beta, depth, deep, last)
        {
            return value;
        }
        let mut candidates = Vec::new();
        board.push_candidates(false, deep, &mut candidates);
        self.nodes += B::COST;
        if candidates.is_empty() {
            return Self::judged(board, board.stuck(), deep);
        }
        let killers = self.killers[deep as usize];
        candidates.sort_by_cached_key(|candidate| {
            let known = i32::from(candidate.id == first && first != 0) * 1_000_000;
            let killer = i32::from(killers.contains(&candidate.id)) * 90;
            std::cmp::Reverse(candidate.rank + known + killer)
        });
        candidates.truncate(B::REPLIES);
        let (open, mut best, mut best_id) = (alpha, -INFINITE, 0);
        self.line.push(key);
        let mut tried = 0;
        for (index, candidate) in candidates.iter().enumerate() {
            if (tried > 0 || index + 1 < candidates.len())
                && self.overlooked(key, candidate.id, candidate.at, last)
            {
                continue;
            }
            if tried > 0
                && depth <= 1
                && let Some(most) = Self::foretold::<B>(still, candidate.rank).filter(|most| *most <= alpha)
            {
                best = best.max(most);
                continue;
            }
            let mut below = depth - 1;
            // What seems unlikely is looked at less deeply first.
            let late = tried >= 4 && depth >= 3 && !candidate.loud && !checked;
            if late {
                below -= if tried >= 16 { 2 } else { 1 };
            }
            tried += 1;
            let mut score = if tried > 1 && !B::CHANCE {
                let score = self.value(board, candidate, alpha, alpha + 1, below, deep);
                if score > alpha && (score < beta || late) {
                    self.value(board, candidate, alpha, beta, depth - 1, deep)
                } else {
                    score
                }
            } else {
                self.value(board, candidate, alpha, beta, below, deep)
            };
            if B::CHANCE && late && score > alpha {
                score = self.value(board, candidate, alpha, beta, depth - 1, deep);
            }
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_id) = (score, candidate.id);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if !candidate.loud {
                    let killers = &mut self.killers[deep as usize];
                    if killers[0] != candidate.id {
                        *killers = [candidate.id, killers[0]];
                    }
                }
                break;
            }
        }
        self.line.pop();
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= open {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table.put(key, Remembered { value: best, best: best_id, depth: depth as i8, bound });
        best
    }
}
