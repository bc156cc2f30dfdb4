//! Badges in the corners of squares.

use resvg::tiny_skia::{Path, PathBuilder};

use super::canvas::Canvas;
use super::kit::Kit;
use super::layout::Layout;
use super::scene::{BadgeFit, Corner, SHUFFLE, Sign, Spot};
use super::shapes::{EDGE, Point, cross, fill, polygon, stroke};
use super::theme::{CAPTURE_DISC, CAPTURE_INK, ToneColors};

pub(super) fn draw(
    canvas: &mut Canvas,
    kit: &Kit,
    layout: &Layout,
    tone: &ToneColors,
    at: Spot,
    (corner, fit): (Corner, BadgeFit),
    sign: Sign,
) {
    let palette = &*kit.palette;
    let length = |share: f32| layout.square as f32 * share;
    let radius = length(fit.radius as f32 / 1000.0);
    let edge = length(EDGE);
    let (x, y) = place(layout, at, corner, radius + edge);
    let [outward, inward] = [fit.outward, fit.inward].map(|part| length(part as f32 / 1000.0));
    let (right, up) = corner.direction();
    let middle = (x + outward * right as f32, y + inward * up as f32);
    let disc = |radius: f32| PathBuilder::from_circle(middle.0, middle.1, radius);
    // In every theme, a capture is a red cross on a light disc with a red ring.
    let capture = sign == Sign::Cross;
    fill(canvas, palette, disc(radius + edge), if capture { CAPTURE_DISC } else { tone.edge });
    fill(canvas, palette, disc(radius), if capture { CAPTURE_INK } else { tone.ink });
    if capture {
        fill(canvas, palette, disc(radius - edge), CAPTURE_DISC);
    }
    let size = radius * 0.52;
    let (path, width) = match sign {
        Sign::Plus => (plus(middle, size * 1.1), 0.075),
        Sign::Cross => (cross(middle, size * 0.85), 0.075),
        Sign::Up => (chevrons(middle, size), 0.065),
        Sign::Bang => (bang(middle, size), 0.085),
        Sign::Burst => (burst(middle, size * 1.35), 0.05),
        Sign::ChipsAdded => (chips(middle, size * 1.15), 0.07),
        Sign::Shield => (shield(middle, size * 1.15), 0.06),
        Sign::Shuffle => (shuffle(middle, size * 1.25), 0.055),
        Sign::Undo => (undo(middle, size * 1.25), 0.055),
        Sign::Egg => (egg(middle, size * 1.45), 0.045),
        Sign::Down => (down(middle, size * 1.1), 0.065),
        Sign::Turncoat => (turncoat(middle, size * 1.3), 0.055),
        Sign::Exchange => (exchange(middle, size * 1.25), 0.055),
    };
    let color = if capture { CAPTURE_INK } else { tone.edge };
    fill(canvas, palette, path.and_then(|path| stroke(&path, radius * width * 5.5)), color);
}

/// Returns the center of a badge that touches both edges of its corner.
fn place(layout: &Layout, at: Spot, corner: Corner, radius: f32) -> Point {
    let (right, up) = corner.direction();
    let (x, y) = layout.middle(at);
    let off = layout.square as f32 / 2.0 - radius;
    (x + off * right as f32, y - off * up as f32)
}

/// Writes the number of a step on a disc. Its center is in thousandths of a square, measured from
/// the top left corner of the displayed board.
pub(super) fn number(
    canvas: &mut Canvas,
    kit: &Kit,
    layout: &Layout,
    tone: &ToneColors,
    (right, down): (i32, i32),
    text: &str,
) {
    let on_board = |thousandths: i32| layout.square as f32 * thousandths as f32 / 1000.0;
    let (x, y) = (layout.board.x as f32 + on_board(right), layout.board.y as f32 + on_board(down));
    if let Some(digits) = text.strip_suffix(SHUFFLE) {
        // The digits and the sign share the disc.
        let half = layout.disc();
        disc(canvas, kit, layout, tone, (x - half * SHUFFLE_REACH, x + half * SHUFFLE_REACH), y, "");
        let left = ((x - half * SHUFFLE_APART).round() as i32, y.round() as i32);
        kit.text.draw_centered(canvas, &kit.palette, left, digits, tone.edge);
        let sign = shuffle((x + half * SHUFFLE_APART, y), half * 0.5);
        fill(canvas, &kit.palette, sign.and_then(|sign| stroke(&sign, half * 0.22)), tone.edge);
        return;
    }
    let longer = (kit.text.width(text) as f32 - layout.disc() * 1.5).max(0.0);
    disc(canvas, kit, layout, tone, (x - longer / 2.0, x + longer / 2.0), y, text);
}

/// Writes a few characters into a badge in a corner of a square.
pub(super) fn label(
    canvas: &mut Canvas,
    kit: &Kit,
    layout: &Layout,
    tone: &ToneColors,
    at: Spot,
    corner: Corner,
    text: &str,
) {
    let radius = layout.disc();
    let (x, y) = place(layout, at, corner, radius + disc_edge(layout));
    // With more than two digits, the badge grows towards the middle of the square.
    let longer = (kit.text.width(text) as f32 - radius * 1.5).max(0.0);
    let (from, to) = if corner.direction().0 > 0 { (x - longer, x) } else { (x, x + longer) };
    disc(canvas, kit, layout, tone, (from, to), y, text);
}

/// Half the stretch of a disc with a shuffle's number, and the distance of the number and the sign from its center,
/// relative to its radius.
const SHUFFLE_REACH: f32 = 0.34;
const SHUFFLE_APART: f32 = 0.52;

fn disc_edge(layout: &Layout) -> f32 {
    layout.square as f32 * EDGE * 0.7
}

/// Draws a disc with a centered text, stretched horizontally between two points.
fn disc(
    canvas: &mut Canvas,
    kit: &Kit,
    layout: &Layout,
    tone: &ToneColors,
    (from, to): (f32, f32),
    y: f32,
    text: &str,
) {
    let (palette, radius) = (&*kit.palette, layout.disc());
    let line = polygon(&[(from, y), (to.max(from + 0.1), y)], false);
    for (radius, color) in [(radius + disc_edge(layout), tone.edge), (radius, tone.ink)] {
        fill(canvas, palette, line.as_ref().and_then(|line| stroke(line, 2.0 * radius)), color);
    }
    let middle = (((from + to) / 2.0).round() as i32, y.round() as i32);
    kit.text.draw_centered(canvas, palette, middle, text, tone.edge);
}

/// Returns polylines, with points relative to a center.
fn lines((x, y): Point, half: f32, all: &[&[Point]]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for line in all {
        for (place, &(right, down)) in line.iter().enumerate() {
            let (x, y) = (x + right * half, y + down * half);
            if place == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
    }
    path.finish()
}

fn burst(middle: Point, half: f32) -> Option<Path> {
    let (near, far, slant) = (0.42, 1.0, 0.72);
    let inner = near * 0.75;
    lines(
        middle,
        half,
        &[
            &[(0.0, -near), (0.0, -far)],
            &[(0.0, near), (0.0, far)],
            &[(-near, 0.0), (-far, 0.0)],
            &[(near, 0.0), (far, 0.0)],
            &[(inner, inner), (slant, slant)],
            &[(-inner, inner), (-slant, slant)],
            &[(inner, -inner), (slant, -slant)],
            &[(-inner, -inner), (-slant, -slant)],
        ],
    )
}

fn chips(middle: Point, half: f32) -> Option<Path> {
    lines(middle, half, &[&[(-0.9, -0.5), (0.9, -0.5)], &[(-0.9, 0.5), (0.9, 0.5)]])
}

fn shield((x, y): Point, half: f32) -> Option<Path> {
    polygon(
        &[
            (x - half * 0.8, y - half * 0.9),
            (x + half * 0.8, y - half * 0.9),
            (x + half * 0.8, y + half * 0.1),
            (x, y + half),
            (x - half * 0.8, y + half * 0.1),
        ],
        true,
    )
}

/// An arrow up and an arrow down.
fn shuffle(middle: Point, half: f32) -> Option<Path> {
    lines(
        middle,
        half,
        &[
            &[(-0.5, 0.85), (-0.5, -0.85)],
            &[(-0.95, -0.4), (-0.5, -0.85), (-0.05, -0.4)],
            &[(0.5, -0.85), (0.5, 0.85)],
            &[(0.05, 0.4), (0.5, 0.85), (0.95, 0.4)],
        ],
    )
}

/// An arrow to the right above an arrow to the left.
fn exchange(middle: Point, half: f32) -> Option<Path> {
    lines(
        middle,
        half,
        &[
            &[(-0.85, -0.5), (0.85, -0.5)],
            &[(0.4, -0.95), (0.85, -0.5), (0.4, -0.05)],
            &[(0.85, 0.5), (-0.85, 0.5)],
            &[(-0.4, 0.05), (-0.85, 0.5), (-0.4, 0.95)],
        ],
    )
}

/// The outline of an egg with a crack.
fn egg((x, y): Point, half: f32) -> Option<Path> {
    let at = |right: f32, down: f32| (x + right * half, y + down * half);
    let mut path = PathBuilder::new();
    let ((x0, y0), bottom) = (at(0.0, -1.0), at(0.0, 0.95));
    path.move_to(x0, y0);
    for side in [1.0, -1.0] {
        let (start, end) = if side > 0.0 { ((x0, y0), bottom) } else { (bottom, (x0, y0)) };
        let upper = at(0.55 * side, -1.0);
        let lower = at(1.15 * side, 0.95);
        let (first, second) = if start == (x0, y0) { (upper, lower) } else { (lower, upper) };
        path.cubic_to(first.0, first.1, second.0, second.1, end.0, end.1);
    }
    for (place, point) in [at(-0.45, 0.15), at(-0.12, -0.1), at(0.12, 0.25), at(0.45, 0.0)].iter().enumerate()
    {
        if place == 0 { path.move_to(point.0, point.1) } else { path.line_to(point.0, point.1) }
    }
    path.finish()
}

/// An arrow down to a line.
fn down(middle: Point, half: f32) -> Option<Path> {
    lines(
        middle,
        half,
        &[&[(0.0, -1.0), (0.0, 0.35)], &[(-0.6, -0.2), (0.0, 0.4), (0.6, -0.2)], &[(-0.8, 1.0), (0.8, 1.0)]],
    )
}

/// Two arrows in a cycle.
fn turncoat(middle: Point, half: f32) -> Option<Path> {
    lines(
        middle,
        half,
        &[
            &[(-0.85, 0.1), (-0.85, -0.55), (0.75, -0.55)],
            &[(0.35, -0.95), (0.8, -0.55), (0.35, -0.15)],
            &[(0.85, -0.1), (0.85, 0.55), (-0.75, 0.55)],
            &[(-0.35, 0.95), (-0.8, 0.55), (-0.35, 0.15)],
        ],
    )
}

/// An arrow that turns back.
fn undo(middle: Point, half: f32) -> Option<Path> {
    lines(
        middle,
        half,
        &[
            &[(0.6, 0.9), (0.6, -0.2), (0.4, -0.7), (0.0, -0.9), (-0.4, -0.7), (-0.6, -0.2), (-0.6, 0.7)],
            &[(-1.0, 0.25), (-0.6, 0.75), (-0.15, 0.25)],
        ],
    )
}

fn plus((x, y): Point, half: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(x - half, y);
    path.line_to(x + half, y);
    path.move_to(x, y - half);
    path.line_to(x, y + half);
    path.finish()
}

fn chevrons((x, y): Point, half: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for below in [0.0, half * 0.95] {
        path.move_to(x - half, y + below);
        path.line_to(x, y + below - half * 0.95);
        path.line_to(x + half, y + below);
    }
    path.finish()
}

fn bang((x, y): Point, half: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(x, y - half * 1.05);
    path.line_to(x, y + half * 0.2);
    path.move_to(x, y + half * 1.05);
    path.line_to(x, y + half * 1.06);
    path.finish()
}
