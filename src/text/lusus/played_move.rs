//! Sentences about moves of Lusus.

use super::{Language, WORDS, Word, chip, drawn_tiles, kind, known, list, names, t, tile};
use crate::text::{Join, join};
use sealed_move_rules::Side;
use sealed_move_rules::lusus::{
    MoveEffect, Piece, PlacedTile, Square, Story, SubmittedMove, Tile, TileEffect, TilePlay, View, Wing,
    square_name,
};

/// Describes a move as far as the observer of both views may know it. Returns an illegal move
/// unchanged.
pub(super) fn played_move(lang: Language, before: &View, notation: &str, after: &View) -> String {
    before
        .story(notation, after)
        .map_or_else(|_| planned_move(lang, before, notation), |story| describe_story(lang, &story))
}

/// Describes a move from the view before it, without rolls and the effects of hidden traps.
pub(super) fn planned_move(lang: Language, before: &View, turn: &str) -> String {
    let turn = turn.split(" |").next().unwrap_or(turn);
    match before.plan(turn) {
        Ok(story) if story.submitted.is_some() || !story.plays.is_empty() => describe_story(lang, &story),
        _ => turn.to_owned(),
    }
}

/// The first step of a hint to castle, to pass or to play a tile before the piece is chosen.
pub(super) fn special_hint(lang: Language, before: &View, turn: &str) -> Option<String> {
    match before.plan(turn).ok()?.submitted {
        Some(SubmittedMove::Castled { king: (from, _), .. }) => {
            Some(t!(lang, "hint-piece", square = square_name(from)))
        }
        Some(SubmittedMove::Passed) => Some(t!(lang, "hint-pass")),
        Some(SubmittedMove::Swapped { .. } | SubmittedMove::Moved { .. }) => None,
        None => Some(t!(lang, "hint-tile")),
    }
}

/// Joins the parts of a move.
pub(super) fn describe_story(lang: Language, story: &Story) -> String {
    let mut parts: Vec<String> = story.plays.iter().map(|done| play(lang, done, story.side)).collect();
    let plain = describe_piece_move(lang, story, &mut parts);
    let rest = story.effects.iter().filter(|effect| !plain || !matches!(effect, MoveEffect::Captured { .. }));
    parts.extend(rest.map(|effect| describe_effect(lang, effect, story.side)));
    parts.extend(story.drawn.as_ref().map(|drawn| t!(lang, "lusus-drew", tiles = drawn_tiles(lang, drawn))));
    t!(lang, "lusus-story", steps = join(lang, Join::Steps, &parts))
}

fn yes_no(recycled: bool) -> &'static str {
    if recycled { "yes" } else { "no" }
}

fn bearer(piece: Option<&Piece>) -> Option<Word> {
    piece.map(|piece| kind(piece.kind))
}

/// Describes the effect of a tile.
pub(super) fn play(lang: Language, play: &TilePlay, mover: Side) -> String {
    let recycled = yes_no(play.recycled);
    let opponent = || WORDS.side(mover.other());
    match &play.effect {
        TileEffect::Attached { tile, at, piece } => t!(
            lang,
            "lusus-attach",
            recycled = recycled,
            tile = known(*tile),
            bearer = bearer(piece.as_ref()),
            at = square_name(*at),
        ),
        TileEffect::Removed { by, at, piece, tiles: chips } => {
            let owner = piece.as_ref().map_or(mover, |piece| piece.side);
            let tiles: Vec<_> = chips.iter().map(|found| chip(lang, *found, owner)).collect();
            t!(
                lang,
                "lusus-remove",
                recycled = recycled,
                tile = tile(*by),
                tiles = list(lang, tiles),
                bearer = bearer(piece.as_ref()),
                at = square_name(*at),
            )
        }
        TileEffect::Delayed { count } => {
            let tiles = t!(lang, "lusus-some", count = *count);
            t!(lang, "lusus-delay", recycled = recycled, tiles = tiles, side = opponent())
        }
        TileEffect::Robbed { by, tiles: taken } => {
            t!(
                lang,
                if *by == Tile::Backstab { "lusus-backstab" } else { "lusus-life-tap" },
                recycled = recycled,
                tiles = drawn_tiles(lang, taken),
                side = opponent()
            )
        }
        TileEffect::Healed(tiles) => t!(lang, "lusus-heal", recycled = recycled, tiles = names(lang, tiles)),
        TileEffect::Traded([(from, one), (to, other)]) => {
            let name = |chip: &Option<PlacedTile>| known(chip.and_then(|chip| chip.tile));
            t!(
                lang,
                "lusus-trade",
                recycled = recycled,
                one = name(one),
                from = square_name(*from),
                other = name(other),
                to = square_name(*to),
            )
        }
        TileEffect::Burned(burned) => t!(lang, "lusus-burn", tile = tile(*burned)),
    }
}

/// Describes the piece move. Returns whether that mentions each capture.
fn describe_piece_move(lang: Language, story: &Story, parts: &mut Vec<String>) -> bool {
    let (piece, from, path, victims) = match &story.submitted {
        None => return false,
        Some(SubmittedMove::Passed) => {
            parts.push(t!(lang, "lusus-pass"));
            return false;
        }
        Some(SubmittedMove::Castled { wing, .. }) => {
            let wing = if *wing == Wing::King { "king" } else { "queen" };
            parts.push(t!(lang, "lusus-castle", wing = wing));
            return false;
        }
        Some(SubmittedMove::Swapped { piece, from, partner, to }) => {
            parts.push(t!(
                lang,
                "lusus-swap",
                piece = kind(piece.kind),
                from = square_name(*from),
                partner = kind(partner.kind),
                to = square_name(*to),
            ));
            return false;
        }
        Some(SubmittedMove::Moved { piece, from, path, victims, .. }) => {
            (kind(piece.kind), square_name(*from), path, victims)
        }
    };
    let captured = |effect: &&MoveEffect| matches!(effect, MoveEffect::Captured { .. });
    let plain = story.effects.iter().filter(captured).count() == victims.len()
        && !story.effects.iter().any(|effect| matches!(effect, MoveEffect::Reverted { .. }));
    let to = path.first().copied();
    parts.push(match (victims.as_slice(), to) {
        ([], Some(to)) => t!(lang, "lusus-move", piece = piece, from = from, to = square_name(to)),
        ([(at, victim)], Some(to)) if plain && *at == to => {
            t!(
                lang,
                "lusus-take",
                piece = piece,
                from = from,
                victim = kind(victim.kind),
                to = square_name(to)
            )
        }
        ([(at, victim)], Some(to)) if plain => t!(
            lang,
            "lusus-take-passing",
            piece = piece,
            from = from,
            to = square_name(to),
            victim = kind(victim.kind),
            at = square_name(*at),
        ),
        (victims, _) => {
            t!(
                lang,
                if plain { "lusus-roll" } else { "lusus-attack" },
                piece = piece,
                from = from,
                victims = victim_list(lang, victims)
            )
        }
    });
    plain
}

/// Lists victims with their squares.
fn victim_list(lang: Language, victims: &[(Square, Piece)]) -> String {
    let victim = |(at, piece): &(Square, Piece)| {
        t!(lang, "lusus-victim", piece = kind(piece.kind), at = square_name(*at))
    };
    join(lang, Join::List, &victims.iter().map(victim).collect::<Vec<_>>())
}

fn describe_effect(lang: Language, effect: &MoveEffect, mover: Side) -> String {
    match effect {
        MoveEffect::Captured { at, piece } => {
            t!(lang, "lusus-captured", piece = kind(piece.kind), at = square_name(*at))
        }
        MoveEffect::Dodged { from, to } => {
            t!(lang, "lusus-dodged", from = square_name(*from), to = square_name(*to))
        }
        MoveEffect::Reverted { at } => t!(lang, "lusus-reverted", at = square_name(*at)),
        MoveEffect::Stolen { tile: chip, .. } => t!(lang, "lusus-stolen", tile = known(chip.tile)),
        MoveEffect::Bequeathed { side: heir, tile: chip } => {
            t!(lang, "lusus-bequeathed", tile = known(chip.tile), side = WORDS.side(*heir))
        }
        MoveEffect::Transfused { side: owner, count } => {
            let tiles = t!(lang, "lusus-some", count = *count);
            t!(lang, "lusus-transfused", tiles = tiles, side = WORDS.side(*owner))
        }
        MoveEffect::DrawSkipped => t!(lang, "lusus-no-draw", side = WORDS.side(mover)),
        MoveEffect::Avenged { at, piece } => {
            t!(lang, "lusus-avenged", piece = kind(piece.kind), at = square_name(*at))
        }
        MoveEffect::FollowedUp { to, .. } => t!(lang, "lusus-ran", to = square_name(*to)),
        MoveEffect::NoFollowUp => t!(lang, "lusus-stayed"),
        MoveEffect::Promoted { at, kind: into } => {
            t!(lang, "lusus-promoted", at = square_name(*at), piece = kind(*into))
        }
    }
}
