//! A canvas with antialiased areas, lines, discs and text.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};

use crate::RenderedImage;
use crate::encode::Packer;
use crate::shapes::{Point, paint, polygon};
use crate::text::FontFace;
use crate::theme::Rgb;

/// Maximum number of colors. Edges look smooth with these, and more make the file larger.
const MAX_COLORS: usize = 64;

pub(super) struct Sheet {
    pixels: Pixmap,
}

impl Sheet {
    pub(super) fn new((width, height): (u32, u32), ground: Rgb) -> Option<Self> {
        let mut pixels = Pixmap::new(width, height)?;
        pixels.fill(Color::from_rgba8(ground[0], ground[1], ground[2], 255));
        Some(Self { pixels })
    }

    pub(super) fn area(&mut self, points: &[Point], color: Rgb) {
        self.fill(polygon(points, true), color);
    }

    /// Fills a rectangle between two corners.
    pub(super) fn block(&mut self, (left, top): Point, (right, bottom): Point, color: Rgb) {
        self.area(&[(left, top), (right, top), (right, bottom), (left, bottom)], color);
    }

    /// Tints a rectangle between two corners with an opacity out of 255.
    pub(super) fn veil(&mut self, (left, top): Point, (right, bottom): Point, color: Rgb, alpha: u8) {
        let width = self.pixels.width() as usize;
        let data = self.pixels.data_mut();
        for y in top.max(0.0) as usize..bottom as usize {
            for x in left.max(0.0) as usize..(right as usize).min(width) {
                blend(data, y * width + x, color, alpha);
            }
        }
    }

    pub(super) fn disc(&mut self, (x, y): Point, radius: f32, color: Rgb) {
        self.fill(PathBuilder::from_circle(x, y, radius), color);
    }

    /// Draws a line through points.
    pub(super) fn line(&mut self, points: &[Point], width: f32, color: Rgb) {
        self.stroke(points, width, None, color);
    }

    /// Draws a dashed line through points.
    pub(super) fn dashes(&mut self, points: &[Point], width: f32, color: Rgb) {
        self.stroke(points, width, StrokeDash::new(vec![3.0 * width, 4.0 * width], 0.0), color);
    }

    fn stroke(&mut self, points: &[Point], width: f32, dash: Option<StrokeDash>, color: Rgb) {
        let Some(path) = polygon(points, false) else { return };
        let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
        let stroke = Stroke { width, line_cap, line_join, dash, ..Stroke::default() };
        self.pixels.stroke_path(&path, &paint(color), &stroke, Transform::identity(), None);
    }

    fn fill(&mut self, path: Option<Path>, color: Rgb) {
        let Some(path) = path else { return };
        let paint: Paint<'_> = paint(color);
        self.pixels.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Draws the shape of a raster in one color.
    pub(super) fn glyph(&mut self, raster: &Pixmap, (x, y): (i32, i32), color: Rgb) {
        let (width, height) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let data = self.pixels.data_mut();
        for (place, pixel) in (0..).zip(raster.pixels()) {
            let (px, py) = (x + place % raster.width() as i32, y + place / raster.width() as i32);
            if pixel.alpha() > 0 && (0..width).contains(&px) && (0..height).contains(&py) {
                blend(data, (py * width + px) as usize, color, pixel.alpha());
            }
        }
    }

    /// Writes a text from `x`, with its baseline at `y`.
    pub(super) fn write(&mut self, face: &FontFace, (x, y): (i32, i32), text: &str, color: Rgb) {
        let (width, height) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let data = self.pixels.data_mut();
        face.for_each_glyph(text, &mut |left, top, coverage| {
            for (row, line) in coverage.data.chunks_exact(coverage.width.max(1)).enumerate() {
                for (column, alpha) in line.iter().enumerate() {
                    let (px, py) = (x + left + column as i32, y + top + row as i32);
                    if *alpha == 0 || px < 0 || py < 0 || px >= width || py >= height {
                        continue;
                    }
                    blend(data, (py * width + px) as usize, color, *alpha);
                }
            }
        });
    }

    /// Writes a text centered on a point.
    pub(super) fn write_at(&mut self, face: &FontFace, (x, y): (i32, i32), text: &str, color: Rgb) {
        let at = (x - face.width(text) / 2, y + face.digit_height() / 2);
        self.write(face, at, text, color);
    }

    /// Encodes the sheet as PNG with its most common colors. The others are shades of edges and are
    /// replaced by the nearest one.
    ///
    /// # Errors
    ///
    /// None in practice.
    pub(super) fn encode(&self) -> Result<RenderedImage, png::EncodingError> {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let colors: Vec<Rgb> =
            self.pixels.data().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        let mut counts: BTreeMap<Rgb, usize> = BTreeMap::new();
        for run in colors.chunk_by(|one, other| one == other) {
            *counts.entry(run[0]).or_default() += run.len();
        }
        let mut common: Vec<_> = counts.iter().map(|(color, count)| (Reverse(*count), *color)).collect();
        common.sort_unstable();
        common.truncate(MAX_COLORS);
        let common: Vec<Rgb> = common.into_iter().map(|(_, color)| color).collect();
        let nearest: BTreeMap<Rgb, u8> =
            counts.keys().map(|color| (*color, nearest(&common, *color))).collect();
        let mut rows = Vec::with_capacity((width as usize + 1) * height as usize);
        for row in colors.chunks_exact(width as usize) {
            rows.push(0);
            for run in row.chunk_by(|one, other| one == other) {
                rows.extend(std::iter::repeat_n(nearest[&run[0]], run.len()));
            }
        }
        Packer::default().encode_rows((width, height), &rows, &common)
    }
}

/// Blends a color over a pixel with an opacity out of 255.
fn blend(data: &mut [u8], pixel: usize, color: Rgb, alpha: u8) {
    for (channel, over) in data[4 * pixel..].iter_mut().zip(color) {
        let sum = u32::from(*channel) * u32::from(255 - alpha) + u32::from(over) * u32::from(alpha);
        *channel = ((sum + 127) / 255) as u8;
    }
}

/// Returns the index of the nearest color.
fn nearest(colors: &[Rgb], wanted: Rgb) -> u8 {
    let distance = |color: &Rgb| -> u32 {
        color.iter().zip(wanted).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    (0..=u8::MAX).zip(colors).min_by_key(|(_, color)| distance(color)).map_or(0, |(index, _)| index)
}
