//! Color blindness: people who lack one kind of cones see all important differences, nearly all as lightness.
//!
//! The tests compare pixels, not color tables: a piece is the set of pixels that change when it is
//! put on a square.

mod perception;

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use image::{Rgb, RgbImage};
use sealed_move_board::{Labels, LastMove, RenderRequest, Size, Studio, ThemeName};
use sealed_move_rules::aruki::Aruki;
use sealed_move_rules::chakart::Chakart;
use sealed_move_rules::kyo::Kyo;
use sealed_move_rules::lusus::Lusus;
use sealed_move_rules::{Game, Observer, Side};

use perception::{Lab, difference, lab};

static STUDIO: LazyLock<Studio> = LazyLock::new(|| Studio::new().expect("sound sprites and fonts"));

/// Simulations of missing red, green and blue cones, in linear light (Machado, Oliveira and
/// Fernandes 2009).
const DEFICIENCIES: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// A color in each simulation, in linear light.
fn simulated(Rgb(colour): Rgb<u8>) -> [[f64; 3]; 3] {
    let linear = colour.map(|channel| {
        let part = f64::from(channel) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    DEFICIENCIES
        .map(|seen| seen.map(|row| row.iter().zip(linear).map(|(part, channel)| part * channel).sum::<f64>()))
}

/// Relative luminance of a color in each simulation.
fn luminance(colour: Rgb<u8>) -> [f64; 3] {
    simulated(colour).map(|seen| 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2])
}

/// A color in each simulation, in CIELAB.
fn labs(colour: Rgb<u8>) -> [Lab; 3] {
    simulated(colour).map(|seen| lab(seen.map(|channel| channel.clamp(0.0, 1.0))))
}

/// The lowest contrast ratio of two colors over all simulations, from 1 to 21.
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let ratio = |(a, b): (f64, f64)| (a.max(b) + 0.05) / (a.min(b) + 0.05);
    a.into_iter().zip(b).map(ratio).fold(f64::MAX, f64::min)
}

/// Draws a position, after a move if given; `mark` draws the marks of that move.
fn draw(game: &dyn Game, position: &str, notation: Option<&str>, theme: ThemeName, mark: bool) -> RgbImage {
    draw_sized(game, position, notation, theme, mark, Size::new(700))
}

fn draw_sized(
    game: &dyn Game,
    position: &str,
    notation: Option<&str>,
    theme: ThemeName,
    mark: bool,
    size: Size,
) -> RgbImage {
    let start = game.parse(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    let before = start.view(Observer::Public);
    let view = match notation {
        Some(notation) => start.replay(notation).expect(notation).position.view(Observer::Public),
        None => before.clone(),
    };
    let png = STUDIO
        .picture(&RenderRequest {
            last: notation.filter(|_| mark).map(|notation| LastMove { before: &before, notation }),
            theme,
            size,
            ..RenderRequest::new(&view, Side::First, Labels::new(["White", "Black"], None))
        })
        .png;
    image::load_from_memory_with_format(&png, image::ImageFormat::Png).expect("a PNG").into_rgb8()
}

/// Pixels that differ between two pictures, in pairs, without shadows on the ground of either.
fn changed<'a>(
    one: &'a RgbImage,
    other: &'a RgbImage,
) -> impl Iterator<Item = (&'a Rgb<u8>, &'a Rgb<u8>)> + 'a {
    one.pixels()
        .zip(other.pixels())
        .filter(|(one, other)| one != other && !is_shadow(one, other) && !is_shadow(other, one))
}

/// Whether a pixel is a shadow on this ground: 78 % of its color (`PICTURES.md` §2), apart from the grain.
fn is_shadow(Rgb(shade): &Rgb<u8>, Rgb(ground): &Rgb<u8>) -> bool {
    shade
        .iter()
        .zip(ground)
        .all(|(shade, ground)| (i32::from(*ground) * 78 / 100).abs_diff(i32::from(*shade)) <= 4)
}

/// The share of differing pixels with at least this contrast.
fn standing_out(shown: &RgbImage, ground: &RgbImage, least: f64) -> f64 {
    let (mut all, mut out) = (0.0, 0.0);
    for (&here, &there) in changed(shown, ground) {
        all += 1.0;
        out += f64::from(u8::from(contrast(luminance(here), luminance(there)) >= least));
    }
    assert!(all > 100.0, "nothing was drawn");
    out / all
}

/// The share of differing pixels whose colors differ by at least this CIEDE2000 in every simulation.
fn looking_different(shown: &RgbImage, ground: &RgbImage, least: f64) -> f64 {
    let mut seen: HashMap<(Rgb<u8>, Rgb<u8>), bool> = HashMap::new();
    let (mut all, mut out) = (0.0, 0.0);
    for (&here, &there) in changed(shown, ground) {
        let differ = || labs(here).into_iter().zip(labs(there)).all(|(a, b)| difference(a, b) >= least);
        all += 1.0;
        out += f64::from(u8::from(*seen.entry((here, there)).or_insert_with(differ)));
    }
    assert!(all > 100.0, "nothing was drawn");
    out / all
}

/// Distance from the edge of a body beyond which there is no outline, in pixels of a picture of [`LARGE`].
const OUTLINE: u32 = 3;
const LARGE: Size = Size::new(1400);

/// The share of two men's fill with the lightness of its side: light in the first and dark in the second. The rest is
/// dark in the first and light in the second, such as lines and inlays. Pixels must have it in every simulation.
///
/// Light is lighter than L* 60, and dark is darker than 30: the limits of `PICTURES.md` §6 for light and dark chips.
/// The fill is the body without its outline: pixels painted in two colors, apart from all others. In the middle of
/// the outline both men look alike, and a halo is the same for both.
fn fill_of_its_side(first: &RgbImage, second: &RgbImage, ground: &RgbImage) -> f64 {
    let painted = |man: &Rgb<u8>, ground: &Rgb<u8>| man != ground && !is_shadow(man, ground);
    let (width, height) = ground.dimensions();
    let mut body = HashSet::new();
    for (x, y, ground) in ground.enumerate_pixels() {
        let (one, other) = (first.get_pixel(x, y), second.get_pixel(x, y));
        if one != other && painted(one, ground) && painted(other, ground) {
            body.insert((x, y));
        }
    }
    let is_fill = |&&(x, y): &&(u32, u32)| {
        let around = |at: u32, end: u32| at.saturating_sub(OUTLINE)..=(at + OUTLINE).min(end - 1);
        around(x, width).all(|x| around(y, height).all(|y| body.contains(&(x, y))))
    };
    let (mut right, mut wrong) = (0, 0);
    for &(x, y) in body.iter().filter(is_fill) {
        let men = [first, second].map(|man| labs(*man.get_pixel(x, y)).map(|seen| seen[0]));
        let light = men.map(|man| man.iter().all(|seen| *seen > 60.0));
        let dark = men.map(|man| man.iter().all(|seen| *seen < 30.0));
        right += u32::from(light[0] && dark[1]);
        wrong += u32::from(light[1] && dark[0]);
    }
    assert!(right > 40, "only {right} pixels");
    f64::from(right) / f64::from(right + wrong)
}

/// A game with its kinds of pieces, and a board with only kings; `X` stands for a piece on a light
/// and on a dark square.
struct GameBoard {
    game: &'static dyn Game,
    pieces: &'static [&'static str],
    empty: &'static str,
    on: [&'static str; 2],
}

const BOARDS: [GameBoard; 4] = [
    GameBoard {
        game: &Aruki,
        pieces: &["O", "J", "P", "[PP]", "L", "[LL]", "S", "[SS]", "R", "A", "M", "[JK]", "[GD]", "[SD]"],
        empty: "k11/12/12/12/12/12/12/12/12/12/12/11K w -/- - 0 1",
        on: [
            "k11/12/12/12/5X6/12/12/12/12/12/12/11K w -/- - 0 1",
            "k11/12/12/12/6X5/12/12/12/12/12/12/11K w -/- - 0 1",
        ],
    },
    GameBoard {
        game: &Kyo,
        pieces: &["P", "H", "T", "Q", "C", "N"],
        empty: "9,K/10/10/10/10/10/10/10/10/k,9 g - 1",
        on: ["9,K/10/10/10/4,X,5/10/10/10/10/k,9 g - 1", "9,K/10/10/10/5,X,4/10/10/10/10/k,9 g - 1"],
    },
    GameBoard {
        game: &Chakart,
        pieces: &["P", "R", "N", "B", "Q", "S", "U", "O", "C", "T"],
        empty: "k7/8/8/8/8/8/8/7K w 0 {\"flags\":\"1111\"}",
        on: ["k7/8/8/3X4/8/8/8/7K w 0 {\"flags\":\"1111\"}", "k7/8/8/4X3/8/8/8/7K w 0 {\"flags\":\"1111\"}"],
    },
    GameBoard {
        game: &Lusus,
        pieces: &["P", "R", "N", "B", "Q"],
        empty: "L1 k7/8/8/8/8/8/8/7K w - - M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *",
        on: [
            "L1 k7/8/8/3X4/8/8/8/7K w - - M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *",
            "L1 k7/8/8/4X3/8/8/8/7K w - - M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *",
        ],
    },
];

/// Tiles of every shape, without tiles that tint squares.
const TILES: [&str; 8] = ["KI", "KN", "SW", "DS", "HR", "GH", "PH", "CO"];

/// Neutral objects on Chakart's board.
const OBJECTS: [&str; 4] = ["m", "e", "d", "w"];

/// Runs a check for every board, theme and square.
fn everywhere(check: impl Fn(&GameBoard, ThemeName, &str, &RgbImage)) {
    for board in &BOARDS {
        for theme in ThemeName::ALL {
            let ground = draw(board.game, board.empty, None, theme, false);
            for square in board.on {
                check(board, theme, square, &ground);
            }
        }
    }
}

/// Thin shapes are little more than outlines, and half of an outline blends into its square.
#[test]
fn pieces_stand_out_from_their_squares() {
    everywhere(|board, theme, square, ground| {
        for piece in board.pieces.iter().flat_map(|piece| [(*piece).to_owned(), piece.to_lowercase()]) {
            let shown = draw(board.game, &square.replace('X', &piece), None, theme, false);
            let share = standing_out(&shown, ground, 2.5);
            assert!(share >= 0.3, "{theme}, {square}, {piece}: {share:.2}");
        }
    });
}

/// Two thirds of each man have the lightness of his side. The rest is lines and inlays.
#[test]
fn sides_stay_apart() {
    let mut weak = Vec::new();
    for board in &BOARDS {
        for theme in ThemeName::ALL {
            let draw = |position: &str| draw_sized(board.game, position, None, theme, false, LARGE);
            let ground = draw(board.empty);
            for (square, piece) in
                board.on.iter().flat_map(|on| board.pieces.iter().map(move |piece| (on, piece)))
            {
                let [first, second] = [(*piece).to_owned(), piece.to_lowercase()]
                    .map(|piece| draw(&square.replace('X', &piece)));
                let share = fill_of_its_side(&first, &second, &ground);
                // A jester wears the colors of both sides, half each.
                let least = if *piece == "[JK]" { 0.5 } else { 0.65 };
                if share < least {
                    weak.push(format!("{theme}, {square}, {piece}: {share:.2}"));
                }
            }
        }
    }
    assert!(weak.is_empty(), "{weak:#?}");
}

/// A CIEDE2000 that is obvious at a glance.
const CLEARLY: f64 = 10.0;

#[test]
fn objects_stay_apart() {
    let board = &BOARDS[2];
    let mut weak = Vec::new();
    for theme in ThemeName::ALL {
        let ground = draw(board.game, board.empty, None, theme, false);
        for square in board.on {
            let shown =
                OBJECTS.map(|object| draw(board.game, &square.replace('X', object), None, theme, false));
            for (place, (object, one)) in OBJECTS.iter().zip(&shown).enumerate() {
                let share = standing_out(one, &ground, 2.5);
                // Most of a bomb has a weaker contrast, since it can't be as dark as a black man (`PICTURES.md` §7), and
                // most of a banana, which is as light as yellow is. Both have another color, as checked below.
                let least = if matches!(*object, "w" | "d") { 0.3 } else { 0.4 };
                let differing = looking_different(one, &ground, CLEARLY);
                // An egg on a light square is as white as the square: only its outline and spots differ.
                if differing < if *object == "e" { 0.6 } else { 0.75 } {
                    weak.push(format!("{theme}, {square}, {object}: {differing:.2} of another color"));
                }
                if share < least {
                    weak.push(format!("{theme}, {square}, {object}: {share:.2}"));
                }
                for (other, picture) in OBJECTS.iter().zip(&shown).skip(place + 1) {
                    let share = looking_different(one, picture, CLEARLY);
                    if share < 0.75 {
                        weak.push(format!("{theme}, {square}, {object} and {other}: {share:.2}"));
                    }
                }
            }
        }
    }
    assert!(weak.is_empty(), "{weak:#?}");
}

/// The other changes of a move are tints of whole squares.
#[test]
fn marks_stand_out_from_the_board() {
    let turns: [(&dyn Game, &str, &str); 7] = [
        (&Aruki, "k11/12/12/12/12/12/12/12/12/4R7/12/11K w -/- - 0 1", "R(e3)e9"),
        (&Aruki, "k11/12/12/12/12/12/12/12/3O8/12/12/3[GD]7K w -/o G 0 9", "GD(d1)-"),
        (&Kyo, "9,K/9,D/10/10/2,DLH,7/2,dSS,7/10/4,SP,5/4,dh,5/k,9 g - 8", "C4 XC5"),
        (&Chakart, "k7/8/8/8/4d3/8/8/4Q2K w 0 {\"flags\":\"1111\"}", "e1e4>f4"),
        (&Chakart, "k7/8/8/4n3/8/8/8/4K3 w 0 {\"flags\":\"1111\"}", "e1e5s"),
        (
            &Lusus,
            "L1 4k2r/p7/8/8/8/8/8/R3K3 w - - P0 KI/KIROPASIIMPH/- -/kiropasiimph/- 21 *",
            "KI@a1 a1a6 | dr=KIROIM",
        ),
        (
            &Lusus,
            "L1 4k3/8/8/8/8/8/8/R3K3 w - - M -/KIROPASIIMPH/- -/kiropasiimph/- 21 *",
            "a1a6 | dr=KIROIM",
        ),
    ];
    for (game, position, notation) in turns {
        for theme in ThemeName::ALL {
            let marked = draw(game, position, Some(notation), theme, true);
            let plain = draw(game, position, Some(notation), theme, false);
            let share = standing_out(&marked, &plain, 2.0);
            assert!(share >= 0.1, "{theme}, {notation}: {share:.2}");
        }
    }
}

/// The rest of a tile is the piece below it and the sign, which both sides share.
#[test]
fn tiles_tell_their_owner_and_stand_out() {
    let board = &BOARDS[3];
    for theme in ThemeName::ALL {
        for square in board.on {
            for piece in ["N", "n"] {
                let bare = draw(board.game, &square.replace('X', piece), None, theme, false);
                for tile in TILES {
                    let [first, second] = [tile.to_owned(), tile.to_lowercase()].map(|tile| {
                        let pile = format!("{piece}({tile})");
                        draw(board.game, &square.replace('X', &pile), None, theme, false)
                    });
                    let share = standing_out(&first, &second, 3.0);
                    assert!(share >= 0.6, "{theme}, {square}, {piece}, owner of {tile}: {share:.2}");
                    for shown in [&first, &second] {
                        let share = standing_out(shown, &bare, 2.0);
                        assert!(share >= 0.3, "{theme}, {square}, {piece}, {tile}: {share:.2}");
                    }
                }
            }
        }
    }
}
