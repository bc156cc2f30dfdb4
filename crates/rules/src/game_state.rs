//! A game in progress: a start and its moves, with what repetition and quiet play add to the rules.

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
    /// How many quiet moves were made in a row, up to the last one.
    quiet: u32,
    outcome: Option<Outcome>,
    /// Whether its notations were played before, perhaps when the rulings were others.
    stored: bool,
}

impl GameState {
    /// A game that begins with `start`, which counts as its own first occurrence.
    #[must_use]
    pub fn new(start: Box<dyn Position>) -> Self {
        let outcome = start.outcome();
        let seen = HashMap::new();
        let mut state = Self { position: start, previous: None, seen, quiet: 0, outcome, stored: false };
        state.count();
        state
    }

    /// A game whose notations come from a store or a file. It may have been played when the rulings
    /// were others: what a later one forbids or ends is replayed as it was played.
    #[must_use]
    pub fn of_stored(start: Box<dyn Position>) -> Self {
        Self { stored: true, ..Self::new(start) }
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

    /// How the game ended, repetition and quiet play included.
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

    /// How many quiet moves in a row are left until the game is drawn; `None` where the game does not
    /// count them.
    #[must_use]
    pub fn quiet_left(&self) -> Option<u32> {
        self.position.quiet_limit().map(|limit| limit.saturating_sub(self.quiet))
    }

    /// Whether the game is over only by a ruling that the first stored games did not know: they may
    /// go on after it, or end otherwise.
    #[must_use]
    pub fn is_over_by_later_ruling(&self) -> bool {
        match self.outcome {
            Some(outcome) if self.position.outcome() == Some(outcome) => {
                self.position.as_stored().outcome().is_none()
            }
            Some(outcome) => outcome == Outcome::QUIET && self.quiet_left() == Some(0),
            None => false,
        }
    }

    /// Adds a move that was played from [`position`](Self::position).
    pub fn push(&mut self, played: Played) {
        let before = std::mem::replace(&mut self.position, played.position);
        self.previous = Some((before, played.notation));
        self.quiet = if played.quiet { self.quiet.saturating_add(1) } else { 0 };
        let repeated = self.count() >= REPETITIONS;
        let outcome = if repeated { self.position.repeated() } else { self.position.outcome() };
        let quiet = self.quiet_left() == Some(0);
        self.outcome = outcome.or(quiet.then_some(Outcome::QUIET));
    }

    /// Plays a notation.
    ///
    /// # Errors
    ///
    /// [`over`](Position::over) after the end, else why it is no notation of this position.
    pub fn replay(&mut self, notation: &str) -> Result<(), RuleError> {
        if let Some(outcome) = self.outcome
            && !(self.stored && self.is_over_by_later_ruling())
        {
            return Err(self.position.over(outcome).into());
        }
        let played = match self.position.replay(notation) {
            Err(error) if self.stored => self.position.as_stored().replay(notation).map_err(|_| error),
            result => result,
        };
        self.push(played?);
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
        state.replay_rest(notations)?;
        Ok(state)
    }

    /// Plays notations one after another.
    ///
    /// # Errors
    ///
    /// The index of the notation at fault among these, and what is wrong with it.
    pub fn replay_rest<'a>(
        &mut self,
        notations: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), (usize, RuleError)> {
        let mut notations = notations.into_iter().enumerate();
        notations.try_for_each(|(index, notation)| self.replay(notation).map_err(|error| (index, error)))
    }

    /// Counts the position once more and tells how often it occurred.
    fn count(&mut self) -> u32 {
        let Some(key) = self.position.repetition_key() else { return 0 };
        let seen = self.seen.entry(key).or_insert(0);
        *seen += 1;
        *seen
    }
}
