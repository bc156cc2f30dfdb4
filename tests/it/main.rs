//! One test binary for everything that crosses modules: it links once.
//!
//! Test data copied from the rules' vectors lies in `tests/vectors/`.

mod aruki;
mod laws;
mod naive;
mod pictures;
mod random;
mod referee;
mod sandbox;
