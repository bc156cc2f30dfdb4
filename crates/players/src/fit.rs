//! Fits what scores are worth to games of a level against itself: the chance of winning by logistic regression.

use sealed_move_rules::{Game, Side};

use super::arena::{ArenaError, Duel};
use super::choice::{Contestant, PlayerKind};
use super::level::Level;
use super::random::mix;
use super::tune::TuneError;

/// Scores beyond this are sure wins, which tell nothing of the scale.
const SURE_SCORE: i32 = 4_000;

/// How often the fit is improved: it converges long before.
const STEPS: usize = 60;

/// The score that makes the odds of winning e times as good, by pairs of a score and a result: 1 won, 0 lost, a half drawn.
/// `None` where the results do not hang on the scores.
#[must_use]
pub fn fit_odds(samples: &[(f64, f64)]) -> Option<f64> {
    let mut inverse = 0.0;
    for _ in 0..STEPS {
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

/// A fit that is going on.
pub struct OddsFit {
    game: &'static dyn Game,
    level: Level,
    number: u64,
    samples: Vec<(f64, f64)>,
}

impl OddsFit {
    /// Begins with no games; all chance follows from `number`.
    #[must_use]
    pub const fn new(game: &'static dyn Game, level: Level, number: u64) -> Self {
        Self { game, level, number, samples: Vec::new() }
    }

    /// How many scores there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.samples.len()
    }

    /// The fit so far, as [`fit_odds`].
    #[must_use]
    pub fn odds(&self) -> Option<f64> {
        fit_odds(&self.samples)
    }

    /// Plays one game.
    ///
    /// # Errors
    ///
    /// Where a player fails.
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
        let told = scores.into_iter().filter(|(_, score)| score.abs() < SURE_SCORE && *score != 0);
        self.samples.extend(told.map(|(side, score)| (f64::from(score), result(side))));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of games at a score of 100 three in four were won: odds of 3, which is e to the 1.0986, so the scale is 91.02.
    #[test]
    fn the_scale_is_the_one_that_explains_the_results() {
        let mut samples = vec![(100.0, 1.0); 3];
        samples.push((100.0, 0.0));
        assert!((fit_odds(&samples).unwrap() - 100.0 / 3.0_f64.ln()).abs() < 0.01);
        // Draws are halves, and the loser's scores say the same.
        let drawn = [(100.0, 1.0), (100.0, 0.5), (-100.0, 0.0), (-100.0, 0.5)];
        assert!((fit_odds(&drawn).unwrap() - 100.0 / 3.0_f64.ln()).abs() < 0.01);
    }

    #[test]
    fn results_that_hang_on_nothing_fit_no_scale() {
        assert_eq!(fit_odds(&[]), None);
        assert_eq!(fit_odds(&[(100.0, 1.0), (100.0, 0.0)]), None);
    }
}
