//! Marks the last move of Lusus: its path, its captures and the tiles it placed.

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
    if let Some(submitted) = &story.submitted {
        show_submitted(scene, submitted, undone);
    }
    // After a Revert, the undone effects aren't shown.
    let lasting = |effect: &&MoveEffect| !undone || matches!(effect, MoveEffect::Reverted { .. });
    for effect in story.effects.iter().filter(lasting) {
        show_effect(scene, effect);
    }
    mark_new_tiles(scene, before, after, story);
    mark_new_graves(scene, before, after);
}

fn reverted(story: &Story) -> bool {
    story.effects.iter().any(|effect| matches!(effect, MoveEffect::Reverted { .. }))
}

/// Marks pieces that lost tiles. Placed and swapped tiles are marked on the tiles themselves.
fn show_plays(scene: &mut Scene, story: &Story) {
    for play in &story.plays {
        if let TileEffect::Removed { at, .. } = play.effect {
            // The piece may have moved since.
            let at = place_after(story, at).unwrap_or(at);
            badge(scene, at, Sign::Burst, Tone::Swept);
        }
    }
}

fn show_submitted(scene: &mut Scene, submitted: &SubmittedMove, undone: bool) {
    match submitted {
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
                // On an occupied square this does nothing; after an undone en passant the square is
                // empty.
                ghost(scene, to, piece);
            }
        }
    }
}

fn show_step(scene: &mut Scene, from: Square, to: Square) {
    enclose(scene, from, to);
    scene.ground.push(Mark::Path { spots: vec![spot(from), spot(to)], tone: TONE });
}

/// Marks the start and end of a step.
fn enclose(scene: &mut Scene, from: Square, to: Square) {
    tint(scene, from);
    tint(scene, to);
    scene.ground.push(Mark::Brackets { at: spot(from), tone: TONE });
    scene.ground.push(Mark::Frame { at: spot(to), tone: TONE });
}

fn show_effect(scene: &mut Scene, effect: &MoveEffect) {
    match *effect {
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

/// Crosses a captured piece: beside the piece on its square, or beside its ghost if the square is
/// empty.
fn cross(scene: &mut Scene, at: Square, piece: &Piece) {
    if scene.tiled_pieces.iter().any(|figure| figure.at == spot(at)) {
        badge(scene, at, Sign::Cross, TONE);
    } else {
        tint(scene, at);
        ghost(scene, at, piece);
        scene.badge(spot(at), &Corner::ALL, Sign::Cross, TONE);
    }
}

/// Adds a ghost unless the square is occupied.
fn ghost(scene: &mut Scene, at: Square, piece: &Piece) {
    let (sprite, at) = (PIECES[piece.kind as usize][piece.side.index()], spot(at));
    let taken = scene.tiled_pieces.iter().any(|figure| figure.at == at);
    if !taken && scene.ghosts.iter().all(|cell| cell.at != at) {
        // As large as a piece with tiles.
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

/// Adds a badge in a free corner above the tiles of a square.
fn badge(scene: &mut Scene, at: Square, sign: Sign, tone: Tone) {
    scene.badge(spot(at), &Corner::UPPER, sign, tone);
}

/// Lists all piece movements of a move in order, or none if it was reverted.
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
    for effect in &story.effects {
        match *effect {
            MoveEffect::Dodged { from, to } => steps.push((from, to)),
            MoveEffect::FollowedUp { to, .. } => {
                // The first step is the mover's own.
                if let Some(step) = steps.first_mut() {
                    step.1 = to;
                }
            }
            _ => {}
        }
    }
    steps
}

/// Returns the final square of the piece that started on `at`.
fn place_after(story: &Story, at: Square) -> Option<Square> {
    steps(story).into_iter().find(|&(from, _)| from == at).map(|(_, to)| to)
}

/// Marks tiles that were not on the same piece before the move.
fn mark_new_tiles(scene: &mut Scene, before: &View, after: &View, story: &Story) {
    let steps = steps(story);
    for figure in &mut scene.tiled_pieces {
        let Some(square) = Square::all().find(|&square| spot(square) == figure.at) else { continue };
        let origin = steps.iter().find(|&&(_, to)| to == square).map_or(square, |&(from, _)| from);
        let Some(piece) = after.piece(square) else { continue };
        // A piece on a square that was empty or held by an enemy has brought all its tiles.
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

/// Marks tiles that the move added to the graveyards.
fn mark_new_graves(scene: &mut Scene, before: &View, after: &View) {
    for side in Side::BOTH {
        let graveyard = |view: &View| view.zone(side, Pile::Graveyard).tiles().unwrap_or_default();
        let mut old = graveyard(before);
        let Some(Strip { holdings: Holdings::Tiles(tiles), .. }) = scene.strips.get_mut(side.index()) else {
            continue;
        };
        for (placed, tile) in tiles.spent.iter_mut().zip(graveyard(after)) {
            match old.iter().position(|&other| other == tile) {
                Some(place) => drop(old.remove(place)),
                None => placed.touched = true,
            }
        }
    }
}
