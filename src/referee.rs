//! The rules as JSON Lines.
