//! Tests of the computer players, in one binary.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod laws;
mod puzzles;
mod review;
mod versions;
