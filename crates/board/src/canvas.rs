//! Indexed pixels and the four ways to change them.

use super::area::Area;
use super::palette::Palette;
use super::scene::Presence;
use super::theme::Rgb;

/// How much of a sprite is seen, of 255.
const fn opacity(presence: Presence) -> u8 {
    match presence {
        Presence::Solid => 255,
        Presence::Faded => 125,
        Presence::Faint => 64,
    }
}

/// Whether a color of a sprite is dark in a ghost: a mushroom's cap still is, its dots are not.
pub(super) const fn is_dark([red, green, blue]: Rgb) -> bool {
    299 * red as u32 + 587 * green as u32 + 114 * (blue as u32) < 125_000
}

/// How much of a color each pixel of a rectangle gets, of 255.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Coverage {
    /// Pixels a row.
    pub(super) width: usize,
    /// Row by row.
    pub(super) data: Vec<u8>,
}

/// A sprite in a size and a palette: what needs no blending is stored as indices.
#[derive(Debug, Default)]
pub(super) struct Stamp {
    /// Runs of opaque pixels: place, and where in `opaque` they are.
    runs: Vec<OpaqueRun>,
    opaque: Vec<u8>,
    /// Pixels that let the ground shine through.
    soft: Vec<Soft>,
}

#[derive(Debug)]
struct OpaqueRun {
    x: u16,
    y: u16,
    start: usize,
    length: usize,
}

#[derive(Debug)]
struct Soft {
    x: u16,
    y: u16,
    color: Rgb,
    alpha: u8,
}

impl Stamp {
    /// The first row that has a pixel, of all the rows of the sprite.
    pub(super) fn top(&self) -> u16 {
        let run = self.runs.iter().map(|run| run.y);
        run.chain(self.soft.iter().map(|soft| soft.y)).min().unwrap_or(0)
    }

    /// The row after the last that has a pixel.
    pub(super) fn bottom(&self) -> u16 {
        let run = self.runs.iter().map(|run| run.y);
        run.chain(self.soft.iter().map(|soft| soft.y)).max().map_or(0, |y| y + 1)
    }

    /// Adds a pixel; pixels come row by row, from the left.
    pub(super) fn push(&mut self, x: u16, y: u16, color: Rgb, alpha: u8, palette: &Palette) {
        let alpha = palette.finish.graded(alpha);
        match alpha {
            0 => {}
            255 => {
                match self.runs.last_mut() {
                    Some(run) if run.y == y && usize::from(run.x) + run.length == usize::from(x) => {
                        run.length += 1;
                    }
                    _ => self.runs.push(OpaqueRun { x, y, start: self.opaque.len(), length: 1 }),
                }
                let known = self.opaque.last().copied();
                let index = known.filter(|&index| palette.colors()[index as usize] == color);
                self.opaque.push(index.unwrap_or_else(|| palette.index(color)));
            }
            _ => self.soft.push(Soft { x, y, color, alpha }),
        }
    }
}

/// The byte before each row: in a PNG it says that the row is stored as it is.
const UNFILTERED: u8 = 0;

/// Pixels of a palette.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    /// Pixels a row.
    pub(super) width: usize,
    /// Rows.
    pub(super) height: usize,
    /// Indices row by row, each row behind a byte of its own: just what a PNG packs.
    rows: Vec<u8>,
}

impl Canvas {
    /// A canvas of one color.
    pub(super) fn new(width: usize, height: usize, index: u8) -> Self {
        let mut rows = vec![index; (width + 1) * height];
        for row in rows.chunks_exact_mut(width + 1) {
            row[0] = UNFILTERED;
        }
        Self { width, height, rows }
    }

    /// Becomes the same as another one, in the room that it has.
    pub(super) fn copy(&mut self, other: &Self) {
        (self.width, self.height) = (other.width, other.height);
        self.rows.clone_from(&other.rows);
    }

    /// The indices row by row, each row behind its filter byte.
    pub(super) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// How many bytes a row takes.
    pub(super) const fn stride(&self) -> usize {
        self.width + 1
    }

    /// The place of a pixel among [`rows`](Self::rows).
    const fn place(&self, x: usize, y: usize) -> usize {
        y * self.stride() + 1 + x
    }

    /// The index of a pixel.
    pub(super) fn at(&self, x: usize, y: usize) -> u8 {
        self.rows[self.place(x, y)]
    }

    /// Fills a rectangle.
    pub(super) fn fill(&mut self, area: Area, index: u8) {
        for row in self.ranges(area) {
            self.rows[row].fill(index);
        }
    }

    /// Lays a color on as far as the coverage says.
    pub(super) fn cover(&mut self, x: i32, y: i32, coverage: &Coverage, color: Rgb, palette: &Palette) {
        let whole = palette.index(color);
        for (y, row) in (y..).zip(coverage.data.chunks_exact(coverage.width.max(1))) {
            if y < 0 || y as usize >= self.height {
                continue;
            }
            let first = usize::try_from(-x).unwrap_or(0);
            let Some(room) = self.width.checked_sub(x.max(0) as usize) else { continue };
            let Some(row) = row.get(first..) else { continue };
            let start = self.place(x.max(0) as usize, y as usize);
            let target = &mut self.rows[start..start + room];
            // Most of a large shape's rectangle is empty: look at eight pixels at a time.
            for (eight, target) in row.chunks(8).zip(target.chunks_mut(8)) {
                if eight.iter().all(|&alpha| alpha == 0) {
                    continue;
                }
                for (&alpha, pixel) in eight.iter().zip(target) {
                    match palette.finish.graded(alpha) {
                        0 => {}
                        255 => *pixel = whole,
                        alpha => *pixel = palette.blend(*pixel, color, alpha),
                    }
                }
            }
        }
    }

    /// Puts a stamp down with its upper left corner at a pixel; it must lie within the canvas.
    pub(super) fn stamp(&mut self, x: usize, y: usize, stamp: &Stamp, presence: Presence, palette: &Palette) {
        let opacity = opacity(presence);
        for run in &stamp.runs {
            let start = self.place(x + usize::from(run.x), y + usize::from(run.y));
            let source = &stamp.opaque[run.start..run.start + run.length];
            let target = &mut self.rows[start..start + run.length];
            match presence {
                Presence::Solid => target.copy_from_slice(source),
                Presence::Faded | Presence::Faint => {
                    for (pixel, &index) in target.iter_mut().zip(source) {
                        *pixel = palette.blend(*pixel, palette.colors()[index as usize], opacity);
                    }
                }
            }
        }
        for soft in &stamp.soft {
            let place = self.place(x + usize::from(soft.x), y + usize::from(soft.y));
            let pixel = &mut self.rows[place];
            let alpha = (u16::from(soft.alpha) * u16::from(opacity) / 255) as u8;
            *pixel = palette.blend(*pixel, soft.color, alpha);
        }
    }

    /// Puts a stamp down in two colors of its ground, one for what is dark in it and one for what is light.
    pub(super) fn ghost(
        &mut self,
        x: usize,
        y: usize,
        stamp: &Stamp,
        [dark, light]: [Rgb; 2],
        palette: &Palette,
    ) {
        let shade = |color: Rgb| if is_dark(color) { dark } else { light };
        let [dark_index, light_index] = [dark, light].map(|color| palette.index(color));
        for run in &stamp.runs {
            let start = self.place(x + usize::from(run.x), y + usize::from(run.y));
            let source = &stamp.opaque[run.start..run.start + run.length];
            for (pixel, &index) in self.rows[start..start + run.length].iter_mut().zip(source) {
                *pixel = if is_dark(palette.colors()[index as usize]) { dark_index } else { light_index };
            }
        }
        for soft in &stamp.soft {
            let place = self.place(x + usize::from(soft.x), y + usize::from(soft.y));
            let pixel = &mut self.rows[place];
            *pixel = palette.blend(*pixel, shade(soft.color), soft.alpha);
        }
    }

    /// The rows of a rectangle, as ranges of places.
    fn ranges(&self, area: Area) -> impl Iterator<Item = std::ops::Range<usize>> + use<> {
        let clip = |from: i32, length: i32, most: usize| {
            let end = usize::try_from(from + length).unwrap_or(0).min(most);
            (usize::try_from(from).unwrap_or(0).min(end), end)
        };
        let (left, right) = clip(area.x, area.width, self.width);
        let (top, bottom) = clip(area.y, area.height, self.height);
        let (first, stride) = (self.place(0, 0), self.stride());
        (top..bottom).map(move |y| first + y * stride + left..first + y * stride + right)
    }
}
