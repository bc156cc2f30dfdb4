//! The words for the computer's levels.

use super::words::Word;
use crate::domain::Level;

/// A computer level, such as `Careful`.
pub(super) const fn level_word(level: Level) -> Word {
    Word::new(match level {
        Level::Newcomer => "level-newcomer",
        Level::Beginner => "level-beginner",
        Level::Careful => "level-careful",
        Level::Club => "level-club",
        Level::Strong => "level-strong",
        Level::Best => "level-best",
    })
}
