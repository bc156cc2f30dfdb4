//! Chips seen from their edges, drawn for the very pixels they get.
//!
//! A chip is a few pixels high, so nothing may fall between two rows: it is drawn once a size
//! with its edges on whole pixels, not scaled from a sprite. Two things tell chips apart, both in
//! lightness: the ends are a side's fill (and square or round), the middle is dark with a plus or
//! light with a cross. What belongs to nobody has notched ends.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{FillRule, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::canvas::Stamp;
use super::palette::Palette;
use super::scene::{ChipFace, ChipSprite};
use super::shapes::{paint, polygon};
use super::sprites::stamp;
use super::theme::{Rgb, SchemeColors, SideColors};
use sealed_move_rules::Side;

/// The width and height of a chip in pixels, its outline included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChipSize {
    /// The width.
    pub(super) width: u32,
    /// The height.
    pub(super) height: u32,
    /// The width of the outline, in which chips that lie on one another overlap.
    pub(super) outline: u32,
}

/// All chips that were drawn so far.
#[derive(Debug, Default)]
pub(super) struct ChipCache(Mutex<BTreeMap<(ChipSprite, ChipSize), Arc<Stamp>>>);

impl ChipCache {
    /// The stamp of a chip in a size.
    pub(super) fn get(
        &self,
        palette: &Palette,
        scheme: &SchemeColors,
        chip: ChipSprite,
        size: ChipSize,
    ) -> Arc<Stamp> {
        let mut stamps = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = stamps.entry((chip, size)).or_insert_with(|| {
            Arc::new(draw(scheme, chip, size).map_or_else(Stamp::default, |raster| stamp(&raster, palette)))
        });
        Arc::clone(stamp)
    }
}

fn draw(scheme: &SchemeColors, chip: ChipSprite, size: ChipSize) -> Option<Pixmap> {
    let mut pen = Pen { pixmap: Pixmap::new(size.width, size.height)? };
    let (width, height, line) = (size.width as f32, size.height as f32, size.outline as f32);
    match chip {
        ChipSprite::Owned { side, face } => {
            let colors = scheme.sides[side.index()];
            pen.fill(body(side, 0.0, 0.0, width, height), colors.line);
            pen.fill(body(side, line, line, width - 2.0 * line, height - 2.0 * line), colors.fill);
            pen.face(scheme, face, size);
        }
        ChipSprite::Notched => {
            let colors = scheme.neutral.first().copied().unwrap_or(scheme.sides[0]);
            let depth = height * 0.5;
            pen.fill(notched([0.0, 0.0, width, height], depth), colors.line);
            // The outline is as thick along the slanted ends as it is above and below.
            let (corner, notch) = (line * 2.4, line * 1.4);
            let inner = [corner, line, width - 2.0 * corner, height - 2.0 * line];
            pen.fill(notched(inner, depth + notch - corner), colors.fill);
            pen.seam(colors, size);
        }
    }
    Some(pen.pixmap)
}

/// A side's chip: the first side's ends are square, the second one's round.
fn body(side: Side, x: f32, y: f32, width: f32, height: f32) -> Option<Path> {
    let rect = Rect::from_xywh(x, y, width, height)?;
    match side {
        Side::First => Some(PathBuilder::from_rect(rect)),
        Side::Second => {
            let radius = height / 2.0;
            // The weight of a corner that makes a conic a quarter of a circle is the root of a half;
            // a cubic with this factor is as good at a few pixels.
            let reach = radius * 0.4477;
            let (right, bottom, middle) = (x + width, y + height, y + radius);
            let mut path = PathBuilder::new();
            path.move_to(x + radius, y);
            path.line_to(right - radius, y);
            path.cubic_to(right - reach, y, right, y + reach, right, middle);
            path.cubic_to(right, bottom - reach, right - reach, bottom, right - radius, bottom);
            path.line_to(x + radius, bottom);
            path.cubic_to(x + reach, bottom, x, bottom - reach, x, middle);
            path.cubic_to(x, y + reach, x + reach, y, x + radius, y);
            path.close();
            path.finish()
        }
    }
}

/// A chip with a notch in either end.
fn notched([x, y, width, height]: [f32; 4], depth: f32) -> Option<Path> {
    let (right, bottom, middle) = (x + width, y + height, y + height / 2.0);
    polygon(
        &[(x, y), (right, y), (right - depth, middle), (right, bottom), (x, bottom), (x + depth, middle)],
        true,
    )
}

struct Pen {
    pixmap: Pixmap,
}

impl Pen {
    fn fill(&mut self, path: Option<Path>, color: Rgb) {
        let Some(path) = path else { return };
        self.pixmap.fill_path(&path, &paint(color), FillRule::Winding, Transform::identity(), None);
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, color: Rgb) {
        let Some(path) = path else { return };
        let stroke = Stroke { width, ..Stroke::default() };
        self.pixmap.stroke_path(&path, &paint(color), &stroke, Transform::identity(), None);
    }

    /// The middle of a side's chip and the sign on it.
    fn face(&mut self, scheme: &SchemeColors, face: ChipFace, size: ChipSize) {
        // The darkest and the lightest colors there are, whoever owns the chip.
        let (dark, light) = (scheme.sides[0].line, scheme.sides[1].line);
        let (ground, ink) = match face {
            ChipFace::Plus => (dark, light),
            ChipFace::Cross => (light, dark),
        };
        let inner = size.height - 2 * size.outline;
        let width = (size.width * 2 / 5) & !1 | size.width & 1;
        let (x, y) = (((size.width - width) / 2) as f32, size.outline as f32);
        let (line, wide) = (size.outline as f32, width as f32);
        // Above and below the middle's own outline, or equal chips would run together there.
        for (y, height, color) in [(0.0, size.height as f32, ink), (y, inner as f32, ground)] {
            let rect = Rect::from_xywh(x, y, wide, height);
            self.fill(rect.map(PathBuilder::from_rect), color);
        }
        let (middle, center) = (size.width as f32 / 2.0, y + inner as f32 / 2.0);
        let half = inner as f32 / 2.0;
        match face {
            ChipFace::Plus => {
                let thick = if inner.is_multiple_of(2) { 2.0 } else { (inner as f32 / 3.0).max(1.0) };
                let upright =
                    Rect::from_xywh(middle - thick / 2.0, y + line / 2.0, thick, inner as f32 - line);
                let across =
                    Rect::from_xywh(middle - half * 1.3, center - thick / 2.0, inner as f32 * 1.3, thick);
                for rect in [upright, across] {
                    self.fill(rect.map(PathBuilder::from_rect), ink);
                }
            }
            ChipFace::Cross => {
                let mut path = PathBuilder::new();
                path.move_to(middle - half, center - half);
                path.line_to(middle + half, center + half);
                path.move_to(middle - half, center + half);
                path.line_to(middle + half, center - half);
                self.stroke(path.finish(), (inner as f32 * 0.3).max(1.2), ink);
            }
        }
    }

    /// The seam along a notched chip.
    fn seam(&mut self, colors: SideColors, size: ChipSize) {
        let inner = size.height - 2 * size.outline;
        let rect = Rect::from_xywh(
            size.height as f32,
            (size.outline + inner.div_ceil(2)) as f32,
            (size.width - 2 * size.height) as f32,
            (inner / 2) as f32,
        );
        self.fill(rect.map(PathBuilder::from_rect), colors.shade);
    }
}
