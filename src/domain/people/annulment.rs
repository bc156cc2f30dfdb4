//! Taking a rating change back, even if other games were rated since.

use crate::domain::{Rating, RatingChange};

/// Bounds of a rating's deviation after a change was taken back.
const MIN_DEVIATION: f64 = 1.0;
const MIN_VOLATILITY: f64 = 0.001;

impl RatingChange {
    /// Returns the rating `now` without this change. If nothing else has changed it, that is exactly
    /// the rating before.
    #[must_use]
    pub fn taken_back(self, now: Rating) -> Rating {
        Self { before: self.after, after: self.before }.applied_to(now)
    }

    /// Applies this change to a rating. The result is exact if the rating is the one before the
    /// change. Otherwise the change of the strength is added, and the information gained by the
    /// game, which is a sum of inverse variances in Glicko-2.
    #[must_use]
    pub fn applied_to(self, now: Rating) -> Rating {
        if now == self.before {
            return self.after;
        }
        let precision = |rating: Rating| 1.0 / (rating.deviation * rating.deviation);
        let left = precision(now) + precision(self.after) - precision(self.before);
        let widest = Rating::UNKNOWN.deviation;
        let deviation = if left > 1.0 / (widest * widest) { left.sqrt().recip() } else { widest };
        let volatility = now.volatility + self.after.volatility - self.before.volatility;
        Rating {
            value: now.value + self.after.value - self.before.value,
            deviation: deviation.max(MIN_DEVIATION),
            volatility: volatility.max(MIN_VOLATILITY),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, volatility: 0.06 }
    }

    #[test]
    fn taking_the_last_change_back_is_exact() {
        let (before, after) = (rating(1612.3, 81.7), rating(1604.1, 79.3));
        let change = RatingChange { before, after };
        assert_eq!(change.taken_back(after), before);
        assert_eq!(change.applied_to(before), after);
    }

    #[test]
    fn later_games_keep_their_effect() {
        // Won 20 points, then 25 in another game.
        let change = RatingChange { before: rating(1500.0, 80.0), after: rating(1520.0, 75.0) };
        let left = change.taken_back(rating(1545.0, 71.0));
        assert_eq!((left.shown(), left.deviation.round() as i64), (1525, 75));
        assert!((change.applied_to(left).deviation - 71.0).abs() < 1e-9);
    }

    #[test]
    fn a_rating_never_leaves_its_bounds() {
        let change = RatingChange { before: Rating::UNKNOWN, after: rating(1500.0, 60.0) };
        let left = change.taken_back(rating(1500.0, 340.0));
        assert!(left.deviation <= Rating::UNKNOWN.deviation && left.volatility > 0.0, "{left:?}");
    }
}
