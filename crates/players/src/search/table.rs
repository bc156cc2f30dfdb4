//! The transposition table.

/// How a stored value limits the real one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtLeast,
    AtMost,
    Exact,
}

/// The search result of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) value: i32,
    /// The id of the best move, or 0 if unknown.
    pub(super) best: u32,
    /// The depth searched, in plies.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// One slot for each value of a key's low bits. New entries replace old ones.
pub(super) struct TranspositionTable {
    slots: Vec<Option<(u64, Entry)>>,
}

impl TranspositionTable {
    /// An empty table of 2^`bits` slots.
    pub(super) fn new(bits: u32) -> Self {
        Self { slots: vec![None; 1 << bits] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.slots[self.slot(key)].filter(|(known, _)| *known == key).map(|(_, entry)| entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let slot = self.slot(key);
        self.slots[slot] = Some((key, entry));
    }

    const fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }
}
