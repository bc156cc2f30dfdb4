//! Thin diagonal lines over a square. They mark frozen squares and pieces that only their owner
//! sees.

use resvg::tiny_skia::PathBuilder;

use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::Spot;
use super::shapes::{fill, stroke};
use super::theme::Rgb;
use super::theme::mix;

/// Number of lines per diagonal, and their width as a fraction of a square.
const LINES: i32 = 5;
const WIDTH: f32 = 0.028;

pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, layout: &Layout, at: Spot, color: Rgb) {
    let area = layout.square_at(at);
    let (x, y, side) = (area.x as f32, area.y as f32, area.width as f32);
    // Whole pixels make all lines look alike and compress better.
    let (inset, pitch) = ((side * WIDTH).round(), (side / LINES as f32).round());
    let mut path = PathBuilder::new();
    for line in 1..2 * LINES {
        // From the top or right edge to the left or bottom edge.
        let along = line as f32 * pitch;
        let (from, to) = if along <= side {
            ((along, inset), (inset, along))
        } else {
            ((side - inset, along - side + inset), (along - side + inset, side - inset))
        };
        path.move_to(x + from.0, y + from.1);
        path.line_to(x + to.0, y + to.1);
    }
    let ground = kit.palette.colors()[canvas.at(area.x as usize, area.y as usize) as usize];
    let lines = path.finish().and_then(|path| stroke(&path, side * WIDTH));
    fill(canvas, &kit.palette, lines, mix(ground, color, 110));
}
