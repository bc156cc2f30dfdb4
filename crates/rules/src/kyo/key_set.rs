//! Sets of keys.

/// A set of keys, whose bits are mixed already. Grows when half full.
pub(super) struct KeySet {
    /// A power of two of slots; 0 is free.
    slots: Vec<u64>,
    len: usize,
}

impl KeySet {
    /// An empty set. `slots` is a power of two.
    pub(super) fn with_slots(slots: usize) -> Self {
        debug_assert!(slots.is_power_of_two());
        Self { slots: vec![0; slots], len: 0 }
    }

    /// Adds a key. Returns whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, key: u64) -> bool {
        // The unchanged board may have any key, also 0.
        let key = if key == 0 { 1 } else { key };
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while self.slots[slot] != 0 {
            if self.slots[slot] == key {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = key;
        self.len += 1;
        if self.len * 2 > self.slots.len() {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![0; self.slots.len() * 4];
        let keys = std::mem::replace(&mut self.slots, larger);
        self.len = 0;
        for key in keys.into_iter().filter(|key| *key != 0) {
            self.insert(key);
        }
    }
}
