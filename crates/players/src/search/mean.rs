//! Expectations within an alpha-beta window.

use super::super::board::MAX_SHARE;

/// A weighted mean of scores that stops once it leaves its window (Star1).
pub(super) struct Mean {
    alpha: i32,
    beta: i32,
    sum: f64,
    /// The total probability of the missing scores.
    left: f64,
    /// The maximum contribution of the missing scores.
    most: f64,
    /// The window of the next score.
    window: (i32, i32),
}

impl Mean {
    /// An empty mean. Results outside the window needn't be exact. `most` is an upper bound for the
    /// mean.
    pub(super) const fn new(alpha: i32, beta: i32, most: f64) -> Self {
        Self { alpha, beta, sum: 0.0, left: 1.0, most, window: (0, 0) }
    }

    /// The window for the next score, which has probability `share` and is at most `most`. A score
    /// outside it decides the result, whatever follows.
    pub(super) fn window(&mut self, share: f64, most: i32) -> (i32, i32) {
        let sure = f64::from(MAX_SHARE);
        self.left -= share;
        self.most -= share * f64::from(most);
        let low = (f64::from(self.alpha.max(-MAX_SHARE)) - self.sum - self.most) / share;
        let high = (f64::from(self.beta.min(MAX_SHARE)) - self.sum + self.left * sure) / share;
        let (low, high) = (low.max(-2.0 * sure).floor() as i32, high.min(2.0 * sure).ceil() as i32);
        self.window = (low, high.max(low + 1));
        self.window
    }

    /// Adds a score. Returns a bound for the mean if it has left its window.
    pub(super) fn add(&mut self, share: f64, value: i32) -> Option<i32> {
        let (least, (low, high)) = (self.left * f64::from(MAX_SHARE), self.window);
        self.sum += share * f64::from(value.clamp(-MAX_SHARE, MAX_SHARE));
        if value <= low {
            return Some(self.alpha.min((self.sum + self.most).ceil() as i32));
        }
        (value >= high).then(|| self.beta.max((self.sum - least).floor() as i32))
    }

    /// The mean of all added scores.
    pub(super) fn value(&self) -> i32 {
        self.sum.round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: f64 = MAX_SHARE as f64;

    #[test]
    fn scores_within_the_window_give_their_mean() {
        let mut mean = Mean::new(-MAX_SHARE, MAX_SHARE, ALL);
        for (share, score) in [(0.5, 1000), (0.25, -2000), (0.25, 400)] {
            mean.window(share, MAX_SHARE);
            assert_eq!(mean.add(share, score), None);
        }
        assert_eq!(mean.value(), 100);
    }

    #[test]
    fn a_decisive_score_ends_the_mean() {
        // Even if the second half wins, the mean is at most 0.
        let mut mean = Mean::new(1, 1000, ALL);
        let (low, _) = mean.window(0.5, MAX_SHARE);
        assert!(low > -MAX_SHARE, "{low}");
        let most = mean.add(0.5, -MAX_SHARE).unwrap();
        assert!(most <= 1, "{most}");
        let mut mean = Mean::new(-1000, -1, ALL);
        let (_, high) = mean.window(0.5, MAX_SHARE);
        assert!(high < MAX_SHARE, "{high}");
        let least = mean.add(0.5, MAX_SHARE).unwrap();
        assert!(least >= -1, "{least}");
    }

    #[test]
    fn an_upper_bound_ends_the_mean_sooner() {
        // The second half is worth at most 200. If the first scores 100, the mean is at most 150.
        let mut mean = Mean::new(150, 1000, 0.5 * 400.0 + 0.5 * 200.0);
        let (low, _) = mean.window(0.5, 400);
        assert_eq!(low, 100);
        assert_eq!(mean.add(0.5, 100), Some(150));
        let mut mean = Mean::new(150, 1000, ALL);
        let (low, _) = mean.window(0.5, MAX_SHARE);
        assert!(low < -MAX_SHARE / 2, "without the bound, the first half is not decisive: {low}");
        assert_eq!(mean.add(0.5, 100), None);
    }
}
