//! The scene of Aruki.

use super::request::{Labels, RenderRequest};
use super::scene::{
    ColorScheme, Coordinates, Corner, CountedSprite, Format, Holdings, Layer, Mark, PowerMark, Scene, Sign,
    Spot, Sprite, SquareContent, Strip, Tone,
};
use sealed_move_rules::Side;
use sealed_move_rules::aruki::{CheckKind, Kind, Move, Piece, Square, View};

/// Files and ranks.
const SIDE: u8 = 12;

/// The sprites of each kind, the first side's one first.
const PIECES: [[Sprite; 2]; 15] = [
    [Sprite("pieces/pawn-first"), Sprite("pieces/pawn-second")],
    [Sprite("aruki/javelin-first"), Sprite("aruki/javelin-second")],
    [Sprite("aruki/pike-first"), Sprite("aruki/pike-second")],
    [Sprite("aruki/greater-pike-first"), Sprite("aruki/greater-pike-second")],
    [Sprite("aruki/lance-first"), Sprite("aruki/lance-second")],
    [Sprite("aruki/greater-lance-first"), Sprite("aruki/greater-lance-second")],
    [Sprite("aruki/sword-first"), Sprite("aruki/sword-second")],
    [Sprite("aruki/long-sword-first"), Sprite("aruki/long-sword-second")],
    [Sprite("pieces/rook-first"), Sprite("pieces/rook-second")],
    [Sprite("aruki/arrow-first"), Sprite("aruki/arrow-second")],
    [Sprite("aruki/minister-first"), Sprite("aruki/minister-second")],
    [Sprite("pieces/king-first"), Sprite("pieces/king-second")],
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

/// The last move: the view before it and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

/// Makes the scene of a view.
///
/// a notation that does not read as a move leaves the last move out: a picture is never refused.
pub(super) fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let cell = |square| cell(view, square, request.symbols);
    let mut scene = Scene {
        files: SIDE,
        ranks: SIDE,
        coordinates: Coordinates::FromOne,
        format: Format::Wide,
        scheme: ColorScheme::Bone,
        bottom: request.from,
        tints: Vec::new(),
        cells: Square::all().filter_map(cell).collect(),
        tiled_pieces: Vec::new(),
        ground: Vec::new(),
        marks: Vec::new(),
        strips: Side::BOTH.map(|side| strip(view, side, &request.labels)),
    };
    if let Some((before, notation)) = last
        && let Some((turn, _)) = Move::parse_notation(notation)
    {
        show_turn(&mut scene, before, turn);
    }
    show_checks(&mut scene, view);
    scene
}

fn cell(view: &View, square: Square, symbols: bool) -> Option<SquareContent> {
    let piece = view.piece(square)?;
    let layers = layers(piece, view.power(piece.side, piece.kind));
    Some(SquareContent {
        at: spot(square),
        pile: Vec::new(),
        layers,
        symbol: symbols.then(|| piece.kind.symbol()),
    })
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
    let on_turn = labels.turn.is_some() && view.turn() == side;
    let stock = Kind::ALL[..Kind::TRAY]
        .iter()
        .map(|&kind| (kind, view.tray(side, kind)))
        .filter(|&(_, count)| count > 0)
        .map(|(kind, count)| CountedSprite { sprite: sprite(Piece { side, kind }), count })
        .collect();
    let powers = [Kind::GoldenDragon, Kind::SilverDragon].map(|kind| {
        let power = view.power(side, kind);
        PowerMark { layers: layers(Piece { side, kind }, power), spent: !power }
    });
    Strip {
        side,
        name: labels.sides[side.index()].to_owned(),
        note: labels.turn.filter(|_| on_turn).map(str::to_owned),
        on_turn,
        holdings: Holdings::Tray { stock, slots: Kind::TRAY as u8, powers: powers.into() },
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
        let layers = vec![Layer::faded(sprite(piece))];
        scene.cells.push(SquareContent { at: spot(at), pile: Vec::new(), layers, symbol: None });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Labels, Size, ThemeName};
    use sealed_move_rules::aruki::{Aruki, parse_square};
    use sealed_move_rules::{Game as _, Observer, View as AnyView};

    /// The scene after a record is played from a position.
    fn after(position: &str, notation: &str) -> Scene {
        let start = Aruki.parse(position).unwrap();
        let (before, after) = (start.view(Observer::Public), start.replay(notation).unwrap().position);
        scene_of(&after.view(Observer::Public), Some((&before, notation)))
    }

    fn scene_of(view: &AnyView, last: Option<(&AnyView, &str)>) -> Scene {
        let request = RenderRequest {
            view,
            last: None,
            from: Side::First,
            theme: ThemeName::Wood,
            size: Size::default(),
            symbols: false,
            labels: Labels { sides: ["White", "Black"], turn: Some("Move 1") },
        };
        let last = last.map(|(before, notation)| (aruki(before), notation));
        scene(aruki(view), last, &request)
    }

    fn aruki(view: &AnyView) -> &View {
        match view {
            AnyView::Aruki(view) => view,
            other => panic!("{other:?}"),
        }
    }

    /// The stock and the powers of a side.
    fn tray(scene: &Scene, side: Side) -> (&[CountedSprite], &[PowerMark]) {
        match &scene.strips[side.index()].holdings {
            Holdings::Tray { stock, powers, .. } => (stock, powers),
            other => panic!("{other:?}"),
        }
    }

    fn at(name: &str) -> Spot {
        spot(parse_square(name).unwrap())
    }

    fn start() -> AnyView {
        Aruki
            .parse(
                "ralp[gd]k[jk][sd]plar/oooooooooooo/12/12/12/12/12/12/12/12/OOOOOOOOOOOO/\
                 RALP[GD]K[JK][SD]PLAR w -/- GSgs 0 1",
            )
            .unwrap()
            .view(Observer::Public)
    }

    #[test]
    fn dragons_carry_their_bars_until_the_power_is_spent() {
        let scene = scene_of(&start(), None);
        let layers = |scene: &Scene, name: &str| {
            scene.cells.iter().find(|cell| cell.at == at(name)).map(|cell| cell.layers.len())
        };
        assert_eq!(layers(&scene, "e1"), Some(2));
        assert_eq!(layers(&scene, "f1"), Some(1));
        assert!(Side::BOTH.iter().all(|&side| tray(&scene, side).1.iter().all(|power| !power.spent)));
        let spent = after("k11/12/12/12/12/12/12/12/3O8/12/12/3[GD]7K w -/o G 0 9", "GD(d1)-");
        assert!(tray(&spent, Side::First).1[0].spent);
    }

    #[test]
    fn a_wipe_leaves_crosses_and_a_ghost() {
        let scene = after("k11/12/12/12/12/3o8/12/12/3O8/12/12/3[GD]7K w -/o G 0 9", "GD(d1)-");
        let tone = Tone::Swept;
        assert_eq!(scene.tints.len(), 12);
        for square in ["d4", "d7"] {
            assert!(scene.marks.contains(&Mark::Cross { at: at(square), tone }), "{square}");
        }
        assert!(!scene.marks.contains(&Mark::Cross { at: at("d1"), tone }));
        let ghost = scene.cells.iter().find(|cell| cell.at == at("d1")).unwrap();
        assert_eq!(ghost.layers, [Layer::faded(Sprite("aruki/golden-dragon-first"))]);
    }

    #[test]
    fn a_record_that_cannot_be_read_is_left_out() {
        let view = start();
        assert_eq!(scene_of(&view, Some((&view, "d2 to d3"))), scene_of(&view, None));
    }

    #[test]
    fn the_tray_keeps_the_order_of_the_rules() {
        let view = Aruki.parse("k11/12/12/12/12/12/12/12/12/12/12/11K w O2P[PP]3M/- - 0 1").unwrap();
        let scene = scene_of(&view.view(Observer::Public), None);
        let got: Vec<_> =
            tray(&scene, Side::First).0.iter().map(|stock| (stock.sprite.0, stock.count)).collect();
        let expected = [
            ("pieces/pawn-first", 2),
            ("aruki/pike-first", 1),
            ("aruki/greater-pike-first", 3),
            ("aruki/minister-first", 1),
        ];
        assert_eq!(got, expected);
        assert!(tray(&scene, Side::Second).0.is_empty());
    }
}
