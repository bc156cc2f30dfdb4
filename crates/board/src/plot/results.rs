//! A player's ratings over time and their results in each game.

use super::SIZE;
use super::sheet::Sheet;
use crate::palette::mix;
use crate::scene::ColorScheme;
use crate::shapes::Point;
use crate::text::FontFace;
use crate::theme::{Rgb, Theme};
use crate::{RenderedImage, Studio, ThemeName};

/// The rating in one game over time.
#[derive(Clone, Debug)]
pub struct ResultLine<'a> {
    /// The label at the end of the line: the game and the current rating.
    pub name: &'a str,
    /// Times in any unit, oldest first, each with the new rating.
    pub points: &'a [(i64, i32)],
}

/// The results in one game.
#[derive(Clone, Debug)]
pub struct ResultBars<'a> {
    /// The name of the game.
    pub name: &'a str,
    /// Games won, drawn and lost.
    pub counts: [u32; 3],
    /// The counts as text.
    pub words: &'a str,
    /// The puzzle rating as text, if there is one.
    pub puzzles: Option<&'a str>,
}

/// The content of a plot of results.
#[derive(Clone, Debug)]
pub struct ResultPlot<'a> {
    /// The color theme.
    pub theme: ThemeName,
    /// The titles of the ratings and of the results.
    pub titles: [&'a str; 2],
    /// The ratings, one line per game.
    pub lines: &'a [ResultLine<'a>],
    /// The text shown if there are no ratings.
    pub empty: &'a str,
    /// The first and the last day.
    pub days: [&'a str; 2],
    /// The results, one row per game.
    pub bars: &'a [ResultBars<'a>],
}

const LEFT: f32 = 40.0;
pub(super) const TOP: f32 = 84.0;
pub(super) const MIDDLE: f32 = 640.0;
pub(super) const RIGHT: f32 = SIZE.0 as f32 - 40.0;
const BOTTOM: f32 = SIZE.1 as f32 - 76.0;

/// Font size for a picture that phones show at a third of its width.
pub(super) const EM: f32 = 29.0;

/// Width of the labels at the ends of lines.
const NAMES_WIDTH: f32 = 190.0;

/// Width of the rating labels on the left.
const RATINGS_WIDTH: f32 = 92.0;

/// Minimum range of the rating axis, so that small changes look small.
const MIN_RANGE: i32 = 200;

/// Line colors. They repeat after four lines, so labels at the ends identify the lines.
pub(super) const INKS: [Rgb; 4] =
    [[0xf2, 0xc1, 0x4e], [0x8e, 0xcf, 0xf0], [0xa6, 0xdd, 0x8a], [0xf0, 0xa8, 0xd8]];

pub(super) struct SheetColors {
    pub(super) frame: Rgb,
    pub(super) label: Rgb,
    pub(super) quiet: Rgb,
    pub(super) faint: Rgb,
}

impl SheetColors {
    pub(super) fn new(theme: &Theme) -> Self {
        let toward = |part| mix(theme.frame, theme.label, part);
        Self { frame: theme.frame, label: theme.label, quiet: toward(190), faint: toward(60) }
    }

    /// Returns the colors of won, drawn and lost games.
    pub(super) fn results(&self) -> [Rgb; 3] {
        [self.label, mix(self.frame, self.label, 130), self.faint]
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
        let face = self.face(EM);
        let mut sheet = Sheet::new(SIZE, colors.frame).expect("the size of a plot is not zero");
        for (title, left) in plot.titles.into_iter().zip([LEFT, MIDDLE + 40.0]) {
            let title = face.fit(title, (RIGHT - MIDDLE) as i32 - 40);
            sheet.write(&face, (left as i32, 32 + face.digit_height()), &title, colors.label);
        }
        ratings(&mut sheet, &face, &colors, plot);
        bars(&mut sheet, &face, &colors, plot.bars);
        sheet.encode().expect("a sheet always encodes")
    }
}

/// Returns the minimum and the maximum.
fn span(values: impl Iterator<Item = i64> + Clone) -> Option<(i64, i64)> {
    Some((values.clone().min()?, values.max()?))
}

fn ratings(sheet: &mut Sheet, face: &FontFace, colors: &SheetColors, plot: &ResultPlot<'_>) {
    let all = plot.lines.iter().flat_map(|line| line.points);
    let times = span(all.clone().map(|point| point.0));
    let values = span(all.map(|point| i64::from(point.1)));
    let (Some((from, until)), Some((low, high))) = (times, values) else {
        let middle = ((TOP + BOTTOM) / 2.0) as i32;
        let room = (MIDDLE - LEFT) as i32;
        sheet.write(face, (LEFT as i32, middle), &face.fit(plot.empty, room), colors.quiet);
        return;
    };
    let spare = (i64::from(MIN_RANGE) - (high - low)).max(0) / 2 + 20;
    let (low, high) = (low - spare, high + spare);
    let right = MIDDLE - NAMES_WIDTH;
    let y = |rating: i64| BOTTOM - (BOTTOM - TOP) * (rating - low) as f32 / (high - low) as f32;
    let left = LEFT + RATINGS_WIDTH;
    let x = |time: i64| left + (right - left) * (time - from) as f32 / (until - from).max(1) as f32;
    let step = [50, 100, 200, 400].into_iter().find(|step| (high - low) / step <= 5).unwrap_or(800);
    for rating in (low.div_euclid(step) + 1..=high.div_euclid(step)).map(|count| count * step) {
        let at = y(rating);
        sheet.dashes(&[(LEFT, at), (right, at)], 2.0, colors.faint);
        sheet.write(face, (LEFT as i32, at as i32 - 8), &rating.to_string(), colors.quiet);
    }
    let mut ends: Vec<i32> = Vec::new();
    for (line, ink) in plot.lines.iter().zip(INKS.iter().cycle()) {
        let Some(last) = line.points.last() else { continue };
        let place = |(time, rating): &(i64, i32)| (x(*time), y(i64::from(*rating)));
        let mut points: Vec<Point> = line.points.iter().map(place).collect();
        // The rating is valid until the next game.
        points.push((right, y(i64::from(last.1))));
        sheet.line(&points, 5.0, *ink);
        sheet.disc((right, y(i64::from(last.1))), 9.0, *ink);
        let middle = free_place(&ends, y(i64::from(last.1)) as i32, face.digit_height() + 16);
        ends.push(middle);
        let name = face.fit(line.name, NAMES_WIDTH as i32 - 24);
        sheet.write(face, (right as i32 + 22, middle + face.digit_height() / 2), &name, *ink);
    }
    let baseline = BOTTOM as i32 + 18 + face.digit_height();
    let [first, last] = plot.days;
    sheet.write(face, (LEFT as i32, baseline), first, colors.quiet);
    let last_left = right as i32 - face.width(last) / 2;
    if from < until && last_left > LEFT as i32 + face.width(first) + 16 {
        sheet.write(face, (last_left, baseline), last, colors.quiet);
    }
}

/// Returns the place nearest to `wanted` that is inside the plot and at least `apart` from all
/// taken places.
pub(super) fn free_place(taken: &[i32], wanted: i32, apart: i32) -> i32 {
    let places = (0..SIZE.1 as i32).flat_map(|away| [wanted + away, wanted - away]);
    let free = |place: &i32| {
        (TOP as i32..=BOTTOM as i32).contains(place)
            && taken.iter().all(|other| (place - other).abs() >= apart)
    };
    places.into_iter().find(free).unwrap_or(wanted)
}

/// Draws a row per game: its name, its counts as text, and a bar split into won, drawn and lost.
fn bars(sheet: &mut Sheet, face: &FontFace, colors: &SheetColors, rows: &[ResultBars<'_>]) {
    let left = MIDDLE + 40.0;
    let each = ((BOTTOM - TOP + 40.0) / rows.len().max(1) as f32).min(150.0);
    for (row, number) in rows.iter().zip(0_u8..) {
        let top = TOP + each * f32::from(number);
        let baseline = top as i32 + face.digit_height();
        sheet.write(face, (left as i32, baseline), row.name, colors.label);
        if let Some(puzzles) = row.puzzles {
            let puzzles = face.fit(puzzles, (RIGHT - left) as i32 - face.width(row.name) - 24);
            sheet.write(face, (RIGHT as i32 - face.width(&puzzles), baseline), &puzzles, colors.quiet);
        }
        let (upper, lower) = (top + 38.0, top + 64.0);
        let all: u32 = row.counts.iter().sum();
        sheet.block((left, upper), (RIGHT, lower), colors.faint);
        let mut from = left;
        for (count, shade) in row.counts.into_iter().zip(colors.results()) {
            let width = (RIGHT - left) * count as f32 / all.max(1) as f32;
            if count > 0 {
                sheet.block((from, upper), (from + width, lower), shade);
            }
            from += width;
        }
        let below = lower as i32 + 14 + face.digit_height();
        sheet.write(face, (left as i32, below), &face.fit(row.words, (RIGHT - left) as i32), colors.quiet);
    }
}
