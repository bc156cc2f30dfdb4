//! One test binary for everything that crosses modules: it links once.
//!
//! Test data copied from the rules' vectors lies in `tests/vectors/`.

mod aruki;
mod deeds;
mod laws;
mod naive;
mod openapi;
mod pictures;
mod play;
mod random;
mod referee;
mod sandbox;
mod structure;
