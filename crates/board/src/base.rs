//! The empty board: frame, squares, grain and coordinates; the same in every picture of a layout.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::canvas::{Area, Canvas};
use super::kit::Kit;
use super::layout::Layout;
use super::palette::grained;
use super::scene::{Coordinates, Scene, Spot};
use sealed_move_rules::Side;

/// What tells the empty boards of one kit apart: files, ranks, how they are named, and the side at the bottom.
type BaseKey = (u8, u8, Coordinates, Side);

/// The empty boards that were drawn so far with one kit.
#[derive(Debug, Default)]
pub(super) struct BaseCache(Mutex<BTreeMap<BaseKey, Arc<Canvas>>>);

impl BaseCache {
    /// The empty board of a scene, drawn when it is first asked for.
    pub(super) fn get(&self, kit: &Kit, layout: &Layout, scene: &Scene) -> Arc<Canvas> {
        let key = (scene.files, scene.ranks, scene.coordinates, scene.bottom);
        let mut bases = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(bases.entry(key).or_insert_with(|| Arc::new(draw(kit, layout, scene))))
    }
}

/// Draws the empty board of a layout.
fn draw(kit: &Kit, layout: &Layout, scene: &Scene) -> Canvas {
    let (files, ranks) = (scene.files, scene.ranks);
    let (width, height) = layout.size();
    let (theme, palette) = (kit.theme, &*kit.palette);
    let mut canvas = Canvas::new(width, height, palette.index(theme.frame));
    for file in 0..files {
        for rank in 0..ranks {
            // The corner at each side's left hand is dark: file and rank counted from 0.
            let color = if (file + rank) % 2 == 0 { theme.dark } else { theme.light };
            let area = layout.square_at(Spot { file, rank });
            for x in area.x..area.x + area.width {
                // The grain runs along whole columns of pixels: each row repeats the one above.
                let column = Area { x, y: area.y, width: 1, height: area.height };
                let grain = theme.grain[strength(x - layout.board.x, layout.square)];
                canvas.fill(column, palette.index(grained(color, grain)));
            }
        }
    }
    coordinates(kit, layout, scene, &mut canvas);
    canvas
}

/// Which of the five strengths the grain has at a column of pixels of the board.
fn strength(x: i32, square: i32) -> usize {
    // Waves of lengths that do not divide one another look like wood and never repeat in a board.
    let x = x as f32 / square as f32;
    let wave = (x * 9.7).sin() + (x * 23.3 + 1.3).sin() * 0.9 + (x * 51.1 + 0.4).sin() * 0.8;
    ((wave + 2.7) / 5.4 * 5.0).clamp(0.0, 4.9) as usize
}

fn coordinates(kit: &Kit, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
    let (board, half) = (layout.board, layout.square / 2);
    let mut label = |x: i32, y: i32, text: &str| {
        kit.coordinates.draw_centered(canvas, &kit.palette, (x, y), text, kit.theme.label);
    };
    for file in 0..scene.files {
        let name = scene.coordinates.file(file, scene.files).to_string();
        let x = layout.square_at(Spot { file, rank: 0 }).x + half;
        // Letters below the line are kept off the board.
        label(x, board.y - layout.letters * 11 / 20, &name);
        label(x, board.y + board.height + layout.letters / 2, &name);
    }
    for rank in 0..scene.ranks {
        let number = scene.coordinates.rank(rank).to_string();
        let y = layout.square_at(Spot { file: 0, rank }).y + half;
        label(board.x - layout.numbers / 2, y, &number);
        label(board.x + board.width + layout.numbers / 2, y, &number);
    }
}
