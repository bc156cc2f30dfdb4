//! The scene of Aruki.

use super::scene::{Cell, Corner, Layer, Mark, Power, Scene, Sign, Spot, Sprite, Stock, Strip, Tone};
use super::{Labels, Shot};
use crate::rules::Side;
use crate::rules::aruki::{CheckKind, Kind, Move, Piece, Square, View};

/// Files and ranks.
const SIDE: u8 = 12;

/// The sprites of each kind, the first side's one first.
const PIECES: [[Sprite; 2]; 15] = [
    [Sprite("aruki/pawn-first"), Sprite("aruki/pawn-second")],
    [Sprite("aruki/javelin-first"), Sprite("aruki/javelin-second")],
    [Sprite("aruki/pike-first"), Sprite("aruki/pike-second")],
    [Sprite("aruki/greater-pike-first"), Sprite("aruki/greater-pike-second")],
    [Sprite("aruki/lance-first"), Sprite("aruki/lance-second")],
    [Sprite("aruki/greater-lance-first"), Sprite("aruki/greater-lance-second")],
    [Sprite("aruki/sword-first"), Sprite("aruki/sword-second")],
    [Sprite("aruki/long-sword-first"), Sprite("aruki/long-sword-second")],
    [Sprite("aruki/rook-first"), Sprite("aruki/rook-second")],
    [Sprite("aruki/arrow-first"), Sprite("aruki/arrow-second")],
    [Sprite("aruki/minister-first"), Sprite("aruki/minister-second")],
    [Sprite("aruki/king-first"), Sprite("aruki/king-second")],
    [Sprite("aruki/jester-first"), Sprite("aruki/jester-second")],
    [Sprite("aruki/golden-dragon-first"), Sprite("aruki/golden-dragon-second")],
    [Sprite("aruki/silver-dragon-first"), Sprite("aruki/silver-dragon-second")],
];

/// The bars that an unspent golden or silver dragon carries: the line that it can wipe.
const COLUMN: [Sprite; 2] = [Sprite("marks/column-first"), Sprite("marks/column-second")];
const ROW: [Sprite; 2] = [Sprite("marks/row-first"), Sprite("marks/row-second")];

/// All sprites that a scene of Aruki may name.
pub(super) fn sprites() -> impl Iterator<Item = Sprite> {
    PIECES.into_iter().chain([COLUMN, ROW]).flatten()
}

/// The last turn: the view before it and its record.
pub(super) type Last<'a> = (&'a View, &'a str);

/// Makes the scene of a view.
///
/// A record that does not read as a turn leaves the last turn out: a picture is never refused.
pub(super) fn scene(view: &View, last: Option<Last<'_>>, shot: &Shot<'_>) -> Scene {
    let cell = |square| cell(view, square, shot.symbols);
    let mut scene = Scene {
        files: SIDE,
        ranks: SIDE,
        bottom: shot.from,
        tints: Vec::new(),
        cells: Square::all().filter_map(cell).collect(),
        ground: Vec::new(),
        marks: Vec::new(),
        strips: Side::BOTH.map(|side| strip(view, side, &shot.labels)),
    };
    if let Some((before, record)) = last
        && let Some((turn, _)) = Move::parse_record(record)
    {
        show_turn(&mut scene, before, turn);
    }
    show_checks(&mut scene, view);
    scene
}

fn cell(view: &View, square: Square, symbols: bool) -> Option<Cell> {
    let piece = view.piece(square)?;
    let layers = layers(piece, view.power(piece.side, piece.kind));
    Some(Cell { at: spot(square), layers, symbol: symbols.then(|| piece.kind.symbol()) })
}

fn layers(piece: Piece, power: bool) -> Vec<Layer> {
    let mut layers = vec![Layer::solid(sprite(piece))];
    if power {
        layers.extend(bar(piece).map(Layer::solid));
    }
    layers
}

const fn sprite(piece: Piece) -> Sprite {
    PIECES[piece.kind.index()][piece.side.index()]
}

const fn bar(piece: Piece) -> Option<Sprite> {
    match piece.kind {
        Kind::GoldenDragon => Some(COLUMN[piece.side.index()]),
        Kind::SilverDragon => Some(ROW[piece.side.index()]),
        _ => None,
    }
}

fn strip(view: &View, side: Side, labels: &Labels<'_>) -> Strip {
    let on_turn = view.turn() == side;
    let stock = Kind::ALL[..Kind::TRAY]
        .iter()
        .map(|&kind| (kind, view.tray(side, kind)))
        .filter(|&(_, count)| count > 0)
        .map(|(kind, count)| Stock { sprite: sprite(Piece { side, kind }), count })
        .collect();
    let powers = [Kind::GoldenDragon, Kind::SilverDragon].map(|kind| {
        let power = view.power(side, kind);
        Power { layers: layers(Piece { side, kind }, power), spent: !power }
    });
    Strip {
        side,
        name: labels.sides[side.index()].to_owned(),
        note: on_turn.then(|| labels.turn.to_owned()),
        on_turn,
        stock,
        slots: Kind::TRAY as u8,
        powers: powers.into(),
    }
}

fn show_turn(scene: &mut Scene, before: &View, turn: Move) {
    let tone = Tone::Last;
    match turn {
        Move::Step { from, to, promotion, .. } => {
            scene.tints.extend([(spot(from), tone), (spot(to), tone)]);
            scene.ground.push(Mark::Brackets { at: spot(from), tone });
            scene.ground.push(Mark::Frame { at: spot(to), tone });
            scene.marks.push(Mark::Arrow { from: spot(from), to: spot(to), tone });
            if before.piece(to).is_some() {
                badge(scene, to, Corner::Right, Sign::Cross, tone);
            }
            if promotion.is_some() {
                badge(scene, to, Corner::Left, Sign::Up, tone);
            }
        }
        Move::Evolve { at, .. } => {
            scene.tints.push((spot(at), tone));
            scene.ground.push(Mark::Frame { at: spot(at), tone });
            badge(scene, at, Corner::Right, Sign::Plus, tone);
        }
        Move::Wipe { dragon, at } => show_wipe(scene, before, dragon, at),
    }
}

/// Strikes the line through, crosses what stood on it and leaves the dragon's ghost.
fn show_wipe(scene: &mut Scene, before: &View, dragon: Kind, at: Square) {
    let tone = Tone::Swept;
    let line: Vec<Square> = line(dragon, at).collect();
    scene.tints.extend(line.iter().map(|&square| (spot(square), tone)));
    if let [first, .., last] = line[..] {
        scene.marks.push(Mark::Strike { from: spot(first), to: spot(last), tone });
    }
    for &square in line.iter().filter(|&&square| square != at && before.piece(square).is_some()) {
        scene.marks.push(Mark::Cross { at: spot(square), tone });
    }
    if let Some(piece) = before.piece(at) {
        scene.cells.push(Cell { at: spot(at), layers: vec![Layer::faded(sprite(piece))], symbol: None });
    }
    scene.ground.push(Mark::Brackets { at: spot(at), tone });
}

fn show_checks(scene: &mut Scene, view: &View) {
    let tone = Tone::Alarm;
    let checks = view.checks();
    for check in &checks {
        let (king, by) = (spot(check.king), spot(check.by));
        if check.kind == CheckKind::Line {
            let Some(dragon) = view.piece(check.by) else { continue };
            scene.tints.extend(line(dragon.kind, check.by).map(|square| (spot(square), tone)));
            scene.marks.push(Mark::Dashes { from: by, to: king, tone });
            scene.marks.push(Mark::Octagon { at: by, tone });
        }
        badge(scene, check.by, Corner::Left, Sign::Bang, tone);
    }
    if let Some(check) = checks.first() {
        scene.marks.push(Mark::Ring { at: spot(check.king), tone });
    }
}

/// The squares that a dragon standing `at` wipes, its own included.
fn line(dragon: Kind, at: Square) -> impl Iterator<Item = Square> {
    Square::all().filter(move |square| match dragon {
        Kind::GoldenDragon => square.file() == at.file(),
        _ => square.rank() == at.rank(),
    })
}

fn badge(scene: &mut Scene, at: Square, corner: Corner, sign: Sign, tone: Tone) {
    scene.marks.push(Mark::Badge { at: spot(at), corner, sign, tone });
}

const fn spot(square: Square) -> Spot {
    Spot { file: square.file() as u8, rank: square.rank() as u8 }
}
