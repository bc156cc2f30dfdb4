//! The strips above and below the board: who is on turn, trays and powers.

use resvg::tiny_skia::PathBuilder;

use super::canvas::{Area, Canvas};
use super::gauges;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::{CountedSprite, Holdings, PowerMark, Presence, Sprite, Strip};
use super::shapes::{fill, polygon, stroke};
use super::sprites::Atlas;
use super::wells::well;
use super::zones;

/// Lengths in thousandths of a [`Layout::unit`].
mod share {
    /// The gap between the parts of a strip and round them.
    pub(super) const GAP: i32 = 90;
    /// The plate with the side's name.
    pub(super) const PLATE: i32 = 2750;
    /// One power.
    pub(super) const POWER: i32 = 920;
    /// An emblem, on a ground of its own.
    pub(super) const EMBLEM: i32 = 1150;
    /// The least width of an entry of the tray.
    pub(super) const STOCK: i32 = 760;
    /// The cut in a banner's end.
    pub(super) const TAIL: i32 = 320;
}

/// Draws a side's strip.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, strip: &Strip) {
    let whole = layout.strip(strip.side);
    let gap = layout.outer(share::GAP);
    let line =
        Area { x: gap, y: whole.y + gap, width: whole.width - 2 * gap, height: whole.height - 2 * gap };
    let plate = Area { width: layout.outer(share::PLATE), ..line };
    let rest_x = plate.x + plate.width + gap;
    let rest = Area { x: rest_x, width: line.x + line.width - rest_x, ..line };
    let plate = match &strip.holdings {
        Holdings::Tiles(tiles) => zones::draw(canvas, kit, atlas, layout, tiles, line),
        _ => plate,
    };
    draw_plate(canvas, kit, layout, strip, plate);
    match &strip.holdings {
        Holdings::Tiles(_) => {}
        Holdings::Gauges(all) => gauges::draw(canvas, kit, layout, all, rest),
        Holdings::Tray { stock, slots, powers } => {
            let powers_width = layout.outer(share::POWER) * powers.len() as i32;
            let tray = Area { width: rest.width - powers_width - gap, ..rest };
            well(canvas, kit, tray);
            draw_stock(canvas, kit, atlas, layout, (stock, *slots), tray);
            let powers_area = Area { x: tray.x + tray.width + gap, width: powers_width, ..rest };
            draw_powers(canvas, kit, atlas, layout, powers, powers_area);
        }
        Holdings::Emblems { banner, stock, powers } => {
            let width = layout.outer(share::EMBLEM);
            let mut area = Area { x: rest.x + rest.width, width, ..rest };
            for power in powers.iter().rev() {
                area.x -= width;
                well(canvas, kit, area);
                draw_power(canvas, kit, atlas, layout, power, area);
                area.x -= gap;
            }
            for stock in stock.iter().rev() {
                area.x -= width;
                well(canvas, kit, area);
                draw_entry(canvas, kit, atlas, layout, stock, area);
                area.x -= gap;
            }
            draw_banner(canvas, kit, atlas, layout, banner, rest);
        }
    }
}

/// A banner with a tail, and signs on it.
fn draw_banner(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, signs: &[Sprite], area: Area) {
    if signs.is_empty() {
        return;
    }
    let (width, tail) = (layout.outer(share::POWER), layout.outer(share::TAIL));
    let length = width * signs.len() as i32 + 2 * tail;
    let (left, top) = (area.x as f32, area.y as f32);
    let (right, bottom) = ((area.x + length) as f32, (area.y + area.height) as f32);
    let notch = (right - tail as f32, (top + bottom) / 2.0);
    let cloth = polygon(&[(left, top), (right, top), notch, (right, bottom), (left, bottom)], true);
    fill(canvas, &kit.palette, cloth, kit.theme.plate);
    let side = kit.power.side as i32;
    for (place, &sign) in (0..).zip(signs) {
        let x = area.x + tail / 2 + place * width + (width - side) / 2;
        let y = area.y + (area.height - side) / 2;
        if let Some(stamp) = kit.power.get(atlas, &kit.palette, sign) {
            canvas.stamp(x as usize, y as usize, stamp, Presence::Solid, &kit.palette);
        }
    }
}

fn draw_powers(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    powers: &[PowerMark],
    area: Area,
) {
    if !powers.is_empty() {
        well(canvas, kit, area);
    }
    for (place, power) in (0..).zip(powers) {
        let width = layout.outer(share::POWER);
        draw_power(canvas, kit, atlas, layout, power, Area { x: area.x + place * width, width, ..area });
    }
}

/// The side's name beside a disc in its colors and, for the side on turn, a plate, a wedge and a note.
fn draw_plate(canvas: &mut Canvas, kit: &Kit, layout: &Layout, strip: &Strip, area: Area) {
    let (theme, palette) = (kit.theme, &*kit.palette);
    let middle = area.y + area.height / 2;
    let text = if strip.on_turn { theme.plate_label } else { theme.label };
    if strip.on_turn {
        canvas.fill(area, palette.index(theme.plate));
        let (x, y, half) = (area.x as f32, middle as f32, layout.outer(190) as f32);
        let left = x + layout.outer(90) as f32;
        let wedge = polygon(&[(left, y - half), (left + half * 1.3, y), (left, y + half)], true);
        fill(canvas, palette, wedge, text);
    }
    let colors = kit.theme.scheme.sides[strip.side.index()];
    let (x, y) = ((area.x + layout.outer(590)) as f32, middle as f32);
    let (radius, line) = (layout.outer(200) as f32, layout.outer(75) as f32);
    let disc = PathBuilder::from_circle(x, y, radius);
    let rim = disc.as_ref().and_then(|disc| stroke(disc, 2.0 * line));
    fill(canvas, palette, rim, colors.line);
    fill(canvas, palette, disc, colors.fill);

    let left = area.x + layout.outer(910);
    let room = area.x + area.width - left - layout.outer(60);
    let name = kit.name.fit(&strip.name, room);
    match &strip.note {
        None => {
            let baseline = middle + kit.name.digit_height() / 2;
            kit.name.draw(canvas, palette, left, baseline, &name, text);
        }
        Some(note) => {
            kit.name.draw(canvas, palette, left, middle - layout.outer(50), &name, text);
            let baseline = middle + layout.outer(50) + kit.note.digit_height();
            let face = if kit.note.width(note) <= room { &kit.note } else { &kit.symbol };
            face.draw(canvas, palette, left, baseline, &face.fit(note, room), text);
        }
    }
}

fn draw_stock(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    (stock, slots): (&[CountedSprite], u8),
    area: Area,
) {
    let (theme, palette) = (kit.theme, &*kit.palette);
    if stock.is_empty() {
        let (width, height) = (layout.outer(420), layout.outer(90));
        let (x, y) = (area.x + layout.outer(300), area.y + (area.height - height) / 2);
        canvas.fill(Area { x, y, width, height }, palette.index(theme.plate_label));
        return;
    }
    let width = layout.outer(share::STOCK).max(area.width / i32::from(slots.max(1)));
    for (place, stock) in (0..).zip(stock) {
        draw_entry(canvas, kit, atlas, layout, stock, Area { x: area.x + place * width, width, ..area });
    }
}

fn draw_entry(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    stock: &CountedSprite,
    area: Area,
) {
    let (theme, palette) = (kit.theme, &*kit.palette);
    let side = kit.stock.side as i32;
    let x = area.x + (area.width - side) / 2;
    if let Some(stamp) = kit.stock.get(atlas, palette, stock.sprite) {
        canvas.stamp(x as usize, (area.y + layout.outer(10)) as usize, stamp, Presence::Solid, palette);
    }
    let text = stock.count.to_string();
    let middle = (area.x + area.width / 2, area.y + area.height - layout.outer(215));
    let face = if kit.note.width(&text) <= area.width { &kit.note } else { &kit.symbol };
    face.draw_centered(canvas, palette, middle, &text, theme.plate_label);
}

fn draw_power(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, power: &PowerMark, area: Area) {
    let palette = &*kit.palette;
    let side = kit.power.side as i32;
    let (x, y) = (area.x + (area.width - side) / 2, area.y + (area.height - side) / 2);
    for layer in &power.layers {
        if let Some(stamp) = kit.power.get(atlas, palette, layer.sprite) {
            let presence = if power.spent { Presence::Faded } else { layer.presence };
            canvas.stamp(x as usize, y as usize, stamp, presence, palette);
        }
    }
    if power.spent {
        let (left, top) = (area.x as f32, area.y as f32);
        let (width, height, inset) = (area.width as f32, area.height as f32, layout.outer(130) as f32);
        let strike =
            polygon(&[(left + inset, top + height - inset), (left + width - inset, top + inset)], false);
        let width = layout.outer(80) as f32;
        fill(canvas, palette, strike.and_then(|path| stroke(&path, width)), kit.theme.plate_label);
    }
}
