//! Pieces with their tiles: the piece behind, the tiles over its body in one row or two.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::placement::{Part, Transform};
use super::rack::draw_token;
use super::scene::{Outline, Placed, Presence, TiledPiece};
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
    pub(super) const LOW: i32 = 263;
    /// Below the tiles.
    pub(super) const FLOOR: i32 = 62;
    /// A free slot's bar, its edge, and from bar to bar.
    pub(super) const BAR_WIDTH: i32 = 110;
    pub(super) const BAR_HEIGHT: i32 = 38;
    pub(super) const BAR_EDGE: i32 = 12;
    pub(super) const BARS: i32 = 180;
    /// Above the head of a piece with two rows of tiles.
    pub(super) const CROWN: i32 = 90;
    /// The emblems of what is frozen or guarded, and what of them is painted.
    pub(super) const EMBLEM: i32 = 340;
    pub(super) const EMBLEM_RADIUS: i32 = 162;
}

/// The height of the sign on one of at most two tiles.
#[cfg(test)]
pub(super) fn sign(layout: &Layout) -> u32 {
    crate::tile_cache::sign_side(layout.part(share::HEIGHT) as u32)
}

/// How many tiles lie side by side.
const ROW: u32 = 2;

/// Draws a piece, its tiles, its free slots and its emblems.
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (figure, fitted): (&TiledPiece, Transform),
) {
    draw_piece(canvas, kit, atlas, layout, (figure, fitted));
    draw_tiles(canvas, kit, atlas, layout, figure);
    draw_free_slots(canvas, kit, layout, figure);
    draw_emblems(canvas, kit, atlas, layout, figure);
}

/// Where a piece usually stands.
pub(super) fn part<'a>(atlas: &'a Atlas, figure: &TiledPiece) -> Option<Part<'a>> {
    let silhouette = atlas.silhouette(figure.piece.sprite)?;
    let top = match rows(&figure.tiles).len() {
        0 => share::ALONE,
        1 => share::ABOVE,
        // Low pieces are lifted, so that two rows of tiles leave as much of them as of high ones.
        _ => share::CROWN - share::PIECE * silhouette.top() / 1000,
    };
    Some(Part { silhouette, side: share::PIECE, left: (1000 - share::PIECE) / 2, top })
}

/// Where the tiles of a piece begin, in thousandths of its square.
pub(super) fn tiles_top(figure: &TiledPiece) -> Option<i32> {
    let height = match rows(&figure.tiles).len() {
        0 => return None,
        1 => share::HEIGHT,
        rows => rows as i32 * share::LOW,
    };
    Some(1000 - share::FLOOR - height)
}

/// What an emblem covers, in thousandths of its square.
pub(super) fn emblem_outline(right: bool) -> Outline {
    let middle = share::EMBLEM / 2;
    Outline::Disc {
        middle: (if right { 1000 - middle } else { middle }, middle),
        radius: share::EMBLEM_RADIUS,
        reach: 0,
    }
}

/// Draws a piece as it is fitted.
pub(super) fn draw_piece(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (figure, fitted): (&TiledPiece, Transform),
) {
    let (area, palette) = (layout.square_at(figure.at), &*kit.palette);
    let Some(part) = part(atlas, figure) else { return };
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    let side = px(fitted.length(part.side));
    if let Some(stamp) = kit.sprite(atlas, figure.piece.sprite, side) {
        let (x, y) = (area.x + px(fitted.x(part.left)), area.y + px(fitted.y(part.top)));
        let (x, y) = (x.max(0) as usize, y.max(0) as usize);
        canvas.stamp(x, y, &stamp, figure.piece.presence, palette);
    }
}

/// Draws tiles over the body of a piece.
pub(super) fn draw_tiles(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    figure: &TiledPiece,
) {
    let area = layout.square_at(figure.at);
    let rows = rows(&figure.tiles);
    let height = layout.part(if rows.len() > 1 { share::LOW } else { share::HEIGHT });
    let width = layout.part(share::WIDTH);
    let floor = area.y + area.height - floor(layout);
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
}

/// How far above the lower edge of a square tiles begin: bars of free slots have room below them.
fn floor(layout: &Layout) -> i32 {
    let (_, bar) = free_slot_areas(layout, (0, 0));
    layout.part(share::FLOOR).max(bar.height)
}

/// Draws the free slots of a piece.
pub(super) fn draw_free_slots(canvas: &mut Canvas, kit: &Kit, layout: &Layout, figure: &TiledPiece) {
    let (area, free, pitch) = (layout.square_at(figure.at), i32::from(figure.free), layout.part(share::BARS));
    for place in 0..free {
        let x = area.x + area.width / 2 + pitch * (2 * place - free + 1) / 2;
        free_slot(canvas, kit, layout, (x, area.y + area.height));
    }
}

/// Draws emblems in the upper corners.
pub(super) fn draw_emblems(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    figure: &TiledPiece,
) {
    let (area, side) = (layout.square_at(figure.at), layout.part(share::EMBLEM));
    for &(sprite, right) in &figure.emblems {
        if let Some(stamp) = kit.sprite(atlas, sprite, side) {
            let x = if right { area.x + area.width - side } else { area.x };
            canvas.stamp(x as usize, area.y as usize, &stamp, Presence::Solid, &kit.palette);
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

/// A free slot above the lower edge of a square: a dark bar with a light edge, so that it is seen on every square, on
/// frost and on frames.
fn free_slot(canvas: &mut Canvas, kit: &Kit, layout: &Layout, (x, bottom): (i32, i32)) {
    let (bar, edge) = free_slot_areas(layout, (x, bottom));
    canvas.fill(edge, kit.palette.index(kit.theme.plate));
    canvas.fill(bar, kit.palette.index(kit.theme.frame));
}

/// Where the bar of a free slot round a column lies, and the bar with its edge, within a square with this lower edge.
fn free_slot_areas(layout: &Layout, (x, bottom): (i32, i32)) -> (Area, Area) {
    let (width, height) = (layout.part(share::BAR_WIDTH), layout.part(share::BAR_HEIGHT).max(1));
    let edge = layout.part(share::BAR_EDGE);
    // Not a pixel of it enters the next square.
    let middle = bottom - layout.part(share::FLOOR / 2);
    let y = middle.min(bottom - edge - height + height / 2);
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
    use crate::theme::tests::contrast;
    use crate::theme_name::ThemeName;
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
            let (_, edge) = free_slot_areas(&layout, (area.x + area.width / 2, bottom));
            assert!(edge.width < layout.part(share::BARS), "{square}: {edge:?}");
            assert!(edge.width + 3 * layout.part(share::BARS) < area.width, "{square}");
            assert!(edge.y + edge.height <= bottom, "{square}: {edge:?} below {bottom}");
            assert!(edge.y >= bottom - floor(&layout), "{square}: {edge:?}");
        }
    }
}
