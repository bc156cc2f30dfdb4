//! Pieces with their tiles: the piece above, the tiles at the foot of the square.

use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::rack::{draw_tokens, row};
use super::scene::{Presence, TiledPiece};
use super::shapes::fill;
use super::sprites::Atlas;

/// Lengths in thousandths of a square.
mod share {
    /// The heights of tiles: the greatest is taken that leaves room for all.
    pub(super) const HEIGHTS: [i32; 3] = [360, 310, 240];
    /// From tile to tile.
    pub(super) const GAP: i32 = 12;
    /// Below the tiles.
    pub(super) const FLOOR: i32 = 20;
    /// The radius of a free slot's dot.
    pub(super) const DOT: i32 = 22;
    /// From dot to dot.
    pub(super) const DOTS: i32 = 130;
}

/// Draws a piece, its tiles and its free slots.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, figure: &TiledPiece) {
    let (area, palette) = (layout.square_at(figure.at), &*kit.palette);
    if let Some(stamp) = kit.figure.get(atlas, palette, figure.piece.sprite) {
        let x = area.x + (area.width - kit.figure.side as i32) / 2;
        canvas.stamp(x as usize, area.y as usize, stamp, figure.piece.presence, palette);
    }
    let units: i32 = figure.tiles.iter().map(|placed| placed.token.make.width() as i32).sum();
    let free = i32::from(figure.free);
    let (gap, pitch) = (layout.part(share::GAP), layout.part(share::DOTS));
    let wide = |height: i32| units * (height + gap) + free * pitch - if free == 0 { gap } else { 0 };
    let [.., least] = share::HEIGHTS.map(|height| layout.part(height));
    let heights = share::HEIGHTS.into_iter().map(|height| layout.part(height));
    let height = heights.into_iter().find(|&height| wide(height) <= area.width).unwrap_or(least);
    let left = area.x + (area.width - wide(height)) / 2;
    let bottom = area.y + area.height - layout.part(share::FLOOR);
    let widths = figure.tiles.iter().map(|placed| placed.token.make.width() as i32);
    let places = row((left, bottom - height), widths, height + gap);
    draw_tokens(canvas, kit, atlas, figure.tiles.iter().copied().zip(places), height);
    let x = left + units * (height + gap);
    for place in 0..free {
        let middle = (x + place * pitch + pitch / 2, bottom - layout.part(2 * share::DOT));
        dot(canvas, kit, layout, middle);
    }
    for &sprite in &figure.emblems {
        if let Some(stamp) = kit.board.get(atlas, palette, sprite) {
            canvas.stamp(area.x as usize, area.y as usize, stamp, Presence::Solid, palette);
        }
    }
}

/// A dot that is faint for being small.
fn dot(canvas: &mut Canvas, kit: &Kit, layout: &Layout, (x, y): (i32, i32)) {
    let radius = layout.part(share::DOT) as f32;
    let disc = resvg::tiny_skia::PathBuilder::from_circle(x as f32, y as f32, radius);
    fill(canvas, &kit.palette, disc, kit.theme.frame);
}
