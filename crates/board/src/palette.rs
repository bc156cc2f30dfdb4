//! The palette of a theme, with at most 256 colors.
//!
//! A palette depends only on the theme. It contains the theme's exact colors and ramps between
//! colors that meet at antialiased edges. It is sorted, so equal pictures have equal bytes.

use super::scene::TileShape;
use super::theme::{
    CAPTURE_DISC, CAPTURE_INK, PROGRESS, Rgb, SideColors, Theme, ToneColors, lit, mix, shaded, split,
};
use sealed_move_rules::Side;

/// Maximum number of colors in an 8-bit picture.
const MAX_COLORS: usize = 256;
/// Bits per channel in the lookup table of [`Palette::blend`].
const LOOKUP_BITS: u32 = 5;

/// The purpose of a picture, which decides its level of detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Finish {
    /// A still picture.
    Still,
    /// A frame of a replay. It has harder edges and plain squares to make the file smaller.
    Moving,
}

impl Finish {
    /// Rounds opacity to a few levels. More levels look no better and compress worse.
    pub(super) const fn graded(self, alpha: u8) -> u8 {
        let step: u16 = match self {
            Self::Still => 255 / 3,
            Self::Moving => 255,
        };
        let grade = (alpha as u16 + step / 2) / step * step;
        if grade > 255 { 255 } else { grade as u8 }
    }

    /// Limits the number of colors between two that meet. Finer edges inside pieces made replays 3 % larger.
    fn blends(self, steps: u32) -> u32 {
        match self {
            Self::Still => steps,
            Self::Moving => steps.min(1),
        }
    }

    /// Returns the visible grain.
    pub(super) const fn grain(self, grain: i8) -> i8 {
        match self {
            Self::Still => grain,
            Self::Moving => 0,
        }
    }
}

/// The colors of a theme, and a lookup of the nearest color.
#[derive(Debug)]
pub(super) struct Palette {
    /// Sorted by lightness, then by channels.
    colors: Vec<Rgb>,
    /// The nearest index for each color with [`LOOKUP_BITS`] bits per channel.
    nearest: Vec<u8>,
    pub(super) finish: Finish,
}

impl Palette {
    pub(super) fn new(theme: &Theme, finish: Finish) -> Self {
        let mut colors = exact(theme);
        for ramp in ramps(theme, finish) {
            for color in ramp {
                if colors.len() < MAX_COLORS && !colors.contains(&color) {
                    colors.push(color);
                }
            }
        }
        colors.sort_unstable_by_key(|&color| (weight(color), color));
        let mut palette = Self { colors, nearest: Vec::new(), finish };
        let steps = 1u32 << LOOKUP_BITS;
        let center = |bin: u32| ((2 * bin + 1) * 255 / (2 * steps)) as u8;
        palette.nearest = (0..steps.pow(3))
            .map(|key| {
                let channels = [key >> (2 * LOOKUP_BITS), (key >> LOOKUP_BITS) % steps, key % steps];
                palette.index(channels.map(center))
            })
            .collect();
        palette
    }

    /// Returns the colors in the order of their indices.
    pub(super) fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// Returns the index of the nearest color, which is exact if the palette contains the color.
    pub(super) fn index(&self, color: Rgb) -> u8 {
        // The colors are sorted by weight, and a difference in weight is a lower bound of the
        // distance. So search outwards from the weight and stop when no color can be nearer.
        let wanted = weight(color);
        let start = self.colors.partition_point(|&candidate| weight(candidate) < wanted);
        let mut best = (u32::MAX, 0);
        let mut consider = |index: usize| {
            let candidate = self.colors[index];
            let apart = weight(candidate).abs_diff(wanted);
            if apart * apart / WEIGHT_SUM > best.0 {
                return false;
            }
            best = best.min((distance(candidate, color), index));
            true
        };
        for index in start..self.colors.len() {
            if !consider(index) {
                break;
            }
        }
        for index in (0..start).rev() {
            if !consider(index) {
                break;
            }
        }
        best.1 as u8
    }

    /// Blends a color over a palette index with an opacity out of 255.
    pub(super) fn blend(&self, below: u8, color: Rgb, alpha: u8) -> u8 {
        let [red, green, blue] = mix(self.colors[below as usize], color, alpha);
        let key = |channel: u8| (channel >> (8 - LOOKUP_BITS)) as usize;
        self.nearest[key(red) << (2 * LOOKUP_BITS) | key(green) << LOOKUP_BITS | key(blue)]
    }
}

/// Sum of the channels' weights in a color distance: 2 for red, 4 for green and 3 for blue.
const WEIGHT_SUM: u32 = 9;

const fn weight([red, green, blue]: Rgb) -> u32 {
    2 * red as u32 + 4 * green as u32 + 3 * blue as u32
}

const fn distance(a: Rgb, b: Rgb) -> u32 {
    let [red, green, blue] = [a[0].abs_diff(b[0]), a[1].abs_diff(b[1]), a[2].abs_diff(b[2])];
    2 * (red as u32).pow(2) + 4 * (green as u32).pow(2) + 3 * (blue as u32).pow(2)
}

/// Adds the grain's lightness to a board color.
pub(super) fn grained(color: Rgb, grain: i8) -> Rgb {
    color.map(|channel| channel.saturating_add_signed(grain))
}

/// Lists the colors that must not be approximated.
fn exact(theme: &Theme) -> Vec<Rgb> {
    let mut colors = vec![theme.frame, theme.label, theme.dim, theme.well, theme.well_label];
    colors.extend([theme.plate, theme.plate_label, theme.rim_line(), theme.emblem()]);
    colors.extend(theme.rim());
    for ground in [theme.light, theme.dark] {
        colors.extend([shaded(ground), lit(ground)]);
        if theme.scheme.grounds.is_some() {
            colors.push(split(ground));
        }
    }
    for side in owners(theme) {
        colors.extend([side.fill, side.shade, side.line, side.rim, side.key]);
    }
    colors.extend(theme.scheme.extra);
    colors.extend([CAPTURE_DISC, CAPTURE_INK, PROGRESS]);
    colors.extend(theme.scheme.grounds.iter().flatten().flatten());
    for square in [theme.light, theme.dark] {
        colors.extend(theme.grain.map(|grain| grained(square, grain)));
    }
    for tone in tones(theme) {
        colors.extend([tone.ink, tone.edge, tone.light, tone.dark, shaded(tone.light), shaded(tone.dark)]);
    }
    colors.sort_unstable();
    colors.dedup();
    colors
}

/// Yields the colors of both sides and of neutral objects.
fn owners(theme: &Theme) -> impl Iterator<Item = SideColors> {
    let scheme = theme.scheme;
    scheme.sides.into_iter().chain(scheme.neutral.iter().copied())
}

/// Yields the tones that the theme's scenes use.
fn tones(theme: &Theme) -> impl Iterator<Item = &ToneColors> {
    theme.scheme.tones.iter().map(|tone| &theme.tones[tone.index()])
}

/// Lists ramps between colors that meet, the most important first.
fn ramps(theme: &Theme, finish: Finish) -> Vec<Vec<Rgb>> {
    let mut ramps = Vec::new();
    let ramp = |from, to, steps| ramp(from, to, finish.blends(steps));
    let squares = [theme.light, theme.dark];
    // With many kinds of neutral objects, there is no room for fine ramps of each.
    let coarse = if theme.scheme.neutral.len() > 1 { 3 } else { 1 };
    for (place, side) in owners(theme).enumerate() {
        let grade = if place < 2 { 1 } else { coarse };
        for ground in squares {
            ramps.push(ramp(ground, side.key, 6 / grade));
        }
        ramps.push(ramp(side.fill, side.rim, 5 / grade));
        ramps.push(ramp(side.rim, side.key, 4 / grade));
        ramps.push(ramp(side.fill, side.line, 5 / grade));
        ramps.push(ramp(side.shade, side.rim, 4 / grade));
        ramps.push(ramp(side.fill, side.shade, 2 / grade));
        ramps.push(ramp(theme.well, side.key, 3 / grade));
    }
    ramps.push(ramp(theme.frame, theme.label, 5));
    ramps.push(ramp(theme.frame, theme.dim, 3));
    ramps.push(ramp(theme.well, theme.well_label, 4));
    ramps.push(ramp(theme.plate, theme.plate_label, 4));
    for tone in tones(theme) {
        ramps.push(ramp(tone.ink, tone.edge, 4));
        for ground in [tone.light, tone.dark] {
            for side in theme.scheme.sides {
                ramps.push(ramp(ground, side.key, 4));
            }
            ramps.push(ramp(ground, tone.edge, 2));
        }
        for ground in squares {
            ramps.push(ramp(ground, tone.edge, 2));
        }
    }
    if theme.scheme.grounds.is_some() {
        for (side, shape) in Side::BOTH.into_iter().flat_map(|side| TileShape::ALL.map(|shape| (side, shape)))
        {
            ramps.push(ramp(theme.scheme.ground(side, shape), theme.scheme.sides[side.index()].line, 3));
        }
    }
    for &extra in theme.scheme.extra {
        ramps.push(ramp(extra, theme.scheme.sides[0].line, 2));
    }
    ramps
}

/// Returns `steps` colors between two, without the ends.
fn ramp(from: Rgb, to: Rgb, steps: u32) -> Vec<Rgb> {
    (1..=steps).map(|step| mix(from, to, (255 * step / (steps + 1)) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::scene::ColorScheme;

    fn all() -> impl Iterator<Item = (ThemeName, ColorScheme)> {
        ThemeName::ALL.into_iter().flat_map(|name| ColorScheme::ALL.map(|scheme| (name, scheme)))
    }

    #[test]
    fn exact_colors_map_to_themselves() {
        for (name, scheme) in all() {
            let palette = Palette::new(name.theme(scheme), Finish::Still);
            for color in exact(name.theme(scheme)) {
                assert_eq!(palette.colors()[palette.index(color) as usize], color, "{name}");
            }
        }
    }

    #[test]
    fn the_search_matches_a_full_search() {
        let palette = Palette::new(ThemeName::Classic.theme(ColorScheme::Gold), Finish::Still);
        for key in (0u32..1 << 24).step_by(40_009) {
            let color = [(key >> 16) as u8, (key >> 8) as u8, key as u8];
            let nearest = palette.colors().iter().map(|&other| distance(other, color)).min().unwrap();
            assert_eq!(distance(palette.colors()[palette.index(color) as usize], color), nearest);
        }
    }

    #[test]
    fn full_opacity_blends_to_the_ink() {
        let theme = ThemeName::Dark.theme(ColorScheme::Bone);
        let palette = Palette::new(theme, Finish::Still);
        let ink = theme.tones[0].ink;
        let all = palette.blend(palette.index(theme.light), ink, 255);
        assert!(distance(palette.colors()[all as usize], ink) < 9 * 8 * 8);
    }

    /// Few edge colors compress well: two levels between transparent and opaque in a picture, none
    /// in a replay.
    #[test]
    fn edges_have_few_opacity_steps() {
        for (finish, wanted) in [(Finish::Still, vec![0, 85, 170, 255]), (Finish::Moving, vec![0, 255])] {
            let mut grades: Vec<u8> = (0..=255).map(|alpha| finish.graded(alpha)).collect();
            assert!(grades.is_sorted());
            grades.dedup();
            assert_eq!(grades, wanted, "{finish:?}");
        }
        assert_eq!([Finish::Still, Finish::Moving].map(|finish| finish.grain(-2)), [-2, 0]);
        assert_eq!([Finish::Still, Finish::Moving].map(|finish| finish.blends(4)), [4, 1]);
        let scheme = ThemeName::Classic.theme(ColorScheme::Bone);
        let [still, moving] =
            [Finish::Still, Finish::Moving].map(|finish| Palette::new(scheme, finish).colors().len());
        assert!(moving < still, "{moving} colors in a replay, {still} in a picture");
    }

    /// A full palette would have cut a ramp short.
    #[test]
    fn all_colors_fit_eight_bits() {
        for (name, scheme) in all() {
            let count = Palette::new(name.theme(scheme), Finish::Still).colors().len();
            assert!(count < MAX_COLORS, "{name}, {scheme:?}: {count}");
        }
    }
}
