//! A match with its secrets, as stored.

use std::ops::{Deref, DerefMut};

use crate::dice::Seed;
use crate::domain::{CorruptMatch, InteractionId, MadeMove, MatchFacts, Revision, Timestamp};
use sealed_move_rules::{GameState, Position, Side};

/// One stored move; a move with follow-up choices has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The revision of the match after it.
    pub revision: Revision,
    pub side: Side,
    /// The move with its rolls.
    pub notation: String,
    /// The interaction that made it.
    pub interaction: InteractionId,
    pub at: Timestamp,
}

/// A borrowed [`MoveRecord`].
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    made: &'a MadeMove,
    /// The move with its rolls.
    pub notation: &'a str,
}

impl Deref for Record<'_> {
    type Target = MadeMove;

    fn deref(&self) -> &MadeMove {
        self.made
    }
}

impl From<Record<'_>> for MoveRecord {
    fn from(record: Record<'_>) -> Self {
        let MadeMove { revision, side, interaction, at } = *record;
        Self { revision, side, notation: record.notation.to_owned(), interaction, at }
    }
}

/// One instance of play: its facts, and the secrets that stay in the service.
#[derive(Clone, Debug)]
pub struct Match {
    facts: MatchFacts,
    seed: Option<Seed>,
    computer_seed: Option<Seed>,
    start: String,
    /// One for each of `facts.moves`.
    notations: Vec<String>,
}

impl Deref for Match {
    type Target = MatchFacts;

    fn deref(&self) -> &MatchFacts {
        &self.facts
    }
}

impl DerefMut for Match {
    fn deref_mut(&mut self) -> &mut MatchFacts {
        &mut self.facts
    }
}

impl Match {
    /// Creates a match without moves. `seed` is for its dice; it overrides the commitment in
    /// `facts`.
    #[must_use]
    pub fn new(facts: MatchFacts, seed: Option<Seed>, start: String) -> Self {
        let commitment = seed.as_ref().map(Seed::commitment);
        let facts = MatchFacts { commitment, moves: Vec::new(), ..facts };
        Self { facts, seed, computer_seed: None, start, notations: Vec::new() }
    }

    /// Sets the seed that varies the computer's choices.
    #[must_use]
    pub fn with_computer_seed(self, seed: Option<Seed>) -> Self {
        Self { computer_seed: seed, ..self }
    }

    /// Replaces the start position.
    #[must_use]
    pub fn with_start(self, start: String) -> Self {
        Self { start, ..self }
    }

    /// Replaces the moves.
    #[must_use]
    pub fn with_records(mut self, records: Vec<MoveRecord>) -> Self {
        self.truncate(0);
        for record in records {
            self.push(record);
        }
        self
    }

    pub fn push(&mut self, record: MoveRecord) {
        let MoveRecord { revision, side, notation, interaction, at } = record;
        self.facts.moves.push(MadeMove { revision, side, interaction, at });
        self.notations.push(notation);
    }

    pub fn truncate(&mut self, kept: usize) {
        self.facts.moves.truncate(kept);
        self.notations.truncate(kept);
    }

    pub fn records(&self) -> impl DoubleEndedIterator<Item = Record<'_>> + ExactSizeIterator {
        let notations = self.notations.iter().map(String::as_str);
        self.facts.moves.iter().zip(notations).map(|(made, notation)| Record { made, notation })
    }

    /// Drops the secrets; code outside of the service gets only the facts.
    #[must_use]
    pub fn into_facts(self) -> MatchFacts {
        self.facts
    }

    /// The seed of the dice, if the game has any. Secret until the match is over.
    #[must_use]
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The seed of the computer's choices. Secret until the match is over.
    #[must_use]
    pub const fn computer_seed(&self) -> Option<&Seed> {
        self.computer_seed.as_ref()
    }

    /// Notation of the start position.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// Parses the start position, with the rulings of the match.
    ///
    /// # Errors
    ///
    /// Fails if the stored text is invalid, because the store is corrupt.
    pub fn start_position(&self) -> Result<Box<dyn Position>, CorruptMatch> {
        self.game.parse_with(&self.start, self.rulings).map_err(self.corrupt(None))
    }

    /// Replays all moves from the start.
    ///
    /// # Errors
    ///
    /// Fails if a stored text is illegal, because the store is corrupt.
    pub fn replay(&self) -> Result<GameState, CorruptMatch> {
        let mut state = GameState::new(self.start_position()?);
        state
            .replay_rest(self.notations.iter().map(String::as_str))
            .map_err(|(index, error)| self.corrupt(Some(index))(error))?;
        Ok(state)
    }
}
