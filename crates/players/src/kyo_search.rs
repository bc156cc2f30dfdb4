//! The computer player of Kyo.

use sealed_move_rules::kyo::View as KyoView;
use sealed_move_rules::puzzle::is_same_kyo_way;
use sealed_move_rules::{MoveText, Position, Rolls, View};

use super::board::{Candidate, SearchBoard as _};
use super::cancel::Cancel;
use super::choice::{ChoiceRequest, ChosenMove};
use super::draws::kyo_quiet_left;
use super::game_search::{GameSearch, LevelTable, Tuning};
use super::judge::{Judge, JudgeBounds, JudgedMove, Judgement};
use super::king_hunt::Hunt;
use super::kyo::{KyoBoard, KyoMove, in_fewest_steps};
use super::kyo_critical::{positions_after_captures, positions_at_threats};
use super::kyo_hunt::KyoHunt;
use super::kyo_themes::{THEMES, theme};
use super::level::{Level, PlayerKind};
use super::limits::row;
use super::outlook::{Outlook, outlook, winning_moves};
use super::press::MAX_PRESSURE_LIMIT;
use super::puzzle_theme::Solution;
use super::puzzles::{MIN_RIGHT_CHANCE, SearchPlan};
use super::review::{MoveScores, ReviewBudget, Reviewer, SeenMove};
use super::tune::is_quiet;
use super::weights;

const FIRST_LEVELS: LevelTable = LevelTable {
    rows: [
        row(500, 1, 2, 880, 520, 1),
        row(700, 1, 2, 740, 230, 1),
        row(2_500, 1, 4, 305, 31, 1),
        row(3_000, 1, 6, 165, 16, 1),
        row(4_000, 1, 6, 80, 8, 1),
        row(100_000, 30, 2, 0, 2, 1),
    ],
    ratings: [1000, 1200, 1500, 1550, 1650, 1950],
};

const THIRD_LEVELS: LevelTable = LevelTable {
    rows: [
        row(900, 1, 2, 690, 200, 1),
        row(1_500, 1, 3, 480, 90, 1),
        row(3_000, 1, 6, 230, 22, 1),
        row(4_000, 1, 6, 80, 8, 1),
        row(8_000, 2, 4, 60, 8, 1),
        row(100_000, 30, 2, 0, 2, 1),
    ],
    ratings: [1000, 1150, 1300, 1450, 1600, 1700],
};

const FOURTH_LEVELS: LevelTable = LevelTable {
    rows: [
        row(900, 1, 2, 690, 200, 1),
        row(1_500, 1, 3, 480, 90, 1),
        row(3_000, 1, 6, 230, 22, 1),
        row(4_000, 1, 6, 80, 8, 1),
        row(8_000, 2, 4, 40, 8, 1),
        row(10_000, 30, 2, 0, 2, 1),
    ],
    ratings: [1000, 1150, 1350, 1450, 1550, 1700],
};

pub(crate) static TUNING: Tuning = Tuning {
    game: "kyo",
    levels: [FIRST_LEVELS, FIRST_LEVELS, THIRD_LEVELS, FOURTH_LEVELS, FOURTH_LEVELS],
    adviser_nodes: 60_000,
    weights: include_str!("../weights/kyo.txt"),
    judge_weights: include_str!("../weights/kyo.txt"),
    scores_are_shares: false,
    weighs_luck: false,
    prunes: true,
    training: None,
    themes: THEMES,
    review: ReviewBudget { nodes: 200_000, max_move_nodes: 3_000, depth: 3, samples: 1 },
    puzzles: SearchPlan {
        // Moves are slow to generate, so the budgets are small. The screening search still needs its
        // quiet moves, since only they may save a king.
        players: &[[Level::Newcomer, Level::Newcomer], [Level::Beginner, Level::Beginner]],
        max_positions: 90,
        // An ignored threat remains on the board, so later positions would repeat the puzzle.
        min_distance: 10,
        // Games are long and tend to repeat moves.
        max_moves: 160,
        continues_puzzles: true,
        screen: JudgeBounds { nodes: 12_000, depth: 2, samples: 1 },
        last: JudgeBounds { nodes: 60_000, depth: 10, samples: 1 },
    },
};

impl GameSearch for KyoView {
    fn tuning(&self) -> &'static Tuning {
        &TUNING
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn choose(&self, request: &ChoiceRequest<'_>, weights: &[i32], history: &[View]) -> Option<ChosenMove> {
        let earlier = || {
            history.iter().filter_map(|view| match view {
                View::Kyo(view) => Some(view.lookahead()),
                _ => None,
            })
        };
        let past: Vec<u64> = earlier().map(|ahead| ahead.key()).collect();
        let board = KyoBoard::new(self, weights).counting(kyo_quiet_left(self, history));
        let board = if request.player == PlayerKind::Adviser { board.hunting_king(earlier()) } else { board };
        let mut chosen = request.decide(vec![board], &past)?;
        chosen.line = in_fewest_steps(self, &chosen.line);
        if request.limits.prefers_short_moves
            && let Some(short) = self.lookahead().shortest_capture(&chosen.line[0])
        {
            chosen.line = vec![short.text];
        }
        chosen.text.clone_from(&chosen.line[0]);
        Some(chosen)
    }

    fn judge(&self, judge: &Judge<'_>, asked: Option<&str>) -> Option<Judgement> {
        let short = |judged: JudgedMove| JudgedMove {
            text: in_fewest_steps(self, &[judged.text]).concat(),
            ..judged
        };
        let mut board = judge_board(self);
        let asked = asked.map(|text| board.candidate_text(text).unwrap_or_else(|| text.to_owned()));
        let judged = judge.compare(&mut [board], asked.as_deref(), is_same_way)?;
        Some(Judgement { first: short(judged.first), other: judged.other.map(short) })
    }

    fn score_move(&self, reviewer: &Reviewer<'_>, seen: &SeenMove) -> Option<MoveScores> {
        let board = |view: &Self| KyoBoard::new(view, reviewer.weights);
        let next: Vec<_> = match &seen.next {
            Some(View::Kyo(next)) => vec![board(next)],
            _ => Vec::new(),
        };
        let text = board(self).candidate_text(&seen.text);
        let scores =
            reviewer
                .score(&mut [board(self)], [&next, &[]], text.as_ref().unwrap_or(&seen.text), |_| None)?;
        Some(MoveScores { best: in_fewest_steps(self, &[scores.best]).concat(), ..scores })
    }

    fn points(&self, weights: &[i32]) -> i32 {
        KyoBoard::new(self, weights).points()
    }

    fn outlook(&self, cancel: &Cancel) -> Outlook {
        let mut seen = outlook(judge_board(self), &TUNING, cancel);
        if let Some(gain) = &mut seen.gain {
            let short = gain.wins.then(|| self.lookahead().shortest_capture(&gain.text)).flatten();
            gain.text = match short {
                Some(short) => short.text,
                None => in_fewest_steps(self, &[std::mem::take(&mut gain.text)]).concat(),
            };
        }
        seen
    }

    fn pressure(&self) -> Option<i32> {
        judge_board(self).pressure(MAX_PRESSURE_LIMIT)
    }

    fn winning_moves(&self, cancel: &Cancel) -> Vec<String> {
        winning_moves(judge_board(self), cancel)
    }

    fn is_quiet(&self, weights: &[i32]) -> bool {
        is_quiet(KyoBoard::new(self, weights))
    }

    fn hunt(&self) -> Option<Box<dyn Hunt>> {
        Some(Box::new(KyoHunt::new(self.lookahead())))
    }

    fn theme(&self, solution: &Solution<'_>) -> Option<&'static str> {
        theme(self, solution)
    }

    fn is_special(&self, text: &str) -> bool {
        text.split(' ').count() > 3
    }

    /// Games contain few critical positions, so this includes some that another move would reach.
    fn critical_positions(&self, position: Box<dyn Position>) -> Vec<Box<dyn Position>> {
        let mut after = positions_after_captures(&*position, self, MIN_RIGHT_CHANCE);
        after.extend(positions_at_threats(position, self, MIN_RIGHT_CHANCE / 2.0));
        after
    }

    /// A shorter move of the same pawn that captures the king.
    fn shortest_win(&self, position: &dyn Position, right: String) -> String {
        let shorter = self.lookahead().shorter_way(&right).map(|shorter| shorter.text);
        shorter
            .filter(|shorter| {
                let ends = |text: &str| {
                    let played = position.resolve(&MoveText::canonical(text.to_owned()), &mut Rolls::none());
                    played.is_ok_and(|played| played.position.outcome().is_some())
                };
                ends(&right) && ends(shorter)
            })
            .unwrap_or(right)
    }
}

fn judge_board(view: &KyoView) -> KyoBoard<'static> {
    KyoBoard::new(view, weights::of_judge("kyo"))
}

/// Whether two Kyo moves take the same pawn to the same tile, whatever chips they leave behind.
fn is_same_way(board: &KyoBoard<'_>, one: &Candidate<KyoMove>, other: &Candidate<KyoMove>) -> bool {
    one.id == other.id || is_same_kyo_way(&board.text(&one.chosen), &board.text(&other.chosen))
}
