//! Arguments into commands.
