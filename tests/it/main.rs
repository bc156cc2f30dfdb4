//! One test binary for everything that crosses modules: it links once.
//!
//! Test data copied from the rules' vectors lies in `tests/vectors/`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod actions;
mod alts;
mod answering;
mod aruki;
mod chakart;
mod chakart_draws;
mod chakart_laws;
mod clocks;
mod colours;
mod composer;
mod composer_vectors;
mod computers;
mod dailies;
mod data_folder;
mod databases;
mod dice;
mod documents;
mod entering;
mod expiry;
mod fuzzing;
mod guide;
mod kyo;
mod kyo_laws;
mod kyo_naive;
mod laws;
mod likeliest;
mod lists;
mod lusus;
mod lusus_laws;
mod lusus_pictures;
mod month;
mod naive;
mod offers;
mod openapi;
mod patience;
mod pictures;
mod play;
mod previews;
mod program;
mod puzzles;
mod random;
mod ratings;
mod referee;
mod referee_bounds;
mod reviews;
mod sandbox;
mod servers;
mod source;
mod statements;
mod stopping;
mod structure;
mod texts;
