//! Views and turns as sentences.
