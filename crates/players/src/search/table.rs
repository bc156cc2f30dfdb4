//! What a search remembers of the positions that it has looked at.

/// What a remembered value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtLeast,
    AtMost,
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub(super) struct Remembered {
    pub(super) value: i32,
    /// The id of the best move; 0 if none was found.
    pub(super) best: u32,
    /// How many moves were looked ahead.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// A place for each of the last bits of a key; what came last stays.
pub(super) struct PositionTable {
    places: Vec<Option<(u64, Remembered)>>,
}

impl PositionTable {
    /// An empty one with two to the power of `bits` places.
    pub(super) fn new(bits: u32) -> Self {
        Self { places: vec![None; 1 << bits] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Remembered> {
        self.places[self.place(key)].filter(|(known, _)| *known == key).map(|(_, remembered)| remembered)
    }

    pub(super) fn put(&mut self, key: u64, remembered: Remembered) {
        let place = self.place(key);
        self.places[place] = Some((key, remembered));
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}
