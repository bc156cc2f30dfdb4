//! What is known of a player's strength in one game, and what it was made of.

use crate::domain::{PlayerId, Timestamp};
use sealed_move_rules::Game;

/// Points of a rating for one of Glicko-2's own scale.
const SCALE: f64 = 173.7178;

/// The rating period, in milliseconds: 112 hours. Of whom much is known (a deviation of 60) little is
/// known again ([`Rating::PROVISIONAL`]) after a year without rated matches at the usual volatility.
const PERIOD_MS: f64 = 112.0 * 3_600_000.0;

/// A Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength; 1500 for whom nothing is known of.
    pub value: f64,
    /// How uncertain it is: with 95 % within twice as much.
    pub deviation: f64,
    /// How steady the results are.
    pub volatility: f64,
}

impl Rating {
    /// Nothing is known yet.
    pub const UNKNOWN: Self = Self { value: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// The deviation above which a rating says little.
    pub const PROVISIONAL: f64 = 110.0;

    /// How much the square of a deviation grows in a millisecond without rated matches, for a
    /// volatility of 1: the square of Glicko-2's scale in each rating period.
    pub const GROWTH_PER_MS: f64 = SCALE * SCALE / PERIOD_MS;

    /// The rating after so many milliseconds without rated matches: as uncertain as step 6 of
    /// Glicko-2 makes it, at most as one of whom nothing is known.
    #[must_use]
    pub fn after_absence(self, ms: i64) -> Self {
        let grown = self.volatility * self.volatility * Self::GROWTH_PER_MS * ms.max(0) as f64;
        let deviation = (self.deviation * self.deviation + grown).sqrt();
        Self { deviation: deviation.min(Self::UNKNOWN.deviation), ..self }
    }

    /// The strength as it is shown.
    #[must_use]
    pub fn shown(&self) -> i64 {
        self.value.round() as i64
    }

    /// Whether it says little yet.
    #[must_use]
    pub fn provisional(&self) -> bool {
        self.deviation > Self::PROVISIONAL
    }
}

/// How a match ended for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

/// Results in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

impl Tally {
    /// How many there are.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Adds a result.
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
    /// The game.
    pub game: &'static dyn Game,
    /// The player.
    pub player: PlayerId,
    /// The rating.
    pub rating: Rating,
    /// The number of matches that made the rating.
    pub rated: u32,
    /// The results of all matches, rated or not.
    pub tally: Tally,
    /// When the rating was as it stands.
    pub as_of: Timestamp,
}

/// A player's rating in a game from a moment on.
#[derive(Clone, Debug)]
pub struct RatingPoint {
    /// The game.
    pub game: &'static dyn Game,
    /// When a match ended that changed it.
    pub since: Timestamp,
    /// The rating as it was then.
    pub rating: Rating,
}

impl RatingRow {
    /// The same row with the rating as it is at a later time.
    #[must_use]
    pub fn at(self, now: Timestamp) -> Self {
        let rating = self.rating.after_absence(now.0.saturating_sub(self.as_of.0));
        Self { rating, as_of: self.as_of.max(now), ..self }
    }
}

/// A player's rating before and after one match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before the match.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 86_400_000;

    fn known(deviation: f64) -> Rating {
        Rating { value: 1600.0, deviation, volatility: 0.06 }
    }

    /// By step 6 of Glickman's paper, φ' = √(φ² + σ²) in each period: a year has 78.214 periods of 112
    /// hours, each of which adds (173.7178 · 0.06)² = 108.640 to the square, so 60² + 8497.2 = 109.99².
    #[test]
    fn a_rating_grows_unsure_as_the_formulas_say() {
        let check = |deviation: f64, days: i64, expected: f64| {
            let after = known(deviation).after_absence(days * DAY_MS);
            assert!((after.deviation - expected).abs() < 0.01, "{deviation} {days}: {after:?}");
            assert_eq!((after.value, after.volatility), (1600.0, 0.06));
        };
        check(60.0, 365, 109.99);
        check(60.0, 14, 62.66);
        check(200.0, 365, 220.22);
        check(60.0, 0, 60.0);
        // Nobody is less known than who never played.
        check(60.0, 40_000, 350.0);
        check(350.0, 1, 350.0);
    }

    #[test]
    fn a_rating_says_little_again_after_a_year() {
        assert!(!known(60.0).after_absence(364 * DAY_MS).provisional());
        assert!(known(60.0).after_absence(367 * DAY_MS).provisional());
    }

    #[test]
    fn two_absences_are_one_long_one_and_a_clock_that_was_set_back_is_none() {
        let twice = known(80.0).after_absence(100 * DAY_MS).after_absence(50 * DAY_MS);
        assert!((twice.deviation - known(80.0).after_absence(150 * DAY_MS).deviation).abs() < 1e-9);
        assert_eq!(known(80.0).after_absence(-DAY_MS), known(80.0));
    }
}
