//! The colors of themes.

use super::scene::{ColorScheme, Spot, TileShape, Tone};
use super::theme_name::ThemeName;
use sealed_move_rules::Side;

mod boards;
mod pieces;
mod signs;

/// Red, green and blue.
pub(super) type Rgb = [u8; 3];

/// The colors of a highlight.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToneColors {
    /// Lines and badges.
    pub(super) ink: Rgb,
    /// The edge around the ink. It has the opposite lightness, so that marks are visible on every
    /// square.
    pub(super) edge: Rgb,
    /// A tinted light square.
    pub(super) light: Rgb,
    /// A tinted dark square.
    pub(super) dark: Rgb,
}

impl ToneColors {
    /// Whether the ink stands out on tinted squares without its edge. Light ink is too close to the
    /// lighter squares.
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

/// Mixes `alpha` parts of `over`, out of 255, with `below`.
pub(super) fn mix(below: Rgb, over: Rgb, alpha: u8) -> Rgb {
    let alpha = u32::from(alpha);
    std::array::from_fn(|channel| {
        let sum = u32::from(below[channel]) * (255 - alpha) + u32::from(over[channel]) * alpha;
        ((sum + 127) / 255) as u8
    })
}

/// Brightness of a shadow in percent of the ground's.
const SHADOW: u32 = 78;

/// Returns the color of a shadow on ground of this color.
pub(super) fn shaded(ground: Rgb) -> Rgb {
    ground.map(|channel| (u32::from(channel) * SHADOW / 100) as u8)
}

/// Brightness of light on the ground in percent of the ground's.
const LIGHT: u32 = 120;

/// Returns the color of light on ground of this color.
pub(super) fn lit(ground: Rgb) -> Rgb {
    ground.map(|channel| (u32::from(channel) * LIGHT / 100).min(255) as u8)
}

/// Opacity of white on the edge of a slate, out of 255.
const SPLIT_LIGHT: u8 = 60;

/// Returns the color of the upper edge of a slate of this color.
pub(super) fn split(slate: Rgb) -> Rgb {
    mix(slate, [255; 3], SPLIT_LIGHT)
}

/// Opacity of white on the rim's lit bars, and of black on its other bars, out of 255.
const RIM_LIGHT: u8 = 12;
/// Opacity of white in the emblem, out of 255.
const EMBLEM_LIGHT: u8 = 64;
/// Opacity of the text's color in the line inside of the rim.
const RIM_LINE: u8 = 110;

impl Theme {
    /// Returns the color of a square, tinted if it has a tone.
    pub(super) fn ground(&self, at: Spot, tone: Option<Tone>) -> Rgb {
        let [light, dark] = match tone.map(|tone| &self.tones[tone.index()]) {
            Some(tone) => [tone.light, tone.dark],
            None => [self.light, self.dark],
        };
        // The corner at each side's left hand is dark.
        if (at.file + at.rank).is_multiple_of(2) { dark } else { light }
    }

    /// Returns the colors of the rim's bars: those above and to the left of the board, which are lit, and the
    /// other two.
    pub(super) fn rim(&self) -> [Rgb; 2] {
        [mix(self.frame, [255; 3], RIM_LIGHT), mix(self.frame, [0; 3], 5 * RIM_LIGHT)]
    }

    /// Returns the color of the emblem in the panel.
    pub(super) fn emblem(&self) -> Rgb {
        mix(self.frame, [255; 3], EMBLEM_LIGHT)
    }

    /// Returns the color of the line between rim and board.
    pub(super) fn rim_line(&self) -> Rgb {
        mix(self.frame, self.label, RIM_LINE)
    }
}

#[derive(Debug)]
pub(super) struct Theme {
    /// The background of rim and panel.
    pub(super) frame: Rgb,
    /// Text on the frame.
    pub(super) label: Rgb,
    /// The name of the waiting side.
    pub(super) dim: Rgb,
    pub(super) light: Rgb,
    pub(super) dark: Rgb,
    /// Lightness added to a pixel column by its grain strength. Even an invisible grain helps:
    /// columns that differ compress better and faster than a plain area.
    pub(super) grain: [i8; 4],
    /// The background of holdings in the panel.
    pub(super) well: Rgb,
    /// Text on the well.
    pub(super) well_label: Rgb,
    /// The background of labels on the board, and the bar beside the side to move.
    pub(super) plate: Rgb,
    /// Text on the plate.
    pub(super) plate_label: Rgb,
    /// By [`Tone`](super::scene::Tone).
    pub(super) tones: [ToneColors; Tone::ALL.len()],
    pub(super) scheme: SchemeColors,
}

/// The colors of a side's sprites.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideColors {
    pub(super) fill: Rgb,
    /// The crescent of shade in the fill.
    pub(super) shade: Rgb,
    /// Details.
    pub(super) line: Rgb,
    /// The line around the fill.
    pub(super) rim: Rgb,
    /// The line around the rim. Equal to the rim if the side has no keyline.
    pub(super) key: Rgb,
}

/// The colors of the pieces, chips and tiles of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct SchemeColors {
    /// The first side's, then the second side's.
    pub(super) sides: [SideColors; 2],
    /// One entry per kind of neutral chip or object.
    pub(super) neutral: &'static [SideColors],
    /// Further colors of sprites.
    pub(super) extra: &'static [Rgb],
    /// The grounds of tiles by [`TileShape`]: the first side's, then the second side's.
    pub(super) grounds: Option<[[Rgb; 2]; TileShape::ALL.len()]>,
    /// The tones that the game's scenes use.
    pub(super) tones: &'static [Tone],
}

impl SchemeColors {
    /// Returns the ground of a side's tiles.
    pub(super) fn ground(&self, side: Side, shape: TileShape) -> Rgb {
        self.grounds.map_or(self.sides[side.index()].fill, |grounds| grounds[shape as usize][side.index()])
    }
}

pub(super) use pieces::{CHIP_DARK, CHIP_LIGHT, CHIP_SEAM, colors};
pub(super) use signs::{CAPTURE_DISC, CAPTURE_INK, PROGRESS};

#[cfg(test)]
pub(crate) mod tests;
