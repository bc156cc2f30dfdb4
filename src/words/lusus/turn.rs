//! A turn of Lusus in plain words.

use super::{chip, kind, known, loot, names, say, side, tile};
use sealed_move_rules::Side;
use sealed_move_rules::lusus::{
    Chip, Course, Deed, Done, Happening, INFO, Piece, Square, Story, Tile, View, Wing, square_name,
};

/// A turn in plain words, as the observer of both views may know it. What is no turn of this
/// position stays as it is written.
pub(crate) fn turn(before: &View, notation: &str, after: &View) -> String {
    before.story(notation, after).map_or_else(|_| planned_turn(before, notation), |story| told(&story))
}

/// A turn that is thought about, or a record without the view after it: what chance and hidden
/// traps do is left out.
pub(crate) fn planned_turn(before: &View, turn: &str) -> String {
    let turn = turn.split(" |").next().unwrap_or(turn);
    match before.plan(turn) {
        Ok(story) if story.course.is_some() || !story.deeds.is_empty() => told(&story),
        _ => turn.to_owned(),
    }
}

/// The parts of a turn one behind the other.
pub(super) fn told(story: &Story) -> String {
    let mut parts: Vec<String> = story.deeds.iter().map(|done| deed(done, story.side)).collect();
    let plain = told_course(story, &mut parts);
    let rest = story
        .happenings
        .iter()
        .filter(|happening| !plain || !matches!(happening, Happening::Captured { .. }));
    parts.extend(rest.map(|happening| told_happening(happening, story.side)));
    parts.extend(story.drawn.as_ref().map(|drawn| say!("lusus-drew", tiles = loot(drawn))));
    parts.join("; ")
}

fn yes(recycled: bool) -> &'static str {
    if recycled { "yes" } else { "no" }
}

fn bearer(piece: Option<&Piece>) -> String {
    piece.map(|piece| kind(piece.kind)).unwrap_or_default()
}

/// What a play does.
pub(super) fn deed(deed: &Deed, mover: Side) -> String {
    let recycled = yes(deed.recycled);
    let opponent = || side(&INFO, mover.other());
    match &deed.act {
        Done::Attached { tile, at, bearer: piece } => say!(
            "lusus-attach",
            recycled = recycled,
            tile = known(*tile),
            bearer = bearer(piece.as_ref()),
            at = square_name(*at),
        ),
        Done::Removed { by, at, bearer: piece, chips } => {
            let owner = piece.as_ref().map_or(mover, |piece| piece.side);
            let tiles: Vec<_> = chips.iter().map(|found| chip(*found, owner)).collect();
            say!(
                "lusus-remove",
                recycled = recycled,
                tile = tile(*by),
                tiles = tiles.join(", "),
                bearer = bearer(piece.as_ref()),
                at = square_name(*at),
            )
        }
        Done::Delayed { count } => {
            let tiles = say!("lusus-some", count = *count);
            say!("lusus-delay", recycled = recycled, tiles = tiles, side = opponent())
        }
        Done::Robbed { by, loot: taken } => {
            let key = if *by == Tile::Backstab { "lusus-backstab" } else { "lusus-life-tap" };
            say!(key, recycled = recycled, tiles = loot(taken), side = opponent())
        }
        Done::Healed(tiles) => say!("lusus-heal", recycled = recycled, tiles = names(tiles)),
        Done::Traded([(from, one), (to, other)]) => {
            let name = |chip: &Option<Chip>| known(chip.and_then(|chip| chip.tile));
            say!(
                "lusus-trade",
                recycled = recycled,
                one = name(one),
                from = square_name(*from),
                other = name(other),
                to = square_name(*to),
            )
        }
        Done::Burned(burned) => say!("lusus-burn", tile = tile(*burned)),
    }
}

/// Tells the move; whether that says of every victim that it is captured.
fn told_course(story: &Story, parts: &mut Vec<String>) -> bool {
    let (piece, from, path, victims) = match &story.course {
        None => return false,
        Some(Course::Passed) => {
            parts.push(say!("lusus-pass"));
            return false;
        }
        Some(Course::Castled { wing, .. }) => {
            let wing = if *wing == Wing::King { "king" } else { "queen" };
            parts.push(say!("lusus-castle", wing = wing));
            return false;
        }
        Some(Course::Swapped { piece, from, partner, to }) => {
            parts.push(say!(
                "lusus-swap",
                piece = kind(piece.kind),
                from = square_name(*from),
                partner = kind(partner.kind),
                to = square_name(*to),
            ));
            return false;
        }
        Some(Course::Moved { piece, from, path, victims, .. }) => {
            (kind(piece.kind), square_name(*from), path, victims)
        }
    };
    let captured = |happening: &&Happening| matches!(happening, Happening::Captured { .. });
    let plain = story.happenings.iter().filter(captured).count() == victims.len()
        && !story.happenings.iter().any(|happening| matches!(happening, Happening::Reverted { .. }));
    let to = path.first().copied();
    parts.push(match (victims.as_slice(), to) {
        ([], Some(to)) => say!("lusus-move", piece = piece, from = from, to = square_name(to)),
        ([(at, victim)], Some(to)) if plain && *at == to => {
            say!("lusus-take", piece = piece, from = from, victim = kind(victim.kind), to = square_name(to))
        }
        ([(at, victim)], Some(to)) if plain => say!(
            "lusus-take-passing",
            piece = piece,
            from = from,
            to = square_name(to),
            victim = kind(victim.kind),
            at = square_name(*at),
        ),
        (victims, _) => {
            let key = if plain { "lusus-roll" } else { "lusus-attack" };
            say!(key, piece = piece, from = from, victims = all(victims))
        }
    });
    plain
}

/// Victims with their squares, one behind the other.
fn all(victims: &[(Square, Piece)]) -> String {
    let victim =
        |(at, piece): &(Square, Piece)| say!("lusus-victim", piece = kind(piece.kind), at = square_name(*at));
    victims.iter().map(victim).collect::<Vec<_>>().join(", ")
}

fn told_happening(happening: &Happening, mover: Side) -> String {
    match happening {
        Happening::Captured { at, piece } => {
            say!("lusus-captured", piece = kind(piece.kind), at = square_name(*at))
        }
        Happening::Dodged { from, to } => {
            say!("lusus-dodged", from = square_name(*from), to = square_name(*to))
        }
        Happening::Reverted { at } => say!("lusus-reverted", at = square_name(*at)),
        Happening::Stolen { chip, .. } => say!("lusus-stolen", tile = known(chip.tile)),
        Happening::Bequeathed { side: heir, chip } => {
            say!("lusus-bequeathed", tile = known(chip.tile), side = side(&INFO, *heir))
        }
        Happening::Transfused { side: owner, count } => {
            let tiles = say!("lusus-some", count = *count);
            say!("lusus-transfused", tiles = tiles, side = side(&INFO, *owner))
        }
        Happening::DrawSkipped => say!("lusus-no-draw", side = side(&INFO, mover)),
        Happening::Avenged { at, piece } => {
            say!("lusus-avenged", piece = kind(piece.kind), at = square_name(*at))
        }
        Happening::Ran { to, .. } => say!("lusus-ran", to = square_name(*to)),
        Happening::StayedPut => say!("lusus-stayed"),
        Happening::Promoted { at, kind: into } => {
            say!("lusus-promoted", at = square_name(*at), piece = kind(*into))
        }
    }
}
