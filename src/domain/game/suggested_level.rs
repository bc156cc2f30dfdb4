//! The level suggested for the next game against the computer.

use crate::domain::{Level, Score};
use std::cmp::Ordering;

/// The number of latest results that decide.
pub const COUNTED_RESULTS: u32 = 5;

/// Returns the level with the most even chances, given a player's latest results in a game, newest
/// first.
///
/// The results at the last level decide: one level up after more wins than losses, and one down
/// after more losses. A level that beat the player more often than not isn't suggested again.
#[must_use]
pub fn suggested_level(latest: &[(Level, Score)]) -> Level {
    let counted = &latest[..latest.len().min(COUNTED_RESULTS as usize)];
    let Some((last, _)) = counted.first() else { return Level::Newcomer };
    let balance = |level: Level| -> i32 {
        let results = counted.iter().filter(|(played, _)| *played == level);
        results
            .map(|(_, score)| match score {
                Score::Won => 1,
                Score::Drawn => 0,
                Score::Lost => -1,
            })
            .sum()
    };
    let number = match balance(*last).cmp(&0) {
        Ordering::Greater => last.number() + 1,
        Ordering::Equal => last.number(),
        Ordering::Less => last.number() - 1,
    };
    let next = Level::from_number(number).unwrap_or(*last);
    if next > *last && balance(next) < 0 { *last } else { next }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the suggested level. The results are a level and a letter each, newest first.
    fn check(results: &str, expected: u8) {
        let latest: Vec<_> = results
            .split_whitespace()
            .map(|word| {
                let (level, score) = word.split_at(1);
                let score = match score {
                    "w" => Score::Won,
                    "d" => Score::Drawn,
                    _ => Score::Lost,
                };
                (Level::from_number(level.parse().unwrap()).unwrap(), score)
            })
            .collect();
        assert_eq!(suggested_level(&latest).number(), expected, "{results}");
    }

    #[test]
    fn the_first_game_is_against_the_lowest_level() {
        check("", 1);
    }

    #[test]
    fn one_result_moves_the_level_by_one() {
        check("3w", 4);
        check("3d", 3);
        check("3l", 2);
    }

    #[test]
    fn wins_climb_and_losses_descend() {
        check("4w 3w 2w 1w", 5);
        check("2l 3l 4l", 1);
    }

    #[test]
    fn mixed_results_at_a_level_keep_it() {
        check("3l 3w", 3);
        check("3w 3l 3d 3l 3w", 3);
        check("3l 3w 3w", 4);
        check("3w 3l 3l", 2);
    }

    #[test]
    fn a_level_that_is_too_strong_is_not_suggested_again() {
        check("3w 4l 3w", 3);
        check("3w 4l 4w 3w", 4);
    }

    #[test]
    fn only_the_last_five_results_count() {
        check("3w 3w 3w 3w 3w 4l 4l", 4);
        check("3w 3w 3w 3w 4l 4l", 3);
    }

    #[test]
    fn the_ends_of_the_scale_stay() {
        check("6w", 6);
        check("1l", 1);
    }
}
