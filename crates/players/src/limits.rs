//! The search limits of each level.
//!
//! Each level is a row of its game's table: node budget, depth and deliberate errors. The rows were
//! set by matches between neighboring levels (`sealed-move players match`; README.md has the results).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The node budget.
    pub(crate) nodes: u64,
    /// The maximum depth in plies.
    pub(crate) depth: i32,
    /// The maximum number of captures beyond `depth`.
    pub(crate) captures: i32,
    /// How many of a thousand distant replies are overlooked; fewer near the last move.
    pub(crate) overlooks: u32,
    /// The maximum evaluation error, in centipawns.
    pub(crate) noise: i32,
    /// The number of sampled positions, if the view hides something.
    pub(crate) samples: usize,
    /// Whether a win in one move is always found.
    pub(crate) finishes: bool,
    /// Whether the search counts the chance that an unseen hand captures a king (Lusus).
    pub(crate) counts_unseen_hands: bool,
    /// Whether depth counts whole moves rather than their parts, and all samples are searched
    /// together.
    pub(crate) whole_moves: bool,
    /// Whether chance nodes are searched more exactly: bounded by one reply to each result (Star2),
    /// with fewer results deeper in the tree, and without cutting off an extra move won by chance.
    pub(crate) weighs_luck: bool,
    /// Whether futility and null-move pruning are used.
    pub(crate) prunes: bool,
    /// Whether the network corrects the evaluation, in games that have one.
    pub(crate) uses_network: bool,
    /// Whether captures of more valuable pieces count in the evaluation before they are made (Chakart).
    pub(crate) counts_threats: bool,
    /// Whether the first moves of a game vary with its seed.
    pub(crate) varies_openings: bool,
    /// Whether long quiet moves are avoided, and kings captured in the fewest steps (Kyo).
    pub(crate) prefers_short_moves: bool,
}

/// The numbers of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelRow {
    /// The node budget.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: i32,
    /// The maximum number of captures beyond `depth`.
    pub captures: i32,
    /// How many of a thousand distant replies are overlooked.
    pub overlooks: u32,
    /// The maximum evaluation error, in centipawns or ten-thousandths of a certain win.
    pub noise: i32,
    /// The number of sampled positions, if the view hides something.
    pub samples: usize,
}

/// Builds a row of a level table.
pub(crate) const fn row(
    nodes: u64,
    depth: i32,
    captures: i32,
    overlooks: u32,
    noise: i32,
    samples: usize,
) -> LevelRow {
    LevelRow { nodes, depth, captures, overlooks, noise, samples }
}

/// Why a text is not a [`LevelRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LevelRowError {
    /// The number of fields isn't six.
    FieldCount(usize),
    /// The field with this index, from 0, isn't a number in range.
    Field(usize),
}

impl fmt::Display for LevelRowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FieldCount(found) => write!(f, "expected 6 numbers, found {found}"),
            Self::Field(index) => write!(f, "number {} is invalid or out of range", index + 1),
        }
    }
}

impl Error for LevelRowError {}

/// The largest number of nodes, depth or samples of a parsed row, and the largest error.
const MAX_ROW_NUMBER: u64 = 100_000_000;
const MAX_ROW_DEPTH: u64 = 40;
const MAX_ROW_SAMPLES: u64 = 256;

impl FromStr for LevelRow {
    type Err = LevelRowError;

    /// Parses six numbers separated by commas, in the order of the fields.
    fn from_str(text: &str) -> Result<Self, LevelRowError> {
        let fields: Vec<_> = text.split(',').collect();
        let count = fields.len();
        let fields: [&str; 6] = fields.try_into().map_err(|_| LevelRowError::FieldCount(count))?;
        let number = |index: usize, least: u64, most: u64| {
            let parsed = fields[index].trim().parse::<u64>().ok();
            parsed.filter(|number| (least..=most).contains(number)).ok_or(LevelRowError::Field(index))
        };
        Ok(Self {
            nodes: number(0, 1, MAX_ROW_NUMBER)?,
            depth: number(1, 1, MAX_ROW_DEPTH)? as i32,
            captures: number(2, 0, MAX_ROW_DEPTH)? as i32,
            overlooks: number(3, 0, 1_000)? as u32,
            noise: number(4, 0, 100_000)? as i32,
            samples: number(5, 1, MAX_ROW_SAMPLES)? as usize,
        })
    }
}

impl Limits {
    /// These limits with the numbers of a row.
    pub(crate) const fn with_row(self, row: LevelRow) -> Self {
        let LevelRow { nodes, depth, captures, overlooks, noise, samples } = row;
        Self { nodes, depth, captures, overlooks, noise, samples, ..self }
    }

    /// The number of tile plays tried in the player's own move (Lusus).
    pub(crate) const fn max_root_plays(&self) -> usize {
        match self.nodes {
            ..1_000 => 8,
            1_000..4_000 => 16,
            _ => 60,
        }
    }

    pub(crate) const CAPTURES: Self = Self { captures: 6, ..Self::exact(0) };

    /// The limits of a search to a fixed depth without deliberate errors, for judging moves and for
    /// the baseline players.
    pub(crate) const fn exact(depth: i32) -> Self {
        Self {
            nodes: 200_000,
            depth,
            captures: 0,
            overlooks: 0,
            noise: 0,
            samples: 1,
            finishes: false,
            counts_unseen_hands: false,
            whole_moves: false,
            weighs_luck: false,
            prunes: false,
            uses_network: false,
            counts_threats: false,
            varies_openings: false,
            prefers_short_moves: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LevelRow, LevelRowError};
    use crate::TUNINGS;

    #[test]
    fn each_level_searches_more_and_errs_less() {
        let tables =
            TUNINGS.iter().flat_map(|tuning| tuning.levels.iter().map(|levels| (tuning.game, levels)));
        for (game, table) in tables {
            for rows in table.rows.windows(2) {
                let [below, above] = [rows[0], rows[1]];
                // Captures are exempt: a deeper level needs fewer of them.
                let effort = |row: LevelRow| [row.nodes as i32, row.depth, row.samples as i32];
                let errs = |row: LevelRow| [row.overlooks as i32, row.noise];
                let more = effort(below).iter().zip(effort(above)).all(|(below, above)| *below <= above);
                let fewer = errs(below).iter().zip(errs(above)).all(|(below, above)| *below >= above);
                assert!(more && fewer, "{game}: {below:?} {above:?}");
            }
            assert_eq!(table.rows[5].overlooks, 0, "{game}: the best level overlooks nothing");
        }
    }

    #[test]
    fn a_row_is_six_numbers() {
        let row = "20000,3,6,150,10,1".parse::<LevelRow>().unwrap();
        assert_eq!(row, super::row(20_000, 3, 6, 150, 10, 1));
        let error = |text: &str| text.parse::<LevelRow>().unwrap_err();
        assert_eq!(error("20000,3,6,150,10"), LevelRowError::FieldCount(5));
        for (text, index) in
            [("0,3,6,150,10,1", 0), ("9,41,6,150,10,1", 1), ("9,3,6,1001,10,1", 3), ("9,3,6,1,-1,1", 4)]
        {
            assert_eq!(error(text), LevelRowError::Field(index), "{text}");
        }
    }
}
