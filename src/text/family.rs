//! Families of texts: a language has all texts of a family, or none.
//!
//! A catalogue names its families: `### whole: core, lessons`. The texts of another family are in
//! English, so that no reader gets half a list.

/// Begins the comment line with a catalogue's families. Fluent's parser drops comments.
const WHOLE: &str = "### whole:";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// Everything else: commands, notices, moves, refusals.
    Core,
    /// Keys that begin with `lesson-`.
    Lessons,
    /// Keys that begin with `rules-`.
    Rules,
}

impl Family {
    const ALL: [Self; 3] = [Self::Core, Self::Lessons, Self::Rules];

    pub(super) fn of(key: &str) -> Self {
        if key.starts_with("lesson-") {
            Self::Lessons
        } else if key.starts_with("rules-") {
            Self::Rules
        } else {
            Self::Core
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Lessons => "lessons",
            Self::Rules => "rules",
        }
    }
}

/// The families that a catalogue has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WholeFamilies([bool; Family::ALL.len()]);

impl WholeFamilies {
    /// # Errors
    ///
    /// If the comment names an unknown family.
    pub(super) fn read(source: &str) -> Result<Self, String> {
        let mut families = Self::default();
        let lists = source.lines().filter_map(|line| line.strip_prefix(WHOLE));
        for name in lists.flat_map(|list| list.split(',')).map(str::trim) {
            let family = Family::ALL.into_iter().find(|family| family.name() == name);
            let family = family.ok_or_else(|| format!("unknown family {name}"))?;
            families.0[family as usize] = true;
        }
        Ok(families)
    }

    pub(super) const fn has(self, family: Family) -> bool {
        self.0[family as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_catalogue_names_its_families() {
        let check = |source: &str, expected: [bool; 3]| {
            let found = WholeFamilies::read(source).unwrap();
            assert_eq!(Family::ALL.map(|family| found.has(family)), expected, "{source}");
        };
        check("a = b\n", [false; 3]);
        check("### whole: core\na = b\n", [true, false, false]);
        check("### Texts.\n### whole: core, lessons\na = b\n", [true, true, false]);
        check("### whole: core, lessons, rules\n", [true; 3]);
        // A comment of another level.
        check("# whole: core\na = b\n", [false; 3]);
        assert_eq!(WholeFamilies::read("### whole: all\n"), Err("unknown family all".to_owned()));
    }

    #[test]
    fn the_key_tells_the_family() {
        for (key, family) in [
            ("lesson-kyo-chip-title", Family::Lessons),
            ("rules-page-kyo-setup", Family::Rules),
            ("rule-kyo-no_pawn", Family::Core),
            ("lessons-title", Family::Core),
        ] {
            assert_eq!(Family::of(key), family, "{key}");
        }
    }
}
