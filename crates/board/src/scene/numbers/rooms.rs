//! The room that numbers leave to the figures of the last move.

use super::super::outlines::Outline;
use super::super::{Scene, Spot, SquareContent};
use super::{
    BODY_HEIGHT, EMBLEM_WIDTH, Extents, FIGURE_HEIGHT, FIGURE_WIDTH, HEAD_WIDTH, MARGIN, OVERHANG,
    SHRINK_COST, SPREAD_WIDTH, SQUARE, SQUEEZE_COST, pile_top,
};

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
    /// Returns the rooms between marks for the figures of the last move.
    pub(super) fn rooms(&self, solid: &[Outline]) -> Vec<Room> {
        let moved =
            |cell: &&SquareContent| cell.stands && !cell.layers.is_empty() && self.tone_at(cell.at).is_some();
        self.cells.iter().filter(moved).flat_map(|cell| self.rooms_at(cell, solid)).collect()
    }

    /// Whether marks leave too little room to the figure of a square.
    pub(in crate::scene) fn is_narrow(&self, at: Spot) -> bool {
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
