//! A sheet to plot on: areas, lines, marks and words, with edges as soft as a screen shows them.

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

/// So many colors leave edges soft; more only make the file larger.
const COLORS: usize = 64;

/// A picture that is being plotted.
pub(super) struct Sheet {
    pixels: Pixmap,
}

impl Sheet {
    /// An empty sheet of a color.
    pub(super) fn new((width, height): (u32, u32), ground: Rgb) -> Option<Self> {
        let mut pixels = Pixmap::new(width, height)?;
        pixels.fill(Color::from_rgba8(ground[0], ground[1], ground[2], 255));
        Some(Self { pixels })
    }

    /// Fills a polygon.
    pub(super) fn area(&mut self, points: &[Point], color: Rgb) {
        self.fill(polygon(points, true), color);
    }

    /// Fills a rectangle between two corners.
    pub(super) fn block(&mut self, (left, top): Point, (right, bottom): Point, color: Rgb) {
        self.area(&[(left, top), (right, top), (right, bottom), (left, bottom)], color);
    }

    /// Fills a circle.
    pub(super) fn disc(&mut self, (x, y): Point, radius: f32, color: Rgb) {
        self.fill(PathBuilder::from_circle(x, y, radius), color);
    }

    /// Draws a line through points.
    pub(super) fn line(&mut self, points: &[Point], width: f32, color: Rgb) {
        self.stroke(points, width, None, color);
    }

    /// Draws a line of dashes.
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

    /// Writes a text from `x` on with its baseline at `y`.
    pub(super) fn write(&mut self, face: &FontFace, (x, y): (i32, i32), text: &str, color: Rgb) {
        let (width, height) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let data = self.pixels.data_mut();
        face.each_glyph(text, &mut |left, top, coverage| {
            for (row, line) in coverage.data.chunks_exact(coverage.width.max(1)).enumerate() {
                for (column, alpha) in line.iter().enumerate() {
                    let (px, py) = (x + left + column as i32, y + top + row as i32);
                    if *alpha == 0 || px < 0 || py < 0 || px >= width || py >= height {
                        continue;
                    }
                    let at = 4 * (py * width + px) as usize;
                    for (channel, over) in color.into_iter().enumerate() {
                        let (below, alpha) = (u32::from(data[at + channel]), u32::from(*alpha));
                        let sum = below * (255 - alpha) + u32::from(over) * alpha;
                        data[at + channel] = ((sum + 127) / 255) as u8;
                    }
                }
            }
        });
    }

    /// Writes a text with its middle at a point.
    pub(super) fn write_at(&mut self, face: &FontFace, (x, y): (i32, i32), text: &str, color: Rgb) {
        let at = (x - face.width(text) / 2, y + face.digit_height() / 2);
        self.write(face, at, text, color);
    }

    /// The sheet as a PNG file of few colors: those that most of it has. The rest are steps of soft edges,
    /// which become the nearest of them.
    ///
    /// # Errors
    ///
    /// Whatever the encoder says; a sheet gives it no reason.
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
        common.truncate(COLORS);
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

/// The index of the color that looks most like another.
fn nearest(colors: &[Rgb], wanted: Rgb) -> u8 {
    let distance = |color: &Rgb| -> u32 {
        color.iter().zip(wanted).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    (0..=u8::MAX).zip(colors).min_by_key(|(_, color)| distance(color)).map_or(0, |(index, _)| index)
}
