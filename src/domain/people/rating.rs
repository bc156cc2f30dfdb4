//! Ratings and results of a player in one game.

use crate::domain::{PlayerId, Timestamp};
use sealed_move_rules::Game;

/// Rating points per unit of Glicko-2's internal scale.
const SCALE: f64 = 173.7178;

/// The rating period, in milliseconds: 112 hours. It is chosen so that an established rating
/// (deviation 60, usual volatility) becomes [provisional](Rating::PROVISIONAL) after a year without
/// rated matches.
const PERIOD_MS: f64 = 112.0 * 3_600_000.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Strength; 1500 for a new player.
    pub value: f64,
    /// Uncertainty: twice this value is the 95 % confidence interval.
    pub deviation: f64,
    /// How much the player's results fluctuate.
    pub volatility: f64,
}

impl Rating {
    /// The initial rating.
    pub const UNKNOWN: Self = Self { value: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// Deviation above which a rating is provisional.
    pub const PROVISIONAL: f64 = 110.0;

    /// Growth of the squared deviation per millisecond without rated matches, for a volatility of
    /// 1: the square of Glicko-2's scale per rating period.
    pub const GROWTH_PER_MS: f64 = SCALE * SCALE / PERIOD_MS;

    /// Increases the deviation after the given milliseconds without rated matches, as in step 6 of
    /// Glicko-2, up to that of a new player.
    #[must_use]
    pub fn after_absence(self, ms: i64) -> Self {
        let grown = self.volatility * self.volatility * Self::GROWTH_PER_MS * ms.max(0) as f64;
        let deviation = (self.deviation * self.deviation + grown).sqrt();
        Self { deviation: deviation.min(Self::UNKNOWN.deviation), ..self }
    }

    /// Returns the strength as displayed.
    #[must_use]
    pub fn shown(&self) -> i64 {
        self.value.round() as i64
    }

    /// Whether the rating is still, or again, too uncertain.
    #[must_use]
    pub fn provisional(&self) -> bool {
        self.deviation > Self::PROVISIONAL
    }
}

/// The result of a match for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Won,
    Drawn,
    Lost,
}

/// Numbers of results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Tally {
    #[must_use]
    pub const fn total(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub const fn add(&mut self, score: Score) {
        match score {
            Score::Won => self.won += 1,
            Score::Drawn => self.drawn += 1,
            Score::Lost => self.lost += 1,
        }
    }
}

/// A player's rating and results in one game.
#[derive(Clone, Debug)]
pub struct RatingRow {
    pub game: &'static dyn Game,
    pub player: PlayerId,
    pub rating: Rating,
    /// Number of rated matches.
    pub rated: u32,
    /// Results of all matches, rated or not.
    pub tally: Tally,
    /// Number of opponents in finished rated matches, without people who deleted their data.
    pub opponents: u32,
    /// The time for which the rating's deviation is valid.
    pub as_of: Timestamp,
}

/// A point of a rating history.
#[derive(Clone, Debug)]
pub struct RatingPoint {
    pub game: &'static dyn Game,
    /// End of the match that changed the rating.
    pub since: Timestamp,
    /// The rating after that match.
    pub rating: Rating,
}

impl RatingRow {
    /// Updates the rating to a later time.
    #[must_use]
    pub fn at(self, now: Timestamp) -> Self {
        let rating = self.rating.after_absence(now.0.saturating_sub(self.as_of.0));
        Self { rating, as_of: self.as_of.max(now), ..self }
    }
}

/// The effect of one match on a player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    pub before: Rating,
    pub after: Rating,
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 86_400_000;

    fn known(deviation: f64) -> Rating {
        Rating { value: 1600.0, deviation, volatility: 0.06 }
    }

    /// By step 6 of Glickman's paper, φ' = √(φ² + σ²) in each period. A year has 78.214 periods of
    /// 112 hours. Each adds (173.7178 · 0.06)² = 108.640 to the square, so 60² + 8497.2 = 109.99².
    #[test]
    fn the_deviation_grows_as_in_glicko_2() {
        let check = |deviation: f64, days: i64, expected: f64| {
            let after = known(deviation).after_absence(days * DAY_MS);
            assert!((after.deviation - expected).abs() < 0.01, "{deviation} {days}: {after:?}");
            assert_eq!((after.value, after.volatility), (1600.0, 0.06));
        };
        check(60.0, 365, 109.99);
        check(60.0, 14, 62.66);
        check(200.0, 365, 220.22);
        check(60.0, 0, 60.0);
        // The deviation never exceeds that of a new player.
        check(60.0, 40_000, 350.0);
        check(350.0, 1, 350.0);
    }

    #[test]
    fn a_rating_is_provisional_again_after_a_year() {
        assert!(!known(60.0).after_absence(364 * DAY_MS).provisional());
        assert!(known(60.0).after_absence(367 * DAY_MS).provisional());
    }

    #[test]
    fn absences_add_up_and_negative_ones_are_ignored() {
        let twice = known(80.0).after_absence(100 * DAY_MS).after_absence(50 * DAY_MS);
        assert!((twice.deviation - known(80.0).after_absence(150 * DAY_MS).deviation).abs() < 1e-9);
        assert_eq!(known(80.0).after_absence(-DAY_MS), known(80.0));
    }
}
