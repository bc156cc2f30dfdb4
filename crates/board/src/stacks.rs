//! What stands on a square: pieces, and piles with what stands on them.

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::pile::PileLayout;
use super::scene::{Extent, Layer, PileChip, Presence, SquareContent, Tone};
use super::sprites::Atlas;

/// Lengths in thousandths of a square.
mod share {
    /// A sprite that leaves room round it.
    pub(super) const WITHIN: i32 = 840;
    /// A sprite in a corner.
    pub(super) const CORNER: i32 = 280;
    /// Above what stands beside a tall pile.
    pub(super) const BESIDE: i32 = 380;
}

/// Draws what stands on a square.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, cell: &SquareContent) {
    let area = layout.square_at(cell.at);
    if cell.pile.is_empty() && !cell.stands {
        for layer in &cell.layers {
            draw_layer(canvas, kit, atlas, layout, layer, area);
        }
        return;
    }
    let pile = PileLayout::new(layout, area, cell.pile.len());
    draw_pile(canvas, kit, layout, &cell.pile, &pile);
    if pile.tall {
        let text = cell.pile.len().to_string();
        let middle = pile.room.x + pile.room.width / 2;
        let y = area.y + area.height - layout.part(190);
        draw_plate(canvas, kit, layout, (middle, y), &text);
    }
    for layer in &cell.layers {
        draw_figure(canvas, kit, atlas, layout, layer, &pile);
    }
}

fn draw_layer(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, layer: &Layer, area: Area) {
    let side = match layer.extent {
        Extent::Whole => area.width,
        Extent::Within => layout.part(share::WITHIN),
        Extent::Corner => layout.part(share::CORNER),
    };
    let (x, y) = match layer.extent {
        Extent::Corner => (area.x + area.width - side - layout.part(20), area.y + layout.part(20)),
        Extent::Whole | Extent::Within => (area.x + (area.width - side) / 2, area.y + area.height - side),
    };
    if let Some(stamp) = kit.sprite(atlas, layer.sprite, side) {
        canvas.stamp(x as usize, y as usize, &stamp, layer.presence, &kit.palette);
    }
}

/// Draws what stands on a pile, as large as the pile leaves room for.
fn draw_figure(
    canvas: &mut Canvas,
    kit: &Kit,
    atlas: &Atlas,
    layout: &Layout,
    layer: &Layer,
    pile: &PileLayout,
) {
    let room = if pile.tall { Area { height: layout.part(share::BESIDE), ..pile.room } } else { pile.room };
    let Some(natural) = kit.sprite(atlas, layer.sprite, layout.square) else { return };
    let height = i32::from(natural.bottom()) - i32::from(natural.top());
    let widest = if pile.tall { room.width + layout.part(40) } else { layout.square };
    let mut side = layout.square.min(layout.square * room.height / height.max(1)).min(widest.max(1));
    // A pixel may be lost to rounding.
    let stamp = loop {
        let Some(stamp) = kit.sprite(atlas, layer.sprite, side) else { return };
        if i32::from(stamp.bottom()) - i32::from(stamp.top()) <= room.height || side <= 1 {
            break stamp;
        }
        side -= 1;
    };
    let x = room.x + (room.width - side) / 2;
    let y = room.y + room.height - i32::from(stamp.bottom());
    canvas.stamp(x.max(0) as usize, y.max(0) as usize, &stamp, layer.presence, &kit.palette);
}

/// Draws the chips of a pile, and beside those that the last move touched a bracket.
fn draw_pile(canvas: &mut Canvas, kit: &Kit, layout: &Layout, bars: &[PileChip], pile: &PileLayout) {
    let tone = &kit.theme.tones[Tone::Last.index()];
    let shown = || bars.iter().zip(&pile.places).filter_map(|(bar, place)| Some((bar, place.as_ref()?)));
    for (thousandths, color) in [(45, tone.edge), (30, tone.ink)] {
        for (_, place) in shown().filter(|(bar, _)| bar.touched) {
            let around = layout.part(thousandths);
            let halo = Area {
                x: place.x - around,
                y: place.y,
                width: place.size.width as i32 + 2 * around,
                height: place.size.height as i32,
            };
            canvas.fill(halo, kit.palette.index(color));
        }
    }
    for (bar, place) in shown() {
        let stamp = kit.chips.get(&kit.palette, &kit.theme.scheme, bar.chip, place.size);
        canvas.stamp(place.x as usize, place.y as usize, &stamp, Presence::Solid, &kit.palette);
    }
}

/// Writes a few characters on a plate with its middle at a point.
pub(super) fn draw_plate(canvas: &mut Canvas, kit: &Kit, layout: &Layout, (x, y): (i32, i32), text: &str) {
    let pad = layout.outer(3);
    let (width, height) = (kit.text.width(text) + 2 * pad, kit.text.digit_height() + 2 * pad);
    let plate = Area { x: x - width / 2, y: y - height / 2, width, height };
    canvas.fill(plate, kit.palette.index(kit.theme.plate));
    kit.text.draw_centered(canvas, &kit.palette, (x, y), text, kit.theme.plate_label);
}
