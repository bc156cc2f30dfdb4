//! An attempt at a lesson: plays and judges the learner's moves.

use super::chance;
use super::error::{ErrorKind, RuleError};
use super::game::Game;
use super::game_state::GameState;
use super::lesson::Lesson;
use super::move_text::MoveText;
use super::observer::Observer;
use super::puzzle::is_same_move;
use super::side::Side;
use super::view::View;

/// Maximum consecutive moves of the opponent, including follow-up choices.
const MAX_REPLIES: usize = 8;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonAttempt {
    lesson: &'static Lesson,
    state: GameState,
    learner: Side,
    /// The number of the learner's moves.
    made: usize,
}

/// A move of either side, in the learner's view.
#[derive(Clone, Debug)]
pub struct TriedMove {
    /// The view before the move.
    pub before: View,
    /// The notation, redacted for the learner.
    pub notation: String,
    /// The view after the move.
    pub after: View,
}

/// The judgment of a move in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonVerdict {
    /// The task is done.
    Solved,
    /// The move is right, but the task is not done.
    Continues,
    /// The move is wrong, and the lesson restarts. The name identifies a known mistake in text
    /// keys.
    Wrong(Option<&'static str>),
}

/// A move in a lesson with its consequences.
#[derive(Clone, Debug)]
pub struct LessonTry {
    /// The judgment of the move.
    pub verdict: LessonVerdict,
    /// The move and the opponent's replies.
    pub moves: Vec<TriedMove>,
    /// The number of the learner's moves so far, including this one.
    pub made: usize,
}

impl LessonAttempt {
    /// Starts a lesson.
    ///
    /// # Errors
    ///
    /// Fails if the lesson's position is invalid. Tests open every lesson of the games.
    pub fn new(game: &dyn Game, lesson: &'static Lesson) -> Result<Self, RuleError> {
        let position = game.parse(lesson.position)?;
        let learner = position.turn();
        Ok(Self { lesson, state: GameState::new(position), learner, made: 0 })
    }

    /// Resumes a lesson after right moves in canonical notation.
    ///
    /// # Errors
    ///
    /// Fails if a move is illegal or no longer right, for example after an update of the lesson.
    pub fn resumed(game: &dyn Game, lesson: &'static Lesson, moves: &[String]) -> Result<Self, RuleError> {
        let mut attempt = Self::new(game, lesson)?;
        for text in moves {
            let tried = attempt.play(&MoveText::canonical(text.clone()))?;
            if tried.verdict != LessonVerdict::Continues {
                return Err(ErrorKind::Illegal.into());
            }
        }
        Ok(attempt)
    }

    /// The game so far.
    #[must_use]
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// The learner's side.
    #[must_use]
    pub const fn learner(&self) -> Side {
        self.learner
    }

    /// The learner's view of the position.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(Observer::Player(self.learner))
    }

    /// Plays a legal move and the opponent's replies.
    ///
    /// # Errors
    ///
    /// The reason why the move is illegal; the attempt is then unchanged.
    pub fn play(&mut self, chosen: &MoveText) -> Result<LessonTry, RuleError> {
        let lesson = self.lesson;
        if lesson.puzzle_kind().is_some() {
            return self.play_line(chosen);
        }
        let mut moves = vec![self.push(chosen, lesson.rolls)?];
        self.made += 1;
        if !self.is_solved() {
            let replied = self.reply(&mut moves);
            let verdict = self.verdict(chosen.as_str(), replied);
            if verdict != LessonVerdict::Solved {
                return Ok(LessonTry { verdict, moves, made: self.made });
            }
        }
        Ok(LessonTry { verdict: LessonVerdict::Solved, moves, made: self.made })
    }

    /// Plays a move of a puzzle, and the reply if the move is right and not the last one. The line
    /// continues from its own move, even if the chosen one left other tiles or chips.
    fn play_line(&mut self, chosen: &MoveText) -> Result<LessonTry, RuleError> {
        let Lesson { solution, replies, .. } = self.lesson;
        let right = solution.get(self.made).copied();
        let right = right.filter(|right| is_same_move(self.state.position(), chosen.as_str(), right));
        let reply = replies.get(self.made).filter(|_| self.made + 1 < solution.len());
        let (verdict, moves) = match (right, reply) {
            (None, _) => (LessonVerdict::Wrong(None), vec![self.push(chosen, &[])?]),
            (Some(_), None) => (LessonVerdict::Solved, vec![self.push(chosen, &[])?]),
            (Some(own), Some(reply)) => {
                let own = self.push(&MoveText::canonical(own), &[])?;
                (LessonVerdict::Continues, vec![own, self.push(&MoveText::canonical(*reply), &[])?])
            }
        };
        self.made += 1;
        Ok(LessonTry { verdict, moves, made: self.made })
    }

    fn is_solved(&self) -> bool {
        self.lesson.goal.is_reached(&self.state, self.learner)
    }

    /// Judges the last move, which did not complete the task before the reply.
    fn verdict(&self, chosen: &str, replied: bool) -> LessonVerdict {
        if self.is_solved() {
            return LessonVerdict::Solved;
        }
        let solution = self.lesson.solution;
        let right =
            !self.lesson.is_strict() || solution.get(self.made - 1).is_some_and(|right| *right == chosen);
        let known = self.lesson.wrong.iter().find(|wrong| chosen.starts_with(wrong.begins));
        if right && self.lesson.is_strict() && self.made < solution.len() && replied {
            return LessonVerdict::Continues;
        }
        match known {
            None if right && replied && self.made < self.lesson.max_moves => LessonVerdict::Continues,
            known => LessonVerdict::Wrong(known.map(|wrong| wrong.name)),
        }
    }

    /// Plays the opponent's replies. Returns whether it is the learner's turn again.
    fn reply(&mut self, moves: &mut Vec<TriedMove>) -> bool {
        let replies = self.lesson.replies;
        for _ in 0..MAX_REPLIES {
            if self.state.outcome().is_some() {
                return false;
            }
            if self.state.position().turn() == self.learner {
                return true;
            }
            let first = self.made.saturating_sub(1);
            let played = (0..replies.len()).find_map(|index| {
                let reply = replies[(first + index) % replies.len()];
                self.push(&MoveText::canonical(reply), &[]).ok()
            });
            let Some(played) = played else { return false };
            moves.push(played);
        }
        false
    }

    /// Plays a move with the given rolls.
    fn push(&mut self, chosen: &MoveText, rolls: &[u32]) -> Result<TriedMove, RuleError> {
        let position = self.state.position();
        if let Some(outcome) = self.state.outcome() {
            return Err(position.over(outcome).into());
        }
        let mut rolled = rolls.iter().copied();
        let played =
            chance::roll_all(position, chosen, |options| rolled.next().unwrap_or(0) % options.get())?;
        let observer = Observer::Player(self.learner);
        let before = position.view(observer);
        let notation = position.redact(&played.notation, observer)?;
        self.state.push(played);
        Ok(TriedMove { before, notation, after: self.view() })
    }
}
