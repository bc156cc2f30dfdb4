//! The scene of Chakart.

mod last_move;

use super::request::RenderRequest;
use super::scene::{
    ColorScheme, Coordinates, CountedSprite, Holdings, Layer, PowerMark, Scene, Spot, Sprite, SquareContent,
    Strip,
};
use sealed_move_rules::Side;
use sealed_move_rules::chakart::{self, Condition, Kind, Object, Piece, Square, Todo, View};

/// Files and ranks.
const SIDE: u8 = 8;

/// The sprites of each kind of piece, White's first.
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

/// Behind a piece that Bowser holds, and above it.
const HALO: Sprite = Sprite("marks/halo");
const STARS: Sprite = Sprite("marks/stars");
/// Beside a queen whom only her owner sees.
const UNSEEN: Sprite = Sprite("marks/unseen");
/// Where such a queen came from.
const UNKNOWN: Sprite = Sprite("marks/unknown");

/// The powers, in the order of [`chakart::Power::BOTH`], White's first.
const POWERS: [[Sprite; 2]; chakart::Power::BOTH.len()] = [
    [Sprite("chakart/shell-first"), Sprite("chakart/shell-second")],
    [Sprite("chakart/stealth-first"), Sprite("chakart/stealth-second")],
];

/// What a banner shows: who gives, and what is to be done.
const DAISY: [Sprite; 2] = [Sprite("chakart/daisy"), Sprite("marks/again")];
const BOO: [Sprite; 2] = [Sprite("chakart/boo"), Sprite("marks/swap")];
const DROP: Sprite = Sprite("marks/drop");
const PROMOTE: Sprite = Sprite("marks/promote");

/// All sprites that a scene of Chakart may name.
pub(super) fn sprites() -> impl Iterator<Item = Sprite> {
    let pairs = PIECES.into_iter().chain(POWERS).chain([DAISY, BOO]).flatten();
    pairs.chain(OBJECTS).chain([HALO, STARS, UNSEEN, UNKNOWN, DROP, PROMOTE])
}

/// The last move: the view before it and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

/// Makes the scene of a view.
///
/// A record that does not read as a move leaves it out: a picture is never refused.
pub(super) fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let strips = Side::BOTH.map(|side| Strip::new(side, &request.labels, view.turn(), holdings(view, side)));
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

/// The square that a hidden queen left, for those who do not see where she is.
fn unknown(view: &View) -> Option<Square> {
    let seen = |square| view.piece(square).is_some_and(Piece::is_hidden);
    view.left_unseen().filter(|_| !Square::all().any(seen))
}

fn figure(piece: Piece) -> Vec<Layer> {
    let sprite = sprite(piece);
    match piece.condition {
        Condition::Plain => vec![Layer::solid(sprite)],
        // The halo lies behind the piece, the stars above it.
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

/// The powers, the kings where there are several, and what is to be chosen.
fn holdings(view: &View, side: Side) -> Holdings {
    let kings = view.kings(side);
    let king = CountedSprite { sprite: sprite(Piece::plain(side, Kind::King)), count: kings as u16 };
    let powers = chakart::Power::BOTH.map(|power| PowerMark {
        layers: vec![Layer::solid(POWERS[power as usize][side.index()])],
        spent: !view.power(side, power),
    });
    let due = view.todo().filter(|_| view.turn() == side);
    Holdings::Emblems {
        banner: due.map_or_else(Vec::new, |todo| banner(side, todo)),
        stock: if kings > 1 { vec![king] } else { Vec::new() },
        powers: powers.into(),
    }
}

/// What a side still has to choose, in signs.
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
    use sealed_move_rules::{Game as _, Observer, View as AnyView};

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

    /// The scene after a move, for an observer.
    pub(super) fn scene_after(position: &str, notation: &str, observer: Observer) -> Scene {
        let start = Chakart.parse(position).unwrap();
        let after = start.replay(notation).unwrap().position.view(observer);
        let told = start.redact(notation, observer).unwrap();
        scene_of(&after, Some((chakart(&start.view(observer)), &told)))
    }

    /// The spot of a square by its name.
    pub(super) fn at(name: &str) -> Spot {
        spot(Square::all().find(|&square| square_name(square) == name).expect(name))
    }

    /// Banner, extra kings and spent powers of a side.
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
    fn the_panels_tell_powers_kings_and_what_is_to_be_chosen() {
        let choosing = view("k6k/8/8/8/8/8/8/K7 w 20 {\"flags\":\"0110\",\"todo\":\"toadette:r\"}");
        let scene = scene_of(&choosing, None);
        let expected = (vec!["pieces/rook-first", "marks/drop"], vec![], vec![true, false]);
        assert_eq!(emblems(&scene, Side::First), expected);
        assert_eq!(emblems(&scene, Side::Second), (vec![], vec![2], vec![false, true]));
    }

    #[test]
    fn pieces_under_a_halo_have_a_ring() {
        let scene = scene_of(&view("k7/8/8/8/8/8/2t5/K6m w 20 {\"flags\":\"0000\"}"), None);
        let layers = |name: &str| &scene.cells.iter().find(|cell| cell.at == at(name)).unwrap().layers;
        assert_eq!(
            *layers("c2"),
            [Layer::solid(HALO), Layer::enclosed(Sprite("pieces/queen-second")), Layer::solid(STARS)]
        );
        assert_eq!(*layers("h1"), [Layer::solid(Sprite("chakart/mushroom"))]);
    }

    #[test]
    fn a_record_that_cannot_be_read_is_left_out() {
        let view = view("k7/8/8/8/8/8/8/K7 w 20 {\"flags\":\"0000\"}");
        assert_eq!(scene_of(&view, Some((chakart(&view), "a1 to a2"))), scene_of(&view, None));
    }

    #[test]
    fn symbols_are_the_letters_of_the_rules() {
        for kind in Kind::ALL {
            assert_eq!(symbol(kind), kind.symbol().to_string());
        }
    }
}
