//! Bounds on the ratings of people who play each other again and again, or delete their data.

/// Maximum number of rated matches of one game that a pair begins within [`RATING_WINDOW_DAYS`].
pub const MAX_RATED_OF_PAIR: u32 = 4;

/// Maximum movement of a rating by one opponent within [`RATING_WINDOW_DAYS`], in points.
pub const MAX_POINTS_BY_OPPONENT: f64 = 200.0;

/// The rolling window of both bounds.
pub const RATING_WINDOW_DAYS: i64 = 7;

/// Number of people whom a player must have played rated to appear on leaderboards.
pub const MIN_LISTED_OPPONENTS: u32 = 3;

/// Days for which the rating of a deleted player is kept.
pub const KEPT_RATING_DAYS: i64 = 90;

/// Limits a movement of a rating. `earlier` are the movements by the same opponent within the
/// window, newest first.
///
/// If every movement is limited like this, the sum of the movements within any window is at most
/// [`MAX_POINTS_BY_OPPONENT`] in either direction.
#[must_use]
pub fn bounded_movement(earlier: &[f64], points: f64) -> f64 {
    let (mut sum, mut lowest, mut highest) = (0.0_f64, 0.0_f64, 0.0_f64);
    for moved in earlier {
        sum += moved;
        (lowest, highest) = (lowest.min(sum), highest.max(sum));
    }
    let up = (MAX_POINTS_BY_OPPONENT - highest).max(0.0);
    let down = (MAX_POINTS_BY_OPPONENT + lowest).max(0.0);
    points.clamp(-down, up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_moves_a_rating_by_at_most_200() {
        let check = |earlier: &[f64], points: f64, expected: f64| {
            assert_eq!(bounded_movement(earlier, points), expected, "{earlier:?} {points}");
        };
        check(&[], 162.0, 162.0);
        check(&[162.0], 110.0, 38.0);
        check(&[38.0, 162.0], 90.0, 0.0);
        check(&[38.0, 162.0], -90.0, -90.0);
        check(&[-100.0, -100.0], -1.0, 0.0);
        // Games won and lost in turn aren't limited.
        check(&[-100.0, 100.0, -100.0, 100.0], 100.0, 100.0);
        // The loss leaves the window before the win that followed it.
        check(&[200.0, -150.0], 50.0, 0.0);
        // Rows that exceed the bound, such as restored ones, allow no movement in that direction.
        check(&[150.0, 150.0], 10.0, 0.0);
        check(&[150.0, 150.0], -10.0, -10.0);
    }

    #[test]
    fn no_window_ever_exceeds_the_bound() {
        let mut random = 7_u64;
        let mut movements: Vec<(usize, f64)> = Vec::new();
        for hour in 0..5000_usize {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let points = ((random >> 33) % 400) as f64 - 150.0;
            let within = |at: usize| at + 7 * 24 > hour;
            let earlier: Vec<_> =
                movements.iter().rev().filter(|(at, _)| within(*at)).map(|(_, moved)| *moved).collect();
            if random.is_multiple_of(3) {
                movements.push((hour, bounded_movement(&earlier, points)));
                for length in 0..=earlier.len() {
                    let sum: f64 = movements.iter().rev().take(length + 1).map(|(_, moved)| moved).sum();
                    assert!(sum.abs() <= MAX_POINTS_BY_OPPONENT + 1e-9, "{sum} at {hour}");
                }
            }
        }
        assert!(movements.iter().any(|(_, moved)| *moved == 0.0), "the bound was never met");
    }
}
