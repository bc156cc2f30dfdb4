//! Places the numbers of a move's steps along the path, on the squares that the steps enter.
//!
//! Lengths are in thousandths of a square, measured from the top left corner of the board as
//! displayed.

use sealed_move_rules::Side;

use super::outlines::{Extents, HEAD, HEAD_GAP, Outline, SQUARE};
use super::rooms::{Room, pile_top, squeezed};
use super::{Mark, Scene, Spot, SquareContent, Tone};

/// Length of the arrowhead of a toss.
pub(crate) const TOSS_HEAD: i32 = 160;
/// Sideways offset of a toss that returns along a path.
pub(crate) const RETURN_OFFSET: i32 = 150;
/// Radius of a number's disc with its edge, in thousandths of the board's side.
const DISC_RADIUS: i32 = 19;
/// Radius on a board whose squares hold chips, figures and several numbers.
const SMALL_DISC_RADIUS: i32 = 18;
/// Number of files of such a board.
pub(crate) const CROWDED_FILES: i32 = 10;
/// Width of the edge around a disc.
const DISC_EDGE: i32 = 25;
/// Additional width of a disc per further character.
const CHARACTER_WIDTH: i32 = 130;
/// Maximum distances of a number from its preferred place: forwards, backwards and sideways.
const MAX_FORWARDS: i32 = 900;
const MAX_BACKWARDS: i32 = 450;
const MAX_SIDEWAYS: i32 = 720;
/// Maximum sideways distance at which a disc still counts as on its path.
const ON_PATH: i32 = 90;
/// Step of the search for a free place.
const SEARCH_STEP: i32 = 30;
/// Reach of a bounce's bar beyond the border.
const BAR_REACH: i32 = 115;

/// The mark at the border of a square that a step enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    /// Nothing, because the path continues.
    None,
    /// The arrowhead of a path.
    Path,
    /// The bar of a bounce.
    Bar,
    /// The arrowhead of a toss.
    Toss {
        /// Whether the toss is drawn beside the path.
        aside: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberedStep {
    pub(crate) from: Spot,
    pub(crate) to: Spot,
    pub(crate) number: usize,
    pub(crate) head: Head,
}

impl Scene {
    /// Numbers the steps of a move, each on its own disc, even if two enter a square over the same edge.
    pub(crate) fn number(&mut self, entries: &[NumberedStep], tone: Tone) {
        let mut entries = entries.to_vec();
        // Numbers with an arrowhead have the fewest free places.
        entries.sort_by_key(|entry| entry.head == Head::None);
        let (taken, mut solid) = (self.obstacles(), self.outlines());
        for NumberedStep { from, to, number, head } in entries {
            let text = number.to_string();
            let half = self.disc(&text);
            let rooms = self.rooms(&solid);
            let (right, down) = self.free_place(from, to, head, half, (&taken, &solid, &rooms));
            let mark = Mark::Number { at: to, right, down, text, tone };
            solid.extend(self.outline(&mark));
            self.marks.push(mark);
        }
    }

    /// Numbers an event within a square, at the place that hides least.
    pub(crate) fn number_within(&mut self, at: Spot, text: String, tone: Tone) {
        let (half, (left, top)) = (self.disc(&text), self.corner(at));
        let (taken, solid) = (self.obstacles(), self.outlines());
        let (rooms, own) = (self.rooms(&solid), self.square_of(self.middle(at)));
        let side = i32::from(self.files) * SQUARE;
        let places = (-MAX_OUTSIDE..=SQUARE + MAX_OUTSIDE).step_by(SEARCH_STEP as usize);
        let places = places.clone().flat_map(|right| places.clone().map(move |down| (right, down)));
        let middles = places.map(|(right, down)| (left + right, top + down));
        // The number can cross the frame of the square. Outside, it would seem to belong to another
        // square. The figure can move aside.
        let lighter = |weight: i64| if weight == FIGURE_COST { OWN_FIGURE_COST } else { weight };
        let taken: Vec<_> = taken.into_iter().filter(|&(_, weight)| weight > MARK_COST).collect();
        let taken: Vec<_> = taken.into_iter().map(|(part, weight)| (part, lighter(weight))).collect();
        let moved: Vec<_> = self.tints.iter().map(|tint| self.square_of(self.middle(tint.0))).collect();
        let cost = |middle: (i32, i32)| {
            let disc = Extents::around(middle, half.0, half.1);
            let within = disc.left >= 0 && disc.top >= 0 && disc.right <= side && disc.bottom <= side;
            let hidden: i64 =
                taken.iter().map(|&(other, weight)| i64::from(disc.shared(other)) * weight).sum();
            let off = (middle.0 - left - SQUARE / 2).abs() + (middle.1 - top - SQUARE / 2).abs();
            let outside = |from: i32, at: i32| (from - at).max(at - from - SQUARE).max(0);
            let outside = outside(left, middle.0) + outside(top, middle.1);
            let cost = hidden + i64::from(off) * 10 + i64::from(outside) * 100;
            let elsewhere = match self.square_of(middle) {
                square if square == own => 0,
                square if moved.contains(&square) => NEXT_SQUARE_COST,
                _ => ELSEWHERE_COST,
            };
            within.then(|| cost + elsewhere + touched(middle, half, &solid) + squeezed(middle, half, &rooms))
        };
        let best = middles.filter_map(|middle| Some((cost(middle)?, middle))).min();
        let (right, down) = best.map_or((left, top), |(_, middle)| middle);
        self.marks.push(Mark::Number { at, right, down, text, tone });
    }

    /// Returns half the width and height of a disc with a text.
    pub(crate) fn disc(&self, text: &str) -> (i32, i32) {
        let files = i32::from(self.files);
        let radius = if files == CROWDED_FILES { SMALL_DISC_RADIUS } else { DISC_RADIUS } * files + DISC_EDGE;
        let more = text.chars().count() as i32 - 1;
        (radius + more * CHARACTER_WIDTH / 2, radius)
    }

    /// Returns the place near the preferred one that hides least.
    fn free_place(
        &self,
        from: Spot,
        to: Spot,
        head: Head,
        half: (i32, i32),
        (taken, solid, rooms): (&[(Extents, i64)], &[Outline], &[Room]),
    ) -> (i32, i32) {
        let (point, border) = self.line(from, to);
        let (wanted, lane) = match head {
            Head::None => (border, 0),
            Head::Path => (border - HEAD_GAP - HEAD - half.1, 0),
            Head::Bar => (border + BAR_REACH + half.1, 0),
            Head::Toss { aside } => {
                (border - HEAD_GAP - TOSS_HEAD - half.1, if aside { RETURN_OFFSET } else { 0 })
            }
        };
        let near = Extents::around(point(wanted, lane), SQUARE * 5 / 4, SQUARE * 5 / 4);
        let taken: Vec<_> = taken.iter().filter(|(other, _)| near.shared(*other) > 0).collect();
        let own = self.crossed(from, to);
        // If the path continues, its number can be on the corner of four squares.
        let out = if head == Head::None { 0 } else { OUTSIDE_COST };
        // A toss onto an adjacent square is little more than its arrowhead.
        let is_short = matches!(head, Head::Toss { .. }) && border < SQUARE;
        let unclear = |along: i32, beside: i32, disc: Extents| {
            if !is_short || wanted + along >= border {
                return 0;
            }
            let hidden = i64::from((half.1 + TOSS_HALF_WIDTH - beside.abs()).max(0)) * SHAFT_COST;
            let disc = Outline::rect((disc.left, disc.top), (disc.right, disc.bottom));
            let astray = self.ground.iter().any(|mark| match mark {
                Mark::Path { spots, .. } => self.runs_over(spots, &disc),
                _ => false,
            });
            hidden + if astray { FOREIGN_PATH_COST } else { 0 }
        };
        let steps =
            |most: i32| (0..=most / SEARCH_STEP).flat_map(|step| [step * SEARCH_STEP, -step * SEARCH_STEP]);
        let side = i32::from(self.files) * SQUARE;
        let mut best = (i64::MAX, point(wanted, lane));
        for beside in steps(MAX_SIDEWAYS) {
            for along in steps(MAX_FORWARDS).filter(|&along| along >= -MAX_BACKWARDS) {
                let middle = point(wanted + along, lane + beside);
                let disc = Extents::around(middle, half.0, half.1);
                if disc.left < 0 || disc.top < 0 || disc.right > side || disc.bottom > side {
                    continue;
                }
                let hidden: i64 =
                    taken.iter().map(|&&(other, weight)| i64::from(disc.shared(other)) * weight).sum();
                let off = i64::from(beside.abs());
                let within = own.contains(&self.square_of(middle));
                let cost = hidden
                    + if within { self.outside(disc, &own) * out } else { ELSEWHERE_COST }
                    + unclear(along, lane + beside, disc)
                    + i64::from(along.abs()) * 10
                    + off * 12
                    + (off - i64::from(ON_PATH)).max(0) * 150;
                if cost < best.0 {
                    let cost = cost + touched(middle, half, solid) + squeezed(middle, half, rooms);
                    if cost < best.0 {
                        best = (cost, middle);
                    }
                }
            }
        }
        best.1
    }

    /// Returns the bounding box of an arrowhead.
    fn head(&self, from: Spot, to: Spot, length: i32, lane: i32) -> Extents {
        let (point, border) = self.line(from, to);
        Extents::around(point(border - HEAD_GAP - length / 2, lane), length / 2, length / 2)
    }

    /// Returns a function from distances along and beside the line between two squares to points,
    /// and the distance at which the line enters the last square.
    pub(super) fn line(&self, from: Spot, to: Spot) -> (impl Fn(i32, i32) -> (i32, i32) + use<>, i32) {
        let (start, end) = (self.middle(from), self.middle(to));
        let (dx, dy) = (f64::from(end.0 - start.0), f64::from(end.1 - start.1));
        let distance = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let border = distance - f64::from(SQUARE) / 2.0 / ux.abs().max(uy.abs()).max(0.01);
        let point = move |along: i32, beside: i32| {
            let (along, beside) = (f64::from(along), f64::from(beside));
            (
                start.0 + (ux * along - uy * beside).round() as i32,
                start.1 + (uy * along + ux * beside).round() as i32,
            )
        };
        (point, border as i32)
    }

    /// Returns the column and row of the square that contains a point.
    const fn square_of(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (x.div_euclid(SQUARE), y.div_euclid(SQUARE))
    }

    /// Returns the area of a disc outside the given squares.
    fn outside(&self, disc: Extents, squares: &[(i32, i32)]) -> i64 {
        let (from, to) = (self.square_of((disc.left, disc.top)), self.square_of((disc.right, disc.bottom)));
        let rows = (from.1..=to.1).flat_map(|row| (from.0..=to.0).map(move |column| (column, row)));
        let others = rows.filter(|square| !squares.contains(square));
        let square = |(x, y): (i32, i32)| Extents::within((x * SQUARE, y * SQUARE), [0, 0, SQUARE, SQUARE]);
        others.map(|other| i64::from(disc.shared(square(other)))).sum()
    }

    /// Returns the columns and rows of the squares that a step leaves, crosses and enters, except
    /// those it only touches at a corner.
    fn crossed(&self, from: Spot, to: Spot) -> Vec<(i32, i32)> {
        let (start, end) = (self.middle(from), self.middle(to));
        let parts = (end.0 - start.0).abs().max((end.1 - start.1).abs()) / SEARCH_STEP;
        let points = (0..=parts).map(|part| {
            let between = |start: i32, end: i32| start + (end - start) * part / parts.max(1);
            (between(start.0, end.0), between(start.1, end.1))
        });
        let inner = |at: i32| (MIN_CROSSING..=SQUARE - MIN_CROSSING).contains(&at.rem_euclid(SQUARE));
        let mut squares: Vec<_> =
            points.filter(|&(x, y)| inner(x) && inner(y)).map(|point| self.square_of(point)).collect();
        squares.dedup();
        squares
    }

    /// Returns the top left corner of a square.
    pub(crate) fn corner(&self, at: Spot) -> (i32, i32) {
        let (file, rank) = (i32::from(at.file), i32::from(at.rank));
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        let (column, row) = match self.bottom {
            Side::First => (file, ranks - 1 - rank),
            Side::Second => (files - 1 - file, rank),
        };
        (column * SQUARE, row * SQUARE)
    }

    pub(crate) fn middle(&self, at: Spot) -> (i32, i32) {
        let (x, y) = self.corner(at);
        (x + SQUARE / 2, y + SQUARE / 2)
    }

    /// Lists areas that numbers should not hide, with the cost per unit of area.
    fn obstacles(&self) -> Vec<(Extents, i64)> {
        let mut all: Vec<(Extents, i64)> = Vec::new();
        let solid = self.outlines();
        for cell in &self.cells {
            let corner = self.corner(cell.at);
            let lift = self.pile_lift(cell, &solid);
            all.extend(
                body(cell, lift).into_iter().map(|(part, weight)| (Extents::within(corner, part), weight)),
            );
        }
        for mark in self.ground.iter().chain(&self.marks) {
            match *mark {
                Mark::Brackets { at, .. } => {
                    let corner = self.corner(at);
                    for part in
                        [[30, 30, 300, 130], [700, 30, 970, 130], [30, 870, 300, 970], [700, 870, 970, 970]]
                    {
                        all.push((Extents::within(corner, part), MARK_COST));
                    }
                }
                Mark::Frame { at, .. } => {
                    let corner = self.corner(at);
                    for part in
                        [[0, 0, 1000, 120], [0, 880, 1000, 1000], [0, 120, 120, 880], [880, 120, 1000, 880]]
                    {
                        all.push((Extents::within(corner, part), MARK_COST));
                    }
                }
                Mark::Path { ref spots, .. } => {
                    if let [.., from, to] = spots[..] {
                        all.push((self.head(from, to, HEAD, 0), HEAD_COST));
                    }
                }
                Mark::Toss { from, to, aside, .. } => {
                    let lane = if aside { RETURN_OFFSET } else { 0 };
                    all.push((self.head(from, to, TOSS_HEAD, lane), HEAD_COST));
                }
                _ => {}
            }
        }
        all
    }
}

/// Costs of hiding a unit of area: of a mark, of a figure, of the figure whose square has the number, of an
/// arrowhead, and of chips.
const MARK_COST: i64 = 1;
const FIGURE_COST: i64 = 6;
const OWN_FIGURE_COST: i64 = 2;
const HEAD_COST: i64 = 6;
const CHIP_COST: i64 = 80;
/// Maximum distance between a square and the center of a number that belongs to it.
const MAX_OUTSIDE: i32 = 240;
/// Minimum distance between a number and other marks, and between two discs: 2 px in Discord's smallest view.
const MIN_GAP: i32 = 12;
const DISC_GAP: i32 = 66;
/// Costs of touching a number, a badge or a bar, of leaving the squares of the move, and of a shuffle's number on
/// another square of the move.
const TOUCH_COST: i64 = 1_000_000_000;
const ELSEWHERE_COST: i64 = 100_000_000;
const NEXT_SQUARE_COST: i64 = 100_000;
/// Costs per unit of area outside the squares of the move, per row of a short toss's shaft, and of
/// a toss's number on a path.
const OUTSIDE_COST: i64 = 3;
const SHAFT_COST: i64 = 300;
const FOREIGN_PATH_COST: i64 = 40_000;
/// Half the width of a toss's shaft, with its edge.
const TOSS_HALF_WIDTH: i32 = 80;
/// Minimum depth at which a step counts as crossing a square.
const MIN_CROSSING: i32 = 100;

/// Returns the cost of touching marks with a disc around a point.
fn touched(middle: (i32, i32), half: (i32, i32), solid: &[Outline]) -> i64 {
    let around = |gap: i32| Outline::Disc { middle, radius: half.1 + gap, reach: half.0 - half.1 };
    let [bare, apart] = [MIN_GAP, DISC_GAP].map(around);
    let near = |other: &&Outline| match other {
        Outline::Disc { .. } => apart.touches(other),
        Outline::Polygon(_) => bare.touches(other),
    };
    solid.iter().filter(near).count() as i64 * TOUCH_COST
}

/// Returns the areas of a square that its pile and figure occupy.
fn body(cell: &SquareContent, lift: i32) -> Vec<([i32; 4], i64)> {
    if cell.pile.is_empty() && !cell.stands {
        return vec![([150, 110, 850, 900], FIGURE_COST)];
    }
    let top = pile_top(cell, lift);
    let mut parts = Vec::new();
    if !cell.pile.is_empty() {
        // Includes the brackets beside touched chips.
        parts.push(([0, top, 1000, 970 - lift], CHIP_COST));
    }
    if !cell.layers.is_empty() {
        parts.push(([200, (top - 620).max(30), 800, top], FIGURE_COST));
    }
    parts
}

#[cfg(test)]
mod tests;
