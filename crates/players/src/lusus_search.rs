//! The computer player of Lusus, whose moves have parts: tiles, then a piece move.

use sealed_move_rules::lusus::{Phase, View as LususView};
use sealed_move_rules::{Side, View};

use super::board::SearchBoard as _;
use super::cancel::Cancel;
use super::chance::winning_chance;
use super::choice::{ChoiceRequest, ChosenMove};
use super::game_search::{GameSearch, LevelTable, Tuning};
use super::judge::{JUDGE_PURPOSE, Judge, JudgeBounds, JudgedMove, Judgement};
use super::king_hunt::Hunt;
use super::limits::{Limits, row};
use super::lusus::{LususBoard, LususMove};
use super::lusus_hunt::LususHunt;
use super::lusus_themes::{THEMES, theme};
use super::outlook::{Outlook, outlook, winning_moves};
use super::puzzle_theme::Solution;
use super::puzzles::{MAIN_BOUNDS, MIN_GAP, SearchPlan};
use super::random::{ChoiceSeed, Numbers, mix};
use super::review::{MoveScores, ReviewBudget, Reviewer, SeenMove};
use super::sample::Sample;
use super::search::{Search, WIN_SCORE};
use super::tune::is_quiet;
use super::weights;

/// The public knows neither hand, so its expectation needs this many times the samples of a player's.
const PUBLIC_SAMPLES: usize = 4;

const TILE_BOUNDS: JudgeBounds = JudgeBounds { nodes: 2_000, depth: 2, samples: 1 };

const FIRST_LEVELS: LevelTable = LevelTable {
    rows: [
        row(600, 1, 2, 800, 1800, 1),
        row(2_000, 1, 3, 600, 1100, 1),
        row(2_500, 2, 4, 540, 900, 1),
        row(4_000, 2, 4, 350, 280, 1),
        row(12_000, 4, 6, 50, 35, 2),
        row(150_000, 30, 8, 0, 2, 8),
    ],
    ratings: [1000, 1100, 1200, 1300, 1400, 1500],
};

const SECOND_LEVELS: LevelTable = LevelTable {
    rows: [
        row(400, 1, 0, 950, 4000, 1),
        row(2_000, 1, 3, 600, 1100, 1),
        row(2_500, 2, 4, 540, 900, 1),
        row(4_000, 2, 4, 350, 280, 1),
        row(12_000, 4, 6, 50, 35, 2),
        row(150_000, 30, 8, 0, 2, 8),
    ],
    ratings: [1000, 1200, 1300, 1400, 1500, 1600],
};

const THIRD_LEVELS: LevelTable = LevelTable {
    rows: [
        row(520, 1, 1, 840, 2400, 1),
        row(2_000, 1, 3, 600, 1100, 1),
        row(2_500, 2, 4, 540, 900, 1),
        row(4_000, 2, 4, 350, 280, 1),
        row(12_000, 4, 6, 50, 35, 2),
        row(150_000, 30, 8, 0, 2, 8),
    ],
    ratings: [1000, 1150, 1250, 1350, 1450, 1550],
};

pub(crate) static TUNING: Tuning = Tuning {
    game: "lusus",
    levels: [FIRST_LEVELS, SECOND_LEVELS, THIRD_LEVELS, THIRD_LEVELS, THIRD_LEVELS],
    adviser_nodes: 80_000,
    weights: include_str!("../weights/lusus.txt"),
    judge_weights: include_str!("../weights/judge/lusus.txt"),
    scores_are_shares: true,
    weighs_luck: false,
    prunes: false,
    training: None,
    themes: THEMES,
    review: ReviewBudget { nodes: 900_000, max_move_nodes: 9_000, depth: 3, samples: 3 },
    puzzles: SearchPlan::OF_CHANCE,
};

impl GameSearch for LususView {
    fn tuning(&self) -> &'static Tuning {
        &TUNING
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn choose(&self, request: &ChoiceRequest<'_>, weights: &[i32], _history: &[View]) -> Option<ChosenMove> {
        let tiles = if request.limits.depth > 1 || request.limits.whole_moves { 2 } else { 1 };
        let boards: Vec<_> = (0..request.limits.samples.max(1))
            .map(|index| {
                let board = LususBoard::new(self, mix(request.seed ^ index as u64), tiles, weights);
                if request.limits.counts_unseen_hands { board.counting_unseen_hands(self) } else { board }
            })
            .collect();
        if request.limits.whole_moves {
            request.decide_whole_move(self, boards)
        } else {
            request.decide_parts(boards)
        }
    }

    fn judge(&self, judge: &Judge<'_>, asked: Option<&str>) -> Option<Judgement> {
        judge.compare_parts(&judge.boards(self), asked)
    }

    fn score_move(&self, reviewer: &Reviewer<'_>, seen: &SeenMove) -> Option<MoveScores> {
        let samples = reviewer.limits.samples.max(1);
        let seeds = |count: usize| (0..count as u64).map(|index| mix(reviewer.seed ^ index));
        let mut boards: Vec<_> = seeds(samples)
            .map(|seed| LususBoard::new(self, seed, 2, reviewer.weights).counting_unseen_hands(self))
            .collect();
        boards.iter_mut().for_each(|board| board.choose_whole(reviewer.limits.max_root_plays()));
        let public = |view: &View| match view {
            View::Lusus(view) => {
                let board = |seed| LususBoard::following(view, seed, reviewer.weights).without_known_hands();
                seeds(PUBLIC_SAMPLES * samples).map(board).collect()
            }
            _ => Vec::new(),
        };
        let next = seen.next_public.as_ref().map(public).unwrap_or_default();
        let before = public(&seen.public);
        reviewer.score(&mut boards, [&next, &before], &seen.text, |board| board.whole_move(&seen.text))
    }

    fn points(&self, weights: &[i32]) -> i32 {
        LususBoard::new(self, 0, 0, weights).counting_unseen_hands(self).points()
    }

    /// Considers only moves without tiles, so that nothing about a hand leaks.
    fn outlook(&self, cancel: &Cancel) -> Outlook {
        outlook(LususBoard::new(self, 0, 0, weights::of_judge("lusus")), &TUNING, cancel)
    }

    fn winning_moves(&self, cancel: &Cancel) -> Vec<String> {
        winning_moves(LususBoard::new(self, 0, 0, weights::of_judge("lusus")), cancel)
    }

    fn is_quiet(&self, weights: &[i32]) -> bool {
        is_quiet(LususBoard::new(self, 0, 0, weights).counting_unseen_hands(self))
    }

    fn hides_something(&self) -> bool {
        true
    }

    fn rolls_are_unseen(&self) -> bool {
        true
    }

    /// Draws hands, bags and face-down traps from the unseen tiles.
    fn sample(&self, random: &mut Numbers) -> Option<Sample> {
        let ahead = self.lookahead(&mut |options| random.below(options));
        Some(Sample::new(move |observer| View::Lusus(ahead.view(observer))))
    }

    fn hunt(&self) -> Option<Box<dyn Hunt>> {
        let is_whole = self.phase() == Phase::Play(0);
        is_whole.then(|| Box::new(LususHunt(self.lookahead(&mut |_| 0))) as Box<dyn Hunt>)
    }

    fn theme(&self, solution: &Solution<'_>) -> Option<&'static str> {
        theme(self, solution)
    }

    fn is_special(&self, text: &str) -> bool {
        text.contains('@')
    }

    /// Whether the piece move stays good after each tile that leaves it legal.
    fn confirms_puzzle(&self, right: &str, seed: &ChoiceSeed) -> bool {
        let cancel = Cancel::default();
        let judge = |bounds| Judge { bounds, seed: seed.number(JUDGE_PURPOSE), cancel: &cancel };
        let Some(judged) = self.judge(&judge(MAIN_BOUNDS), Some(right)) else { return false };
        let least = winning_chance("lusus", judged.first.score) - MIN_GAP / 2.0;
        let judge = judge(TILE_BOUNDS);
        let Some(piece) = right.rsplit(' ').next() else { return false };
        let Some(board) = judge.boards(self).into_iter().next() else { return false };
        board.after_each_play().into_iter().all(|after| {
            let mut after = after.limited(Some(piece), true);
            let mut search = judge.search();
            let candidates = search.candidates(&mut after);
            let known = candidates.iter().find(|known| after.text(&known.chosen) == piece);
            known.is_none_or(|known| {
                let JudgeBounds { nodes, depth, .. } = judge.bounds;
                winning_chance("lusus", search.value_of(&after, known, i32::from(depth), nodes)) >= least
            })
        })
    }
}

impl ChoiceRequest<'_> {
    /// Chooses the tiles and the piece move of a Lusus move together.
    fn decide_whole_move(&self, view: &LususView, mut boards: Vec<LususBoard<'_>>) -> Option<ChosenMove> {
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

impl Judge<'_> {
    fn boards(&self, view: &LususView) -> Vec<LususBoard<'static>> {
        let weights = weights::of_judge("lusus");
        let samples = 0..self.bounds.samples.max(1) as u64;
        samples.map(|index| LususBoard::new(view, mix(self.seed ^ index), 2, weights)).collect()
    }

    /// Like `compare`, for moves with parts.
    fn compare_parts(&self, boards: &[LususBoard<'static>], asked: Option<&str>) -> Option<Judgement> {
        let only = asked.map(|asked| asked.rsplit(' ').next().unwrap_or(asked));
        let limited: Vec<_> = boards.iter().map(|board| board.limited(only, true)).collect();
        let first = self.parts(limited, asked)?;
        let piece = first.text.rsplit(' ').next().unwrap_or_default().to_owned();
        let others = boards.iter().map(|board| board.limited(Some(&piece), false)).collect();
        Some(Judgement { other: self.parts(others, None), first })
    }

    /// Chooses the parts one after another, or the given ones.
    fn parts(&self, mut boards: Vec<LususBoard<'static>>, asked: Option<&str>) -> Option<JudgedMove> {
        let side: Side = boards.first()?.turn();
        let mut search = self.search();
        let mut texts = Vec::new();
        let mut asked = asked.map(|asked| asked.split(' '));
        loop {
            let mut candidates = search.candidates(boards.first_mut()?);
            if let Some(part) = asked.as_mut().map(Iterator::next) {
                let part = part?;
                candidates.retain(|known| boards[0].text(&known.chosen) == part);
            }
            let (chosen, score) = self.best(&boards, &candidates, &mut search)?;
            texts.push(boards[0].text(&chosen.chosen));
            if matches!(chosen.chosen, LususMove::Piece(_)) {
                return Some(JudgedMove { text: texts.join(" "), score });
            }
            boards = boards.iter().filter_map(|board| board.after(&chosen.chosen)).collect();
            if boards.first()?.turn() != side || self.cancel.is_canceled() {
                return None;
            }
        }
    }
}
