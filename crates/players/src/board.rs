//! The interface between the search and a game.

use sealed_move_rules::Side;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardResult {
    Won(Side),
    Drawn,
}

/// A move for the search to try.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) chosen: M,
    /// Candidates with higher ranks are tried first.
    pub(crate) rank: i32,
    /// Unique among the candidates of a position.
    pub(crate) id: u32,
    /// The destination as file and rank: replies near it are overlooked less often.
    pub(crate) at: (i8, i8),
    /// Whether it captures, promotes or the like, so that the quiescence search follows it.
    pub(crate) loud: bool,
}

/// A position to search.
pub(crate) trait SearchBoard: Clone {
    type Move: Clone;

    /// Whether scores are shares of a certain win rather than centipawns. Only shares can be
    /// averaged over chance.
    const SHARES: bool;

    /// The maximum number of root moves searched deeper than one ply.
    const MAX_ROOT_MOVES: usize = usize::MAX;

    /// Whether a move is chosen in parts, which count as one ply if depth counts whole moves.
    const HAS_PARTS: bool = false;

    /// The maximum number of replies searched.
    const MAX_REPLIES: usize = usize::MAX;

    /// The nodes charged for generating all moves, if that is slow.
    const GENERATION_NODES: u64 = 0;

    /// The maximum by which a move's evaluation exceeds its rank, in games whose ranks predict the
    /// evaluation.
    const RANK_MARGIN: Option<i32> = None;

    /// The least pressure of a side that threatens to take or mate the king.
    const KING_PRESSURE: i32 = i32::MAX;

    /// The part of a lead that a hint may spend on such a threat, in percent.
    const THREAT_SPARE_PERCENT: i32 = 0;

    fn turn(&self) -> Side;

    /// The result of the game, as far as it is known without generating moves.
    fn verdict(&self) -> Option<BoardResult>;

    /// The result if there is no legal move.
    fn result_without_moves(&self) -> BoardResult;

    /// Appends the candidates, only loud ones if `loud`.
    fn push_candidates(&mut self, loud: bool, ply: u32, candidates: &mut Vec<Candidate<Self::Move>>);

    /// Appends root candidates: if a move wins, one that wins is among them.
    fn push_possible_wins(&mut self, candidates: &mut Vec<Candidate<Self::Move>>) {
        self.push_candidates(false, 0, candidates);
    }

    /// The position after a move, or `None` if chance decides the result.
    fn after(&self, chosen: &Self::Move) -> Option<Self>;

    /// Whether a draw by quiet moves is near, so that static scores predict little.
    fn is_near_draw(&self) -> bool {
        false
    }

    /// The position with the other side to move, in games where passing is hardly ever the best
    /// move.
    fn after_pass(&self) -> Option<Self> {
        None
    }

    /// Appends root moves that [`push_candidates`](Self::push_candidates) leaves out as unlikely.
    fn push_unlikely(&self, _candidates: &mut Vec<Candidate<Self::Move>>) {}

    /// The position if the side to move ends the optional parts of its move. `None` if its move has
    /// none.
    fn without_more_parts(&self) -> Option<Self> {
        None
    }

    /// The positions after a move with their probabilities.
    fn results(&self, chosen: &Self::Move, ply: u32) -> Vec<(f64, Self)>;

    /// The pressure of the side to move on the enemy king: the higher, the nearer its pieces can get with one
    /// move. Visits at most `limit` partial moves. `None` in games whose hints don't press.
    fn pressure(&self, _limit: usize) -> Option<i32> {
        None
    }

    /// If the other side threatens to take the king of the side to move, the number of pieces that can capture the
    /// threatening one; the least, if several threaten. Visits at most `limit` partial moves of each side. `None` also in
    /// games whose hints don't press.
    fn capturers_of_threat(&self, _limit: usize) -> Option<usize> {
        None
    }

    /// Whether a quiet root move repeats an earlier arrangement of its side's pieces. Known only in games whose
    /// hints press.
    fn goes_back(&self, _chosen: &Self::Move) -> bool {
        false
    }

    /// Whether a root move is longer than people can follow without need.
    fn is_too_long(&self, _chosen: &Self::Move) -> bool {
        false
    }

    /// The score for the side to move.
    fn evaluate(&self) -> i32;

    /// The weighted sum for the side to move, in centipawns.
    fn points(&self) -> i32 {
        self.evaluate()
    }

    /// The material balance for the side to move.
    fn material(&self) -> i32;

    /// A hash of everything that matters for repetition and for the search.
    fn key(&self) -> u64;

    /// The chance that the side to move wins at once with tiles it draws unseen. The search covers
    /// the remaining cases.
    fn win_chance(&self) -> f64 {
        0.0
    }

    fn in_check(&self) -> bool {
        false
    }

    /// Whether the position could have occurred before.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Whether the side that just moved has won.
    fn is_lost(&mut self) -> bool {
        self.verdict() == Some(BoardResult::Won(self.turn().other()))
    }

    fn text(&self, chosen: &Self::Move) -> String;
}

/// The score of a certain win, if scores are shares of winning.
pub(crate) const MAX_SHARE: i32 = 10_000;

/// Converts centipawns to a share of winning.
pub(crate) fn share(points: i32, half: i32) -> i32 {
    // At `half`, the share is half of its limit.
    (9_000 * i64::from(points) / (i64::from(points.abs()) + i64::from(half))) as i32
}
