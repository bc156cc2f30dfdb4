//! Where the numbers of a move's steps stand: on the way, where it enters a square.
//!
//! Everything here is in thousandths of a square, counted from the upper left corner of the board as it is seen.

use sealed_move_rules::Side;

use super::{Corner, Mark, Scene, Spot, SquareContent, Tone};

/// The side of a square.
const SQUARE: i32 = 1000;
/// How long the head of a way is, and that of something thrown.
pub(crate) const HEAD: i32 = 260;
pub(crate) const TOSSED_HEAD: i32 = 160;
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
const ALONG: i32 = 690;
const BACK: i32 = 450;
const BESIDE: i32 = 360;
/// So far beside it a disc still lies on its way.
const ON_WAY: i32 = 180;
/// The steps in which a free place is sought.
const STRIDE: i32 = 30;
/// How far from a border the double bar of a bounce reaches.
const BAR: i32 = 150;

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
        let mut taken = self.obstacles();
        for (from, to, numbers, head) in done {
            let text = match numbers[..] {
                [first, .., last] if numbers.len() > 2 => format!("{first}…{last}"),
                _ => numbers.iter().map(usize::to_string).collect::<Vec<_>>().join("·"),
            };
            let half = self.disc(&text);
            let middle = self.free_place(from, to, head, half, &taken);
            taken.push((Extents::around(middle, half.0, half.1), NUMBER));
            self.marks.push(Mark::Number { at: to, right: middle.0, down: middle.1, text, tone });
        }
    }

    /// Numbers what happens within a square, on or beside its edge where the number hides least.
    pub(crate) fn number_within(&mut self, at: Spot, text: String, tone: Tone) {
        let (half, taken, (left, top)) = (self.disc(&text), self.obstacles(), self.corner(at));
        let side = i32::from(self.files) * SQUARE;
        let places = (0..=SQUARE).step_by(STRIDE as usize);
        let places = places.clone().flat_map(|right| places.clone().map(move |down| (right, down)));
        let middles = places.map(|(right, down)| (left + right, top + down));
        let cost = |middle: (i32, i32)| {
            let disc = Extents::around(middle, half.0, half.1);
            let within = disc.left >= 0 && disc.top >= 0 && disc.right <= side && disc.bottom <= side;
            let hidden: i64 =
                taken.iter().map(|&(other, weight)| i64::from(disc.shared(other)) * weight).sum();
            let off = (middle.0 - left - SQUARE / 2).abs() + (middle.1 - top - SQUARE / 2).abs();
            within.then_some(hidden + i64::from(off) * 10)
        };
        let best = middles.filter_map(|middle| Some((cost(middle)?, middle))).min();
        let (right, down) = best.map_or((left, top), |(_, middle)| middle);
        self.marks.push(Mark::Number { at, right, down, text, tone });
    }

    /// Half of the width and of the height of a disc with a text.
    fn disc(&self, text: &str) -> (i32, i32) {
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
        taken: &[(Extents, i64)],
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
                let cost =
                    hidden + i64::from(along.abs()) * 10 + off * 12 + (off - i64::from(ON_WAY)).max(0) * 150;
                if cost < best.0 {
                    best = (cost, middle);
                }
            }
        }
        best.1
    }

    /// Where a badge or a number in a corner is.
    fn badge_at(&self, at: Spot, corner: Corner) -> Extents {
        Extents::within(self.corner(at), badge(corner, BADGE.max(2 * self.disc("0").1)))
    }

    /// Where the head of an arrow is.
    fn head(&self, from: Spot, to: Spot, length: i32, lane: i32) -> Extents {
        let (point, border) = self.line(from, to);
        Extents::around(point(border - STOP - length / 2, lane), length / 2, length / 2)
    }

    /// The points of the line between two squares by how far along and how far beside it they are, and how far
    /// along it enters the last square.
    fn line(&self, from: Spot, to: Spot) -> (impl Fn(i32, i32) -> (i32, i32) + use<>, i32) {
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

    /// The upper left corner of a square.
    fn corner(&self, at: Spot) -> (i32, i32) {
        let (file, rank) = (i32::from(at.file), i32::from(at.rank));
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        let (column, row) = match self.bottom {
            Side::First => (file, ranks - 1 - rank),
            Side::Second => (files - 1 - file, rank),
        };
        (column * SQUARE, row * SQUARE)
    }

    fn middle(&self, at: Spot) -> (i32, i32) {
        let (x, y) = self.corner(at);
        (x + SQUARE / 2, y + SQUARE / 2)
    }

    /// What a number should not hide, and how much a part of it weighs.
    fn obstacles(&self) -> Vec<(Extents, i64)> {
        let mut all: Vec<(Extents, i64)> = Vec::new();
        for cell in &self.cells {
            let corner = self.corner(cell.at);
            all.extend(body(cell).into_iter().map(|(part, weight)| (Extents::within(corner, part), weight)));
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
                Mark::Rift { at, .. } => {
                    all.push((Extents::within(self.corner(at), [20, 740, 980, 990]), MARK));
                }
                Mark::Bounce { from, against, .. } => {
                    let (one, other) = (self.middle(from), self.middle(against));
                    let wall = ((one.0 + other.0) / 2, (one.1 + other.1) / 2);
                    let half = |apart: i32| if apart == 0 { 300 } else { BAR };
                    let (across, down) = (half(one.0 - other.0), half(one.1 - other.1));
                    all.push((Extents::around(wall, across, down), HEADS));
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
                Mark::Badge { at, corner, .. } | Mark::Label { at, corner, .. } => {
                    all.push((self.badge_at(at, corner), NUMBER));
                }
                Mark::Number { right, down, ref text, .. } => {
                    let half = self.disc(text);
                    all.push((Extents::around((right, down), half.0, half.1), NUMBER));
                }
                _ => {}
            }
        }
        all
    }
}

/// The side of a badge with its edge.
const BADGE: i32 = 370;

/// How much it weighs to hide a mark, what stands on a square, the end of an arrow, and a number or a badge.
const MARK: i64 = 1;
const HEADS: i64 = 4;
const FIGURE: i64 = 3;
const NUMBER: i64 = 1000;

/// The part of a square that a badge takes.
const fn badge(corner: Corner, side: i32) -> [i32; 4] {
    let (right, up) = corner.direction();
    let (left, top) = (if right > 0 { SQUARE - side } else { 0 }, if up > 0 { 0 } else { SQUARE - side });
    [left, top, left + side, top + side]
}

/// The parts of a square that are taken by what stands on it.
fn body(cell: &SquareContent) -> Vec<([i32; 4], i64)> {
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
    let top = (970 - pitch * cell.pile.len() as i32).max(30);
    let mut parts = Vec::new();
    if !cell.pile.is_empty() {
        parts.push(([50, top, 950, 970], FIGURE));
    }
    if !cell.layers.is_empty() {
        parts.push(([200, (top - 620).max(30), 800, top], FIGURE));
    }
    parts
}

#[cfg(test)]
mod tests;
