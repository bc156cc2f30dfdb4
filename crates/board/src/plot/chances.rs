//! The winning chances of both sides by move, as colored areas: the larger area belongs to the side
//! with the better chances.

use sealed_move_rules::{GameInfo, Side};

use super::SIZE;
use super::sheet::Sheet;
use crate::games::scheme_of;
use crate::shapes::Point;
use crate::text::FontFace;
use crate::theme::{Rgb, Theme, mix};
use crate::{RenderedImage, Studio, ThemeName};

/// The chances after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChancePoint {
    /// The chance of the first side in ten-thousandths.
    pub first: u32,
    /// Whether dice were rolled before it.
    pub dice: bool,
}

/// A numbered mark at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotMark {
    /// The index of the point.
    pub index: usize,
    /// The number in the mark.
    pub number: u32,
}

/// The content of a plot of chances.
#[derive(Clone, Debug)]
pub struct ChancePlot<'a> {
    /// The game, for its colors.
    pub game: &'static GameInfo,
    /// The color theme.
    pub theme: ThemeName,
    /// The names of the players: the first side's, then the second side's.
    pub names: [&'a str; 2],
    /// The names of the sides, used if the font lacks a letter of a player's name.
    pub sides: [&'a str; 2],
    /// The title of the horizontal axis, such as `Move`.
    pub axis: &'a str,
    /// The chance of the first side at the start and after each record.
    pub points: &'a [ChancePoint],
    /// The move number of each record, so one number fewer than points.
    pub numbers: &'a [u32],
    /// The turning points.
    pub marks: &'a [PlotMark],
    /// The end of the game, if it is over.
    pub end: Option<PlotEnd<'a>>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotEnd<'a> {
    /// The winner, or `None` for a draw.
    pub winner: Option<Side>,
    /// The reason, such as `by resignation`.
    pub reason: &'a str,
}

/// The edges of the plotted area.
const LEFT: f32 = 132.0;
const TOP: f32 = 92.0;
const RIGHT: f32 = SIZE.0 as f32 - 40.0;
const BOTTOM: f32 = SIZE.1 as f32 - 84.0;

/// Font size for a picture that phones show at a third of its width.
pub(super) const EM: f32 = 32.0;

/// Radius of a mark, and its distance from its point.
pub(super) const MARK_RADIUS: f32 = 24.0;
const MARK_DISTANCE: f32 = 66.0;

/// Strength of the labels of the vertical axis out of 255.
const AXIS_STRENGTH: u8 = 178;
/// Half the width of a turning point's band, and its opacity out of 255.
const BAND: (f32, u8) = (17.0, 40);
/// Maximum width of the reason of the end, and the size of its flag.
const REASON_WIDTH: i32 = 300;
const FLAG: (f32, f32) = (34.0, 24.0);

/// Maximum width of the axis title.
const AXIS_TITLE_WIDTH: i32 = 220;

/// Above this number of points, the line is thinner and rolls that turned nothing have no diamond.
const THIN_LINE_POINTS: usize = 200;

/// Minimum and maximum of half the width of a diamond.
const MIN_DIAMOND: f32 = 6.0;
const MAX_DIAMOND: f32 = 15.0;

/// Maximum number of labels on the axis.
const MAX_NUMBERS: usize = 8;

pub(super) struct PlotColors {
    pub(super) frame: Rgb,
    pub(super) label: Rgb,
    pub(super) quiet: Rgb,
    pub(super) sides: [Rgb; 2],
    pub(super) line: Rgb,
    pub(super) edge: Rgb,
}

impl PlotColors {
    pub(super) fn new(theme: &Theme) -> Self {
        let sides = theme.scheme.sides.map(|side| mix(theme.frame, side.fill, 225));
        Self {
            frame: theme.frame,
            label: theme.label,
            quiet: mix(theme.frame, theme.label, 190),
            sides,
            line: theme.tones[0].ink,
            edge: theme.tones[0].edge,
        }
    }
}

impl Studio {
    /// Plots the chances of a game.
    ///
    /// # Panics
    ///
    /// Never, whatever the content.
    #[must_use]
    pub fn chances(&self, plot: &ChancePlot<'_>) -> RenderedImage {
        if self.is_blank() {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let colors = PlotColors::new(plot.theme.theme(scheme_of(plot.game.name)));
        let face = self.face(EM);
        let mut sheet = Sheet::new(SIZE, colors.frame).expect("the size of a plot is not zero");
        let points: Vec<Point> =
            plot.points.iter().enumerate().map(|(at, point)| place(plot, at, *point)).collect();
        areas(&mut sheet, &colors, &points);
        for mark in plot.marks {
            if let Some(&(x, _)) = points.get(mark.index) {
                sheet.veil((x - BAND.0, TOP), ((x + BAND.0).min(RIGHT), BOTTOM), colors.line, BAND.1);
            }
        }
        let header_end = flag(&mut sheet, &face, &colors, plot);
        names(&mut sheet, &face, &colors, plot, header_end);
        percents(&mut sheet, &face, &colors);
        axis(&mut sheet, &face, &colors, plot);
        let crowded = points.len() > THIN_LINE_POINTS;
        let (width, edge) = if crowded { (3.5, 3.0) } else { (6.0, 5.0) };
        sheet.line(&points, width + edge, colors.edge);
        sheet.line(&points, width, colors.line);
        marks(&mut sheet, &face, &colors, plot);
        let half = diamond_half(points.len());
        for (at, _) in plot.points.iter().enumerate().filter(|(_, point)| point.dice) {
            let turned = plot.marks.iter().any(|mark| mark.index == at);
            if crowded && !turned {
                continue;
            }
            let half = if turned { MAX_DIAMOND } else { half };
            diamond(&mut sheet, points[at], half, colors.edge);
            diamond(&mut sheet, points[at], half * 0.72, colors.line);
            // In a long game the diamonds are too small for a hole.
            if !turned && half > MIN_DIAMOND {
                diamond(&mut sheet, points[at], half * 0.36, colors.edge);
            }
        }
        sheet.encode().expect("a sheet always encodes")
    }
}

/// Returns the position of a point.
pub(super) fn place(plot: &ChancePlot<'_>, at: usize, point: ChancePoint) -> Point {
    let steps = plot.points.len().saturating_sub(1).max(1);
    let part = point.first.min(10_000) as f32 / 10_000.0;
    (LEFT + (RIGHT - LEFT) * at as f32 / steps as f32, BOTTOM - (BOTTOM - TOP) * part)
}

/// Fills the second side's area above the line and the first side's below, and draws a dashed line
/// at one half.
fn areas(sheet: &mut Sheet, colors: &PlotColors, points: &[Point]) {
    sheet.block((LEFT, TOP), (RIGHT, BOTTOM), colors.sides[Side::Second.index()]);
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let below: Vec<Point> = points.iter().copied().chain([(last.0, BOTTOM), (first.0, BOTTOM)]).collect();
    sheet.area(&below, colors.sides[Side::First.index()]);
    let corners = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM), (LEFT, TOP)];
    sheet.line(&corners, 3.0, mix(colors.frame, colors.label, 110));
    let middle = (TOP + BOTTOM) / 2.0;
    sheet.dashes(&[(LEFT, middle), (RIGHT, middle)], 3.0, mix(colors.sides[0], colors.sides[1], 128));
}

/// Draws a flag in the winner's color at the right edge, with the reason. Returns where it begins.
fn flag(sheet: &mut Sheet, face: &FontFace, colors: &PlotColors, plot: &ChancePlot<'_>) -> i32 {
    let Some(end) = plot.end else { return RIGHT as i32 };
    let reason = face.fit(end.reason, REASON_WIDTH);
    let (pole, top) = (RIGHT - FLAG.0, 24.0);
    let cloth = match end.winner {
        Some(side) => colors.sides[side.index()],
        None => mix(colors.sides[0], colors.sides[1], 128),
    };
    let corners = [(pole, top), (RIGHT, top + FLAG.1 / 2.0), (pole, top + FLAG.1)];
    sheet.area(&corners, cloth);
    sheet.line(&[corners[0], corners[1], corners[2], corners[0]], 3.0, colors.label);
    sheet.line(&[(pole, top), (pole, top + 2.0 * FLAG.1)], 5.0, colors.label);
    let left = pole as i32 - 16 - face.width(&reason);
    sheet.write(face, (left, 46 + face.digit_height() / 2), &reason, colors.label);
    left - 24
}

/// Labels the vertical axis.
fn percents(sheet: &mut Sheet, face: &FontFace, colors: &PlotColors) {
    let color = mix(colors.frame, colors.label, AXIS_STRENGTH);
    for (text, y) in [("100%", TOP + 12.0), ("50%", (TOP + BOTTOM) / 2.0), ("0%", BOTTOM - 12.0)] {
        let left = LEFT as i32 - 16 - face.width(text);
        sheet.write(face, (left, y as i32 + face.digit_height() / 2), text, color);
    }
}

/// Writes each player's name after a patch of their color.
fn names(sheet: &mut Sheet, face: &FontFace, colors: &PlotColors, plot: &ChancePlot<'_>, end: i32) {
    let from = 40;
    let room = (end - from) / 2 - 80;
    let mut left = from;
    for (side, name) in plot.names.into_iter().enumerate() {
        let name = face.fit(face.name(name).unwrap_or(plot.sides[side]), room);
        let (top, bottom) = (28.0, 64.0);
        sheet.block((left as f32, top), (left as f32 + 36.0, bottom), colors.label);
        sheet.block((left as f32 + 3.0, top + 3.0), (left as f32 + 33.0, bottom - 3.0), colors.sides[side]);
        sheet.write(face, (left + 52, 46 + face.digit_height() / 2), &name, colors.label);
        left += 52 + face.width(&name) + 56;
    }
}

/// Writes a few round move numbers.
fn axis(sheet: &mut Sheet, face: &FontFace, colors: &PlotColors, plot: &ChancePlot<'_>) {
    let baseline = BOTTOM as i32 + 20 + face.digit_height();
    let quiet = colors.quiet;
    let last = plot.numbers.last().copied().unwrap_or(0);
    let first = plot.numbers.first().copied().unwrap_or(0);
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| (last.saturating_sub(first) / step) as usize <= MAX_NUMBERS)
        .unwrap_or(1000);
    let title = face.fit(plot.axis, AXIS_TITLE_WIDTH);
    sheet.write(face, (LEFT as i32, baseline), &title, quiet);
    let mut free = LEFT as i32 + face.width(&title) + 24;
    let mut before = None;
    for (at, number) in plot.numbers.iter().enumerate() {
        let begins = before != Some(*number);
        before = Some(*number);
        if !begins || !number.is_multiple_of(step) {
            continue;
        }
        let (x, text) = (place(plot, at + 1, ChancePoint { first: 0, dice: false }).0, number.to_string());
        let width = face.width(&text);
        let left = (x as i32 - width / 2).min(SIZE.0 as i32 - 12 - width);
        if left >= free {
            sheet.line(&[(x, BOTTOM), (x, BOTTOM + 8.0)], 3.0, quiet);
            sheet.write(face, (left, baseline), &text, quiet);
            free = left + width + 24;
        }
    }
}

/// Half the width of a diamond, which keeps neighbors apart as long as they are visible.
fn diamond_half(points: usize) -> f32 {
    (0.6 * (RIGHT - LEFT) / points.max(1) as f32).clamp(MIN_DIAMOND, MAX_DIAMOND)
}

fn diamond(sheet: &mut Sheet, (x, y): Point, half: f32, color: Rgb) {
    sheet.area(&[(x - half, y), (x, y - half), (x + half, y), (x, y + half)], color);
}

/// Places the marks, each with its point: towards the middle if it is free, then on the other side,
/// then farther out.
pub(super) fn mark_places(plot: &ChancePlot<'_>) -> Vec<(Point, Point)> {
    let mut taken: Vec<(Point, Point)> = Vec::new();
    for mark in plot.marks {
        let Some(point) = plot.points.get(mark.index) else { continue };
        let (x, y) = place(plot, mark.index, *point);
        let inward = if y > (TOP + BOTTOM) / 2.0 { -1.0 } else { 1.0 };
        let near_edge = MARK_RADIUS + 6.0;
        let across = x.clamp(LEFT + near_edge, RIGHT - near_edge);
        let free = |at: &Point| {
            let inside = (TOP + near_edge..=BOTTOM - near_edge).contains(&at.1);
            let far = |other: Point, least: f32| (at.0 - other.0).hypot(at.1 - other.1) > least;
            inside
                && taken.iter().all(|(from, other)| {
                    far(*other, 2.0 * MARK_RADIUS + 10.0) && far(*from, MARK_RADIUS + 14.0)
                })
        };
        let places =
            [1.0, -1.0, 2.0, -2.0, 3.0, -3.0].map(|times| (across, y + inward * times * MARK_DISTANCE));
        taken.push(((x, y), places.into_iter().find(free).unwrap_or(places[0])));
    }
    taken
}

fn marks(sheet: &mut Sheet, face: &FontFace, colors: &PlotColors, plot: &ChancePlot<'_>) {
    let places = mark_places(plot);
    for (from, at) in &places {
        sheet.line(&[*from, *at], 9.0, colors.edge);
        sheet.line(&[*from, *at], 4.0, colors.line);
    }
    let marks = plot.marks.iter().filter(|mark| mark.index < plot.points.len());
    for ((from, at), mark) in places.into_iter().zip(marks) {
        // Dice have a diamond instead.
        if !plot.points[mark.index].dice {
            sheet.disc(from, 11.0, colors.edge);
            sheet.disc(from, 7.0, colors.line);
        }
        sheet.disc(at, MARK_RADIUS + 4.0, colors.edge);
        sheet.disc(at, MARK_RADIUS, colors.line);
        sheet.write_at(face, (at.0 as i32, at.1 as i32), &mark.number.to_string(), colors.edge);
    }
}
