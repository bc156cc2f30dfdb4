//! A try at a lesson: the moves that its player made, and what they are worth.

use super::chance;
use super::error::{ErrorKind, RuleError};
use super::game::Game;
use super::game_state::GameState;
use super::lesson::Lesson;
use super::move_text::MoveText;
use super::observer::Observer;
use super::side::Side;
use super::view::View;

/// The most moves that an opponent makes in a row: follow-up choices end long before.
const MOST_REPLIES: usize = 8;

/// A lesson as far as its player came.
#[derive(Clone, Debug)]
pub struct LessonAttempt {
    lesson: &'static Lesson,
    state: GameState,
    learner: Side,
    /// How many moves the learner made.
    made: usize,
}

/// One move of either side, as the learner sees it.
#[derive(Clone, Debug)]
pub struct TriedMove {
    /// Their view before it.
    pub before: View,
    /// The notation as they may read it.
    pub notation: String,
    /// Their view after it.
    pub after: View,
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonVerdict {
    /// The task is done.
    Solved,
    /// It goes on from here.
    GoesOn,
    /// It leads away: the lesson is set up again. Texts know by this name what was wrong, where it has one.
    Wrong(Option<&'static str>),
}

/// A move that was tried, with what followed.
#[derive(Clone, Debug)]
pub struct Tried {
    /// What it was worth.
    pub verdict: LessonVerdict,
    /// It, and the opponent's replies.
    pub moves: Vec<TriedMove>,
    /// How many moves the learner has made with it.
    pub made: usize,
}

impl LessonAttempt {
    /// The lesson from its beginning.
    ///
    /// # Errors
    ///
    /// The rules do not know its position: the tests open every lesson.
    pub fn new(game: &dyn Game, lesson: &'static Lesson) -> Result<Self, RuleError> {
        let position = game.parse(lesson.position)?;
        let learner = position.turn();
        Ok(Self { lesson, state: GameState::new(position), learner, made: 0 })
    }

    /// The lesson after moves of its player that went on, as canonical texts.
    ///
    /// # Errors
    ///
    /// One of them is not legal, or did not go on: another version of the program wrote them.
    pub fn resumed(game: &dyn Game, lesson: &'static Lesson, moves: &[String]) -> Result<Self, RuleError> {
        let mut attempt = Self::new(game, lesson)?;
        for text in moves {
            let tried = attempt.play(&MoveText::canonical(text.clone()))?;
            if tried.verdict != LessonVerdict::GoesOn {
                return Err(ErrorKind::Illegal.into());
            }
        }
        Ok(attempt)
    }

    /// The game as far as it came.
    #[must_use]
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// Who learns.
    #[must_use]
    pub const fn learner(&self) -> Side {
        self.learner
    }

    /// What they see.
    #[must_use]
    pub fn view(&self) -> View {
        self.state.position().view(Observer::Player(self.learner))
    }

    /// Plays a legal move, and the opponent's reply where it is their turn.
    ///
    /// # Errors
    ///
    /// Why it is not legal; then nothing is played.
    pub fn play(&mut self, chosen: &MoveText) -> Result<Tried, RuleError> {
        let lesson = self.lesson;
        let mut moves = vec![self.push(chosen, lesson.rolls)?];
        self.made += 1;
        if !self.is_solved() {
            let replied = self.reply(&mut moves);
            let verdict = self.verdict(chosen.as_str(), replied);
            if verdict != LessonVerdict::Solved {
                return Ok(Tried { verdict, moves, made: self.made });
            }
        }
        Ok(Tried { verdict: LessonVerdict::Solved, moves, made: self.made })
    }

    fn is_solved(&self) -> bool {
        self.lesson.goal.is_reached(&self.state, self.learner)
    }

    /// What the last move was worth, which did not do the task at once.
    fn verdict(&self, chosen: &str, replied: bool) -> LessonVerdict {
        if self.is_solved() {
            return LessonVerdict::Solved;
        }
        let solution = self.lesson.solution;
        let right =
            !self.lesson.is_strict() || solution.get(self.made - 1).is_some_and(|right| *right == chosen);
        let known = self.lesson.wrong.iter().find(|wrong| chosen.starts_with(wrong.begins));
        if right && self.lesson.is_strict() && self.made < solution.len() && replied {
            return LessonVerdict::GoesOn;
        }
        match known {
            None if right && replied && self.made < self.lesson.most => LessonVerdict::GoesOn,
            known => LessonVerdict::Wrong(known.map(|wrong| wrong.name)),
        }
    }

    /// Lets the opponent move until it is the learner's turn again; whether it is.
    fn reply(&mut self, moves: &mut Vec<TriedMove>) -> bool {
        let replies = self.lesson.replies;
        for _ in 0..MOST_REPLIES {
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

    /// Plays a move with these rolls.
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
