//! The search that all games share: alpha-beta with iterative deepening, a table of positions,
//! captures to the end, and expectations where chance decides.

mod luck;
mod mean;
mod settle;
mod weigh;

use super::board::{BoardResult, Candidate, SURE, SearchBoard};
use super::cancel::Cancel;
use super::limits::Limits;
use super::random::mix;

pub(crate) use weigh::Weighed;

use mean::Mean;

/// More than any score.
const INFINITE: i32 = 1_000_000;
/// A game that is won, at the root; less where it takes longer.
pub(crate) const WON: i32 = 100_000;
/// The deepest line.
const DEEPEST: u32 = 48;
/// How many positions pass between two looks at the switch.
const LOOK_EVERY: u64 = 16;

/// What the table remembers of a position.
#[derive(Clone, Copy, Default)]
struct Remembered {
    key: u64,
    value: i32,
    best: u32,
    depth: i8,
    /// 0 nothing, 1 at least, 2 at most, 3 exactly.
    bound: u8,
}

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
    table: Vec<Remembered>,
    killers: [[u32; 2]; DEEPEST as usize + 1],
    pub(crate) nodes: u64,
    until: u64,
    looked: u64,
    stopped: bool,
}

/// The best move of the root.
#[derive(Clone, Debug)]
pub(crate) struct Best<M> {
    pub(crate) chosen: M,
    pub(crate) id: u32,
    pub(crate) score: i32,
    pub(crate) depth: i32,
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
            table: vec![Remembered::default(); 1 << bits],
            killers: [[0; 2]; DEEPEST as usize + 1],
            nodes: 0,
            until: limits.nodes,
            looked: 0,
            stopped: false,
        }
    }

    /// The candidates of the root in the order in which they are tried; equal ones in the seed's.
    pub(crate) fn candidates<B: SearchBoard>(&self, board: &mut B) -> Vec<Candidate<B::Move>> {
        let mut candidates = Vec::new();
        board.push_candidates(false, 0, &mut candidates);
        candidates.sort_by_key(|candidate| {
            (std::cmp::Reverse(candidate.rank), mix(self.seed ^ u64::from(candidate.id)))
        });
        candidates
    }

    /// Finds the best of the candidates, looking deeper and deeper until the limit.
    pub(crate) fn best<B: SearchBoard>(
        &mut self,
        boards: &[B],
        mut candidates: Vec<Candidate<B::Move>>,
        nodes: u64,
    ) -> Option<Best<B::Move>> {
        self.until = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.push(boards.first()?.key());
        let first = candidates.first()?;
        let mut best = Best { chosen: first.chosen.clone(), id: first.id, score: 0, depth: 0 };
        for depth in 1..=self.limits.depth {
            let mut alpha = -INFINITE;
            let mut leader = None;
            let mut scores = Vec::with_capacity(candidates.len());
            for (index, candidate) in candidates.iter().enumerate() {
                // The first look sorts them all, so it needs each score as it is.
                let floor = if depth == 1 && self.limits.depth > 1 { -INFINITE } else { alpha };
                let score = self.value_in_all(boards, candidate, (floor, INFINITE), depth - 1);
                if self.stopped {
                    break;
                }
                scores.push(score);
                if score > alpha {
                    alpha = score;
                    leader = Some(index);
                }
            }
            if depth == 1 && self.limits.depth > 1 && scores.len() == candidates.len() {
                let mut sorted: Vec<_> = scores.into_iter().zip(candidates).collect();
                sorted.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
                sorted.truncate(B::WIDTH);
                candidates = sorted.into_iter().map(|(_, candidate)| candidate).collect();
                leader = Some(0);
            }
            if let Some(index) = leader {
                let found = candidates.remove(index);
                best = Best { chosen: found.chosen.clone(), id: found.id, score: alpha, depth };
                candidates.insert(0, found);
            }
            if self.stopped || candidates.len() == 1 || alpha.abs() > WON - 1000 {
                break;
            }
        }
        Some(best)
    }

    /// The value of one candidate at a depth that was reached.
    pub(crate) fn value_of<B: SearchBoard>(
        &mut self,
        board: &B,
        candidate: &Candidate<B::Move>,
        depth: i32,
        nodes: u64,
    ) -> i32 {
        self.until = self.nodes + nodes;
        self.stopped = false;
        self.line.clear();
        self.line.push(board.key());
        let mut value = 0;
        for depth in 1..=depth.max(1) {
            let found = self.value(board, candidate, -INFINITE, INFINITE, depth - 1, 0);
            if self.stopped {
                break;
            }
            value = found;
        }
        value
    }

    /// What the table knows of a position.
    fn remembered(&self, key: u64) -> Option<Remembered> {
        let known = self.table[(key as usize) & (self.table.len() - 1)];
        (known.bound != 0 && known.key == key).then_some(known)
    }

    /// The texts of the moves that are expected after a move, as far as the table knows them.
    pub(crate) fn expected<B: SearchBoard>(&self, board: &B, chosen: &B::Move) -> Vec<String> {
        let mut texts = Vec::new();
        let mut here = board.after(chosen);
        while let Some(mut board) = here.take().filter(|_| texts.len() < 4) {
            let Some(known) = self.remembered(board.key()).filter(|_| board.verdict().is_none()) else {
                break;
            };
            let mut candidates = Vec::new();
            board.push_candidates(false, 0, &mut candidates);
            if let Some(next) = candidates.iter().find(|candidate| candidate.id == known.best) {
                texts.push(board.text(&next.chosen));
                here = board.after(&next.chosen);
            }
        }
        texts
    }

    /// The score of a move of the root on average over positions that are equal but for what is hidden.
    fn value_in_all<B: SearchBoard>(
        &mut self,
        boards: &[B],
        candidate: &Candidate<B::Move>,
        (alpha, beta): (i32, i32),
        depth: i32,
    ) -> i32 {
        if let [board] = boards {
            return self.value(board, candidate, alpha, beta, depth, 0);
        }
        let share = 1.0 / boards.len() as f64;
        let mut mean = Mean::new(alpha, beta, f64::from(SURE));
        for board in boards {
            let (low, high) = mean.window(share, SURE);
            let value = self.value(board, candidate, low, high, depth, 0);
            if self.stopped {
                return 0;
            }
            if let Some(bound) = mean.add(share, value) {
                return bound;
            }
        }
        mean.value()
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
        if let Some(known) = self.remembered(key) {
            first = known.best;
            if i32::from(known.depth) >= depth && known.value.abs() < SURE - 100 {
                match known.bound {
                    1 => alpha = alpha.max(known.value),
                    2 => beta = beta.min(known.value),
                    _ => return known.value,
                }
                if alpha >= beta {
                    return known.value;
                }
            }
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
            1
        } else if best <= open {
            2
        } else {
            3
        };
        let slot = (key as usize) & (self.table.len() - 1);
        self.table[slot] = Remembered { key, value: best, best: best_id, depth: depth as i8, bound };
        best
    }
}
