//! Pieces with their tiles: the piece behind, the tiles over its body in one row or two.

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::rack::draw_token;
use super::scene::{Placed, Presence, TiledPiece};
use super::shapes::fill;
use super::sprites::Atlas;

/// Lengths in thousandths of a square.
mod share {
    /// A piece.
    pub(super) const PIECE: i32 = 780;
    /// Above a piece with tiles, and above one without.
    pub(super) const ABOVE: i32 = 10;
    pub(super) const ALONE: i32 = 120;
    /// A tile.
    pub(super) const WIDTH: i32 = 470;
    pub(super) const HEIGHT: i32 = 340;
    /// The height of a tile of two rows.
    pub(super) const LOW: i32 = 272;
    /// Below the tiles.
    pub(super) const FLOOR: i32 = 42;
    /// The radius of a free slot's dot, and from dot to dot.
    pub(super) const DOT: i32 = 15;
    pub(super) const DOTS: i32 = 80;
    /// The emblems of what is frozen or guarded.
    pub(super) const EMBLEM: i32 = 340;
}

/// The height of the sign on one of at most two tiles.
#[cfg(test)]
pub(super) fn sign(layout: &Layout) -> u32 {
    crate::tile_cache::sign_side(layout.part(share::HEIGHT) as u32)
}

/// How many tiles lie side by side.
const ROW: u32 = 2;

/// Draws a piece, its tiles and its free slots.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, figure: &TiledPiece) {
    let (area, palette) = (layout.square_at(figure.at), &*kit.palette);
    let side = layout.part(share::PIECE);
    let above = layout.part(if figure.tiles.is_empty() { share::ALONE } else { share::ABOVE });
    if let Some(stamp) = kit.sprite(atlas, figure.piece.sprite, side) {
        let x = area.x + (area.width - side) / 2;
        canvas.stamp(x as usize, (area.y + above) as usize, &stamp, figure.piece.presence, palette);
    }
    let rows = rows(&figure.tiles);
    let height = layout.part(if rows.len() > 1 { share::LOW } else { share::HEIGHT });
    let width = layout.part(share::WIDTH);
    let floor = area.y + area.height - layout.part(share::FLOOR);
    for (place, row) in (0..).zip(&rows) {
        let units: u32 = row.iter().map(|placed| placed.token.make.width()).sum();
        let mut x = area.x + (area.width - width * units as i32) / 2;
        let y = floor - height * (rows.len() as i32 - place);
        for &placed in row {
            let width = width * placed.token.make.width() as i32;
            draw_token(canvas, kit, atlas, placed, Area { x, y, width, height });
            x += width;
        }
    }
    let free = i32::from(figure.free);
    let pitch = layout.part(share::DOTS);
    for place in 0..free {
        let x = area.x + area.width / 2 + pitch * (2 * place - free + 1) / 2;
        dot(canvas, kit, layout, (x, area.y + area.height - layout.part(share::FLOOR / 2)));
    }
    let side = layout.part(share::EMBLEM);
    for &(sprite, right) in &figure.emblems {
        if let Some(stamp) = kit.sprite(atlas, sprite, side) {
            let x = if right { area.x + area.width - side } else { area.x };
            canvas.stamp(x as usize, area.y as usize, &stamp, Presence::Solid, palette);
        }
    }
}

/// Tiles in the order of their slots, in rows of two; a long one fills a row.
fn rows(tiles: &[Placed]) -> Vec<Vec<Placed>> {
    let mut rows: Vec<Vec<Placed>> = Vec::new();
    for &placed in tiles {
        let units = |row: &Vec<Placed>| row.iter().map(|placed| placed.token.make.width()).sum::<u32>();
        let fits = |row: &Vec<Placed>| units(row) + placed.token.make.width() <= ROW;
        match rows.iter_mut().rev().find(|row| fits(row)) {
            Some(row) => row.push(placed),
            None => rows.push(vec![placed]),
        }
    }
    rows
}

/// A dot that is faint for being small.
fn dot(canvas: &mut Canvas, kit: &Kit, layout: &Layout, (x, y): (i32, i32)) {
    let radius = layout.part(share::DOT) as f32;
    let disc = resvg::tiny_skia::PathBuilder::from_circle(x as f32, y as f32, radius);
    fill(canvas, &kit.palette, disc, kit.theme.frame);
}
