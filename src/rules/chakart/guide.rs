//! What the pages of its rules show.

use crate::rules::guide::Chapter;

/// The pages, in the order in which they are turned over.
pub(super) static CHAPTERS: &[Chapter] = &[];
