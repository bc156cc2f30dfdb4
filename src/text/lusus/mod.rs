//! Lusus in words.

mod alt;
mod played_move;
mod tiles;

use super::grid::grid;
use super::{Label, Language, side, t};
use sealed_move_rules::input::{Choice, Menu, Question};
use sealed_move_rules::lusus::{
    DrawReason, DrawnTiles, INFO, Kind, PieceTiles, Pile, PlacedTile, RollMeaning, Square, Story, Tile,
    TileEffect, TilePlay, View, Warning, square_from_name, square_name,
};
use sealed_move_rules::{Observer, Side, Suggestion};

pub(super) use alt::{alt, describe_all, describe_side};
pub(super) use played_move::{planned_move, played_move};
use tiles::{text, tile};

/// What a roll decided, for the proof of the dice.
pub(super) fn roll(lang: Language, meaning: RollMeaning) -> String {
    match meaning {
        RollMeaning::Dealt(of, dealt) => {
            t!(lang, "lusus-roll-dealt", side = side(lang, &INFO, of), tile = tile(lang, dealt))
        }
        RollMeaning::Drawn(reason, drawn) => {
            let reason = match reason {
                DrawReason::Backstab => "backstab",
                DrawReason::LifeTap => "lifetap",
                DrawReason::Draw => "draw",
            };
            t!(lang, "lusus-roll-drawn", reason = reason, tile = tile(lang, drawn))
        }
        RollMeaning::Dodged(to) => t!(lang, "lusus-roll-dodged", to = square_name(to)),
    }
}

/// The board in letters, each piece with the codes of its tiles in slot order, the first side's in
/// capitals; `?` is a tile that lies face down.
pub(super) fn diagram(view: &View, from: Side) -> String {
    let name = |index: i8, shift: u8| char::from(shift + index.unsigned_abs()).to_string();
    let mut files: Vec<_> = (0..8).map(|file: i8| (file, name(file, b'a'))).collect();
    let mut ranks: Vec<_> = (0..8).rev().map(|rank: i8| (rank, name(rank, b'1'))).collect();
    if from == Side::Second {
        files.reverse();
        ranks.reverse();
    }
    let cased = |side, text: &str| match side {
        Side::First => text.to_uppercase(),
        Side::Second => text.to_lowercase(),
    };
    grid(&files, &ranks, |file, rank| {
        let Some(piece) = Square::at(file, rank).and_then(|square| view.piece(square)) else {
            return String::new();
        };
        let chips = piece.tiles.iter().map(|chip| cased(chip.owner, chip.tile.map_or("?", Tile::code)));
        std::iter::once(cased(piece.side, &piece.kind.symbol().to_string())).chain(chips).collect()
    })
}

/// The name of a kind of chessman.
pub(super) fn kind(lang: Language, kind: Kind) -> String {
    t!(
        lang,
        match kind {
            Kind::King => "lusus-kind-K",
            Kind::Queen => "lusus-kind-Q",
            Kind::Rook => "lusus-kind-R",
            Kind::Bishop => "lusus-kind-B",
            Kind::Knight => "lusus-kind-N",
            Kind::Pawn => "lusus-kind-P",
        }
    )
}

/// The name of the kind of chessman or the tile with a symbol.
pub(super) fn symbol(lang: Language, symbol: &str) -> Option<String> {
    let of_kind = Kind::ALL.into_iter().find(|of| symbol.chars().eq([of.symbol()])).map(|of| kind(lang, of));
    of_kind.or_else(|| Tile::from_code(symbol).map(|of| tile(lang, of)))
}

/// A tile that may lie face down.
fn known(lang: Language, chip: Option<Tile>) -> String {
    chip.map_or_else(|| t!(lang, "lusus-hidden"), |of| tile(lang, of))
}

/// A tile on a piece; whose it is where that is not the bearer's owner.
fn chip(lang: Language, chip: PlacedTile, bearer: Side) -> String {
    let name = known(lang, chip.tile);
    if chip.owner == bearer {
        name
    } else {
        t!(lang, "lusus-foreign", tile = name, side = side(lang, &INFO, chip.owner))
    }
}

pub(super) fn chips(lang: Language, list: &PieceTiles, bearer: Side) -> String {
    list.iter().map(|found| chip(lang, found, bearer)).collect::<Vec<_>>().join(", ")
}

/// Names of tiles one behind the other.
fn names(lang: Language, tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        t!(lang, "lusus-none")
    } else {
        tiles.iter().map(|found| tile(lang, *found)).collect::<Vec<_>>().join(", ")
    }
}

/// Tiles that chance picked, by name where they are known.
fn loot(lang: Language, loot: &DrawnTiles) -> String {
    match &loot.tiles {
        Some(tiles) => names(lang, tiles),
        None => t!(lang, "lusus-some", count = loot.count),
    }
}

/// A tile with its name, its code and what it does.
fn line(lang: Language, found: Tile) -> String {
    t!(lang, "lusus-tile-line", tile = tile(lang, found), code = found.code(), text = text(lang, found))
}

/// How a trap is written that a player cannot know.
const HIDDEN: &str = "TX";

/// The own hand, a line for each tile; only for its player.
pub(super) fn hand(lang: Language, view: &View) -> Vec<String> {
    let Observer::Player(viewer) = view.observer() else { return Vec::new() };
    view.zone(viewer, Pile::Hand).tiles().unwrap_or_default().into_iter().map(|of| line(lang, of)).collect()
}

/// What to think of before a turn is played.
pub(super) fn warnings(lang: Language, view: &View, turn: &str) -> Vec<String> {
    let piece = |at| view.piece(at).map(|piece| kind(lang, piece.kind)).unwrap_or_default();
    let sentence = |warning| match warning {
        Warning::Burns(burned) => t!(lang, "lusus-warn-burns", tile = tile(lang, burned)),
        Warning::Strips { at, tile: lost } => {
            t!(lang, "lusus-warn-strips", tile = tile(lang, lost), piece = piece(at), at = square_name(at))
        }
        Warning::Hinders { at, tile: put } => {
            t!(lang, "lusus-warn-hinders", tile = tile(lang, put), piece = piece(at), at = square_name(at))
        }
        Warning::KingInDanger(at) => t!(lang, "lusus-warn-king", at = square_name(at)),
        Warning::CannotDraw => t!(lang, "lusus-warn-cannot-draw"),
        Warning::BagRunsOut => t!(lang, "lusus-warn-bag"),
    };
    view.warnings(turn).into_iter().map(sentence).collect()
}

/// What a line of a list adds to the move as far as it goes; of a whole move that stands there at
/// once, everything.
pub(super) fn meaning(lang: Language, view: &View, step: &Suggestion) -> String {
    let token = step.token.as_str();
    if let Some(at) = square_from_name(token) {
        return with_tiles(lang, view, at);
    }
    let opening = token.trim_end_matches(['@', '+']);
    if let Some(found) = Tile::from_code(opening) {
        return t!(lang, "lusus-option-tile", tile = tile(lang, found), text = text(lang, found));
    }
    if opening == HIDDEN {
        return t!(lang, "lusus-option-trap");
    }
    if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
        return t!(lang, "lusus-option-recycle", tile = tile(lang, found), text = text(lang, found));
    }
    // What a play does is told with what its tile does; of a move, only the move.
    match view.plan(&step.text) {
        Ok(Story { plays, submitted: None, .. }) => match plays.last() {
            Some(TilePlay { effect: TileEffect::Attached { tile: Some(found), at, .. }, .. }) => {
                let bearer = with_tiles(lang, view, *at);
                t!(
                    lang,
                    "lusus-option-attach",
                    tile = tile(lang, *found),
                    bearer = bearer,
                    text = text(lang, *found)
                )
            }
            Some(last) => played_move::play(lang, last, view.turn()),
            None => String::new(),
        },
        Ok(story) if token.contains(' ') => played_move::told(lang, &story),
        Ok(story) => played_move::told(lang, &Story { plays: Vec::new(), ..story }),
        // A Heal or a Trade that is only begun.
        Err(_) => begun(lang, view, token),
    }
}

/// What the composer asks.
pub(super) fn question(lang: Language, view: &View, menu: &Menu) -> String {
    let from = menu.way.first().cloned().unwrap_or_default();
    let piece = square_from_name(&from).and_then(|at| view.piece(at));
    let piece = piece.map(|piece| kind(lang, piece.kind)).unwrap_or_default();
    // A tile may be compulsory, or no other one allowed.
    let moves = |choice: &Choice| {
        let key = choice.key.as_str();
        square_from_name(key).is_some() || key.starts_with("O-") || key == "--"
    };
    let which = match menu.options.iter().filter(|choice| moves(choice)).count() {
        0 => "tile",
        count if count == menu.options.len() => "piece",
        _ => "both",
    };
    t!(
        lang,
        match menu.question {
            Question::Piece => "lusus-ask-man",
            Question::Bearer => "lusus-ask-bearer",
            Question::Tile => "lusus-ask-tile",
            Question::First => "lusus-ask-first",
            Question::Target => "lusus-ask-target",
            Question::Suffix => "lusus-ask-suffix",
            _ => "lusus-ask-done",
        },
        piece = piece,
        from = from,
        which = which
    )
}

/// The tiles that a turn begins with, once they are chosen; a whole turn is told as one.
pub(super) fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    if menu.move_text.is_some() {
        return None;
    }
    // All answers go on from the same plays.
    let (plays, _) = menu.options.first()?.draft.trim_end().rsplit_once(' ')?;
    Some(t!(lang, "compose-turn", turn = plays, meaning = planned_move(lang, view, plays)))
}

/// An answer to it: in words, and what its tile does or how it is written where that says more.
pub(super) fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    let token = choice.key.as_str();
    let opening = token.trim_end_matches(['@', '+']);
    if let Some(found) = Tile::from_code(opening) {
        let name = t!(lang, "lusus-entry-tile", tile = tile(lang, found), code = found.code());
        return Label { name, detail: text(lang, found) };
    }
    if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
        let name = t!(lang, "lusus-entry-recycle", tile = tile(lang, found), code = found.code());
        return Label { name, detail: text(lang, found) };
    }
    if let Some(burned) = token.strip_prefix('-').and_then(Tile::from_code) {
        return Label { name: t!(lang, "lusus-burn", tile = tile(lang, burned)), detail: text(lang, burned) };
    }
    let step = Suggestion {
        token: choice.key.clone(),
        text: choice.example.clone(),
        complete: choice.leads == 0,
        rank: choice.rank,
    };
    let at = choice.square.as_deref().and_then(square_from_name);
    let name = match meaning(lang, view, &step) {
        // All of them begin with the same tile, and a phone shows few letters of each.
        said if menu.question == Question::Bearer && !token.contains('.') => match at {
            Some(at) => return Label { name: with_tiles(lang, view, at), detail: said },
            None => said,
        },
        // How the move is made is still open.
        unsaid if unsaid.is_empty() => {
            t!(lang, "lusus-entry-to", to = choice.square.clone().unwrap_or_default())
        }
        told => told,
    };
    // A square or two stand in the words already.
    let plain = token.len() <= 4 && square_from_name(token.get(..2).unwrap_or_default()).is_some();
    Label { name, detail: if plain { String::new() } else { choice.key.clone() } }
}

/// A Heal or a Trade whose first part is written.
fn begun(lang: Language, view: &View, token: &str) -> String {
    let inner = token.strip_prefix("RC+").unwrap_or(token);
    if let Some(codes) = inner.strip_prefix("HE+") {
        let tiles: Vec<Tile> = codes.split('+').filter_map(Tile::from_code).collect();
        return t!(lang, "lusus-option-tile", tile = tile(lang, Tile::Heal), text = names(lang, &tiles));
    }
    let place = inner.strip_prefix("TD@").and_then(|rest| rest.trim_end_matches('~').split_once('.'));
    let Some((at, slot)) = place else { return String::new() };
    let at = square_from_name(at);
    let bearer = at.and_then(|at| view.piece(at));
    let index = slot.parse::<usize>().ok().and_then(|slot| slot.checked_sub(1));
    match (bearer, index.and_then(|index| bearer?.tiles.get(index)), at) {
        (Some(piece), Some(found), Some(at)) => {
            t!(
                lang,
                "lusus-option-trade",
                tile = chip(lang, found, piece.side),
                piece = kind(lang, piece.kind),
                at = square_name(at)
            )
        }
        _ => String::new(),
    }
}

/// A piece with its tiles, such as `Rook on a1 with Queen`.
fn with_tiles(lang: Language, view: &View, at: Square) -> String {
    match view.piece(at) {
        None => square_name(at),
        Some(piece) if piece.tiles.is_empty() => {
            t!(lang, "lusus-option-piece", piece = kind(lang, piece.kind), at = square_name(at))
        }
        Some(piece) => t!(
            lang,
            "lusus-option-piece-tiles",
            piece = kind(lang, piece.kind),
            at = square_name(at),
            tiles = chips(lang, &piece.tiles, piece.side),
        ),
    }
}

#[cfg(test)]
mod tests;
