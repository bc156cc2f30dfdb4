//! Scene → pixels → PNG.

use super::base::BaseCache;
use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::pile::PileLayout;
use super::scene::{Extent, PileChip, Presence, Scene, SquareContent, Tone};
use super::sprites::{Atlas, Stamps};
use super::{marks, strip, tiled_pieces};

/// The middle of what stands beside a tall pile, in thousandths of a square.
const BESIDE: i32 = 775;

/// Draws a scene.
pub(super) fn draw(kit: &Kit, bases: &BaseCache, atlas: &Atlas, layout: &Layout, scene: &Scene) -> Canvas {
    let mut canvas = Canvas::clone(&bases.get(kit, layout, scene));
    for &(spot, tone) in &scene.tints {
        canvas.remap(layout.square_at(spot), kit.palette.wash(tone));
    }
    for mark in &scene.ground {
        marks::draw(&mut canvas, kit, layout, mark);
    }
    for cell in &scene.cells {
        draw_cell(&mut canvas, kit, atlas, layout, cell);
    }
    for figure in &scene.tiled_pieces {
        tiled_pieces::draw(&mut canvas, kit, atlas, layout, figure);
    }
    for mark in &scene.marks {
        marks::draw(&mut canvas, kit, layout, mark);
    }
    // Symbols come last: they are what one looks for when a shape is unknown.
    for cell in &scene.cells {
        draw_symbol(&mut canvas, kit, layout, cell);
    }
    for strip in &scene.strips {
        strip::draw(&mut canvas, kit, atlas, layout, strip);
    }
    canvas
}

fn draw_cell(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, cell: &SquareContent) {
    let area = layout.square_at(cell.at);
    let pile = PileLayout::new(layout, area, cell.pile.len(), !cell.layers.is_empty());
    draw_pile(canvas, kit, layout, &cell.pile, &pile);
    if pile.tall {
        draw_count(canvas, kit, layout, area, cell.pile.len());
    }
    for layer in &cell.layers {
        let fits = |stamps: &Stamps| {
            let stamp = stamps.get(atlas, &kit.palette, layer.sprite)?;
            let lowered = area.height - stamps.side as i32;
            (i32::from(stamp.top()) + lowered >= pile.lift - layout.part(20)).then_some(lowered)
        };
        let (stamps, x, y) = if layer.extent == Extent::Within {
            let inset = (area.width - kit.within.side as i32) / 2;
            (&kit.within, area.x + inset, area.y + inset)
        } else if pile.tall {
            let x = area.x + layout.part(BESIDE) - kit.beside.side as i32 / 2;
            (&kit.beside, x, area.y + layout.part(30))
        } else if let Some(lowered) = fits(&kit.board) {
            (&kit.board, area.x, area.y + lowered - pile.lift)
        } else {
            let lowered = area.height - kit.within.side as i32;
            (&kit.within, area.x + lowered / 2, area.y + lowered - pile.lift)
        };
        if let Some(stamp) = stamps.get(atlas, &kit.palette, layer.sprite) {
            canvas.stamp(x.max(0) as usize, y.max(0) as usize, stamp, layer.presence, &kit.palette);
        }
    }
}

/// Draws the chips of a pile, and behind those that the last move touched a halo.
fn draw_pile(canvas: &mut Canvas, kit: &Kit, layout: &Layout, bars: &[PileChip], pile: &PileLayout) {
    let tone = &kit.theme.tones[Tone::Last.index()];
    let shown = || bars.iter().zip(&pile.places).filter_map(|(bar, place)| Some((bar, place.as_ref()?)));
    for (thousandths, color) in [(70, tone.edge), (48, tone.ink)] {
        for (_, place) in shown().filter(|(bar, _)| bar.touched) {
            let around = layout.part(thousandths);
            let halo = Area {
                x: place.x - around,
                y: place.y - around,
                width: place.size.width as i32 + 2 * around,
                height: place.size.height as i32 + 2 * around,
            };
            canvas.fill(halo, kit.palette.index(color));
        }
    }
    for (bar, place) in shown() {
        let stamp = kit.chips.get(&kit.palette, &kit.theme.scheme, bar.chip, place.size);
        canvas.stamp(place.x as usize, place.y as usize, &stamp, Presence::Solid, &kit.palette);
    }
}

/// Writes the number of chips beside a tall pile.
fn draw_count(canvas: &mut Canvas, kit: &Kit, layout: &Layout, area: Area, count: usize) {
    let (theme, palette) = (kit.theme, &*kit.palette);
    let text = count.to_string();
    let pad = layout.part(40);
    let (middle, baseline) = (area.x + layout.part(BESIDE), area.y + area.height - layout.part(90));
    let width = kit.symbol.width(&text) + 2 * pad;
    let height = kit.symbol.digit_height() + 2 * pad;
    let plate = Area { x: middle - width / 2, y: baseline - height + pad, width, height };
    canvas.fill(plate, palette.index(theme.plate));
    kit.symbol.draw(canvas, palette, plate.x + pad, baseline, &text, theme.plate_label);
}

fn draw_symbol(canvas: &mut Canvas, kit: &Kit, layout: &Layout, cell: &SquareContent) {
    let Some(symbol) = cell.symbol else { return };
    let (theme, palette) = (kit.theme, &*kit.palette);
    let square = layout.square_at(cell.at);
    let pad = layout.part(45);
    let width = kit.symbol.width(symbol) + 2 * pad;
    let height = kit.symbol.digit_height() + 2 * pad;
    // A piece's foot may be covered, but no chip.
    let (x, y) = match cell.pile.len() {
        0 => (square.x, square.y + square.height - height),
        _ => (square.x + square.width - width, square.y),
    };
    let plate = Area { x, y, width, height };
    canvas.fill(plate, palette.index(theme.plate));
    let baseline = plate.y + plate.height - pad;
    kit.symbol.draw(canvas, palette, plate.x + pad, baseline, symbol, theme.plate_label);
}
