//! Chooses a move for the side to move of a view.

use sealed_move_rules::{Side, View};

use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::level::{Level, PlayerKind};
use super::limits::Limits;
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{Evaluation, Search, WIN_SCORE};
use super::{search_of, weights};

/// A chosen move and its evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// The canonical text of the move to play.
    pub text: String,
    /// The score for the side to move: centipawns in Aruki and Kyo, ten-thousandths of a certain
    /// win in Chakart and Lusus.
    pub score: i32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected line, beginning with this move.
    pub line: Vec<String>,
}

/// Why no move was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChooseError {
    /// The game is over, or no move is legal.
    NoMove,
    /// The search was canceled.
    Canceled,
}

/// A player in a measured game.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// The kind of player.
    pub player: PlayerKind,
    /// Replaces the game's weights.
    pub weights: Option<Vec<i32>>,
}

impl Contestant {
    /// A player with the game's own weights.
    #[must_use]
    pub const fn new(player: PlayerKind) -> Self {
        Self { player, weights: None }
    }
}

/// Separates the random numbers of choices from other uses of the seed.
const MOVE_PURPOSE: u64 = 1;

/// Chooses a move for the side to move in `view`, which must be that side's own view.
///
/// `history` contains the views this side saw earlier, oldest first. It keeps the player from
/// repeating a won position until the game is drawn. The result depends only on the arguments.
///
/// # Errors
///
/// [`ChooseError::NoMove`] if the game is over, [`ChooseError::Canceled`] if `cancel` was
/// triggered.
pub fn choose(
    view: &View,
    level: Level,
    seed: &ChoiceSeed,
    history: &[View],
    cancel: &Cancel,
) -> Result<ChosenMove, ChooseError> {
    choose_as(view, &Contestant::new(PlayerKind::Level(level)), seed, history, cancel)
}

/// Like [`choose`], for any kind of player.
///
/// # Errors
///
/// As [`choose`].
pub fn choose_as(
    view: &View,
    contestant: &Contestant,
    seed: &ChoiceSeed,
    history: &[View],
    cancel: &Cancel,
) -> Result<ChosenMove, ChooseError> {
    let player = contestant.player;
    let game = search_of(view);
    if game.is_over() {
        return Err(ChooseError::NoMove);
    }
    let tuning = game.tuning();
    let weights = contestant.weights.as_deref().unwrap_or_else(|| match player {
        PlayerKind::Level(_) => weights::of_levels(tuning.game),
        _ => weights::of_judge(tuning.game),
    });
    let seed = seed.number(mix(MOVE_PURPOSE ^ u64::from(view.move_number()) << 8));
    let request = ChoiceRequest { player, limits: tuning.limits(player), seed, cancel };
    let chosen_move = game.choose(&request, weights, history);
    if cancel.is_canceled() {
        return Err(ChooseError::Canceled);
    }
    chosen_move.ok_or(ChooseError::NoMove)
}

/// A choice in progress.
pub(crate) struct ChoiceRequest<'a> {
    pub(crate) player: PlayerKind,
    pub(crate) limits: Limits,
    pub(crate) seed: u64,
    pub(crate) cancel: &'a Cancel,
}

impl ChoiceRequest<'_> {
    pub(crate) fn chosen_move<B: SearchBoard>(
        &self,
        board: &B,
        chosen: &B::Move,
        score: i32,
        nodes: u64,
        rest: Vec<String>,
    ) -> ChosenMove {
        let text = board.text(chosen);
        let line = std::iter::once(text.clone()).chain(rest).collect();
        ChosenMove { text, score, nodes, line }
    }

    /// The index of a candidate that wins at once, for all rolls and hidden positions.
    pub(crate) fn winning_candidate<B: SearchBoard>(
        &self,
        board: &B,
        candidates: &[Candidate<B::Move>],
    ) -> Option<usize> {
        candidates.iter().position(|candidate| match board.after(&candidate.chosen) {
            Some(mut after) => after.turn() != board.turn() && after.is_lost() || won(&after, board.turn()),
            None if candidate.loud => {
                let results = board.results(&candidate.chosen, 0);
                results.iter().all(|(_, after)| won(after, board.turn()))
            }
            None => false,
        })
    }

    /// Chooses among the candidates of sampled positions, which differ only in hidden information.
    pub(crate) fn decide<B: SearchBoard>(&self, mut boards: Vec<B>, past: &[u64]) -> Option<ChosenMove> {
        let mut search = Search::new(self.limits, self.evaluation(), self.seed, past, self.cancel);
        let (chosen, score) = self.pick(&mut boards, &mut search)?;
        let rest = search.expected_line(&boards[0], &chosen);
        Some(self.chosen_move(&boards[0], &chosen, score, search.nodes.max(1), rest))
    }

    pub(crate) fn evaluation(&self) -> Evaluation {
        match self.player {
            PlayerKind::Level(_) => Evaluation::Full,
            _ => Evaluation::Material,
        }
    }

    pub(crate) fn pick<B: SearchBoard>(
        &self,
        boards: &mut [B],
        search: &mut Search<'_>,
    ) -> Option<(B::Move, i32)> {
        let mut candidates = search.candidates(boards.first_mut()?);
        let board = &boards[0];
        match self.player {
            PlayerKind::Random => {
                let mut random = Numbers::new(self.seed);
                let index = random.below(candidates.len());
                return candidates.get(index).map(|candidate| (candidate.chosen.clone(), 0));
            }
            PlayerKind::Rival => {
                return candidates.first().map(|candidate| (candidate.chosen.clone(), candidate.rank));
            }
            _ => {}
        }
        if let [only] = &candidates[..] {
            return Some((only.chosen.clone(), 0));
        }
        // Without `finishes`, a player finds a win in one move only every other time.
        if (self.limits.finishes || self.seed.is_multiple_of(2))
            && let Some(index) = self.winning_candidate(board, &candidates)
        {
            return Some((candidates[index].chosen.clone(), WIN_SCORE - 1));
        }
        if self.limits.overlooks >= 200 {
            // Levels with many oversights also overlook some of their possible moves.
            let seed = self.seed;
            let part = u64::from(self.limits.overlooks) / 3;
            let kept: Vec<_> = candidates
                .iter()
                .filter(|candidate| mix(seed ^ u64::from(candidate.id) << 7) % 1000 >= part)
                .cloned()
                .collect();
            if !kept.is_empty() {
                candidates = kept;
            }
        }
        let best = search.best(boards, candidates, self.limits.nodes)?;
        Some((best.chosen, best.score))
    }
}

fn won<B: SearchBoard>(after: &B, side: Side) -> bool {
    after.verdict() == Some(BoardResult::Won(side))
}
