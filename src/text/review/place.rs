//! Where a text appears, by its key.

/// A place of texts, with Discord's limit for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Word,
    CommandDescription,
    Choice,
    Button,
    Menu,
    /// A title or a label of a form.
    Form,
    /// An example in an empty field of a form.
    FieldHint,
    Label,
    AltText,
    Notice,
    Refusal,
    Rules,
    Lesson,
    Answer,
}

/// Beginnings of keys, the first that fits counts.
const PREFIXES: [(&str, Place); 14] = [
    ("-", Place::Word),
    ("command-", Place::CommandDescription),
    ("choice-", Place::Choice),
    ("button-", Place::Button),
    ("menu-", Place::Menu),
    ("modal-turn-hint", Place::FieldHint),
    ("modal-", Place::Form),
    ("label-", Place::Label),
    ("notice-", Place::Notice),
    ("refusal-", Place::Refusal),
    ("rule-", Place::Refusal),
    ("rules-page-", Place::Rules),
    ("rules-chapter-", Place::Rules),
    ("lesson-", Place::Lesson),
];

impl Place {
    pub(super) fn of(key: &str) -> Self {
        if key.contains("-alt-") || key.ends_with("-alt") || key.starts_with("alt-") {
            return Self::AltText;
        }
        let found = PREFIXES.iter().find(|(prefix, _)| key.starts_with(prefix));
        found.map_or(Self::Answer, |(_, place)| *place)
    }

    /// The name for a reader of the sheet.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Word => "word",
            Self::CommandDescription => "command",
            Self::Choice => "choice",
            Self::Button => "button",
            Self::Menu => "menu",
            Self::Form => "form",
            Self::FieldHint => "example in a form",
            Self::Label => "label in a picture",
            Self::AltText => "alt text",
            Self::Notice => "notice",
            Self::Refusal => "refusal",
            Self::Rules => "rules",
            Self::Lesson => "lesson",
            Self::Answer => "answer",
        }
    }

    /// The most characters of a text, if the place itself has a limit.
    ///
    /// Source: Discord's pages "Application Commands", "Component Reference" and "Message".
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        match self {
            Self::CommandDescription | Self::Choice | Self::FieldHint => Some(100),
            Self::Button => Some(80),
            Self::Menu => Some(32),
            Self::Form => Some(45),
            Self::AltText => Some(crate::text::ALT_LIMIT),
            Self::Notice | Self::Refusal | Self::Answer => Some(2000),
            Self::Rules | Self::Lesson => Some(4096),
            Self::Word | Self::Label => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_tells_the_place() {
        for (key, place, limit) in [
            ("-kyo-kind-K", Place::Word, None),
            ("command-move", Place::CommandDescription, Some(100)),
            ("button-play", Place::Button, Some(80)),
            ("kyo-alt-mana", Place::AltText, Some(1024)),
            ("modal-turn-hint", Place::FieldHint, Some(100)),
            ("modal-note", Place::Form, Some(45)),
            ("rules-page-kyo-setup", Place::Rules, Some(4096)),
            ("profile-none", Place::Answer, Some(2000)),
        ] {
            assert_eq!((Place::of(key), Place::of(key).limit()), (place, limit), "{key}");
        }
    }
}
