//! Tests of the computer players, in one binary.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod laws;
mod puzzles;
mod review;
