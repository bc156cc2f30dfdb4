//! The proof of the computer's choices: every one made again from what it saw, its level and its seed.

use crate::dice::Seed;
use crate::domain::{Cancel, ChosenMove, Level, Match};
use sealed_move_players::{ChoiceSeed, choose};
use sealed_move_rules::{Game, GameState, Observer, RuleError, Side, View};

/// What is claimed about the computer's choices in a match.
#[derive(Clone, Debug)]
pub struct ChoiceClaim {
    /// What was played.
    pub game: &'static dyn Game,
    /// The position it began with.
    pub start: String,
    /// The computer's side.
    pub side: Side,
    /// How well it played.
    pub level: Level,
    /// What its choices varied with.
    pub seed: Seed,
    /// The records, in order.
    pub notations: Vec<String>,
}

/// Why a claim does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceFlaw {
    /// The computer chooses another move than the one that is written.
    Other {
        /// The index of the record.
        index: usize,
        /// The move that is written.
        written: String,
        /// The one that the computer chooses; none where it finds none.
        chosen: Option<String>,
    },
    /// The rules refuse what is written.
    Record {
        /// The index of the record; `None` for the start.
        index: Option<usize>,
        /// What the rules say.
        error: RuleError,
    },
}

impl ChoiceClaim {
    /// What a match claims about the computer's choices in it; `None` where it played no side.
    #[must_use]
    pub fn of(game: &Match) -> Option<Self> {
        let (side, level) = game.computer_seat()?;
        Some(Self {
            game: game.game,
            start: game.start().to_owned(),
            side,
            level,
            seed: game.computer_seed()?.clone(),
            notations: game.records().map(|made| made.notation.to_owned()).collect(),
        })
    }

    /// Makes every choice again, and returns how many there were. It takes as long as the game did; a use of `cancel`
    /// stops it with [`ChoiceFlaw::Other`], which then says nothing.
    ///
    /// # Errors
    ///
    /// The first thing that does not hold.
    pub fn check(&self, cancel: &Cancel) -> Result<usize, ChoiceFlaw> {
        let refused = |index| move |error| ChoiceFlaw::Record { index, error };
        let mut state = GameState::new(self.game.parse(&self.start).map_err(refused(None))?);
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
                if !self.game.info().secrets {
                    seen.push(view);
                }
            }
            state.replay(notation).map_err(refused(Some(index)))?;
        }
        Ok(checked)
    }

    fn choose(&self, view: &View, seen: &[View], cancel: &Cancel) -> Option<ChosenMove> {
        let seed = ChoiceSeed(*self.seed.bytes());
        choose(view, self.level, &seed, seen, cancel).ok()
    }
}
