//! Verification of the computer's choices: repeats each one from its view, level and seed.

use super::computer::needs_history;
use crate::dice::Seed;
use crate::domain::{Cancel, ChoiceVersion, ChosenMove, Level, Match};
use sealed_move_players::{ChoiceSeed, choose};
use sealed_move_rules::{Game, GameState, Observer, RuleError, Rulings, Side, View};

/// Claims about the computer's choices in a match.
#[derive(Clone, Debug)]
pub struct ChoiceClaim {
    pub game: &'static dyn Game,
    pub rulings: Rulings,
    /// Notation of the start position.
    pub start: String,
    /// The computer's side.
    pub side: Side,
    pub level: Level,
    /// The version of its choices.
    pub version: ChoiceVersion,
    /// The seed that varies its choices.
    pub seed: Seed,
    /// The move records, in order.
    pub notations: Vec<String>,
}

/// Reason why a claim is false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceFlaw {
    /// The computer chooses a different move.
    Other {
        /// The index of the record.
        index: usize,
        /// The recorded move.
        written: String,
        /// The computer's choice; `None` without a choice.
        chosen: Option<String>,
    },
    /// The recorded move is illegal.
    Record {
        /// The index of the record; `None` for the start.
        index: Option<usize>,
        /// The rule error.
        error: RuleError,
    },
}

impl ChoiceClaim {
    /// Returns the claims of a stored match; `None` between people.
    #[must_use]
    pub fn of(game: &Match) -> Option<Self> {
        let (side, level) = game.computer_seat()?;
        Some(Self {
            game: game.game,
            rulings: game.rulings,
            start: game.start().to_owned(),
            side,
            level,
            version: game.choice_version(),
            seed: game.computer_seed()?.clone(),
            notations: game.records().map(|made| made.notation.to_owned()).collect(),
        })
    }

    /// Repeats every choice and returns their number. This takes as much computing time as the game
    /// did. After `cancel`, the returned [`ChoiceFlaw::Other`] is meaningless.
    ///
    /// # Errors
    ///
    /// The first flaw.
    pub fn check(&self, cancel: &Cancel) -> Result<usize, ChoiceFlaw> {
        let refused = |index| move |error| ChoiceFlaw::Record { index, error };
        let mut state =
            GameState::new(self.game.parse_with(&self.start, self.rulings).map_err(refused(None))?);
        let mut seen = Vec::new();
        let mut checked = 0;
        for (index, notation) in self.notations.iter().enumerate() {
            let position = state.position();
            if position.turn() == self.side {
                let written = position.move_of(notation).map_err(refused(Some(index)))?.to_string();
                let view = position.view(Observer::Player(self.side));
                let chosen = self.choose(&view, &seen, cancel).map(|chosen| chosen.text);
                if chosen.as_ref() != Some(&written) {
                    return Err(ChoiceFlaw::Other { index, written, chosen });
                }
                checked += 1;
                if needs_history(self.game, self.rulings) {
                    seen.push(view);
                }
            }
            state.replay(notation).map_err(refused(Some(index)))?;
        }
        Ok(checked)
    }

    fn choose(&self, view: &View, seen: &[View], cancel: &Cancel) -> Option<ChosenMove> {
        let seed = ChoiceSeed(*self.seed.bytes());
        choose(view, self.level, self.version, &seed, seen, cancel).ok()
    }
}
