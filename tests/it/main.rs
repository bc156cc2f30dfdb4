//! One test binary for everything that crosses modules: it links once.
//!
//! Test data copied from the rules' vectors lies in `tests/vectors/`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod aruki;
mod colours;
mod composer;
mod deeds;
mod kyo;
mod kyo_laws;
mod kyo_naive;
mod laws;
mod naive;
mod openapi;
mod pictures;
mod play;
mod random;
mod referee;
mod sandbox;
mod structure;
