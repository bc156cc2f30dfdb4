//! A game in progress: a start and its moves, with what repetition adds to the rules.

use std::collections::HashMap;

use super::error::RuleError;
use super::outcome::Outcome;
use super::position::{Played, Position};

/// How often a position must occur to end the game.
const REPETITIONS: u32 = 3;

/// A game from its first position on, as far as it was played.
#[derive(Clone, Debug)]
pub struct GameState {
    position: Box<dyn Position>,
    previous: Option<(Box<dyn Position>, String)>,
    seen: HashMap<String, u32>,
    outcome: Option<Outcome>,
}

impl GameState {
    /// A game that begins with `start`, which counts as its own first occurrence.
    #[must_use]
    pub fn new(start: Box<dyn Position>) -> Self {
        let outcome = start.outcome();
        let mut state = Self { position: start, previous: None, seen: HashMap::new(), outcome };
        state.count();
        state
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &dyn Position {
        &*self.position
    }

    /// The position before the last move and the notation of that move; nothing at the start.
    #[must_use]
    pub fn previous(&self) -> Option<(&dyn Position, &str)> {
        self.previous.as_ref().map(|(before, notation)| (&**before, notation.as_str()))
    }

    /// How the game ended, repetition included.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The status word of the rules file, repetition included, where the game has one.
    #[must_use]
    pub fn status(&self) -> Option<&'static str> {
        let status = self.position.status()?;
        Some(if self.outcome.is_some_and(|outcome| outcome == Outcome::REPETITION) { "draw" } else { status })
    }

    /// Adds a move that was played from [`position`](Self::position).
    pub fn push(&mut self, played: Played) {
        let before = std::mem::replace(&mut self.position, played.position);
        self.previous = Some((before, played.notation));
        let repeated = self.count() >= REPETITIONS;
        self.outcome = if repeated { self.position.repeated() } else { self.position.outcome() };
    }

    /// Plays a notation.
    ///
    /// # Errors
    ///
    /// [`over`](Position::over) after the end, else why it is no notation of this position.
    pub fn replay(&mut self, notation: &str) -> Result<(), RuleError> {
        if let Some(outcome) = self.outcome {
            return Err(self.position.over(outcome).into());
        }
        let played = self.position.replay(notation)?;
        self.push(played);
        Ok(())
    }

    /// Plays notations one after another.
    ///
    /// # Errors
    ///
    /// The index of the notation at fault, and what is wrong with it.
    pub fn replay_all<'a>(
        start: Box<dyn Position>,
        notations: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, (usize, RuleError)> {
        let mut state = Self::new(start);
        for (index, notation) in notations.into_iter().enumerate() {
            state.replay(notation).map_err(|error| (index, error))?;
        }
        Ok(state)
    }

    /// Counts the position once more and tells how often it occurred.
    fn count(&mut self) -> u32 {
        let Some(key) = self.position.repetition_key() else { return 0 };
        let seen = self.seen.entry(key).or_insert(0);
        *seen += 1;
        *seen
    }
}
