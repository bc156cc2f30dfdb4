//! Fits the weights by gradient descent (Adam).

use super::network::{InputLayout, Network, WIDTH};
use super::odds::SCORE_PER_E_FOLD;
use super::random::{Numbers, mix};
use super::self_play::TrainingSample;

const EPOCHS: u64 = 3;
const BATCH: usize = 2_048;
const RATE: f32 = 0.000_5;
/// The rate is full for this part of the steps, then falls to the least fraction.
const FULL_RATE_PART: f32 = 0.6;
const LEAST_RATE: f32 = 0.02;
/// The weight of the game's result beside the chance from later play.
const RESULT_PART: f32 = 0.2;
/// The network's output is in pawns while it is trained, so that all weights have a similar size.
const PAWN: f32 = 100.0;
/// Weights of inputs are stored in a byte, as fractions of 1.
const MAX_WEIGHT: f32 = 0.99;
/// Adam's decay of the mean slope and of the mean squared slope.
const SLOPE_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

type Row = [f32; WIDTH];

/// A row of weights, and Adam's running means of their slopes.
#[derive(Clone)]
struct Trained {
    weights: Row,
    slopes: Row,
    mean: Row,
    square: Row,
    /// Whether `slopes` isn't zero.
    touched: bool,
}

impl Trained {
    fn new(mut weight: impl FnMut() -> f32) -> Self {
        let weights = std::array::from_fn(|_| weight());
        Self { weights, slopes: [0.0; WIDTH], mean: [0.0; WIDTH], square: [0.0; WIDTH], touched: false }
    }

    /// Moves the weights against their slopes.
    fn step(&mut self, rate: f32, limit: f32) {
        if !std::mem::take(&mut self.touched) {
            return;
        }
        for index in 0..WIDTH {
            let slope = std::mem::take(&mut self.slopes[index]);
            self.mean[index] = SLOPE_DECAY * self.mean[index] + (1.0 - SLOPE_DECAY) * slope;
            self.square[index] = SQUARE_DECAY * self.square[index] + (1.0 - SQUARE_DECAY) * slope * slope;
            let change = rate * self.mean[index] / (self.square[index].sqrt() + 1e-8);
            self.weights[index] = (self.weights[index] - change).clamp(-limit, limit);
        }
    }
}

pub(crate) struct Descent {
    layout: InputLayout,
    seed: u64,
    /// The rows of the inputs.
    rows: Vec<Trained>,
    start: Trained,
    outputs: [Trained; 2],
    /// The constant, in the first place.
    constant: Trained,
}

impl Descent {
    pub(crate) fn new(layout: InputLayout, seed: u64) -> Self {
        let mut random = Numbers::new(mix(seed));
        let mut around = |middle: f32, spread: f32| {
            let unit = (random.number() >> 40) as f32 / (1_u64 << 24) as f32;
            middle + spread * (2.0 * unit - 1.0)
        };
        Self {
            layout,
            seed,
            rows: (0..layout.trained()).map(|_| Trained::new(|| around(0.0, 0.02))).collect(),
            start: Trained::new(|| around(0.3, 0.2)),
            // Small, so that training begins with the plain evaluation.
            outputs: std::array::from_fn(|_| Trained::new(|| around(0.0, 0.02))),
            constant: Trained::new(|| 0.0),
        }
    }

    /// Fits the weights to the samples.
    pub(crate) fn run(&mut self, samples: &[TrainingSample]) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let steps = EPOCHS as usize * samples.len().div_ceil(BATCH);
        let (mut step, mut mean_part, mut square_part) = (0, 1.0, 1.0);
        for epoch in 0..EPOCHS {
            Numbers::new(mix(self.seed ^ mix(epoch))).shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                for index in batch {
                    self.learn(&samples[*index], 1.0 / batch.len() as f32);
                }
                step += 1;
                mean_part *= SLOPE_DECAY;
                square_part *= SQUARE_DECAY;
                let left = 1.0 - step as f32 / steps as f32;
                let fall = (left / (1.0 - FULL_RATE_PART)).clamp(LEAST_RATE, 1.0);
                // Adam's means begin at zero.
                let correction = (1.0_f32 - square_part).sqrt() / (1.0 - mean_part);
                self.step(RATE * fall * correction);
            }
        }
    }

    fn step(&mut self, rate: f32) {
        self.rows.iter_mut().for_each(|row| row.step(rate, MAX_WEIGHT));
        let rest = [&mut self.start, &mut self.constant].into_iter().chain(&mut self.outputs);
        rest.for_each(|row| row.step(rate, f32::INFINITY));
    }

    /// A side's inputs and the shared ones in training.
    fn all_inputs(&self, inputs: &[u16]) -> impl Iterator<Item = usize> + use<> {
        let layout = self.layout;
        let shared: Vec<_> =
            inputs.iter().filter_map(|input| layout.shared(usize::from(*input))).flatten().collect();
        inputs.iter().map(|input| usize::from(*input)).collect::<Vec<_>>().into_iter().chain(shared)
    }

    /// Both sides' sums, and the output in pawns.
    fn forward(&self, sample: &TrainingSample) -> ([Row; 2], f32) {
        let mut output = self.constant.weights[0];
        let sums = std::array::from_fn(|side| {
            let mut sums = self.start.weights;
            for input in self.all_inputs(&sample.inputs[side]) {
                for (sum, weight) in sums.iter_mut().zip(&self.rows[input].weights) {
                    *sum += weight;
                }
            }
            for (sum, weight) in sums.iter().zip(&self.outputs[side].weights) {
                output += sum.clamp(0.0, 1.0) * weight;
            }
            sums
        });
        (sums, output)
    }

    /// Adds the slopes of a sample's squared error.
    fn learn(&mut self, sample: &TrainingSample, share: f32) {
        let (sums, output) = self.forward(sample);
        let chance = chance(sample.points + PAWN * output);
        let target = (1.0 - RESULT_PART) * sample.chance + RESULT_PART * sample.result;
        let slope =
            share * 2.0 * (chance - target) * chance * (1.0 - chance) * PAWN / SCORE_PER_E_FOLD as f32;
        self.constant.slopes[0] += slope;
        self.constant.touched = true;
        self.start.touched = true;
        for (side, sums) in sums.iter().enumerate() {
            let mut below = [0.0; WIDTH];
            let outputs = &mut self.outputs[side];
            outputs.touched = true;
            for index in 0..WIDTH {
                outputs.slopes[index] += slope * sums[index].clamp(0.0, 1.0);
                if sums[index] > 0.0 && sums[index] < 1.0 {
                    below[index] = slope * outputs.weights[index];
                }
                self.start.slopes[index] += below[index];
            }
            for input in self.all_inputs(&sample.inputs[side]) {
                let row = &mut self.rows[input];
                row.touched = true;
                for (slope, below) in row.slopes.iter_mut().zip(&below) {
                    *slope += below;
                }
            }
        }
    }

    /// The mean squared error of the chances, compared with the results.
    pub(crate) fn brier(&self, samples: &[TrainingSample]) -> f64 {
        let error = |sample: &TrainingSample| {
            let chance = chance(sample.points + PAWN * self.forward(sample).1);
            f64::from((chance - sample.result) * (chance - sample.result))
        };
        samples.iter().map(error).sum::<f64>() / samples.len().max(1) as f64
    }

    /// The bytes of the network's file.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let row = |input: usize| {
            let mut row = self.rows[input].weights;
            for shared in self.layout.shared(input).into_iter().flatten() {
                for (weight, more) in row.iter_mut().zip(&self.rows[shared].weights) {
                    *weight += more;
                }
            }
            row
        };
        let rows: Vec<Row> = (0..self.layout.inputs).map(row).collect();
        let in_centipawns = |weights: &Row| weights.map(|weight| weight * PAWN);
        let outputs = self.outputs.each_ref().map(|outputs| in_centipawns(&outputs.weights));
        Network::write(&rows, &self.start.weights, &outputs, self.constant.weights[0] * PAWN)
    }
}

/// The chance of winning for centipawns, with the same result on every machine.
fn chance(points: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-points / SCORE_PER_E_FOLD as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: InputLayout = InputLayout { inputs: 5, kinds: 2, ranks: 1, files: 2 };

    fn sample(inputs: [&[u16]; 2], chance: f32) -> TrainingSample {
        TrainingSample { points: 0.0, chance, result: chance, inputs: inputs.map(<[u16]>::to_vec) }
    }

    #[test]
    fn the_network_learns_what_an_input_is_worth() {
        // A side with input 0 wins three of four games; input 4 is worth nothing.
        let samples: Vec<_> =
            [sample([&[0, 4], &[4]], 0.75), sample([&[4], &[0]], 0.25), sample([&[4], &[]], 0.5)]
                .into_iter()
                .cycle()
                .take(600_000)
                .collect();
        let mut descent = Descent::new(LAYOUT, 1);
        descent.run(&samples);
        let network = Network::read(&descent.bytes(), LAYOUT.inputs).unwrap();
        let correction = |sample: &TrainingSample| {
            let [own, other] = sample
                .inputs
                .each_ref()
                .map(|inputs| network.accumulator(inputs.iter().map(|input| usize::from(*input))));
            network.correction([&own, &other])
        };
        // Odds of three to one are 250 · ln 3 = 275 points.
        let [ahead, behind, even] = [0, 1, 2].map(|index| correction(&samples[index]));
        assert!((255..=295).contains(&ahead), "{ahead}");
        assert!((-295..=-255).contains(&behind), "{behind}");
        assert!(even.abs() < 20, "{even}");
    }
}
