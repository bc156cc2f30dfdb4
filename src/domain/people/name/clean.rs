//! Removes everything from a name that can't be seen or that affects other text.

use icu_properties::props::{BidiClass, DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Combining marks kept per letter. More would cover the lines above and below.
const MAX_MARKS: usize = 3;

/// Maximum length of a name in characters; Discord's own limit.
const MAX_LENGTH: usize = 32;

/// Characters that look like a space, although Unicode doesn't count them as one: a Braille pattern
/// without dots, and a note without a head.
const BLANKS: [char; 2] = ['\u{2800}', '\u{1d159}'];

/// Stands for an object that isn't part of the text.
const OBJECT: char = '\u{fffc}';

/// The joiner and the non-joiner, which shape emojis and some scripts.
const JOINERS: [char; 2] = ['\u{200d}', '\u{200c}'];

/// Select a colorless or a colored form of the character before.
const STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

enum Kind {
    Visible,
    Space,
    Mark,
    Joiner,
    Style,
    Dropped,
}

impl Kind {
    fn of(c: char) -> Self {
        if c.is_whitespace() || BLANKS.contains(&c) {
            return Self::Space;
        }
        if JOINERS.contains(&c) {
            return Self::Joiner;
        }
        if STYLES.contains(&c) {
            return Self::Style;
        }
        if c == OBJECT || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c) {
            return Self::Dropped;
        }
        match CodePointMapData::<GeneralCategory>::new().get(c) {
            GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::PrivateUse => Self::Dropped,
            GeneralCategory::Unassigned if is_never_assigned(c) => Self::Dropped,
            GeneralCategory::NonspacingMark
            | GeneralCategory::SpacingMark
            | GeneralCategory::EnclosingMark => Self::Mark,
            _ => Self::Visible,
        }
    }
}

/// Whether an unassigned character won't become an emoji or a letter: a noncharacter, or one above the
/// planes with letters. Others may be newer than this program.
fn is_never_assigned(c: char) -> bool {
    matches!(u32::from(c), 0xfdd0..=0xfdef | 0x4_0000..) || u32::from(c) & 0xfffe == 0xfffe
}

/// Returns the visible part of a name on one line, or `None` if there is none.
pub(super) fn clean(name: &str) -> Option<String> {
    let mut kept: Vec<char> = Vec::with_capacity(MAX_LENGTH);
    let (mut marks, mut space, mut joiner) = (0, false, None);
    for c in name.chars() {
        let after_visible = !kept.is_empty() && !space && joiner.is_none();
        match Kind::of(c) {
            Kind::Dropped => {}
            Kind::Space => space = true,
            Kind::Joiner if after_visible => joiner = Some(c),
            Kind::Style if after_visible && !kept.last().is_some_and(|c| STYLES.contains(c)) => kept.push(c),
            Kind::Mark if after_visible && marks < MAX_MARKS => {
                marks += 1;
                kept.push(c);
            }
            Kind::Joiner | Kind::Style | Kind::Mark => {}
            Kind::Visible => {
                if space && !kept.is_empty() {
                    kept.push(' ');
                } else if !space {
                    kept.extend(joiner);
                }
                kept.push(c);
                (marks, space, joiner) = (0, false, None);
            }
        }
        if kept.len() > MAX_LENGTH {
            kept.truncate(MAX_LENGTH - 1);
            kept.push('…');
            break;
        }
    }
    (!kept.is_empty()).then(|| kept.into_iter().collect())
}

/// Whether a character can't be seen, except for an ordinary space or line break.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    !matches!(c, ' ' | '\n') && matches!(Kind::of(c), Kind::Dropped | Kind::Joiner | Kind::Space)
}

/// Whether a character only shapes its neighbors.
pub(super) fn is_joiner(c: char) -> bool {
    JOINERS.contains(&c) || STYLES.contains(&c)
}

/// Whether a character is a combining mark.
pub(super) fn is_mark(c: char) -> bool {
    matches!(Kind::of(c), Kind::Mark)
}

/// Whether a name contains letters written from right to left.
pub(super) fn is_right_to_left(name: &str) -> bool {
    let class = CodePointMapData::<BidiClass>::new();
    name.chars().any(|c| matches!(class.get(c), BidiClass::RightToLeft | BidiClass::ArabicLetter))
}
