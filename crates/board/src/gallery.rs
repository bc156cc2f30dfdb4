//! Reference sheets of everything that pictures can contain, with names.

use std::fmt::Write as _;

use super::area::Area;
use super::canvas::Canvas;
use super::chip_cache::ChipSize;
use super::encode::Packer;
use super::game_scene::Cover;
use super::games;
use super::kit::Kit;
use super::layout::Layout;
use super::marks;
use super::palette::Finish;
use super::rack::draw_token;
use super::request::{Labels, LastMove, RenderRequest};
use super::scene::{
    BadgeFit, ChipFace, ChipSprite, ColorScheme, Corner, Layer, Mark, Placed, Presence, Sign, Spot, Sprite,
    TileSprite, Tone,
};
use super::studio::Studio;
use super::theme_name::ThemeName;
use sealed_move_rules::{Observer, Side, find};

/// Lengths in pixels of a cell's square, its caption and its margin.
const SQUARE: i32 = 132;
const CAPTION: i32 = 34;
const MARGIN: i32 = 10;
/// Minimum and maximum width of a sheet, in cells of two squares.
const COLUMNS: std::ops::RangeInclusive<usize> = 3..=5;
/// Files and ranks of the small boards under marks.
const BOARD_SIDE: u8 = 2;
/// Width of the board whose text and mark sizes are used, in pixels.
const BOARD_PX: u32 = 560;

/// A sheet of the gallery: a picture with named cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GallerySheet {
    /// The heading.
    pub title: &'static str,
    /// The file name of the picture.
    pub file: &'static str,
    /// The names of the cells, row by row.
    pub names: Vec<String>,
    /// The picture as a PNG file.
    pub png: Vec<u8>,
}

/// The content of a cell.
enum Exhibit {
    /// A piece of both sides.
    Pair([Sprite; 2]),
    /// A neutral sprite, as layers from bottom to top.
    Alone(Vec<Layer>),
    Chips([ChipSprite; 2]),
    Tiles([TileSprite; 2]),
    Marks(Vec<Mark>),
}

impl Exhibit {
    /// The width in squares.
    const fn width(&self) -> i32 {
        match self {
            Self::Alone(_) | Self::Marks(_) => 1,
            Self::Pair(_) | Self::Chips(_) | Self::Tiles(_) => 2,
        }
    }
}

impl Studio {
    /// Draws all pieces, objects, chips, tiles and marks with their names, in the default theme.
    ///
    /// # Panics
    ///
    /// Never.
    #[must_use]
    pub fn gallery(&self) -> Vec<GallerySheet> {
        let sheet = |title, file, scheme, exhibits: Vec<(String, Exhibit)>| {
            let drawn = self.drawn((ThemeName::Classic, scheme, Finish::Still, BOARD_PX));
            let canvas = self.sheet(&drawn.kit, &exhibits);
            let png = Packer::default()
                .encode(&canvas, &drawn.kit.palette)
                .expect("palette indices always encode")
                .png;
            GallerySheet { title, file, names: exhibits.into_iter().map(|(name, _)| name).collect(), png }
        };
        let folder = |folder: &'static str| sprites(move |name| name.starts_with(folder));
        let mut sheets = self.covers();
        sheets.extend([
            sheet("Pieces of several games", "pieces.png", ColorScheme::Bone, folder("pieces/")),
            sheet("Pieces of Aruki", "aruki.png", ColorScheme::Bone, folder("aruki/")),
            sheet("Pieces and chips of Kyo", "kyo.png", ColorScheme::Gold, kyo()),
            sheet("Objects and powers of Chakart", "chakart.png", ColorScheme::Motley, folder("chakart/")),
            sheet("Tiles of Lusus", "lusus.png", ColorScheme::Tiles, lusus()),
            sheet(
                "Signs beside the board of Lusus, and small tiles",
                "lusus-signs.png",
                ColorScheme::Tiles,
                lusus_signs(),
            ),
            sheet("Signs on pieces and banners, and emblems", "signs.png", ColorScheme::Motley, signs()),
            sheet("Marks of moves", "marks.png", ColorScheme::Bone, all_marks()),
        ]);
        sheets
    }

    /// Draws the cover of each game.
    fn covers(&self) -> Vec<GallerySheet> {
        let draw = |&(game, Cover { title, file, position, turn }): &(&str, &Cover)| {
            let game = find(game)?;
            let start = game.parse(position).ok()?;
            let before = start.view(Observer::Public);
            let after = start.replay(turn).ok()?.position.view(Observer::Public);
            let number = format!("Move {}", after.move_number());
            let sides = game.info().sides.map(capitalized);
            let notation = start.redact(turn, Observer::Public).ok()?;
            let last = Some(LastMove { before: &before, notation: &notation });
            let labels = Labels::new([&sides[0], &sides[1]], Some(&number));
            let request = RenderRequest { last, ..RenderRequest::new(&after, Side::First, labels) };
            Some(GallerySheet { title, file, names: Vec::new(), png: self.picture(&request).png })
        };
        games::covers().collect::<Vec<_>>().iter().filter_map(draw).collect()
    }

    /// Draws a grid of exhibits.
    fn sheet(&self, kit: &Kit, exhibits: &[(String, Exhibit)]) -> Canvas {
        let units = if exhibits.iter().all(|(_, shown)| shown.width() == 1) { 1 } else { 2 };
        let (cell, pitch) = (units * SQUARE + 2 * MARGIN, SQUARE + CAPTION + MARGIN);
        let cell = cell.max(2 * SQUARE);
        // As few empty cells as possible, then as wide as possible.
        let count = exhibits.len().max(1);
        let columns = COLUMNS.rev().min_by_key(|&columns| count.div_ceil(columns) * columns).unwrap_or(1);
        let columns = columns.min(count);
        let rows = exhibits.len().div_ceil(columns) as i32;
        let (width, height) = (columns as i32 * cell + 2 * MARGIN, rows * pitch + 2 * MARGIN);
        let mut canvas = Canvas::new(width as usize, height as usize, kit.palette.index(kit.theme.frame));
        for (place, (name, shown)) in exhibits.iter().enumerate() {
            let (column, row) = ((place % columns) as i32, (place / columns) as i32);
            let middle = MARGIN + column * cell + cell / 2;
            let area = Area {
                x: middle - shown.width() * SQUARE / 2,
                y: MARGIN + row * pitch,
                width: shown.width() * SQUARE,
                height: SQUARE,
            };
            self.exhibit(&mut canvas, kit, shown, area);
            let text = kit.text.fit(name, cell);
            let at = (middle, area.y + SQUARE + CAPTION / 2);
            kit.text.draw_centered(&mut canvas, &kit.palette, at, &text, kit.theme.label);
        }
        canvas
    }

    fn exhibit(&self, canvas: &mut Canvas, kit: &Kit, shown: &Exhibit, area: Area) {
        let palette = &*kit.palette;
        let squares = [Area { width: SQUARE, ..area }, Area { x: area.x + SQUARE, width: SQUARE, ..area }];
        let grounds = [kit.theme.light, kit.theme.dark];
        for (square, ground) in squares.into_iter().zip(grounds).take(shown.width() as usize) {
            canvas.fill(square, palette.index(ground));
        }
        let mut stamp = |layer: Layer, square: Area| {
            if let Some(stamp) = kit.sprite(&self.atlas, layer.sprite, SQUARE) {
                canvas.stamp(square.x as usize, square.y as usize, &stamp, layer.presence, palette);
            }
        };
        match shown {
            Exhibit::Pair(sprites) => {
                for (&sprite, square) in sprites.iter().zip(squares) {
                    stamp(Layer::solid(sprite), square);
                }
            }
            Exhibit::Alone(layers) => layers.iter().for_each(|&layer| stamp(layer, squares[0])),
            Exhibit::Chips(chips) => {
                let size = ChipSize { width: 118, height: 40, outline: 5 };
                for (&chip, square) in chips.iter().zip(squares) {
                    let stamp = kit.chips.get(palette, &kit.theme.scheme, chip, size);
                    let (x, y) = (square.x + 7, square.y + (SQUARE - 40) / 2);
                    canvas.stamp(x as usize, y as usize, &stamp, Presence::Solid, palette);
                }
            }
            Exhibit::Tiles(tiles) => {
                for (&token, square) in tiles.iter().zip(squares) {
                    // A tile of double width needs the whole square.
                    let (unit, height) = if token.shape.width() > 1 { (62, 46) } else { (106, 78) };
                    let width = unit * token.shape.width() as i32;
                    let (x, y) = (square.x + (SQUARE - width) / 2, square.y + (SQUARE - height) / 2);
                    let area = Area { x, y, width, height };
                    draw_token(canvas, kit, &self.atlas, Placed { token, touched: false }, area);
                }
            }
            Exhibit::Marks(marks) => {
                let layout = Layout::field(area, BOARD_SIDE, BOARD_PX as i32);
                for spot in (0..BOARD_SIDE * BOARD_SIDE)
                    .map(|place| Spot { file: place % BOARD_SIDE, rank: place / BOARD_SIDE })
                {
                    let dark = (spot.file + spot.rank).is_multiple_of(2);
                    canvas.fill(layout.square_at(spot), palette.index(grounds[usize::from(dark)]));
                }
                for mark in marks {
                    marks::draw(canvas, kit, &layout, mark);
                }
            }
        }
    }
}

/// Writes the gallery as a Markdown page. `folder` is the folder of the pictures, relative to the
/// page.
#[must_use]
pub fn gallery_page(sheets: &[GallerySheet], folder: &str) -> String {
    let mut page =
        "# Gallery\n\nEverything that pictures can contain, in the default theme. Regenerate this page with \
                    `cargo run -p sealed-move-board --example gallery`.\n"
            .to_owned();
    for sheet in sheets {
        let GallerySheet { title, file, names, .. } = sheet;
        let names: Vec<String> = names
            .iter()
            .map(|name| match name.split_once(' ') {
                Some((code, name)) if code.chars().all(char::is_uppercase) => format!("{name} (`{code}`)"),
                _ => name.clone(),
            })
            .collect();
        let _ = write!(page, "\n## {title}\n\n![{title}]({folder}/{file})\n");
        if !names.is_empty() {
            let _ = write!(page, "\n{}\n", names.join(" · "));
        }
    }
    page
}

/// Converts a sprite's name to words.
fn words(sprite: &str) -> String {
    let name = sprite.rsplit('/').next().unwrap_or(sprite).replace('-', " ");
    capitalized(&name)
}

fn capitalized(name: &str) -> String {
    name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect()
}

/// Returns the sprites whose names match. If both sides have a sprite, they share an exhibit.
fn sprites(fits: impl Fn(&str) -> bool) -> Vec<(String, Exhibit)> {
    let mut all: Vec<&'static str> =
        games::sprites().map(|sprite| sprite.0).filter(|name| fits(name)).collect();
    all.sort_unstable();
    all.dedup();
    let second = |name: &str| all.iter().copied().find(|other| other.strip_suffix("-second") == Some(name));
    all.iter()
        .filter(|name| !name.ends_with("-second"))
        .map(|&name| {
            let kind = name.strip_suffix("-first").unwrap_or(name);
            let shown = match second(kind) {
                Some(other) => Exhibit::Pair([Sprite(name), Sprite(other)]),
                None => Exhibit::Alone(vec![Layer::solid(Sprite(name))]),
            };
            (words(kind), shown)
        })
        .collect()
}

fn kyo() -> Vec<(String, Exhibit)> {
    let mut all = sprites(|name| name.starts_with("kyo/"));
    for (name, face) in [("Dark mana", ChipFace::Plus), ("Light mana", ChipFace::Cross)] {
        let chips = Side::BOTH.map(|side| ChipSprite::Owned { side, face });
        all.push((name.to_owned(), Exhibit::Chips(chips)));
    }
    all.push(("Shield in a stack".to_owned(), Exhibit::Chips([ChipSprite::Notched; 2])));
    all
}

fn lusus() -> Vec<(String, Exhibit)> {
    super::lusus::tiles()
        .map(|(tile, tiles)| {
            let mut name = String::new();
            for letter in format!("{tile:?}").chars() {
                if letter.is_uppercase() && !name.is_empty() {
                    name.push(' ');
                }
                name.push(letter);
            }
            (format!("{} {name}", tile.code()), Exhibit::Tiles(tiles))
        })
        .collect()
}

/// Returns the signs on pieces and banners, and the games' emblems.
fn signs() -> Vec<(String, Exhibit)> {
    sprites(|name| name.starts_with("marks/") || name.starts_with("emblems/"))
}

/// Returns the sprites of Lusus other than tiles.
fn lusus_signs() -> Vec<(String, Exhibit)> {
    sprites(|name| name.strip_prefix("lusus/").is_some_and(|name| name.len() > 2))
}

/// Returns each kind of mark with its meaning.
fn all_marks() -> Vec<(String, Exhibit)> {
    let spot = |file, rank| Spot { file, rank };
    let (middle, low, high) = (spot(1, 0), spot(0, 0), spot(1, 1));
    let tone = Tone::Last;
    let corner = Corner::UpperRight;
    let mut all: Vec<(&str, Vec<Mark>)> = vec![
        ("Last move: from", vec![Mark::Brackets { at: middle, tone }]),
        ("Last move: to", vec![Mark::Frame { at: middle, tone }]),
        ("Way of a piece", vec![Mark::Path { spots: vec![low, spot(0, 1), high], tone }]),
        ("Thrown or carried", vec![Mark::Toss { from: low, to: high, aside: false, tone }]),
        (
            "Bounce",
            vec![
                Mark::Path { spots: vec![middle, high], tone },
                Mark::Bounce { from: middle, against: high, tone },
            ],
        ),
        ("Swap", vec![Mark::Swap { from: low, to: high, tone }]),
        ("Changed sides", vec![Mark::Octagon { at: middle, tone }]),
        (
            "Order of steps",
            vec![
                Mark::Path { spots: vec![low, spot(0, 1), high], tone },
                Mark::Number { at: spot(0, 1), right: 500, down: 1000, text: "1".to_owned(), tone },
            ],
        ),
        ("On the same square", vec![Mark::Label { at: middle, corner, text: "2".to_owned(), tone }]),
        ("Broken road", vec![Mark::Rift { at: middle, rise: 0, tone: Tone::Swept }]),
        ("Wiped line", vec![Mark::Strike { from: middle, to: high, tone: Tone::Swept }]),
        ("King in check", vec![Mark::Ring { at: middle, tone: Tone::Alarm }]),
        ("Check along a line", vec![Mark::Dashes { from: low, to: high, tone: Tone::Alarm }]),
        ("Target", vec![Mark::Dot { at: middle, tone }]),
        ("Target with a piece", vec![Mark::Corners { at: middle, tone }]),
    ];
    for (name, sign) in [
        ("Merge, gift", Sign::Plus),
        ("Promotion", Sign::Up),
        ("Captured, wiped off", Sign::Cross),
        ("Beware", Sign::Bang),
        ("Burst", Sign::Burst),
        ("Chips laid", Sign::ChipsAdded),
        ("Shield laid", Sign::Shield),
        ("Chips reordered", Sign::Shuffle),
        ("Move undone", Sign::Undo),
        ("Egg opened", Sign::Egg),
        ("Dropped", Sign::Down),
        ("Turned coat", Sign::Turncoat),
        ("Changed places", Sign::Exchange),
    ] {
        all.push((name, vec![Mark::Badge { at: middle, corner, fit: BadgeFit::USUAL, sign, tone }]));
    }
    all.into_iter().map(|(name, marks)| (name.to_owned(), Exhibit::Marks(marks))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// `docs/gallery.md` and its pictures are up to date.
    #[test]
    fn the_gallery_is_current() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let sheets = Studio::new().unwrap().gallery();
        let regenerate = "regenerate it with cargo run -p sealed-move-board --example gallery";
        let page = std::fs::read_to_string(docs.join("gallery.md")).expect(regenerate);
        assert!(page == gallery_page(&sheets, "gallery"), "{regenerate}");
        for sheet in &sheets {
            let png = std::fs::read(docs.join("gallery").join(sheet.file)).expect(regenerate);
            assert!(png == sheet.png, "{}: {regenerate}", sheet.file);
        }
    }

    #[test]
    fn each_game_has_a_cover() {
        let covers: Vec<_> = Studio::new().unwrap().covers().iter().map(|cover| cover.file).collect();
        assert_eq!(covers, ["cover-aruki.png", "cover-kyo.png", "cover-chakart.png", "cover-lusus.png"]);
    }

    #[test]
    fn every_sprite_is_on_a_sheet() {
        let sheets = Studio::new().unwrap().gallery();
        let names: Vec<&String> = sheets.iter().flat_map(|sheet| &sheet.names).collect();
        for sprite in games::sprites() {
            let kind = sprite.0.trim_end_matches("-first").trim_end_matches("-second");
            let word = words(kind);
            let code = word.to_uppercase() + " ";
            assert!(names.iter().any(|name| **name == word || name.starts_with(&code)), "{kind}");
        }
    }
}
