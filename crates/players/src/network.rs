//! A small neural network that corrects the evaluation of a position.
//!
//! Its inputs are facts that hold or don't, such as a piece on a square, from the view of one side.
//! Each side's inputs are added up in [`WIDTH`] sums, its accumulator. The output is a weighted total of both
//! sides' sums, each limited to the range from 0 to 1. All numbers are integers, so every machine and every
//! build gets the same result.

use std::sync::OnceLock;

/// The number of sums per side.
pub(crate) const WIDTH: usize = 64;

/// The integer that stands for 1 in the sums.
pub(crate) const ONE: i16 = 127;

/// The bytes after the rows: the starting sums, the weights of both sides' sums, and the constant.
const REST: usize = 2 * WIDTH + 4 * WIDTH + 4;

/// The sums of one side's inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accumulator([i16; WIDTH]);

impl Accumulator {
    /// All zero, in place of sums that nothing reads.
    pub(crate) const UNUSED: Self = Self([0; WIDTH]);
}

/// The weights of a network.
pub(crate) struct Network {
    /// The weights of each input.
    rows: Vec<[i16; WIDTH]>,
    /// The sums without any input.
    start: [i16; WIDTH],
    /// The weights of the sums, in centipawns: of the side to move, and of the other side.
    outputs: [[i16; WIDTH]; 2],
    /// A constant of the total.
    constant: i32,
}

impl Network {
    /// Reads a network from the bytes that [`write`](Self::write) makes. `None` if they don't fit
    /// this number of inputs.
    pub(crate) fn read(bytes: &[u8], inputs: usize) -> Option<Self> {
        if bytes.len() != inputs * WIDTH + REST {
            return None;
        }
        let (rows, rest) = bytes.split_at(inputs * WIDTH);
        let rows = rows
            .chunks_exact(WIDTH)
            .map(|row| std::array::from_fn(|index| i16::from(row[index].cast_signed())));
        let word = |index: usize| i16::from_le_bytes([rest[2 * index], rest[2 * index + 1]]);
        let [one, two, three, four] = *rest.last_chunk()?;
        Some(Self {
            rows: rows.collect(),
            start: std::array::from_fn(word),
            outputs: [WIDTH, 2 * WIDTH].map(|first| std::array::from_fn(|index| word(first + index))),
            constant: i32::from_le_bytes([one, two, three, four]),
        })
    }

    /// Rounds trained weights to integers. Each row belongs to an input.
    pub(crate) fn write(
        rows: &[[f32; WIDTH]],
        start: &[f32; WIDTH],
        outputs: &[[f32; WIDTH]; 2],
        constant: f32,
    ) -> Vec<u8> {
        let one = f32::from(ONE);
        let weights = rows.iter().flatten().map(|weight| (weight * one).round().clamp(-one, one) as i8);
        let mut bytes: Vec<u8> = weights.map(i8::cast_unsigned).collect();
        let words = start.iter().map(|sum| sum * one).chain(outputs.iter().flatten().copied());
        bytes.extend(words.flat_map(|word| (word.round() as i16).to_le_bytes()));
        bytes.extend(((constant * one).round() as i32).to_le_bytes());
        bytes
    }

    /// Adds up these inputs.
    pub(crate) fn accumulator(&self, inputs: impl IntoIterator<Item = usize>) -> Accumulator {
        let mut sums = Accumulator(self.start);
        for input in inputs {
            self.add(&mut sums, input);
        }
        sums
    }

    /// Adds an input.
    pub(crate) fn add(&self, sums: &mut Accumulator, input: usize) {
        for (sum, weight) in sums.0.iter_mut().zip(&self.rows[input]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    /// Takes an input away.
    pub(crate) fn remove(&self, sums: &mut Accumulator, input: usize) {
        for (sum, weight) in sums.0.iter_mut().zip(&self.rows[input]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// The correction for the side to move in centipawns, from its sums and the other side's.
    pub(crate) fn correction(&self, sums: [&Accumulator; 2]) -> i32 {
        let total = |(sums, weights): (&Accumulator, &[i16; WIDTH])| {
            let products = sums.0.iter().zip(weights);
            products.map(|(sum, weight)| i32::from((*sum).clamp(0, ONE)) * i32::from(*weight)).sum::<i32>()
        };
        let both = sums.into_iter().zip(&self.outputs);
        (self.constant + both.map(total).sum::<i32>()) / i32::from(ONE)
    }
}

/// The order of a network's inputs. Pieces on squares come first: kind by kind, and rank by rank within
/// a kind.
#[derive(Clone, Copy)]
pub(crate) struct InputLayout {
    pub(crate) inputs: usize,
    /// The number of kinds of pieces, of both sides.
    pub(crate) kinds: usize,
    pub(crate) ranks: usize,
    pub(crate) files: usize,
}

impl InputLayout {
    /// The number of inputs in training.
    pub(crate) const fn trained(&self) -> usize {
        self.inputs + self.kinds * (1 + self.ranks)
    }

    /// The inputs that a piece on a square shares with others in training: its kind, and its kind on
    /// its rank. So rare squares learn from frequent ones. Their weights are added to the square's
    /// own in the end, so playing doesn't need the shared inputs.
    pub(crate) fn shared(&self, input: usize) -> Option<[usize; 2]> {
        let kind = input / (self.ranks * self.files);
        (kind < self.kinds).then(|| {
            let rank = input / self.files;
            [self.inputs + kind, self.inputs + self.kinds + rank]
        })
    }
}

/// A network that is built into the program.
pub(crate) struct BuiltInNetwork {
    bytes: &'static [u8],
    inputs: usize,
    network: OnceLock<Network>,
}

impl BuiltInNetwork {
    pub(crate) const fn new(bytes: &'static [u8], inputs: usize) -> Self {
        Self { bytes, inputs, network: OnceLock::new() }
    }

    pub(crate) fn get(&self) -> &Network {
        let read = || Network::read(self.bytes, self.inputs).expect("the file fits the inputs of its game");
        self.network.get_or_init(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Vec<u8> {
        let mut rows = [[0.0; WIDTH]; 3];
        (rows[0][0], rows[1][0], rows[2][1]) = (0.5, 0.25, -2.0);
        let mut start = [0.0; WIDTH];
        start[1] = 0.5;
        let mut outputs = [[0.0; WIDTH]; 2];
        (outputs[0][0], outputs[0][1], outputs[1][0]) = (100.0, 40.0, -60.0);
        Network::write(&rows, &start, &outputs, 7.0)
    }

    #[test]
    fn a_network_limits_its_sums_and_weighs_both_sides() {
        let network = Network::read(&example(), 3).unwrap();
        let of = |own: &[usize], other: &[usize]| {
            let [own, other] = [own, other].map(|inputs| network.accumulator(inputs.iter().copied()));
            network.correction([&own, &other])
        };
        // 40 · 64/127 + 7
        assert_eq!(of(&[], &[]), 27);
        // The first sum is 96/127 of 1; the other side's counts -60 per 1.
        assert_eq!(of(&[0, 1], &[]), 102);
        assert_eq!(of(&[], &[0]), -3);
        // Below 0 and above 1, a sum doesn't count further.
        assert_eq!(of(&[2], &[]), 7);
        assert_eq!(of(&[2, 0, 0, 0], &[]), 107);
    }

    #[test]
    fn removing_an_input_undoes_adding_it() {
        let network = Network::read(&example(), 3).unwrap();
        let mut sums = network.accumulator([0, 2]);
        network.remove(&mut sums, 2);
        network.add(&mut sums, 1);
        assert_eq!(sums, network.accumulator([0, 1]));
    }

    #[test]
    fn bytes_of_another_size_are_no_network() {
        let bytes = example();
        assert!(Network::read(&bytes, 2).is_none());
        assert!(Network::read(&bytes[1..], 3).is_none());
        assert!(Network::read(&[], 0).is_none());
    }

    #[test]
    fn squares_share_their_kind_and_rank() {
        let layout = InputLayout { inputs: 30, kinds: 2, ranks: 3, files: 4 };
        assert_eq!(layout.trained(), 38);
        assert_eq!(layout.shared(0), Some([30, 32]));
        assert_eq!(layout.shared(11), Some([30, 34]));
        assert_eq!(layout.shared(12), Some([31, 35]));
        assert_eq!(layout.shared(23), Some([31, 37]));
        assert_eq!(layout.shared(24), None);
    }
}
