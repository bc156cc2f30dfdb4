//! The search shared by all games: alpha-beta with iterative deepening, a transposition table, a
//! quiescence search, and expectations at chance nodes.

mod chance_nodes;
mod mean;
mod prune;
mod quiescence;
mod root;
mod table;
mod values;

use super::board::{BoardResult, Candidate, MAX_SHARE, SearchBoard};
use super::cancel::Cancel;
use super::limits::Limits;
use super::random::mix;

pub(crate) use root::BestMove;
use table::{Bound, Entry, TranspositionTable};
pub(crate) use values::Evaluated;

/// Above any score.
const INFINITE: i32 = 1_000_000;
/// The score of a win at the root. Slower wins score less.
pub(crate) const WIN_SCORE: i32 = 100_000;
/// The maximum length of a line.
const MAX_PLY: u32 = 48;
/// Nodes between two checks of the cancellation token.
const NODES_PER_CANCEL_CHECK: u64 = 16;

/// The evaluation used at leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Evaluation {
    Full,
    Material,
}

/// A position within the search tree.
#[derive(Clone, Copy)]
struct SearchNode {
    key: u64,
    checked: bool,
    /// The remaining depth in plies.
    depth: i32,
    /// The distance from the root in plies.
    ply: u32,
    /// The destination of the last move.
    last: (i8, i8),
}

pub(crate) struct Search<'a> {
    limits: Limits,
    evaluation: Evaluation,
    cancel: &'a Cancel,
    seed: u64,
    /// Keys of the positions played before the root.
    past: &'a [u64],
    line: Vec<u64>,
    table: TranspositionTable,
    killers: [[u32; 2]; MAX_PLY as usize + 1],
    pub(crate) nodes: u64,
    node_limit: u64,
    visits: u64,
    stopped: bool,
    /// Whether the last move was a null move.
    after_null_move: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        limits: Limits,
        evaluation: Evaluation,
        seed: u64,
        past: &'a [u64],
        cancel: &'a Cancel,
    ) -> Self {
        let bits = match limits.nodes {
            200_001.. => 20,
            20_001.. => 17,
            _ => 12,
        };
        Self {
            limits,
            evaluation,
            cancel,
            seed,
            past,
            line: Vec::new(),
            table: TranspositionTable::new(bits),
            killers: [[0; 2]; MAX_PLY as usize + 1],
            nodes: 0,
            node_limit: limits.nodes,
            visits: 0,
            stopped: false,
            after_null_move: false,
        }
    }

    /// The score of a move for the side making it.
    fn value<B: SearchBoard>(
        &mut self,
        board: &B,
        candidate: &Candidate<B::Move>,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: u32,
    ) -> i32 {
        if let Some(after) = board.after(&candidate.chosen) {
            return self.value_after(board, after, alpha, beta, depth, ply, candidate.at);
        }
        let results = board.results(&candidate.chosen, ply);
        self.expected_value(board, results, (alpha, beta), depth, ply, candidate.at)
    }

    /// The score of `after` for the side that moved in `before`.
    #[allow(clippy::too_many_arguments, reason = "a window, a depth and where the move was")]
    fn value_after<B: SearchBoard>(
        &mut self,
        before: &B,
        mut after: B,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: u32,
        at: (i8, i8),
    ) -> i32 {
        if after.turn() == before.turn() {
            let depth = depth + i32::from(self.limits.whole_moves && B::HAS_PARTS);
            self.search(&mut after, alpha, beta, depth, ply + 1, at)
        } else {
            -self.search(&mut after, -beta, -alpha, depth, ply + 1, at)
        }
    }

    fn count(&mut self) -> bool {
        self.nodes += 1;
        self.visits += 1;
        if self.nodes >= self.node_limit
            || (self.visits.is_multiple_of(NODES_PER_CANCEL_CHECK) && self.cancel.is_canceled())
        {
            self.stopped = true;
        }
        self.stopped
    }

    fn final_score<B: SearchBoard>(board: &B, verdict: BoardResult, ply: u32) -> i32 {
        let sure = if B::SHARES { MAX_SHARE } else { WIN_SCORE };
        match verdict {
            BoardResult::Drawn => 0,
            BoardResult::Won(side) if side == board.turn() => sure - ply as i32,
            BoardResult::Won(_) => ply as i32 - sure,
        }
    }

    fn evaluate<B: SearchBoard>(&self, board: &B) -> i32 {
        match self.evaluation {
            Evaluation::Material => board.material(),
            Evaluation::Full if self.limits.noise == 0 => board.evaluate(),
            Evaluation::Full => {
                let spread = 2 * self.limits.noise as u64 + 1;
                let error = (mix(board.key() ^ self.seed) % spread) as i32 - self.limits.noise;
                board.evaluate() + error
            }
        }
    }

    /// Whether the player overlooks a reply. Those near the last move are overlooked least.
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
    fn search<B: SearchBoard>(
        &mut self,
        board: &mut B,
        alpha: i32,
        beta: i32,
        mut depth: i32,
        ply: u32,
        last: (i8, i8),
    ) -> i32 {
        if let Some(verdict) = board.verdict() {
            self.nodes += 1;
            return Self::final_score(board, verdict, ply);
        }
        let key = board.key();
        if board.may_repeat() {
            let seen = self.past.iter().filter(|past| **past == key).count();
            if seen >= 2 || self.line.contains(&key) || (seen == 1 && ply > 1) {
                self.nodes += 1;
                return 0;
            }
        }
        let checked = board.in_check();
        if checked && ply < MAX_PLY / 2 && self.limits.captures > 0 {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(board, alpha, beta, ply, self.limits.captures, last);
        }
        let luck = board.win_chance();
        if luck > 0.0 {
            return self.search_with_luck(
                board,
                luck,
                (alpha, beta),
                SearchNode { key, checked, depth, ply, last },
            );
        }
        self.search_moves(board, alpha, beta, SearchNode { key, checked, depth, ply, last })
    }

    /// The score if the side to move wins at once with probability `luck`.
    fn search_with_luck<B: SearchBoard>(
        &mut self,
        board: &mut B,
        luck: f64,
        (alpha, beta): (i32, i32),
        node: SearchNode,
    ) -> i32 {
        let win = f64::from(MAX_SHARE - node.ply as i32) * luck;
        if luck > 0.999 {
            return win as i32;
        }
        let without = |bound: i32| (f64::from(bound) - win) / (1.0 - luck);
        let (low, high) = (without(alpha).floor().max(-1e6) as i32, without(beta).ceil().min(1e6) as i32);
        let value = self.search_moves(board, low, high.max(low + 1), node);
        (win + (1.0 - luck) * f64::from(value)).round() as i32
    }

    /// Searches the moves of an unfinished position.
    fn search_moves<B: SearchBoard>(
        &mut self,
        board: &mut B,
        mut alpha: i32,
        mut beta: i32,
        SearchNode { key, checked, depth, ply, last }: SearchNode,
    ) -> i32 {
        if self.count() {
            return 0;
        }
        let mut first = 0;
        if let Some(known) = self.table.get(key) {
            first = known.best;
            if i32::from(known.depth) >= depth && known.value.abs() < MAX_SHARE - 100 {
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
        let prunes = self.limits.prunes && !board.is_near_draw();
        let static_score = prunes.then(|| self.evaluate(board));
        if let Some(static_score) = static_score
            && let Some(value) = self.pruned_value(board, static_score, beta, depth, ply, last)
        {
            return value;
        }
        let mut candidates = Vec::new();
        board.push_candidates(false, ply, &mut candidates);
        self.nodes += B::GENERATION_NODES;
        if candidates.is_empty() {
            return Self::final_score(board, board.result_without_moves(), ply);
        }
        let killers = self.killers[ply as usize];
        candidates.sort_by_cached_key(|candidate| {
            let known = i32::from(candidate.id == first && first != 0) * 1_000_000;
            let killer = i32::from(killers.contains(&candidate.id)) * 90;
            std::cmp::Reverse(candidate.rank + known + killer)
        });
        candidates.truncate(B::MAX_REPLIES);
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
                && let Some(most) =
                    Self::rank_bound::<B>(static_score, candidate.rank).filter(|most| *most <= alpha)
            {
                best = best.max(most);
                continue;
            }
            let mut below = depth - 1;
            // Late move reductions.
            let late = tried >= 4 && depth >= 3 && !candidate.loud && !checked;
            if late {
                below -= if tried >= 16 { 2 } else { 1 };
            }
            tried += 1;
            let mut score = if tried > 1 && !B::SHARES {
                let score = self.value(board, candidate, alpha, alpha + 1, below, ply);
                if score > alpha && (score < beta || late) {
                    self.value(board, candidate, alpha, beta, depth - 1, ply)
                } else {
                    score
                }
            } else {
                self.value(board, candidate, alpha, beta, below, ply)
            };
            if B::SHARES && late && score > alpha {
                score = self.value(board, candidate, alpha, beta, depth - 1, ply);
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
                    let killers = &mut self.killers[ply as usize];
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
        self.table.put(key, Entry { value: best, best: best_id, depth: depth as i8, bound });
        best
    }
}
