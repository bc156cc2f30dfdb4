//! The shapes of marks: what the last move did and which king is in danger.
//!
//! Every shape is drawn twice, a wider edge of the opposite lightness below the ink, so that it
//! stands out on light and dark squares, on pieces of both sides and without any hue.

use resvg::tiny_skia::{Path, PathBuilder, Rect, StrokeDash};

use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::{Mark, Spot, Tone};
use super::shapes::{EDGE, Point, cross, fill, polygon, stroke};
use super::signs;
use super::theme::ToneColors;

/// Draws a mark.
pub(super) fn draw(canvas: &mut Canvas, kit: &Kit, layout: &Layout, mark: &Mark) {
    let pen = |tone: Tone| Pen { tone: &kit.theme.tones[tone.index()], kit, layout };
    match *mark {
        Mark::Brackets { at, tone } => pen(tone).brackets(canvas, at),
        Mark::Frame { at, tone } => pen(tone).frame(canvas, at),
        Mark::Octagon { at, tone } => pen(tone).octagon(canvas, at),
        Mark::Ring { at, tone } => pen(tone).ring(canvas, at),
        Mark::Surround { at, tone } => pen(tone).surround(canvas, at),
        Mark::Arrow { from, to, tone } => pen(tone).arrow(canvas, from, to),
        Mark::Swap { from, to, tone } => pen(tone).swap(canvas, from, to),
        Mark::Strike { from, to, tone } => pen(tone).strike(canvas, from, to),
        Mark::Dashes { from, to, tone } => pen(tone).dashes(canvas, from, to),
        Mark::Dot { at, tone } => pen(tone).dot(canvas, at),
        Mark::Corners { at, tone } => pen(tone).corners(canvas, at),
        Mark::Cross { at, tone } => pen(tone).cross(canvas, at),
        Mark::Path { ref spots, tone } => pen(tone).path(canvas, spots),
        Mark::Toss { from, to, tone } => pen(tone).toss(canvas, from, to),
        Mark::Bounce { from, against, tone } => pen(tone).bounce(canvas, from, against),
        Mark::Label { at, ref text, tone } => signs::label(canvas, kit, layout, pen(tone).tone, at, text),
        Mark::Badge { at, corner, sign, tone } => {
            signs::draw(canvas, kit, layout, pen(tone).tone, at, corner, sign);
        }
    }
}

struct Pen<'a> {
    tone: &'a ToneColors,
    kit: &'a Kit,
    layout: &'a Layout,
}

impl Pen<'_> {
    /// A length in parts of a square.
    fn length(&self, share: f32) -> f32 {
        self.layout.square as f32 * share
    }

    /// Draws lines, their edge first.
    fn lines(&self, canvas: &mut Canvas, path: Option<Path>, width: f32) {
        let Some(path) = path else { return };
        let (width, edge) = (self.length(width), self.length(EDGE));
        fill(canvas, &self.kit.palette, stroke(&path, width + 2.0 * edge), self.tone.edge);
        fill(canvas, &self.kit.palette, stroke(&path, width), self.tone.ink);
    }

    fn frame(&self, canvas: &mut Canvas, at: Spot) {
        let area = self.layout.square_at(at);
        let inset = self.length(0.06);
        let side = area.width as f32 - 2.0 * inset;
        let rect = Rect::from_xywh(area.x as f32 + inset, area.y as f32 + inset, side, side);
        self.lines(canvas, rect.map(PathBuilder::from_rect), 0.07);
    }

    fn brackets(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        let (far, near) = (self.length(0.44), self.length(0.19));
        let mut path = PathBuilder::new();
        for (right, down) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            path.move_to(x + right * near, y + down * far);
            path.line_to(x + right * far, y + down * far);
            path.line_to(x + right * far, y + down * near);
        }
        self.lines(canvas, path.finish(), 0.07);
    }

    fn octagon(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        let (far, near) = (self.length(0.50), self.length(0.27));
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
        self.lines(canvas, PathBuilder::from_circle(x, y, self.length(0.50)), 0.085);
    }

    /// Dots just within the edge of the square's neighborhood, as far as it is on the board.
    fn surround(&self, canvas: &mut Canvas, at: Spot) {
        let (square, board, inset) = (self.layout.square_at(at), self.layout.board, self.length(0.07));
        let side = square.width;
        let (left, top) = ((square.x - side).max(board.x), (square.y - side).max(board.y));
        let right = (square.x + 2 * side).min(board.x + board.width);
        let bottom = (square.y + 2 * side).min(board.y + board.height);
        let rect = Rect::from_ltrb(
            left as f32 + inset,
            top as f32 + inset,
            right as f32 - inset,
            bottom as f32 - inset,
        );
        let dots = StrokeDash::new(vec![0.01, self.length(0.2)], 0.0);
        let path = rect.map(PathBuilder::from_rect).zip(dots).and_then(|(path, dots)| path.dash(&dots, 1.0));
        self.lines(canvas, path, 0.075);
    }

    fn arrow(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        let (start, end) = (self.layout.middle(from), self.layout.middle(to));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt();
        if distance < 1.0 {
            return;
        }
        let (ux, uy) = (dx / distance, dy / distance);
        // The tip touches the piece on the target, and pieces reach farther along the diagonals.
        let tip = distance - self.length(self.layout.arrow_gap()) * (ux.abs() + uy.abs());
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        let (shaft, wing, neck) = (self.length(0.06), self.length(0.19), tip - self.length(0.30));
        let outline = polygon(
            &[
                along(0.0, shaft),
                along(neck, shaft),
                along(neck, wing),
                along(tip, 0.0),
                along(neck, -wing),
                along(neck, -shaft),
                along(0.0, -shaft),
            ],
            true,
        );
        let dot = PathBuilder::from_circle(start.0, start.1, self.length(0.13));
        let edge = |path: &Option<Path>| path.as_ref().and_then(|path| stroke(path, self.length(2.0 * EDGE)));
        for path in [edge(&outline), edge(&dot)] {
            fill(canvas, &self.kit.palette, path, self.tone.edge);
        }
        for path in [outline, dot] {
            fill(canvas, &self.kit.palette, path, self.tone.ink);
        }
    }

    fn swap(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        let (start, end) = (self.layout.middle(from), self.layout.middle(to));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        // Neighbors leave little room: the heads then reach over the pieces.
        let short = (self.length(0.34) * (ux.abs() + uy.abs())).min(distance * 0.26);
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

    /// A line between the middles of two squares, begun and ended so far from them.
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

    /// Fills a shape, its edge first.
    fn solid(&self, canvas: &mut Canvas, path: Option<Path>) {
        let edge = path.as_ref().and_then(|path| stroke(path, self.length(2.0 * EDGE)));
        fill(canvas, &self.kit.palette, edge, self.tone.edge);
        fill(canvas, &self.kit.palette, path, self.tone.ink);
    }

    fn dot(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        self.solid(canvas, PathBuilder::from_circle(x, y, self.length(0.15)));
    }

    /// Triangles in the corners, an edge's width within the square.
    fn corners(&self, canvas: &mut Canvas, at: Spot) {
        let (x, y) = self.layout.middle(at);
        let (far, near) = (self.length(0.5 - EDGE), self.length(0.5 - EDGE - 0.22));
        for (right, down) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            let corner =
                [(far, far), (near, far), (far, near)].map(|(dx, dy)| (x + right * dx, y + down * dy));
            self.solid(canvas, polygon(&corner, true));
        }
    }

    fn cross(&self, canvas: &mut Canvas, at: Spot) {
        self.lines(canvas, cross(self.layout.middle(at), self.length(0.22)), 0.10);
    }

    /// The whole way first as an edge, then in ink, so that bends have no seams.
    fn path(&self, canvas: &mut Canvas, spots: &[Spot]) {
        let middles: Vec<Point> = spots.iter().map(|&spot| self.layout.middle(spot)).collect();
        let [.., (fx, fy), (tx, ty)] = middles[..] else { return };
        let (dx, dy) = (tx - fx, ty - fy);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        // Coming from above the head may reach farther in: pieces and their chips stand low.
        let short =
            self.length(0.40) * (ux.abs() + uy.abs().max(0.4 * ux.abs())) - self.length(0.16) * uy.max(0.0);
        let tip = (tx - ux * short, ty - uy * short);
        let neck = (tip.0 - ux * self.length(0.24), tip.1 - uy * self.length(0.24));
        let wing = self.length(0.19);
        let head = polygon(
            &[(neck.0 - uy * wing, neck.1 + ux * wing), tip, (neck.0 + uy * wing, neck.1 - ux * wing)],
            true,
        );
        let mut way = middles.clone();
        if let Some(last) = way.last_mut() {
            *last = neck;
        }
        let way = polygon(&way, false);
        let dot = PathBuilder::from_circle(middles[0].0, middles[0].1, self.length(0.12));
        let (width, edge) = (self.length(0.11), self.length(EDGE));
        let palette = &self.kit.palette;
        fill(canvas, palette, way.as_ref().and_then(|way| stroke(way, width + 2.0 * edge)), self.tone.edge);
        for path in [&head, &dot] {
            fill(canvas, palette, path.as_ref().and_then(|path| stroke(path, 2.0 * edge)), self.tone.edge);
        }
        fill(canvas, palette, way.and_then(|way| stroke(&way, width)), self.tone.ink);
        for path in [head, dot] {
            fill(canvas, palette, path, self.tone.ink);
        }
    }

    fn toss(&self, canvas: &mut Canvas, from: Spot, to: Spot) {
        let (start, end) = (self.layout.middle(from), self.layout.middle(to));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        let short = self.length(0.40) * (ux.abs() + uy.abs());
        let (tip, wing, back) = (distance - short, self.length(0.16), self.length(0.16));
        let dashes = polygon(&[along(self.length(0.06), 0.0), along(tip, 0.0)], false).and_then(|path| {
            path.dash(&StrokeDash::new(vec![self.length(0.10), self.length(0.17)], 0.0)?, 1.0)
        });
        let head = polygon(&[along(tip - back, wing), along(tip, 0.0), along(tip - back, -wing)], false);
        self.lines(canvas, dashes, 0.09);
        self.lines(canvas, head, 0.09);
    }

    fn bounce(&self, canvas: &mut Canvas, from: Spot, against: Spot) {
        let (start, end) = (self.layout.middle(from), self.layout.middle(against));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let distance = (dx * dx + dy * dy).sqrt().max(1.0);
        let (ux, uy) = (dx / distance, dy / distance);
        let along = |far: f32, aside: f32| (start.0 + ux * far - uy * aside, start.1 + uy * far + ux * aside);
        // Pieces and chips stand low: from above the bar fits into the square that was struck, from
        // below into the striker's own.
        let wall = distance * 0.5 + self.length(if uy > 0.5 { 0.12 } else { -0.03 });
        let half = self.length(0.36);
        let mut path = PathBuilder::new();
        for (from, to) in [((0.0, 0.0), (wall, 0.0)), ((wall, half), (wall, -half))] {
            let (from, to) = (along(from.0, from.1), along(to.0, to.1));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        self.lines(canvas, path.finish(), 0.085);
    }
}
