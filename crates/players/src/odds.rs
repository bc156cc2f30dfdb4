//! Converts scores to chances of winning and back.

use super::board::MAX_SHARE;

/// The number of centipawns that multiplies the odds of winning by e.
pub(crate) const SCORE_PER_E_FOLD: f64 = 250.0;

/// The chance of winning, from 0 to 1, for a score.
pub(crate) fn chance_of(score: i32, scores_are_shares: bool) -> f64 {
    if scores_are_shares {
        (0.5 + f64::from(score) / f64::from(2 * MAX_SHARE)).clamp(0.0, 1.0)
    } else {
        1.0 / (1.0 + (-f64::from(score) / SCORE_PER_E_FOLD).exp())
    }
}

/// The score with this chance of winning.
pub(crate) fn score_of(chance: f64, scores_are_shares: bool) -> i32 {
    let score = if scores_are_shares {
        (2.0 * chance - 1.0) * f64::from(MAX_SHARE)
    } else {
        let chance = chance.clamp(1e-9, 1.0 - 1e-9);
        SCORE_PER_E_FOLD * (chance / (1.0 - chance)).ln()
    };
    score.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_chances_are_inverse() {
        for shares in [false, true] {
            for score in [-600, -20, 0, 20, 333] {
                assert_eq!(score_of(chance_of(score, shares), shares), score);
            }
        }
        assert_eq!(score_of(0.48, false), -20, "2 points of an even game are a fifth of a pawn");
        assert_eq!(score_of(0.48, true), -400);
    }
}
