//! Chips seen from the side, drawn at their exact pixel size.
//!
//! A chip is a few pixels high, so scaling a sprite would blur it. Instead it is drawn once per
//! size with its edges on whole pixels.
//!
//! Chips differ in lightness in two places. The ends have a side's fill color and are square or
//! round. The middle half is black with straight ends for straight roads, or white with slanted
//! ends and a slanted stroke for diagonal roads. Large chips show a plus or a cross instead.
//! Neutral chips have notched ends.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{FillRule, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::canvas::Stamp;
use super::palette::Palette;
use super::scene::{ChipFace, ChipSprite};
use super::shapes::{paint, polygon};
use super::sprites::stamp;
use super::theme::{CHIP_DARK, CHIP_LIGHT, CHIP_SEAM, Rgb, SchemeColors, SideColors};
use sealed_move_rules::Side;

/// The size of a chip in pixels, including its outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChipSize {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Width of the outline. Stacked chips overlap by this much.
    pub(super) outline: u32,
}

/// Minimum height of a chip's face, in pixels, that shows its sign.
const MIN_SIGN_HEIGHT: f32 = 14.0;

/// Chips drawn so far.
#[derive(Debug, Default)]
pub(super) struct ChipCache(Mutex<BTreeMap<(ChipSprite, ChipSize), Arc<Stamp>>>);

impl ChipCache {
    /// Returns the stamp of a chip, drawing it on first use.
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
            pen.fill(body(side, 0.0, 0.0, width, height), colors.key);
            pen.fill(body(side, line, line, width - 2.0 * line, height - 2.0 * line), colors.fill);
            pen.face(colors, face, size);
        }
        ChipSprite::Notched => {
            let colors = scheme.neutral.first().copied().unwrap_or(scheme.sides[0]);
            let depth = height * 0.5;
            pen.fill(notched([0.0, 0.0, width, height], depth), colors.line);
            // Makes the outline equally thick on slanted and straight edges.
            let (corner, notch) = (line * 2.4, line * 1.4);
            let inner = [corner, line, width - 2.0 * corner, height - 2.0 * line];
            pen.fill(notched(inner, depth + notch - corner), colors.fill);
            pen.seam(colors, size);
        }
    }
    Some(pen.pixmap)
}

/// Returns the shape of a side's chip: square ends for the first side, round ends for the second.
fn body(side: Side, x: f32, y: f32, width: f32, height: f32) -> Option<Path> {
    let rect = Rect::from_xywh(x, y, width, height)?;
    match side {
        Side::First => Some(PathBuilder::from_rect(rect)),
        Side::Second => {
            let radius = height / 2.0;
            // A circle needs a factor of 0.4477 for cubic curves.
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

/// Returns a chip with a notch in each end.
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

    /// Draws the middle half of a side's chip.
    fn face(&mut self, colors: SideColors, face: ChipFace, size: ChipSize) {
        let (width, height, line) = (size.width as f32, size.height as f32, size.outline as f32);
        let inner = height - 2.0 * line;
        let signed = inner >= MIN_SIGN_HEIGHT;
        let (half, middle) = ((width * 0.23).floor(), width / 2.0);
        let slant = match face {
            ChipFace::Plus => 0.0,
            ChipFace::Cross => (height * 0.75).min(half * 0.6),
        };
        // A seam above and below the middle separates chips of one kind.
        let parallelogram = |half: f32, top: f32, bottom: f32| {
            let at = |y: f32| slant * (0.5 - y / height);
            let corners = [
                (middle - half + at(top), top),
                (middle + half + at(top), top),
                (middle + half + at(bottom), bottom),
                (middle - half + at(bottom), bottom),
            ];
            polygon(&corners, true)
        };
        self.fill(parallelogram(half + line.max(1.0), line, height - line), colors.key);
        self.fill(parallelogram(half, 0.0, height), CHIP_SEAM);
        let (ground, ink) = match face {
            ChipFace::Plus => (CHIP_DARK, CHIP_LIGHT),
            ChipFace::Cross => (CHIP_LIGHT, CHIP_DARK),
        };
        self.fill(parallelogram(half, line, height - line), ground);
        let center = height / 2.0;
        let arm = inner * 0.36;
        let strokes = |ends: &[(f32, f32)]| {
            let mut path = PathBuilder::new();
            for &(x, y) in ends {
                path.move_to(middle - x, center - y);
                path.line_to(middle + x, center + y);
            }
            path.finish()
        };
        match (face, signed) {
            (ChipFace::Plus, false) => {}
            (ChipFace::Plus, true) => self.stroke(strokes(&[(arm, 0.0), (0.0, arm)]), inner * 0.2, ink),
            (ChipFace::Cross, true) => {
                self.stroke(strokes(&[(arm, arm), (arm, -arm)]), inner * 0.2, ink);
            }
            (ChipFace::Cross, false) => {
                let bold = (width * 0.055).max(1.5);
                let at = |y: f32| (slant + inner * 0.5) * (0.5 - y / height);
                let stroke = [
                    (middle - bold + at(line), line),
                    (middle + bold + at(line), line),
                    (middle + bold + at(height - line), height - line),
                    (middle - bold + at(height - line), height - line),
                ];
                self.fill(polygon(&stroke, true), ink);
            }
        }
    }

    /// Draws the seam along a notched chip.
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

#[cfg(test)]
mod tests;
