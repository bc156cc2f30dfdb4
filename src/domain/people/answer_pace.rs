//! How fast a player answers, as shown before someone accepts their challenge.

/// Minimum number of finished matches for a statement about a player's pace.
const MIN_MATCHES: u32 = 5;

/// Minimum number of answers.
const MIN_ANSWERS: usize = 20;

/// Percentage of the answers that took at most [`AnswerPace::hours`].
const MOST_PERCENT: usize = 80;

const HOUR_MS: i64 = 3_600_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerPace {
    /// Most answers took at most this many hours.
    pub hours: i64,
    /// Number of finished matches against people.
    pub finished: u32,
    /// Number of those lost on time.
    pub lost_on_time: u32,
}

impl AnswerPace {
    /// Summarizes the milliseconds that answers took. Returns `None` if there are too few.
    #[must_use]
    pub fn of(mut answers_ms: Vec<i64>, finished: u32, lost_on_time: u32) -> Option<Self> {
        if finished < MIN_MATCHES || answers_ms.len() < MIN_ANSWERS {
            return None;
        }
        answers_ms.sort_unstable();
        let most_ms = answers_ms[(answers_ms.len() * MOST_PERCENT).div_ceil(100) - 1];
        let hours = (most_ms.max(0) + HOUR_MS - 1) / HOUR_MS;
        Some(Self { hours: hours.max(1), finished, lost_on_time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_fifths_of_the_answers_count_as_most() {
        let hours = |answered: &[i64]| {
            let answers = answered.iter().map(|hours| hours * HOUR_MS).collect();
            AnswerPace::of(answers, 41, 1).map(|pace| pace.hours)
        };
        // Sixteen of twenty answers took at most nine hours, the others a week.
        let mut answered = vec![168; 4];
        answered.extend((0..16).map(|number| 9 - number % 3));
        assert_eq!(hours(&answered), Some(9));
        assert_eq!(hours(&answered[1..]), None, "too few answers");
        assert_eq!(AnswerPace::of(vec![0; 20], 4, 0), None, "too few matches");
        assert_eq!(AnswerPace::of(vec![0; 20], 5, 2).map(|pace| pace.hours), Some(1));
        assert_eq!(AnswerPace::of(vec![HOUR_MS + 1; 20], 5, 2).map(|pace| pace.hours), Some(2));
    }
}
