//! The scene of Lusus.

mod turn;

use super::scene::{
    Coordinates, Figure, Format, Holdings, Layer, Legend, Livery, Make, Mark, Placed, Scene, Spot, Sprite,
    Stock, Strip, Tiles, Token, Tone,
};
use super::{Labels, Shot};
use crate::rules::Side;
use crate::rules::lusus::{Chip, Group, Kind, Pile, Square, Tile, View};

/// Files and ranks.
const SIDE: u8 = 8;

/// How many tiles a side draws where nothing changes that.
const DRAWS: usize = 3;
/// How many tiles a side may play where nothing changes that.
const PLAYS: u8 = 1;

/// The sprites of each kind of man, White's first.
const MEN: [[Sprite; 2]; Kind::ALL.len()] = [
    [Sprite("men/king-first"), Sprite("men/king-second")],
    [Sprite("men/queen-first"), Sprite("men/queen-second")],
    [Sprite("men/rook-first"), Sprite("men/rook-second")],
    [Sprite("men/bishop-first"), Sprite("men/bishop-second")],
    [Sprite("men/knight-first"), Sprite("men/knight-second")],
    [Sprite("men/pawn-first"), Sprite("men/pawn-second")],
];

/// The signs of the tiles in the order of the rules.
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

/// What is seen of a trap that lies face down, and its letters.
const TRAP: Sprite = Sprite("lusus/trap");
const TRAP_LETTERS: &str = "?";
/// What is seen of a tile from behind.
const BACK: Sprite = Sprite("lusus/back");
/// Signs of the strips.
const BAG: Sprite = Sprite("lusus/bag");
const GRAVE: Sprite = Sprite("lusus/grave");
const DRAW: Sprite = Sprite("lusus/draw");
const PLAY: Sprite = Sprite("lusus/plays");
/// Emblems of men that cannot move, and of those that cannot be taken.
const FROZEN: Sprite = Sprite("lusus/frozen");
const GUARDED: [Sprite; 2] = [Sprite("lusus/guarded-first"), Sprite("lusus/guarded-second")];

/// All sprites that a scene of Lusus may name.
pub(super) fn sprites() -> impl Iterator<Item = Sprite> {
    let others = [TRAP, BACK, BAG, GRAVE, DRAW, PLAY, FROZEN];
    MEN.into_iter().flatten().chain(GLYPHS).chain(others).chain(GUARDED)
}

/// The last turn: the view before it and its record.
pub(super) type Last<'a> = (&'a View, &'a str);

/// Makes the scene of a view.
///
/// A record that does not read as a turn leaves the last turn out: a picture is never refused.
pub(super) fn scene(view: &View, last: Option<Last<'_>>, shot: &Shot<'_>) -> Scene {
    let mut scene = Scene {
        files: SIDE,
        ranks: SIDE,
        coordinates: Coordinates::FromOne,
        format: Format::Tall,
        livery: Livery::Tiles,
        bottom: shot.from,
        tints: Vec::new(),
        cells: Vec::new(),
        figures: Square::all().filter_map(|square| figure(view, square, shot.symbols)).collect(),
        ground: Vec::new(),
        marks: Vec::new(),
        strips: Side::BOTH.map(|side| strip(view, side, shot.symbols, &shot.labels)),
    };
    let tone = Tone::Frost;
    let frozen = Square::all().filter(|&square| view.frozen(square));
    scene.tints.extend(frozen.map(|square| (spot(square), tone)));
    scene.ground.extend(view.ghosts().map(|square| Mark::Surround { at: spot(square), tone }));
    if let Some((before, record)) = last
        && let Ok(story) = before.story(record, view)
    {
        turn::show(&mut scene, before, view, &story);
    }
    scene
}

fn figure(view: &View, square: Square, symbols: bool) -> Option<Figure> {
    let piece = view.piece(square)?;
    let tiles = piece.chips.iter().map(|chip| placed(token(chip, symbols))).collect();
    let mut emblems = Vec::new();
    if view.frozen(square) {
        emblems.push(FROZEN);
    }
    if view.guarded(square) {
        emblems.push(GUARDED[piece.side.index()]);
    }
    let man = Layer::solid(MEN[piece.kind as usize][piece.side.index()]);
    Some(Figure { at: spot(square), man, tiles, free: piece.free_slots() as u8, emblems })
}

const fn placed(token: Token) -> Placed {
    Placed { token, touched: false }
}

/// A tile as it shows; of a trap that the observer may not see, only that it is one.
const fn token(chip: Chip, symbols: bool) -> Token {
    let (make, glyph, letters) = match chip.tile {
        Some(tile) => (make(tile), GLYPHS[tile as usize], tile.code()),
        None => (Make::Jagged, TRAP, TRAP_LETTERS),
    };
    let legend = if symbols { Legend::Letters(letters) } else { Legend::Glyph(glyph) };
    Token { side: chip.owner, make, legend }
}

const fn make(tile: Tile) -> Make {
    match (tile, tile.group()) {
        (Tile::Condemn, _) => Make::Long,
        (_, Group::Movement) => Make::Tablet,
        (_, Group::Special) => Make::Disc,
        (_, Group::Trap) => Make::Jagged,
        (_, Group::OneTime) => Make::Ticket,
    }
}

fn strip(view: &View, side: Side, symbols: bool, labels: &Labels<'_>) -> Strip {
    let on_turn = labels.turn.is_some() && view.turn() == side;
    let held = view.zone(side, Pile::Hand);
    let (hand, letters) = match held.tiles() {
        Some(tiles) => {
            let tokens = tiles.iter().map(|&tile| token(Chip { owner: side, tile: Some(tile) }, false));
            (tokens.collect(), tiles.iter().map(|tile| tile.code()).collect())
        }
        None => {
            let back = Token { side, make: Make::Back, legend: Legend::Glyph(BACK) };
            (vec![back; held.count()], Vec::new())
        }
    };
    let (draws, plays) = (view.draws(side), view.plays(side));
    let count = |sprite, count: usize| Stock { sprite, count: count as u16 };
    let mut counts = vec![count(BAG, view.zone(side, Pile::Bag).count())];
    counts.extend((draws != DRAWS).then(|| count(DRAW, draws)));
    counts.extend((plays != PLAYS).then(|| count(PLAY, plays.into())));
    let spent = view.zone(side, Pile::Graveyard).tiles().unwrap_or_default();
    let spent = spent.into_iter().map(|tile| placed(token(Chip { owner: side, tile: Some(tile) }, symbols)));
    Strip {
        side,
        name: labels.sides[side.index()].to_owned(),
        note: labels.turn.filter(|_| on_turn).map(str::to_owned),
        on_turn,
        holdings: Holdings::Tiles(Tiles { hand, letters, counts, heading: GRAVE, spent: spent.collect() }),
    }
}

const fn spot(square: Square) -> Spot {
    Spot { file: square.file() as u8, rank: square.rank() as u8 }
}
