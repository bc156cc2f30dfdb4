//! Pseudo-random numbers derived from a seed.

/// The seed of a player's choices. Equal seeds give equal choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceSeed(pub [u8; 32]);

impl ChoiceSeed {
    /// A seed derived from a number, for tests and measurements.
    #[must_use]
    pub fn of(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// Hashes the seed with a purpose, so that different uses get independent numbers.
    pub(crate) fn number(&self, purpose: u64) -> u64 {
        self.0.chunks(8).fold(mix(purpose), |number, bytes| {
            let bytes = bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
            mix(number ^ bytes)
        })
    }
}

/// The SplitMix64 finalizer.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// A SplitMix64 generator.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `options`, or 0 if `options` is 0.
    pub(crate) fn below(&mut self, options: usize) -> usize {
        ((u128::from(self.number()) * options as u128) >> 64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for index in (1..list.len()).rev() {
            list.swap(index, self.below(index + 1));
        }
    }
}
