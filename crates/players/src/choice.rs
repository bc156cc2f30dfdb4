//! Chooses a move for whoever a view belongs to.

use sealed_move_rules::{Side, View};

use super::aruki::ArukiBoard;
use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::kyo::{KyoBoard, in_fewest_steps};
use super::level::{ChoiceVersion, Level};
use super::limits::Limits;
use super::lusus::{LususBoard, LususMove};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{Search, Sense, WON};
use super::weights;

/// What a player chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// The canonical text of the move: what is played next.
    pub text: String,
    /// How good it seems for the side to move, the greater the better: hundredths of a pawn in Aruki
    /// and Kyo, ten-thousandths of a sure win in Chakart and Lusus.
    pub score: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// What is expected to follow, this move first, as far as it was looked at.
    pub line: Vec<String>,
}

/// Why nothing was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChooseError {
    /// The game is over, or there is nothing to choose from.
    NoMove,
    /// The search was stopped.
    Canceled,
}

/// Who plays: a level, or one of those with which levels are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A level.
    Level(Level),
    /// Plays any legal move.
    Random,
    /// Takes what is worth most at once.
    Greedy,
    /// Takes what is worth most after the best reply.
    Careful,
    /// Takes what is worth most where it lands, and steps on any object (Chakart).
    Rival,
}

/// A player with the version and the weights that it plays by.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// How it plays.
    pub player: PlayerKind,
    /// Under which version.
    pub version: ChoiceVersion,
    /// Other weights than those of the game.
    pub weights: Option<Vec<i32>>,
}

impl Contestant {
    /// A player as new games have it.
    #[must_use]
    pub const fn new(player: PlayerKind) -> Self {
        Self { player, version: ChoiceVersion::LATEST, weights: None }
    }
}

/// What a seed is used for.
const MOVES: u64 = 1;

/// Chooses a move for the side to move in `view`, which must be that side's own view.
///
/// `history` is what this side was shown before, oldest first; it keeps a won game from being drawn
/// by repetition. Equal arguments get equal answers, whatever machine or order.
///
/// # Errors
///
/// Where there is nothing to choose, or `cancel` was used.
pub fn choose(
    view: &View,
    level: Level,
    seed: &ChoiceSeed,
    history: &[View],
    cancel: &Cancel,
) -> Result<ChosenMove, ChooseError> {
    choose_under(ChoiceVersion::LATEST, view, level, seed, history, cancel)
}

/// The same for a game that began under an earlier version.
///
/// # Errors
///
/// As [`choose`].
pub fn choose_under(
    version: ChoiceVersion,
    view: &View,
    level: Level,
    seed: &ChoiceSeed,
    history: &[View],
    cancel: &Cancel,
) -> Result<ChosenMove, ChooseError> {
    let player = Contestant { version, ..Contestant::new(PlayerKind::Level(level)) };
    choose_as(view, &player, seed, history, cancel)
}

/// The same for any player.
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
    let (player, version) = (contestant.player, contestant.version);
    let known = match view {
        View::Aruki(_) => "aruki",
        View::Kyo(_) => "kyo",
        View::Chakart(_) => "chakart",
        View::Lusus(_) => "lusus",
    };
    let weights = contestant.weights.as_deref().unwrap_or_else(|| match player {
        PlayerKind::Level(_) => weights::under(version, known),
        // What levels are compared with stays what it is.
        _ => weights::under(ChoiceVersion::FIRST, known),
    });
    let turn = seed.number(mix(MOVES ^ u64::from(view.move_number()) << 8));
    let thought = Thought { player, limits: Limits::of(view, player, version), seed: turn, cancel };
    let decided = match view {
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
                .then(|| thought.mate(&mut board))
                .flatten();
            mate.or_else(|| thought.decide(vec![board], &past))
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
            let mut decided = thought.decide(vec![KyoBoard::new(view, weights)], &past);
            if version >= ChoiceVersion::SHORT
                && let Some(chosen) = &mut decided
            {
                chosen.line = in_fewest_steps(view, &chosen.line);
                chosen.text.clone_from(&chosen.line[0]);
            }
            decided
        }
        View::Chakart(view) => {
            if view.outcome().is_some() {
                return Err(ChooseError::NoMove);
            }
            let mut squares = view.queen_squares();
            Numbers::new(turn).shuffle(&mut squares);
            squares.truncate(thought.limits.samples);
            let board = |queen| {
                let board = ChakartBoard::new(view, queen, weights);
                if thought.limits.weighs_luck { board.weighing_luck() } else { board }
            };
            let boards = match squares[..] {
                [] => vec![board(None)],
                _ => squares.into_iter().map(|at| board(Some(at))).collect(),
            };
            thought.decide(boards, &[])
        }
        View::Lusus(view) => {
            if view.outcome().is_some() {
                return Err(ChooseError::NoMove);
            }
            let tiles = if thought.limits.depth > 1 || thought.limits.whole { 2 } else { 1 };
            let boards: Vec<_> = (0..thought.limits.samples.max(1))
                .map(|index| {
                    let board = LususBoard::new(view, mix(turn ^ index as u64), tiles, weights);
                    if thought.limits.wary { board.wary(view) } else { board }
                })
                .collect();
            if thought.limits.whole {
                thought.decide_turn(view, boards)
            } else {
                thought.decide_parts(boards)
            }
        }
    };
    if cancel.is_canceled() {
        return Err(ChooseError::Canceled);
    }
    decided.ok_or(ChooseError::NoMove)
}

/// One request.
struct Thought<'a> {
    player: PlayerKind,
    limits: Limits,
    seed: u64,
    cancel: &'a Cancel,
}

impl Thought<'_> {
    fn mate(&self, board: &mut ArukiBoard<'_>) -> Option<ChosenMove> {
        let mut candidates = Vec::new();
        board.push_candidates(false, 0, &mut candidates);
        if let Some(index) = self.finishing(board, &candidates) {
            return Some(self.told(board, &candidates[index].chosen, WON - 1, 1, Vec::new()));
        }
        let chosen = board.mate_in_two(self.cancel)?;
        Some(self.told(board, &chosen, WON - 3, 1, Vec::new()))
    }

    fn told<B: SearchBoard>(
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

    /// The candidate that wins at once, whatever chance and samples say.
    fn finishing<B: SearchBoard>(&self, board: &B, candidates: &[Candidate<B::Move>]) -> Option<usize> {
        candidates.iter().position(|candidate| match board.after(&candidate.chosen) {
            Some(mut after) => after.turn() != board.turn() && after.is_lost() || won(&after, board.turn()),
            None if candidate.loud => {
                let results = board.results(&candidate.chosen, 0);
                results.iter().all(|(_, after)| won(after, board.turn()))
            }
            None => false,
        })
    }

    /// Chooses among the candidates of positions that are equal but for what is hidden.
    fn decide<B: SearchBoard>(&self, mut boards: Vec<B>, past: &[u64]) -> Option<ChosenMove> {
        let mut search = Search::new(self.limits, self.sense(), self.seed, past, self.cancel);
        let (chosen, score) = self.pick(&mut boards, &mut search)?;
        let rest = search.expected(&boards[0], &chosen);
        Some(self.told(&boards[0], &chosen, score, search.nodes.max(1), rest))
    }

    fn sense(&self) -> Sense {
        match self.player {
            PlayerKind::Level(_) => Sense::Full,
            _ => Sense::Material,
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
        // Who does not always finish does so every other time.
        if (self.limits.finishes || self.seed.is_multiple_of(2))
            && let Some(index) = self.finishing(board, &candidates)
        {
            return Some((candidates[index].chosen.clone(), WON - 1));
        }
        if self.limits.overlooks >= 200 {
            // Who overlooks replies overlooks own moves, too.
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
        let count = boards.len() as u64;
        if count == 1 || self.limits.whole {
            let best = search.best(boards, candidates, self.limits.nodes)?;
            return Some((best.chosen, best.score));
        }
        // Each sample names its best move; the one that is best on average is chosen.
        let mut named: Vec<Candidate<B::Move>> = Vec::new();
        let mut depth = i32::MAX;
        for board in boards.iter() {
            let one = std::slice::from_ref(board);
            let best = search.best(one, candidates.clone(), self.limits.nodes / (2 * count))?;
            depth = depth.min(best.depth);
            if let Some(candidate) = candidates.iter().find(|candidate| candidate.id == best.id)
                && named.iter().all(|known| known.id != best.id)
            {
                named.push(candidate.clone());
            }
        }
        if let [only] = &named[..] {
            return Some((only.chosen.clone(), search.value_of(board, only, 1, 2_000)));
        }
        let each = self.limits.nodes / (2 * count * named.len().max(1) as u64);
        let scores: Vec<i32> = named
            .iter()
            .map(|candidate| {
                let scores = boards.iter().map(|board| search.value_of(board, candidate, depth, each));
                scores.sum::<i32>() / count as i32
            })
            .collect();
        let best = (0..named.len()).max_by_key(|index| (scores[*index], std::cmp::Reverse(*index)))?;
        Some((named[best].chosen.clone(), scores[best]))
    }

    /// Chooses a whole move of Lusus, tiles and piece together.
    fn decide_turn(
        &self,
        view: &sealed_move_rules::lusus::View,
        mut boards: Vec<LususBoard<'_>>,
    ) -> Option<ChosenMove> {
        if self.limits.finishes
            && let Some(won) = boards[0].sure_win(view)
        {
            return Some(self.told(&boards[0], &won, WON - 1, 1, Vec::new()));
        }
        boards.iter_mut().for_each(|board| board.choose_whole(self.limits.own_tiles()));
        self.decide(boards, &[])
    }

    /// Chooses the parts of a move of Lusus one after the other.
    fn decide_parts(&self, mut boards: Vec<LususBoard<'_>>) -> Option<ChosenMove> {
        let side = boards[0].turn();
        let limits = Limits { nodes: self.limits.nodes / 2, ..self.limits };
        let halved = Thought { limits, ..*self };
        let mut search = Search::new(limits, self.sense(), self.seed, &[], self.cancel);
        let (mut texts, mut score) = (Vec::new(), 0);
        if self.limits.finishes {
            let finish = boards[0].finish(boards[0].plays_left());
            if let Some(parts) = finish {
                for part in &parts {
                    texts.push(boards[0].text(part));
                }
                let text = texts.join(" ");
                return Some(ChosenMove { line: vec![text.clone()], text, score: WON - 1, nodes: 1 });
            }
        }
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
