//! Pieces with their tiles: the piece behind, the tiles over its body in one row or two.

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::rack::draw_token;
use super::scene::{Placed, Presence, TiledPiece};
use super::sprites::Atlas;
use super::theme::Rgb;

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
    pub(super) const LOW: i32 = 263;
    /// Below the tiles.
    pub(super) const FLOOR: i32 = 62;
    /// A free slot's bar, its edge, and from bar to bar.
    pub(super) const BAR_WIDTH: i32 = 110;
    pub(super) const BAR_HEIGHT: i32 = 38;
    pub(super) const BAR_EDGE: i32 = 12;
    pub(super) const BARS: i32 = 180;
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
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (figure, gone): (&TiledPiece, [Rgb; 2]),
) {
    let (area, palette) = (layout.square_at(figure.at), &*kit.palette);
    let side = layout.part(share::PIECE);
    let above = layout.part(if figure.tiles.is_empty() { share::ALONE } else { share::ABOVE });
    if let Some(stamp) = kit.sprite(atlas, figure.piece.sprite, side) {
        let x = area.x + (area.width - side) / 2;
        let (x, y) = (x as usize, (area.y + above) as usize);
        match figure.piece.presence {
            Presence::Faded => canvas.ghost(x, y, &stamp, gone, palette),
            presence => canvas.stamp(x, y, &stamp, presence, palette),
        }
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
    let pitch = layout.part(share::BARS);
    for place in 0..free {
        let x = area.x + area.width / 2 + pitch * (2 * place - free + 1) / 2;
        free_slot(canvas, kit, layout, (x, area.y + area.height - layout.part(share::FLOOR / 2)));
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

/// A free slot: a dark bar with a light edge, so that it is seen on every square, on frost and on frames.
fn free_slot(canvas: &mut Canvas, kit: &Kit, layout: &Layout, (x, y): (i32, i32)) {
    let (bar, edge) = free_slot_areas(layout, (x, y));
    canvas.fill(edge, kit.palette.index(kit.theme.plate));
    canvas.fill(bar, kit.palette.index(kit.theme.frame));
}

/// Where the bar of a free slot with its middle at a point lies, and the bar with its edge.
fn free_slot_areas(layout: &Layout, (x, y): (i32, i32)) -> (Area, Area) {
    let (width, height) = (layout.part(share::BAR_WIDTH), layout.part(share::BAR_HEIGHT).max(1));
    let edge = layout.part(share::BAR_EDGE);
    let bar = Area { x: x - width / 2, y: y - height / 2, width, height };
    let around =
        Area { x: bar.x - edge, y: bar.y - edge, width: width + 2 * edge, height: height + 2 * edge };
    (bar, around)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardLayout;
    use crate::layout::BoardShape;
    use crate::scene::{ColorScheme, Spot};
    use crate::theme::ThemeName;
    use crate::theme::tests::contrast;
    use sealed_move_rules::Side;

    /// The height of the box in which Discord shows a picture, and of the usual picture of Lusus.
    const SEEN: (f32, f32) = (350.0, 949.0);

    fn layout(square: u32) -> Layout {
        let shape = BoardShape { layout: BoardLayout::Wide, files: 8, two_digits: false, tiles: true };
        Layout::new(shape, square, None, Side::First)
    }

    /// A free slot is at least 4 px wide and 1.4 px high in 550 x 350, and its two colors differ by 7:1.
    #[test]
    fn free_slots_are_seen() {
        let (bar, _) = free_slot_areas(&layout(111), (500, 500));
        let seen = |length: i32| length as f32 * SEEN.0 / SEEN.1;
        assert!(seen(bar.width) >= 4.0 && seen(bar.height) >= 1.4, "{bar:?}");
        for name in ThemeName::ALL {
            let theme = name.theme(ColorScheme::Tiles);
            assert!(contrast(theme.frame, theme.plate) >= 7.0, "{name}");
        }
    }

    /// Four free slots and their edges stay apart, below the tiles and within their square.
    #[test]
    fn free_slots_touch_nothing() {
        for square in 40..=160 {
            let layout = layout(square);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            let bottom = area.y + area.height;
            let y = bottom - layout.part(share::FLOOR / 2);
            let (_, edge) = free_slot_areas(&layout, (area.x + area.width / 2, y));
            assert!(edge.width < layout.part(share::BARS), "{square}: {edge:?}");
            assert!(edge.width + 3 * layout.part(share::BARS) < area.width, "{square}");
            assert!(edge.y + edge.height <= bottom + 1, "{square}: {edge:?} below {bottom}");
            assert!(edge.y + 1 >= bottom - layout.part(share::FLOOR), "{square}: {edge:?}");
        }
    }
}
