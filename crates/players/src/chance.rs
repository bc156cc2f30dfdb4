//! The chance of winning for a score, and the rating of each level.

use super::board::MAX_SHARE;
use super::level::Level;
use super::tuning_of;

/// The number of centipawns that multiplies the odds of winning by e.
const SCORE_PER_E_FOLD: f64 = 250.0;

/// The chance of winning, from 0 to 1, for the score of a [`ChosenMove`](super::ChosenMove). A draw
/// counts half.
#[must_use]
pub fn winning_chance(game: &str, score: i32) -> f64 {
    if tuning_of(game).is_some_and(|tuning| tuning.scores_are_shares) {
        (0.5 + f64::from(score) / f64::from(2 * MAX_SHARE)).clamp(0.0, 1.0)
    } else {
        1.0 / (1.0 + (-f64::from(score) / SCORE_PER_E_FOLD).exp())
    }
}

/// The approximate rating of a level, or `None` for an unknown game.
#[must_use]
pub fn level_rating(game: &str, level: Level) -> Option<u16> {
    tuning_of(game)?.ratings.get(usize::from(level.number()) - 1).copied()
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
        for game in ["aruki", "kyo", "chakart", "lusus"] {
            let rating = |level: &Level| level_rating(game, *level).unwrap();
            let ratings: Vec<_> = Level::ALL.iter().map(rating).collect();
            assert!(ratings.is_sorted_by(|below, above| below < above), "{game}: {ratings:?}");
        }
        assert_eq!(level_rating("chess", Level::Newcomer), None);
    }
}
