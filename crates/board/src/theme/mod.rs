//! The themes: what they are called, and which colors a picture needs.

use std::fmt;
use std::str::FromStr;

use super::scene::{ColorScheme, TileShape, Tone};
use sealed_move_rules::Side;

mod boards;
mod pieces;

/// A color: red, green, blue.
pub(super) type Rgb = [u8; 3];

/// A theme that a player can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ThemeName {
    /// A material for each game: wood, stone, meadow, slate.
    #[default]
    Classic,
    /// The same materials, for dark rooms.
    Dark,
    /// One board of plain grays and strong marks, for eyes that need high contrast.
    Contrast,
}

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Dark, Self::Contrast];
    /// What [`Classic`](Self::Classic) was called before; it still reads, and is shown nowhere.
    pub const FORMER: &'static str = "wood";

    pub(super) const fn theme(self, scheme: ColorScheme) -> &'static Theme {
        &boards::THEMES[self as usize][scheme as usize]
    }
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

/// There is no such theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no theme is called {0:?}; there are: {themes}", themes = ThemeName::ALL.map(|theme| theme.to_string()).join(", "))]
pub struct UnknownTheme(String);

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == Self::FORMER {
            return Ok(Self::Classic);
        }
        Self::ALL
            .into_iter()
            .find(|theme| theme.to_string() == text)
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// The colors of one kind of highlight.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToneColors {
    /// Lines and badges.
    pub(super) ink: Rgb,
    /// The edge round them, of the opposite lightness: it makes them stand out on any square.
    pub(super) edge: Rgb,
    /// What a light square becomes.
    pub(super) light: Rgb,
    /// What a dark square becomes.
    pub(super) dark: Rgb,
}

impl ToneColors {
    /// Whether its lines are told from the washed squares without their edge. Light ones are not: the lighter squares
    /// are too near to them.
    pub(super) fn has_dark_ink(&self) -> bool {
        let sum = |color: Rgb| color.iter().map(|&channel| u32::from(channel)).sum::<u32>();
        sum(self.ink) < sum(self.edge)
    }
}

/// A theme's colors.
#[derive(Debug)]
pub(super) struct Theme {
    /// Behind everything: the rim and the panel.
    pub(super) frame: Rgb,
    /// Coordinates and names on it.
    pub(super) label: Rgb,
    /// The name of the side that waits.
    pub(super) dim: Rgb,
    /// Light squares.
    pub(super) light: Rgb,
    /// Dark squares.
    pub(super) dark: Rgb,
    /// The lightness added to a column of pixels, by the strength of the grain there. A grain too faint to be seen
    /// serves, too: rows that tell their columns apart pack smaller and faster than plain ones.
    pub(super) grain: [i8; 4],
    /// Where trays and powers lie.
    pub(super) well: Rgb,
    /// The text on it.
    pub(super) well_label: Rgb,
    /// The plate behind letters on the board, and the bar of the side on turn.
    pub(super) plate: Rgb,
    /// The text on it.
    pub(super) plate_label: Rgb,
    /// By [`Tone`](super::scene::Tone).
    pub(super) tones: [ToneColors; Tone::ALL.len()],
    /// The colors of what stands on the board.
    pub(super) scheme: SchemeColors,
}

/// The colors of a side, as its sprites have them.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideColors {
    /// The fill.
    pub(super) fill: Rgb,
    /// The crescent of shade in it.
    pub(super) shade: Rgb,
    /// The details.
    pub(super) line: Rgb,
    /// The line round it.
    pub(super) rim: Rgb,
    /// The line round that; the same where there is none.
    pub(super) key: Rgb,
}

/// The colors of what stands on a game's board.
#[derive(Clone, Copy, Debug)]
pub(super) struct SchemeColors {
    /// The sides, the first one first.
    pub(super) sides: [SideColors; 2],
    /// What belongs to nobody: each kind of it.
    pub(super) neutral: &'static [SideColors],
    /// Further colors of sprites and chips.
    pub(super) extra: &'static [Rgb],
    /// The ground of tiles by [`TileShape`], the first side's first.
    pub(super) grounds: Option<[[Rgb; 2]; TileShape::ALL.len()]>,
    /// The highlights that there are.
    pub(super) tones: &'static [Tone],
}

impl SchemeColors {
    /// The ground of a side's tiles of a shape.
    pub(super) fn ground(&self, side: Side, shape: TileShape) -> Rgb {
        self.grounds.map_or(self.sides[side.index()].fill, |grounds| grounds[shape as usize][side.index()])
    }
}

pub(super) use pieces::{CHIP_DARK, CHIP_LIGHT, CHIP_SEAM, colors};

#[cfg(test)]
pub(crate) mod tests;
