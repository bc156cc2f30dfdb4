//! The computer player of Aruki.

use sealed_move_rules::View;
use sealed_move_rules::aruki::{Move, View as ArukiView};

use super::aruki::ArukiBoard;
use super::aruki_hunt::ArukiHunt;
use super::aruki_network::{LAYOUT, NETWORK, network_inputs};
use super::aruki_themes::{THEMES, theme};
use super::aruki_weights::hunting_king;
use super::board::SearchBoard as _;
use super::cancel::Cancel;
use super::choice::{ChoiceRequest, ChosenMove};
use super::game_search::{GameSearch, LevelTable, TrainingPlan, Tuning};
use super::judge::JudgeBounds;
use super::judge::is_same;
use super::judge::{Judge, Judgement};
use super::king_hunt::Hunt;
use super::level::{Level, PlayerKind};
use super::limits::row;
use super::outlook::{Outlook, outlook, winning_moves};
use super::puzzle_theme::Solution;
use super::puzzles::SearchPlan;
use super::review::{MoveScores, ReviewBudget, Reviewer, SeenMove};
use super::search::WIN_SCORE;
use super::tune::is_quiet;
use super::weights;

const FIRST_LEVELS: LevelTable = LevelTable {
    rows: [
        row(400, 1, 2, 550, 40, 1),
        row(8_000, 2, 4, 280, 15, 1),
        row(20_000, 3, 6, 220, 10, 1),
        row(20_000, 4, 8, 90, 6, 1),
        row(20_000, 5, 8, 35, 5, 1),
        row(600_000, 30, 10, 0, 2, 1),
    ],
    ratings: [1000, 1300, 1650, 2000, 2250, 2350],
};

const THIRD_LEVELS: LevelTable = LevelTable {
    rows: [
        row(20_000, 3, 6, 215, 13, 1),
        row(20_000, 3, 6, 120, 9, 1),
        row(20_000, 4, 8, 85, 6, 1),
        row(20_000, 5, 8, 45, 5, 1),
        row(20_000, 7, 9, 25, 5, 1),
        row(600_000, 30, 10, 0, 2, 1),
    ],
    ratings: [1000, 1150, 1350, 1550, 1700, 1900],
};

const FOURTH_LEVELS: LevelTable = LevelTable {
    rows: [
        row(20_000, 3, 6, 203, 13, 1),
        row(20_000, 3, 6, 116, 9, 1),
        row(20_000, 4, 8, 76, 6, 1),
        row(20_000, 4, 8, 60, 6, 1),
        row(20_000, 4, 8, 24, 5, 1),
        row(20_000, 4, 8, 0, 4, 1),
    ],
    ratings: [1000, 1175, 1325, 1500, 1700, 1900],
};

const FIFTH_LEVELS: LevelTable = LevelTable {
    rows: [
        row(20_000, 3, 6, 200, 13, 1),
        row(20_000, 3, 6, 116, 9, 1),
        row(20_000, 4, 8, 76, 6, 1),
        row(20_000, 4, 8, 60, 6, 1),
        row(20_000, 4, 8, 24, 5, 1),
        row(20_000, 4, 8, 0, 5, 1),
    ],
    ratings: [1000, 1175, 1325, 1500, 1650, 1825],
};

pub(crate) static TUNING: Tuning = Tuning {
    game: "aruki",
    levels: [FIRST_LEVELS, FIRST_LEVELS, THIRD_LEVELS, FOURTH_LEVELS, FIFTH_LEVELS],
    adviser_nodes: 240_000,
    weights: include_str!("../weights/aruki.txt"),
    judge_weights: include_str!("../weights/aruki.txt"),
    scores_are_shares: false,
    weighs_luck: false,
    prunes: false,
    training: Some(TrainingPlan { layout: LAYOUT, row: row(600, 5, 6, 0, 0, 1) }),
    themes: THEMES,
    review: ReviewBudget { nodes: 4_000_000, max_move_nodes: 40_000, depth: 4, samples: 1 },
    puzzles: SearchPlan {
        players: &[
            [Level::Newcomer, Level::Beginner],
            [Level::Beginner, Level::Careful],
            [Level::Careful, Level::Beginner],
            [Level::Careful, Level::Careful],
        ],
        max_positions: 200,
        screen: JudgeBounds { nodes: 4_000, depth: 4, samples: 1 },
        ..SearchPlan::OF_CHANCE
    },
};

impl GameSearch for ArukiView {
    fn tuning(&self) -> &'static Tuning {
        &TUNING
    }

    fn is_over(&self) -> bool {
        !matches!(self.status(), "ongoing" | "check")
    }

    fn choose(&self, request: &ChoiceRequest<'_>, weights: &[i32], history: &[View]) -> Option<ChosenMove> {
        let key = |view: &View| match view {
            View::Aruki(view) => Some(ArukiBoard::new(view, weights).key()),
            _ => None,
        };
        let past: Vec<u64> = history.iter().filter_map(key).collect();
        let hunting = hunting_king(weights, self.points(weights), self.move_number());
        let weights = if request.player == PlayerKind::Adviser { &hunting } else { weights };
        let mut board = ArukiBoard::new(self, weights);
        // The network prefers few first moves, and they should vary.
        if request.limits.uses_network && !request.limits.varies_openings {
            board = board.with_network(NETWORK.get());
        }
        let mate =
            matches!(request.player, PlayerKind::Adviser | PlayerKind::Level(Level::Strong | Level::Best))
                .then(|| find_mate(request, &mut board))
                .flatten();
        mate.or_else(|| request.decide(vec![board], &past))
    }

    fn judge(&self, judge: &Judge<'_>, asked: Option<&str>) -> Option<Judgement> {
        judge.compare(&mut [judge_board(self)], asked, is_same)
    }

    fn score_move(&self, reviewer: &Reviewer<'_>, seen: &SeenMove) -> Option<MoveScores> {
        let board = |view: &Self| ArukiBoard::new(view, reviewer.weights).with_network(NETWORK.get());
        let next: Vec<_> = match &seen.next {
            Some(View::Aruki(next)) => vec![board(next)],
            _ => Vec::new(),
        };
        reviewer.score(&mut [board(self)], [&next, &[]], &seen.text, |_| None)
    }

    fn points(&self, weights: &[i32]) -> i32 {
        ArukiBoard::new(self, weights).points()
    }

    fn outlook(&self, cancel: &Cancel) -> Outlook {
        outlook(judge_board(self), &TUNING, cancel)
    }

    fn is_checked(&self) -> bool {
        self.status() == "check"
    }

    fn winning_moves(&self, cancel: &Cancel) -> Vec<String> {
        winning_moves(judge_board(self), cancel)
    }

    fn network_facts(&self) -> Option<(i32, [Vec<u16>; 2])> {
        let board = ArukiBoard::new(self, weights::of_levels("aruki"));
        let points = board.points();
        is_quiet(board).then(|| (points, network_inputs(&self.lookahead())))
    }

    fn is_quiet(&self, weights: &[i32]) -> bool {
        is_quiet(ArukiBoard::new(self, weights))
    }

    fn hunt(&self) -> Option<Box<dyn Hunt>> {
        Some(Box::new(ArukiHunt(self.lookahead())))
    }

    fn theme(&self, solution: &Solution<'_>) -> Option<&'static str> {
        theme(self, solution)
    }

    fn is_special(&self, text: &str) -> bool {
        !text.contains(')')
    }

    fn takes(&self, text: &str) -> bool {
        !matches!(Move::parse_notation(text), Some((Move::Evolve { .. }, _)))
    }
}

fn judge_board(view: &ArukiView) -> ArukiBoard<'static> {
    ArukiBoard::new(view, weights::of_judge("aruki"))
}

fn find_mate(request: &ChoiceRequest<'_>, board: &mut ArukiBoard<'_>) -> Option<ChosenMove> {
    let mut candidates = Vec::new();
    board.push_candidates(false, 0, &mut candidates);
    if let Some(index) = request.winning_candidate(board, &candidates) {
        return Some(request.chosen_move(board, &candidates[index].chosen, WIN_SCORE - 1, 1, Vec::new()));
    }
    let chosen = board.mate_in_two(request.cancel)?;
    Some(request.chosen_move(board, &chosen, WIN_SCORE - 3, 1, Vec::new()))
}
