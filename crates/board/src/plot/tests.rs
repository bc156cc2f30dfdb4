use sealed_move_rules::{Side, find};

use super::chances::{self, PlotColors};
use super::results::{self, SheetColors};
use super::*;
use crate::games::scheme_of;
use crate::scene::ColorScheme;
use crate::theme::Rgb;
use crate::theme::tests::contrast;
use crate::{RenderedImage, Studio, ThemeName};

/// Width at which a phone shows a picture, and the minimum height of digits there.
const PHONE_WIDTH: f32 = 390.0;
const MIN_DIGIT_HEIGHT: f32 = 7.0;

const GAMES: [&str; 4] = ["aruki", "kyo", "chakart", "lusus"];

/// The pixels of a decoded PNG file.
struct Pixels {
    width: usize,
    data: Vec<u8>,
}

impl Pixels {
    fn of(image: &RenderedImage) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(&image.png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut data = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut data).unwrap();
        assert_eq!((info.width, info.height, info.color_type), (SIZE.0, SIZE.1, png::ColorType::Rgb));
        assert_eq!((image.width, image.height), SIZE);
        Self { width: info.width as usize, data }
    }

    fn at(&self, x: f32, y: f32) -> Rgb {
        let at = 3 * (y.round() as usize * self.width + x.round() as usize);
        [self.data[at], self.data[at + 1], self.data[at + 2]]
    }

    /// Returns the places where two pictures differ, ignoring antialiasing.
    fn differences(&self, other: &Self) -> Vec<(f32, f32)> {
        let all = self.data.chunks_exact(3).zip(other.data.chunks_exact(3)).enumerate();
        let distance = |one: &[u8], other: &[u8]| -> u32 {
            one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(*other))).sum()
        };
        all.filter(|(_, (one, other))| distance(one, other) > 120)
            .map(|(at, _)| ((at % self.width) as f32, (at / self.width) as f32))
            .collect()
    }
}

fn points(chances: &[u32]) -> Vec<ChancePoint> {
    chances.iter().map(|&first| ChancePoint { first, dice: false }).collect()
}

fn plot<'a>(
    game: &str,
    theme: ThemeName,
    points: &'a [ChancePoint],
    marks: &'a [PlotMark],
) -> ChancePlot<'a> {
    static NUMBERS: [u32; 600] = {
        let mut numbers = [0; 600];
        let mut at = 0;
        while at < numbers.len() {
            numbers[at] = at as u32 + 1;
            at += 1;
        }
        numbers
    };
    let game = find(game).unwrap().info();
    let numbers = &NUMBERS[..points.len().saturating_sub(1)];
    let (names, sides) = (["Alice", "Bob"], ["White", "Black"]);
    ChancePlot { game, theme, names, sides, axis: "Move", points, numbers, marks, end: None }
}

#[test]
fn the_areas_follow_the_chances() {
    let studio = Studio::new().unwrap();
    let points = points(&[5000, 5000, 9000, 9000, 1000, 1000, 1000]);
    for (game, theme) in GAMES.iter().flat_map(|game| ThemeName::ALL.map(|theme| (game, theme))) {
        let plot = plot(game, theme, &points, &[]);
        let pixels = Pixels::of(&studio.chances(&plot));
        let colors = PlotColors::new(theme.theme(scheme_of(game)));
        for (at, point) in points.iter().enumerate().skip(1).take(5) {
            let (x, y) = chances::place(&plot, at, *point);
            assert_eq!(pixels.at(x, y), colors.line, "{game} {theme} {at}");
            // Beside the point, to avoid the slope of the line.
            let x = if at % 2 == 1 { x - 20.0 } else { x + 20.0 };
            let y = if at == 1 || at == 2 || at == 3 || at == 5 { y } else { continue };
            assert_eq!(pixels.at(x, y - 30.0), colors.sides[Side::Second.index()], "{game} {theme} {at}");
            assert_eq!(pixels.at(x, y + 30.0), colors.sides[Side::First.index()], "{game} {theme} {at}");
        }
    }
}

#[test]
fn areas_and_line_differ_in_lightness() {
    for (game, theme) in GAMES.iter().flat_map(|game| ThemeName::ALL.map(|theme| (game, theme))) {
        let colors = PlotColors::new(theme.theme(scheme_of(game)));
        let [first, second] = colors.sides;
        assert!(contrast(first, second) >= 4.5, "{game} {theme}: {:.1}", contrast(first, second));
        for side in colors.sides {
            let line = contrast(colors.line, side).max(contrast(colors.edge, side));
            assert!(line >= 3.0, "{game} {theme}: {line:.1}");
        }
        assert!(contrast(colors.line, colors.edge) >= 4.5, "{game} {theme}: the number in its mark");
        assert!(contrast(colors.label, colors.frame) >= 7.0, "{game} {theme}");
        assert!(contrast(colors.quiet, colors.frame) >= 4.5, "{game} {theme}");
    }
}

#[test]
fn dice_only_add_diamonds() {
    let studio = Studio::new().unwrap();
    let plain = points(&[5000, 5000, 5000, 5000, 5000]);
    let mut rolled = plain.clone();
    rolled[2].dice = true;
    let [plain, dice] = [&plain, &rolled]
        .map(|points| Pixels::of(&studio.chances(&plot("chakart", ThemeName::Classic, points, &[]))));
    let changed = dice.differences(&plain);
    let (x, y) = chances::place(&plot("chakart", ThemeName::Classic, &rolled, &[]), 2, rolled[2]);
    let away = |(px, py): &(f32, f32)| (px - x).abs() + (py - y).abs();
    assert!(changed.len() > 100 && changed.iter().all(|at| away(at) < 20.0), "{changed:?}");
    // A diamond has ink at its tips and none in its corners.
    assert!(changed.iter().any(|(px, py)| (px - x).abs() < 2.0 && (py - y).abs() > 9.0));
    assert!(!changed.iter().any(|(px, py)| (px - x).abs() > 9.0 && (py - y).abs() > 9.0));
}

#[test]
fn turning_points_are_numbered_without_overlap() {
    let studio = Studio::new().unwrap();
    let mut steep = vec![5000; 30];
    steep.extend([9900, 200, 9900, 10_000]);
    for chances in [vec![5000; 40], steep, vec![10_000; 9], vec![0, 0, 0, 0]] {
        let points = points(&chances);
        let last = points.len() - 1;
        let all = [last - 2, last - 1, last].map(|index| PlotMark { index, number: index as u32 });
        let theme = ThemeName::Classic;
        let plot = plot("kyo", theme, &points, &all);
        let places = chances::mark_places(&plot);
        assert_eq!(places.len(), 3);
        let colors = PlotColors::new(theme.theme(ColorScheme::Gold));
        let pixels = Pixels::of(&studio.chances(&plot));
        for (index, (from, at)) in places.iter().enumerate() {
            assert_eq!(*from, chances::place(&plot, all[index].index, points[all[index].index]));
            let disc = pixels.at(at.0 - 20.0, at.1);
            assert_eq!(disc, colors.line, "{chances:?}: the disc of {index}");
            for (_, other) in &places[..index] {
                let apart = (at.0 - other.0).hypot(at.1 - other.1);
                assert!(apart > 2.0 * chances::MARK_RADIUS + 8.0, "{chances:?}: {apart}");
            }
        }
        // Other numbers change only the inside of the discs.
        let others = all.map(|mark| PlotMark { number: mark.number % 3 + 1, ..mark });
        let renumbered = ChancePlot { marks: &others, ..plot.clone() };
        let changed = Pixels::of(&studio.chances(&renumbered)).differences(&pixels);
        let near = |&(x, y): &(f32, f32)| {
            places.iter().any(|(_, at)| (x - at.0).hypot(y - at.1) <= chances::MARK_RADIUS + 2.0)
        };
        assert!(changed.len() > 30, "{chances:?}");
        let far: Vec<_> = changed.iter().filter(|at| !near(at)).collect();
        assert!(far.is_empty(), "{chances:?}: {far:?} is far from {places:?}");
    }
}

#[test]
fn text_is_readable_on_a_phone() {
    let studio = Studio::new().unwrap();
    for em in [chances::EM, results::EM] {
        let height = studio.face(em).digit_height() as f32 * PHONE_WIDTH / SIZE.0 as f32;
        assert!(height >= MIN_DIGIT_HEIGHT, "{em}: {height}");
    }
    let desktop = (550.0 / SIZE.0 as f32).min(350.0 / SIZE.1 as f32);
    assert!(desktop >= PHONE_WIDTH / SIZE.0 as f32, "desktops show plots at least as large");
}

#[test]
fn plots_are_small_and_deterministic() {
    let studio = Studio::new().unwrap();
    // The worst case of a long game: constant ups and downs, with dice everywhere.
    let mut points = vec![ChancePoint { first: 5000, dice: false }];
    points.extend((0..599_u32).map(|at| ChancePoint { first: at * 7919 % 10_001, dice: at % 2 == 0 }));
    let marks = [10, 200, 598].map(|index| PlotMark { index, number: 2 });
    for theme in ThemeName::ALL {
        let plot = plot("lusus", theme, &points, &marks);
        let image = studio.chances(&plot);
        assert!(image.png.len() <= 60 * 1024, "{theme}: {}", image.png.len());
        assert_eq!(image.png, studio.chances(&plot).png);
    }
}

#[test]
fn odd_input_is_plotted() {
    let studio = Studio::new().unwrap();
    let chances = points(&[5000]);
    // No moves, a mark without a point, an impossible chance and overlong names.
    let lost = [PlotMark { index: 7, number: 1 }];
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4);
    let odd = ChancePlot { names: [&long, &long], ..plot("aruki", ThemeName::Dark, &chances, &lost) };
    Pixels::of(&studio.chances(&odd));
    Pixels::of(&studio.chances(&plot("aruki", ThemeName::Dark, &[], &[])));
    let beyond = points(&[5000, 20_000]);
    Pixels::of(&studio.chances(&plot("aruki", ThemeName::Dark, &beyond, &[])));
    let ended = Some(PlotEnd { winner: None, reason: &long });
    Pixels::of(&studio.chances(&ChancePlot { end: ended, ..odd }));
    let theme = ThemeName::Classic;
    Pixels::of(&studio.results(&ResultPlot { theme, empty: &long, months: None, rows: &[] }));
    let rows = [row("kyo", &long, None, [u32::MAX / 4; 3])];
    Pixels::of(&studio.results(&ResultPlot {
        theme,
        empty: &long,
        months: Some([&long, &long]),
        rows: &rows,
    }));
}

#[test]
fn an_unprintable_name_falls_back_to_the_side() {
    let studio = Studio::new().unwrap();
    let points = points(&[5000, 6000]);
    let plain = plot("kyo", ThemeName::Classic, &points, &[]);
    let lacking = ChancePlot { names: ["\u{1f984}", "Bob"], ..plain.clone() };
    let sides = ChancePlot { names: ["White", "Bob"], ..plain.clone() };
    assert_eq!(studio.chances(&lacking).png, studio.chances(&sides).png);
    assert_ne!(studio.chances(&lacking).png, studio.chances(&plain).png);
}

#[test]
fn a_blank_studio_plots_nothing() {
    let studio = Studio::new().unwrap().blank();
    let points = points(&[5000, 5000]);
    assert!(studio.chances(&plot("kyo", ThemeName::Classic, &points, &[])).png.is_empty());
}

fn row<'a>(game: &str, name: &'a str, curve: Option<RatingCurve<'a>>, counts: [u32; 3]) -> ResultRow<'a> {
    ResultRow { game: find(game).unwrap().info(), name, curve, counts, puzzles: None }
}

fn result_plot<'a>(theme: ThemeName, rows: &'a [ResultRow<'a>]) -> ResultPlot<'a> {
    ResultPlot { theme, empty: "None yet", months: Some(["Jun", "Nov"]), rows }
}

/// The top of the first of `rows` rows.
fn first_top(rows: usize) -> f32 {
    results::TOP.max((SIZE.1 as f32 - results::ROW * rows as f32) / 2.0 - 20.0)
}

#[test]
fn curves_follow_the_ratings() {
    let studio = Studio::new().unwrap();
    for theme in ThemeName::ALL {
        let (up, down) = ([(0, 1500), (50, 1600), (100, 1700)], [(0, 1500), (100, 1300)]);
        let rows = [
            row("aruki", "Aruki", Some(RatingCurve { rating: 1700, change: "+200", points: &up }), [1, 0, 0]),
            row("kyo", "Kyo", Some(RatingCurve { rating: 1300, change: "−200", points: &down }), [0, 0, 1]),
        ];
        let pixels = Pixels::of(&studio.results(&result_plot(theme, &rows)));
        let colors = SheetColors::new(theme.theme(ColorScheme::Bone));
        let middle = |row: u8, x: f32| {
            let top = first_top(2) + results::ROW * f32::from(row);
            let inked: Vec<_> = (top as u32..(top + results::ROW) as u32)
                .filter(|y| pixels.at(x, *y as f32) == colors.line)
                .collect();
            inked.iter().sum::<u32>() / u32::try_from(inked.len()).unwrap()
        };
        let (left, right) = (results::CURVE_LEFT + 20.0, results::CURVE_RIGHT - 20.0);
        assert!(middle(0, left) > middle(0, right), "{theme}: higher is better");
        assert!(middle(1, left) < middle(1, right), "{theme}");
        assert!(contrast(colors.line, colors.frame) >= 4.5, "{theme}");
        assert!(contrast(colors.quiet, colors.frame) >= 4.5, "{theme}");
    }
}

/// `PICTURES.md` §10: equal ratings hide nothing, and nothing is cut off with the real names and ratings of
/// four digits.
#[test]
fn rows_are_drawn_apart_and_whole() {
    let studio = Studio::new().unwrap();
    let names = ["Aruki", "Kyo", "Chakart", "Lusus"];
    let points = [(0, 2000), (9, 2000)];
    let rows = |changed: Option<usize>| {
        [0, 1, 2, 3].map(|of| {
            let rating = if changed == Some(of) { 1111 } else { 2000 };
            let curve = RatingCurve { rating, change: "+12", points: &points };
            ResultRow { puzzles: Some("Puzzles 1400?"), ..row(GAMES[of], names[of], Some(curve), [9, 1, 9]) }
        })
    };
    let plain = rows(None);
    let plain = Pixels::of(&studio.results(&result_plot(ThemeName::Classic, &plain)));
    for of in 0..4 {
        let changed = rows(Some(of));
        let changed = Pixels::of(&studio.results(&result_plot(ThemeName::Classic, &changed)));
        let top = first_top(4) + results::ROW * of as f32;
        let seen = changed.differences(&plain);
        let within = seen.iter().filter(|(_, y)| (top..top + results::ROW).contains(y)).count();
        assert!(within > 100 && within == seen.len(), "{of}");
    }
    let face = studio.face(results::EM);
    for text in names.iter().chain(&["Puzzles 1400?"]) {
        assert_eq!(face.fit(text, results::NAME_ROOM), *text);
    }
}

#[test]
fn a_bar_is_split_into_won_drawn_and_lost() {
    let studio = Studio::new().unwrap();
    let rows = [row("kyo", "Kyo", None, [2, 1, 1])];
    let pixels = Pixels::of(&studio.results(&result_plot(ThemeName::Dark, &rows)));
    let upper = first_top(1) + (results::ROW - results::BAR_HEIGHT) / 2.0 + 4.0;
    let at =
        |part: f32| pixels.at(results::BAR_LEFT + (results::BAR_RIGHT - results::BAR_LEFT) * part, upper);
    let [won, drawn, lost] = SheetColors::new(ThemeName::Dark.theme(ColorScheme::Bone)).results();
    assert_eq!([0.02, 0.4, 0.55, 0.7, 0.8, 0.98].map(at), [won, won, drawn, drawn, lost, lost]);
    assert!(contrast(won, drawn) > 1.5 && contrast(drawn, lost) > 1.5, "results differ in lightness");
    for theme in ThemeName::ALL {
        let colors = SheetColors::new(theme.theme(ColorScheme::Bone));
        for (ground, count) in colors.results().into_iter().zip(colors.counts()) {
            assert!(contrast(ground, count) >= 4.0, "{theme}: {ground:?}");
        }
    }
}

/// A rare result still has room for its number.
#[test]
fn rare_results_are_visible() {
    let studio = Studio::new().unwrap();
    let [rows, other] = [[500, 1, 1], [500, 1, 2]].map(|counts| [row("kyo", "Kyo", None, counts)]);
    let [pixels, other] =
        [&rows, &other].map(|rows| Pixels::of(&studio.results(&result_plot(ThemeName::Classic, rows))));
    assert!(other.differences(&pixels).len() > 20);
}
