//! The search limits of each level.
//!
//! Each level is a row of its game's table: node budget, depth and deliberate errors. The rows were
//! set by matches between neighboring levels (`sealed-move players match`; README.md has the results).

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
    /// Whether the first moves of a game vary with its seed.
    pub(crate) varies_openings: bool,
    /// Whether long quiet moves are avoided, and kings captured in the fewest steps (Kyo).
    pub(crate) prefers_short_moves: bool,
}

/// Node budget, depth, captures, overlooks, noise and samples of a level.
pub(crate) type LevelRow = (u64, i32, i32, u32, i32, usize);

impl Limits {
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
            varies_openings: false,
            prefers_short_moves: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::LevelRow;
    use crate::TUNINGS;

    #[test]
    fn each_level_searches_more_and_errs_less() {
        let tables =
            TUNINGS.iter().flat_map(|tuning| tuning.levels.iter().map(|levels| (tuning.game, levels)));
        for (game, table) in tables {
            for rows in table.rows.windows(2) {
                let [below, above] = [rows[0], rows[1]];
                // Captures are exempt: a deeper level needs fewer of them.
                let effort = |row: LevelRow| [row.0 as i32, row.1, row.5 as i32];
                let errs = |row: LevelRow| [row.3 as i32, row.4];
                let more = effort(below).iter().zip(effort(above)).all(|(below, above)| *below <= above);
                let fewer = errs(below).iter().zip(errs(above)).all(|(below, above)| *below >= above);
                assert!(more && fewer, "{game}: {below:?} {above:?}");
            }
            assert_eq!(table.rows[5].3, 0, "{game}: the best level overlooks nothing");
        }
    }
}
