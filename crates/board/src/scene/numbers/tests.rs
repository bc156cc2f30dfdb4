mod moved;

use super::*;
use crate::canvas::Canvas;
use crate::fitting;
use crate::games;
use crate::layout::{BoardShape, Layout};
use crate::palette::Finish;
use crate::pile::PileLayout;
use crate::placement::{Fitting, Transform};
use crate::scene::{Layer, Sign, TiledPiece};
use crate::studio::Studio;
use crate::{Labels, LastMove, RenderRequest, Size, ThemeName, marks, stacks, tiled_pieces};
use sealed_move_rules::{Observer, find};

/// Builds the scenes of all legal moves in a game's vectors, from both sides.
fn scenes(game: &str, vectors: &str, field: &str) -> Vec<(String, Scene)> {
    all_scenes(game, vectors, field, false)
}

fn all_scenes(game: &str, vectors: &str, field: &str, symbols: bool) -> Vec<(String, Scene)> {
    let game = find(game).unwrap();
    let mut scenes = Vec::new();
    for line in vectors.lines() {
        let vector: serde_json::Value = serde_json::from_str(line).unwrap();
        let (Some(position), Some(written)) = (vector["position"].as_str(), vector[field].as_str()) else {
            continue;
        };
        let Ok(start) = game.parse(position) else { continue };
        let Ok(after) = start.replay(written) else { continue };
        let (before, after) = (start.view(Observer::Public), after.position.view(Observer::Public));
        let Ok(notation) = start.redact(written, Observer::Public) else { continue };
        for from in Side::BOTH {
            let last = Some(LastMove { before: &before, notation: &notation });
            let labels = Labels::new(["One", "Two"], Some("Move 7"));
            let request = RenderRequest { last, symbols, ..RenderRequest::new(&after, from, labels) };
            scenes.push((format!("{written} in {position}"), games::scene(&request)));
        }
    }
    scenes
}

/// Returns the numbers of a scene with their squares and bounding boxes.
fn numbers(scene: &Scene) -> Vec<(Spot, Extents)> {
    let number = |mark: &Mark| match *mark {
        Mark::Number { at, right, down, ref text, .. } => {
            let half = scene.disc(text);
            Some((at, Extents::around((right, down), half.0, half.1)))
        }
        _ => None,
    };
    scene.marks.iter().filter_map(number).collect()
}

fn in_square(scene: &Scene, at: Spot, (right, down): (i32, i32)) -> bool {
    let (x, y) = scene.corner(at);
    (x..x + SQUARE).contains(&right) && (y..y + SQUARE).contains(&down)
}

/// A pixel of Kyo's smallest squares in Discord, which are 31 px wide.
const SEEN_PIXEL: i32 = SQUARE / 31;

/// `PICTURES.md` §4: marks don't touch, and each number is on the board near the square it belongs
/// to. In Kyo, each number is on a tinted square.
fn check(game: &str, vectors: &str, field: &str, min: usize) {
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, scene) in scenes(game, vectors, field) {
        let numbers = numbers(&scene);
        seen += usize::from(!numbers.is_empty());
        let side = i32::from(scene.files) * SQUARE;
        for (at, disc) in numbers {
            let within = disc.left >= 0 && disc.top >= 0 && disc.right <= side && disc.bottom <= side;
            let near = disc.shared(Extents::around(scene.middle(at), SQUARE * 3 / 2, SQUARE * 3 / 2)) > 0;
            let middle = ((disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2);
            let entered = game != "kyo" || scene.tints.iter().any(|tint| in_square(&scene, tint.0, middle));
            if !(within && near && entered) {
                wrong.push(format!("{name}: {at:?}, {disc:?}, {within} {near} {entered}"));
            }
        }
        // Two pixels between two discs in Discord's smallest view.
        let discs: Vec<_> = scene.marks.iter().filter(|mark| matches!(mark, Mark::Number { .. })).collect();
        for (place, mark) in discs.iter().enumerate() {
            let Some(Outline::Disc { middle, radius, reach }) = scene.outline(mark) else { continue };
            let around = Outline::Disc { middle, radius: radius + 2 * SEEN_PIXEL, reach };
            let near = |other: &&&Mark| scene.outline(other).is_some_and(|other| around.touches(&other));
            if let Some(other) = discs[place + 1..].iter().find(near) {
                wrong.push(format!("{name}: {mark:?} is close to {other:?}"));
            }
        }
        let shown: Vec<(&Mark, Outline)> =
            scene.marks.iter().filter_map(|mark| Some((mark, scene.outline(mark)?))).collect();
        for (place, (mark, outline)) in shown.iter().enumerate() {
            for (other, _) in shown[place + 1..].iter().filter(|(_, other)| outline.touches(other)) {
                wrong.push(format!("{name}: {mark:?} touches {other:?}"));
            }
        }
    }
    assert!(seen >= min, "{game}: only {seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(12)]);
}

#[test]
fn numbers_of_kyo_touch_nothing() {
    check("kyo", include_str!("../../../../rules/tests/vectors/kyo/vectors.jsonl"), "canonical", 40);
}

#[test]
fn numbers_of_chakart_touch_nothing() {
    check("chakart", include_str!("../../../../rules/tests/vectors/chakart/vectors.jsonl"), "record", 40);
}

/// With two steps, the first number is on the border that the path crosses and the last one behind
/// the arrowhead.
#[test]
fn numbers_are_on_the_path() {
    let position = "k7/8/8/8/8/3m4/3P4/K7 w 20 {\"flags\":\"0000\"}";
    let scenes = scenes("chakart", &format!("{{\"position\":{position:?},\"record\":\"d2d3\"}}"), "record");
    assert_eq!(scenes.len(), 2, "a legal move");
    let numbers = numbers(&scenes[0].1);
    // Both are close to the file's middle. The last number is behind the arrowhead, which ends at
    // the border of d4. The first number is at the border of d3, above the pile on d2.
    let rows = [(3, 5300..=5600), (2, 5800..=6100)];
    assert_eq!(numbers.len(), rows.len());
    for ((at, disc), (rank, row)) in numbers.into_iter().zip(rows) {
        assert_eq!(at, Spot { file: 3, rank });
        assert!(((disc.left + disc.right) / 2).abs_diff(3500) <= 180, "{disc:?}");
        assert!(row.contains(&((disc.top + disc.bottom) / 2)), "{disc:?}");
    }
}

/// The sorted offsets of painted pixels.
struct Painted(Vec<usize>);

impl Painted {
    fn touches(&self, other: &Self) -> bool {
        self.0.iter().any(|place| other.0.binary_search(place).is_ok())
    }
}

/// Paints parts of a scene separately.
struct SoleCanvas<'a> {
    studio: &'a Studio,
    scene: &'a Scene,
    layout: Layout,
}

impl<'a> SoleCanvas<'a> {
    fn new(studio: &'a Studio, scene: &'a Scene) -> Self {
        let shape = BoardShape::of(scene);
        let layout = Layout::new(shape, shape.square(Size::new(600)), None, scene.bottom);
        Self { studio, scene, layout }
    }

    /// Paints on a canvas filled with an otherwise unused color.
    fn painted(&self, paint: impl FnOnce(&mut Canvas, &crate::kit::Kit)) -> Painted {
        let board = self.layout.board.width as u32;
        let drawn = self.studio.drawn((ThemeName::Classic, self.scene.scheme, Finish::Still, board));
        let tone = &drawn.kit.theme.tones[Tone::Frost.index()];
        let ((width, height), ground) = (self.layout.size(), drawn.kit.palette.index(tone.light));
        let mut canvas = Canvas::new(width, height, ground);
        paint(&mut canvas, &drawn.kit);
        let (stride, empty) = (canvas.stride(), vec![ground; width]);
        let rows = canvas.rows().chunks_exact(stride).enumerate();
        let painted = rows.filter(|(_, row)| row[1..] != empty).flat_map(|(y, row)| {
            (1..stride).filter(|&x| row[x] != ground).map(move |x| y * stride + x).collect::<Vec<_>>()
        });
        Painted(painted.collect())
    }

    /// Returns the upper two fifths of the painted pixels: a head.
    fn upper(&self, painted: &Painted) -> Painted {
        let stride = self.layout.size().0 + 1;
        let rows = || painted.0.iter().map(|place| place / stride);
        let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0) + 1);
        let end = (top + (bottom - top) * 2 / 5) * stride;
        Painted(painted.0.iter().copied().filter(|&place| place < end).collect())
    }

    fn mark(&self, mark: &Mark) -> Painted {
        self.painted(|canvas, kit| marks::draw(canvas, kit, &self.layout, mark))
    }

    /// Paints the arrowheads of all paths.
    fn heads(&self) -> Vec<(&'a Mark, Painted)> {
        let ways = self.scene.ground.iter().filter(|mark| matches!(mark, Mark::Path { .. }));
        let head =
            |mark: &Mark| self.painted(|canvas, kit| marks::draw_head(canvas, kit, &self.layout, mark));
        ways.map(|mark| (mark, head(mark))).collect()
    }

    fn fitting(&self, cell: &SquareContent) -> Fitting {
        let board = self.layout.board.width as u32;
        let drawn = self.studio.drawn((ThemeName::Classic, self.scene.scheme, Finish::Still, board));
        let solid = self.scene.outlines();
        fitting::fit(&drawn.kit, &self.studio.atlas, &self.layout, self.scene, &solid, cell)
    }

    /// Returns the size of a figure, in thousandths of its size without chips or marks.
    fn size(&self, cell: &SquareContent) -> i32 {
        let board = self.layout.board.width as u32;
        let drawn = self.studio.drawn((ThemeName::Classic, self.scene.scheme, Finish::Still, board));
        let Fitting { figure, insets, .. } = self.fitting(cell);
        if cell.pile.is_empty() && !cell.stands {
            return figure.scale;
        }
        let area = self.layout.square_at(cell.at);
        let pile = PileLayout::new(&self.layout, area, cell.pile.len(), insets);
        let side = stacks::figure_at(&drawn.kit, &self.studio.atlas, &self.layout, &cell.layers[0], &pile);
        side.unwrap().0 * figure.scale / self.layout.square
    }

    fn transform(&self, figure: &TiledPiece) -> Transform {
        fitting::fit_above_tiles(&self.studio.atlas, self.scene, &self.scene.outlines(), figure)
    }

    /// Paints a piece without its tiles.
    fn head(&self, figure: &TiledPiece) -> Painted {
        let placed = (figure, self.transform(figure));
        self.painted(|canvas, kit| {
            tiled_pieces::draw_piece(canvas, kit, &self.studio.atlas, &self.layout, placed);
        })
    }

    /// Paints the tiles, the free slots and each emblem.
    fn signs(&self, figure: &TiledPiece) -> Vec<Painted> {
        let (atlas, layout) = (&self.studio.atlas, &self.layout);
        let mut signs = vec![
            self.painted(|canvas, kit| tiled_pieces::draw_tiles(canvas, kit, atlas, layout, figure)),
            self.painted(|canvas, kit| {
                tiled_pieces::draw_free_slots(canvas, kit, layout, self.scene, figure);
            }),
        ];
        for &emblem in &figure.emblems {
            let alone = TiledPiece { emblems: vec![emblem], ..figure.clone() };
            signs.push(self.painted(|canvas, kit| {
                tiled_pieces::draw_emblems(canvas, kit, atlas, layout, &alone);
            }));
        }
        signs
    }

    /// Paints a piece with its chips, and its label.
    fn cell(&self, cell: &SquareContent) -> (Painted, Option<Painted>) {
        let fitting = self.fitting(cell);
        let mut shown = cell.clone();
        shown.layers.retain(|layer| !layer.frames_a_square());
        let piece = self.painted(|canvas, kit| {
            stacks::draw(canvas, kit, &self.studio.atlas, &self.layout, (&shown, &fitting));
        });
        let label = cell.symbol.zip(fitting.label).map(|(symbol, label)| {
            self.painted(|canvas, kit| stacks::draw_label(canvas, kit, label, symbol))
        });
        (piece, label)
    }
}

/// A path that starts below a number has no dot visible behind it.
#[test]
fn a_number_replaces_the_start_dot() {
    let position = "9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31";
    let canonical = "C2 4C3 +1B4 2D4 1D5";
    let line = serde_json::json!({ "position": position, "canonical": canonical }).to_string();
    let (_, scene) = scenes("kyo", &line, "canonical").remove(0);
    let (studio, start) = (Studio::new().unwrap(), Spot { file: 7, rank: 2 });
    let sole = SoleCanvas::new(&studio, &scene);
    let way = scene.ground.iter().find(|mark| matches!(mark, Mark::Path { .. })).unwrap();
    let way = sole.painted(|canvas, kit| marks::draw_ground(canvas, kit, &sole.layout, &scene, way));
    let first = |mark: &&Mark| matches!(mark, Mark::Number { text, .. } if text == "1");
    let number = scene.marks.iter().find(first).unwrap();
    let Some(Outline::Disc { middle, .. }) = scene.outline(number) else { panic!("{number:?}") };
    assert!(in_square(&scene, start, middle), "{number:?}");
    // The path leads upwards.
    assert!(way.0.last() < sole.mark(number).0.last());
}

/// `PICTURES.md` §1, §4 and §6, pixel by pixel: no bar, badge, number, broken road or label hides a
/// figure, chip, count, arrowhead or another mark. No piece that can move aside hides an arrowhead.
fn check_hidden(game: &str, vectors: &str, field: &str, symbols: bool, min: usize) {
    let studio = Studio::new().unwrap();
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, scene) in all_scenes(game, vectors, field, symbols) {
        let solid = scene.outlines();
        let way = |mark: &Mark| matches!(mark, Mark::Path { .. });
        if solid.is_empty() && !symbols && !scene.ground.iter().any(way) {
            continue;
        }
        let sole = SoleCanvas::new(&studio, &scene);
        let heads = sole.heads();
        let shown: Vec<(&Mark, Painted)> = scene
            .marks
            .iter()
            .filter(|mark| scene.outline(mark).is_some())
            .map(|mark| (mark, sole.mark(mark)))
            .collect();
        for (place, (mark, painted)) in shown.iter().enumerate() {
            seen += 1;
            // Numbers are behind arrowheads and bars on top of them. A shuffle has only two
            // corners, and an arrowhead can be between them.
            let clear = match mark {
                Mark::Badge { sign, .. } => *sign != Sign::Shuffle,
                mark => matches!(mark, Mark::Label { .. }),
            };
            let heads = heads.iter().filter(|_| clear);
            let others = shown[place + 1..].iter().chain(heads);
            for (other, _) in others.filter(|(_, other)| painted.touches(other)) {
                wrong.push(format!("{name}: {mark:?} touches {other:?}"));
            }
        }
        let solid: Vec<Outline> = solid.into_iter().chain(scene.head_outlines()).collect();
        for cell in scene.ghosts.iter().chain(&scene.cells) {
            let (x, y) = scene.corner(cell.at);
            let square = Outline::rect((x, y), (x + SQUARE, y + SQUARE));
            if cell.symbol.is_none() && !solid.iter().any(|other| other.touches(&square)) {
                continue;
            }
            let (piece, label) = sole.cell(cell);
            if let Some(label) = &label {
                seen += 1;
                if label.touches(&sole.upper(&piece)) {
                    wrong.push(format!("{name}: the letter of {cell:?}"));
                }
            }
            let loose = cell.pile.is_empty() && !cell.stands && !cell.is_ghost();
            let heads = heads.iter().filter(|_| loose);
            // A badge may hide a little of a man's body rather than make him small.
            let kept = if loose { sole.upper(&piece) } else { piece };
            for (mark, painted) in shown.iter().chain(heads) {
                // Letters stay in their corner, even over an arrowhead.
                let covers = |label: &Painted| scene.outline(mark).is_some() && painted.touches(label);
                if painted.touches(&kept) || label.as_ref().is_some_and(covers) {
                    wrong.push(format!("{name}: {mark:?} hides a part of {cell:?}"));
                }
            }
        }
    }
    assert!(seen >= min, "{game}: only {seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(12)]);
}

#[test]
fn nothing_is_hidden_on_a_board_of_kyo() {
    let vectors = include_str!("../../../../rules/tests/vectors/kyo/vectors.jsonl");
    check_hidden("kyo", vectors, "canonical", false, 630);
}

/// Uses the positions of the golden pictures.
#[test]
fn letters_hide_nothing_on_a_board_of_kyo() {
    let vectors = [
        (
            "DDDH,DDLH,DLLH,LLLH,SSSK,DLSQ,LLLH,DLLH,DDLH,DDDH/4,SST,SST,4/10/P,P,P,P,2,P,P,P,P/10/10/\
          p,p,p,p,2,p,p,p,p/10/4,SSt,SSt,4/dddh,ddlh,dllh,lllh,SSSk,dlSq,lllh,dllh,ddlh,dddh g m 1",
            "E1 +1D2 1E2 +1F3",
        ),
        ("9,K/9,D/2,DLDSST,7/7,SP,2/4,DLLDQ,5/3,Sddh,6/5,dd,4/5,lS,4/d,9/k,9 g - 31", "E4 3E5 2F6 XF7 =DL"),
        (
            "dH,lDT,SdlK,SSDDh,LdSLLk,dDdSDlQ,LdLDSSDP,Ddldldldt,SdDDSllLLq,p/9,D/1,LDSLLH,1,S,lS,3,N,c/\
          10/10/10/10/10/d,9/k,9 g - 1",
            "J0 J1",
        ),
    ];
    let lines = vectors.map(|(position, canonical)| {
        serde_json::json!({ "position": position, "canonical": canonical }).to_string()
    });
    check_hidden("kyo", &lines.join("\n"), "canonical", true, 80);
}

#[test]
fn nothing_is_hidden_on_a_board_of_aruki() {
    let vectors = include_str!("../../../../rules/tests/vectors/aruki/vectors.jsonl");
    check_hidden("aruki", vectors, "canonical", false, 200);
}

#[test]
fn letters_hide_nothing_on_a_board_of_aruki() {
    let position = "1jplr[pp][ll]s[ss]amk/1o1o1o1o1o1o/1[jk][gd][sd]8/12/oooooo6/12/12/6OOOOOO/12/\
                    8[JK][GD][SD]1/O1O1O1O1O1O1/[PP]J[LL]PLRS[SS]AMK1 b \
                    O12J2P4[PP]3L4[LL]2S2[SS]2R4A4M2/o9j3p2[pp]l[ll]5s10[ss]r2a7m GSgs 0 999";
    let line = serde_json::json!({ "position": position, "canonical": "O(a8)a7" }).to_string();
    check_hidden("aruki", &line, "canonical", true, 80);
}

#[test]
fn letters_hide_nothing_on_a_board_of_chakart() {
    let vectors = include_str!("../../../../rules/tests/vectors/chakart/vectors.jsonl");
    let some: Vec<&str> = vectors.lines().step_by(12).collect();
    check_hidden("chakart", &some.join("\n"), "record", true, 400);
}

#[test]
fn nothing_is_hidden_on_a_board_of_chakart() {
    let vectors = include_str!("../../../../rules/tests/vectors/chakart/vectors.jsonl");
    check_hidden("chakart", vectors, "record", false, 400);
}

/// Minimum visible height of a piece above its tiles, as a fraction of a square.
const MIN_HEAD_HEIGHT: f32 = 0.27;

/// `PICTURES.md` §4 and §8, pixel by pixel: no mark or emblem hides a piece, tile, free slot or
/// another mark. Enough of each piece is visible above its tiles to identify it.
#[test]
fn nothing_is_hidden_on_a_board_of_lusus() {
    let vectors = include_str!("../../../../rules/tests/vectors/lusus/vectors.jsonl");
    let studio = Studio::new().unwrap();
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, scene) in scenes("lusus", vectors, "record") {
        let solid = scene.outlines();
        let sole = SoleCanvas::new(&studio, &scene);
        let shown: Vec<(&Mark, Painted)> = scene
            .marks
            .iter()
            .filter(|mark| scene.outline(mark).is_some())
            .map(|mark| (mark, sole.mark(mark)))
            .collect();
        for (place, (mark, painted)) in shown.iter().enumerate() {
            for (other, _) in shown[place + 1..].iter().filter(|(_, other)| painted.touches(other)) {
                wrong.push(format!("{name}: {mark:?} touches {other:?}"));
            }
        }
        for ghost in &scene.ghosts {
            let (piece, _) = sole.cell(ghost);
            for (mark, _) in shown.iter().filter(|(_, painted)| painted.touches(&piece)) {
                wrong.push(format!("{name}: {mark:?} hides a part of {ghost:?}"));
            }
        }
        for figure in &scene.tiled_pieces {
            let (x, y) = scene.corner(figure.at);
            let square = Outline::rect((x, y), (x + SQUARE, y + SQUARE));
            let near = solid.iter().any(|other| other.touches(&square));
            if !near && figure.emblems.is_empty() {
                continue;
            }
            seen += 1;
            let (head, signs) = (sole.head(figure), sole.signs(figure));
            let width = sole.layout.size().0 + 1;
            let row = |place: Option<&usize>| place.map_or(usize::MAX, |place| place / width);
            let left = row(signs[0].0.first()).min(row(head.0.last())) - row(head.0.first());
            if (left as f32) < MIN_HEAD_HEIGHT * sole.layout.square as f32 {
                wrong.push(format!("{name}: {left} of {} of {figure:?}", sole.layout.square));
            }
            for (place, sign) in signs.iter().enumerate() {
                let hides = place > 1 && sign.touches(&head);
                if hides || signs[place + 1..].iter().any(|other| sign.touches(other)) {
                    wrong.push(format!("{name}: {place} hides a part of {figure:?}"));
                }
                for (mark, _) in shown.iter().filter(|(_, painted)| painted.touches(sign)) {
                    wrong.push(format!("{name}: {mark:?} hides {place} of {figure:?}"));
                }
            }
            for (mark, _) in shown.iter().filter(|(_, painted)| painted.touches(&head)) {
                wrong.push(format!("{name}: {mark:?} hides a part of {figure:?}"));
            }
        }
    }
    assert!(seen >= 300, "only {seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(12)]);
}
