//! Lusus in words.

mod alt;
mod turn;

use super::grid::grid;
use super::{Label, say, side};
use sealed_move_rules::compose::{Choice, Menu};
use sealed_move_rules::lusus::{
    Chip, Chips, Deed, Done, INFO, Kind, Loot, Pile, Square, Story, Tile, View, Warning, square_from_name,
    square_name,
};
use sealed_move_rules::{Observer, Side, Step};

pub(super) use alt::{alt, describe_all, describe_side};
pub(super) use turn::{planned_turn, turn};

/// How much of a long beginning of a turn a list shows, in characters; the end of it matters.
const SHOWN: usize = 30;

/// The board in letters, each man with the codes of its tiles in slot order, the first side's in
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
        let chips = piece.chips.iter().map(|chip| cased(chip.owner, chip.tile.map_or("?", Tile::code)));
        std::iter::once(cased(piece.side, &piece.kind.symbol().to_string())).chain(chips).collect()
    })
}

/// The name of a kind of chessman.
pub(super) fn kind(kind: Kind) -> String {
    say!(&format!("lusus-kind-{}", kind.symbol()))
}

/// The name of a tile.
fn tile(tile: Tile) -> String {
    say!(&format!("lusus-kind-{}", tile.code()))
}

/// What a tile does, in one line.
fn text(tile: Tile) -> String {
    say!(&format!("lusus-text-{}", tile.code()))
}

/// A tile that may lie face down.
fn known(chip: Option<Tile>) -> String {
    chip.map_or_else(|| say!("lusus-hidden"), tile)
}

/// A tile on a piece; whose it is where that is not the bearer's owner.
fn chip(chip: Chip, bearer: Side) -> String {
    let name = known(chip.tile);
    if chip.owner == bearer {
        name
    } else {
        say!("lusus-foreign", tile = name, side = side(&INFO, chip.owner))
    }
}

pub(super) fn chips(list: &Chips, bearer: Side) -> String {
    list.iter().map(|found| chip(found, bearer)).collect::<Vec<_>>().join(", ")
}

/// Names of tiles one behind the other.
fn names(tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        say!("lusus-none")
    } else {
        tiles.iter().map(|found| tile(*found)).collect::<Vec<_>>().join(", ")
    }
}

/// Tiles that chance picked, by name where they are known.
fn loot(loot: &Loot) -> String {
    match &loot.tiles {
        Some(tiles) => names(tiles),
        None => say!("lusus-some", count = loot.count),
    }
}

/// A tile with its name, its code and what it does.
fn line(found: Tile) -> String {
    say!("lusus-tile-line", tile = tile(found), code = found.code(), text = text(found))
}

/// The own hand, a line for each tile; only for its player.
pub(super) fn hand(view: &View) -> Vec<String> {
    let Observer::Player(viewer) = view.observer() else { return Vec::new() };
    view.zone(viewer, Pile::Hand).tiles().unwrap_or_default().into_iter().map(line).collect()
}

/// What to think of before a turn is played.
pub(super) fn warnings(view: &View, turn: &str) -> Vec<String> {
    let sentence = |warning| match warning {
        Warning::Burns(burned) => say!("lusus-warn-burns", tile = tile(burned)),
        Warning::KingInDanger(at) => say!("lusus-warn-king", at = square_name(at)),
        Warning::CannotDraw => say!("lusus-warn-cannot-draw"),
        Warning::BagRunsOut => say!("lusus-warn-bag"),
    };
    view.warnings(turn).into_iter().map(sentence).collect()
}

/// One option of an autocomplete list: the notation as far as it goes, and what the option means.
pub(super) fn step(view: &View, step: &Step) -> String {
    say!("step", notation = ending_of(step.text.trim_end()), meaning = meaning(view, step))
}

fn meaning(view: &View, step: &Step) -> String {
    let token = step.token.as_str();
    if let Some(at) = square_from_name(token) {
        return man(view, at);
    }
    let opening = token.trim_end_matches(['@', '+']);
    if let Some(found) = Tile::from_code(opening) {
        return say!("lusus-option-tile", tile = tile(found), text = text(found));
    }
    if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
        return say!("lusus-option-recycle", tile = tile(found), text = text(found));
    }
    // What a play does is told with what its tile does; of a move, only the move.
    match view.plan(&step.text) {
        Ok(Story { deeds, course: None, .. }) => match deeds.last() {
            Some(Deed { act: Done::Attached { tile: Some(found), at, .. }, .. }) => {
                let bearer = man(view, *at);
                say!("lusus-option-attach", tile = tile(*found), bearer = bearer, text = text(*found))
            }
            Some(last) => turn::deed(last, view.turn()),
            None => String::new(),
        },
        Ok(story) => turn::told(&Story { deeds: Vec::new(), ..story }),
        // A Heal or a Trade that is only begun.
        Err(_) => begun(view, token),
    }
}

/// What the composer asks.
pub(super) fn question(view: &View, menu: &Menu) -> String {
    let from = menu.way.first().cloned().unwrap_or_default();
    let piece = square_from_name(&from).and_then(|at| view.piece(at));
    let piece = piece.map(|piece| kind(piece.kind)).unwrap_or_default();
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
    say!(&format!("lusus-ask-{}", menu.stage), piece = piece, from = from, which = which)
}

/// The tiles that a turn begins with, once they are chosen; a whole turn is told as one.
pub(super) fn situation(view: &View, menu: &Menu) -> Option<String> {
    if menu.turn.is_some() {
        return None;
    }
    // All answers go on from the same plays.
    let (plays, _) = menu.options.first()?.draft.trim_end().rsplit_once(' ')?;
    Some(say!("compose-turn", turn = plays, meaning = planned_turn(view, plays)))
}

/// An answer to it: in words, and what its tile does or how it is written where that says more.
pub(super) fn entry(view: &View, menu: &Menu, choice: &Choice) -> Label {
    let token = choice.key.as_str();
    let opening = token.trim_end_matches(['@', '+']);
    if let Some(found) = Tile::from_code(opening) {
        let name = say!("lusus-entry-tile", tile = tile(found), code = found.code());
        return Label { name, detail: text(found) };
    }
    if let Some(found) = opening.strip_prefix("RC+").and_then(Tile::from_code) {
        let name = say!("lusus-entry-recycle", tile = tile(found), code = found.code());
        return Label { name, detail: text(found) };
    }
    if let Some(burned) = token.strip_prefix('-').and_then(Tile::from_code) {
        return Label { name: say!("lusus-burn", tile = tile(burned)), detail: text(burned) };
    }
    let step = Step {
        token: choice.key.clone(),
        text: choice.example.clone(),
        complete: choice.leads == 0,
        rank: choice.rank,
    };
    let at = choice.square.as_deref().and_then(square_from_name);
    let name = match meaning(view, &step) {
        // All of them begin with the same tile, and a phone shows few letters of each.
        said if menu.stage == "bearer" && !token.contains('.') => match at {
            Some(at) => return Label { name: man(view, at), detail: said },
            None => said,
        },
        // How the move is made is still open.
        unsaid if unsaid.is_empty() => {
            say!("lusus-entry-to", to = choice.square.clone().unwrap_or_default())
        }
        said => said,
    };
    // A square or two stand in the words already.
    let plain = token.len() <= 4 && square_from_name(token.get(..2).unwrap_or_default()).is_some();
    Label { name, detail: if plain { String::new() } else { choice.key.clone() } }
}

/// A Heal or a Trade whose first part is written.
fn begun(view: &View, token: &str) -> String {
    let inner = token.strip_prefix("RC+").unwrap_or(token);
    if let Some(codes) = inner.strip_prefix("HE+") {
        let tiles: Vec<Tile> = codes.split('+').filter_map(Tile::from_code).collect();
        return say!("lusus-option-tile", tile = tile(Tile::Heal), text = names(&tiles));
    }
    let place = inner.strip_prefix("TD@").and_then(|rest| rest.trim_end_matches('~').split_once('.'));
    let Some((at, slot)) = place else { return String::new() };
    let at = square_from_name(at);
    let bearer = at.and_then(|at| view.piece(at));
    let index = slot.parse::<usize>().ok().and_then(|slot| slot.checked_sub(1));
    match (bearer, index.and_then(|index| bearer?.chips.get(index)), at) {
        (Some(piece), Some(found), Some(at)) => {
            say!(
                "lusus-option-trade",
                tile = chip(found, piece.side),
                piece = kind(piece.kind),
                at = square_name(at)
            )
        }
        _ => String::new(),
    }
}

/// A piece with its tiles, such as `Rook on a1 with Queen`.
fn man(view: &View, at: Square) -> String {
    match view.piece(at) {
        None => square_name(at),
        Some(piece) if piece.chips.is_empty() => {
            say!("lusus-option-piece", piece = kind(piece.kind), at = square_name(at))
        }
        Some(piece) => say!(
            "lusus-option-piece-tiles",
            piece = kind(piece.kind),
            at = square_name(at),
            tiles = chips(&piece.chips, piece.side),
        ),
    }
}

/// The last tokens of a turn's text, with an ellipsis for those that are left out.
fn ending_of(text: &str) -> String {
    if text.len() <= SHOWN {
        return text.to_owned();
    }
    let from = text.len() - SHOWN;
    let start = text[from..].find(' ').map_or(from, |blank| from + blank);
    format!("…{}", &text[start..])
}

#[cfg(test)]
mod tests;
