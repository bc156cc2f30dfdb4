//! Previews of a move under construction: the choices made and the next targets.

use super::scene::{Mark, Scene, Spot, Tone};

const TONE: Tone = Tone::Last;

/// Squares to mark in a preview, by name. Unknown names are ignored.
#[derive(Clone, Copy, Debug, Default)]
pub struct Selection<'a> {
    /// The path of the moving piece so far.
    pub way: &'a [String],
    /// Other chosen squares.
    pub chosen: &'a [String],
    /// The possible next squares.
    pub targets: &'a [String],
}

/// Adds frames and an arrow for the choices, dots for empty targets, and corners around occupied
/// ones.
pub(super) fn mark(scene: &mut Scene, selection: &Selection<'_>) {
    let spots =
        |names: &[String]| -> Vec<Spot> { names.iter().filter_map(|name| scene.spot(name)).collect() };
    let (way, chosen, targets) = (spots(selection.way), spots(selection.chosen), spots(selection.targets));
    for &at in way.iter().chain(&chosen) {
        let tint = (at, TONE);
        if !scene.tints.contains(&tint) {
            scene.tints.push(tint);
        }
        let frame = Mark::Frame { at, tone: TONE };
        if !scene.ground.contains(&frame) {
            scene.ground.push(frame);
        }
    }
    for figure in &mut scene.tiled_pieces {
        figure.shows_slots |= way.contains(&figure.at) || chosen.contains(&figure.at);
    }
    if way.len() > 1 {
        scene.ground.push(Mark::Path { spots: way, tone: TONE });
    }
    for at in targets {
        let mark = if scene.is_empty_at(at) {
            Mark::Dot { at, tone: TONE }
        } else {
            Mark::Corners { at, tone: TONE }
        };
        scene.marks.push(mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Labels, RenderRequest};
    use sealed_move_rules::{Observer, Rolls, Side, View, find};

    fn marked(game: &str, setup: &str, selection: &Selection<'_>) -> Scene {
        let view: View = find(game).unwrap().start(setup, &mut Rolls::none()).unwrap().view(Observer::Public);
        let labels = Labels::new(["One", "Other"], None);
        let mut scene = crate::games::scene(&RenderRequest::new(&view, Side::First, labels));
        mark(&mut scene, selection);
        scene
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn empty_targets_get_dots_and_pieces_corners() {
        let (way, targets) = (names(&["a1"]), names(&["d5", "e2", "l12", "m1", "a13", "", "ä1", "a0"]));
        let scene =
            marked("aruki", "standard", &Selection { way: &way, targets: &targets, ..Selection::default() });
        let spot = |file, rank| Spot { file, rank };
        assert_eq!(
            scene.marks,
            [
                Mark::Dot { at: spot(3, 4), tone: TONE },
                Mark::Corners { at: spot(4, 1), tone: TONE },
                Mark::Corners { at: spot(11, 11), tone: TONE },
            ]
        );
        assert_eq!(scene.tints, [(spot(0, 0), TONE)]);
    }

    /// Kyo's files count from the first side's right hand, and its ranks from 0.
    #[test]
    fn squares_use_the_names_of_the_game() {
        let targets = names(&["A2", "A0", "j9"]);
        let scene = marked("kyo", "middle", &Selection { targets: &targets, ..Selection::default() });
        let spot = |file, rank| Spot { file, rank };
        assert_eq!(
            scene.marks,
            [Mark::Dot { at: spot(9, 2), tone: TONE }, Mark::Corners { at: spot(9, 0), tone: TONE }]
        );
    }
}
