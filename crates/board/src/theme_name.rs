use std::fmt;
use std::str::FromStr;

/// A color theme that a player can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ThemeName {
    /// A material for each game: wood, stone, meadow, slate.
    #[default]
    Classic,
    /// The same materials, for dark rooms.
    Dark,
    /// Plain grays and strong marks, with high contrast.
    Contrast,
}

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Dark, Self::Contrast];
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Classic => "classic",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        })
    }
}

/// An unknown name of a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme {0:?}; expected one of {themes}", themes = ThemeName::ALL.map(|theme| theme.to_string()).join(", "))]
pub struct UnknownTheme(String);

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.to_string() == text)
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}
