//! Expectations, as far as a window asks for them.

use super::super::board::SURE;

/// The mean of scores with their shares, as far as a window asks for it (Star1).
pub(super) struct Mean {
    alpha: i32,
    beta: i32,
    sum: f64,
    /// The share of what was not added yet.
    left: f64,
    /// What that gives at most.
    most: f64,
    /// The window of the score that is added next.
    window: (i32, i32),
}

impl Mean {
    /// Of nothing yet; scores from `beta` on, and up to `alpha`, need not be exact. No more than `most` can come of it.
    pub(super) const fn new(alpha: i32, beta: i32, most: f64) -> Self {
        Self { alpha, beta, sum: 0.0, left: 1.0, most, window: (0, 0) }
    }

    /// Outside of which scores the next one, with its share and at most `most`, decides whatever the others give.
    pub(super) fn window(&mut self, share: f64, most: i32) -> (i32, i32) {
        let sure = f64::from(SURE);
        self.left -= share;
        self.most -= share * f64::from(most);
        let low = (f64::from(self.alpha.max(-SURE)) - self.sum - self.most) / share;
        let high = (f64::from(self.beta.min(SURE)) - self.sum + self.left * sure) / share;
        let (low, high) = (low.max(-2.0 * sure).floor() as i32, high.min(2.0 * sure).ceil() as i32);
        self.window = (low, high.max(low + 1));
        self.window
    }

    /// Adds a score; tells what the mean is at most or at least where that decides.
    pub(super) fn add(&mut self, share: f64, value: i32) -> Option<i32> {
        let (least, (low, high)) = (self.left * f64::from(SURE), self.window);
        self.sum += share * f64::from(value.clamp(-SURE, SURE));
        if value <= low {
            return Some(self.alpha.min((self.sum + self.most).ceil() as i32));
        }
        (value >= high).then(|| self.beta.max((self.sum - least).floor() as i32))
    }

    /// The mean of all that were added.
    pub(super) fn value(&self) -> i32 {
        self.sum.round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: f64 = SURE as f64;

    #[test]
    fn scores_within_the_window_give_their_mean() {
        let mut mean = Mean::new(-SURE, SURE, ALL);
        for (share, score) in [(0.5, 1000), (0.25, -2000), (0.25, 400)] {
            mean.window(share, SURE);
            assert_eq!(mean.add(share, score), None);
        }
        assert_eq!(mean.value(), 100);
    }

    #[test]
    fn a_score_that_leaves_the_rest_without_a_say_ends_it() {
        // Of two halves one at most wins: with the other lost, no mean is above 0.
        let mut mean = Mean::new(1, 1000, ALL);
        let (low, _) = mean.window(0.5, SURE);
        assert!(low > -SURE, "{low}");
        let most = mean.add(0.5, -SURE).unwrap();
        assert!(most <= 1, "{most}");
        let mut mean = Mean::new(-1000, -1, ALL);
        let (_, high) = mean.window(0.5, SURE);
        assert!(high < SURE, "{high}");
        let least = mean.add(0.5, SURE).unwrap();
        assert!(least >= -1, "{least}");
    }
    #[test]
    fn what_the_rest_is_worth_at_most_ends_it_sooner() {
        // The half that is left is worth 200 at most: with 100 for the first, no mean is above 150.
        let mut mean = Mean::new(150, 1000, 0.5 * 400.0 + 0.5 * 200.0);
        let (low, _) = mean.window(0.5, 400);
        assert_eq!(low, 100);
        assert_eq!(mean.add(0.5, 100), Some(150));
        let mut mean = Mean::new(150, 1000, ALL);
        let (low, _) = mean.window(0.5, SURE);
        assert!(low < -SURE / 2, "without that, the first half decides nothing: {low}");
        assert_eq!(mean.add(0.5, 100), None);
    }
}
