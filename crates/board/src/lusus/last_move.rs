//! The last move of Lusus: its way, what it took and which tiles it laid down.

use super::{PIECES, spot};
use crate::scene::{Corner, Extent, Holdings, Layer, Mark, Scene, Sign, SquareContent, Strip, Tone};
use sealed_move_rules::Side;
use sealed_move_rules::lusus::story::{MoveEffect, Story, SubmittedMove, TileEffect};
use sealed_move_rules::lusus::{Piece, Pile, Square, View};

const TONE: Tone = Tone::Last;

/// Marks a move in the scene of the view after it.
pub(super) fn show(scene: &mut Scene, before: &View, after: &View, story: &Story) {
    scene.steps = 1 + story.plays.len() + story.effects.len();
    let undone = reverted(story);
    show_plays(scene, story);
    if let Some(course) = &story.submitted {
        show_course(scene, course, undone);
    }
    // What a Revert undid is not shown as if it had stayed.
    let lasting = |happening: &&MoveEffect| !undone || matches!(happening, MoveEffect::Reverted { .. });
    for happening in story.effects.iter().filter(lasting) {
        show_happening(scene, happening);
    }
    touch_tiles(scene, before, after, story);
    touch_graves(scene, before, after);
}

/// Whether the move was undone.
fn reverted(story: &Story) -> bool {
    story.effects.iter().any(|happening| matches!(happening, MoveEffect::Reverted { .. }))
}

/// Marks pieces that lost tiles; what was laid down or exchanged is seen on the tiles themselves.
fn show_plays(scene: &mut Scene, story: &Story) {
    for play in &story.plays {
        if let TileEffect::Removed { at, .. } = play.effect {
            // The piece may have moved on since.
            let at = place_after(story, at).unwrap_or(at);
            badge(scene, at, Sign::Burst, Tone::Swept);
        }
    }
}

fn show_course(scene: &mut Scene, course: &SubmittedMove, undone: bool) {
    match course {
        SubmittedMove::Passed => {}
        SubmittedMove::Castled { king, rook, .. } => {
            for &(from, to) in [king, rook] {
                enclose(scene, from, to);
                scene.ground.push(Mark::Path { spots: vec![spot(from), spot(to)], tone: TONE });
            }
        }
        SubmittedMove::Swapped { from, to, .. } => {
            for &square in [from, to] {
                tint(scene, square);
                scene.ground.push(Mark::Frame { at: spot(square), tone: TONE });
            }
            scene.swap((spot(*from), spot(*to)), &Corner::UPPER, TONE);
        }
        SubmittedMove::Moved { piece, from, path, .. } => {
            let Some(&to) = path.last() else { return };
            show_step(scene, *from, to);
            if undone {
                // Here only an en passant leaves the square empty.
                ghost(scene, to, piece);
            }
        }
    }
}

fn show_step(scene: &mut Scene, from: Square, to: Square) {
    enclose(scene, from, to);
    scene.ground.push(Mark::Path { spots: vec![spot(from), spot(to)], tone: TONE });
}

/// Marks where a step began and where it ended.
fn enclose(scene: &mut Scene, from: Square, to: Square) {
    tint(scene, from);
    tint(scene, to);
    scene.ground.push(Mark::Brackets { at: spot(from), tone: TONE });
    scene.ground.push(Mark::Frame { at: spot(to), tone: TONE });
}

fn show_happening(scene: &mut Scene, happening: &MoveEffect) {
    match *happening {
        MoveEffect::Captured { at, ref piece } => cross(scene, at, piece),
        MoveEffect::Dodged { from, to } => {
            tint(scene, to);
            scene.ground.push(Mark::Toss { from: spot(from), to: spot(to), aside: false, tone: TONE });
        }
        MoveEffect::Reverted { at } => badge(scene, at, Sign::Undo, Tone::Swept),
        MoveEffect::Avenged { at, ref piece } => {
            ghost(scene, at, piece);
            scene.badge(spot(at), &Corner::ALL, Sign::Cross, Tone::Swept);
        }
        MoveEffect::FollowedUp { from, to } => {
            tint(scene, to);
            scene.ground.push(Mark::Frame { at: spot(to), tone: TONE });
            scene.ground.push(Mark::Path { spots: vec![spot(from), spot(to)], tone: TONE });
        }
        MoveEffect::Promoted { at, .. } => badge(scene, at, Sign::Up, TONE),
        MoveEffect::Stolen { .. }
        | MoveEffect::Bequeathed { .. }
        | MoveEffect::Transfused { .. }
        | MoveEffect::DrawSkipped
        | MoveEffect::NoFollowUp => {}
    }
}

/// Crosses a captured piece: in a corner beside whoever stands there now, else beside what is left of it.
fn cross(scene: &mut Scene, at: Square, piece: &Piece) {
    if scene.tiled_pieces.iter().any(|figure| figure.at == spot(at)) {
        badge(scene, at, Sign::Cross, TONE);
    } else {
        tint(scene, at);
        ghost(scene, at, piece);
        scene.badge(spot(at), &Corner::ALL, Sign::Cross, TONE);
    }
}

/// Shows faintly who was there for a moment.
fn ghost(scene: &mut Scene, at: Square, piece: &Piece) {
    let (sprite, at) = (PIECES[piece.kind as usize][piece.side.index()], spot(at));
    let taken = scene.tiled_pieces.iter().any(|figure| figure.at == at);
    if !taken && scene.ghosts.iter().all(|cell| cell.at != at) {
        // As large as a piece that carries tiles.
        let layers = vec![Layer { extent: Extent::Ringed, ..Layer::faded(sprite) }];
        scene.ghosts.push(SquareContent { at, pile: Vec::new(), stands: false, layers, symbol: None });
    }
}

fn tint(scene: &mut Scene, at: Square) {
    let tint = (spot(at), TONE);
    if !scene.tints.contains(&tint) {
        scene.tints.push(tint);
    }
}

/// Puts a badge into a free corner above the tiles of a square.
fn badge(scene: &mut Scene, at: Square, sign: Sign, tone: Tone) {
    scene.badge(spot(at), &Corner::UPPER, sign, tone);
}

/// All changes of place in a move, in order.
fn steps(story: &Story) -> Vec<(Square, Square)> {
    let mut steps = Vec::new();
    if reverted(story) {
        return steps;
    }
    match &story.submitted {
        Some(SubmittedMove::Castled { king, rook, .. }) => steps.extend([*king, *rook]),
        Some(SubmittedMove::Swapped { from, to, .. }) => steps.extend([(*from, *to), (*to, *from)]),
        Some(SubmittedMove::Moved { from, path, .. }) => steps.extend(path.last().map(|&to| (*from, to))),
        Some(SubmittedMove::Passed) | None => {}
    }
    for happening in &story.effects {
        match *happening {
            MoveEffect::Dodged { from, to } => steps.push((from, to)),
            MoveEffect::FollowedUp { to, .. } => {
                // The mover's own step comes first.
                if let Some(step) = steps.first_mut() {
                    step.1 = to;
                }
            }
            _ => {}
        }
    }
    steps
}

/// Where a piece ended up who stood on a square when the move began.
fn place_after(story: &Story, at: Square) -> Option<Square> {
    steps(story).into_iter().find(|&(from, _)| from == at).map(|(_, to)| to)
}

/// Marks the tiles on the board that were not on the same piece before.
fn touch_tiles(scene: &mut Scene, before: &View, after: &View, story: &Story) {
    let steps = steps(story);
    for figure in &mut scene.tiled_pieces {
        let Some(square) = Square::all().find(|&square| spot(square) == figure.at) else { continue };
        let origin = steps.iter().find(|&&(_, to)| to == square).map_or(square, |&(from, _)| from);
        let Some(piece) = after.piece(square) else { continue };
        // A piece on a square that was empty or held by an enemy has brought all its tiles along.
        let known = before.piece(origin).filter(|other| other.side == piece.side);
        let mut old: Vec<_> = known.map(|other| other.tiles.iter().collect()).unwrap_or_default();
        for (placed, chip) in figure.tiles.iter_mut().zip(piece.tiles.iter()) {
            match old.iter().position(|&other| other == chip) {
                Some(place) => drop(old.remove(place)),
                None => placed.touched = true,
            }
        }
    }
}

/// Marks the tiles that came to the graveyards.
fn touch_graves(scene: &mut Scene, before: &View, after: &View) {
    for side in Side::BOTH {
        let lain = |view: &View| view.zone(side, Pile::Graveyard).tiles().unwrap_or_default();
        let mut old = lain(before);
        let Some(Strip { holdings: Holdings::Tiles(tiles), .. }) = scene.strips.get_mut(side.index()) else {
            continue;
        };
        for (placed, tile) in tiles.spent.iter_mut().zip(lain(after)) {
            match old.iter().position(|&other| other == tile) {
                Some(place) => drop(old.remove(place)),
                None => placed.touched = true,
            }
        }
    }
}
