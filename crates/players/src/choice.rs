//! Chooses a move for the side to move of a view.

use sealed_move_rules::{Side, View};

use super::board::{BoardResult, Candidate, SearchBoard};
use super::cancel::Cancel;
use super::level::{ChoiceVersion, Level, PlayerKind};
use super::limits::{LevelRow, Limits};
use super::random::{ChoiceSeed, Numbers, mix};
use super::search::{BestMove, Evaluation, Search, WIN_SCORE};
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
    /// The version of its choices.
    pub version: ChoiceVersion,
    /// Replaces the numbers of its level.
    pub row: Option<LevelRow>,
}

impl Contestant {
    /// A player with the game's own weights and the latest version of its choices.
    #[must_use]
    pub const fn new(player: PlayerKind) -> Self {
        Self::with_version(player, ChoiceVersion::LATEST)
    }

    /// A player with the game's own weights.
    #[must_use]
    pub const fn with_version(player: PlayerKind, version: ChoiceVersion) -> Self {
        Self { player, weights: None, version, row: None }
    }
}

/// The least node budget for finding first moves that are as good as the best.
const MIN_VARIETY_NODES: u64 = 10_000;

/// The number of each side's first moves that vary.
const VARIED_MOVES: u32 = 4;

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
    version: ChoiceVersion,
    seed: &ChoiceSeed,
    history: &[View],
    cancel: &Cancel,
) -> Result<ChosenMove, ChooseError> {
    choose_as(view, &Contestant::with_version(PlayerKind::Level(level), version), seed, history, cancel)
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
        PlayerKind::Level(_) | PlayerKind::Adviser => weights::of_levels(tuning.game),
        _ => weights::of_judge(tuning.game),
    });
    let seed = seed.number(mix(MOVE_PURPOSE ^ u64::from(view.move_number()) << 8));
    let mut limits = tuning.limits(player, contestant.version);
    if let Some(row) = contestant.row {
        limits = limits.with_row(row);
    }
    limits.varies_openings &= view.move_number() <= 2 * VARIED_MOVES;
    let request = ChoiceRequest { player, limits, seed, cancel };
    let chosen_move = game.choose(&request, weights, history);
    if cancel.is_canceled() {
        return Err(ChooseError::Canceled);
    }
    chosen_move.ok_or(ChooseError::NoMove)
}

/// Chooses a first move with a smaller node budget, for tests.
#[cfg(test)]
fn choose_with_nodes(view: &View, level: Level, nodes: u64, seed: u64) -> Option<ChosenMove> {
    let game = search_of(view);
    let player = PlayerKind::Level(level);
    let limits = Limits { nodes, ..game.tuning().limits(player, ChoiceVersion::LATEST) };
    let request = ChoiceRequest { player, limits, seed, cancel: &Cancel::default() };
    game.choose(&request, weights::of_levels(game.tuning().game), &[])
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
        candidates.iter().position(|candidate| wins(board, candidate, board.turn()))
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
            PlayerKind::Level(_) | PlayerKind::Adviser => Evaluation::Full,
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
        let best = match self.player {
            PlayerKind::Adviser => self.safest(boards, candidates, search)?,
            _ if self.limits.varies_openings => {
                let best = self.shortest(boards, candidates.clone(), search, self.limits.nodes)?;
                search.varied(boards, candidates, best, (self.limits.nodes / 2).max(MIN_VARIETY_NODES))
            }
            _ => self.shortest(boards, candidates, search, self.limits.nodes)?,
        };
        Some((best.chosen, best.score))
    }

    /// Finds the best candidate that isn't too long, unless only a long one keeps the game.
    pub(super) fn shortest<B: SearchBoard>(
        &self,
        boards: &[B],
        mut candidates: Vec<Candidate<B::Move>>,
        search: &mut Search<'_>,
        nodes: u64,
    ) -> Option<BestMove<B::Move>> {
        let mut best = search.best(boards, candidates.clone(), nodes)?;
        if !self.limits.prefers_short_moves {
            return Some(best);
        }
        let is_lost = |found: &BestMove<B::Move>| found.score < 1_000 - WIN_SCORE;
        for _ in 0..MAX_LONG_MOVES {
            if self.cancel.is_canceled() || !boards[0].is_too_long(&best.chosen) {
                break;
            }
            candidates.retain(|candidate| candidate.id != best.id);
            let Some(other) = search.best(boards, candidates.clone(), nodes / 2) else { break };
            let loses = is_lost(&other) || loses_at_once(&boards[0], &other.chosen);
            if loses && !is_lost(&best) {
                break;
            }
            best = other;
        }
        Some(best)
    }

    /// Finds the best candidate that doesn't let the opponent win with the next move, if there is
    /// one. The search itself may miss such a reply, because it tries only the likeliest ones.
    fn safest<B: SearchBoard>(
        &self,
        boards: &[B],
        candidates: Vec<Candidate<B::Move>>,
        search: &mut Search<'_>,
    ) -> Option<BestMove<B::Move>> {
        let nodes = self.limits.nodes;
        let is_risky = |chosen: &B::Move| {
            boards.iter().any(|board| self.cancel.is_canceled() || loses_at_once(board, chosen))
        };
        let first = self.shortest(boards, candidates.clone(), search, nodes)?;
        let first = self.moving_on(boards, &candidates, search, first);
        if !is_risky(&first.chosen) {
            return Some(self.pressing(&boards[0], &candidates, search, first));
        }
        let safe = candidates.into_iter().filter(|candidate| !is_risky(&candidate.chosen));
        let mut candidates: Vec<_> = safe.take(MAX_SAFE_MOVES).collect();
        if candidates.is_empty() {
            boards[0].push_unlikely(&mut candidates);
            candidates.retain(|candidate| !is_risky(&candidate.chosen));
        }
        Some(self.shortest(boards, candidates, search, nodes / 2).unwrap_or(first))
    }
}

/// The maximum number of moves that let the king live, by rank, among which a hint chooses.
const MAX_SAFE_MOVES: usize = 256;

/// The maximum number of long moves that are dropped in search of a short one.
const MAX_LONG_MOVES: usize = 12;

/// The probability of a loss from which a move counts as one that lets the king fall.
const MAX_RISK: f64 = 0.5;

/// Whether the opponent's next move wins after `chosen`, with a probability above [`MAX_RISK`].
pub(crate) fn loses_at_once<B: SearchBoard>(board: &B, chosen: &B::Move) -> bool {
    let risk: f64 = board
        .results(chosen, 0)
        .into_iter()
        .map(|(share, mut after)| if has_winning_move(&mut after, board.turn()) { share } else { 0.0 })
        .sum();
    risk > MAX_RISK
}

/// Whether a move of the side to move ends the game against `side`.
pub(crate) fn has_winning_move<B: SearchBoard>(board: &mut B, side: Side) -> bool {
    if let Some(verdict) = board.verdict() {
        return verdict == BoardResult::Won(side.other());
    }
    if board.turn() == side {
        return false;
    }
    if let Some(mut board) = board.without_more_parts() {
        return has_winning_move(&mut board, side);
    }
    let mut replies = Vec::new();
    board.push_possible_wins(&mut replies);
    replies.iter().any(|reply| wins(board, reply, side.other()))
}

/// Whether a candidate wins at once, for all rolls.
pub(crate) fn wins<B: SearchBoard>(board: &B, candidate: &Candidate<B::Move>, side: Side) -> bool {
    match board.after(&candidate.chosen) {
        Some(mut after) => after.turn() != side && after.is_lost() || won(&after, side),
        None if candidate.loud => {
            board.results(&candidate.chosen, 0).iter().all(|(_, after)| won(after, side))
        }
        None => false,
    }
}

fn won<B: SearchBoard>(after: &B, side: Side) -> bool {
    after.verdict() == Some(BoardResult::Won(side))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sealed_move_rules::{Observer, chance, find};

    use super::*;
    use crate::winning_chance;

    #[test]
    fn first_moves_vary_and_stay_good() {
        for (game, level, nodes, seeds, least) in [
            ("aruki", Level::Best, 4_000, 24, 6),
            ("kyo", Level::Best, 1_000, 6, 3),
            ("chakart", Level::Best, 4_000, 6, 3),
            ("lusus", Level::Best, 4_000, 6, 3),
        ] {
            let start = chance::start(find(game).unwrap(), find(game).unwrap().info().setups[0].name, |_| 0);
            let position = start.unwrap();
            let view = position.view(Observer::Player(position.turn()));
            let choices: Vec<_> =
                (0..seeds).map(|seed| choose_with_nodes(&view, level, nodes, mix(seed)).unwrap()).collect();
            let moves: BTreeSet<_> = choices.iter().map(|chosen| &chosen.text).collect();
            assert!(moves.len() >= least, "{game}: {moves:?}");
            let chances = choices.iter().map(|chosen| winning_chance(game, chosen.score));
            let worst = chances.fold(1.0, f64::min);
            assert!(worst > 0.42, "{game}: {worst}");
        }
    }
}
