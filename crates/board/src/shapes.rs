//! Paths of simple shapes, and functions to draw them on a canvas.

use resvg::tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Stroke, Transform,
};

use super::canvas::{Canvas, Coverage};
use super::palette::Palette;
use super::theme::Rgb;

/// A point in pixels.
pub(super) type Point = (f32, f32);

/// Width of the edge on each side of a line, as a fraction of a square.
pub(super) const EDGE: f32 = 0.035;

/// Returns two diagonal strokes through a point, which extend by `half` in each direction.
pub(super) fn cross((x, y): Point, half: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(x - half, y - half);
    path.line_to(x + half, y + half);
    path.move_to(x - half, y + half);
    path.line_to(x + half, y - half);
    path.finish()
}

pub(super) fn fill(canvas: &mut Canvas, palette: &Palette, path: Option<Path>, color: Rgb) {
    let Some(path) = path else { return };
    let bounds = path.bounds();
    let (x, y) = (bounds.left().floor() - 1.0, bounds.top().floor() - 1.0);
    let (width, height) = ((bounds.right() - x).ceil() as u32 + 1, (bounds.bottom() - y).ceil() as u32 + 1);
    let Some(mut mask) = Mask::new(width, height) else { return };
    mask.fill_path(&path, FillRule::Winding, true, Transform::from_translate(-x, -y));
    let coverage = Coverage { width: width as usize, data: mask.take() };
    canvas.cover(x as i32, y as i32, &coverage, color, palette);
}

/// Returns a closed or open polygon.
pub(super) fn polygon(points: &[Point], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.0, first.1);
    for point in rest {
        path.line_to(point.0, point.1);
    }
    if closed {
        path.close();
    }
    path.finish()
}

/// Returns the outline of a line with round ends.
pub(super) fn stroke(path: &Path, width: f32) -> Option<Path> {
    let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    path.stroke(&stroke, 1.0)
}

/// Returns an antialiased paint.
pub(super) fn paint([red, green, blue]: Rgb) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(red, green, blue, 255));
    paint
}
