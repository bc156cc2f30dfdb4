//! The 256 colours of a theme.
//!
//! A palette is computed from the theme's table alone: first the exact colours, then ramps
//! between colours that meet at an antialiased edge. It is the same for every picture of the
//! theme and sorted, so equal pictures have equal bytes.

use super::scene::{Make, Tone};
use super::theme::{Rgb, SideColours, Theme, ToneColours};
use sealed_move_rules::Side;

/// The most colours that an 8-bit picture holds.
const MOST: usize = 256;
/// Bits of each channel by which [`Palette::blend`] looks colours up.
const BITS: u32 = 5;

/// A theme's colours and the way back from any colour to the nearest of them.
#[derive(Debug)]
pub(super) struct Palette {
    /// Sorted by lightness, then by channels.
    colours: Vec<Rgb>,
    /// The nearest index for each colour of [`BITS`] bits a channel.
    nearest: Vec<u8>,
    /// By tone: what becomes of each index under the tone's wash.
    washes: [Vec<u8>; Tone::ALL.len()],
}

impl Palette {
    /// Makes the palette of a theme.
    pub(super) fn new(theme: &Theme) -> Self {
        let mut colours = exact(theme);
        for ramp in ramps(theme) {
            for colour in ramp {
                if colours.len() < MOST && !colours.contains(&colour) {
                    colours.push(colour);
                }
            }
        }
        colours.sort_unstable_by_key(|&colour| (weight(colour), colour));
        let mut palette = Self { colours, nearest: Vec::new(), washes: Default::default() };
        let steps = 1u32 << BITS;
        let centre = |bin: u32| ((2 * bin + 1) * 255 / (2 * steps)) as u8;
        palette.nearest = (0..steps.pow(3))
            .map(|key| {
                let channels = [key >> (2 * BITS), (key >> BITS) % steps, key % steps];
                palette.index(channels.map(centre))
            })
            .collect();
        palette.washes = Tone::ALL.map(|tone| {
            let wash = &theme.tones[tone.index()];
            palette
                .colours
                .iter()
                .map(|&colour| palette.index(mix(colour, wash.wash, wash.wash_alpha)))
                .collect()
        });
        palette
    }

    /// The colours in the order of their indices.
    pub(super) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The index of the nearest colour; exact where the palette has the colour itself.
    pub(super) fn index(&self, colour: Rgb) -> u8 {
        // The colours are sorted by weight, and a difference in weight bounds the distance from
        // below: the search goes outwards and ends as soon as nothing nearer can follow.
        let wanted = weight(colour);
        let start = self.colours.partition_point(|&candidate| weight(candidate) < wanted);
        let mut best = (u32::MAX, 0);
        let mut consider = |index: usize| {
            let candidate = self.colours[index];
            let apart = weight(candidate).abs_diff(wanted);
            if apart * apart / WEIGHTS > best.0 {
                return false;
            }
            best = best.min((distance(candidate, colour), index));
            true
        };
        for index in start..self.colours.len() {
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

    /// Lays a colour of some strength over what is there.
    pub(super) fn blend(&self, below: u8, colour: Rgb, alpha: u8) -> u8 {
        let [red, green, blue] = mix(self.colours[below as usize], colour, alpha);
        let key = |channel: u8| (channel >> (8 - BITS)) as usize;
        self.nearest[key(red) << (2 * BITS) | key(green) << BITS | key(blue)]
    }

    /// Table of what becomes of each index under a tone's wash.
    pub(super) fn wash(&self, tone: Tone) -> &[u8] {
        &self.washes[tone.index()]
    }
}

/// How much a channel weighs in a difference between colours: 2, 4 and 3 of this.
const WEIGHTS: u32 = 9;

const fn weight([red, green, blue]: Rgb) -> u32 {
    2 * red as u32 + 4 * green as u32 + 3 * blue as u32
}

const fn distance(a: Rgb, b: Rgb) -> u32 {
    let [red, green, blue] = [a[0].abs_diff(b[0]), a[1].abs_diff(b[1]), a[2].abs_diff(b[2])];
    2 * (red as u32).pow(2) + 4 * (green as u32).pow(2) + 3 * (blue as u32).pow(2)
}

/// `alpha` of 255 parts of `over`, the rest of `below`.
pub(super) fn mix(below: Rgb, over: Rgb, alpha: u8) -> Rgb {
    let alpha = u32::from(alpha);
    std::array::from_fn(|channel| {
        let sum = u32::from(below[channel]) * (255 - alpha) + u32::from(over[channel]) * alpha;
        ((sum + 127) / 255) as u8
    })
}

/// A board colour with the grain's lightness added.
pub(super) fn grained(colour: Rgb, grain: i8) -> Rgb {
    colour.map(|channel| channel.saturating_add_signed(grain))
}

/// The colours that must not be approximated.
fn exact(theme: &Theme) -> Vec<Rgb> {
    let mut colours = vec![theme.frame, theme.label, theme.well, theme.plate, theme.plate_label];
    for side in owners(theme) {
        colours.extend([side.fill, side.shade, side.line]);
    }
    colours.extend(theme.livery.grounds.iter().flatten().flatten());
    for square in [theme.light, theme.dark] {
        for grain in theme.grain {
            let plain = grained(square, grain);
            colours.push(plain);
            colours.extend(tones(theme).map(|tone| mix(plain, tone.wash, tone.wash_alpha)));
        }
    }
    for tone in tones(theme) {
        colours.extend([tone.ink, tone.edge]);
    }
    colours.sort_unstable();
    colours.dedup();
    colours
}

/// The sides, and what belongs to nobody.
fn owners(theme: &Theme) -> impl Iterator<Item = SideColours> {
    let livery = theme.livery;
    livery.sides.into_iter().chain(livery.neutral.iter().copied())
}

/// The highlights that a theme's scenes may have.
fn tones(theme: &Theme) -> impl Iterator<Item = &ToneColours> {
    theme.livery.tones.iter().map(|tone| &theme.tones[tone.index()])
}

/// Ramps between colours that meet, the most needed first.
fn ramps(theme: &Theme) -> Vec<Vec<Rgb>> {
    let mut ramps = Vec::new();
    let squares = [theme.light, theme.dark];
    // Where there are many kinds of things, there is not room for all shades of each.
    let coarse = if theme.livery.neutral.len() > 1 { 2 } else { 1 };
    let grades = theme.livery.sides.map(|_| 1).into_iter().chain(theme.livery.neutral.iter().map(|_| coarse));
    for (side, grade) in owners(theme).zip(grades) {
        for ground in squares {
            ramps.push(ramp(ground, side.line, 7));
        }
        ramps.push(ramp(side.fill, side.line, 7 / grade));
        ramps.push(ramp(side.shade, side.line, 6 / grade));
        ramps.push(ramp(side.fill, side.shade, 2 / grade));
        ramps.push(ramp(theme.well, side.line, 5));
    }
    ramps.push(ramp(theme.frame, theme.label, 6));
    ramps.push(ramp(theme.plate, theme.plate_label, 5));
    for tone in tones(theme) {
        ramps.push(ramp(tone.ink, tone.edge, 4));
        for ground in squares {
            let washed = mix(ground, tone.wash, tone.wash_alpha);
            for side in theme.livery.sides {
                ramps.push(ramp(washed, side.line, 4));
            }
            ramps.push(ramp(washed, tone.edge, 2));
        }
    }
    if theme.livery.grounds.is_some() {
        for (side, make) in Side::BOTH.into_iter().flat_map(|side| Make::ALL.map(|make| (side, make))) {
            ramps.push(ramp(theme.livery.ground(side, make), theme.livery.sides[side.index()].line, 3));
        }
    }
    ramps.push(ramp(theme.well, theme.frame, 3));
    ramps
}

/// `steps` colours between two, the ends left out.
fn ramp(from: Rgb, to: Rgb, steps: u32) -> Vec<Rgb> {
    (1..=steps).map(|step| mix(from, to, (255 * step / (steps + 1)) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThemeName;
    use crate::scene::Livery;

    fn all() -> impl Iterator<Item = (ThemeName, Livery)> {
        ThemeName::ALL.into_iter().flat_map(|name| Livery::ALL.map(|livery| (name, livery)))
    }

    #[test]
    fn exact_colours_find_themselves() {
        for (name, livery) in all() {
            let palette = Palette::new(name.theme(livery));
            for colour in exact(name.theme(livery)) {
                assert_eq!(palette.colours()[palette.index(colour) as usize], colour, "{name}");
            }
        }
    }

    #[test]
    fn the_search_finds_what_a_full_search_finds() {
        let palette = Palette::new(ThemeName::Wood.theme(Livery::Gold));
        for key in (0u32..1 << 24).step_by(40_009) {
            let colour = [(key >> 16) as u8, (key >> 8) as u8, key as u8];
            let nearest = palette.colours().iter().map(|&other| distance(other, colour)).min().unwrap();
            assert_eq!(distance(palette.colours()[palette.index(colour) as usize], colour), nearest);
        }
    }

    #[test]
    fn blending_nothing_keeps_and_all_replaces_nearly() {
        let theme = ThemeName::Dark.theme(Livery::Bone);
        let palette = Palette::new(theme);
        let ink = theme.tones[0].ink;
        let all = palette.blend(palette.index(theme.light), ink, 255);
        assert!(distance(palette.colours()[all as usize], ink) < 9 * 8 * 8);
    }

    /// Below the limit no ramp was cut short.
    #[test]
    fn all_colours_fit_eight_bits() {
        for (name, livery) in all() {
            let count = Palette::new(name.theme(livery)).colours().len();
            assert!(count < MOST, "{name}, {livery:?}: {count}");
        }
    }
}
