//! The quotas of a set of puzzles.

use sealed_move_rules::Game;
use sealed_move_rules::puzzle::{Puzzle, PuzzleKind};

use super::level::Level;
use super::puzzle_theme::{theme, themes};

/// The most puzzles of a theme in a set of 60. Themes of several moves may have more.
const MAX_OF_THEME: usize = 12;
const MAX_OF_LONG_THEME: usize = 18;
const LONG_THEMES: [&str; 3] = ["net", "series", "counter"];

/// Captures by a shell are all alike.
const MAX_SHELLS: usize = 6;

/// The number of puzzles that [`MAX_OF_THEME`] refers to.
const FULL_SET: usize = 60;

/// A set of puzzles that grows within its quotas: at most a quarter are found by the lowest level, at
/// least a third have several own moves, each kind is at least a third, and no theme dominates.
#[derive(Clone, Debug)]
pub struct PuzzleSet {
    game: &'static dyn Game,
    count: usize,
    puzzles: Vec<(Puzzle, &'static str)>,
}

/// A broken quota.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Too few puzzles.
    Count,
    /// Too many that the lowest level finds.
    Easy,
    /// Too few with several own moves.
    Long,
    /// Too few of a kind.
    Kind(PuzzleKind),
    /// Too many of a theme.
    Theme(&'static str),
    /// Too few themes.
    Themes,
}

impl PuzzleSet {
    /// An empty set for `count` puzzles.
    #[must_use]
    pub const fn new(game: &'static dyn Game, count: usize) -> Self {
        Self { game, count, puzzles: Vec::new() }
    }

    /// The puzzles so far.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().map(|(puzzle, _)| puzzle)
    }

    /// The number of puzzles.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there are no puzzles.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// Whether the set is complete.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// The number of puzzles of each theme.
    #[must_use]
    pub fn theme_counts(&self) -> Vec<(&'static str, usize)> {
        let count = |name| self.puzzles.iter().filter(|(_, known)| *known == name).count();
        themes(self.game).iter().map(|name| (*name, count(*name))).collect()
    }

    /// Whether the set has this puzzle, or one with the same solution in a similar position.
    fn is_known(&self, puzzle: &Puzzle) -> bool {
        self.puzzles().any(|known| {
            known.name == puzzle.name
                || known.first() == puzzle.first() && is_near(&known.position, &puzzle.position)
        })
    }

    fn number(&self, is_counted: impl Fn(&Puzzle) -> bool) -> usize {
        self.puzzles().filter(|puzzle| is_counted(puzzle)).count()
    }

    fn is_theme_full(&self, theme: &str) -> bool {
        self.puzzles.iter().filter(|(_, known)| *known == theme).count() >= self.theme_limit(theme)
    }

    fn theme_limit(&self, theme: &str) -> usize {
        let limit = match theme {
            "shell" => return MAX_SHELLS,
            theme if LONG_THEMES.contains(&theme) => MAX_OF_LONG_THEME,
            _ => MAX_OF_THEME,
        };
        (limit * self.count).div_ceil(FULL_SET)
    }

    fn two_thirds(&self) -> usize {
        (self.count - self.count.div_ceil(3)).max(1)
    }

    fn is_kind_full(&self, kind: PuzzleKind) -> bool {
        self.number(|puzzle| puzzle.kind == kind) >= self.two_thirds()
    }

    fn is_single_full(&self) -> bool {
        self.number(|puzzle| puzzle.own_moves() == 1) >= self.two_thirds()
    }

    /// Whether the set could need a puzzle that begins like `puzzle`, whose line may still grow.
    #[must_use]
    pub fn may_want(&self, kind: PuzzleKind, puzzle: &Puzzle, theme: &str) -> bool {
        let may_grow = LONG_THEMES.iter().any(|theme| !self.is_theme_full(theme));
        let may_fit = may_grow || !self.is_single_full() && !self.is_theme_full(theme);
        may_fit && !self.is_full() && !self.is_known(puzzle) && !self.is_kind_full(kind)
    }

    /// Whether the set needs a puzzle of this theme. Without a level, any level counts. The last
    /// places, and the last easy ones, are for themes that are missing.
    #[must_use]
    pub fn wants(&self, puzzle: &Puzzle, theme: &str, level: Option<u8>) -> bool {
        let is_single = puzzle.own_moves() == 1;
        let is_easy = level == Some(Level::Newcomer.number());
        let counts = self.theme_counts();
        let is_missing = counts.iter().any(|(name, count)| *name == theme && *count == 0);
        let missing = if is_missing { 0 } else { counts.iter().filter(|(_, count)| *count == 0).count() };
        let is_refused = self.is_known(puzzle)
            || self.is_kind_full(puzzle.kind)
            || self.is_theme_full(theme)
            || is_single && self.is_single_full()
            || is_easy && self.number(is_found_by_newcomers) + missing >= self.count / 4;
        !is_refused && self.count.saturating_sub(self.len()) > missing
    }

    /// Adds a puzzle if the set needs it, and returns whether it did.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let Some(theme) = theme(self.game, puzzle) else { return false };
        let is_wanted = self.wants(puzzle, theme, Some(puzzle.level));
        if is_wanted {
            self.puzzles.push((puzzle.clone(), theme));
        }
        is_wanted
    }

    /// The quotas that a complete set of a game breaks.
    #[must_use]
    pub fn faults(game: &'static dyn Game, puzzles: &[Puzzle]) -> Vec<Fault> {
        let themed = puzzles.iter().filter_map(|puzzle| Some((puzzle.clone(), theme(game, puzzle)?)));
        let set = Self { game, count: puzzles.len(), puzzles: themed.collect() };
        let mut faults = Vec::new();
        let mut require = |is_met: bool, fault: Fault| {
            if !is_met {
                faults.push(fault);
            }
        };
        require(set.len() == puzzles.len() && set.len() >= FULL_SET, Fault::Count);
        require(4 * set.number(is_found_by_newcomers) <= set.len(), Fault::Easy);
        require(3 * set.number(|puzzle| puzzle.own_moves() > 1) >= set.len(), Fault::Long);
        for kind in [PuzzleKind::Win, PuzzleKind::Hold] {
            require(3 * set.number(|puzzle| puzzle.kind == kind) >= set.len(), Fault::Kind(kind));
        }
        let counts = set.theme_counts();
        for (name, count) in &counts {
            require(*count <= set.theme_limit(name), Fault::Theme(name));
        }
        require(counts.iter().all(|(_, count)| *count > 0), Fault::Themes);
        faults
    }
}

/// Whether at least three quarters of the rows of two boards are equal.
fn is_near(one: &str, other: &str) -> bool {
    let equal = one.split('/').zip(other.split('/')).filter(|(one, other)| one == other).count();
    4 * equal >= 3 * one.split('/').count()
}

fn is_found_by_newcomers(puzzle: &Puzzle) -> bool {
    puzzle.level == Level::Newcomer.number()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sealed_move_rules::find;

    /// A Chakart puzzle with a rook or, if `shells`, a king that captures the king.
    fn puzzle(number: usize, level: u8, shells: bool) -> Puzzle {
        let (first, name) = (if shells { "e1e8s" } else { "a8e8" }, format!("{number:06x}"));
        let position = "R3k3/8/8/8/8/8/8/4K3 w 20 {\"flags\":\"1111\"}".to_owned();
        Puzzle { name, kind: PuzzleKind::Win, level, position, line: vec![first.to_owned()] }
    }

    #[test]
    fn a_set_refuses_what_its_quotas_forbid() {
        let chakart = find("chakart").unwrap();
        let mut set = PuzzleSet::new(chakart, 60);
        assert!(set.add(&puzzle(1, 2, true)));
        assert!(!set.add(&puzzle(2, 2, true)), "the same solution again");
        assert!(set.add(&puzzle(3, 1, false)));
        assert_eq!(set.theme_counts()[..2], [("shell", 1), ("line", 1)]);
        let mut full = set.clone();
        full.puzzles = (0..MAX_SHELLS).map(|number| (puzzle(number, 2, true), "shell")).collect();
        assert!(!full.wants(&puzzle(99, 2, false), "shell", Some(2)), "six shells are enough");
        assert!(full.wants(&puzzle(99, 2, false), "line", Some(2)));
        full.puzzles.extend((10..17).map(|number| (puzzle(number, 1, true), "step")));
        assert!(!full.wants(&puzzle(99, 1, false), "step", Some(1)), "easy places wait for missing themes");
        assert!(full.wants(&puzzle(99, 1, false), "line", Some(1)), "this theme is missing");
    }

    #[test]
    fn a_set_of_easy_single_wins_breaks_the_quotas() {
        let chakart = find("chakart").unwrap();
        let puzzles: Vec<_> = (0..60).map(|number| puzzle(number, 1, true)).collect();
        let faults = PuzzleSet::faults(chakart, &puzzles);
        let expected =
            [Fault::Easy, Fault::Long, Fault::Kind(PuzzleKind::Hold), Fault::Theme("shell"), Fault::Themes];
        assert_eq!(faults, expected);
        assert_eq!(PuzzleSet::faults(chakart, &puzzles[..10])[0], Fault::Count);
    }
}
