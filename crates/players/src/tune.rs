//! Fits the weights of a game to games of a level against itself.
//!
//! Each quiet position of such a game is a sample: what it counts to, how that changes with each weight, and how the
//! game ended for its side to move. The weights are those that explain the ends best by logistic regression. What few
//! games tell little of stays near where it was.

use sealed_move_rules::{Game, Observer, RuleError, View};

use super::arena::{ArenaError, Duel};
use super::aruki::ArukiBoard;
use super::board::SearchBoard;
use super::cancel::Cancel;
use super::chakart::ChakartBoard;
use super::choice::{Contestant, PlayerKind};
use super::kyo::KyoBoard;
use super::level::Level;
use super::limits::Limits;
use super::lusus::LususBoard;
use super::random::mix;
use super::search::{Search, Sense};
use super::weights::Weights;
use super::workers;

/// How far a weight is turned up and down to see what hangs on it, in hundredths of itself.
const STEP: i32 = 12;
/// How many moves of a game are left out: they were random.
const OPENING: u32 = 6;
/// How much a position may gain by captures and still be quiet: in hundredths of a pawn, or ten-thousandths of a win.
const QUIET: i32 = 40;
/// How many independent samples the positions of one game count as: they all have one end.
const OF_A_GAME: f64 = 3.0;
/// How far from its old value a weight may well be, in parts of itself.
const SPREAD: f64 = 0.5;
/// One of so many games is left out of the fit, to judge it by.
const LEFT_OUT: u64 = 5;
/// How much the odds grow with a point, before anything is known.
const FIRST_GUESS: f64 = 1.0 / 500.0;
/// How often the fit is improved: it converges long before.
const ROUNDS: usize = 25;

/// Why a fit stopped.
#[derive(Debug)]
pub enum TuneError {
    /// The game has no computer player, or no such setup.
    Rules(Option<Box<RuleError>>),
    /// A game between players stopped.
    Arena(ArenaError),
}

/// A fit that is to be made.
pub struct Tuner {
    /// The game.
    pub game: &'static dyn Game,
    /// The level that plays.
    pub level: Level,
    /// What the starts and all dice follow from.
    pub first: u64,
    /// How many games are played.
    pub games: u64,
    /// How many at once.
    pub threads: usize,
}

/// What came of a fit.
#[derive(Clone, Debug)]
pub struct TunedWeights {
    /// The weights, in the order of the game's file.
    pub values: Vec<i32>,
    /// How many points make the odds of winning e times as good.
    pub odds: f64,
    /// How many positions were counted.
    pub positions: usize,
    /// The mean surprise (in nats) by the ends of the games that were left out, with the old weights and with these.
    pub surprise: [f64; 2],
}

/// A quiet position.
#[derive(Clone)]
struct TuneSample {
    /// What it counts to for its side to move.
    points: f64,
    /// By how much that grows with each weight.
    slopes: Vec<f64>,
    /// 1 where its side to move won, 0 where it lost, a half where nobody did.
    result: f64,
    /// How much it counts.
    share: f64,
    /// Whether it is left out of the fit.
    left_out: bool,
}

impl Tuner {
    /// Plays the games and fits the weights; `watch` is told how many games are over.
    ///
    /// # Errors
    ///
    /// Where the game has no weights, or a player fails.
    pub fn run(&self, watch: &(dyn Fn(u64) + Sync)) -> Result<TunedWeights, TuneError> {
        let own = Weights::of(self.game.info().name).ok_or(TuneError::Rules(None))?;
        let add = |sum: &mut Vec<(u64, Vec<TuneSample>)>, found| {
            sum.push(found);
            watch(sum.len() as u64);
        };
        let work = |number| self.samples(number, &own.values).map(|samples| (number, samples));
        let mut found = workers::fold(self.games, self.threads, Vec::new(), work, add)?;
        // Sums of fractions hang on their order.
        found.sort_by_key(|(number, _)| *number);
        let samples: Vec<_> = found.into_iter().flat_map(|(_, samples)| samples).collect();
        Ok(fitted(&own.values, own.share_half(), &samples))
    }

    /// Plays a game and takes its quiet positions.
    fn samples(&self, number: u64, weights: &[i32]) -> Result<Vec<TuneSample>, TuneError> {
        let player = Contestant::new(PlayerKind::Level(self.level));
        let setups = self.game.info().setups;
        let setup = setups[number as usize % setups.len()].name;
        let mut duel = Duel::new(self.game, setup, mix(self.first ^ number << 20), [player.clone(), player])
            .map_err(|error| TuneError::Rules(Some(Box::new(error))))?;
        let mut found = Vec::new();
        while duel.result().is_none() {
            if duel.moves() >= OPENING {
                let view = duel.position().view(Observer::Revealed);
                if let Some((points, slopes)) = quiet_points(&view, weights) {
                    found.push((duel.turn(), points, slopes));
                }
            }
            duel.step().map_err(TuneError::Arena)?;
        }
        let winner = duel.result().flatten();
        let share = OF_A_GAME / found.len().max(1) as f64;
        let samples = found.into_iter().map(|(side, points, slopes)| TuneSample {
            points,
            slopes,
            result: winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 }),
            share,
            left_out: number.is_multiple_of(LEFT_OUT),
        });
        Ok(samples.collect())
    }
}

/// What a position counts to and how that hangs on each weight; nothing where it is not quiet.
fn quiet_points(view: &View, weights: &[i32]) -> Option<(f64, Vec<f64>)> {
    if !is_quiet(view, weights) {
        return None;
    }
    let slopes = (0..weights.len()).map(|index| {
        let step = (weights[index].abs() * STEP / 100).max(2);
        let turned = |step: i32| {
            let mut turned = weights.to_vec();
            turned[index] += step;
            points(view, &turned)
        };
        f64::from(turned(step) - turned(-step)) / f64::from(2 * step)
    });
    Some((points(view, weights).into(), slopes.collect()))
}

/// What a position counts to for its side to move.
fn points(view: &View, weights: &[i32]) -> i32 {
    match view {
        View::Aruki(view) => ArukiBoard::new(view, weights).points(),
        View::Kyo(view) => KyoBoard::new(view, weights).points(),
        View::Chakart(view) => ChakartBoard::new(view, None, weights).points(),
        View::Lusus(view) => LususBoard::new(view, 0, 0, weights).wary(view).points(),
    }
}

/// Whether captures gain nothing here for who is to move.
fn is_quiet(view: &View, weights: &[i32]) -> bool {
    fn settles(mut board: impl SearchBoard) -> bool {
        let cancel = Cancel::default();
        let mut search = Search::new(Limits::CAPTURES, Sense::Full, 0, &[], &cancel);
        !board.in_check() && (search.settled(&mut board) - board.evaluate()).abs() <= QUIET
    }
    match view {
        View::Aruki(view) => settles(ArukiBoard::new(view, weights)),
        View::Kyo(view) => settles(KyoBoard::new(view, weights)),
        View::Chakart(view) => settles(ChakartBoard::new(view, None, weights)),
        View::Lusus(view) => settles(LususBoard::new(view, 0, 0, weights).wary(view)),
    }
}

/// The weights that explain the samples best; `half` is which of them is the score that is worth half of a sure win.
fn fitted(weights: &[i32], half: Option<usize>, samples: &[TuneSample]) -> TunedWeights {
    let (left_out, used): (Vec<_>, Vec<_>) = samples.iter().partition(|sample| sample.left_out);
    // The odds alone at first, so that old and new weights are judged alike.
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
        surprise: [surprise(&left_out, &old), surprise(&left_out, &new)],
    }
}

/// What a regression found.
struct Regression {
    /// By how much the logarithm of the odds grows with a point.
    per_point: f64,
    /// How much is added to each weight.
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

/// The mean surprise by the results.
fn surprise(samples: &[&TuneSample], known: &Regression) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| sample.share * nats(known.chance(sample), sample.result)).sum();
    sum / samples.iter().map(|sample| sample.share).sum::<f64>().max(f64::MIN_POSITIVE)
}

fn nats(chance: f64, result: f64) -> f64 {
    let chance = chance.clamp(1e-9, 1.0 - 1e-9);
    -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
}

/// Fits what a point is worth and, if `all`, what is added to each weight but the first one, a pawn, which is the unit:
/// Newton's method, with a pull towards the old weights.
fn regression(weights: &[i32], samples: &[&TuneSample], all: bool) -> Regression {
    let count = if all { weights.len() } else { 1 };
    let feature =
        |sample: &TuneSample, index: usize| if index == 0 { sample.points } else { sample.slopes[index] };
    let chance = |sample: &TuneSample, unknowns: &[f64]| {
        let sum: f64 = unknowns.iter().enumerate().map(|(index, known)| known * feature(sample, index)).sum();
        1.0 / (1.0 + (-sum).exp())
    };
    let pull = |index: usize| {
        let spread = (f64::from(weights[index].abs()) * SPREAD).max(1.0) * FIRST_GUESS;
        1.0 / (spread * spread)
    };
    // What is made small.
    let cost = |unknowns: &[f64]| -> f64 {
        let surprise =
            samples.iter().map(|sample| sample.share * nats(chance(sample, unknowns), sample.result));
        let pulls = (1..count).map(|index| pull(index) * unknowns[index] * unknowns[index] / 2.0);
        surprise.sum::<f64>() + pulls.sum::<f64>()
    };
    // The unknowns: what a point is worth, then that times the change of each weight.
    let mut unknowns = vec![0.0; count];
    unknowns[0] = FIRST_GUESS;
    for _ in 0..ROUNDS {
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
        let (steps, before) = (solved(bend, slope), cost(&unknowns));
        // A step that leads too far is shortened.
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

/// Solves a system of equations with a symmetric, positive matrix of which the lower half is given (Cholesky).
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
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

/// The score that is worth half of a sure win, as [`share`](super::board::share) has it, by which the results surprise
/// least.
fn fitted_half(samples: &[&TuneSample], known: &Regression) -> i32 {
    let cost = |half: f64| -> f64 {
        let chance = |points: f64| 0.5 + 0.45 * points / (points.abs() + half);
        samples.iter().map(|sample| sample.share * nats(chance(known.points(sample)), sample.result)).sum()
    };
    let halves = (4..200).map(|step| f64::from(step) * 25.0);
    halves.min_by(|one, other| cost(*one).total_cmp(&cost(*other))).unwrap_or_default() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Numbers;

    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![4.0], vec![2.0, 5.0], vec![1.0, 3.0, 6.0]];
        // 4a + 2b + c = 11, 2a + 5b + 3c = 21, a + 3b + 6c = 25.
        let found = solved(matrix, vec![11.0, 21.0, 25.0]);
        for (found, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-9, "{found}");
        }
    }

    /// A knight that is counted as 200 while games end as if it were worth 300 is found out.
    #[test]
    fn a_weight_that_is_wrong_is_put_right() {
        let mut numbers = Numbers::new(3);
        let mut samples = Vec::new();
        for number in 0..20_000 {
            let (pawns, knights) = (numbers.below(5) as f64 - 2.0, numbers.below(3) as f64 - 1.0);
            let chance = 1.0 / (1.0 + (-(100.0 * pawns + 300.0 * knights) / 250.0).exp());
            let result = if numbers.below(1_000_000) as f64 / 1e6 < chance { 1.0 } else { 0.0 };
            let points = 100.0 * pawns + 200.0 * knights;
            let left_out = number % 5 == 0;
            samples.push(TuneSample { points, slopes: vec![pawns, knights], result, share: 1.0, left_out });
        }
        let found = fitted(&[100, 200], None, &samples);
        assert_eq!(found.values[0], 100, "a pawn is the unit");
        assert!((found.values[1] - 300).abs() < 20, "{:?}", found.values);
        assert!((found.odds - 250.0).abs() < 20.0, "{}", found.odds);
        assert!(found.surprise[1] < found.surprise[0], "{:?}", found.surprise);
    }
}
