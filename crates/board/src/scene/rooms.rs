//! The room that numbers leave to the figures of the last move.

use super::outlines::{Extents, Outline, SQUARE};
use super::{Mark, Scene, Spot, SquareContent};

/// Lift of a pile above a mark on the lower edge of its square.
const PILE_LIFT: i32 = 110;
/// Lift of a pile above a broken road that is above a bar.
const HIGH_PILE_LIFT: i32 = 290;
/// Widths of a figure and its head, heights of a figure and its body, and its least distance from the upper edge.
const FIGURE_WIDTH: i32 = 720;
const HEAD_WIDTH: i32 = 400;
const EMBLEM_WIDTH: i32 = 600;
const FIGURE_HEIGHT: i32 = 580;
const BODY_HEIGHT: i32 = 450;
const MARGIN: i32 = 30;
/// Distance by which a figure can cross the left or right edge of its square.
const OVERHANG: i32 = 100;
/// Cost of each thousandth of a square by which marks narrow a moved figure.
const SQUEEZE_COST: i64 = 500;
/// Width that a figure gains if its badge moves outwards, and cost of narrowing it more.
const SPREAD_WIDTH: i32 = 120;
const SHRINK_COST: i64 = 1_000_000;

/// The room between marks for a part of a figure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    area: Extents,
    /// Width of the part.
    width: i32,
}

impl Room {
    /// Returns the width that the part loses to a disc.
    fn lost(&self, disc: &Outline) -> i32 {
        let Extents { left, top, right, bottom } = self.area;
        let Some((from, to)) = disc.columns(top, bottom).filter(|&(from, to)| from < right && left < to)
        else {
            return 0;
        };
        let free = if from + to < left + right { right - to } else { from - left };
        (self.width - free).clamp(0, self.width)
    }
}

impl Scene {
    /// Returns the lift of a pile above marks on the lower edge of its square.
    pub(super) fn pile_lift(&self, cell: &SquareContent, solid: &[Outline]) -> i32 {
        let (x, y) = self.corner(cell.at);
        let lower = Outline::rect((x, y + 900), (x + SQUARE, y + SQUARE));
        let lifts = |other: &Outline| matches!(other, Outline::Polygon(_)) && other.touches(&lower);
        let risen = |mark: &Mark| matches!(*mark, Mark::Rift { at, rise: 1.., .. } if at == cell.at);
        match solid.iter().any(lifts) {
            true if self.marks.iter().any(risen) => HIGH_PILE_LIFT,
            true => PILE_LIFT,
            false => 0,
        }
    }

    /// Returns the rooms between marks for the figures of the last move.
    pub(super) fn rooms(&self, solid: &[Outline]) -> Vec<Room> {
        let moved =
            |cell: &&SquareContent| cell.stands && !cell.layers.is_empty() && self.tone_at(cell.at).is_some();
        self.cells.iter().filter(moved).flat_map(|cell| self.rooms_at(cell, solid)).collect()
    }

    /// Whether marks leave too little room to the figure of a square.
    pub(super) fn is_narrow(&self, at: Spot) -> bool {
        let solid = self.outlines();
        let rooms =
            self.cells.iter().filter(|cell| cell.at == at).flat_map(|cell| self.rooms_at(cell, &solid));
        rooms.into_iter().any(|room| room.area.right - room.area.left < room.width)
    }

    /// Returns the rooms for the head and the body of a figure on its chips.
    fn rooms_at(&self, cell: &SquareContent, solid: &[Outline]) -> [Room; 2] {
        let (x, y) = self.corner(cell.at);
        let foot = y + pile_top(cell, self.pile_lift(cell, solid));
        let height = FIGURE_HEIGHT.min(foot - y - MARGIN);
        let part = |length: i32| length * height / FIGURE_HEIGHT;
        // The emblem on a shield is as wide at its top as at its middle.
        let closed = cell.layers.iter().any(|layer| layer.sprite.is_emblem());
        let [head, body] = if closed { [EMBLEM_WIDTH; 2] } else { [HEAD_WIDTH, FIGURE_WIDTH] };
        let neck = foot - part(BODY_HEIGHT);
        [(foot - height, neck, head), (neck, foot, body)].map(|(top, bottom, width)| {
            let mut area = Extents { left: x - OVERHANG, top, right: x + SQUARE + OVERHANG, bottom };
            for (left, right) in solid.iter().filter_map(|other| other.columns(top, bottom)) {
                if left + right < 2 * x + SQUARE {
                    area.left = area.left.max(right);
                } else {
                    area.right = area.right.min(left);
                }
            }
            Room { area, width: part(width) }
        })
    }
}

/// Returns the cost of narrowing the rooms of figures with a disc.
pub(super) fn squeezed(middle: (i32, i32), half: (i32, i32), rooms: &[Room]) -> i64 {
    let disc = Outline::Disc { middle, radius: half.1, reach: half.0 - half.1 };
    let cost = |room: &Room| {
        let lost = room.lost(&disc);
        let shrunk = if lost > SPREAD_WIDTH { SHRINK_COST } else { 0 };
        i64::from(lost) * SQUEEZE_COST + shrunk
    };
    rooms.iter().map(cost).sum()
}

/// Returns the upper edge of the chips of a square.
pub(super) fn pile_top(cell: &SquareContent, lift: i32) -> i32 {
    let pitch = match cell.pile.len() {
        0..=2 => 160,
        3 => 150,
        4 => 140,
        5 => 116,
        _ => 180,
    };
    (970 - lift - pitch * cell.pile.len() as i32).max(30)
}
