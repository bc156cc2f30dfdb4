//! Lessons, puzzles, daily puzzles, and forks for practice.

pub(in crate::service) mod course_progress;
pub(in crate::service) mod dailies;
pub(in crate::service) mod daily_tries;
pub(in crate::service) mod forks;
pub(in crate::service) mod lessons;
pub(in crate::service) mod own_puzzles;
pub(in crate::service) mod puzzles;
