//! The scene of Chakart.

mod last_move;

use super::game_scene::{Cover, GameArt, GameScene};
use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{
    ColorScheme, Coordinates, CountedSprite, Holdings, Layer, PowerMark, Scene, Spot, Sprite, SquareContent,
    Strip,
};
use sealed_move_rules::chakart::{self, Condition, Kind, Object, Piece, Square, Todo, View};
use sealed_move_rules::{Side, View as AnyView};

/// The number of files and of ranks.
const SIDE: u8 = 8;

/// The sprites of each kind: White's, then Black's.
const PIECES: [[Sprite; 2]; Kind::ALL.len()] = [
    [Sprite("pieces/pawn-first"), Sprite("pieces/pawn-second")],
    [Sprite("pieces/rook-first"), Sprite("pieces/rook-second")],
    [Sprite("pieces/knight-first"), Sprite("pieces/knight-second")],
    [Sprite("pieces/bishop-first"), Sprite("pieces/bishop-second")],
    [Sprite("pieces/queen-first"), Sprite("pieces/queen-second")],
    [Sprite("pieces/king-first"), Sprite("pieces/king-second")],
];

const OBJECTS: [Sprite; Object::ALL.len()] =
    [Sprite("chakart/mushroom"), Sprite("chakart/egg"), Sprite("chakart/banana"), Sprite("chakart/bomb")];

/// Behind and in front of a piece held by Bowser.
const HALO: Sprite = Sprite("marks/halo");
const STARS: Sprite = Sprite("marks/stars");
/// On a queen that only her owner sees.
const UNSEEN: Sprite = Sprite("marks/unseen");
/// On the square that a hidden queen left.
const UNKNOWN: Sprite = Sprite("marks/unknown");

/// In the order of [`chakart::Power::BOTH`]: White's, then Black's.
const POWERS: [[Sprite; 2]; chakart::Power::BOTH.len()] = [
    [Sprite("chakart/shell-first"), Sprite("chakart/shell-second")],
    [Sprite("chakart/stealth-first"), Sprite("chakart/stealth-second")],
];

/// A banner shows who grants a bonus and which action it needs.
const DAISY: [Sprite; 2] = [Sprite("chakart/daisy"), Sprite("marks/again")];
const BOO: [Sprite; 2] = [Sprite("chakart/boo"), Sprite("marks/swap")];
const DROP: Sprite = Sprite("marks/drop");
const PROMOTE: Sprite = Sprite("marks/promote");

/// Yields every sprite that a scene of Chakart can contain.
fn sprites() -> impl Iterator<Item = Sprite> {
    let pairs = PIECES.into_iter().chain(POWERS).chain([DAISY, BOO]).flatten();
    pairs.chain(OBJECTS).chain([HALO, STARS, UNSEEN, UNKNOWN, DROP, PROMOTE])
}

/// The view before the last move, and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

pub(super) static ART: GameArt = GameArt {
    game: "chakart",
    scheme: ColorScheme::Motley,
    emblem: Sprite("emblems/chakart"),
    cover: Cover {
        title: "Chakart: a pawn runs from egg to egg",
        file: "cover-chakart.png",
        position: "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}",
        turn: "f3e4>e5>d5",
    },
    wide: BoardShape::wide(8, false, false),
    sprites: || sprites().collect(),
};

impl GameScene for View {
    fn scene(&self, request: &RenderRequest<'_>) -> Scene {
        let last = request.last.and_then(|last| match last.before {
            AnyView::Chakart(before) => Some((before, last.notation)),
            _ => None,
        });
        scene(self, last, request)
    }
}

fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let strips = Side::BOTH
        .map(|side| Strip::new(side, &request.labels, view.turn(), holdings(view, side, request.lean)));
    let mut scene = Scene::new(request, SIDE, Coordinates::FromOne, ColorScheme::Motley, strips);
    scene.cells = Square::all().filter_map(|square| cell(view, square, request.symbols)).collect();
    scene.hatched =
        Square::all().filter(|&square| view.piece(square).is_some_and(Piece::is_hidden)).map(spot).collect();
    if let Some((before, notation)) = last
        && let Ok(story) = before.story(notation, view)
    {
        last_move::show(&mut scene, view, &story);
    }
    scene
}

fn cell(view: &View, square: Square, symbols: bool) -> Option<SquareContent> {
    let (layers, symbol) = match (view.piece(square), view.object(square)) {
        (Some(piece), _) => (figure(piece), symbols.then(|| symbol(piece.kind))),
        (None, Some(object)) => (vec![Layer::solid(OBJECTS[object as usize])], None),
        (None, None) if unknown(view) == Some(square) => (vec![Layer::solid(UNKNOWN)], None),
        (None, None) => return None,
    };
    Some(SquareContent { at: spot(square), pile: Vec::new(), stands: false, layers, symbol })
}

/// Returns the square that a hidden queen left, if the observer can't see her.
fn unknown(view: &View) -> Option<Square> {
    let seen = |square| view.piece(square).is_some_and(Piece::is_hidden);
    view.left_unseen().filter(|_| !Square::all().any(seen))
}

fn figure(piece: Piece) -> Vec<Layer> {
    let sprite = sprite(piece);
    match piece.condition {
        Condition::Plain => vec![Layer::solid(sprite)],
        Condition::Immobilized => vec![Layer::solid(HALO), Layer::enclosed(sprite), Layer::solid(STARS)],
        Condition::Hidden => vec![Layer::solid(sprite), Layer::corner(UNSEEN)],
    }
}

const fn sprite(piece: Piece) -> Sprite {
    PIECES[piece.kind as usize][piece.side.index()]
}

const fn symbol(kind: Kind) -> &'static str {
    ["P", "R", "N", "B", "Q", "K"][kind as usize]
}

/// Lists the powers, the kings if there are several, and a pending choice.
fn holdings(view: &View, side: Side, lean: bool) -> Holdings {
    let kings = view.kings(side);
    let king = CountedSprite { sprite: sprite(Piece::plain(side, Kind::King)), count: kings as u16 };
    let powers = chakart::Power::BOTH.map(|power| PowerMark {
        layers: vec![Layer::solid(POWERS[power as usize][side.index()])],
        spent: !view.power(side, power),
    });
    let due = view.todo().filter(|_| view.turn() == side);
    let is_used = !lean || powers.iter().any(|power| !power.spent);
    Holdings::Emblems {
        banner: due.map_or_else(Vec::new, |todo| banner(side, todo)),
        stock: if kings > 1 { vec![king] } else { Vec::new() },
        powers: if is_used { powers.into() } else { Vec::new() },
    }
}

/// Shows a pending choice as sprites.
fn banner(side: Side, todo: Todo) -> Vec<Sprite> {
    match todo {
        Todo::Daisy => DAISY.to_vec(),
        Todo::KingBoo => BOO.to_vec(),
        Todo::Toadette(kind) => vec![sprite(Piece::plain(side, kind)), DROP],
        Todo::Promote { .. } => vec![sprite(Piece::plain(side, Kind::Pawn)), PROMOTE],
    }
}

const fn spot(square: Square) -> Spot {
    Spot { file: square.file() as u8, rank: square.rank() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Labels;
    use sealed_move_rules::chakart::{Chakart, square_name};
    use sealed_move_rules::{Game as _, Observer};

    fn chakart(view: &AnyView) -> &View {
        match view {
            AnyView::Chakart(view) => view,
            other => panic!("{other:?}"),
        }
    }

    fn scene_of(view: &AnyView, last: Option<LastMove<'_>>) -> Scene {
        let labels = Labels::new(["White", "Black"], Some("Move 1"));
        let request = RenderRequest { symbols: false, ..RenderRequest::new(view, Side::First, labels) };
        scene(chakart(view), last, &request)
    }

    /// Returns the scene that `observer` sees after a move.
    pub(super) fn scene_after(position: &str, notation: &str, observer: Observer) -> Scene {
        let start = Chakart.parse(position).unwrap();
        let after = start.replay(notation).unwrap().position.view(observer);
        let told = start.redact(notation, observer).unwrap();
        scene_of(&after, Some((chakart(&start.view(observer)), &told)))
    }

    pub(super) fn at(name: &str) -> Spot {
        spot(Square::all().find(|&square| square_name(square) == name).expect(name))
    }

    /// Returns the banner, the number of kings and the used powers of a side.
    fn emblems(scene: &Scene, side: Side) -> (Vec<&str>, Vec<u16>, Vec<bool>) {
        match &scene.strips[side.index()].holdings {
            Holdings::Emblems { banner, stock, powers } => (
                banner.iter().map(|sprite| sprite.0).collect(),
                stock.iter().map(|stock| stock.count).collect(),
                powers.iter().map(|power| power.spent).collect(),
            ),
            other => panic!("{other:?}"),
        }
    }

    fn view(position: &str) -> AnyView {
        Chakart.parse(position).unwrap().view(Observer::Public)
    }

    #[test]
    fn panels_show_powers_kings_and_choices() {
        let choosing = view("k6k/8/8/8/8/8/8/K7 w 20 {\"flags\":\"0110\",\"todo\":\"toadette:r\"}");
        let scene = scene_of(&choosing, None);
        let expected = (vec!["pieces/rook-first", "marks/drop"], vec![], vec![true, false]);
        assert_eq!(emblems(&scene, Side::First), expected);
        assert_eq!(emblems(&scene, Side::Second), (vec![], vec![2], vec![false, true]));
    }

    #[test]
    fn immobilized_pieces_have_a_halo() {
        let scene = scene_of(&view("k7/8/8/8/8/8/2t5/K6m w 20 {\"flags\":\"0000\"}"), None);
        let layers = |name: &str| &scene.cells.iter().find(|cell| cell.at == at(name)).unwrap().layers;
        assert_eq!(
            *layers("c2"),
            [Layer::solid(HALO), Layer::enclosed(Sprite("pieces/queen-second")), Layer::solid(STARS)]
        );
        assert_eq!(*layers("h1"), [Layer::solid(Sprite("chakart/mushroom"))]);
    }

    #[test]
    fn an_unreadable_move_is_not_marked() {
        let view = view("k7/8/8/8/8/8/8/K7 w 20 {\"flags\":\"0000\"}");
        assert_eq!(scene_of(&view, Some((chakart(&view), "a1 to a2"))), scene_of(&view, None));
    }

    #[test]
    fn symbols_match_the_rules() {
        for kind in Kind::ALL {
            assert_eq!(symbol(kind), kind.symbol().to_string());
        }
    }
}
