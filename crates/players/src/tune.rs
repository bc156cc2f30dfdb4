//! Fits a game's weights to games of a level against itself.
//!
//! Each quiet position of such a game is a sample: its evaluation, the derivative by each weight,
//! and the result for its side to move. Logistic regression finds the weights that predict the
//! results best. A penalty keeps weights with little evidence near their old values.

use sealed_move_rules::{Game, Observer, RuleError, View};

use super::arena::{ArenaError, Duel};
use super::board::SearchBoard;
use super::cancel::Cancel;
use super::choice::Contestant;
use super::level::{Level, PlayerKind};
use super::limits::Limits;
use super::random::mix;
use super::search::{Evaluation, Search};
use super::weights::Weights;
use super::{search_of, workers};

/// The step for numerical derivatives, as a percentage of the weight.
const DERIVATIVE_STEP_PERCENT: i32 = 12;
/// Moves skipped at the beginning of a game, which are random.
const SKIPPED_MOVES: u32 = 6;
/// The maximum gain by captures in a quiet position, in centipawns or ten-thousandths of a win.
const MAX_QUIET_GAIN: i32 = 40;
/// The effective number of samples per game: its positions share one result.
const SAMPLES_PER_GAME: f64 = 3.0;
/// The expected deviation of a weight from its old value, as a fraction of it.
const EXPECTED_CHANGE: f64 = 0.5;
/// Every n-th game is held out to validate the fit.
const HOLDOUT_INTERVAL: u64 = 5;
/// The initial slope of the log odds per point.
const INITIAL_SLOPE: f64 = 1.0 / 500.0;
/// The maximum number of Newton steps; the fit converges much sooner.
const MAX_STEPS: usize = 25;

/// Why a fit failed.
#[derive(Debug)]
pub enum TuneError {
    /// The game has no computer player, or no such setup.
    Rules(Option<Box<RuleError>>),
    /// A game between players failed.
    Arena(ArenaError),
}

/// The parameters of a fit.
pub struct Tuner {
    /// The game to fit.
    pub game: &'static dyn Game,
    /// The level that plays.
    pub level: Level,
    /// The seed of starts and dice.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of concurrent games.
    pub threads: usize,
}

/// The result of a fit.
#[derive(Clone, Debug)]
pub struct TunedWeights {
    /// The weights, in the order of the game's file.
    pub values: Vec<i32>,
    /// The number of points that multiplies the odds of winning by e.
    pub odds: f64,
    /// The number of positions used.
    pub positions: usize,
    /// The mean log loss on the held-out games, with the old weights and with these.
    pub log_loss: [f64; 2],
}

#[derive(Clone)]
struct TuneSample {
    /// The evaluation for its side to move.
    points: f64,
    /// The derivatives of `points` by each weight.
    slopes: Vec<f64>,
    /// 1 if its side to move won, 0 if it lost, 0.5 for a draw.
    result: f64,
    /// The weight of the sample.
    share: f64,
    held_out: bool,
}

impl Tuner {
    /// Plays the games and fits the weights. Calls `watch` with the number of finished games.
    ///
    /// # Errors
    ///
    /// [`TuneError::Rules`] if the game has no weights, [`TuneError::Arena`] if a player fails.
    pub fn run(&self, watch: &(dyn Fn(u64) + Sync)) -> Result<TunedWeights, TuneError> {
        let own = Weights::of(self.game.info().name).ok_or(TuneError::Rules(None))?;
        let add = |sum: &mut Vec<(u64, Vec<TuneSample>)>, found| {
            sum.push(found);
            watch(sum.len() as u64);
        };
        let work = |number| self.samples(number, &own.values).map(|samples| (number, samples));
        let mut found = workers::fold(self.games, self.threads, Vec::new(), work, add)?;
        // Floating-point sums depend on their order.
        found.sort_by_key(|(number, _)| *number);
        let samples: Vec<_> = found.into_iter().flat_map(|(_, samples)| samples).collect();
        Ok(fit(&own.values, own.share_half(), &samples))
    }

    /// Plays a game and collects its quiet positions.
    fn samples(&self, number: u64, weights: &[i32]) -> Result<Vec<TuneSample>, TuneError> {
        let player = Contestant::new(PlayerKind::Level(self.level));
        let setups = self.game.info().setups;
        let setup = setups[number as usize % setups.len()].name;
        let mut duel = Duel::new(self.game, setup, mix(self.first ^ number << 20), [player.clone(), player])
            .map_err(|error| TuneError::Rules(Some(Box::new(error))))?;
        let mut found = Vec::new();
        while duel.result().is_none() {
            if duel.moves() >= SKIPPED_MOVES {
                let view = duel.position().view(Observer::Revealed);
                if let Some((points, slopes)) = quiet_points(&view, weights) {
                    found.push((duel.turn(), points, slopes));
                }
            }
            duel.step().map_err(TuneError::Arena)?;
        }
        let winner = duel.result().flatten();
        let share = SAMPLES_PER_GAME / found.len().max(1) as f64;
        let samples = found.into_iter().map(|(side, points, slopes)| TuneSample {
            points,
            slopes,
            result: winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 }),
            share,
            held_out: number.is_multiple_of(HOLDOUT_INTERVAL),
        });
        Ok(samples.collect())
    }
}

/// The evaluation and its derivatives by each weight, or `None` if the position isn't quiet.
fn quiet_points(view: &View, weights: &[i32]) -> Option<(f64, Vec<f64>)> {
    let game = search_of(view);
    if !game.is_quiet(weights) {
        return None;
    }
    let slopes = (0..weights.len()).map(|index| {
        let step = (weights[index].abs() * DERIVATIVE_STEP_PERCENT / 100).max(2);
        let turned = |step: i32| {
            let mut turned = weights.to_vec();
            turned[index] += step;
            game.points(&turned)
        };
        f64::from(turned(step) - turned(-step)) / f64::from(2 * step)
    });
    Some((game.points(weights).into(), slopes.collect()))
}

/// Whether captures don't gain anything for the side to move.
pub(crate) fn is_quiet(mut board: impl SearchBoard) -> bool {
    let cancel = Cancel::default();
    let mut search = Search::new(Limits::CAPTURES, Evaluation::Full, 0, &[], &cancel);
    !board.in_check() && (search.quiescent_score(&mut board) - board.evaluate()).abs() <= MAX_QUIET_GAIN
}

/// Fits the weights to the samples. `half` is the index of the weight that scales shares of
/// winning.
fn fit(weights: &[i32], half: Option<usize>, samples: &[TuneSample]) -> TunedWeights {
    let (held_out, used): (Vec<_>, Vec<_>) = samples.iter().partition(|sample| sample.held_out);
    // For a fair comparison, fit the odds of the old weights, too.
    let old = regression(weights, &used, false);
    let new = regression(weights, &used, true);
    let mut values: Vec<i32> =
        weights.iter().zip(&new.changes).map(|(weight, change)| weight + change.round() as i32).collect();
    if let Some(half) = half {
        values[half] = fitted_half(&used, &new);
    }
    TunedWeights {
        values,
        odds: 1.0 / new.per_point,
        positions: samples.len(),
        log_loss: [mean_log_loss(&held_out, &old), mean_log_loss(&held_out, &new)],
    }
}

struct Regression {
    /// The slope of the log odds per point.
    per_point: f64,
    /// The change of each weight.
    changes: Vec<f64>,
}

impl Regression {
    fn points(&self, sample: &TuneSample) -> f64 {
        sample.points
            + sample.slopes.iter().zip(&self.changes).map(|(slope, change)| slope * change).sum::<f64>()
    }

    fn chance(&self, sample: &TuneSample) -> f64 {
        1.0 / (1.0 + (-self.per_point * self.points(sample)).exp())
    }
}

/// The mean log loss over the samples.
fn mean_log_loss(samples: &[&TuneSample], known: &Regression) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| sample.share * log_loss(known.chance(sample), sample.result)).sum();
    sum / samples.iter().map(|sample| sample.share).sum::<f64>().max(f64::MIN_POSITIVE)
}

fn log_loss(chance: f64, result: f64) -> f64 {
    let chance = chance.clamp(1e-9, 1.0 - 1e-9);
    -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
}

/// Fits the slope of the log odds by Newton's method, and with `all` the change of each weight,
/// with a penalty on changes. The first weight is a pawn, which is the unit and stays fixed.
fn regression(weights: &[i32], samples: &[&TuneSample], all: bool) -> Regression {
    let count = if all { weights.len() } else { 1 };
    let feature =
        |sample: &TuneSample, index: usize| if index == 0 { sample.points } else { sample.slopes[index] };
    let chance = |sample: &TuneSample, unknowns: &[f64]| {
        let sum: f64 = unknowns.iter().enumerate().map(|(index, known)| known * feature(sample, index)).sum();
        1.0 / (1.0 + (-sum).exp())
    };
    let pull = |index: usize| {
        let spread = (f64::from(weights[index].abs()) * EXPECTED_CHANGE).max(1.0) * INITIAL_SLOPE;
        1.0 / (spread * spread)
    };
    // The objective to minimize.
    let cost = |unknowns: &[f64]| -> f64 {
        let log_loss_sum =
            samples.iter().map(|sample| sample.share * log_loss(chance(sample, unknowns), sample.result));
        let pulls = (1..count).map(|index| pull(index) * unknowns[index] * unknowns[index] / 2.0);
        log_loss_sum.sum::<f64>() + pulls.sum::<f64>()
    };
    // The unknowns: the slope, then the slope times the change of each weight.
    let mut unknowns = vec![0.0; count];
    unknowns[0] = INITIAL_SLOPE;
    for _ in 0..MAX_STEPS {
        let mut slope = vec![0.0; count];
        let mut bend = vec![vec![0.0; count]; count];
        for sample in samples {
            let chance = chance(sample, &unknowns);
            let steep = sample.share * chance * (1.0 - chance);
            for row in 0..count {
                slope[row] += sample.share * (sample.result - chance) * feature(sample, row);
                for (column, cell) in bend[row].iter_mut().enumerate().take(row + 1) {
                    *cell += steep * feature(sample, row) * feature(sample, column);
                }
            }
        }
        for index in 1..count {
            slope[index] -= unknowns[index] * pull(index);
            bend[index][index] += pull(index);
        }
        let (steps, before) = (solve(bend, slope), cost(&unknowns));
        // Halve a step that overshoots.
        let shorter = (0..30).map(|halved| 0.5_f64.powi(halved)).map(|part| {
            let stepped = unknowns.iter().zip(&steps).map(|(unknown, step)| unknown + part * step);
            stepped.collect::<Vec<f64>>()
        });
        match shorter.into_iter().find(|stepped| cost(stepped) < before) {
            Some(stepped) => unknowns = stepped,
            None => break,
        }
    }
    let changes = (0..weights.len()).map(|index| match index {
        0 => 0.0,
        _ => unknowns.get(index).map_or(0.0, |change| change / unknowns[0]),
    });
    Regression { per_point: unknowns[0], changes: changes.collect() }
}

/// Solves a linear system by Cholesky decomposition. The matrix is symmetric and positive definite,
/// and only its lower half is read.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let known: f64 = (0..column).map(|index| matrix[row][index] * matrix[column][index]).sum();
            let rest = matrix[row][column] - known;
            matrix[row][column] =
                if row == column { rest.max(1e-12).sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..count {
        let known: f64 = (0..row).map(|index| matrix[row][index] * right[index]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|index| matrix[index][row] * right[index]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// The half score of [`share`](super::board::share) with the least log loss.
fn fitted_half(samples: &[&TuneSample], known: &Regression) -> i32 {
    let cost = |half: f64| -> f64 {
        let chance = |points: f64| 0.5 + 0.45 * points / (points.abs() + half);
        samples
            .iter()
            .map(|sample| sample.share * log_loss(chance(known.points(sample)), sample.result))
            .sum()
    };
    let halves = (4..200).map(|step| f64::from(step) * 25.0);
    halves.min_by(|one, other| cost(*one).total_cmp(&cost(*other))).unwrap_or_default() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Numbers;

    #[test]
    fn a_linear_system_is_solved() {
        let matrix = vec![vec![4.0], vec![2.0, 5.0], vec![1.0, 3.0, 6.0]];
        // 4a + 2b + c = 11, 2a + 5b + 3c = 21, a + 3b + 6c = 25.
        let found = solve(matrix, vec![11.0, 21.0, 25.0]);
        for (found, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-9, "{found}");
        }
    }

    /// A knight is counted as 200, but results follow from a value of 300.
    #[test]
    fn a_wrong_weight_is_corrected() {
        let mut numbers = Numbers::new(3);
        let mut samples = Vec::new();
        for number in 0..20_000 {
            let (pawns, knights) = (numbers.below(5) as f64 - 2.0, numbers.below(3) as f64 - 1.0);
            let chance = 1.0 / (1.0 + (-(100.0 * pawns + 300.0 * knights) / 250.0).exp());
            let result = if numbers.below(1_000_000) as f64 / 1e6 < chance { 1.0 } else { 0.0 };
            let points = 100.0 * pawns + 200.0 * knights;
            let held_out = number % 5 == 0;
            samples.push(TuneSample { points, slopes: vec![pawns, knights], result, share: 1.0, held_out });
        }
        let found = fit(&[100, 200], None, &samples);
        assert_eq!(found.values[0], 100, "the pawn stays fixed");
        assert!((found.values[1] - 300).abs() < 20, "{:?}", found.values);
        assert!((found.odds - 250.0).abs() < 20.0, "{}", found.odds);
        assert!(found.log_loss[1] < found.log_loss[0], "{:?}", found.log_loss);
    }
}
