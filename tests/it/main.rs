//! One test binary for everything that crosses packages, so that it links once.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use sealed_move::domain::PersonKey;

/// The vectors of all games, in a folder per game.
const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/rules/tests/vectors");

mod actions;
mod alts;
mod answering;
#[path = "../../crates/sandbox/tests/with_serenity/bed.rs"]
#[allow(dead_code, reason = "the sandbox's own tests use the rest")]
mod bed;
mod boards;
#[path = "../../crates/rules/tests/it/chakart_play.rs"]
mod chakart_play;
mod clocks;
mod colours;
mod commits;
mod computers;
mod cups;
mod dailies;
mod data_folder;
mod databases;
mod dice;
mod documents;
mod entering;
mod expiry;
mod fuzzing;
mod guide;
mod ladders;
mod leagues;
mod lists;
mod lusus_pictures;
mod month;
mod names;
mod offers;
#[path = "../../crates/sandbox/tests/common/openapi.rs"]
mod openapi;
mod own_puzzles;
mod packaging;
mod people;
mod pictures;
mod play;
mod previews;
mod program;
#[path = "../../crates/rules/tests/it/random.rs"]
mod random;
mod rating_bounds;
mod ratings;
mod referee;
mod referee_bounds;
mod requests;
mod reviews;
mod servers;
mod source;
mod statements;
mod stopping;
mod structure;
mod swiss;
mod tables;
mod texts;
#[path = "../../crates/sandbox/tests/with_serenity/timeouts.rs"]
mod timeouts;
mod tournament_files;
mod translations;
#[path = "../../crates/rules/tests/it/vectors.rs"]
mod vectors;
mod words;

/// The key of hashed people in all tests.
fn person_key() -> PersonKey {
    PersonKey::from_token("test")
}
