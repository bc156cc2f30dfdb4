//! The alt text of a Chakart picture, and the board as text.

use super::{HIDDEN_QUEEN, WORDS, kind, object, played_move};
use crate::domain::LastMove;
use crate::text::alt::{AltDetail, AltSeen, first_fitting};
use crate::text::grid::grid;
use crate::text::{Join, Language, join, t};
use sealed_move_rules::chakart::{Kind, Object, Piece, Power, Square, Todo, View, square_name};
use sealed_move_rules::{Side, View as AnyView};

/// The alt text: the last move in words if they fit, else in notation.
pub(super) fn alt(lang: Language, view: &View, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
    let details = [AltDetail::Words, AltDetail::Notation];
    first_fitting(details.map(|detail| alt_with(lang, view, last, seen, detail)))
}

/// The whole view, with the last move in the requested detail.
pub(super) fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    seen: AltSeen<'_>,
    detail: AltDetail,
) -> String {
    let from = WORDS.side(seen.from);
    let mut parts = vec![if let Some(end) = seen.end {
        end.to_owned()
    } else if view.outcome().is_none() {
        t!(lang, "chakart-alt-turn", number = view.move_number(), side = WORDS.side(view.turn()), from = from)
    } else {
        t!(lang, "chakart-alt-over", from = from)
    }];
    parts.extend(view.todo().filter(|_| seen.end.is_none()).map(|of| pending(lang, of)));
    if let Some(LastMove { before: AnyView::Chakart(before), notation }) = last {
        let meaning = match detail {
            AltDetail::Words => played_move(lang, before, notation, view),
            AltDetail::Notation => notation.clone(),
        };
        parts.push(seen.moved(lang, WORDS.side(before.turn()), &meaning));
    }
    for owner in Side::BOTH {
        parts.push(holdings(lang, view, owner));
    }
    if let Some(left) = view.left_unseen() {
        let owner = WORDS.side(view.turn().other());
        parts.push(t!(lang, "chakart-alt-left", side = owner, left = square_name(left)));
    }
    let things: Vec<_> = Object::ALL
        .into_iter()
        .filter_map(|thing| {
            let lying = squares(|at| view.object(at) == Some(thing));
            (!lying.is_empty()).then(|| t!(lang, "chakart-alt-kind", kind = object(thing), squares = lying))
        })
        .collect();
    parts.push(if things.is_empty() {
        t!(lang, "chakart-alt-no-objects")
    } else {
        t!(lang, "chakart-alt-objects", objects = join(lang, Join::List, &things))
    });
    join(lang, Join::Sentences, &parts)
}

/// A side's pieces on the board, those under a halo, and its powers.
pub(super) fn holdings(lang: Language, view: &View, owner: Side) -> String {
    let mut parts =
        vec![t!(lang, "chakart-alt-side", side = WORDS.side(owner), men = pieces(lang, view, owner))];
    let held =
        squares(|at| view.piece(at).is_some_and(|piece| piece.side == owner && piece.is_immobilized()));
    if !held.is_empty() {
        parts.push(t!(lang, "chakart-alt-halo", squares = held));
    }
    let powers = match Power::BOTH.map(|power| view.power(owner, power)) {
        [true, true] => "both",
        [true, false] => "shell",
        [false, true] => "stealth",
        [false, false] => "none",
    };
    parts.push(t!(lang, "chakart-alt-powers", powers = powers));
    join(lang, Join::Sentences, &parts)
}

/// Describes a pending choice for any observer.
fn pending(lang: Language, todo: Todo) -> String {
    let (wanted, piece, at) = match todo {
        Todo::Daisy => ("daisy", None, String::new()),
        Todo::KingBoo => ("kingboo", None, String::new()),
        Todo::Toadette(given) => ("toadette", Some(kind(given)), String::new()),
        Todo::Promote { at, .. } => ("promote", None, square_name(at)),
    };
    t!(lang, "chakart-alt-todo", wanted = wanted, piece = piece, at = at)
}

/// The names of the squares that satisfy a condition.
fn squares(so: impl Fn(Square) -> bool) -> String {
    let mut names: Vec<_> = Square::all().filter(|at| so(*at)).map(square_name).collect();
    names.sort_unstable();
    names.join(" ")
}

/// A side's pieces with their squares, the most important kinds first.
fn pieces(lang: Language, view: &View, owner: Side) -> String {
    const ORDER: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let group = |hidden: bool, wanted: Kind| {
        let here = squares(|at| {
            view.piece(at).is_some_and(|piece| {
                piece.side == owner && piece.kind == wanted && piece.is_hidden() == hidden
            })
        });
        let name = if hidden { HIDDEN_QUEEN } else { kind(wanted) };
        (!here.is_empty()).then(|| t!(lang, "chakart-alt-kind", kind = name, squares = here))
    };
    let mut groups: Vec<_> = ORDER.into_iter().filter_map(|wanted| group(false, wanted)).collect();
    groups.extend(group(true, Kind::Queen));
    if groups.is_empty() { t!(lang, "chakart-alt-nobody") } else { join(lang, Join::List, &groups) }
}

/// The board in the letters of position strings, which distinguish objects and pieces under a halo.
pub(super) fn diagram(view: &View, from: Side) -> String {
    let name = |index: i8, shift: u8| char::from(shift + index.unsigned_abs()).to_string();
    let mut files: Vec<_> = (0..8).map(|file: i8| (file, name(file, b'a'))).collect();
    let mut ranks: Vec<_> = (0..8).rev().map(|rank: i8| (rank, name(rank, b'1'))).collect();
    if from == Side::Second {
        files.reverse();
        ranks.reverse();
    }
    grid(&files, &ranks, |file, rank| {
        let Some(square) = Square::at(file, rank) else { return String::new() };
        let piece = view.piece(square).map(Piece::letter);
        piece.or_else(|| view.object(square).map(Object::letter)).map(String::from).unwrap_or_default()
    })
}
