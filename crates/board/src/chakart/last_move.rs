//! Marks the last move of Chakart: the piece's path and its random events.

use super::{OBJECTS, spot, sprite};
use crate::scene::{Corner, Head, Layer, Mark, NumberedStep, Scene, Sign, Spot, Sprite, SquareContent, Tone};
use sealed_move_rules::chakart::{MoveEvent, Object, Piece, Square, StepCause, Story, Todo, View};

const TONE: Tone = Tone::Last;

/// Marks a move in the scene of the view after it.
pub(super) fn show(scene: &mut Scene, view: &View, story: &Story) {
    scene.steps = story.events.iter().filter(|event| is_a_step(event)).count();
    show_path(scene, view, story);
    for &event in &story.events {
        show_event(scene, view, event);
    }
    number(scene, story);
}

/// Whether an event lengthens the display time of a replay frame.
const fn is_a_step(event: &MoveEvent) -> bool {
    matches!(
        event,
        MoveEvent::Step { .. }
            | MoveEvent::Egg { .. }
            | MoveEvent::Swap { .. }
            | MoveEvent::Drop { .. }
            | MoveEvent::Appears { .. }
            | MoveEvent::Recolored { .. }
    )
}

/// Draws the path of the piece from its start through every turn to its end.
fn show_path(scene: &mut Scene, view: &View, story: &Story) {
    let path = story.path();
    let (Some(&start), Some(&end)) = (path.first(), path.last()) else { return };
    for &square in &path {
        tint(scene, square, TONE);
    }
    let dropped = story.events.iter().any(|event| matches!(event, MoveEvent::Drop { .. }));
    // A hidden queen has a ring of her own.
    let hidden = view.piece(end).is_some_and(Piece::is_hidden);
    if !dropped {
        scene.ground.push(Mark::Brackets { at: spot(start), tone: TONE });
    }
    if (path.len() > 1 && !hidden) || dropped {
        scene.ground.push(Mark::Frame { at: spot(end), tone: TONE });
    }
    let mut walked: Vec<Spot> = path.first().map(|&square| spot(square)).into_iter().collect();
    let mut tossed = None;
    for event in &story.events {
        let MoveEvent::Step { from, to, cause: way, .. } = *event else { continue };
        match way {
            // Stealth moves are hidden from the opponent, and Koopa carries the piece. Both are
            // drawn as thrown.
            StepCause::Stealth | StepCause::Koopa => {
                let aside = flies_back(&walked, spot(from), spot(to));
                tossed = Some(Mark::Toss { from: spot(from), to: spot(to), aside, tone: TONE });
            }
            StepCause::Move | StepCause::Mushroom | StepCause::Throw(_) => walked.push(spot(to)),
        }
        match way {
            StepCause::Mushroom => ghost(scene, view, from, OBJECTS[Object::Mushroom as usize]),
            StepCause::Throw(object) => ghost(scene, view, from, OBJECTS[object as usize]),
            StepCause::Move | StepCause::Stealth | StepCause::Koopa => {}
        }
    }
    if walked.len() > 1 {
        scene.ground.push(Mark::Path { spots: walked, tone: TONE });
    }
    scene.ground.extend(tossed);
}

/// Whether a flight goes back over part of the path.
fn flies_back(way: &[Spot], from: Spot, to: Spot) -> bool {
    let apart = |one: Spot, other: Spot| {
        (i32::from(other.file) - i32::from(one.file), i32::from(other.rank) - i32::from(one.rank))
    };
    let flight = apart(from, to);
    way.windows(2).any(|two| {
        let (step, between) = (apart(two[0], two[1]), apart(from, two[0]));
        let aligned = |a: (i32, i32), b: (i32, i32)| a.0 * b.1 == a.1 * b.0;
        let against = step.0 * flight.0 + step.1 * flight.1 < 0;
        against && aligned(step, flight) && aligned(between, flight)
    })
}

/// Numbers the steps of a path with at least two steps, on the squares they enter.
fn number(scene: &mut Scene, story: &Story) {
    let path = story.path();
    if path.len() < 3 {
        return;
    }
    let tossed = scene.ground.iter().find_map(|mark| match *mark {
        Mark::Toss { from, to, aside, .. } => Some((from, to, Head::Toss { aside })),
        _ => None,
    });
    let mut entries: Vec<NumberedStep> = (1..)
        .zip(path.windows(2))
        .map(|(number, two)| {
            let (from, to) = (spot(two[0]), spot(two[1]));
            let head = tossed.filter(|&(start, end, _)| (start, end) == (from, to)).map(|toss| toss.2);
            NumberedStep { from, to, number, head: head.unwrap_or(Head::None) }
        })
        .collect();
    if let Some(last) = entries.iter_mut().rev().find(|entry| entry.head == Head::None) {
        last.head = Head::Path;
    }
    scene.number(&entries, TONE);
}

fn show_event(scene: &mut Scene, view: &View, event: MoveEvent) {
    match event {
        MoveEvent::Capture { piece, at, crushed } => {
            if crushed || view.piece(at).is_none() {
                ghost(scene, view, at, sprite(piece));
                badge(scene, at, Sign::Cross, Tone::Swept);
            } else {
                badge(scene, at, Sign::Cross, TONE);
            }
        }
        MoveEvent::CaptureBlind { on, .. } => {
            for at in on {
                badge(scene, at, Sign::Cross, TONE);
            }
        }
        MoveEvent::Shell { king, piece, at } => {
            tint(scene, king, TONE);
            tint(scene, at, Tone::Swept);
            scene.ground.push(Mark::Brackets { at: spot(king), tone: TONE });
            scene.ground.push(Mark::Toss { from: spot(king), to: spot(at), aside: false, tone: TONE });
            ghost(scene, view, at, sprite(piece));
            badge(scene, at, Sign::Cross, Tone::Swept);
        }
        // The gift may be gone: the piece returned, or another gift replaced it.
        MoveEvent::Gift { object, at } if view.object(at) == Some(object) => {
            badge(scene, at, Sign::Plus, TONE);
        }
        MoveEvent::Promotion { at, .. } => badge(scene, at, Sign::Up, TONE),
        MoveEvent::Appears { at, .. } => {
            tint(scene, at, TONE);
            badge(scene, at, Sign::Bang, TONE);
        }
        MoveEvent::Egg { at, .. } => badge(scene, at, Sign::Egg, TONE),
        MoveEvent::Gone { piece, at } => {
            ghost(scene, view, at, sprite(piece));
            badge(scene, at, Sign::Cross, Tone::Swept);
        }
        MoveEvent::Recolored { at, .. } => {
            tint(scene, at, TONE);
            scene.ground.push(Mark::Octagon { at: spot(at), tone: TONE });
            badge(scene, at, Sign::Turncoat, TONE);
        }
        MoveEvent::Swap { at: [one, other], .. } => {
            for at in [one, other] {
                tint(scene, at, TONE);
                scene.ground.push(Mark::Frame { at: spot(at), tone: TONE });
            }
            scene.swap((spot(one), spot(other)), &Corner::BESIDE_FEET, TONE);
        }
        MoveEvent::Drop { at, .. } => badge(scene, at, Sign::Down, TONE),
        MoveEvent::Bonus { todo: Todo::Promote { at, .. } } => badge(scene, at, Sign::Up, TONE),
        // Steps and hidden moves are part of the path. The others are visible on the board or in
        // the panels.
        MoveEvent::Step { .. }
        | MoveEvent::Unseen { .. }
        | MoveEvent::CaptureUnseen { .. }
        | MoveEvent::Gift { .. }
        | MoveEvent::Destroyed { .. }
        | MoveEvent::Awake { .. }
        | MoveEvent::Halo { .. }
        | MoveEvent::NoneRecolored { .. }
        | MoveEvent::Pass
        | MoveEvent::PowerUsed { .. }
        | MoveEvent::Bonus { .. } => {}
    }
}

/// Leaves a ghost on a square that is now empty.
fn ghost(scene: &mut Scene, view: &View, at: Square, sprite: Sprite) {
    let at_spot = spot(at);
    if view.piece(at).is_none() && scene.ghosts.iter().all(|cell| cell.at != at_spot) {
        let layers = vec![Layer::faded(sprite)];
        let pile = Vec::new();
        scene.ghosts.push(SquareContent { at: at_spot, pile, stands: false, layers, symbol: None });
    }
}

fn tint(scene: &mut Scene, at: Square, tone: Tone) {
    if scene.tints.iter().all(|&(tinted, _)| tinted != spot(at)) {
        scene.tints.push((spot(at), tone));
    }
}

fn badge(scene: &mut Scene, at: Square, sign: Sign, tone: Tone) {
    scene.badge(spot(at), &Corner::BESIDE_FEET, sign, tone);
}

#[cfg(test)]
mod tests {
    use super::super::tests::{at, scene_after};
    use super::*;
    use sealed_move_rules::{Observer, Side};

    const PUBLIC: Observer = Observer::Public;

    fn badges(scene: &Scene, name: &str) -> Vec<Sign> {
        let sign = |mark: &Mark| match mark {
            Mark::Badge { at: there, sign, .. } if *there == at(name) => Some(*sign),
            _ => None,
        };
        scene.marks.iter().filter_map(sign).collect()
    }

    fn labels(scene: &Scene) -> Vec<(Spot, &str)> {
        let mut labels = Vec::new();
        for mark in &scene.marks {
            if let Mark::Number { at, text, .. } = mark {
                labels.push((*at, text.as_str()));
            }
        }
        labels
    }

    /// The example of `rules/chakart.md §10.4`.
    #[test]
    fn a_chain_is_a_numbered_path() {
        let position =
            "rn1b2qk/pbpp1ppp/1w2wp2/1p1Rm3/3PdnPr/4PPd1/PPP1m2P/NNB1KRQB w 0 {\"flags\":\"1111\"}";
        let scene = scene_after(position, "f3e4>e5>d5", PUBLIC);
        let spots = ["f3", "e4", "e5", "e6", "d5"].map(at).to_vec();
        assert!(scene.ground.contains(&Mark::Path { spots, tone: TONE }), "{:?}", scene.ground);
        let mut got = labels(&scene);
        got.sort_unstable_by_key(|label| label.1);
        assert_eq!(got, [(at("e4"), "1"), (at("e5"), "2"), (at("e6"), "3"), (at("d5"), "4")]);
        assert_eq!(badges(&scene, "d5"), [Sign::Cross]);
        assert_eq!(badges(&scene, "f3"), [Sign::Plus]);
        let ghost = scene.ghosts.iter().find(|cell| cell.at == at("e4")).unwrap();
        assert_eq!(ghost.layers, [Layer::faded(Sprite("chakart/banana"))]);
    }

    /// The knight returned to g1 and crushed the egg it had left there.
    #[test]
    fn a_lost_gift_is_not_marked() {
        let scene = scene_after("4k3/8/8/4m3/8/5m1e/8/4K1N1 w 20 {\"flags\":\"0000\"}", "g1h3*K", PUBLIC);
        assert_eq!(badges(&scene, "g1"), []);
        assert_eq!(badges(&scene, "h3"), [Sign::Egg]);
        assert!(scene.ground.contains(&Mark::Toss { from: at("h3"), to: at("g1"), aside: true, tone: TONE }));
    }

    #[test]
    fn recolored_and_swapped_pieces_are_marked() {
        let luigi = scene_after("1p1qk3/p7/8/8/8/2e5/7P/PN2K3 w 20 {\"flags\":\"0000\"}", "b1c3*Ld8", PUBLIC);
        assert!(luigi.ground.contains(&Mark::Octagon { at: at("d8"), tone: TONE }));
        let swap = scene_after(
            "1p1qk3/p7/8/8/8/8/7P/PN2K3 w 20 {\"flags\":\"0000\",\"todo\":\"kingboo\"}",
            "b1d8",
            PUBLIC,
        );
        assert!(swap.ground.contains(&Mark::Swap { from: at("b1"), to: at("d8"), tone: TONE }));
    }

    #[test]
    fn only_the_owner_sees_a_hidden_queen() {
        let position = "k7/8/8/8/8/8/8/3QK3 w 19 {\"flags\":\"1111\"}";
        let public = scene_after(position, "d1d5h", PUBLIC);
        let owner = scene_after(position, "d1d5h", Observer::Player(Side::First));
        let cell = |scene: &Scene, name: &str| {
            let cell = scene.cells.iter().find(|cell| cell.at == at(name));
            cell.map(|cell| cell.layers.iter().map(|layer| layer.sprite.0).collect::<Vec<_>>())
        };
        assert_eq!(cell(&public, "d1"), Some(vec!["marks/unknown"]));
        assert_eq!(cell(&public, "d5"), None);
        assert_eq!(cell(&owner, "d1"), None);
        assert_eq!(cell(&owner, "d5"), Some(vec!["pieces/queen-first", "marks/unseen"]));
        assert!(public.tints.iter().all(|&(spot, _)| spot == at("d1")));
    }
}
