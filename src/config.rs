//! Settings, read once and checked.
