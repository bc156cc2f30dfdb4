//! Classes of Unicode signs in typed texts: invisible signs, dashes, arrows, quotes.

/// Whether a sign is invisible: Unicode's `Default_Ignorable_Code_Point`.
pub(crate) const fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a sign has Unicode's property `Dash`.
pub(crate) const fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{58a}'
            | '\u{5be}'
            | '\u{1400}'
            | '\u{1806}'
            | '\u{2010}'..='\u{2015}'
            | '\u{2053}'
            | '\u{207b}'
            | '\u{208b}'
            | '\u{2212}'
            | '\u{2e17}'
            | '\u{2e1a}'
            | '\u{2e3a}'..='\u{2e3b}'
            | '\u{2e40}'
            | '\u{2e5d}'
            | '\u{301c}'
            | '\u{3030}'
            | '\u{30a0}'
            | '\u{fe31}'..='\u{fe32}'
            | '\u{fe58}'
            | '\u{fe63}'
            | '\u{ff0d}'
            | '\u{10d6e}'
            | '\u{10ead}'
    )
}

/// Whether a sign is an arrow: in Unicode's blocks of arrows or elsewhere, or a sign that looks like
/// one.
pub(crate) const fn is_arrow(sign: char) -> bool {
    matches!(
        sign,
        '>' | '\u{2190}'..='\u{21ff}'
            | '\u{23e9}'..='\u{23ec}'
            | '\u{25b6}'..='\u{25bb}'
            | '\u{2794}'
            | '\u{2798}'..='\u{27af}'
            | '\u{27b1}'..='\u{27be}'
            | '\u{27f0}'..='\u{27ff}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2b11}'
            | '\u{2b30}'..='\u{2b4f}'
            | '\u{2b5a}'..='\u{2bb8}'
            | '\u{2bec}'..='\u{2bef}'
            | '\u{ff1e}'
            | '\u{ffe9}'..='\u{ffec}'
            | '\u{1f51c}'
            | '\u{1f800}'..='\u{1f8ff}'
    )
}

/// Whether a sign is a cross that marks a capture.
pub(crate) const fn is_cross(sign: char) -> bool {
    matches!(sign, '×' | '\u{2573}' | '\u{2715}' | '\u{2716}' | '\u{2a09}' | '\u{2a2f}')
}

/// Whether a sign only quotes or formats a text.
pub(crate) const fn is_quote(sign: char) -> bool {
    matches!(
        sign,
        '"' | '\''
            | '`'
            | '*'
            | '_'
            | '|'
            | '´'
            | '«'
            | '»'
            | '\u{2018}'..='\u{201f}'
            | '\u{2039}'
            | '\u{203a}'
            | '\u{300c}'..='\u{300f}'
            | '\u{ff02}'
            | '\u{ff07}'
    )
}

/// Whether a sign comments on a move when it follows it: check, mate, good and bad moves.
pub(crate) const fn is_annotation(sign: char) -> bool {
    matches!(
        sign,
        '!' | '?'
            | '+'
            | '#'
            | '~'
            | '.'
            | ','
            | ';'
            | ':'
            | '†'
            | '‡'
            | '±'
            | '∓'
            | '⩲'
            | '⩱'
            | '∞'
            | '□'
            | '⌓'
            | '¿'
            | '¡'
            | '⁉'
            | '‼'
            | '⁇'
            | '⁈'
            | '❗'
            | '❓'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_have_one_class() {
        let classes: [fn(char) -> bool; 6] =
            [is_invisible, is_dash, is_arrow, is_cross, is_quote, is_annotation];
        let signs = (0..=u32::from(char::MAX)).filter_map(char::from_u32);
        let twice: Vec<char> =
            signs.filter(|sign| classes.iter().filter(|is| is(*sign)).count() > 1).collect();
        assert_eq!(twice, []);
    }

    #[test]
    fn typical_signs_are_recognized() {
        assert!("\u{200b}\u{200d}\u{feff}\u{ad}\u{fe0f}\u{202e}\u{2060}\u{3164}".chars().all(is_invisible));
        assert!("-‐‑‒–—―−﹘－〜".chars().all(is_dash));
        assert!(">→⇒➡➔⟶⤳⮕＞➜↗⇨🡒▶".chars().all(is_arrow));
        let letters = (' '..='~').filter(|sign| sign.is_ascii_alphanumeric() || "@=^/() ".contains(*sign));
        for sign in letters {
            assert!(!is_invisible(sign) && !is_dash(sign) && !is_arrow(sign) && !is_quote(sign), "{sign}");
        }
    }
}
