//! Draws pieces with tiles in front of them, in one row or two.

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::placement::{Part, Transform};
use super::rack::draw_token;
use super::scene::{Outline, Placed, Presence, Scene, TiledPiece};
use super::shadow::Foot;
use super::sprites::Atlas;
use super::theme::shaded;

/// Lengths in thousandths of a square.
mod share {
    /// Side of a piece.
    pub(super) const PIECE: i32 = 780;
    /// Top of a piece with tiles, and of one without.
    pub(super) const TOP: i32 = 10;
    pub(super) const TOP_WITHOUT_TILES: i32 = 120;
    /// Size of a tile.
    pub(super) const WIDTH: i32 = 470;
    pub(super) const HEIGHT: i32 = 340;
    /// Height of a tile in two rows.
    pub(super) const LOW: i32 = 263;
    /// Margin below the tiles.
    pub(super) const FLOOR: i32 = 62;
    /// Height of a free slot, its distance from the lower edge, and the gap between two.
    pub(super) const SLOT: i32 = 40;
    pub(super) const SLOT_FLOOR: i32 = 16;
    pub(super) const SLOT_GAP: i32 = 40;
    /// Distance above the head of a piece with two rows of tiles.
    pub(super) const HEAD_TOP: i32 = 90;
    /// Side of an emblem, and radius of its painted part.
    pub(super) const EMBLEM: i32 = 340;
    pub(super) const EMBLEM_RADIUS: i32 = 162;
}

/// Returns the side of the sign on a tile if a piece has only one row of tiles.
#[cfg(test)]
pub(super) fn sign(layout: &Layout) -> u32 {
    crate::tile_cache::sign_side(layout.part(share::HEIGHT) as u32)
}

/// Maximum width of a row, in tiles.
const ROW_UNITS: u32 = 2;

/// Draws a piece, its tiles, its free slots and its emblems.
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    scene: &Scene,
    (figure, transform): (&TiledPiece, Transform),
) {
    draw_piece(canvas, kit, atlas, layout, (figure, transform));
    draw_tiles(canvas, kit, atlas, layout, figure);
    draw_free_slots(canvas, kit, layout, scene, figure);
    draw_emblems(canvas, kit, atlas, layout, figure);
}

/// Returns a piece's sprite at its default place.
pub(super) fn part<'a>(atlas: &'a Atlas, figure: &TiledPiece) -> Option<Part<'a>> {
    let silhouette = atlas.silhouette(figure.piece.sprite)?;
    let top = match rows(&figure.tiles).len() {
        0 => share::TOP_WITHOUT_TILES,
        1 => share::TOP,
        // With two rows of tiles, all heads begin at the same height, so low pieces are raised.
        _ => share::HEAD_TOP - share::PIECE * silhouette.top() / 1000,
    };
    Some(Part { silhouette, side: share::PIECE, left: (1000 - share::PIECE) / 2, top, bottom: 1000 })
}

/// Returns the top of a piece's tiles, in thousandths of a square.
pub(super) fn tiles_top(figure: &TiledPiece) -> Option<i32> {
    let height = match rows(&figure.tiles).len() {
        0 => return None,
        1 => share::HEIGHT,
        rows => rows as i32 * share::LOW,
    };
    Some(1000 - share::FLOOR - height)
}

/// Returns the part of a piece that touches the ground: its own foot, or its tiles in front of it.
pub(super) fn foot(
    atlas: &Atlas,
    layout: &Layout,
    (figure, transform): (&TiledPiece, Transform),
) -> Option<Foot> {
    let area = layout.square_at(figure.at);
    if let Some(row) = rows(&figure.tiles).last() {
        let units: u32 = row.iter().map(|placed| placed.token.shape.width()).sum();
        let width = layout.part(share::WIDTH) * units as i32;
        let left = area.x + (area.width - width) / 2;
        return Some(Foot { left, right: left + width, y: area.y + area.height - floor(layout) });
    }
    let part = part(atlas, figure)?;
    let silhouette = atlas.standing(figure.piece.sprite)?;
    let (left, right) = silhouette.foot();
    let at = |thousandths: i32| part.side * thousandths / 1000;
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    Some(Foot {
        left: area.x + px(transform.x(part.left + at(left))),
        right: area.x + px(transform.x(part.left + at(right))),
        y: area.y + px(transform.y(part.top + at(silhouette.bottom()))),
    })
}

/// Returns the outline of an emblem, in thousandths of a square.
pub(super) fn emblem_outline(right: bool) -> Outline {
    let middle = share::EMBLEM / 2;
    Outline::Disc {
        middle: (if right { 1000 - middle } else { middle }, middle),
        radius: share::EMBLEM_RADIUS,
        reach: 0,
    }
}

pub(super) fn draw_piece(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (figure, transform): (&TiledPiece, Transform),
) {
    let (area, palette) = (layout.square_at(figure.at), &*kit.palette);
    let Some(part) = part(atlas, figure) else { return };
    let px = |thousandths: i32| (layout.square * thousandths + 500).div_euclid(1000);
    let side = px(transform.length(part.side));
    if let Some(stamp) = kit.sprite(atlas, figure.piece.sprite, side) {
        let (x, y) = (area.x + px(transform.x(part.left)), area.y + px(transform.y(part.top)));
        let (x, y) = (x.max(0) as usize, y.max(0) as usize);
        canvas.stamp(x, y, &stamp, figure.piece.presence, palette);
    }
}

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
        let units: u32 = row.iter().map(|placed| placed.token.shape.width()).sum();
        let mut x = area.x + (area.width - width * units as i32) / 2;
        let y = floor - height * (rows.len() as i32 - place);
        for &placed in row {
            let width = width * placed.token.shape.width() as i32;
            draw_token(canvas, kit, atlas, placed, Area { x, y, width, height });
            x += width;
        }
    }
}

/// Returns the height of the tiles above the lower edge, which leaves room for free slots.
fn floor(layout: &Layout) -> i32 {
    layout.part(share::FLOOR).max(layout.part(share::SLOT_FLOOR) + layout.part(share::SLOT).max(2))
}

/// Draws free slots along the lower edge of the square, in the color of its shadows.
pub(super) fn draw_free_slots(
    canvas: &mut Canvas,
    kit: &Kit,
    layout: &Layout,
    scene: &Scene,
    figure: &TiledPiece,
) {
    if !figure.shows_slots {
        return;
    }
    let tone = shaded(kit.theme.ground(figure.at, scene.tone_at(figure.at)));
    for slot in free_slots(layout, layout.square_at(figure.at), i32::from(figure.free)) {
        canvas.fill(slot, kit.palette.index(tone));
    }
}

/// Returns the areas of free slots, each as wide as a tile if there is room.
fn free_slots(layout: &Layout, area: Area, free: i32) -> Vec<Area> {
    let (height, gap) = (layout.part(share::SLOT).max(2), layout.part(share::SLOT_GAP).max(1));
    let pitch = layout.part(share::WIDTH).min((area.width - gap) / free.max(1));
    let left = area.x + (area.width - pitch * free) / 2;
    let y = area.y + area.height - layout.part(share::SLOT_FLOOR) - height;
    let slot = |place: i32| Area { x: left + place * pitch + gap / 2, y, width: pitch - gap, height };
    (0..free).map(slot).collect()
}

/// Draws the emblems of a piece in the upper corners of its square.
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

/// Groups tiles into rows of two. A wide tile fills a row.
fn rows(tiles: &[Placed]) -> Vec<Vec<Placed>> {
    let mut rows: Vec<Vec<Placed>> = Vec::new();
    for &placed in tiles {
        let units = |row: &Vec<Placed>| row.iter().map(|placed| placed.token.shape.width()).sum::<u32>();
        let fits = |row: &Vec<Placed>| units(row) + placed.token.shape.width() <= ROW_UNITS;
        match rows.iter_mut().rev().find(|row| fits(row)) {
            Some(row) => row.push(placed),
            None => rows.push(vec![placed]),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::BoardShape;
    use crate::scene::Spot;
    use sealed_move_rules::Side;

    /// Height of Discord's box for a picture, and of a default picture of Lusus.
    const BOX_AND_PICTURE_HEIGHT: (f32, f32) = (350.0, 949.0);

    fn layout(square: u32) -> Layout {
        let shape = BoardShape::wide(8, false, true);
        Layout::new(shape, square, None, Side::First)
    }

    /// In a box of 550 x 350 px, a free slot has at least 4 x 1.4 px.
    #[test]
    fn free_slots_are_visible() {
        let layout = layout(111);
        let area = layout.square_at(Spot { file: 3, rank: 3 });
        let seen = |length: i32| length as f32 * BOX_AND_PICTURE_HEIGHT.0 / BOX_AND_PICTURE_HEIGHT.1;
        for free in 1..=4 {
            let slot = free_slots(&layout, area, free)[0];
            assert!(seen(slot.width) >= 4.0 && seen(slot.height) >= 1.4, "{slot:?}");
        }
    }

    /// Free slots are separate, below the tiles and inside their square.
    #[test]
    fn free_slots_touch_nothing() {
        for square in 40..=160 {
            let layout = layout(square);
            let area = layout.square_at(Spot { file: 3, rank: 3 });
            for free in 1..=4 {
                let slots = free_slots(&layout, area, free);
                assert_eq!(slots.len(), free as usize);
                for slot in &slots {
                    assert!(
                        slot.x >= area.x && slot.x + slot.width <= area.x + area.width,
                        "{square}: {slot:?}"
                    );
                    assert!(slot.y >= area.y + area.height - floor(&layout), "{square}: {slot:?}");
                    assert!(slot.y + slot.height <= area.y + area.height, "{square}: {slot:?}");
                }
                assert!(slots.windows(2).all(|two| two[0].x + two[0].width < two[1].x), "{square}");
            }
        }
    }
}
