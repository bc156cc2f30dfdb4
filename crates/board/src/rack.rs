//! Rows of tiles: in one as long as they fit, then in two of a smaller size, at last overlapping.

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::palette::Palette;
use super::scene::{Placed, Presence, TileLabel, TileSprite, Tone};
use super::sprites::Atlas;

/// Letters about as wide as any on a tile.
const WIDEST: &str = "MD";

/// Where the tiles of a rack lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rack {
    /// The height of a tile.
    pub(super) height: i32,
    /// The upper left corner of each tile.
    pub(super) places: Vec<(i32, i32)>,
    /// Whether all lie in one row in the greatest size.
    pub(super) single: bool,
}

impl Rack {
    /// Arranges tiles of these widths, in heights of a tile, in an area: in one row of the first of
    /// the heights that leaves room, else in two rows of the last.
    pub(super) fn new(area: Area, widths: &[i32], heights: [i32; 3], gap: i32) -> Self {
        let units: i32 = widths.iter().sum();
        let single = |height: &i32| units * (*height + gap) - gap <= area.width;
        if let Some(height) = heights.iter().copied().find(single) {
            let start = (area.x, area.y + (area.height - height) / 2);
            let places = row(start, widths.iter().copied(), height + gap).collect();
            return Self { height, places, single: height == heights[0] };
        }
        let [.., height] = heights;
        let each = ((area.width + gap) / (height + gap)).max(1);
        // The first row takes what fits, or half of all where not even two rows can hold them.
        let first = each.max((units + 1) / 2);
        let mut taken = 0;
        let fits = |width: &&i32| {
            taken += **width;
            taken <= first
        };
        let split = widths.iter().take_while(fits).count();
        let top = area.y + (area.height - 2 * height - gap) / 2;
        let mut places = Vec::new();
        for (line, widths) in (0..).zip([&widths[..split], &widths[split..]]) {
            let units: i32 = widths.iter().sum();
            let pitch = if units > each { (area.width - height) / (units - 1).max(1) } else { height + gap };
            let start = (area.x, top + line * (height + gap));
            places.extend(row(start, widths.iter().copied(), pitch));
        }
        Self { height, places, single: false }
    }
}

/// The upper left corners of tiles of some widths in a row.
pub(super) fn row(
    (x, y): (i32, i32),
    widths: impl Iterator<Item = i32> + Clone,
    pitch: i32,
) -> impl Iterator<Item = (i32, i32)> + Clone {
    widths.scan(x, move |left, width| {
        let here = (*left, y);
        *left += width * pitch;
        Some(here)
    })
}

/// Draws tiles at their places, behind those that the last move put there a halo.
pub(super) fn draw_tokens(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    tokens: impl Iterator<Item = (Placed, (i32, i32))> + Clone,
    height: i32,
) {
    let palette = &*kit.palette;
    // All halos come first, or they would cover neighbors.
    for (Placed { token, .. }, place) in tokens.clone().filter(|(placed, _)| placed.touched) {
        halo(canvas, kit, token, place, height);
    }
    for (Placed { token, .. }, (x, y)) in tokens {
        let stamp = kit.tokens.get(atlas, palette, &kit.theme.scheme, token, height.max(1) as u32);
        canvas.stamp(x.max(0) as usize, y.max(0) as usize, &stamp, Presence::Solid, palette);
        letters(canvas, kit, palette, token, (x, y), height);
    }
}

fn letters(
    canvas: &mut Canvas,
    kit: &Kit,
    palette: &Palette,
    token: TileSprite,
    (x, y): (i32, i32),
    height: i32,
) {
    let TileLabel::Letters(text) = token.legend else { return };
    let width = height * token.make.width() as i32;
    // All letters on tiles of one height are of one size.
    let face = if kit.letters.width(WIDEST) <= height * 9 / 10 { &kit.letters } else { &kit.fine };
    face.draw_centered(
        canvas,
        palette,
        (x + width / 2, y + height / 2),
        text,
        kit.theme.scheme.sides[token.side.index()].line,
    );
}

fn halo(canvas: &mut Canvas, kit: &Kit, token: TileSprite, (x, y): (i32, i32), height: i32) {
    let tone = &kit.theme.tones[Tone::Last.index()];
    let width = height * token.make.width() as i32;
    for (share, color) in [(7, tone.edge), (10, tone.ink)] {
        let around = (height / share).max(1);
        let area =
            Area { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
        canvas.fill(area, kit.palette.index(color));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area { x: 100, y: 50, width: 700, height: 60 };

    #[test]
    fn all_tiles_lie_within_their_area() {
        for count in 0..=90 {
            let widths: Vec<i32> = (0..count).map(|place| if place % 20 == 7 { 2 } else { 1 }).collect();
            let rack = Rack::new(AREA, &widths, [50, 40, 26], 3);
            assert_eq!(rack.places.len(), widths.len());
            for (&(x, y), width) in rack.places.iter().zip(&widths) {
                assert!(x >= AREA.x && x + rack.height <= AREA.x + AREA.width, "{count}: {x}, {width}");
                assert!(y >= AREA.y && y + rack.height <= AREA.y + AREA.height, "{count}: {y}");
            }
        }
    }

    #[test]
    fn as_many_as_a_game_has_do_not_overlap() {
        for count in [0, 5, 13, 14, 24, 25, 44] {
            let rack = Rack::new(AREA, &vec![1; count], [50, 40, 26], 3);
            assert_eq!(rack.single, count <= 13);
            for two in rack.places.windows(2) {
                let [(left, above), (right, below)] = [two[0], two[1]];
                assert!(above < below || right - left >= rack.height, "{count}");
            }
        }
    }
}
