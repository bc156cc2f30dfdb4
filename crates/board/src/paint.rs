//! Scene → pixels.

use super::base::BaseCache;
use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::palette::mix;
use super::scene::{Scene, Spot, SquareContent, Tone};
use super::sprites::Atlas;
use super::{hatch, marks, panel, stacks, tiled_pieces};

/// Draws a scene: squares, washes, ghosts, ways, pieces, badges, and last what must not be covered.
pub(super) fn draw(kit: &Kit, bases: &BaseCache, atlas: &Atlas, layout: &Layout, scene: &Scene) -> Canvas {
    let mut canvas = Canvas::clone(&bases.get(kit, layout, scene));
    for &(spot, tone) in &scene.tints {
        wash(&mut canvas, kit, layout, spot, tone);
    }
    for &spot in &scene.hatched {
        hatch::draw(&mut canvas, kit, layout, spot, kit.theme.tones[Tone::Last.index()].ink);
    }
    for cell in &scene.ghosts {
        stacks::draw(&mut canvas, kit, atlas, layout, cell);
    }
    for mark in &scene.ground {
        marks::draw(&mut canvas, kit, layout, mark);
    }
    for cell in &scene.cells {
        stacks::draw(&mut canvas, kit, atlas, layout, cell);
    }
    for figure in &scene.tiled_pieces {
        tiled_pieces::draw(&mut canvas, kit, atlas, layout, figure);
    }
    // Letters stand where no badge does.
    for cell in &scene.cells {
        symbol(&mut canvas, kit, layout, cell);
    }
    for mark in &scene.marks {
        marks::draw(&mut canvas, kit, layout, mark);
    }
    panel::draw(&mut canvas, kit, atlas, layout, scene);
    if let Some(progress) = scene.progress {
        let [whole, done] = layout.progress(progress);
        canvas.fill(whole, kit.palette.index(mix(kit.theme.frame, kit.theme.dim, 90)));
        canvas.fill(done, kit.palette.index(kit.theme.label));
    }
    canvas
}

/// Colors a square: one color where it is light, one where it is dark.
fn wash(canvas: &mut Canvas, kit: &Kit, layout: &Layout, spot: Spot, tone: Tone) {
    let colors = &kit.theme.tones[tone.index()];
    let color = if (spot.file + spot.rank).is_multiple_of(2) { colors.dark } else { colors.light };
    canvas.fill(layout.square_at(spot), kit.palette.index(color));
    if tone == Tone::Frost {
        hatch::draw(canvas, kit, layout, spot, colors.ink);
    }
}

/// Writes a piece's letters on a plate in the lower left corner, or above chips in the upper one.
fn symbol(canvas: &mut Canvas, kit: &Kit, layout: &Layout, cell: &SquareContent) {
    let Some(symbol) = cell.symbol else { return };
    let area = layout.square_at(cell.at);
    let pad = layout.outer(3);
    let (width, height) = (kit.text.width(symbol) + 2 * pad, kit.text.digit_height() + 2 * pad);
    let (x, y) = match cell.pile.len() {
        // Between the figure and the number.
        6.. => (area.x + area.width - width, area.y + area.height * 43 / 100),
        _ if cell.stands => (area.x, area.y),
        _ => (area.x, area.y + area.height - height),
    };
    let plate = Area { x, y, width, height };
    let middle = (plate.x + plate.width / 2, plate.y + plate.height / 2);
    stacks::draw_plate(canvas, kit, layout, middle, symbol);
}
