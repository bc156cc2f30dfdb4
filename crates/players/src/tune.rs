//! Fits the weights of a game to games against itself.
//!
//! Each round turns every weight a little up or down at random, lets the two opposite players play
//! a pair of games from mirrored starts, and goes a part of the way towards the one that won (SPSA).

use sealed_move_rules::{Game, RuleError};

use super::arena::{ArenaError, Contestant, Duel, MatchScore};
use super::choice::PlayerKind;
use super::level::Level;
use super::random::{Numbers, mix};
use super::weights::Weights;

/// How far a weight is turned up or down, in hundredths of itself.
const STEP: f64 = 12.0;
/// How much of that is kept for each point that the winner has more.
const RATE: f64 = 0.10;

/// Why a fit stopped.
#[derive(Debug)]
pub enum TuneError {
    /// The game has no computer player, or no such setup.
    Rules(Option<Box<RuleError>>),
    /// A game between players stopped.
    Arena(ArenaError),
}

/// A fit that is going on.
pub struct Tuner {
    game: &'static dyn Game,
    level: Level,
    weights: Vec<f64>,
    numbers: Numbers,
    round: u64,
    /// The points of all games, to show that something is being played.
    pub tally: MatchScore,
}

impl Tuner {
    /// Begins with the game's own weights.
    ///
    /// # Errors
    ///
    /// Where the game has none.
    pub fn new(game: &'static dyn Game, level: Level, number: u64) -> Result<Self, TuneError> {
        let own = Weights::of(game.info().name).ok_or(TuneError::Rules(None))?;
        let weights = own.values.iter().map(|weight| f64::from(*weight)).collect();
        Ok(Self {
            game,
            level,
            weights,
            numbers: Numbers::new(mix(number)),
            round: 0,
            tally: MatchScore::default(),
        })
    }

    /// The weights so far.
    #[must_use]
    pub fn weights(&self) -> Vec<i32> {
        self.weights.iter().map(|weight| weight.round() as i32).collect()
    }

    /// Plays a pair of games.
    ///
    /// # Errors
    ///
    /// Where a player fails.
    pub fn round(&mut self) -> Result<(), TuneError> {
        // The first weight, a pawn, is the unit.
        let steps: Vec<f64> = self
            .weights
            .iter()
            .enumerate()
            .map(|(index, weight)| {
                let step = (weight.abs() * STEP / 100.0).max(1.0);
                let up = self.numbers.number() & 1 == 0;
                match (index, up) {
                    (0, _) => 0.0,
                    (_, true) => step,
                    (_, false) => -step,
                }
            })
            .collect();
        let turned = |sign: f64| {
            let weights =
                self.weights.iter().zip(&steps).map(|(weight, step)| (weight + sign * step).round() as i32);
            Contestant { player: PlayerKind::Level(self.level), weights: Some(weights.collect()) }
        };
        let (plus, minus) = (turned(1.0), turned(-1.0));
        let setups = self.game.info().setups;
        let setup = setups[self.round as usize % setups.len()].name;
        let mut points = 0.0;
        for swapped in [false, true] {
            let mut players = [plus.clone(), minus.clone()];
            if swapped {
                players.reverse();
            }
            let number = mix(self.round ^ self.numbers.number());
            let mut duel = Duel::new(self.game, setup, number, players)
                .map_err(|error| TuneError::Rules(Some(Box::new(error))))?;
            while duel.result().is_none() {
                duel.step().map_err(TuneError::Arena)?;
            }
            if let Some(winner) = duel.result().flatten() {
                points += if (winner.index() == 0) == swapped { -1.0 } else { 1.0 };
                self.tally.won += 1;
            } else {
                self.tally.drawn += 1;
            }
        }
        for (weight, step) in self.weights.iter_mut().zip(&steps) {
            *weight += RATE * points * step;
        }
        self.round += 1;
        Ok(())
    }
}
