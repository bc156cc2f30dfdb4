//! A game in progress: a start and its moves, with repetition and quiet moves counted.

use std::collections::HashMap;

use super::error::RuleError;
use super::outcome::Outcome;
use super::position::{Played, Position};

/// Occurrences of a position that end the game.
const REPETITION_LIMIT: u32 = 3;

/// A start with all moves so far.
#[derive(Clone, Debug)]
pub struct GameState {
    position: Box<dyn Position>,
    previous: Option<(Box<dyn Position>, String)>,
    seen: HashMap<String, u32>,
    /// The number of consecutive quiet moves, up to the last move.
    quiet: u32,
    /// The number of consecutive moves without a gain, up to the last move.
    gainless: u32,
    outcome: Option<Outcome>,
}

impl GameState {
    /// A game at its start, which counts as the first occurrence of its position.
    #[must_use]
    pub fn new(start: Box<dyn Position>) -> Self {
        let outcome = start.outcome();
        let seen = HashMap::new();
        let mut state = Self { position: start, previous: None, seen, quiet: 0, gainless: 0, outcome };
        state.count_occurrence();
        state
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &dyn Position {
        &*self.position
    }

    /// The position before the last move, and the notation of that move; `None` at the start.
    #[must_use]
    pub fn previous(&self) -> Option<(&dyn Position, &str)> {
        self.previous.as_ref().map(|(before, notation)| (&**before, notation.as_str()))
    }

    /// The outcome, including repetition and quiet moves.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The status in the words of the rules file, including repetition; `None` if the game has no
    /// status.
    #[must_use]
    pub fn status(&self) -> Option<&'static str> {
        let status = self.position.status()?;
        Some(if self.outcome.is_some_and(|outcome| outcome == Outcome::REPETITION) { "draw" } else { status })
    }

    /// The number of consecutive quiet moves, and the limit; `None` if the game doesn't count them.
    #[must_use]
    pub fn quiet_moves(&self) -> Option<(u32, u32)> {
        self.position.quiet_limit().map(|limit| (self.quiet.min(limit), limit))
    }

    /// The same for consecutive moves without a gain.
    #[must_use]
    pub fn gainless_moves(&self) -> Option<(u32, u32)> {
        self.position.progress_limit().map(|limit| (self.gainless.min(limit), limit))
    }

    /// Adds a move that was played from [`position`](Self::position).
    pub fn push(&mut self, played: Played) {
        let before = std::mem::replace(&mut self.position, played.position);
        self.previous = Some((before, played.notation));
        self.quiet = if played.quiet { self.quiet.saturating_add(1) } else { 0 };
        self.gainless = if played.gain { 0 } else { self.gainless.saturating_add(1) };
        let repeated = self.count_occurrence() >= REPETITION_LIMIT;
        let outcome = if repeated { self.position.repeated() } else { self.position.outcome() };
        let reached = |count: Option<(u32, u32)>| count.is_some_and(|(count, limit)| count == limit);
        self.outcome = outcome
            .or_else(|| reached(self.quiet_moves()).then_some(Outcome::QUIET))
            .or_else(|| reached(self.gainless_moves()).then_some(Outcome::NO_PROGRESS));
    }

    /// Plays a notation.
    ///
    /// # Errors
    ///
    /// [`over`](Position::over) if the game is over, otherwise an error if the notation is not
    /// canonical and legal.
    pub fn replay(&mut self, notation: &str) -> Result<(), RuleError> {
        if let Some(outcome) = self.outcome {
            return Err(self.position.over(outcome).into());
        }
        self.push(self.position.replay(notation)?);
        Ok(())
    }

    /// Plays notations from a start.
    ///
    /// # Errors
    ///
    /// The index of the first invalid notation, and its error.
    pub fn replay_all<'a>(
        start: Box<dyn Position>,
        notations: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, (usize, RuleError)> {
        let mut state = Self::new(start);
        state.replay_rest(notations)?;
        Ok(state)
    }

    /// Plays further notations.
    ///
    /// # Errors
    ///
    /// The index of the first invalid notation among them, and its error.
    pub fn replay_rest<'a>(
        &mut self,
        notations: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), (usize, RuleError)> {
        let mut notations = notations.into_iter().enumerate();
        notations.try_for_each(|(index, notation)| self.replay(notation).map_err(|error| (index, error)))
    }

    /// Counts the current position and returns its number of occurrences.
    fn count_occurrence(&mut self) -> u32 {
        let Some(key) = self.position.repetition_key() else { return 0 };
        let seen = self.seen.entry(key).or_insert(0);
        *seen += 1;
        *seen
    }
}
