//! Alt texts: everything that a picture shows, as wordy as there is room.

use sealed_move_rules::Side;

/// Discord's limit for the alt text of a picture, in characters.
pub const ALT_LIMIT: usize = 1024;

/// From which side a picture is seen, and how its match ended, where it shows the end.
#[derive(Clone, Copy)]
pub(super) struct AltSeen<'a> {
    /// The side at the bottom.
    pub(super) from: Side,
    /// What begins the text of a match that ended; none while it goes on, and for a moment before the end.
    pub(super) end: Option<&'a str>,
}

impl From<Side> for AltSeen<'_> {
    fn from(from: Side) -> Self {
        Self { from, end: None }
    }
}

/// How a part of an alt text is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AltDetail {
    /// In words.
    Words,
    /// As the game writes it.
    Notation,
}

/// The first text that fits; the texts come from the wordiest to the shortest. Where none fits it is
/// the last.
pub(super) fn first_fitting(texts: impl IntoIterator<Item = String>) -> String {
    let mut shortest = String::new();
    for text in texts {
        if text.chars().count() <= ALT_LIMIT {
            return text;
        }
        shortest = text;
    }
    shortest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wordiest_text_that_fits_is_taken() {
        let text = |length: usize| "é".repeat(length);
        assert_eq!(first_fitting([text(2000), text(1024), text(5)]), text(1024));
        assert_eq!(first_fitting([text(2000), text(1500)]), text(1500));
    }
}
