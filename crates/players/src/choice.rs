//! Chooses a move for the side to move of a view.

use sealed_move_rules::{Side, View};

use super::aruki::ArukiBoard;
use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::kyo::{KyoBoard, in_fewest_steps};
use super::level::Level;
use super::limits::Limits;
use super::lusus::{LususBoard, LususMove};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{Evaluation, Search, WIN_SCORE};
use super::weights;

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

/// A kind of computer player: a level, or a baseline that levels are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A player of this strength.
    Level(Level),
    /// Plays a random legal move.
    Random,
    /// Maximizes material after its own move.
    Greedy,
    /// Maximizes material after the best reply.
    Careful,
    /// Makes the most valuable capture and enters squares with objects (Chakart).
    Rival,
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
    let known = match view {
        View::Aruki(_) => "aruki",
        View::Kyo(_) => "kyo",
        View::Chakart(_) => "chakart",
        View::Lusus(_) => "lusus",
    };
    let weights = contestant.weights.as_deref().unwrap_or_else(|| match player {
        PlayerKind::Level(_) => weights::of_levels(known),
        _ => weights::of_judge(known),
    });
    let seed = seed.number(mix(MOVE_PURPOSE ^ u64::from(view.move_number()) << 8));
    let request = ChoiceRequest { player, limits: Limits::of(view, player), seed, cancel };
    let chosen_move = match view {
        View::Aruki(view) => {
            if !matches!(view.status(), "ongoing" | "check") {
                return Err(ChooseError::NoMove);
            }
            let past: Vec<u64> = history
                .iter()
                .filter_map(|view| match view {
                    View::Aruki(view) => Some(ArukiBoard::new(view, weights).key()),
                    _ => None,
                })
                .collect();
            let mut board = ArukiBoard::new(view, weights);
            let mate = matches!(player, PlayerKind::Level(Level::Strong | Level::Best))
                .then(|| request.mate(&mut board))
                .flatten();
            mate.or_else(|| request.decide(vec![board], &past))
        }
        View::Kyo(view) => {
            if view.outcome().is_some() {
                return Err(ChooseError::NoMove);
            }
            let past: Vec<u64> = history
                .iter()
                .filter_map(|view| match view {
                    View::Kyo(view) => Some(view.lookahead().key()),
                    _ => None,
                })
                .collect();
            let mut chosen_move = request.decide(vec![KyoBoard::new(view, weights)], &past);
            if let Some(chosen) = &mut chosen_move {
                chosen.line = in_fewest_steps(view, &chosen.line);
                chosen.text.clone_from(&chosen.line[0]);
            }
            chosen_move
        }
        View::Chakart(view) => {
            if view.outcome().is_some() {
                return Err(ChooseError::NoMove);
            }
            let mut squares = view.queen_squares();
            Numbers::new(seed).shuffle(&mut squares);
            squares.truncate(request.limits.samples);
            let board = |queen| {
                let board = ChakartBoard::new(view, queen, weights);
                if request.limits.weighs_luck { board.weighing_luck() } else { board }
            };
            let boards = match squares[..] {
                [] => vec![board(None)],
                _ => squares.into_iter().map(|at| board(Some(at))).collect(),
            };
            request.decide(boards, &[])
        }
        View::Lusus(view) => {
            if view.outcome().is_some() {
                return Err(ChooseError::NoMove);
            }
            let tiles = if request.limits.depth > 1 || request.limits.whole_moves { 2 } else { 1 };
            let boards: Vec<_> = (0..request.limits.samples.max(1))
                .map(|index| {
                    let board = LususBoard::new(view, mix(seed ^ index as u64), tiles, weights);
                    if request.limits.counts_unseen_hands { board.counting_unseen_hands(view) } else { board }
                })
                .collect();
            if request.limits.whole_moves {
                request.decide_whole_move(view, boards)
            } else {
                request.decide_parts(boards)
            }
        }
    };
    if cancel.is_canceled() {
        return Err(ChooseError::Canceled);
    }
    chosen_move.ok_or(ChooseError::NoMove)
}

struct ChoiceRequest<'a> {
    player: PlayerKind,
    limits: Limits,
    seed: u64,
    cancel: &'a Cancel,
}

impl ChoiceRequest<'_> {
    fn mate(&self, board: &mut ArukiBoard<'_>) -> Option<ChosenMove> {
        let mut candidates = Vec::new();
        board.push_candidates(false, 0, &mut candidates);
        if let Some(index) = self.winning_candidate(board, &candidates) {
            return Some(self.chosen_move(board, &candidates[index].chosen, WIN_SCORE - 1, 1, Vec::new()));
        }
        let chosen = board.mate_in_two(self.cancel)?;
        Some(self.chosen_move(board, &chosen, WIN_SCORE - 3, 1, Vec::new()))
    }

    fn chosen_move<B: SearchBoard>(
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
    fn winning_candidate<B: SearchBoard>(
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
    fn decide<B: SearchBoard>(&self, mut boards: Vec<B>, past: &[u64]) -> Option<ChosenMove> {
        let mut search = Search::new(self.limits, self.evaluation(), self.seed, past, self.cancel);
        let (chosen, score) = self.pick(&mut boards, &mut search)?;
        let rest = search.expected_line(&boards[0], &chosen);
        Some(self.chosen_move(&boards[0], &chosen, score, search.nodes.max(1), rest))
    }

    fn evaluation(&self) -> Evaluation {
        match self.player {
            PlayerKind::Level(_) => Evaluation::Full,
            _ => Evaluation::Material,
        }
    }

    fn pick<B: SearchBoard>(&self, boards: &mut [B], search: &mut Search<'_>) -> Option<(B::Move, i32)> {
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

    /// Chooses the tiles and the piece move of a Lusus move together.
    fn decide_whole_move(
        &self,
        view: &sealed_move_rules::lusus::View,
        mut boards: Vec<LususBoard<'_>>,
    ) -> Option<ChosenMove> {
        if self.limits.finishes
            && let Some(won) = boards[0].certain_win(view)
        {
            return Some(self.chosen_move(&boards[0], &won, WIN_SCORE - 1, 1, Vec::new()));
        }
        boards.iter_mut().for_each(|board| board.choose_whole(self.limits.max_root_plays()));
        self.decide(boards, &[])
    }

    /// Chooses the parts of a Lusus move one after another, for the baselines.
    fn decide_parts(&self, mut boards: Vec<LususBoard<'_>>) -> Option<ChosenMove> {
        let side = boards[0].turn();
        let limits = Limits { nodes: self.limits.nodes / 2, ..self.limits };
        let halved = ChoiceRequest { limits, ..*self };
        let mut search = Search::new(limits, self.evaluation(), self.seed, &[], self.cancel);
        let (mut texts, mut score) = (Vec::new(), 0);
        loop {
            if self.cancel.is_canceled() {
                return None;
            }
            let (chosen, value) = halved.pick(&mut boards, &mut search)?;
            score = if texts.is_empty() { value } else { score };
            texts.push(boards[0].text(&chosen));
            if matches!(chosen, LususMove::Piece(_)) {
                break;
            }
            boards = boards.iter().filter_map(|board| board.after(&chosen)).collect();
            if boards.first()?.turn() != side {
                return None;
            }
        }
        let text = texts.join(" ");
        Some(ChosenMove { line: vec![text.clone()], text, score, nodes: search.nodes.max(1) })
    }
}

fn won<B: SearchBoard>(after: &B, side: Side) -> bool {
    after.verdict() == Some(BoardResult::Won(side))
}
