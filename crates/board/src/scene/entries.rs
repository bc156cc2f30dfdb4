//! Where the numbers of a move's steps stand: on the way, where it enters a square.
//!
//! Everything here is in thousandths of a square, counted from the upper left corner of the board as it is seen.

use sealed_move_rules::Side;

use super::outlines::Outline;
use super::{Mark, Scene, Spot, SquareContent, Tone};

/// The side of a square.
pub(crate) const SQUARE: i32 = 1000;
/// How long the head of a way is, and that of something thrown.
pub(crate) const HEAD: i32 = 260;
pub(crate) const TOSSED_HEAD: i32 = 160;
/// How far the head of a way reaches to each side, and how wide its edge is.
pub(crate) const WING: i32 = 190;
pub(crate) const WAY_EDGE: i32 = 30;
/// The radius of the dot where a way begins, without its edge.
pub(crate) const START_DOT: i32 = 110;
/// How far before the border of the last square a head ends.
pub(crate) const STOP: i32 = 30;
/// How far beside the way of a piece lies what comes back over it.
pub(crate) const ASIDE: i32 = 150;
/// The radius of a number's disc with its edge, in thousandths of the board's side.
const RADIUS: i32 = 19;
/// The part of an edge that is drawn round a disc.
const DISC_EDGE: i32 = 25;
/// How much wider each character after the first makes a disc.
const CHARACTER: i32 = 130;
/// How far from where it would be a number may stand: along the way, back on it, and beside it.
const ALONG: i32 = 900;
const BACK: i32 = 450;
const BESIDE: i32 = 720;
/// So far beside it a disc still lies on its way.
const ON_WAY: i32 = 180;
/// The steps in which a free place is sought.
const STRIDE: i32 = 30;
/// How far from a border the double bar of a bounce reaches.
const BAR: i32 = 115;

/// What ends at a square's border.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    /// Nothing: the way goes on.
    None,
    /// The head of a way.
    Way,
    /// The double bar from which a strike bounces.
    Bar,
    /// The head of something thrown; beside the way where it flies back over it.
    Tossed {
        /// Whether it is beside the way.
        aside: bool,
    },
}

/// A step of a move as it enters a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberedStep {
    /// The square that it leaves.
    pub(crate) from: Spot,
    /// The square that it enters.
    pub(crate) to: Spot,
    /// The number of the step.
    pub(crate) number: usize,
    /// What is drawn at the border.
    pub(crate) head: Head,
}

/// A rectangle from its upper left corner to its lower right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extents {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Extents {
    /// A rectangle within the square at a corner.
    const fn within((x, y): (i32, i32), [left, top, right, bottom]: [i32; 4]) -> Self {
        Self { left: x + left, top: y + top, right: x + right, bottom: y + bottom }
    }

    const fn around((x, y): (i32, i32), across: i32, down: i32) -> Self {
        Self { left: x - across, top: y - down, right: x + across, bottom: y + down }
    }

    /// The area that two rectangles share.
    fn shared(self, other: Self) -> i32 {
        let across = self.right.min(other.right) - self.left.max(other.left);
        let down = self.bottom.min(other.bottom) - self.top.max(other.top);
        across.max(0) * down.max(0)
    }
}

impl Scene {
    /// Numbers the steps of a move on its way. Steps that enter a square from the same side share a disc.
    pub(crate) fn number(&mut self, entries: &[NumberedStep], tone: Tone) {
        let mut done: Vec<(Spot, Spot, Vec<usize>, Head)> = Vec::new();
        for entry in entries {
            let known = done.iter_mut().find(|(from, to, ..)| (*from, *to) == (entry.from, entry.to));
            match known {
                Some((.., numbers, head)) => {
                    numbers.push(entry.number);
                    if *head == Head::None {
                        *head = entry.head;
                    }
                }
                None => done.push((entry.from, entry.to, vec![entry.number], entry.head)),
            }
        }
        // Those behind heads have the least choice.
        done.sort_by_key(|(.., head)| *head == Head::None);
        let (taken, mut solid) = (self.obstacles(), self.outlines());
        for (from, to, numbers, head) in done {
            let text = match numbers[..] {
                [first, .., last] if numbers.len() > 2 => format!("{first}…{last}"),
                _ => numbers.iter().map(usize::to_string).collect::<Vec<_>>().join("·"),
            };
            let half = self.disc(&text);
            let (right, down) = self.free_place(from, to, head, half, (&taken, &solid));
            let mark = Mark::Number { at: to, right, down, text, tone };
            solid.extend(self.outline(&mark));
            self.marks.push(mark);
        }
    }

    /// Numbers what happens within a square, on or beside its edge where the number hides least.
    pub(crate) fn number_within(&mut self, at: Spot, text: String, tone: Tone) {
        let (half, (left, top)) = (self.disc(&text), self.corner(at));
        let (taken, solid) = (self.obstacles(), self.outlines());
        let side = i32::from(self.files) * SQUARE;
        let places = (-OUTSIDE..=SQUARE + OUTSIDE).step_by(STRIDE as usize);
        let places = places.clone().flat_map(|right| places.clone().map(move |down| (right, down)));
        let middles = places.map(|(right, down)| (left + right, top + down));
        // A frame round the square may be crossed: outside of it the number would tell of another one.
        let taken: Vec<_> = taken.into_iter().filter(|&(_, weight)| weight > MARK).collect();
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
            let elsewhere = if moved.contains(&self.square_of(middle)) { 0 } else { ELSEWHERE };
            within.then(|| cost + elsewhere + touched(middle, half, &solid))
        };
        let best = middles.filter_map(|middle| Some((cost(middle)?, middle))).min();
        let (right, down) = best.map_or((left, top), |(_, middle)| middle);
        self.marks.push(Mark::Number { at, right, down, text, tone });
    }

    /// Half of the width and of the height of a disc with a text.
    pub(crate) fn disc(&self, text: &str) -> (i32, i32) {
        let radius = RADIUS * i32::from(self.files) + DISC_EDGE;
        let more = text.chars().count() as i32 - 1;
        (radius + more * CHARACTER / 2, radius)
    }

    /// The place nearest to where a number belongs at which it hides least.
    fn free_place(
        &self,
        from: Spot,
        to: Spot,
        head: Head,
        half: (i32, i32),
        (taken, solid): (&[(Extents, i64)], &[Outline]),
    ) -> (i32, i32) {
        let (point, border) = self.line(from, to);
        let (wanted, lane) = match head {
            Head::None => (border, 0),
            Head::Way => (border - STOP - HEAD - half.1, 0),
            Head::Bar => (border + BAR + half.1, 0),
            Head::Tossed { aside } => (border - STOP - TOSSED_HEAD - half.1, if aside { ASIDE } else { 0 }),
        };
        let near = Extents::around(point(wanted, lane), SQUARE * 5 / 4, SQUARE * 5 / 4);
        let taken: Vec<_> = taken.iter().filter(|(other, _)| near.shared(*other) > 0).collect();
        let own = self.crossed(from, to);
        // Where a way goes on its number may lie on the corner of four squares.
        let out = if head == Head::None { 0 } else { OUT };
        // What is thrown onto the next square has hardly more than its head.
        let is_short = matches!(head, Head::Tossed { .. }) && border < SQUARE;
        let unclear = |along: i32, beside: i32, disc: Extents| {
            if !is_short || wanted + along >= border {
                return 0;
            }
            let hidden = i64::from((half.1 + TOSSED_SHAFT - beside.abs()).max(0)) * SHAFT;
            let disc = Outline::rect((disc.left, disc.top), (disc.right, disc.bottom));
            let astray = self.ground.iter().any(|mark| match mark {
                Mark::Path { spots, .. } => self.runs_over(spots, &disc),
                _ => false,
            });
            hidden + if astray { ASTRAY } else { 0 }
        };
        let steps = |most: i32| (0..=most / STRIDE).flat_map(|step| [step * STRIDE, -step * STRIDE]);
        let side = i32::from(self.files) * SQUARE;
        let mut best = (i64::MAX, point(wanted, lane));
        for beside in steps(BESIDE) {
            for along in steps(ALONG).filter(|&along| along >= -BACK) {
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
                    + if within { self.outside(disc, &own) * out } else { ELSEWHERE }
                    + unclear(along, lane + beside, disc)
                    + i64::from(along.abs()) * 10
                    + off * 12
                    + (off - i64::from(ON_WAY)).max(0) * 150;
                if cost < best.0 {
                    let cost = cost + touched(middle, half, solid);
                    if cost < best.0 {
                        best = (cost, middle);
                    }
                }
            }
        }
        best.1
    }

    /// Where the head of an arrow is.
    fn head(&self, from: Spot, to: Spot, length: i32, lane: i32) -> Extents {
        let (point, border) = self.line(from, to);
        Extents::around(point(border - STOP - length / 2, lane), length / 2, length / 2)
    }

    /// The points of the line between two squares by how far along and how far beside it they are, and how far
    /// along it enters the last square.
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

    /// The column and the row of the square in which a point lies.
    const fn square_of(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (x.div_euclid(SQUARE), y.div_euclid(SQUARE))
    }

    /// How much of a disc lies in other squares than these.
    fn outside(&self, disc: Extents, squares: &[(i32, i32)]) -> i64 {
        let (from, to) = (self.square_of((disc.left, disc.top)), self.square_of((disc.right, disc.bottom)));
        let rows = (from.1..=to.1).flat_map(|row| (from.0..=to.0).map(move |column| (column, row)));
        let others = rows.filter(|square| !squares.contains(square));
        let square = |(x, y): (i32, i32)| Extents::within((x * SQUARE, y * SQUARE), [0, 0, SQUARE, SQUARE]);
        others.map(|other| i64::from(disc.shared(square(other)))).sum()
    }

    /// The columns and rows of the squares that a step leaves, crosses and enters: more than their corners.
    fn crossed(&self, from: Spot, to: Spot) -> Vec<(i32, i32)> {
        let (start, end) = (self.middle(from), self.middle(to));
        let parts = (end.0 - start.0).abs().max((end.1 - start.1).abs()) / STRIDE;
        let points = (0..=parts).map(|part| {
            let between = |start: i32, end: i32| start + (end - start) * part / parts.max(1);
            (between(start.0, end.0), between(start.1, end.1))
        });
        let inner = |at: i32| (CORNER..=SQUARE - CORNER).contains(&at.rem_euclid(SQUARE));
        let mut squares: Vec<_> =
            points.filter(|&(x, y)| inner(x) && inner(y)).map(|point| self.square_of(point)).collect();
        squares.dedup();
        squares
    }

    /// The upper left corner of a square.
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

    /// What a number should not hide, and how much a part of it weighs.
    fn obstacles(&self) -> Vec<(Extents, i64)> {
        let mut all: Vec<(Extents, i64)> = Vec::new();
        let solid = self.outlines();
        for cell in &self.cells {
            let corner = self.corner(cell.at);
            let lower = Outline::rect((corner.0, corner.1 + 900), (corner.0 + SQUARE, corner.1 + SQUARE));
            let risen = |mark: &Mark| matches!(*mark, Mark::Rift { at, rise: 1.., .. } if at == cell.at);
            let lift = match solid.iter().any(|other| other.touches(&lower)) {
                true if self.marks.iter().any(risen) => HIGH_LIFT,
                true => LIFT,
                false => 0,
            };
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
                        all.push((Extents::within(corner, part), MARK));
                    }
                }
                Mark::Frame { at, .. } => {
                    let corner = self.corner(at);
                    for part in
                        [[0, 0, 1000, 120], [0, 880, 1000, 1000], [0, 120, 120, 880], [880, 120, 1000, 880]]
                    {
                        all.push((Extents::within(corner, part), MARK));
                    }
                }
                Mark::Path { ref spots, .. } => {
                    if let [.., from, to] = spots[..] {
                        all.push((self.head(from, to, HEAD, 0), HEADS));
                    }
                }
                Mark::Toss { from, to, aside, .. } => {
                    let lane = if aside { ASIDE } else { 0 };
                    all.push((self.head(from, to, TOSSED_HEAD, lane), HEADS));
                }
                _ => {}
            }
        }
        all
    }
}

/// How much it weighs to hide a mark, what stands on a square and can make room, the end of an arrow, and chips.
const MARK: i64 = 1;
const FIGURE: i64 = 6;
const HEADS: i64 = 6;
const CHIPS: i64 = 40;
/// How far outside of its square the middle of a number may be that tells of what happened there.
const OUTSIDE: i32 = 240;
/// How far a pile is lifted off what lies on the lower edge of its square.
const LIFT: i32 = 110;
/// The same where a broken road lies above a bar.
const HIGH_LIFT: i32 = 290;
/// How far a number stays from other marks.
const APART: i32 = 12;
/// What it costs to touch a number, a badge or a bar, and to be in a square that the move does not enter.
const TOUCHED: i64 = 1_000_000_000;
const ELSEWHERE: i64 = 100_000_000;
/// What each part of it costs that is in such a square, what each row of a short arrow's shaft, and what it costs to
/// lie on the way of a piece when it belongs to something thrown.
const OUT: i64 = 3;
const SHAFT: i64 = 300;
const ASTRAY: i64 = 40_000;
/// Half of the width of the shaft of something thrown, with its edge.
const TOSSED_SHAFT: i32 = 80;
/// How far into a square a step goes that crosses more than a corner of it.
const CORNER: i32 = 100;

/// What a disc with its middle at a point costs for all that it touches.
fn touched(middle: (i32, i32), half: (i32, i32), solid: &[Outline]) -> i64 {
    let disc = Outline::Disc { middle, radius: half.1 + APART, reach: half.0 - half.1 };
    solid.iter().filter(|other| disc.touches(other)).count() as i64 * TOUCHED
}

/// The parts of a square that are taken by what stands on it.
fn body(cell: &SquareContent, lift: i32) -> Vec<([i32; 4], i64)> {
    if cell.pile.is_empty() && !cell.stands {
        return vec![([150, 110, 850, 900], FIGURE)];
    }
    let pitch = match cell.pile.len() {
        0..=2 => 160,
        3 => 150,
        4 => 140,
        5 => 116,
        _ => 180,
    };
    let top = (970 - lift - pitch * cell.pile.len() as i32).max(30);
    let mut parts = Vec::new();
    if !cell.pile.is_empty() {
        // With the brackets beside those that were touched.
        parts.push(([0, top, 1000, 970 - lift], CHIPS));
    }
    if !cell.layers.is_empty() {
        parts.push(([200, (top - 620).max(30), 800, top], FIGURE));
    }
    parts
}

#[cfg(test)]
mod tests;
