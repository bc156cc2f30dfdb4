//! Tests of the computer players, in one binary.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod hints;
mod laws;
mod openings;
mod puzzles;
mod reasons;
mod review;
mod review_figures;
mod short_moves;
mod versions;
