//! Shapes of the marks for the last move and for kings in danger.
//!
//! Every shape has a wider edge of the opposite lightness below its ink. That makes it visible on
//! light and dark squares and on pieces of both sides, without relying on hue.

use resvg::tiny_skia::{Path, PathBuilder, Rect, StrokeDash};

use super::area::Area;
use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::palette::Finish;
use super::scene::{
    BAR_APART, BAR_EDGE, BAR_HALF, BAR_STROKE, HEAD, HEAD_GAP, Mark, PATH_EDGE, RETURN_OFFSET, RIFT,
    RIFT_EDGE, RIFT_STROKE, START_DOT, Scene, Spot, TOSS_HEAD, Tone, WING,
};
use super::shapes::{EDGE, Point, fill, polygon, stroke};
use super::signs;
use super::theme::{Rgb, ToneColors, lit};

pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, layout: &Layout, mark: &Mark) {
    let pen = |tone: Tone| Pen { tone: &kit.theme.tones[tone.index()], kit, layout };
    match *mark {
        Mark::Brackets { at, tone } => pen(tone).brackets(canvas, at),
        Mark::Frame { at, tone } => pen(tone).frame(canvas, at),
        Mark::Octagon { at, tone } => pen(tone).octagon(canvas, at),
        Mark::Ring { at, tone } => pen(tone).ring(canvas, at),
        // Only `draw_ground` knows the color of the square.
        Mark::Rays { .. } => {}
        Mark::Surround { ref spots, tone } => pen(tone).surround(canvas, spots),
        Mark::Swap { from, to, tone } => pen(tone).swap(canvas, from, to),
        Mark::Strike { from, to, tone } => pen(tone).strike(canvas, from, to),
        Mark::Dashes { from, to, tone } => pen(tone).dashes(canvas, from, to),
        Mark::Dot { at, tone } => pen(tone).dot(canvas, at),
        Mark::Corners { at, tone } => pen(tone).corners(canvas, at),
        Mark::Path { ref spots, tone } => pen(tone).path(canvas, spots, None),
        Mark::Toss { from, to, aside, tone } => pen(tone).toss(canvas, from, to, aside),
        Mark::Bounce { from, against, tone } => pen(tone).bounce(canvas, from, against),
        Mark::Label { at, corner, ref text, tone } => {
            signs::label(canvas, kit, layout, pen(tone).tone, at, corner, text);
        }
        Mark::Number { right, down, ref text, tone, .. } => {
            signs::number(canvas, kit, layout, pen(tone).tone, (right, down), text);
        }
        Mark::Rift { at, rise, tone } => pen(tone).rift(canvas, at, rise),
        Mark::Badge { at, corner, fit, sign, tone } => {
            signs::draw(canvas, kit, layout, pen(tone).tone, at, (corner, fit), sign);
        }
    }
}

/// Draws a mark below the pieces. A path has no start dot if a number covers its start.
pub(super) fn draw_ground(canvas: &mut Canvas, kit: &Kit, layout: &Layout, scene: &Scene, mark: &Mark) {
    match *mark {
        Mark::Path { ref spots, tone } => {
            let pen = Pen { tone: &kit.theme.tones[tone.index()], kit, layout };
            let mut points: Vec<Point> = spots.iter().map(|&spot| pen.waypoint(scene, spot)).collect();
            // The arrowhead ends at the border of the last square.
            if let (Some(point), Some(&end)) = (points.last_mut(), spots.last()) {
                *point = layout.middle(end);
            }
            pen.way(canvas, &points, scene.number_on_start(spots));
        }
        Mark::Rays { at } => rays(canvas, kit, layout, at, kit.theme.ground(at, scene.tone_at(at))),
        _ => draw(canvas, kit, layout, mark),
    }
}

/// Sideways offset of a path that returns over the same edge, as a fraction of a square.
const BESIDE: f32 = 0.14;

/// Height of a listed path above the center of a square with a pile, as a fraction of a square.
const ABOVE_PILE: f32 = 0.24;

/// Number of rays around a winner's king.
const RAYS: u8 = 16;
/// Inner and outer radius of the rays, as fractions of a square.
const RAY: (f32, f32) = (0.1, 0.49);

/// Draws rays around the center of a square, in its own color but lighter.
fn rays(canvas: &mut Canvas, kit: &Kit, layout: &Layout, at: Spot, ground: Rgb) {
    let (x, y) = layout.middle(at);
    let [near, far] = [RAY.0, RAY.1].map(|share| layout.square as f32 * share);
    let step = std::f32::consts::TAU / f32::from(RAYS);
    let mut path = PathBuilder::new();
    for ray in 0..RAYS {
        let angle = f32::from(ray) * step;
        let point = |angle: f32, far: f32| (x + far * angle.cos(), y + far * angle.sin());
        let [start, left, right] =
            [point(angle, near), point(angle - step / 4.0, far), point(angle + step / 4.0, far)];
        path.move_to(start.0, start.1);
        path.line_to(left.0, left.1);
        path.line_to(right.0, right.1);
        path.close();
    }
    fill(canvas, &kit.palette, path.finish(), lit(ground));
}

/// Draws only the arrowhead of a path.
#[cfg(test)]
pub(super) fn draw_head(canvas: &mut Canvas, kit: &Kit, layout: &Layout, mark: &Mark) {
    let Mark::Path { ref spots, tone } = *mark else { return };
    let [.., from, to] = spots[..] else { return };
    let pen = Pen { tone: &kit.theme.tones[tone.index()], kit, layout };
    let (head, _) = pen.head(layout.middle(from), layout.middle(to));
    let edge = head.and_then(|head| stroke(&head, 2.0 * pen.length(PATH_EDGE as f32 / 1000.0)));
    fill(canvas, &kit.palette, edge, pen.tone.ink);
}

struct Pen<'a> {
    tone: &'a ToneColors,
    kit: &'a Kit,
    layout: &'a Layout,
}

impl Pen<'_> {
    /// Converts a fraction of a square to pixels.
    fn length(&self, share: f32) -> f32 {
        self.layout.square as f32 * share
    }

    /// Number of edges to omit: 1 in replays if the ink is dark enough without an edge, else 0.
    /// Marks change with every frame, and their lines make up most of its size. For the same reason
    /// replays have fewer dots.
    fn plain(&self) -> usize {
        usize::from(self.kit.palette.finish == Finish::Moving && self.tone.has_dark_ink())
    }

    /// Draws lines with the default edge.
    fn lines(&self, canvas: &mut Canvas, path: Option<Path>, width: f32) {
        self.edged(canvas, path, width, EDGE);
    }

    fn edged(&self, canvas: &mut Canvas, path: Option<Path>, width: f32, edge: f32) {
        let Some(path) = path else { return };
        let (width, edge) = (self.length(width), self.length(edge));
        fill(canvas, &self.kit.palette, stroke(&path, width + 2.0 * edge), self.tone.edge);
        fill(canvas, &self.kit.palette, stroke(&path, width), self.tone.ink);
    }

    fn frame(&self, canvas: &mut Canvas, at: Spot) {
        let area = self.layout.square_at(at);
        let side = area.width as f32;
        // The frame is inside its square to the pixel, so neighboring frames never merge.
        let bands = [(0.02, 0.095, self.tone.edge), (0.025, 0.06, self.tone.ink)];
        for (inset, width, color) in bands.into_iter().skip(self.plain()) {
            let (inset, width) = (side * inset + side * width / 2.0, side * width);
            let rest = side - 2.0 * inset;
            let rect = Rect::from_xywh(area.x as f32 + inset, area.y as f32 + inset, rest, rest);
            let path = rect.map(PathBuilder::from_rect).and_then(|path| stroke(&path, width));
            fill(canvas, &self.kit.palette, path, color);
        }
    }

    fn brackets(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        let (far, near) = (self.length(0.435), self.length(0.22));
        let mut path = PathBuilder::new();
        for (right, down) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            path.move_to(x + right * near, y + down * far);
            path.line_to(x + right * far, y + down * far);
            path.line_to(x + right * far, y + down * near);
        }
        let edge = if self.plain() > 0 { 0.0 } else { EDGE };
        self.edged(canvas, path.finish(), 0.065, edge);
    }

    fn octagon(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        // Inside the square, including its edge.
        let (far, near) = (self.length(0.42), self.length(0.22));
        let corners = [
            (near, far),
            (far, near),
            (far, -near),
            (near, -far),
            (-near, -far),
            (-far, -near),
            (-far, near),
            (-near, far),
        ];
        self.lines(canvas, polygon(&corners.map(|(right, down)| (x + right, y + down)), true), 0.08);
    }

    fn ring(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        self.lines(canvas, PathBuilder::from_circle(x, y, self.length(0.425)), 0.075);
    }

    /// Draws dots along the outer edges of a group of squares.
    fn surround(&self, canvas: &mut Canvas, spots: &[Spot]) {
        let areas: Vec<Area> = spots.iter().map(|&spot| self.layout.square_at(spot)).collect();
        // Whole pixels make all dots look alike and compress better.
        let apart = if self.plain() > 0 { 1.0 / 6.0 } else { 0.1 };
        let (inset, apart) = (self.length(0.05).round(), self.length(apart).round());
        let mut path = PathBuilder::new();
        for area in &areas {
            let side = area.width;
            let (left, top) = (area.x as f32, area.y as f32);
            let (right, bottom) = (left + side as f32, top + side as f32);
            let there =
                |x: i32, y: i32| areas.iter().any(|other| (other.x, other.y) == (area.x + x, area.y + y));
            for (x, y, from, to) in [
                (0, -side, (left, top + inset), (right, top + inset)),
                (0, side, (left, bottom - inset), (right, bottom - inset)),
                (-side, 0, (left + inset, top), (left + inset, bottom)),
                (side, 0, (right - inset, top), (right - inset, bottom)),
            ] {
                if !there(x, y) {
                    path.move_to(from.0, from.1);
                    path.line_to(to.0, to.1);
                }
            }
        }
        let dots = StrokeDash::new(vec![0.01, 2.0 * apart - 0.01], -apart);
        let path = path.finish().zip(dots).and_then(|(path, dots)| path.dash(&dots, 1.0));
        self.lines(canvas, path, 0.06);
    }

    fn swap(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        let (start, end) = (self.layout.middle(from), self.layout.middle(to));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        // The arrowheads end at the borders, like the arrowhead of a path.
        let short = (distance - self.border(ux, uy, distance) + self.length(0.08)).min(distance * 0.26);
        let (wing, back) = (self.length(0.19), self.length(0.20));
        let mut path = PathBuilder::new();
        for (tip, back) in [(short, back), (distance - short, -back)] {
            let barbs = [along(tip + back, wing), along(tip, 0.0), along(tip + back, -wing)];
            path.move_to(barbs[0].0, barbs[0].1);
            path.line_to(barbs[1].0, barbs[1].1);
            path.line_to(barbs[2].0, barbs[2].1);
        }
        let (one, other) = (along(short, 0.0), along(distance - short, 0.0));
        path.move_to(one.0, one.1);
        path.line_to(other.0, other.1);
        self.lines(canvas, path.finish(), 0.10);
    }

    /// Returns a line between the centers of two squares, shortened by `apart` at both ends.
    fn between(&self, from: Spot, to: Spot, apart: f32) -> Option<Path> {
        let (start, end) = (self.layout.middle(from), self.layout.middle(to));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance * self.length(apart), dy / distance * self.length(apart));
        polygon(&[(start.0 + ux, start.1 + uy), (end.0 - ux, end.1 - uy)], false)
    }

    fn strike(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        self.lines(canvas, self.between(from, to, -0.34), 0.08);
    }

    fn dashes(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        let (on, off) = (self.length(0.24), self.length(0.26));
        let dashed = self
            .between(from, to, 0.58)
            .and_then(|path| path.dash(&StrokeDash::new(vec![on, off], 0.0)?, 1.0));
        self.lines(canvas, dashed, 0.09);
    }

    /// Fills a shape with the default edge.
    fn solid(&self, canvas: &mut Canvas, path: Option<Path>) {
        let edge = path.as_ref().and_then(|path| stroke(path, self.length(2.0 * EDGE)));
        fill(canvas, &self.kit.palette, edge, self.tone.edge);
        fill(canvas, &self.kit.palette, path, self.tone.ink);
    }

    fn dot(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        self.solid(canvas, PathBuilder::from_circle(x, y, self.length(0.15)));
    }

    /// Draws triangles in the corners, one edge width inside the square.
    fn corners(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        let (far, near) = (self.length(0.5 - EDGE), self.length(0.5 - EDGE - 0.22));
        for (right, down) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            let corner =
                [(far, far), (near, far), (far, near)].map(|(dx, dy)| (x + right * dx, y + down * dy));
            self.solid(canvas, polygon(&corner, true));
        }
    }

    /// Returns the arrowhead, which ends at the border of the last square, and the point where the
    /// line meets it.
    fn head(&self, from: Point, to: Point) -> (Option<Path>, Point) {
        let (ux, uy, distance) = direction(from, to);
        let tip_at = self.border(ux, uy, distance);
        let tip = (from.0 + ux * tip_at, from.1 + uy * tip_at);
        let head_length = self.length(HEAD as f32 / 1000.0);
        let neck = (tip.0 - ux * head_length, tip.1 - uy * head_length);
        let wing = self.length(WING as f32 / 1000.0);
        let corners =
            [(neck.0 - uy * wing, neck.1 + ux * wing), tip, (neck.0 + uy * wing, neck.1 - ux * wing)];
        (polygon(&corners, true), neck)
    }

    /// Draws all edges before the ink, so that bends have no seams. The arrowhead ends at the
    /// border of the last square.
    ///
    /// A `number` on the start square replaces the dot: the path begins that many thousandths of a
    /// square along its first step.
    fn path(&self, canvas: &mut Canvas, spots: &[Spot], number: Option<i32>) {
        let middles: Vec<Point> = spots.iter().map(|&spot| self.layout.middle(spot)).collect();
        self.way(canvas, &middles, number);
    }

    /// Returns the waypoint of a path in a square. A path with listed steps passes above piles, so that it stays
    /// visible.
    fn waypoint(&self, scene: &Scene, at: Spot) -> Point {
        let (x, y) = self.layout.middle(at);
        let piled = scene.cells.iter().any(|cell| cell.at == at && !cell.pile.is_empty());
        if piled && !scene.list.is_empty() { (x, y - self.length(ABOVE_PILE)) } else { (x, y) }
    }

    /// Moves the steps that return over the same edge beside the steps there.
    fn beside_itself(&self, middles: &[Point]) -> Vec<Point> {
        let steps: Vec<_> = middles.windows(2).map(|two| (two[0], two[1])).collect();
        let mut way = Vec::with_capacity(middles.len());
        for (place, &(from, to)) in steps.iter().enumerate() {
            let returns = steps[..place].contains(&(to, from)) || steps[..place].contains(&(from, to));
            let (ux, uy, _) = direction(from, to);
            let aside = if returns { self.length(BESIDE) } else { 0.0 };
            for (x, y) in [from, to] {
                let point = (x - uy * aside, y + ux * aside);
                if way.last() != Some(&point) {
                    way.push(point);
                }
            }
        }
        way
    }

    fn way(&self, canvas: &mut Canvas, middles: &[Point], number: Option<i32>) {
        let middles = self.beside_itself(middles);
        let [.., from, to] = middles[..] else { return };
        let (head, neck) = self.head(from, to);
        let mut way = middles.clone();
        if let Some(last) = way.last_mut() {
            *last = neck;
        }
        let start = middles[0];
        if let (Some(along), [first, ..]) = (number, &mut way[..]) {
            let (ux, uy, _) = direction(start, middles[1]);
            let along = self.length(along as f32 / 1000.0);
            *first = (start.0 + ux * along, start.1 + uy * along);
        }
        let way = polygon(&way, false);
        let dot = match number {
            None => PathBuilder::from_circle(start.0, start.1, self.length(START_DOT as f32 / 1000.0)),
            Some(_) => None,
        };
        let (width, edge) = (self.length(0.10), self.length(PATH_EDGE as f32 / 1000.0));
        let palette = &self.kit.palette;
        if self.plain() == 0 {
            let around = way.as_ref().and_then(|way| stroke(way, width + 2.0 * edge));
            fill(canvas, palette, around, self.tone.edge);
            for path in [&head, &dot] {
                fill(
                    canvas,
                    palette,
                    path.as_ref().and_then(|path| stroke(path, 2.0 * edge)),
                    self.tone.edge,
                );
            }
        }
        fill(canvas, palette, way.and_then(|way| stroke(&way, width)), self.tone.ink);
        for path in [head, dot] {
            fill(canvas, palette, path, self.tone.ink);
        }
    }

    /// Returns the distance from a square's center to just before the border of another square.
    fn border(&self, ux: f32, uy: f32, distance: f32) -> f32 {
        let steep = ux.abs().max(uy.abs()).max(0.01);
        distance - (0.5 * self.layout.square as f32) / steep - self.length(HEAD_GAP as f32 / 1000.0)
    }

    fn toss(&self, canvas: &mut Canvas, from: Spot, to: Spot, aside: bool) {
        let start = self.layout.middle(from);
        let (ux, uy, distance) = direction(start, self.layout.middle(to));
        let lane = if aside { self.length(RETURN_OFFSET as f32 / 1000.0) } else { 0.0 };
        let along = |far: f32, beside: f32| {
            let beside = beside + lane;
            (start.0 + ux * far - uy * beside, start.1 + uy * far + ux * beside)
        };
        let (tip, wing, back) =
            (self.border(ux, uy, distance), self.length(0.16), self.length(TOSS_HEAD as f32 / 1000.0));
        let dashes = polygon(&[along(self.length(0.06), 0.0), along(tip, 0.0)], false).and_then(|path| {
            path.dash(&StrokeDash::new(vec![self.length(0.10), self.length(0.17)], 0.0)?, 1.0)
        });
        let head = polygon(&[along(tip - back, wing), along(tip, 0.0), along(tip - back, -wing)], false);
        self.lines(canvas, dashes, 0.09);
        self.lines(canvas, head, 0.09);
    }

    /// Draws a double bar on the border, half a square wide.
    fn bounce(&self, canvas: &mut Canvas, from: Spot, against: Spot) {
        let start = self.layout.middle(from);
        let (ux, uy, distance) = direction(start, self.layout.middle(against));
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        let (wall, half, apart) = (distance * 0.5, self.length(BAR_HALF), self.length(BAR_APART));
        let mut path = PathBuilder::new();
        for at in [wall - apart, wall + apart] {
            let (from, to) = (along(at, half), along(at, -half));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        self.edged(canvas, path.finish(), BAR_STROKE, BAR_EDGE);
    }

    /// Draws a broken line along the lower edge of a square, for a destroyed road.
    fn rift(&self, canvas: &mut Canvas, at: Spot, rise: i32) {
        let area = self.layout.square_at(at);
        let bottom = 1.0 - rise as f32 / 1000.0;
        let point = |(x, y): (f32, f32)| (area.x as f32 + self.length(x), area.y as f32 + self.length(y));
        let [low, high] = RIFT.map(|above| bottom - above);
        let zigzag = [(0.06, low), (0.24, high), (0.40, low), (0.60, high), (0.76, low), (0.94, high)];
        self.edged(canvas, polygon(&zigzag.map(point), false), RIFT_STROKE, RIFT_EDGE);
    }
}

/// Returns the unit vector from one point to another, and their distance.
fn direction(from: Point, to: Point) -> (f32, f32, f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let distance = (dx * dx + dy * dy).sqrt().max(1.0);
    (dx / distance, dy / distance, distance)
}
