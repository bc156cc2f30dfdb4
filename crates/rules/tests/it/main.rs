//! The vectors and laws of the games, in one binary.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

/// The vectors of all games, in a folder per game.
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");

mod aruki;
mod aruki_laws;
mod aruki_naive;
mod chakart;
mod chakart_draws;
mod chakart_laws;
mod chakart_play;
mod composer;
mod composer_vectors;
mod entering;
mod exercise_menus;
mod kyo;
mod kyo_laws;
mod kyo_naive;
mod likeliest;
mod lusus;
mod lusus_laws;
mod puzzle_truth;
mod random;
mod respelled;
mod vectors;
