//! Lessons, puzzles, daily puzzles and reviews.

pub(in crate::domain) mod daily;
pub(in crate::domain) mod daily_try;
pub(in crate::domain) mod fitting_lesson;
pub(in crate::domain) mod lesson;
pub(in crate::domain) mod own_puzzle;
pub(in crate::domain) mod puzzle;
pub(in crate::domain) mod refutation;
pub(in crate::domain) mod review;
pub(in crate::domain) mod streak;
