//! What bounds each level's search, version by version.
//!
//! A level is a row of a table: how much it looks at, how far, and how much it overlooks. The rows of the newest version
//! were set by matches between neighboring levels (`sealed-move players match`; README.md has the scores).

mod former;

use sealed_move_rules::View;

use super::choice::PlayerKind;
use super::level::{ChoiceVersion, Level};

/// What bounds a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The most positions to look at.
    pub(crate) nodes: u64,
    /// The most moves ahead, of both sides.
    pub(crate) depth: i32,
    /// How many captures beyond that.
    pub(crate) captures: i32,
    /// How many of a thousand far-off replies are overlooked; fewer near the last move.
    pub(crate) overlooks: u32,
    /// The greatest error of an evaluation, in hundredths of a pawn.
    pub(crate) noise: i32,
    /// How many samples of what is hidden are looked at.
    pub(crate) samples: usize,
    /// Whether a win in one move is never missed.
    pub(crate) finishes: bool,
    /// Whether it is counted what an unseen hand may do.
    pub(crate) wary: bool,
    /// Whether depth counts whole moves, whatever parts they are chosen in, and all samples are looked at together.
    pub(crate) whole: bool,
    /// Whether luck is weighed with care: by one reply to each result first, by fewer results farther on, and to the end
    /// of a second move that it gives.
    pub(crate) weighs_luck: bool,
    /// Whether moves and positions are passed over that can hardly matter any more by what their ranks foretell.
    pub(crate) prunes: bool,
}

/// Nodes, depth, captures, overlooks, noise and samples of a level.
type LevelRow = (u64, i32, i32, u32, i32, usize);

/// The levels since [`ChoiceVersion::SHARPER`], game by game.
const ARUKI: [LevelRow; 6] = [
    (400, 1, 2, 550, 40, 1),
    (8_000, 2, 4, 280, 15, 1),
    (20_000, 3, 6, 220, 10, 1),
    (20_000, 4, 8, 90, 6, 1),
    (20_000, 5, 8, 35, 5, 1),
    (600_000, 30, 10, 0, 2, 1),
];
const KYO: [LevelRow; 6] = [
    (500, 1, 2, 880, 520, 1),
    (700, 1, 2, 740, 230, 1),
    (2_500, 1, 4, 305, 31, 1),
    (3_000, 1, 6, 165, 16, 1),
    (4_000, 1, 6, 80, 8, 1),
    (100_000, 30, 2, 0, 2, 1),
];
const CHAKART: [LevelRow; 6] = [
    (600, 1, 2, 800, 1800, 1),
    (2_000, 1, 3, 600, 1100, 1),
    (3_000, 1, 4, 110, 110, 1),
    (6_000, 2, 4, 110, 110, 1),
    (12_000, 3, 6, 50, 60, 2),
    (200_000, 30, 8, 0, 2, 16),
];
const LUSUS: [LevelRow; 6] = [
    (600, 1, 2, 800, 1800, 1),
    (2_000, 1, 3, 600, 1100, 1),
    (2_500, 2, 4, 540, 900, 1),
    (4_000, 2, 4, 350, 280, 1),
    (12_000, 4, 6, 50, 35, 2),
    (150_000, 30, 8, 0, 2, 8),
];

impl Limits {
    /// What bounds a player's search of a view.
    pub(crate) fn of(view: &View, player: PlayerKind, version: ChoiceVersion) -> Self {
        let level = match player {
            PlayerKind::Level(level) => level,
            PlayerKind::Careful => return Self::plain(2),
            PlayerKind::Random | PlayerKind::Rival | PlayerKind::Greedy => return Self::plain(1),
        };
        if version < ChoiceVersion::FITTED {
            return Self::before_fitted(view, level, version);
        }
        if version < ChoiceVersion::SHARPER {
            return Self::fitted(view, level);
        }
        let table = match view {
            View::Aruki(_) => &ARUKI,
            View::Kyo(_) => &KYO,
            View::Chakart(_) => &CHAKART,
            View::Lusus(_) => &LUSUS,
        };
        Self {
            wary: level >= Level::Careful,
            whole: true,
            weighs_luck: level == Level::Best && matches!(view, View::Chakart(_)),
            prunes: level == Level::Best && matches!(view, View::Kyo(_)),
            ..Self::from_row(table[level as usize], level)
        }
    }

    /// How many plays of tiles are looked at in the own move of Lusus.
    pub(crate) const fn own_tiles(&self) -> usize {
        match self.nodes {
            ..1_000 => 8,
            1_000..4_000 => 16,
            _ => 60,
        }
    }

    /// Captures alone.
    pub(crate) const CAPTURES: Self = Self { captures: 6, ..Self::plain(0) };

    /// What bounds a search that counts exactly, to a depth: a judge's, and those of the players with which levels are
    /// compared.
    pub(crate) const fn plain(depth: i32) -> Self {
        Self {
            nodes: 200_000,
            depth,
            captures: 0,
            overlooks: 0,
            noise: 0,
            samples: 1,
            finishes: false,
            wary: false,
            whole: false,
            weighs_luck: false,
            prunes: false,
        }
    }

    fn from_row((nodes, depth, captures, overlooks, noise, samples): LevelRow, level: Level) -> Self {
        let finishes = level > Level::Newcomer;
        Self {
            nodes,
            depth,
            captures,
            overlooks,
            noise,
            samples,
            finishes,
            wary: false,
            whole: false,
            weighs_luck: false,
            prunes: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_looks_at_no_less_and_overlooks_no_more() {
        for (game, table) in [("aruki", ARUKI), ("kyo", KYO), ("chakart", CHAKART), ("lusus", LUSUS)] {
            for rows in table.windows(2) {
                let [below, above] = [rows[0], rows[1]];
                // Captures apart: who looks at more replies needs fewer of them.
                let looks = |row: LevelRow| [row.0 as i32, row.1, row.5 as i32];
                let errs = |row: LevelRow| [row.3 as i32, row.4];
                let more = looks(below).iter().zip(looks(above)).all(|(below, above)| *below <= above);
                let fewer = errs(below).iter().zip(errs(above)).all(|(below, above)| *below >= above);
                assert!(more && fewer, "{game}: {below:?} {above:?}");
            }
            assert_eq!(table[5].3, 0, "{game}: the best level overlooks nothing");
        }
    }
}
