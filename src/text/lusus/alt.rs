//! The alt text of a Lusus picture.

use super::super::alt::{AltDetail, AltSeen, first_fitting};
use super::played_move::played_move;
use super::{Language, Value, WORDS, chips, kind, names, t};
use crate::domain::LastMove;
use crate::text::{Join, join};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::lusus::{Pile, Square, Tile, View, Zone, square_name};
use sealed_move_rules::{Side, View as AnyView};

/// The detail of the last move and of the pieces and piles, from the longest text to the shortest.
const DETAILS: [(AltDetail, AltDetail); 4] = [
    (AltDetail::Words, AltDetail::Words),
    (AltDetail::Words, AltDetail::Notation),
    (AltDetail::Notation, AltDetail::Words),
    (AltDetail::Notation, AltDetail::Notation),
];

/// The alt text: in words if they fit, else in notation.
pub(super) fn alt(lang: Language, view: &View, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
    let texts = DETAILS.iter().map(|(turn, pieces)| alt_with(lang, view, last, seen, *turn, *pieces));
    let shortest = || alt_with(lang, view, None, seen, AltDetail::Notation, AltDetail::Notation);
    first_fitting(texts.chain(std::iter::once_with(shortest)))
}

/// Describes the whole view in words.
pub(super) fn describe_all(lang: Language, view: &View) -> String {
    alt_with(lang, view, None, AltSeen::from(Side::First), AltDetail::Words, AltDetail::Words)
}

/// Describes a side's pieces and piles in words.
pub(super) fn describe_side(lang: Language, view: &View, owner: Side) -> String {
    let told = t!(lang, "lusus-alt-men", side = WORDS.side(owner), pieces = pieces(lang, view, owner));
    join(lang, Join::Sentences, &[told, piles(lang, view, owner, AltDetail::Words)])
}

fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    seen: AltSeen<'_>,
    last_move: AltDetail,
    board: AltDetail,
) -> String {
    let from = WORDS.side(seen.from);
    let mut parts = vec![if let Some(end) = seen.end {
        end.to_owned()
    } else if view.outcome().is_none() {
        t!(lang, "lusus-alt-turn", number = view.move_number(), side = WORDS.side(view.turn()), from = from)
    } else {
        t!(lang, "lusus-alt-over", from = from)
    }];
    if let Some(LastMove { before: AnyView::Lusus(before), notation }) = last {
        let meaning = match last_move {
            AltDetail::Words => played_move(lang, before, notation, view),
            AltDetail::Notation => notation.clone(),
        };
        parts.push(seen.moved(lang, WORDS.side(before.turn()), &meaning));
    }
    match board {
        AltDetail::Words => parts.extend(Side::BOTH.map(|owner| {
            t!(lang, "lusus-alt-men", side = WORDS.side(owner), pieces = pieces(lang, view, owner))
        })),
        AltDetail::Notation => {
            let text = view.text();
            parts.push(t!(lang, "lusus-alt-board", board = text.split(' ').nth(1).unwrap_or_default()));
        }
    }
    let squares = |wanted: &dyn Fn(Square) -> bool| {
        Square::all().filter(|square| wanted(*square)).map(square_name).collect::<Vec<_>>().join(" ")
    };
    let (frozen, guarded) = (squares(&|square| view.frozen(square)), squares(&|square| view.guarded(square)));
    let ghosts = view.ghosts().map(square_name).collect::<Vec<_>>().join(" ");
    if !ghosts.is_empty() {
        parts.push(t!(lang, "lusus-alt-ghosts", squares = ghosts));
    }
    if !frozen.is_empty() {
        parts.push(t!(lang, "lusus-alt-frozen", squares = frozen));
    }
    if !guarded.is_empty() {
        parts.push(t!(lang, "lusus-alt-guarded", squares = guarded));
    }
    parts.extend(Side::BOTH.map(|owner| piles(lang, view, owner, board)));
    join(lang, Join::Sentences, &parts)
}

/// A side's hand, bag and graveyard.
fn piles(lang: Language, view: &View, owner: Side, detail: AltDetail) -> String {
    let pile = |pile| view.zone(owner, pile);
    t!(
        lang,
        "lusus-alt-piles",
        side = WORDS.side(owner),
        hand = held(lang, pile(Pile::Hand), detail),
        bag = pile(Pile::Bag).count(),
        graveyard = listed(lang, pile(Pile::Graveyard), detail),
        draws = view.draw_count(owner),
        plays = u32::from(view.play_limit(owner)),
    )
}

fn pieces(lang: Language, view: &View, owner: Side) -> String {
    let told = |at: Square| {
        let piece = view.piece(at).filter(|piece| piece.side == owner)?;
        let (name, square) = (kind(piece.kind), square_name(at));
        Some(if piece.tiles.is_empty() {
            t!(lang, "lusus-alt-man", piece = name, at = square)
        } else {
            t!(lang, "lusus-alt-bearer", piece = name, at = square, tiles = chips(lang, &piece.tiles, owner))
        })
    };
    join(lang, Join::List, &Square::all().filter_map(told).collect::<Vec<_>>())
}

/// The tiles of a pile, by name or by code.
fn listed(lang: Language, zone: &Zone, detail: AltDetail) -> Value {
    let tiles = zone.tiles().unwrap_or_default();
    match detail {
        AltDetail::Notation if !tiles.is_empty() => Value::Text(tiles.into_iter().map(Tile::code).collect()),
        _ => names(lang, &tiles),
    }
}

/// The number of tiles in a hand, and the tiles if they are known.
fn held(lang: Language, hand: &Zone, detail: AltDetail) -> String {
    if hand.tiles().is_none_or(|tiles| tiles.is_empty()) {
        return hand.count().to_string();
    }
    t!(lang, "lusus-alt-held", count = hand.count(), tiles = listed(lang, hand, detail))
}
