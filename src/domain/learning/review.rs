//! Reviews of finished matches: their inputs, and their stored results.

pub use sealed_move_players::review::{
    CERTAIN, Effort, LuckKind, MoveReview, PositionJudgement, ReviewTask, SeenMove, SlipCount, TurningPoint,
    accuracy, chance_of, first_choices, luck, slips, turning_points,
};

use crate::domain::{Cancel, CorruptMatch, Id, Match};
use sealed_move_players::ChoiceSeed;
use sealed_move_players::review::{assess, judge_position, next_task};
use sealed_move_rules::{GameState, Observer, PlayError, Position, Rolls, RuleError, Side};

/// Returns the moves of a game as their players saw them, each with the views right after it. The
/// final position follows without a move, unless the game ended on the board.
///
/// # Errors
///
/// The index of the first illegal notation, and the rule error.
pub fn seen_moves<'a>(
    start: Box<dyn Position>,
    notations: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<SeenMove>, (usize, RuleError)> {
    let mut state = GameState::new(start);
    let mut seen = Vec::new();
    for (index, notation) in notations.into_iter().enumerate() {
        let position = state.position();
        let own = Observer::Player(position.turn());
        let text = position.move_of(notation).map_err(|error| (index, error))?;
        let rolled = matches!(position.resolve(&text, &mut Rolls::none()), Err(PlayError::Roll(_)));
        let (before, public) = (position.view(own), position.view(Observer::Public));
        state.replay(notation).map_err(|error| (index, error))?;
        let (after, text) = (Some(state.position().view(own)), text.as_str().to_owned());
        let next = Some(state.position().view(Observer::Player(state.position().turn())));
        let next_public = Some(state.position().view(Observer::Public));
        seen.push(SeenMove { before, text, after, next, public, next_public, rolled, outcome: None });
    }
    // Only the last move can end the game.
    match (state.outcome(), seen.last_mut()) {
        (Some(outcome), Some(last)) => last.outcome = Some(outcome),
        _ => seen.push(final_position(&state)),
    }
    Ok(seen)
}

/// The position in which a game was resigned, lost on time or agreed drawn.
fn final_position(state: &GameState) -> SeenMove {
    let before = state.position().view(Observer::Player(state.position().turn()));
    SeenMove {
        before,
        text: String::new(),
        after: None,
        next: None,
        public: state.position().view(Observer::Public),
        next_public: None,
        rolled: false,
        outcome: None,
    }
}

impl Match {
    /// Returns the positions and moves as their players saw them.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn seen_moves(&self) -> Result<Vec<SeenMove>, CorruptMatch> {
        let start = self.start_position()?;
        let notations = self.records().map(|made| made.notation);
        seen_moves(start, notations).map_err(|(index, error)| self.corrupt(Some(index))(error))
    }

    /// Returns the moves with the rolls that their players could see at the time.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn own_notations(&self) -> Result<Vec<String>, CorruptMatch> {
        let mut state = GameState::new(self.start_position()?);
        let mut own = Vec::with_capacity(self.moves.len());
        for (index, made) in self.records().enumerate() {
            let (position, observer) = (state.position(), Observer::Player(made.side));
            own.push(position.redact(made.notation, observer).map_err(self.corrupt(Some(index)))?);
            state.replay(made.notation).map_err(self.corrupt(Some(index)))?;
        }
        Ok(own)
    }
}

/// Consecutive failures before a review is given up.
pub const MAX_REVIEW_TRIES: u32 = 5;

/// Fixed seed of all samples, so that equal games get equal reviews.
const SAMPLE_SEED: u64 = 17;

/// A requested review, which may be incomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    pub game: Id,
    /// Number of records of the match.
    pub records: u32,
    /// Whether the final position is judged, because the game didn't end on the board.
    pub judges_end: bool,
    /// Judgements of the positions, from the first. Some are replaced by more thorough ones.
    pub made: Vec<PositionJudgement>,
    /// Number of consecutive failures.
    pub attempts: u32,
}

impl ReviewProgress {
    #[must_use]
    pub fn new(game: Id, seen: &[SeenMove]) -> Self {
        let moves = seen.iter().filter(|seen| !seen.is_end()).count();
        Self { game, records: moves as u32, judges_end: seen.len() > moves, made: Vec::new(), attempts: 0 }
    }

    /// Returns the position to judge next; `None` if the review is complete.
    #[must_use]
    pub fn next(&self) -> Option<ReviewTask> {
        let moves = self.records as usize;
        next_task(&self.made, moves + usize::from(self.judges_end), moves)
    }

    #[must_use]
    pub fn is_done(&self) -> bool {
        self.next().is_none()
    }

    /// Whether all positions have been judged once, so that only doubtful ones are left.
    #[must_use]
    pub fn is_confirming(&self) -> bool {
        self.next().is_some_and(|task| task.effort == Effort::BestLevel)
    }

    /// Returns the review of each move judged so far.
    #[must_use]
    pub fn reviews(&self) -> Vec<MoveReview> {
        assess(&self.made, self.records as usize)
    }

    /// Adds the result of a task. Without a result, the value of the position before is kept.
    pub fn push(&mut self, task: ReviewTask, seen: &SeenMove, judged: Option<PositionJudgement>) {
        match self.made.get_mut(task.index) {
            Some(known) => {
                *known = judged.unwrap_or(PositionJudgement { effort: task.effort, ..known.clone() });
            }
            None => {
                let judged = judged.unwrap_or_else(|| self.unknown(seen));
                self.made.push(judged);
            }
        }
    }

    fn unknown(&self, seen: &SeenMove) -> PositionJudgement {
        let first = self.made.last().map_or(CERTAIN / 2, |known| chance_of(known.side, known.after));
        let side = seen.before.turn();
        let chance = chance_of(side, first);
        PositionJudgement {
            side,
            value: chance,
            best_chance: chance,
            expected: chance,
            after: chance,
            luck_by: LuckKind::Nothing,
            best: seen.text.clone(),
            effort: Effort::BestLevel,
        }
    }

    #[must_use]
    pub fn is_given_up(&self) -> bool {
        self.attempts >= MAX_REVIEW_TRIES
    }

    /// Serializes the judgements for the store, one line each.
    #[must_use]
    pub fn text(&self) -> String {
        let end = if self.judges_end { "end" } else { "over" };
        let lines = std::iter::once(format!("{VERSION} {end}")).chain(self.made.iter().map(line));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Parses what [`text`](Self::text) returned: whether the end is judged, and the judgements.
    /// `None` if a line is invalid.
    #[must_use]
    pub fn read(text: &str) -> Option<(bool, Vec<PositionJudgement>)> {
        let mut lines = text.lines();
        let judges_end = match lines.next()?.strip_prefix(VERSION)?.trim_start() {
            "end" => true,
            "over" => false,
            _ => return None,
        };
        Some((judges_end, lines.map(read_line).collect::<Option<_>>()?))
    }

    /// Whether a stored text is a review by version 0.1.0, which is made again.
    #[must_use]
    pub fn is_outdated(text: &str) -> bool {
        !text.starts_with(VERSION)
    }
}

/// The first word of stored judgements.
const VERSION: &str = "review-2";

/// Performs a task of a review of a game with the given number of positions; equal arguments get
/// equal answers. Returns `None` after `cancel`, or if the move is illegal.
#[must_use]
pub fn review_seen(
    seen: &SeenMove,
    positions: usize,
    effort: Effort,
    cancel: &Cancel,
) -> Option<PositionJudgement> {
    judge_position(seen, positions, effort, &ChoiceSeed::of(SAMPLE_SEED), cancel)
}

/// Line format: side, effort, four chances, the word for luck, best move.
fn line(made: &PositionJudgement) -> String {
    let side = if made.side == Side::First { 1 } else { 2 };
    let effort = if made.effort == Effort::Base { "base" } else { "level6" };
    let PositionJudgement { value, best_chance, expected, after, luck_by, best, .. } = made;
    format!("{side} {effort} {value} {best_chance} {expected} {after} {} {best}", luck_by.word())
}

fn read_line(line: &str) -> Option<PositionJudgement> {
    let mut parts = line.splitn(8, ' ');
    let side = match parts.next()? {
        "1" => Side::First,
        "2" => Side::Second,
        _ => return None,
    };
    let effort = match parts.next()? {
        "base" => Effort::Base,
        "level6" => Effort::BestLevel,
        _ => return None,
    };
    let mut chance = || parts.next()?.parse().ok().filter(|chance| (0..=CERTAIN).contains(chance));
    let (value, best_chance) = (chance()?, chance()?);
    let (expected, after) = (chance()?, chance()?);
    let luck_by = LuckKind::from_word(parts.next()?)?;
    let best = parts.next()?.to_owned();
    Some(PositionJudgement { side, value, best_chance, expected, after, luck_by, best, effort })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(best: &str, luck_by: LuckKind, effort: Effort) -> PositionJudgement {
        let (side, value, best_chance, expected, after) = (Side::Second, 4500, 5000, 4000, 10_000);
        PositionJudgement {
            side,
            value,
            best_chance,
            expected,
            after,
            luck_by,
            best: best.to_owned(),
            effort,
        }
    }

    #[test]
    fn stored_reviews_round_trip() {
        let made = vec![
            judged("e2e4", LuckKind::Nothing, Effort::Base),
            judged("DS@e1 e4e8", LuckKind::Dice, Effort::BestLevel),
            judged("A1 2B2", LuckKind::Hidden, Effort::Base),
        ];
        for judges_end in [false, true] {
            let progress =
                ReviewProgress { game: Id(1), records: 3, judges_end, made: made.clone(), attempts: 0 };
            assert_eq!(ReviewProgress::read(&progress.text()), Some((judges_end, made.clone())));
            assert!(!ReviewProgress::is_outdated(&progress.text()));
        }
        assert_eq!(ReviewProgress::read("review-2 over"), Some((false, Vec::new())));
        for line in [
            "1",
            "3 base 1 1 1 1 dice e2e4",
            "1 deep 1 1 1 1 dice e2e4",
            "1 base 1 1 1 20000 dice e2e4",
            "1 base 1 1 1 1 fate e2e4",
            "1 base 1 1 1 1 dice",
        ] {
            assert_eq!(ReviewProgress::read(&format!("review-2 over\n{line}")), None, "{line}");
        }
    }

    #[test]
    fn reviews_of_the_first_version_are_outdated() {
        assert!(ReviewProgress::is_outdated("1 5000 4000 4000 dice e2e4"));
        assert!(ReviewProgress::is_outdated(""));
    }
}
