//! A player's rating over time and results, a row per game.

use sealed_move_rules::GameInfo;

use super::SIZE;
use super::sheet::Sheet;
use crate::games::emblem_of;
use crate::scene::ColorScheme;
use crate::shapes::Point;
use crate::text::FontFace;
use crate::theme::{Rgb, Theme, mix};
use crate::{RenderedImage, Studio, ThemeName};

/// The rating in one game over time.
#[derive(Clone, Copy, Debug)]
pub struct RatingCurve<'a> {
    /// The current rating.
    pub rating: i32,
    /// Its change over the last ten games, such as `+12`.
    pub change: &'a str,
    /// Times in any unit, oldest first, each with the new rating.
    pub points: &'a [(i64, i32)],
}

/// A player's results in one game.
#[derive(Clone, Copy, Debug)]
pub struct ResultRow<'a> {
    /// The game, for its emblem.
    pub game: &'static GameInfo,
    /// The name of the game.
    pub name: &'a str,
    /// The rating, once there are rated games.
    pub curve: Option<RatingCurve<'a>>,
    /// Games won, drawn and lost.
    pub counts: [u32; 3],
    /// The puzzle rating as text, if there is one.
    pub puzzles: Option<&'a str>,
}

/// The content of a plot of results.
#[derive(Clone, Copy, Debug)]
pub struct ResultPlot<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The text in place of a missing rating.
    pub empty: &'a str,
    /// The months at both ends of the time axis, from the second day on.
    pub months: Option<[&'a str; 2]>,
    /// The games, at most five.
    pub rows: &'a [ResultRow<'a>],
}

/// Height of a row: a fifth of the picture.
pub(super) const ROW: f32 = SIZE.1 as f32 / 5.0;
/// Top of the first row.
pub(super) const TOP: f32 = 40.0;
/// Side of an emblem, and the columns of a row: emblem, names, rating, curve and results.
const EMBLEM: f32 = 96.0;
const EMBLEM_LEFT: f32 = 36.0;
const NAME_LEFT: f32 = 152.0;
const RATING_LEFT: f32 = 400.0;
pub(super) const CURVE_LEFT: f32 = 600.0;
pub(super) const CURVE_RIGHT: f32 = 810.0;
pub(super) const BAR_LEFT: f32 = 850.0;
pub(super) const BAR_RIGHT: f32 = SIZE.0 as f32 - 40.0;
pub(super) const BAR_HEIGHT: f32 = 56.0;

/// Width of a game's name and of its puzzle rating.
pub(super) const NAME_ROOM: i32 = (RATING_LEFT - NAME_LEFT) as i32 - 16;

/// Font size for a picture that phones show at a third of its width, and that of ratings.
pub(super) const EM: f32 = 29.0;
const RATING_EM: f32 = 62.0;

/// Minimum range of a curve, so that small changes look small.
const MIN_RANGE: i32 = 100;

/// Distance of the shaded area's lower edge from the lowest rating.
const BELOW_CURVE: f32 = 14.0;

pub(super) struct SheetColors {
    pub(super) frame: Rgb,
    pub(super) label: Rgb,
    pub(super) quiet: Rgb,
    pub(super) faint: Rgb,
    pub(super) line: Rgb,
}

impl SheetColors {
    pub(super) fn new(theme: &Theme) -> Self {
        let toward = |part| mix(theme.frame, theme.label, part);
        let (quiet, faint) = (toward(190), toward(60));
        Self { frame: theme.frame, label: theme.label, quiet, faint, line: [0xf2, 0xc9, 0x4c] }
    }

    /// The ground of a pair in a bracket.
    pub(super) fn well(&self) -> Rgb {
        mix(self.frame, self.label, 20)
    }

    /// The color of people who are out, readable on a [`well`](Self::well).
    pub(super) fn lost(&self) -> Rgb {
        mix(self.well(), self.label, 185)
    }

    /// The color of the area below a curve.
    fn shade(&self) -> Rgb {
        mix(self.frame, self.line, 40)
    }

    /// Returns the colors of won, drawn and lost games.
    pub(super) fn results(&self) -> [Rgb; 3] {
        [self.label, mix(self.frame, self.label, 130), self.faint]
    }

    /// Returns the colors of the counts on [`results`](Self::results).
    pub(super) fn counts(&self) -> [Rgb; 3] {
        [self.frame, [0; 3], self.label]
    }
}

impl Studio {
    /// Plots the ratings and results of a player.
    ///
    /// # Panics
    ///
    /// Never, whatever the content.
    #[must_use]
    pub fn results(&self, plot: &ResultPlot<'_>) -> RenderedImage {
        if self.is_blank() {
            return RenderedImage { png: Vec::new(), width: 0, height: 0 };
        }
        let colors = SheetColors::new(plot.theme.theme(ColorScheme::Bone));
        let [face, large] = [EM, RATING_EM].map(|em| self.face(em));
        let mut sheet = Sheet::new(SIZE, colors.frame).expect("the size of a plot is not zero");
        // Fewer rows are centered.
        let height = ROW * plot.rows.len() as f32;
        let top = TOP.max((SIZE.1 as f32 - height) / 2.0 - 20.0);
        for (row, number) in plot.rows.iter().zip(0_u8..) {
            let top = top + ROW * f32::from(number);
            if number > 0 {
                sheet.line(&[(EMBLEM_LEFT, top), (BAR_RIGHT, top)], 2.0, colors.faint);
            }
            self.emblem(&mut sheet, &colors, row, top);
            names(&mut sheet, &face, &colors, row, top);
            rating(&mut sheet, (&face, &large), &colors, (row, plot.empty), top);
            curve(&mut sheet, &colors, row, top);
            bar(&mut sheet, &face, &colors, row.counts, top);
        }
        if let Some(months) = plot.months {
            axis(&mut sheet, &face, &colors, months, top + height);
        }
        sheet.encode().expect("a sheet always encodes")
    }

    fn emblem(&self, sheet: &mut Sheet, colors: &SheetColors, row: &ResultRow<'_>, top: f32) {
        let Some(place) = emblem_of(row.game.name).and_then(|sprite| self.atlas.find(sprite)) else { return };
        let raster = self.atlas.rasterise(place, EMBLEM as u32);
        sheet.glyph(&raster, (EMBLEM_LEFT as i32, (top + (ROW - EMBLEM) / 2.0) as i32), colors.quiet);
    }
}

/// Writes the name of the game and, below it, the puzzle rating.
fn names(sheet: &mut Sheet, face: &FontFace, colors: &SheetColors, row: &ResultRow<'_>, top: f32) {
    let room = NAME_ROOM;
    let middle = (top + ROW / 2.0) as i32;
    let pitch = face.digit_height() + 22;
    let first = if row.puzzles.is_some() { middle - 11 } else { middle + face.digit_height() / 2 };
    sheet.write(face, (NAME_LEFT as i32, first), &face.fit(row.name, room), colors.label);
    if let Some(puzzles) = row.puzzles {
        sheet.write(face, (NAME_LEFT as i32, first + pitch), &face.fit(puzzles, room), colors.quiet);
    }
}

/// Writes the rating with its change below it.
fn rating(
    sheet: &mut Sheet,
    (face, large): (&FontFace, &FontFace),
    colors: &SheetColors,
    (row, empty): (&ResultRow<'_>, &str),
    top: f32,
) {
    let (left, middle) = (RATING_LEFT as i32, (top + ROW / 2.0) as i32);
    let Some(curve) = row.curve else {
        let room = (CURVE_RIGHT - RATING_LEFT) as i32;
        sheet.write(face, (left, middle + face.digit_height() / 2), &face.fit(empty, room), colors.quiet);
        return;
    };
    sheet.write(large, (left, middle + 6), &curve.rating.to_string(), colors.label);
    sheet.write(face, (left, middle + 6 + 18 + face.digit_height()), curve.change, colors.quiet);
}

/// Draws the rating over time. Each game has its own range, so equal ratings don't overlap.
fn curve(sheet: &mut Sheet, colors: &SheetColors, row: &ResultRow<'_>, top: f32) {
    let Some(curve) = row.curve else { return };
    let times = curve.points.iter().map(|point| point.0);
    let values = curve.points.iter().map(|point| point.1).chain([curve.rating]);
    let (Some(from), Some(until)) = (times.clone().min(), times.max()) else { return };
    let (Some(low), Some(high)) = (values.clone().min(), values.max()) else { return };
    let spare = (MIN_RANGE - (high - low)).max(0) / 2;
    let (low, high) = (low - spare, high + spare);
    let (upper, lower) = (top + 30.0, top + ROW - 30.0);
    let y = |rating: i32| lower - (lower - upper) * (rating - low) as f32 / (high - low).max(1) as f32;
    let span = (until - from).max(1) as f32;
    let x = |time: i64| CURVE_LEFT + (CURVE_RIGHT - CURVE_LEFT) * (time - from) as f32 / span;
    let mut points: Vec<Point> = curve.points.iter().map(|&(time, rating)| (x(time), y(rating))).collect();
    // The rating is valid until the next game.
    let end = (CURVE_RIGHT, y(curve.rating));
    points.push(end);
    let ground = lower + BELOW_CURVE;
    let area: Vec<Point> =
        points.iter().copied().chain([(CURVE_RIGHT, ground), (points[0].0, ground)]).collect();
    sheet.area(&area, colors.shade());
    sheet.line(&points, 5.0, colors.line);
    sheet.disc(end, 9.0, colors.line);
}

/// Draws won, drawn and lost games as one bar with the counts in it.
fn bar(sheet: &mut Sheet, face: &FontFace, colors: &SheetColors, counts: [u32; 3], top: f32) {
    let (upper, lower) = (top + (ROW - BAR_HEIGHT) / 2.0, top + (ROW + BAR_HEIGHT) / 2.0);
    let texts = counts.map(|count| count.to_string());
    // Each count has the room it needs; the rest is shared in proportion.
    let least: [f32; 3] = std::array::from_fn(|of| match counts[of] {
        0 => 0.0,
        _ => face.width(&texts[of]) as f32 + 20.0,
    });
    let (all, needed) = (counts.iter().sum::<u32>().max(1) as f32, least.iter().sum::<f32>());
    let spare = (BAR_RIGHT - BAR_LEFT - needed).max(0.0);
    sheet.block((BAR_LEFT, upper), (BAR_RIGHT, lower), colors.faint);
    let mut from = BAR_LEFT;
    for (of, text) in texts.iter().enumerate().filter(|(of, _)| counts[*of] > 0) {
        let width = least[of] + spare * counts[of] as f32 / all;
        sheet.block((from, upper), (from + width, lower), colors.results()[of]);
        let middle = ((from + width / 2.0) as i32, ((upper + lower) / 2.0) as i32);
        sheet.write_at(face, middle, text, colors.counts()[of]);
        from += width;
    }
}

/// Writes the months below the curves. Equal ones are written once.
fn axis(sheet: &mut Sheet, face: &FontFace, colors: &SheetColors, [first, last]: [&str; 2], top: f32) {
    let baseline = top as i32 + 18 + face.digit_height();
    sheet.write(face, (CURVE_LEFT as i32, baseline), first, colors.quiet);
    let left = CURVE_RIGHT as i32 - face.width(last);
    if first != last && left > CURVE_LEFT as i32 + face.width(first) + 12 {
        sheet.write(face, (left, baseline), last, colors.quiet);
    }
}
