//! The puzzles still missing from a set.

use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};

use super::level::Level;

/// The effort a puzzle takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleEffort {
    /// One move that beginners find.
    Small,
    /// A move that beginners miss, or several moves.
    Great,
}

impl PuzzleEffort {
    /// The effort a puzzle takes.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        if puzzle.own_moves() > 1 || puzzle.level > Level::Beginner.number() {
            Self::Great
        } else {
            Self::Small
        }
    }
}

/// Tracks the missing puzzles of a set. At least a third must be of kind `Hold`, and at most a
/// quarter of small effort.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleQuota {
    count: usize,
    wins: usize,
    holds: usize,
    small: usize,
    kind: Option<PuzzleKind>,
    hard: bool,
}

impl PuzzleQuota {
    /// A quota of `count` puzzles.
    #[must_use]
    pub const fn new(count: usize) -> Self {
        Self { count, wins: 0, holds: 0, small: 0, kind: None, hard: false }
    }

    /// Restricts the quota to one kind, if given, and to great effort if `hard`.
    #[must_use]
    pub const fn only(self, kind: Option<PuzzleKind>, hard: bool) -> Self {
        Self { kind, hard, ..self }
    }

    /// The number of puzzles found.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.wins + self.holds
    }

    /// Whether the set is complete.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.found() >= self.count
    }

    /// Whether the set still needs a puzzle of this kind and effort.
    #[must_use]
    pub fn wants(&self, kind: PuzzleKind, effort: PuzzleEffort) -> bool {
        let is_kind_full = match (self.kind, kind) {
            (Some(only), kind) => only != kind,
            (None, PuzzleKind::Win) => self.wins >= self.count - self.count.div_ceil(3),
            (None, PuzzleKind::Hold) => false,
        };
        !self.is_full()
            && !is_kind_full
            && (effort == PuzzleEffort::Great || !self.hard && self.small < self.count / 4)
    }

    /// Counts a found puzzle.
    pub fn add(&mut self, puzzle: &Puzzle) {
        match puzzle.kind {
            PuzzleKind::Win => self.wins += 1,
            PuzzleKind::Hold => self.holds += 1,
        }
        self.small += usize::from(PuzzleEffort::of(puzzle) == PuzzleEffort::Small);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(kind: PuzzleKind, level: u8, moves: usize) -> Puzzle {
        let line = vec![String::new(); 2 * moves - 1];
        Puzzle { name: String::new(), kind, level, position: String::new(), line }
    }

    #[test]
    fn a_quota_limits_easy_puzzles_and_wins() {
        let mut quota = PuzzleQuota::new(9);
        let small = puzzle(PuzzleKind::Win, 2, 1);
        let of_two_moves = puzzle(PuzzleKind::Win, 1, 2);
        let missed = puzzle(PuzzleKind::Hold, 3, 1);
        let efforts = [&small, &of_two_moves, &missed].map(PuzzleEffort::of);
        assert_eq!(efforts, [PuzzleEffort::Small, PuzzleEffort::Great, PuzzleEffort::Great]);
        for _ in 0..2 {
            assert!(quota.wants(PuzzleKind::Win, PuzzleEffort::Small));
            quota.add(&small);
        }
        for kind in [PuzzleKind::Win, PuzzleKind::Hold] {
            assert!(!quota.wants(kind, PuzzleEffort::Small) && quota.wants(kind, PuzzleEffort::Great));
        }
        (0..4).for_each(|_| quota.add(&of_two_moves));
        assert!(!quota.wants(PuzzleKind::Win, PuzzleEffort::Great));
        assert!(quota.wants(PuzzleKind::Hold, PuzzleEffort::Great) && !quota.is_full());
        (0..3).for_each(|_| quota.add(&missed));
        assert!(quota.is_full() && !quota.wants(PuzzleKind::Hold, PuzzleEffort::Great));
        assert_eq!(quota.found(), 9);
        let wins = PuzzleQuota::new(4).only(Some(PuzzleKind::Win), true);
        assert!(wins.wants(PuzzleKind::Win, PuzzleEffort::Great), "one kind may fill the whole quota");
        assert!(!wins.wants(PuzzleKind::Hold, PuzzleEffort::Great));
        assert!(!wins.wants(PuzzleKind::Win, PuzzleEffort::Small));
    }
}
