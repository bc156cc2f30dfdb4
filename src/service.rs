//! One deed at a time: load, decide, commit.
