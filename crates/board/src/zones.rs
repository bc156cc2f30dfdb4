//! A strip of two lines for tiles: the hand and counts above, what is out of play below.

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::rack::{Rack, draw_tokens};
use super::scene::{CountedSprite, Placed, Presence, Sprite, Tiles};
use super::sprites::Atlas;
use super::wells::well;

/// Lengths in thousandths of a square.
mod share {
    /// Between the parts.
    pub(super) const GAP: i32 = 70;
    /// The plate with the side's name.
    pub(super) const PLATE: i32 = 2250;
    /// The height of the upper line.
    pub(super) const UPPER: i32 = 700;
    /// A tile in hand.
    pub(super) const HAND: i32 = 520;
    /// A tile in hand with letters below it.
    pub(super) const LETTERED: i32 = 460;
    /// A tile where there are many.
    pub(super) const SMALL: i32 = 270;
    /// A tile that is out of play.
    pub(super) const SPENT: i32 = 480;
    /// A tile where there are more.
    pub(super) const MIDDLE: i32 = 370;
    /// Between tiles.
    pub(super) const BETWEEN: i32 = 40;
    /// A sign before a number or a row.
    pub(super) const SIGN: i32 = 400;
    /// Before the first thing in a well.
    pub(super) const PAD: i32 = 110;
}

/// Draws what a side has, and says where its plate lies.
pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    tiles: &Tiles,
    area: Area,
) -> Area {
    let gap = layout.part(share::GAP);
    let upper = Area { height: layout.part(share::UPPER), ..area };
    let lower_y = upper.y + upper.height + gap;
    let lower = Area { y: lower_y, height: area.y + area.height - lower_y, ..area };
    let plate = Area { width: layout.part(share::PLATE), ..upper };

    let mut right = upper.x + upper.width;
    for count in tiles.counts.iter().rev() {
        let text = count.count.to_string();
        let width = layout.part(share::SIGN + 2 * share::PAD + share::GAP / 2) + kit.name.width(&text);
        let area = Area { x: right - width, width, ..upper };
        draw_count(canvas, kit, atlas, layout, count, &text, area);
        right -= width + gap;
    }
    let left = plate.x + plate.width + gap;
    draw_hand(canvas, kit, atlas, layout, tiles, Area { x: left, width: right - left, ..upper });
    draw_spent(canvas, kit, atlas, layout, tiles, lower);
    plate
}

fn draw_count(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    count: &CountedSprite,
    text: &str,
    area: Area,
) {
    well(canvas, kit, area);
    let sign = Area { x: area.x + layout.part(share::PAD), width: layout.part(share::SIGN), ..area };
    draw_sign(canvas, kit, atlas, count.sprite, sign);
    let x = area.x + area.width - layout.part(share::PAD) - kit.name.width(text);
    let baseline = area.y + (area.height + kit.name.digit_height()) / 2;
    kit.name.draw(canvas, &kit.palette, x, baseline, text, kit.theme.plate_label);
}

/// Draws a sign in the middle of an area's height.
fn draw_sign(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, sprite: Sprite, area: Area) {
    let palette = &*kit.palette;
    let stamp = kit.tokens.sign(atlas, palette, sprite, kit.theme.plate_label, area.width.max(1) as u32);
    let y = area.y + (area.height - area.width) / 2;
    canvas.stamp(area.x as usize, y as usize, &stamp, Presence::Solid, palette);
}

fn draw_hand(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, tiles: &Tiles, area: Area) {
    well(canvas, kit, area);
    if tiles.hand.is_empty() {
        dash(canvas, kit, layout, area);
        return;
    }
    let pad = layout.part(share::PAD);
    let inner = Area { x: area.x + pad, width: area.width - 2 * pad, ..area };
    let large = layout.part(if tiles.letters.is_empty() { share::HAND } else { share::LETTERED });
    let widths: Vec<i32> = tiles.hand.iter().map(|token| token.make.width() as i32).collect();
    let heights = [large, layout.part(share::MIDDLE), layout.part(share::SMALL)];
    let rack = Rack::new(inner, &widths, heights, layout.part(share::BETWEEN));
    // Letters need a line of their own below the tiles.
    let lettered = rack.single && !tiles.letters.is_empty();
    let lift = if lettered { layout.part(90) } else { 0 };
    let hand = tiles.hand.iter().map(|&token| Placed { token, touched: false });
    let places = rack.places.iter().map(|&(x, y)| (x, y - lift));
    draw_tokens(canvas, kit, atlas, hand.zip(places), rack.height);
    if lettered {
        let y = area.y + area.height - layout.part(95);
        for ((text, &(x, _)), width) in tiles.letters.iter().zip(&rack.places).zip(&widths) {
            let middle = (x + rack.height * width / 2, y);
            kit.letters.draw_centered(canvas, &kit.palette, middle, text, kit.theme.plate_label);
        }
    }
}

fn draw_spent(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, tiles: &Tiles, area: Area) {
    well(canvas, kit, area);
    let pad = layout.part(share::PAD);
    let sign = Area { x: area.x + pad, width: layout.part(share::SIGN), ..area };
    draw_sign(canvas, kit, atlas, tiles.heading, sign);
    let left = sign.x + sign.width + pad;
    let inner = Area { x: left, width: area.x + area.width - pad / 2 - left, ..area };
    if tiles.spent.is_empty() {
        dash(canvas, kit, layout, Area { x: left - pad, ..inner });
        return;
    }
    let widths: Vec<i32> = tiles.spent.iter().map(|placed| placed.token.make.width() as i32).collect();
    let heights = [share::SPENT, share::MIDDLE, share::SMALL].map(|height| layout.part(height));
    let rack = Rack::new(inner, &widths, heights, layout.part(share::BETWEEN / 2));
    let spent = tiles.spent.iter().copied().zip(rack.places.iter().copied());
    draw_tokens(canvas, kit, atlas, spent, rack.height);
}

/// Where there is nothing, a dash says so.
fn dash(canvas: &mut Canvas, kit: &Kit, layout: &Layout, area: Area) {
    let (width, height) = (layout.part(280), layout.part(60));
    let (x, y) = (area.x + layout.part(share::PAD), area.y + (area.height - height) / 2);
    canvas.fill(Area { x, y, width, height }, kit.palette.index(kit.theme.plate_label));
}
