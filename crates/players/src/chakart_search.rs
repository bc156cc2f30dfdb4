//! The computer player of Chakart.

use sealed_move_rules::View;
use sealed_move_rules::chakart::View as ChakartView;

use super::board::SearchBoard as _;
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::chakart_hunt::ChakartHunt;
use super::chakart_themes::{THEMES, theme};
use super::choice::{ChoiceRequest, ChosenMove};
use super::draws::chakart_left;
use super::game_search::{GameSearch, LevelTable, Tuning};
use super::judge::is_same;
use super::judge::{Judge, Judgement};
use super::king_hunt::Hunt;
use super::level::PlayerKind;
use super::limits::row;
use super::outlook::{Outlook, outlook, winning_moves};
use super::puzzle_theme::Solution;
use super::puzzles::SearchPlan;
use super::random::Numbers;
use super::review::{MoveScores, ReviewBudget, Reviewer, SeenMove};
use super::sample::Sample;
use super::tune::is_quiet;
use super::weights;

const FIRST_LEVELS: LevelTable = LevelTable {
    rows: [
        row(600, 1, 2, 800, 1800, 1),
        row(2_000, 1, 3, 600, 1100, 1),
        row(3_000, 1, 4, 110, 110, 1),
        row(6_000, 2, 4, 110, 110, 1),
        row(12_000, 3, 6, 50, 60, 2),
        row(200_000, 30, 8, 0, 2, 16),
    ],
    ratings: [1000, 1150, 1500, 1600, 1750, 1900],
};

const THIRD_LEVELS: LevelTable = LevelTable {
    rows: [
        row(2_000, 1, 3, 600, 1100, 1),
        row(2_000, 1, 3, 320, 520, 1),
        row(3_000, 1, 4, 110, 110, 1),
        row(6_000, 2, 4, 110, 110, 1),
        row(12_000, 3, 6, 50, 60, 2),
        row(200_000, 30, 8, 0, 2, 16),
    ],
    ratings: [1000, 1150, 1300, 1400, 1550, 1750],
};

const FIFTH_LEVELS: LevelTable = LevelTable {
    rows: [
        row(2_000, 1, 3, 850, 2000, 1),
        row(2_000, 1, 3, 580, 1100, 1),
        row(3_000, 1, 4, 350, 500, 1),
        row(6_000, 2, 4, 210, 240, 1),
        row(12_000, 3, 6, 60, 80, 2),
        row(200_000, 30, 8, 0, 2, 16),
    ],
    ratings: [1000, 1175, 1325, 1500, 1625, 1800],
};

pub(crate) static TUNING: Tuning = Tuning {
    game: "chakart",
    levels: [FIRST_LEVELS, FIRST_LEVELS, THIRD_LEVELS, THIRD_LEVELS, FIFTH_LEVELS],
    adviser_nodes: 160_000,
    weights: include_str!("../weights/chakart.txt"),
    judge_weights: include_str!("../weights/judge/chakart.txt"),
    scores_are_shares: true,
    weighs_luck: true,
    prunes: false,
    training: None,
    themes: THEMES,
    review: ReviewBudget { nodes: 3_000_000, max_move_nodes: 30_000, depth: 4, samples: 3 },
    puzzles: SearchPlan::OF_CHANCE,
};

impl GameSearch for ChakartView {
    fn tuning(&self) -> &'static Tuning {
        &TUNING
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn choose(&self, request: &ChoiceRequest<'_>, weights: &[i32], history: &[View]) -> Option<ChosenMove> {
        let mut squares = self.queen_squares();
        Numbers::new(request.seed).shuffle(&mut squares);
        squares.truncate(request.limits.samples);
        let left = chakart_left(self, history);
        let board = |queen| {
            let board = ChakartBoard::new(self, queen, weights).counting(left);
            let board = if request.limits.weighs_luck { board.weighing_luck() } else { board };
            let board = if request.limits.counts_threats { board.counting_threats() } else { board };
            if request.player == PlayerKind::Adviser { board.hunting_kings() } else { board }
        };
        let boards = match squares[..] {
            [] => vec![board(None)],
            _ => squares.into_iter().map(|at| board(Some(at))).collect(),
        };
        request.decide(boards, &[])
    }

    fn judge(&self, judge: &Judge<'_>, asked: Option<&str>) -> Option<Judgement> {
        judge.compare(&mut judge_boards(judge, self), asked, is_same)
    }

    fn score_move(&self, reviewer: &Reviewer<'_>, seen: &SeenMove) -> Option<MoveScores> {
        let boards = |view: &Self| {
            let mut squares = view.queen_squares();
            Numbers::new(reviewer.seed).shuffle(&mut squares);
            squares.truncate(reviewer.limits.samples.max(1));
            let board = |queen| {
                let board = ChakartBoard::new(view, queen, reviewer.weights);
                if reviewer.limits.weighs_luck { board.weighing_luck() } else { board }
            };
            match squares[..] {
                [] => vec![board(None)],
                _ => squares.into_iter().map(|at| board(Some(at))).collect(),
            }
        };
        let next = match &seen.next {
            Some(View::Chakart(next)) => boards(next),
            _ => Vec::new(),
        };
        reviewer.score(&mut boards(self), [&next, &[]], &seen.text, |_| None)
    }

    fn points(&self, weights: &[i32]) -> i32 {
        ChakartBoard::new(self, None, weights).points()
    }

    /// Leaves out an unseen queen, so that nothing about her leaks.
    fn outlook(&self, cancel: &Cancel) -> Outlook {
        outlook(ChakartBoard::new(self, None, weights::of_judge("chakart")), &TUNING, cancel)
    }

    fn winning_moves(&self, cancel: &Cancel) -> Vec<String> {
        winning_moves(ChakartBoard::new(self, None, weights::of_judge("chakart")), cancel)
    }

    fn is_quiet(&self, weights: &[i32]) -> bool {
        is_quiet(ChakartBoard::new(self, None, weights))
    }

    fn hides_something(&self) -> bool {
        !self.queen_squares().is_empty()
    }

    /// The hidden queen is on one of the squares she could have reached.
    fn sample(&self, random: &mut Numbers) -> Option<Sample> {
        let squares = self.queen_squares();
        let ahead = self.lookahead(squares.get(random.below(squares.len())).copied());
        Some(Sample::new(move |observer| View::Chakart(ahead.view(observer))))
    }

    fn is_whole_move(&self) -> bool {
        self.lookahead(None).todo().is_none()
    }

    fn hunt(&self) -> Option<Box<dyn Hunt>> {
        let is_plain = self.todo().is_none() && self.left_unseen().is_none();
        is_plain.then(|| Box::new(ChakartHunt(self.lookahead(None))) as Box<dyn Hunt>)
    }

    fn theme(&self, solution: &Solution<'_>) -> Option<&'static str> {
        theme(self, solution)
    }

    fn is_special(&self, text: &str) -> bool {
        text.ends_with('s') || text.ends_with('h')
    }
}

fn judge_boards(judge: &Judge<'_>, view: &ChakartView) -> Vec<ChakartBoard<'static>> {
    let mut squares = view.queen_squares();
    Numbers::new(judge.seed).shuffle(&mut squares);
    squares.truncate(judge.bounds.samples.max(1));
    let weights = weights::of_judge("chakart");
    match squares[..] {
        [] => vec![ChakartBoard::new(view, None, weights)],
        _ => squares.into_iter().map(|at| ChakartBoard::new(view, Some(at), weights)).collect(),
    }
}
