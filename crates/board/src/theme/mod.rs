//! The themes: what they are called, and which colors a picture needs.

use super::scene::{ColorScheme, TileShape, Tone};
use super::theme_name::ThemeName;
use sealed_move_rules::Side;

mod boards;
mod pieces;
mod signs;

/// A color: red, green, blue.
pub(super) type Rgb = [u8; 3];

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

impl ThemeName {
    pub(super) const fn theme(self, scheme: ColorScheme) -> &'static Theme {
        &boards::THEMES[self as usize][scheme as usize]
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
pub(super) use signs::{CAPTURE_DISC, CAPTURE_INK};

#[cfg(test)]
pub(crate) mod tests;
