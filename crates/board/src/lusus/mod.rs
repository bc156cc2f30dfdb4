//! The scene of Lusus.

mod last_move;

use super::game_scene::{Cover, GameArt, GameScene};
use super::layout::BoardShape;
use super::request::RenderRequest;
use super::scene::{
    ColorScheme, Coordinates, CountedSprite, Holdings, Layer, Mark, Placed, Scene, Spot, Sprite, Strip,
    TileLabel, TileShape, TileSprite, TiledPiece, Tiles, Tone,
};
use sealed_move_rules::lusus::{Group, Kind, Pile, PlacedTile, Square, Tile, View};
use sealed_move_rules::{Side, View as AnyView};

/// The number of files and of ranks.
const SIDE: u8 = 8;

/// Number of tiles a side draws by default.
const DEFAULT_DRAWS: usize = 3;
/// Number of tiles a side can play by default.
const DEFAULT_PLAYS: u8 = 1;

/// The sprites of each kind: White's, then Black's.
const PIECES: [[Sprite; 2]; Kind::ALL.len()] = [
    [Sprite("pieces/king-first"), Sprite("pieces/king-second")],
    [Sprite("pieces/queen-first"), Sprite("pieces/queen-second")],
    [Sprite("pieces/rook-first"), Sprite("pieces/rook-second")],
    [Sprite("pieces/bishop-first"), Sprite("pieces/bishop-second")],
    [Sprite("pieces/knight-first"), Sprite("pieces/knight-second")],
    [Sprite("pieces/pawn-first"), Sprite("pieces/pawn-second")],
];

/// The signs of the tiles, in the order of the rules.
const GLYPHS: [Sprite; Tile::COUNT] = [
    Sprite("lusus/ki"),
    Sprite("lusus/qu"),
    Sprite("lusus/bi"),
    Sprite("lusus/kn"),
    Sprite("lusus/ro"),
    Sprite("lusus/pa"),
    Sprite("lusus/sw"),
    Sprite("lusus/rb"),
    Sprite("lusus/si"),
    Sprite("lusus/im"),
    Sprite("lusus/gu"),
    Sprite("lusus/md"),
    Sprite("lusus/pd"),
    Sprite("lusus/sf"),
    Sprite("lusus/dm"),
    Sprite("lusus/en"),
    Sprite("lusus/ph"),
    Sprite("lusus/da"),
    Sprite("lusus/sp"),
    Sprite("lusus/ds"),
    Sprite("lusus/co"),
    Sprite("lusus/wr"),
    Sprite("lusus/gh"),
    Sprite("lusus/iz"),
    Sprite("lusus/hr"),
    Sprite("lusus/kw"),
    Sprite("lusus/bd"),
    Sprite("lusus/th"),
    Sprite("lusus/rv"),
    Sprite("lusus/nd"),
    Sprite("lusus/un"),
    Sprite("lusus/dg"),
    Sprite("lusus/tf"),
    Sprite("lusus/bq"),
    Sprite("lusus/di"),
    Sprite("lusus/ko"),
    Sprite("lusus/dc"),
    Sprite("lusus/tp"),
    Sprite("lusus/es"),
    Sprite("lusus/dl"),
    Sprite("lusus/bs"),
    Sprite("lusus/lt"),
    Sprite("lusus/he"),
    Sprite("lusus/rc"),
    Sprite("lusus/td"),
];

/// The sprite and label of a face-down trap.
const TRAP: Sprite = Sprite("lusus/trap");
const TRAP_LETTERS: &str = "?";
/// The back of a tile.
const BACK: Sprite = Sprite("lusus/back");
/// Signs in the strips.
const BAG: Sprite = Sprite("lusus/bag");
const GRAVE: Sprite = Sprite("lusus/grave");
const DRAW: Sprite = Sprite("lusus/draw");
const PLAY: Sprite = Sprite("lusus/plays");
/// Emblems of frozen pieces and of guarded ones.
const FROZEN: Sprite = Sprite("lusus/frozen");
const GUARDED: [Sprite; 2] = [Sprite("lusus/guarded-first"), Sprite("lusus/guarded-second")];

/// Yields every sprite that a scene of Lusus can contain.
fn sprites() -> impl Iterator<Item = Sprite> {
    let others = [TRAP, BACK, BAG, GRAVE, DRAW, PLAY, FROZEN];
    PIECES.into_iter().flatten().chain(GLYPHS).chain(SMALL).chain(others).chain(GUARDED)
}

/// Yields every tile in the look of both sides.
pub(super) fn tiles() -> impl Iterator<Item = (Tile, [TileSprite; 2])> {
    Tile::ALL.into_iter().map(|tile| {
        (tile, Side::BOTH.map(|side| token(PlacedTile { owner: side, tile: Some(tile) }, false, false)))
    })
}

/// Number of free slots that are shown on a man without tiles.
const MANY_SLOTS: u8 = 3;

/// The view before the last move, and its notation.
pub(super) type LastMove<'a> = (&'a View, &'a str);

pub(super) static ART: GameArt = GameArt {
    game: "lusus",
    scheme: ColorScheme::Tiles,
    emblem: Sprite("emblems/lusus"),
    cover: Cover {
        title: "Lusus: a rook rolls over pieces with tiles",
        file: "cover-lusus.png",
        position: "L1 rnb(BD)1k(im)2r(BIsiMD)/1p(PA)n(kn)p2pp(PH)/p(PD)7/4p3/4q3/R(pa)2P4/1P(SFds)3P2/\
                   1N(KW)B(sw)1K(HR)B(th)1R w Kkq - P0 \
                   IZDLRC/KIQUKNRORBSIIMGUENSPDSWRGHTHRVNDUNDGTFBQDITPESBSLTHETD/SWDMKODC \
                   mddabs/qurorbgupddmenphdaspcocowrghizhrbdrvndundgtfdikodctpesdlherctd/kibisfkwbqlt 27 *",
        turn: "RC+KO@f1 h1h7 | dr=GUWRND",
    },
    wide: BoardShape::wide(8, false, true),
    sprites: || sprites().collect(),
};

impl GameScene for View {
    fn scene(&self, request: &RenderRequest<'_>) -> Scene {
        let last = request.last.and_then(|last| match last.before {
            AnyView::Lusus(before) => Some((before, last.notation)),
            _ => None,
        });
        scene(self, last, request)
    }
}

fn scene(view: &View, last: Option<LastMove<'_>>, request: &RenderRequest<'_>) -> Scene {
    let strips = Side::BOTH
        .map(|side| Strip::new(side, &request.labels, view.turn(), holdings(view, side, request.symbols)));
    let mut scene = Scene::new(request, SIDE, Coordinates::FromOne, ColorScheme::Tiles, strips);
    scene.tiled_pieces = Square::all().filter_map(|square| figure(view, square, request.symbols)).collect();
    let tone = Tone::Frost;
    let frozen = Square::all().filter(|&square| view.frozen(square));
    scene.tints.extend(frozen.map(|square| (spot(square), tone)));
    // One outline around all squares that ghosts haunt.
    let ghosts: Vec<Spot> = view.ghosts().map(spot).collect();
    let near = |at: &Spot| {
        ghosts.iter().any(|ghost| ghost.file.abs_diff(at.file) <= 1 && ghost.rank.abs_diff(at.rank) <= 1)
    };
    let spots: Vec<Spot> = Square::all().map(spot).filter(near).collect();
    if !spots.is_empty() {
        scene.ground.push(Mark::Surround { spots, tone });
    }
    if let Some((before, notation)) = last
        && let Ok(story) = before.story(notation, view)
    {
        last_move::show(&mut scene, before, view, &story);
    }
    scene
}

fn figure(view: &View, square: Square, symbols: bool) -> Option<TiledPiece> {
    let piece = view.piece(square)?;
    // Two rows of tiles are low.
    let small = piece.tiles.len() > 2;
    let tiles: Vec<_> = piece.tiles.iter().map(|chip| placed(token(chip, symbols, small))).collect();
    let mut emblems = Vec::new();
    if view.frozen(square) {
        emblems.push((FROZEN, false));
    }
    if view.guarded(square) {
        emblems.push((GUARDED[piece.side.index()], true));
    }
    let free = piece.free_slots() as u8;
    let piece = Layer::solid(PIECES[piece.kind as usize][piece.side.index()]);
    // A man with many slots and no tile is the one to load.
    let shows_slots = tiles.is_empty() && free >= MANY_SLOTS;
    Some(TiledPiece { at: spot(square), piece, tiles, free, shows_slots, emblems })
}

const fn placed(token: TileSprite) -> Placed {
    Placed { token, touched: false }
}

/// Returns the look of a tile. A hidden trap has the same look whatever tile it is.
const fn token(chip: PlacedTile, symbols: bool, small: bool) -> TileSprite {
    let (shape, glyph, letters) = match chip.tile {
        Some(tile) => {
            (shape(tile), if small { small_glyph(tile) } else { GLYPHS[tile as usize] }, tile.code())
        }
        None => (TileShape::Jagged, TRAP, TRAP_LETTERS),
    };
    let label = if symbols { TileLabel::Letters(letters) } else { TileLabel::Glyph(glyph) };
    TileSprite { side: chip.owner, shape, label }
}

/// Signs of two strokes for low tiles.
const SMALL: [Sprite; 4] =
    [Sprite("lusus/wr-small"), Sprite("lusus/hr-small"), Sprite("lusus/bd-small"), Sprite("lusus/dm-small")];

/// Returns the sign of a tile that is one of three or four on a man.
const fn small_glyph(tile: Tile) -> Sprite {
    match tile {
        Tile::Wrap => SMALL[0],
        Tile::HitAndRun => SMALL[1],
        Tile::BoulderDash => SMALL[2],
        Tile::Disarm => SMALL[3],
        _ => GLYPHS[tile as usize],
    }
}

const fn shape(tile: Tile) -> TileShape {
    match (tile, tile.group()) {
        (Tile::Condemn, _) => TileShape::Long,
        (_, Group::Movement) => TileShape::Tablet,
        (_, Group::Special) => TileShape::Disc,
        (_, Group::Trap) => TileShape::Jagged,
        (_, Group::OneTime) => TileShape::Ticket,
    }
}

/// Lists the hand or its backs, unusual limits, and the graveyard.
fn holdings(view: &View, side: Side, symbols: bool) -> Holdings {
    let held = view.zone(side, Pile::Hand);
    let (hand, hidden) = match held.tiles() {
        Some(tiles) => {
            let token = |tile: &Tile| token(PlacedTile { owner: side, tile: Some(*tile) }, symbols, false);
            (tiles.iter().map(token).collect(), false)
        }
        None => {
            let back = TileSprite { side, shape: TileShape::Back, label: TileLabel::Glyph(BACK) };
            (vec![back; held.count()], true)
        }
    };
    let (draw_count, plays) = (view.draw_count(side), view.play_limit(side));
    let count = |sprite, count: usize| CountedSprite { sprite, count: count as u16 };
    let mut counts = vec![count(BAG, view.zone(side, Pile::Bag).count())];
    counts.extend((draw_count != DEFAULT_DRAWS).then(|| count(DRAW, draw_count)));
    counts.extend((plays != DEFAULT_PLAYS).then(|| count(PLAY, plays.into())));
    let spent = view.zone(side, Pile::Graveyard).tiles().unwrap_or_default();
    let spent = spent
        .into_iter()
        .map(|tile| placed(token(PlacedTile { owner: side, tile: Some(tile) }, symbols, false)));
    Holdings::Tiles(Tiles { hand, hidden, counts, heading: GRAVE, spent: spent.collect() })
}

const fn spot(square: Square) -> Spot {
    Spot { file: square.file() as u8, rank: square.rank() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Labels;
    use crate::scene::{BadgeFit, Corner, Sign};
    use sealed_move_rules::lusus::{Lusus, square_from_name};
    use sealed_move_rules::{Game as _, Observer};

    const WHITE: Observer = Observer::Player(Side::First);

    fn lusus(view: &AnyView) -> &View {
        match view {
            AnyView::Lusus(view) => view,
            other => panic!("{other:?}"),
        }
    }

    fn scene_of(view: &AnyView, last: Option<(&AnyView, &str)>) -> Scene {
        let labels = Labels::new(["White", "Black"], Some("Move 1"));
        let request = RenderRequest { symbols: true, ..RenderRequest::new(view, Side::First, labels) };
        scene(lusus(view), last.map(|(before, notation)| (lusus(before), notation)), &request)
    }

    fn scene_for(position: &str, observer: Observer) -> Scene {
        scene_of(&Lusus.parse(position).unwrap().view(observer), None)
    }

    /// Returns the public scene after a move.
    fn after(position: &str, notation: &str) -> Scene {
        let start = Lusus.parse(position).unwrap();
        let (before, after) = (start.view(Observer::Public), start.replay(notation).unwrap().position);
        let notation = start.redact(notation, Observer::Public).unwrap();
        scene_of(&after.view(Observer::Public), Some((&before, &notation)))
    }

    fn at(name: &str) -> Spot {
        spot(square_from_name(name).unwrap())
    }

    fn figure_at<'a>(scene: &'a Scene, name: &str) -> &'a TiledPiece {
        scene.tiled_pieces.iter().find(|figure| figure.at == at(name)).expect(name)
    }

    /// Returns the codes of a piece's tiles. A tile placed by the last move is followed by `!`.
    fn letters(figure: &TiledPiece) -> Vec<String> {
        let text = |placed: &Placed| match placed.token.label {
            TileLabel::Letters(letters) => format!("{letters}{}", if placed.touched { "!" } else { "" }),
            TileLabel::Glyph(sprite) => panic!("{sprite:?}"),
        };
        figure.tiles.iter().map(text).collect()
    }

    fn tiles(scene: &Scene, side: Side) -> &Tiles {
        match &scene.strips[side.index()].holdings {
            Holdings::Tiles(tiles) => tiles,
            other => panic!("{other:?}"),
        }
    }

    const TILED: &str =
        "L1 4k2r(dgsf)/8/8/8/8/8/8/R(RVQUco)3K3 w - - P0 QUHE/KIROPASIIMPH/DI ro/kiropa/- 21 *";

    #[test]
    fn glyphs_match_the_tile_codes() {
        for tile in Tile::ALL {
            assert_eq!(GLYPHS[tile as usize].0, format!("lusus/{}", tile.code().to_lowercase()));
        }
    }

    #[test]
    fn only_the_owner_sees_a_face_down_trap() {
        let (public, own) = (scene_for(TILED, Observer::Public), scene_for(TILED, WHITE));
        assert_eq!(letters(figure_at(&public, "a1")), ["?", "QU", "CO"]);
        assert_eq!(letters(figure_at(&own, "a1")), ["RV", "QU", "CO"]);
        for scene in [&public, &own] {
            assert_eq!(letters(figure_at(scene, "h8")), ["?", "SF"]);
            let rook = figure_at(scene, "a1");
            let shapes: Vec<_> =
                rook.tiles.iter().map(|placed| (placed.token.shape, placed.token.side)).collect();
            let (white, black) = (Side::First, Side::Second);
            assert_eq!(
                shapes,
                [(TileShape::Jagged, white), (TileShape::Tablet, white), (TileShape::Long, black)]
            );
            assert_eq!((rook.free, figure_at(scene, "h8").free), (0, 2));
        }
    }

    #[test]
    fn a_hidden_hand_shows_backs() {
        let (public, own) = (scene_for(TILED, Observer::Public), scene_for(TILED, WHITE));
        let letters = |token: &TileSprite| match token.label {
            TileLabel::Letters(letters) => letters,
            TileLabel::Glyph(sprite) => panic!("{sprite:?}"),
        };
        let hand = &tiles(&own, Side::First).hand;
        assert_eq!(hand.iter().map(letters).collect::<Vec<_>>(), ["QU", "HE"]);
        for (scene, side, count) in
            [(&public, Side::First, 2), (&public, Side::Second, 1), (&own, Side::Second, 1)]
        {
            let tiles = tiles(scene, side);
            assert!(tiles.hidden && tiles.hand.len() == count);
            assert!(tiles.hand.iter().all(|token| token.shape == TileShape::Back));
        }
    }

    #[test]
    fn unusual_counts_are_shown() {
        let scene =
            scene_for("L1 4k3/8/8/8/8/8/8/R(DAPD)2QK3 w - - P0 -/KIRO/- -/-/- 21 *", Observer::Public);
        let counts = |side| {
            tiles(&scene, side).counts.iter().map(|stock| (stock.sprite, stock.count)).collect::<Vec<_>>()
        };
        assert_eq!(counts(Side::First), [(BAG, 2), (DRAW, 4), (PLAY, 2)]);
        assert_eq!(counts(Side::Second), [(BAG, 0)]);
    }

    #[test]
    fn frost_and_guards_are_marked() {
        let scene = scene_for(
            "L1 4k3/8/8/8/8/1n6/PP(GH)6/R(GU)3K(IZ)3 w - - M -/KIROPA/- -/kiropa/- 21 *",
            Observer::Public,
        );
        let (a2, b3) = (figure_at(&scene, "a2"), figure_at(&scene, "b3"));
        assert_eq!(
            (a2.emblems.as_slice(), b3.emblems.as_slice()),
            ([(FROZEN, false)].as_slice(), [(FROZEN, false)].as_slice())
        );
        assert!(
            figure_at(&scene, "b2").emblems.is_empty(),
            "a Ghost freezes no pieces of its own side, and a frozen Guard does not guard"
        );
        let haunted = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map(at).to_vec();
        assert!(scene.ground.contains(&Mark::Surround { spots: haunted, tone: Tone::Frost }));
        assert!(["a1", "a2", "b3", "e1"].iter().all(|name| scene.tints.contains(&(at(name), Tone::Frost))));
        let guarded =
            scene_for("L1 4k3/8/8/8/8/8/P7/R(GU)3K3 w - - M -/KIROPA/- -/kiropa/- 21 *", Observer::Public);
        assert_eq!(figure_at(&guarded, "a2").emblems, [(GUARDED[0], true)]);
    }

    #[test]
    fn new_tiles_are_marked_on_board_and_in_graveyard() {
        let scene = after(
            "L1 4k3/8/8/8/8/8/P(QU)7/R3K3 w - - P0 RVDI/KIROPA/HE -/kiropa/- 21 *",
            "RV@a2 a2a3 | dr=KIROPA",
        );
        assert_eq!(letters(figure_at(&scene, "a3")), ["QU", "?!"]);
        let burned =
            after("L1 4k3/8/8/8/8/8/P7/R3K3 w - - P0 DI/KIROPA/DIHE -/kiropa/- 21 *", "-DI a2a3 | dr=KIROPA");
        let spent = tiles(&burned, Side::First).spent.iter().map(|placed| placed.touched).collect::<Vec<_>>();
        assert_eq!(spent, [false, true, false]);
    }

    #[test]
    fn captures_have_crosses_and_dodges_arrows() {
        let tone = Tone::Last;
        let rolled = after(
            "L1 4k3/8/n7/b7/n7/7K/8/R(BD)7 w - - M -/KIROPASI/- -/kiropa/- 21 *",
            "a1a4xa5xa6 | dr=KIROPA",
        );
        for name in ["a4", "a5"] {
            let cross = |mark: &Mark| matches!(mark, Mark::Badge { at: there, sign: Sign::Cross, .. } if *there == at(name));
            assert!(rolled.marks.iter().any(cross), "{name}");
            assert!(rolled.ghosts.iter().any(|cell| cell.at == at(name)), "{name}");
        }
        assert!(rolled.marks.contains(&Mark::Badge {
            at: at("a6"),
            corner: Corner::UpperRight,
            fit: BadgeFit::SMALL,
            sign: Sign::Cross,
            tone
        }));
        assert!(rolled.ground.contains(&Mark::Path { spots: vec![at("a1"), at("a6")], tone }));
        let dodged = after(
            "L1 4k3/8/8/n(dgqu)7/8/8/8/R3K3 w - - M -/KIROPASI/- -/kiropa/- 21 *",
            "a1a5 | dg=b6 dr=KIROPA",
        );
        assert!(dodged.ground.contains(&Mark::Toss { from: at("a5"), to: at("b6"), aside: false, tone }));
        assert_eq!(letters(figure_at(&dodged, "b6")), ["QU"], "the same tile on the same piece");
        assert!(!dodged.marks.iter().any(|mark| matches!(mark, Mark::Badge { sign: Sign::Cross, .. })));
    }

    #[test]
    fn a_reverted_move_leaves_pieces_in_place() {
        let scene =
            after("L1 4k3/8/8/n(un)7/8/8/8/R3K3 w - - M -/KIROPASI/- -/kiropa/- 21 *", "a1a5 | dr=KIROPA");
        let undo = Mark::Badge {
            at: at("a5"),
            corner: Corner::UpperRight,
            fit: BadgeFit::SMALL,
            sign: Sign::Undo,
            tone: Tone::Swept,
        };
        assert!(scene.marks.contains(&undo));
        assert_eq!(figure_at(&scene, "a1").piece, Layer::solid(Sprite("pieces/rook-first")));
    }

    #[test]
    fn an_unreadable_move_is_not_marked() {
        let view = Lusus.parse(TILED).unwrap().view(Observer::Public);
        assert_eq!(scene_of(&view, Some((&view, "a1 to a2"))), scene_of(&view, None));
    }
}
