//! The scene of Kyo.

mod last_move;
mod steps;

use super::game_scene::{Cover, GameArt, GameScene};
use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{
    ChipFace, ChipSprite, ColorScheme, Coordinates, Extent, Gauge, Holdings, Layer, PileChip, Scene, Spot,
    Sprite, SquareContent, Strip,
};
use sealed_move_rules::kyo::{self, Kind, Mana, Pawn, Stack, Tile, View};
use sealed_move_rules::{Side, View as AnyView};

/// The number of files and of ranks.
const SIDE: u8 = 10;

/// The sprites of each kind: Gold's, then Red's.
const PAWNS: [[Sprite; 2]; Kind::ALL.len()] = [
    [Sprite("kyo/light-first"), Sprite("kyo/light-second")],
    [Sprite("kyo/heavy-first"), Sprite("kyo/heavy-second")],
    [Sprite("kyo/tower-first"), Sprite("kyo/tower-second")],
    [Sprite("kyo/queen-first"), Sprite("kyo/queen-second")],
    [Sprite("kyo/king-first"), Sprite("kyo/king-second")],
    [Sprite("kyo/cannon-first"), Sprite("kyo/cannon-second")],
    [Sprite("kyo/knight-first"), Sprite("kyo/knight-second")],
];

/// The emblem of a shielded tile.
const SHIELD: Sprite = Sprite("kyo/shield");

/// Yields every sprite that a scene of Kyo can contain.
fn sprites() -> impl Iterator<Item = Sprite> {
    PAWNS.into_iter().flatten().chain([SHIELD])
}

/// The view before the last move, and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

pub(super) static ART: GameArt = GameArt {
    game: "kyo",
    scheme: ColorScheme::Gold,
    emblem: Sprite("emblems/kyo"),
    cover: Cover {
        title: "Kyo: a tower paves its way to a capture",
        file: "cover-kyo.png",
        position: "3,DDLH,4,K,1/2,P,3,DLT,2,D/2,DLDSST,3,P,3/1,H,5,SP,2/4,DLLDQ,3,p,1/3,Sddh,2,p,3/\
                   1,p,3,dd,2,h,1/2,t,2,lS,4/d,3,ddlq,4,lh/4,k,3,n,1 g - 31",
        turn: "C2 4C3 +1B4 2D4 1D5 +1E6",
    },
    wide: BoardShape::wide(10, false, false),
    sprites: || sprites().collect(),
};

impl GameScene for View {
    fn scene(&self, request: &RenderRequest<'_>) -> Scene {
        let last = request.last.and_then(|last| match last.before {
            AnyView::Kyo(before) => Some((before, last.notation)),
            _ => None,
        });
        scene(self, last, request)
    }

    fn steps(&self, request: &RenderRequest<'_>) -> Vec<Scene> {
        match request.last.map(|last| (last.before, last.notation)) {
            Some((AnyView::Kyo(before), notation)) => step_scenes(before, notation, request),
            _ => Vec::new(),
        }
    }
}

/// Returns the boards after each step of a long move but the last.
fn step_scenes(before: &View, notation: &str, request: &RenderRequest<'_>) -> Vec<Scene> {
    let Ok(story) = before.story(notation) else { return Vec::new() };
    if story.effects.len() < steps::LONG {
        return Vec::new();
    }
    let empty = scene(before, None, request);
    let boards = steps::boards(empty.cells.clone(), &story).into_iter().zip(1..);
    let step = |(cells, count)| {
        let mut scene = Scene { cells, ..empty.clone() };
        last_move::show_steps(&mut scene, &story, count);
        scene
    };
    boards.map(step).collect()
}

fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let strips = Side::BOTH.map(|side| Strip::new(side, &request.labels, view.turn(), holdings(view, side)));
    let mut scene = Scene::new(request, SIDE, Coordinates::FromZeroTurned, ColorScheme::Gold, strips);
    scene.cells = Tile::all().filter_map(|tile| cell(view, tile, request.symbols)).collect();
    if let Some((before, notation)) = last
        && let Ok(story) = before.story(notation)
    {
        last_move::show(&mut scene, before, &story);
    }
    scene
}

fn cell(view: &View, tile: Tile, symbols: bool) -> Option<SquareContent> {
    let stack = view.stack(tile);
    if stack.is_empty() {
        return None;
    }
    let pile = stack.chips.iter().map(|piece| PileChip { chip: chip(piece), touched: false }).collect();
    let layers = figure(stack).into_iter().collect();
    let symbol = stack.pawn.filter(|_| symbols).map(|pawn| symbol(pawn.kind));
    Some(SquareContent { at: spot(tile), pile, stands: true, layers, symbol })
}

/// Returns the figure on top of a stack's chips.
fn figure(stack: &Stack) -> Option<Layer> {
    match stack.pawn {
        Some(Pawn { side, kind }) => {
            let extent = if kind == Kind::LightPawn { Extent::Low } else { Extent::Whole };
            Some(Layer { extent, ..Layer::solid(PAWNS[kind as usize][side.index()]) })
        }
        None => stack.is_shielded().then(|| Layer::solid(SHIELD)),
    }
}

const fn symbol(kind: Kind) -> &'static str {
    ["P", "H", "T", "Q", "K", "C", "N"][kind as usize]
}

const fn chip(piece: kyo::Chip) -> ChipSprite {
    match piece {
        kyo::Chip::Mana(side, mana) => ChipSprite::Owned { side, face: face(mana) },
        kyo::Chip::Shield => ChipSprite::Notched,
    }
}

/// Dark mana paves orthogonal steps and light mana diagonal ones, which the signs show.
const fn face(mana: Mana) -> ChipFace {
    match mana {
        Mana::Dark => ChipFace::Plus,
        Mana::Light => ChipFace::Cross,
    }
}

/// Counts the remaining mana and shields.
fn holdings(view: &View, side: Side) -> Holdings {
    let mana = Mana::BOTH.map(|mana| Gauge {
        chip: ChipSprite::Owned { side, face: face(mana) },
        count: view.mana(side, mana) as u16,
    });
    let shields = Gauge { chip: ChipSprite::Notched, count: view.shields(Some(side)) as u16 };
    Holdings::Gauges(mana.into_iter().chain([shields]).collect())
}

/// Spots count files from the first side's left corner, tiles from its right corner.
const fn spot(tile: Tile) -> Spot {
    Spot { file: SIDE - 1 - tile.file() as u8, rank: tile.rank() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Labels;
    use sealed_move_rules::kyo::Kyo;
    use sealed_move_rules::{Game as _, Observer};

    fn kyo(view: AnyView) -> View {
        match view {
            AnyView::Kyo(view) => view,
            other => panic!("{other:?}"),
        }
    }

    /// Returns the views before and after a move.
    pub(super) fn around(position: &str, turn: &str) -> (View, View) {
        let start = Kyo.parse(position).unwrap();
        let after = start.replay(turn).unwrap().position;
        (kyo(start.view(Observer::Public)), kyo(after.view(Observer::Public)))
    }

    /// Returns the scene after a move, drawn for Red.
    pub(super) fn scene_after(position: &str, turn: &str) -> Scene {
        let (before, after) = around(position, turn);
        scene_of(&after, Some((&before, turn)))
    }

    fn scene_of(view: &View, last: Option<LastMove<'_>>) -> Scene {
        let any = AnyView::Kyo(view.clone());
        let labels = Labels::new(["Gold", "Red"], Some("Move 1"));
        let request = RenderRequest { symbols: true, ..RenderRequest::new(&any, Side::Second, labels) };
        scene(view, last, &request)
    }

    pub(super) fn at(name: &str) -> Spot {
        spot(Tile::all().find(|&tile| kyo::tile_name(tile) == name).expect(name))
    }

    #[test]
    fn a_pile_keeps_its_order_and_figure() {
        let view =
            kyo(Kyo.parse("DlSdLQ,9/9,K/lS,9/10/10/10/10/10/10/k,9 g - 1").unwrap().view(Observer::Public));
        let scene = scene_of(&view, None);
        let cell = |name: &str| scene.cells.iter().find(|cell| cell.at == at(name)).unwrap();
        let (plus, cross) = (ChipFace::Plus, ChipFace::Cross);
        let (gold, red) = (Side::First, Side::Second);
        let owned = |side, face| ChipSprite::Owned { side, face };
        let expected =
            [owned(gold, plus), owned(red, cross), ChipSprite::Notched, owned(red, plus), owned(gold, cross)];
        assert_eq!(cell("A0").pile.iter().map(|bar| bar.chip).collect::<Vec<_>>(), expected);
        assert_eq!(cell("A0").layers, [Layer::solid(Sprite("kyo/queen-first"))]);
        assert_eq!(cell("A0").symbol, Some("Q"));
        assert_eq!(cell("A2").layers, [Layer::solid(SHIELD)]);
        assert_eq!(cell("A9").layers, [Layer::solid(Sprite("kyo/king-second"))]);
    }

    #[test]
    fn symbols_match_the_rules() {
        for kind in Kind::ALL {
            assert_eq!(symbol(kind), kind.symbol().to_string());
        }
    }

    #[test]
    fn the_strips_count_mana_and_shields() {
        let start =
            kyo(Kyo.start("middle", &mut sealed_move_rules::Rolls::new(&[])).unwrap().view(Observer::Public));
        for strip in scene_of(&start, None).strips {
            let Holdings::Gauges(gauges) = strip.holdings else { panic!("gauges") };
            assert_eq!(gauges.iter().map(|gauge| gauge.count).collect::<Vec<_>>(), [13, 13, 8]);
        }
    }

    #[test]
    fn an_unreadable_move_is_not_marked() {
        let view = kyo(Kyo.parse("9,K/9,D/10/10/10/10/10/10/d,9/k,9 g - 1").unwrap().view(Observer::Public));
        assert_eq!(scene_of(&view, Some((&view, "J0 to J1"))), scene_of(&view, None));
    }

    /// A0 is light. It is in the upper left corner for Red and in the lower right corner for Gold.
    #[test]
    fn the_board_is_rotated_not_mirrored() {
        assert_eq!((at("A0"), at("J9")), (Spot { file: 9, rank: 0 }, Spot { file: 0, rank: 9 }));
        let names = Coordinates::FromZeroTurned;
        assert_eq!((names.file(9, SIDE), names.file(0, SIDE), names.rank(0)), ('A', 'J', 0));
    }
}
