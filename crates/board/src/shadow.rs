//! Shadows on the ground under men, objects and piles.
//!
//! A shadow is an ellipse of one solid color, the square's color darkened, so it adds hardly a byte to a
//! picture.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::{Scene, Spot};
use super::theme::shaded;

/// Lengths in thousandths of a square.
mod share {
    /// Length of the shadow to the right of the foot.
    pub(super) const REACH: i32 = 160;
    pub(super) const HEIGHT: i32 = 120;
}

/// The part of a figure that touches the ground, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Foot {
    pub(super) left: i32,
    pub(super) right: i32,
    /// The lower edge.
    pub(super) y: i32,
}

/// Draws the shadow of a figure on its square. It ends at the square's edge.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, layout: &Layout, scene: &Scene, (at, foot): (Spot, Foot)) {
    let square = layout.square_at(at);
    let index = kit.palette.index(shaded(kit.theme.ground(at, scene.tone_at(at))));
    let (left, right) = (foot.left as f32, (foot.right + layout.part(share::REACH)) as f32);
    let (middle, half) = ((left + right) / 2.0, (right - left) / 2.0);
    let radius = layout.part(share::HEIGHT) as f32 / 2.0;
    let (top, bottom) = (foot.y - radius as i32, foot.y + radius as i32);
    for y in top.max(square.y)..(bottom + 1).min(square.y + square.height) {
        let high = ((y - foot.y) as f32 + 0.5) / radius;
        let wide = half * (1.0 - high * high).max(0.0).sqrt();
        let from = ((middle - wide).round() as i32).max(square.x);
        let to = ((middle + wide).round() as i32).min(square.x + square.width);
        canvas.fill(Area { x: from, y, width: (to - from).max(0), height: 1 }, index);
    }
}
