//! The chance of winning for a score, and the rating of each level.

use super::board::MAX_SHARE;
use super::level::Level;

/// In Aruki and Kyo, the number of centipawns that multiplies the odds of winning by e.
const SCORE_PER_E_FOLD: f64 = 250.0;

/// The chance of winning, from 0 to 1, for the score of a [`ChosenMove`](super::ChosenMove). A draw
/// counts half.
#[must_use]
pub fn winning_chance(game: &str, score: i32) -> f64 {
    match game {
        "chakart" | "lusus" => (0.5 + f64::from(score) / f64::from(2 * MAX_SHARE)).clamp(0.0, 1.0),
        _ => 1.0 / (1.0 + (-f64::from(score) / SCORE_PER_E_FOLD).exp()),
    }
}

/// Ratings of the levels, lowest first. A step is 400 · log10(share / (1 - share)), rounded to 50. `share` is
/// the share of points a level wins against the one below:
///
/// | level | Aruki | Kyo | Chakart | Lusus |
/// |---|---|---|---|---|
/// | 2 against 1 | 85.9 % of 400 | 73.4 % of 400 | 69.8 % of 400 | 62.3 % of 400 |
/// | 3 against 2 | 86.0 % of 400 | 85.0 % of 400 | 88.9 % of 400 | 65.2 % of 400 |
/// | 4 against 3 | 89.1 % of 400 | 62.5 % of 400 | 64.0 % of 400 | 65.5 % of 400 |
/// | 5 against 4 | 81.1 % of 400 | 62.6 % of 400 | 69.5 % of 400 | 63.5 % of 400 |
/// | 6 against 5 | 65.2 % of 400 | 83.1 % of 400 | 71.2 % of 400 | 62.3 % of 400 |
const RATINGS: [(&str, &[u16]); 4] = [
    ("aruki", &[1000, 1300, 1650, 2000, 2250, 2350]),
    ("kyo", &[1000, 1200, 1500, 1550, 1650, 1950]),
    ("chakart", &[1000, 1150, 1500, 1600, 1750, 1900]),
    ("lusus", &[1000, 1100, 1200, 1300, 1400, 1500]),
];

/// The approximate rating of a level, or `None` for an unknown game.
#[must_use]
pub fn level_rating(game: &str, level: Level) -> Option<u16> {
    let (_, ratings) = RATINGS.iter().find(|(name, _)| *name == game)?;
    ratings.get(usize::from(level.number()) - 1).copied()
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
