//! The chance of winning for a score of a game, and the rating of each level.

use super::level::{ChoiceVersion, Level};
use super::odds::chance_of;
use super::tuning_of;

/// The chance of winning, from 0 to 1, for the score of a [`ChosenMove`](super::ChosenMove). A draw
/// counts half.
#[must_use]
pub fn winning_chance(game: &str, score: i32) -> f64 {
    chance_of(score, tuning_of(game).is_some_and(|tuning| tuning.scores_are_shares))
}

/// The approximate rating of a level with a version of its choices, or `None` for an unknown game.
#[must_use]
pub fn level_rating(game: &str, level: Level, version: ChoiceVersion) -> Option<u16> {
    Some(tuning_of(game)?.levels(version).ratings[level as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_grows_with_the_score_and_is_half_at_zero() {
        for game in ["aruki", "kyo", "chakart", "lusus"] {
            assert!((winning_chance(game, 0) - 0.5).abs() < 1e-9, "{game}");
            let chances: Vec<_> = (-20..=20).map(|step| winning_chance(game, step * 500)).collect();
            assert!(
                chances.is_sorted() && chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
                "{game}"
            );
            assert!(winning_chance(game, -30_000) < 0.005 && winning_chance(game, 30_000) > 0.995, "{game}");
        }
    }

    #[test]
    fn each_level_outranks_the_one_below() {
        let versions = [ChoiceVersion::FIRST, ChoiceVersion::LATEST];
        for (game, version) in ["aruki", "kyo", "chakart", "lusus"]
            .into_iter()
            .flat_map(|game| versions.map(|version| (game, version)))
        {
            let rating = |level: &Level| level_rating(game, *level, version).unwrap();
            let ratings: Vec<_> = Level::ALL.iter().map(rating).collect();
            assert!(ratings.is_sorted_by(|below, above| below < above), "{game}: {ratings:?}");
        }
        assert_eq!(level_rating("chess", Level::Newcomer, ChoiceVersion::LATEST), None);
    }
}
