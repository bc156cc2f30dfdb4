//! Shortening texts to what there is room for.

/// A text cut to `limit` characters, with an ellipsis where something is missing.
#[must_use]
pub fn clip(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    text.chars().take(limit.saturating_sub(1)).chain(['…']).collect()
}

/// The last words of a move's text in at most `limit` characters, behind an ellipsis where the first
/// ones are missing. The text is in a game's notation, which is ASCII.
pub(super) fn clip_start(text: &str, limit: usize) -> String {
    if text.len() <= limit {
        return text.to_owned();
    }
    let from = text.len() - limit;
    let start = text[from..].find(' ').map_or(from, |blank| from + blank);
    format!("…{}", &text[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_ends_with_an_ellipsis() {
        assert_eq!(clip("móvé", 4), "móvé");
        assert_eq!(clip("móvés", 4), "móv…");
        assert_eq!(clip("a", 0), "…");
    }

    #[test]
    fn the_end_of_a_long_move_is_kept_word_by_word() {
        assert_eq!(clip_start("A0 A1 A2", 8), "A0 A1 A2");
        assert_eq!(clip_start("A0 A1 A2", 7), "… A1 A2");
        assert_eq!(clip_start("A0A1A2", 4), "…A1A2");
    }
}
