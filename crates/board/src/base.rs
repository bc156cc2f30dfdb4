//! The empty board: frame, squares, grain and coordinates. It is the same in every picture of a
//! layout.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::{Finish, grained};
use super::scene::{ColorScheme, Coordinates, Scene, Spot};
use super::theme::split;
use sealed_move_rules::Side;

/// Width of the line between rim and board, in thousandths of the board's side.
const RIM_LINE: i32 = 2;

/// Cache key within one kit: files, coordinates, bottom side and picture size.
type BaseKey = (u8, Coordinates, Side, (usize, usize));

/// Empty boards drawn with one kit.
#[derive(Debug, Default)]
pub(super) struct BaseCache(Mutex<BTreeMap<BaseKey, Arc<Canvas>>>);

impl BaseCache {
    /// Returns the empty board of a scene, drawing it on first use.
    pub(super) fn get(&self, kit: &Kit, layout: &Layout, scene: &Scene) -> Arc<Canvas> {
        let key = (scene.files, scene.coordinates, scene.bottom, layout.size());
        let mut bases = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(bases.entry(key).or_insert_with(|| Arc::new(draw(kit, layout, scene))))
    }
}

fn draw(kit: &Kit, layout: &Layout, scene: &Scene) -> Canvas {
    let (files, ranks) = (scene.files, scene.ranks);
    let (width, height) = layout.size();
    let (theme, palette) = (kit.theme, &*kit.palette);
    let mut canvas = Canvas::new(width, height, palette.index(theme.frame));
    rim(kit, layout, &mut canvas);
    for file in 0..files {
        for rank in 0..ranks {
            let at = Spot { file, rank };
            let (color, area) = (theme.ground(at, None), layout.square_at(at));
            // The grain is constant along a pixel column and the same in each square.
            for x in 0..area.width {
                let column = Area { x: area.x + x, width: 1, ..area };
                let grain = palette.finish.grain(theme.grain[strength(x, layout.square)]);
                canvas.fill(column, palette.index(grained(color, grain)));
            }
            // Slate is split, so each square has an edge that catches the light.
            if scene.scheme == ColorScheme::Tiles && palette.finish == Finish::Still {
                canvas.fill(Area { height: layout.outer(RIM_LINE), ..area }, palette.index(split(color)));
            }
        }
    }
    coordinates(kit, layout, scene, &mut canvas);
    canvas
}

/// Returns which of the four grain strengths applies to pixel column `x` of a square.
fn strength(x: i32, square: i32) -> usize {
    // Sine waves with unrelated wavelengths look like wood.
    let x = x as f32 / square as f32;
    let wave = (x * 9.7).sin() + (x * 23.3 + 1.3).sin() * 0.9 + (x * 51.1 + 0.4).sin() * 0.8;
    ((wave + 2.7) / 5.4 * 4.0).clamp(0.0, 3.9) as usize
}

/// Draws four bars around the board with mitred corners, lit from the upper left, and a light line inside.
fn rim(kit: &Kit, layout: &Layout, canvas: &mut Canvas) {
    let palette = &*kit.palette;
    let [lit, dim] = kit.theme.rim().map(|color| palette.index(color));
    let (outer, board) = (layout.rim(), layout.board);
    canvas.fill(outer, dim);
    let (left, above) = (board.x - outer.x, board.y - outer.y);
    let right = outer.x + outer.width - board.x - board.width;
    let below = outer.y + outer.height - board.y - board.height;
    // The upper and the left bar meet the other two on the diagonals of the corners.
    for row in 0..above {
        let end = right * row / above;
        canvas.fill(Area { x: outer.x, y: outer.y + row, width: outer.width - end, height: 1 }, lit);
    }
    canvas.fill(Area { width: left, y: board.y, height: board.height, ..outer }, lit);
    for row in 0..below {
        let width = left * (below - row) / below;
        canvas.fill(Area { x: outer.x, y: board.y + board.height + row, width, height: 1 }, lit);
    }
    let line = board.inset(-layout.outer(RIM_LINE).max(1));
    canvas.fill(line, palette.index(kit.theme.rim_line()));
}

/// Writes the file names below the board and the rank names to its left.
fn coordinates(kit: &Kit, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
    let (right, middle) = layout.names();
    let (color, palette) = (kit.theme.label, &*kit.palette);
    for file in 0..scene.files {
        let name = scene.coordinates.file(file, scene.files).to_string();
        let area = layout.square_at(Spot { file, rank: 0 });
        kit.text.draw_centered(canvas, palette, (area.x + area.width / 2, middle), &name, color);
    }
    for rank in 0..scene.ranks {
        let number = scene.coordinates.rank(rank).to_string();
        let area = layout.square_at(Spot { file: 0, rank });
        let baseline = area.y + (area.height + kit.text.digit_height()) / 2;
        kit.text.draw(canvas, palette, right - kit.text.width(&number), baseline, &number, color);
    }
}
