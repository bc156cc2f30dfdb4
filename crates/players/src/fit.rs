//! Fits the winning chance of scores to games of a level against itself, by logistic regression.

use sealed_move_rules::{Game, Side};

use super::arena::{ArenaError, Duel};
use super::choice::Contestant;
use super::level::{Level, PlayerKind};
use super::random::mix;
use super::tune::TuneError;

/// Higher scores are certain wins and would distort the scale.
const MAX_SCORE: i32 = 4_000;

/// The number of Newton steps; the fit converges much sooner.
const NEWTON_STEPS: usize = 60;

/// The score that multiplies the odds of winning by e, fitted to pairs of a score and a result: 1
/// for a win, 0.5 for a draw, 0 for a loss.
///
/// `None` if the results don't depend on the scores.
#[must_use]
pub fn fit_odds(samples: &[(f64, f64)]) -> Option<f64> {
    let mut inverse = 0.0;
    for _ in 0..NEWTON_STEPS {
        let (mut slope, mut bend) = (0.0, 0.0);
        for (score, result) in samples {
            let chance = 1.0 / (1.0 + (-inverse * score).exp());
            slope += score * (result - chance);
            bend += score * score * chance * (1.0 - chance);
        }
        if bend <= 0.0 {
            return None;
        }
        inverse += slope / bend;
    }
    (inverse > 1e-6 && inverse.is_finite()).then_some(1.0 / inverse)
}

/// A fit in progress.
pub struct OddsFit {
    game: &'static dyn Game,
    level: Level,
    number: u64,
    samples: Vec<(f64, f64)>,
}

impl OddsFit {
    /// Creates a fit without games. All chance follows from `number`.
    #[must_use]
    pub const fn new(game: &'static dyn Game, level: Level, number: u64) -> Self {
        Self { game, level, number, samples: Vec::new() }
    }

    /// The number of scores collected.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.samples.len()
    }

    /// The current result of [`fit_odds`].
    #[must_use]
    pub fn odds(&self) -> Option<f64> {
        fit_odds(&self.samples)
    }

    /// Plays one game and collects its scores.
    ///
    /// # Errors
    ///
    /// [`TuneError::Rules`] if the setup is unknown, [`TuneError::Arena`] if a player fails.
    pub fn round(&mut self) -> Result<(), TuneError> {
        let player = Contestant::new(PlayerKind::Level(self.level));
        let setups = self.game.info().setups;
        let setup = setups[self.number as usize % setups.len()].name;
        let mut duel = Duel::new(self.game, setup, mix(self.number), [player.clone(), player])
            .map_err(|error| TuneError::Rules(Some(Box::new(error))))?;
        self.number += 1;
        let mut scores: Vec<(Side, i32)> = Vec::new();
        while duel.result().is_none() {
            let side = duel.turn();
            let chosen = duel.step().map_err(|error: ArenaError| TuneError::Arena(error))?;
            scores.push((side, chosen.score));
        }
        let winner = duel.result().flatten();
        let result = |side| winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
        let usable = scores.into_iter().filter(|(_, score)| score.abs() < MAX_SCORE && *score != 0);
        self.samples.extend(usable.map(|(side, score)| (f64::from(score), result(side))));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At a score of 100, three of four games were won. Odds of 3 are e to the 1.0986, so the scale
    /// is 91.02.
    #[test]
    fn the_scale_fits_the_results() {
        let mut samples = vec![(100.0, 1.0); 3];
        samples.push((100.0, 0.0));
        assert!((fit_odds(&samples).unwrap() - 100.0 / 3.0_f64.ln()).abs() < 0.01);
        // Draws count half, and the loser's scores give the same scale.
        let drawn = [(100.0, 1.0), (100.0, 0.5), (-100.0, 0.0), (-100.0, 0.5)];
        assert!((fit_odds(&drawn).unwrap() - 100.0 / 3.0_f64.ln()).abs() < 0.01);
    }

    #[test]
    fn independent_results_fit_no_scale() {
        assert_eq!(fit_odds(&[]), None);
        assert_eq!(fit_odds(&[(100.0, 1.0), (100.0, 0.0)]), None);
    }
}
