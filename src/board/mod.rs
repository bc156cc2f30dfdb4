//! Pictures: a view in, pixels out.
