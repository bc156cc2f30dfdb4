//! Unicode emoji detection.

/// Returns whether `text` is a single Unicode emoji, such as `👋`, `👩‍🚀`, `🇪🇺` or `1️⃣`.
///
/// Checks Unicode blocks rather than the full emoji list, so a few other symbols pass too.
pub(crate) fn is_unicode_emoji(text: &str) -> bool {
    let keycap = |first: char| first.is_ascii_digit() || matches!(first, '#' | '*');
    let mut letters = text.chars();
    let Some(first) = letters.next() else {
        return false;
    };
    if keycap(first) {
        return text.ends_with('\u{20e3}') && text.chars().count() <= 3;
    }
    let joins = |letter: char| {
        matches!(u32::from(letter), 0x200d | 0x20e3 | 0xfe0f | 0xe0020..=0xe007f) || is_symbol(letter)
    };
    is_symbol(first) && letters.all(joins) && text.chars().count() <= 16
}

fn is_symbol(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0xa9 | 0xae
            | 0x203c
            | 0x2049
            | 0x2122
            | 0x2139
            | 0x2194..=0x21aa
            | 0x231a..=0x23ff
            | 0x24c2
            | 0x25aa..=0x25fe
            | 0x2600..=0x27bf
            | 0x2934..=0x2935
            | 0x2b05..=0x2b55
            | 0x3030
            | 0x303d
            | 0x3297
            | 0x3299
            | 0x1f000..=0x1faff
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emojis_are_distinguished_from_words() {
        for emoji in ["👋", "👍🏽", "👩‍🚀", "🇪🇺", "1️⃣", "⏮", "❤️", "✅"] {
            assert!(is_unicode_emoji(emoji), "{emoji}");
        }
        for word in ["", "notanemoji", "a", "1", "12", "👋x", ":wave:", "ä"] {
            assert!(!is_unicode_emoji(word), "{word}");
        }
    }
}
