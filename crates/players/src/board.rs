//! What the search asks of a game.

use sealed_move_rules::Side;

/// How a game stands where it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardResult {
    Won(Side),
    Drawn,
}

/// A move that may be tried.
#[derive(Clone, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) chosen: M,
    /// The greater, the earlier it is tried.
    pub(crate) rank: i32,
    /// Tells it from the others of its position.
    pub(crate) id: u32,
    /// Where it ends, by file and rank: what is near the last move is not overlooked.
    pub(crate) at: (i8, i8),
    /// Whether it captures, promotes or the like: the search goes on after it.
    pub(crate) loud: bool,
}

/// A position in which the search tries moves.
pub(crate) trait SearchBoard: Clone {
    type Move: Clone;

    /// Whether scores are shares of winning rather than hundredths of pawns: expectations of chance
    /// are taken of them.
    const CHANCE: bool;

    /// How many moves of the root are looked at further than one move deep.
    const WIDTH: usize = usize::MAX;

    /// Whether a move is chosen in parts, which count as one move where depth counts whole moves.
    const PARTS: bool = false;

    /// How many replies are looked at.
    const REPLIES: usize = usize::MAX;

    /// How many positions the finding of all moves counts as, where it takes long.
    const COST: u64 = 0;

    /// How much more than its rank a move may better the evaluation, in a game whose ranks foretell that.
    const SWING: Option<i32> = None;

    fn turn(&self) -> Side;

    /// How the game ended, as far as that shows without looking for moves.
    fn verdict(&self) -> Option<BoardResult>;

    /// How it ended where there is no move.
    fn stuck(&self) -> BoardResult;

    /// Appends the candidates; only the loud ones if `loud`.
    fn push_candidates(&mut self, loud: bool, deep: u32, candidates: &mut Vec<Candidate<Self::Move>>);

    /// The position after a move, if chance decides nothing.
    fn after(&self, chosen: &Self::Move) -> Option<Self>;

    /// The position with the other side to move, in a game where to pass is hardly ever better than any move.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// The positions after a move with their probabilities.
    fn results(&self, chosen: &Self::Move, deep: u32) -> Vec<(f64, Self)>;

    /// How good it is for the side to move.
    fn evaluate(&self) -> i32;

    /// What the weights count to for the side to move, in hundredths of a pawn.
    fn points(&self) -> i32 {
        self.evaluate()
    }

    /// Only what the pieces are worth, for the side to move.
    fn material(&self) -> i32;

    /// A number for what counts for repetition, and for all that the search needs.
    fn key(&self) -> u64;

    /// The chance that the side to move wins at once by what is drawn unseen: the rest is what the search finds.
    fn luck(&self) -> f64 {
        0.0
    }

    fn in_check(&self) -> bool {
        false
    }

    /// Whether a position may count as repeated.
    fn repeats(&self) -> bool {
        false
    }

    /// Whether the game is won for the side that just moved.
    fn is_lost(&mut self) -> bool {
        self.verdict() == Some(BoardResult::Won(self.turn().other()))
    }

    /// The canonical text of a move.
    fn text(&self, chosen: &Self::Move) -> String;
}

/// How much a score may be worth where it stands for a share of winning.
pub(crate) const SURE: i32 = 10_000;

/// Makes hundredths of pawns a share of winning.
pub(crate) fn share(points: i32, half: i32) -> i32 {
    // Half of the way to a sure win at `half`.
    (9_000 * i64::from(points) / (i64::from(points.abs()) + i64::from(half))) as i32
}
