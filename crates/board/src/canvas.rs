//! An image of palette indices, and the operations that draw on it.

use super::area::Area;
use super::palette::Palette;
use super::scene::Presence;
use super::theme::Rgb;

/// Opacity out of 255.
const fn opacity(presence: Presence) -> u8 {
    match presence {
        Presence::Solid => 255,
        Presence::Faded => 125,
        Presence::Faint => 64,
    }
}

/// Whether a ghost shows this color dark. A mushroom's cap is dark, its dots are not.
pub(super) const fn is_dark([red, green, blue]: Rgb) -> bool {
    299 * red as u32 + 587 * green as u32 + 114 * (blue as u32) < 125_000
}

/// The opacity of each pixel in a rectangle, out of 255.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Coverage {
    /// Pixels per row.
    pub(super) width: usize,
    pub(super) data: Vec<u8>,
}

/// A sprite rasterized for one size and palette. Opaque pixels are stored as palette indices.
#[derive(Debug, Default)]
pub(super) struct Stamp {
    runs: Vec<OpaqueRun>,
    opaque: Vec<u8>,
    /// Partially transparent pixels.
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
    /// Returns the first row that has a pixel.
    pub(super) fn top(&self) -> u16 {
        let run = self.runs.iter().map(|run| run.y);
        run.chain(self.soft.iter().map(|soft| soft.y)).min().unwrap_or(0)
    }

    /// Returns the row after the last one that has a pixel.
    pub(super) fn bottom(&self) -> u16 {
        let run = self.runs.iter().map(|run| run.y);
        run.chain(self.soft.iter().map(|soft| soft.y)).max().map_or(0, |y| y + 1)
    }

    /// Adds a pixel. Pixels must arrive row by row, from left to right.
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

/// The PNG filter byte of an unfiltered row.
const UNFILTERED: u8 = 0;

/// An image of palette indices.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    /// Pixels per row.
    pub(super) width: usize,
    pub(super) height: usize,
    /// Palette indices by row. Each row starts with its PNG filter byte, so the buffer is ready to
    /// compress.
    rows: Vec<u8>,
}

impl Canvas {
    /// Creates a canvas of one color.
    pub(super) fn new(width: usize, height: usize, index: u8) -> Self {
        let mut rows = vec![index; (width + 1) * height];
        for row in rows.chunks_exact_mut(width + 1) {
            row[0] = UNFILTERED;
        }
        Self { width, height, rows }
    }

    /// Copies another canvas, reusing the allocation.
    pub(super) fn copy(&mut self, other: &Self) {
        (self.width, self.height) = (other.width, other.height);
        self.rows.clone_from(&other.rows);
    }

    /// Returns the rows, each with its filter byte.
    pub(super) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// Bytes per row, including the filter byte.
    pub(super) const fn stride(&self) -> usize {
        self.width + 1
    }

    /// Returns the offset of a pixel in [`rows`](Self::rows).
    const fn place(&self, x: usize, y: usize) -> usize {
        y * self.stride() + 1 + x
    }

    pub(super) fn at(&self, x: usize, y: usize) -> u8 {
        self.rows[self.place(x, y)]
    }

    /// Fills a rectangle, clipped to the canvas.
    pub(super) fn fill(&mut self, area: Area, index: u8) {
        for row in self.ranges(area) {
            self.rows[row].fill(index);
        }
    }

    /// Blends a color over the canvas with the opacities of `coverage`.
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
            // Most of a large shape's rectangle is empty, so test eight pixels at a time.
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

    /// Draws a stamp with its top left corner at a pixel. The stamp must fit inside the canvas.
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

    /// Draws a stamp in two colors: one for its dark pixels and one for its light pixels.
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

    /// Yields the rows of a clipped rectangle as ranges of offsets.
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
