//! Long moves of Kyo: their steps as a list beside the board, and as boards of a replay.

use super::{SHIELD, chip, spot};
use crate::scene::{ChipSprite, Layer, PileChip, Scene, Spot, SquareContent};
use sealed_move_rules::Side;
use sealed_move_rules::kyo::{StepEffect, Story};

/// Minimum number of steps of a long move. Numbers on the squares would hide the board.
pub(super) const LONG: usize = 5;

/// Signs of directions by rows to the top and columns to the right, each from -1 to 1.
const ARROWS: [[&str; 3]; 3] = [["↙", "↓", "↘"], ["←", "=", "→"], ["↖", "↑", "↗"]];

/// Lists the steps of a move, such as `1 ↑ D4`, `2 × E4` for a capture, `3 +2 E5` for two chips laid, `4 ! F5`
/// for a strike and `5 = F4` for a new order.
pub(super) fn list(scene: &Scene, story: &Story) -> Vec<String> {
    let name = |spot: Spot| {
        format!("{}{}", scene.coordinates.file(spot.file, scene.files), scene.coordinates.rank(spot.rank))
    };
    let lines = story.effects.iter().zip(1..).map(|(effect, number)| {
        let (sign, at) = match *effect {
            StepEffect::Move { to, captured: Some(_), .. } => ("×".to_owned(), spot(to)),
            StepEffect::Move { from, to, .. } => {
                (arrow(scene.bottom, spot(from), spot(to)).to_owned(), spot(to))
            }
            StepEffect::Strike { at, .. } => ("!".to_owned(), spot(at)),
            StepEffect::Chips { to, chips, .. } => (format!("+{}", chips.len()), spot(to)),
            StepEffect::Shuffle { at, .. } => ("=".to_owned(), spot(at)),
        };
        format!("{number} {sign} {}", name(at))
    });
    lines.collect()
}

/// Returns the direction of a step as seen from a side.
fn arrow(bottom: Side, from: Spot, to: Spot) -> &'static str {
    let towards = |from: u8, to: u8| match bottom {
        Side::First => to.cmp(&from),
        Side::Second => from.cmp(&to),
    };
    let (up, right) = (towards(from.rank, to.rank), towards(from.file, to.file));
    ARROWS[(up as i8 + 1) as usize][(right as i8 + 1) as usize]
}

/// Returns the squares after each step of a move but the last, from those before the move.
pub(super) fn boards(mut cells: Vec<SquareContent>, story: &Story) -> Vec<Vec<SquareContent>> {
    let mut boards = Vec::new();
    for effect in story.effects.iter().take(story.effects.len().saturating_sub(1)) {
        step(&mut cells, effect);
        cells.iter_mut().for_each(crown);
        boards.push(
            cells.iter().filter(|cell| !cell.pile.is_empty() || !cell.layers.is_empty()).cloned().collect(),
        );
    }
    boards
}

fn step(cells: &mut Vec<SquareContent>, effect: &StepEffect) {
    match *effect {
        StepEffect::Move { from, to, left, destroyed, .. } => {
            let cell = square(cells, spot(from));
            let carried = cell.pile.split_off(left.min(cell.pile.len()));
            let (layers, symbol) = (std::mem::take(&mut cell.layers), cell.symbol.take());
            let cell = square(cells, spot(to));
            cell.pile.truncate(cell.pile.len().saturating_sub(destroyed.len()));
            cell.pile.extend(carried);
            (cell.layers, cell.symbol) = (layers, symbol);
        }
        StepEffect::Strike { at, .. } => {
            square(cells, spot(at)).pile.pop();
        }
        StepEffect::Chips { from, to, chips, .. } => {
            let cell = square(cells, spot(from));
            cell.pile.truncate(cell.pile.len().saturating_sub(chips.len()));
            let cell = square(cells, spot(to));
            cell.pile.extend(chips.iter().map(|piece| PileChip { chip: chip(piece), touched: true }));
        }
        StepEffect::Shuffle { at, order } => {
            let cell = square(cells, spot(at));
            cell.pile.truncate(cell.pile.len().saturating_sub(order.len()));
            let order: Vec<_> =
                order.iter().map(|piece| PileChip { chip: chip(piece), touched: true }).collect();
            cell.pile.extend(order);
        }
    }
}

/// Puts the emblem on a pile that a shield closes, and removes it elsewhere.
fn crown(cell: &mut SquareContent) {
    cell.layers.retain(|layer| layer.sprite != SHIELD);
    let closed = cell.pile.last().is_some_and(|top| top.chip == ChipSprite::Notched);
    if cell.layers.is_empty() && closed {
        cell.layers.push(Layer::solid(SHIELD));
    }
}

/// Returns the content of a square, which may be new and empty.
fn square(cells: &mut Vec<SquareContent>, at: Spot) -> &mut SquareContent {
    let place = cells.iter().position(|cell| cell.at == at).unwrap_or_else(|| {
        cells.push(SquareContent { at, pile: Vec::new(), layers: Vec::new(), stands: true, symbol: None });
        cells.len() - 1
    });
    &mut cells[place]
}
