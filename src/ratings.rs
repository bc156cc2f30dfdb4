//! Glicko-2 ratings after a match.
//!
//! Each match is its own rating period. [`Rating::after_absence`] increases the deviation between
//! matches.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::domain::{Rating, Score};

/// The ratings of two players after a match. `score` is the first player's.
#[must_use]
pub fn rate(ratings: [Rating; 2], score: Score) -> [Rating; 2] {
    let outcome = match score {
        Score::Won => Outcomes::WIN,
        Score::Drawn => Outcomes::DRAW,
        Score::Lost => Outcomes::LOSS,
    };
    let [first, second] = ratings.map(|rating| Glicko2Rating {
        rating: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
    });
    let (first, second) = glicko2(&first, &second, &outcome, &Glicko2Config::new());
    [first, second].map(|rating| Rating {
        value: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calculated by hand from Glickman's formulas for two unrated players: g(350) = 0.66906, E =
    /// 1/2, so v = 1/(g²/4) = 8.9356; φ* = 2.01565, φ' = 1/√(1/φ*² + 1/v) = 1.67122 and μ' =
    /// φ'²·g/2 = 0.93434, which is 162.31 points and a deviation of 290.32.
    #[test]
    fn a_first_win_matches_the_formulas() {
        let [winner, loser] = rate([Rating::UNKNOWN; 2], Score::Won);
        assert!((winner.value - 1662.31).abs() < 0.2, "{winner:?}");
        assert!((loser.value - 1337.69).abs() < 0.2, "{loser:?}");
        for rating in [winner, loser] {
            assert!((rating.deviation - 290.32).abs() < 0.2, "{rating:?}");
            assert!(rating.provisional());
        }
        assert_eq!(rate([Rating::UNKNOWN; 2], Score::Lost), [loser, winner]);
    }

    #[test]
    fn a_draw_between_equals_reduces_the_deviation() {
        let [first, second] = rate([Rating::UNKNOWN; 2], Score::Drawn);
        assert_eq!((first.shown(), second.shown()), (1500, 1500));
        assert!(first.deviation < Rating::UNKNOWN.deviation);
    }

    #[test]
    fn an_upset_gains_more_than_an_expected_win() {
        let known = |value| Rating { value, deviation: 60.0, volatility: 0.06 };
        let [weak, _] = rate([known(1400.0), known(1800.0)], Score::Won);
        let [strong, _] = rate([known(1800.0), known(1400.0)], Score::Won);
        assert!(weak.value - 1400.0 > 4.0 * (strong.value - 1800.0), "{weak:?} {strong:?}");
        assert!(!weak.provisional());
    }
}
