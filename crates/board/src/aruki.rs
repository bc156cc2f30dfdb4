//! The scene of Aruki.

use super::game_scene::{Cover, GameArt, GameScene};
use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{
    ColorScheme, Coordinates, Corner, CountedSprite, Extent, Holdings, Layer, Mark, PowerMark, Scene, Sign,
    Spot, Sprite, SquareContent, Strip, Tone,
};
use sealed_move_rules::aruki::{CheckKind, Kind, Move, Piece, Square, View};
use sealed_move_rules::{Side, View as AnyView};

/// The number of files and of ranks.
const SIDE: u8 = 12;

/// The sprites of each kind: the first side's, then the second side's.
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

/// The rails beside an unused dragon show the line it can wipe: a file or a rank.
const COLUMN: Sprite = Sprite("marks/column");
const ROW: Sprite = Sprite("marks/row");

/// Yields every sprite that a scene of Aruki can contain.
fn sprites() -> impl Iterator<Item = Sprite> {
    PIECES.into_iter().flatten().chain([COLUMN, ROW])
}

/// The view before the last move, and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

pub(super) static ART: GameArt = GameArt {
    game: "aruki",
    scheme: ColorScheme::Bone,
    emblem: Sprite("emblems/aruki"),
    cover: Cover {
        title: "Aruki: a dragon clears its column",
        file: "cover-aruki.png",
        position: "ral1[gd]k[jk][sd]pla1/1oo1o1oooooo/oO1o4r3/5o6/2P9/5A3[PP]2/3M8/1j2O2o[SS]3/4S7/2O1L1O5/\
                   O2O1O1OOOOO/R1L1[GD]K[JK][SD]PLAR w O2PRA/j2l GSgs 3 24",
        turn: "GD(e1)-",
    },
    wide: BoardShape::wide(12, true, false),
    sprites: || sprites().collect(),
};

impl GameScene for View {
    fn scene(&self, request: &RenderRequest<'_>) -> Scene {
        let last = request.last.and_then(|last| match last.before {
            AnyView::Aruki(before) => Some((before, last.notation)),
            _ => None,
        });
        scene(self, last, request)
    }
}

fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let strips = Side::BOTH
        .map(|side| Strip::new(side, &request.labels, view.turn(), holdings(view, side, request.lean)));
    let mut scene = Scene::new(request, SIDE, Coordinates::FromOne, ColorScheme::Bone, strips);
    scene.cells = Square::all().filter_map(|square| cell(view, square, request.symbols)).collect();
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
        stands: false,
        layers,
        symbol: symbols.then(|| piece.kind.symbol()),
    })
}

fn layers(piece: Piece, power: bool) -> Vec<Layer> {
    let mut layers = vec![Layer { extent: extent(piece.kind, power), ..Layer::solid(sprite(piece)) }];
    if power {
        layers.extend(rails(piece).map(Layer::solid));
    }
    layers
}

/// Returns the size of a piece. Squares are small, so men are larger than in other games.
const fn extent(kind: Kind, power: bool) -> Extent {
    match kind {
        Kind::Pawn => Extent::Grown(1160),
        Kind::Rook => Extent::Grown(1104),
        Kind::King | Kind::Minister | Kind::Jester | Kind::Javelin => Extent::Grown(1080),
        Kind::GoldenDragon | Kind::SilverDragon if !power => Extent::Grown(1060),
        _ => Extent::Whole,
    }
}

const fn sprite(piece: Piece) -> Sprite {
    PIECES[piece.kind.index()][piece.side.index()]
}

const fn rails(piece: Piece) -> Option<Sprite> {
    match piece.kind {
        Kind::GoldenDragon => Some(COLUMN),
        Kind::SilverDragon => Some(ROW),
        _ => None,
    }
}

/// Lists all kinds in the order of the rules, then the dragons' powers. A lean picture leaves out an empty tray and
/// dragons that aren't on the board.
fn holdings(view: &View, side: Side, lean: bool) -> Holdings {
    let mut stock: Vec<CountedSprite> = Kind::ALL[..Kind::TRAY]
        .iter()
        .map(|&kind| CountedSprite { sprite: sprite(Piece { side, kind }), count: view.tray(side, kind) })
        .collect();
    let mut dragons = vec![Kind::GoldenDragon, Kind::SilverDragon];
    if lean {
        if stock.iter().all(|stock| stock.count == 0) {
            stock.clear();
        }
        let stands =
            |kind: &Kind| Square::all().any(|square| view.piece(square) == Some(Piece { side, kind: *kind }));
        dragons.retain(stands);
    }
    let power = |kind: Kind| {
        let power = view.power(side, kind);
        PowerMark { layers: layers(Piece { side, kind }, power), spent: !power }
    };
    Holdings::Tray { stock, powers: dragons.into_iter().map(power).collect() }
}

fn show_turn(scene: &mut Scene, before: &View, turn: Move) {
    let tone = Tone::Last;
    match turn {
        Move::Step { from, to, promotion, .. } => {
            scene.tints.extend([(spot(from), tone), (spot(to), tone)]);
            scene.ground.push(Mark::Brackets { at: spot(from), tone });
            scene.ground.push(Mark::Frame { at: spot(to), tone });
            scene.ground.push(Mark::Path { spots: vec![spot(from), spot(to)], tone });
            if before.piece(to).is_some() {
                badge(scene, to, Sign::Cross, tone);
            }
            if promotion.is_some() {
                badge(scene, to, Sign::Up, tone);
            }
        }
        Move::Evolve { at, .. } => {
            scene.tints.push((spot(at), tone));
            scene.ground.push(Mark::Frame { at: spot(at), tone });
            badge(scene, at, Sign::Plus, tone);
        }
        Move::Wipe { dragon, at } => show_wipe(scene, before, dragon, at),
    }
}

/// Strikes out the wiped line, crosses the captured pieces and shows them and the dragon as ghosts.
fn show_wipe(scene: &mut Scene, before: &View, dragon: Kind, at: Square) {
    let tone = Tone::Swept;
    let line: Vec<Square> = line(dragon, at).collect();
    scene.tints.extend(line.iter().map(|&square| (spot(square), tone)));
    for &square in &line {
        let Some(piece) = before.piece(square) else { continue };
        let cell = SquareContent {
            at: spot(square),
            pile: Vec::new(),
            stands: false,
            layers: vec![Layer::faded(sprite(piece))],
            symbol: None,
        };
        scene.ghosts.push(cell);
        if square != at {
            // In a corner, so that the ghost stays recognizable.
            scene.badge(spot(square), &Corner::ALL, Sign::Cross, tone);
        }
    }
    // The strike is interrupted at ghosts.
    for run in line.split(|&square| before.piece(square).is_some()) {
        if let [first, .., last] = *run {
            scene.ground.push(Mark::Strike { from: spot(first), to: spot(last), tone });
        }
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
            scene.ground.push(Mark::Dashes { from: by, to: king, tone });
            // The octagon is enough. A badge or a frame would collide with the dragon's rails.
            scene.ground.retain(|mark| !matches!(mark, Mark::Frame { at, .. } if *at == by));
            scene.ground.push(Mark::Octagon { at: by, tone });
        } else {
            badge(scene, check.by, Sign::Bang, tone);
        }
    }
    if let Some(check) = checks.first() {
        let at = spot(check.king);
        scene.ground.push(Mark::Ring { at, tone });
        let king = scene.cells.iter_mut().filter(|cell| cell.at == at);
        king.flat_map(|cell| &mut cell.layers).for_each(|layer| layer.extent = Extent::Ringed);
    }
}

/// Yields the squares that a dragon on `at` wipes, including its own.
fn line(dragon: Kind, at: Square) -> impl Iterator<Item = Square> {
    Square::all().filter(move |square| match dragon {
        Kind::GoldenDragon => square.file() == at.file(),
        _ => square.rank() == at.rank(),
    })
}

fn badge(scene: &mut Scene, at: Square, sign: Sign, tone: Tone) {
    scene.badge(spot(at), &Corner::BESIDE_FEET, sign, tone);
}

const fn spot(square: Square) -> Spot {
    Spot { file: square.file() as u8, rank: square.rank() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Labels;
    use crate::scene::BadgeFit;
    use sealed_move_rules::aruki::{Aruki, parse_square};
    use sealed_move_rules::{Game as _, Observer};

    /// Returns the scene after `notation` is played in `position`.
    fn after(position: &str, notation: &str) -> Scene {
        let start = Aruki.parse(position).unwrap();
        let (before, after) = (start.view(Observer::Public), start.replay(notation).unwrap().position);
        scene_of(&after.view(Observer::Public), Some((&before, notation)))
    }

    fn scene_of(view: &AnyView, last: Option<(&AnyView, &str)>) -> Scene {
        let labels = Labels::new(["White", "Black"], Some("Move 1"));
        let request = RenderRequest { symbols: false, ..RenderRequest::new(view, Side::First, labels) };
        let last = last.map(|(before, notation)| (aruki(before), notation));
        scene(aruki(view), last, &request)
    }

    fn aruki(view: &AnyView) -> &View {
        match view {
            AnyView::Aruki(view) => view,
            other => panic!("{other:?}"),
        }
    }

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
    fn a_lean_picture_leaves_out_what_is_empty() {
        let of = |position: &str| {
            let view = Aruki.parse(position).unwrap().view(Observer::Public);
            let labels = Labels::new(["White", "Black"], None);
            let request = RenderRequest { lean: true, ..RenderRequest::new(&view, Side::First, labels) };
            let scene = scene(aruki(&view), None, &request);
            let (stock, powers) = tray(&scene, Side::First);
            (stock.len(), powers.len())
        };
        assert_eq!(of("k11/12/12/12/12/12/12/12/12/12/12/11K w -/- - 0 1"), (0, 0));
        assert_eq!(of("k11/12/12/12/12/12/12/12/12/12/12/3[GD]7K w O/- G 0 1"), (11, 1));
    }

    /// `PICTURES.md` §2: men are 58, 64 and 81 hundredths of a square high here. Their paths in the sprites have
    /// heights of 50, 58 and 75.
    #[test]
    fn men_are_larger_on_small_squares() {
        for (kind, path, wanted) in [(Kind::Pawn, 50, 58), (Kind::Rook, 58, 64), (Kind::King, 75, 81)] {
            let Extent::Grown(side) = extent(kind, false) else { panic!("{kind:?}") };
            assert_eq!(path * u32::from(side) / 1000, wanted, "{kind:?}");
        }
    }

    #[test]
    fn dragons_have_rails_until_they_wipe() {
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
            let cross = Mark::Badge {
                at: at(square),
                corner: Corner::UpperRight,
                fit: BadgeFit::USUAL,
                sign: Sign::Cross,
                tone,
            };
            assert!(scene.marks.contains(&cross), "{square}");
        }
        let on_dragon = |mark: &Mark| matches!(mark, Mark::Badge { at: there, .. } if *there == at("d1"));
        assert!(!scene.marks.iter().any(on_dragon));
        // Strikes run from d2 to d3, from d5 to d6 and from d8 on, so none crosses a ghost.
        let strikes: Vec<&Mark> =
            scene.ground.iter().filter(|mark| matches!(mark, Mark::Strike { .. })).collect();
        let strike = |from, to| Mark::Strike { from: at(from), to: at(to), tone };
        assert_eq!(strikes, [&strike("d2", "d3"), &strike("d5", "d6"), &strike("d8", "d12")]);
        let ghost = scene.ghosts.iter().find(|cell| cell.at == at("d1")).unwrap();
        assert_eq!(ghost.layers, [Layer::faded(Sprite("aruki/golden-dragon-first"))]);
    }

    /// `PICTURES.md` §4: ring, octagon and line are below the pieces, and the king fits into its
    /// ring.
    #[test]
    fn a_check_hides_nothing() {
        let scene = after("4[gd]k6/12/12/12/12/12/12/12/12/12/12/3K8 b -/- g 0 40", "GD(e12)d12+");
        let tone = Tone::Alarm;
        for mark in [
            Mark::Ring { at: at("d1"), tone },
            Mark::Octagon { at: at("d12"), tone },
            Mark::Dashes { from: at("d12"), to: at("d1"), tone },
        ] {
            assert!(scene.ground.contains(&mark), "{mark:?}");
        }
        assert!(scene.marks.iter().all(|mark| matches!(mark, Mark::Badge { .. })), "{:?}", scene.marks);
        assert!(!scene.ground.iter().any(|mark| matches!(mark, Mark::Frame { .. })), "{:?}", scene.ground);
        let king = scene.cells.iter().find(|cell| cell.at == at("d1")).unwrap();
        assert!(king.layers.iter().all(|layer| layer.extent == Extent::Ringed));
    }

    #[test]
    fn an_unreadable_move_is_not_marked() {
        let view = start();
        assert_eq!(scene_of(&view, Some((&view, "d2 to d3"))), scene_of(&view, None));
    }

    #[test]
    fn the_tray_lists_kinds_in_rules_order() {
        let view = Aruki.parse("k11/12/12/12/12/12/12/12/12/12/12/11K w O2P[PP]3M/- - 0 1").unwrap();
        let scene = scene_of(&view.view(Observer::Public), None);
        let (stock, _) = tray(&scene, Side::First);
        assert_eq!(
            stock.iter().map(|stock| stock.count).collect::<Vec<_>>(),
            [2, 0, 1, 3, 0, 0, 0, 0, 0, 0, 1]
        );
        assert_eq!((stock[2].sprite.0, stock[10].sprite.0), ("aruki/pike-first", "aruki/minister-first"));
        assert!(tray(&scene, Side::Second).0.iter().all(|stock| stock.count == 0));
    }
}
