//! The rules of the games, pure: no I/O, clock, async or randomness.
