//! Matches as rows.
