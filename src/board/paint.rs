//! Scene → pixels → PNG.

use super::Picture;
use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::palette::Palette;
use super::scene::{Cell, Scene};
use super::sprites::Atlas;
use super::{deflate, marks, strip};

/// Draws a scene.
pub(super) fn draw(kit: &Kit, atlas: &Atlas, layout: &Layout, scene: &Scene) -> Canvas {
    let mut canvas = Canvas::clone(&kit.base(layout, scene.files, scene.ranks));
    for &(spot, tone) in &scene.tints {
        canvas.remap(layout.square_at(spot), kit.palette.wash(tone));
    }
    for mark in &scene.ground {
        marks::draw(&mut canvas, kit, layout, mark);
    }
    for cell in &scene.cells {
        draw_cell(&mut canvas, kit, atlas, layout, cell);
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

fn draw_cell(canvas: &mut Canvas, kit: &Kit, atlas: &Atlas, layout: &Layout, cell: &Cell) {
    let area = layout.square_at(cell.at);
    for layer in &cell.layers {
        if let Some(stamp) = kit.board.get(atlas, layer.sprite) {
            canvas.stamp(area.x as usize, area.y as usize, stamp, layer.presence, &kit.palette);
        }
    }
}

fn draw_symbol(canvas: &mut Canvas, kit: &Kit, layout: &Layout, cell: &Cell) {
    let Some(symbol) = cell.symbol else { return };
    let (theme, palette) = (kit.theme, &*kit.palette);
    let square = layout.square_at(cell.at);
    let pad = layout.part(45);
    let width = kit.symbol.width(symbol) + 2 * pad;
    let height = kit.symbol.digit_height() + 2 * pad;
    let plate = Area { x: square.x, y: square.y + square.height - height, width, height };
    canvas.fill(plate, palette.index(theme.plate));
    let baseline = plate.y + plate.height - pad;
    kit.symbol.draw(canvas, palette, plate.x + pad, baseline, symbol, theme.plate_label);
}

/// Encodes pixels as PNG.
///
/// # Errors
///
/// Whatever the encoder says; pixels that fit their palette give it no reason.
pub(super) fn encode(canvas: &Canvas, palette: &Palette) -> Result<Picture, png::EncodingError> {
    let (width, height) = (canvas.width as u32, canvas.height as u32);
    let mut bytes = Vec::with_capacity(128 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colours().as_flattened());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &deflate::zlib(canvas.rows(), canvas.stride()))?;
    writer.finish()?;
    Ok(Picture { png: bytes, width, height })
}
