//! Marks the last move of Kyo: its path and the chips it touched.

use super::{spot, steps};
use crate::scene::{ChipSprite, Corner, Head, Mark, NumberedStep, SHUFFLE, Scene, Sign, Tone};
use sealed_move_rules::kyo::{StepEffect, Story, Tile, View};

const TONE: Tone = Tone::Last;
/// Height of a broken road above the edge if there is a bar, in thousandths of a square.
const ABOVE_BAR: i32 = 130;

/// Marks a move in the scene of the view after it.
pub(super) fn show(scene: &mut Scene, before: &View, story: &Story) {
    scene.steps = story.effects.len();
    show_path(scene, story);
    // Marks with a fixed place come first, so that movable ones can avoid them.
    for effect in &story.effects {
        show_bounce(scene, effect);
    }
    for effect in &story.effects {
        if let StepEffect::Move { to, ref destroyed, .. } = *effect
            && !destroyed.is_empty()
        {
            rift(scene, to);
        }
    }
    if !story.destroyed.is_empty() {
        rift(scene, story.end);
    }
    let is_numbered = (2..steps::LONG).contains(&story.effects.len());
    for effect in &story.effects {
        show_effect(scene, effect, is_numbered);
    }
    if story.effects.len() >= steps::LONG {
        scene.list = steps::list(scene, story);
    } else {
        show_numbers(scene, story);
    }
    let touched = touched(before, story);
    for cell in &mut scene.cells {
        let Some(tile) = Tile::all().find(|&tile| spot(tile) == cell.at) else { continue };
        for (bar, &touched) in cell.pile.iter_mut().zip(&touched[tile.index()]) {
            bar.touched = touched;
        }
    }
}

/// Marks the first steps of a long move in the scene after them.
pub(super) fn show_steps(scene: &mut Scene, story: &Story, count: usize) {
    let effects = story.effects[..count].to_vec();
    let end = effects.iter().rev().find_map(|effect| match effect {
        StepEffect::Move { to, .. } => Some(*to),
        _ => None,
    });
    let begun = Story { effects, end: end.unwrap_or(story.start), ..story.clone() };
    show_path(scene, &begun);
    scene.list = steps::list(scene, &begun);
}

/// Draws the path of the pawn and tints its tiles.
fn show_path(scene: &mut Scene, story: &Story) {
    let mut way = vec![story.start];
    way.extend(story.effects.iter().filter_map(|effect| match effect {
        StepEffect::Move { to, .. } => Some(*to),
        _ => None,
    }));
    let targets = story.effects.iter().map(target);
    for tile in way.iter().copied().chain(targets) {
        let tint = (spot(tile), TONE);
        if !scene.tints.contains(&tint) {
            scene.tints.push(tint);
        }
    }
    scene.ground.push(Mark::Brackets { at: spot(story.start), tone: TONE });
    if way.len() > 1 {
        scene.ground.push(Mark::Frame { at: spot(story.end), tone: TONE });
        scene.ground.push(Mark::Path { spots: way.into_iter().map(spot).collect(), tone: TONE });
    }
}

/// Draws the bar that a strike on a shield bounces off.
fn show_bounce(scene: &mut Scene, effect: &StepEffect) {
    if let StepEffect::Strike { from, at } = *effect {
        let (from, against) = (spot(from), spot(at));
        scene.ground.push(Mark::Path { spots: vec![from, against], tone: TONE });
        scene.marks.push(Mark::Bounce { from, against, tone: TONE });
    }
}

fn show_effect(scene: &mut Scene, effect: &StepEffect, is_numbered: bool) {
    match *effect {
        StepEffect::Move { captured: None, .. } => {}
        StepEffect::Move { to, .. } => badge(scene, to, Sign::Cross, TONE),
        StepEffect::Strike { at, .. } => badge(scene, at, Sign::Burst, Tone::Swept),
        StepEffect::Chips { from, to, deploys, .. } => {
            scene.ground.push(Mark::Toss { from: spot(from), to: spot(to), aside: false, tone: TONE });
            badge(scene, to, if deploys { Sign::Shield } else { Sign::ChipsAdded }, TONE);
        }
        StepEffect::Shuffle { .. } if is_numbered => {}
        StepEffect::Shuffle { at, .. } => badge(scene, at, Sign::Shuffle, TONE),
    }
}

/// Returns the tile that a step affects.
const fn target(effect: &StepEffect) -> Tile {
    match *effect {
        StepEffect::Move { to, .. } | StepEffect::Chips { to, .. } => to,
        StepEffect::Strike { at, .. } | StepEffect::Shuffle { at, .. } => at,
    }
}

/// Numbers the steps of a move with at least two steps, on the tiles they enter. A shuffle's number
/// is beside the pawn and replaces its badge.
fn show_numbers(scene: &mut Scene, story: &Story) {
    if story.effects.len() < 2 {
        return;
    }
    let moves = |effect: &StepEffect| matches!(effect, StepEffect::Move { .. });
    let last = story.effects.iter().rposition(moves);
    let mut entries = Vec::new();
    let mut resting = Vec::new();
    for (place, effect) in story.effects.iter().enumerate() {
        let (from, to, head) = match *effect {
            StepEffect::Move { from, to, .. } => {
                (from, to, if last == Some(place) { Head::Path } else { Head::None })
            }
            StepEffect::Strike { from, at } => (from, at, Head::Bar),
            StepEffect::Chips { from, to, .. } => (from, to, Head::Toss { aside: false }),
            StepEffect::Shuffle { at, .. } => {
                resting.push((at, place + 1));
                continue;
            }
        };
        entries.push(NumberedStep { from: spot(from), to: spot(to), number: place + 1, head });
    }
    for (tile, number) in resting {
        scene.number_within(spot(tile), format!("{number}{SHUFFLE}"), TONE);
    }
    scene.number(&entries, TONE);
    scene.spread_badges_beside_numbers();
}

/// Adds a badge in a free corner above the chips of a tile.
fn badge(scene: &mut Scene, tile: Tile, sign: Sign, tone: Tone) {
    let at = spot(tile);
    let tall = scene.cells.iter().any(|cell| cell.at == at && cell.pile.len() > ChipSprite::LOW);
    if tall {
        // The chips of a tall pile fill the left half of the square.
        scene.badge_over_paths(at, Corner::UpperRight, sign, tone);
    } else {
        scene.badge(at, &Corner::UPPER, sign, tone);
    }
}

/// Draws a broken line over the lower edge of a tile whose road was destroyed.
fn rift(scene: &mut Scene, tile: Tile) {
    let at = spot(tile);
    if scene.marks.iter().any(|mark| matches!(mark, Mark::Rift { at: there, .. } if *there == at)) {
        return;
    }
    let mark = |rise| Mark::Rift { at, rise, tone: Tone::Swept };
    let solid = scene.outlines();
    let touches = |mark: &Mark| {
        let outline = scene.outline(mark);
        outline.is_some_and(|outline| solid.iter().any(|other| outline.touches(other)))
    };
    let free = [0, ABOVE_BAR].map(mark).into_iter().find(|mark| !touches(mark));
    scene.marks.push(free.unwrap_or_else(|| mark(0)));
}

/// Returns which chips of each tile, from bottom to top, the move laid down, rearranged or left
/// behind.
fn touched(before: &View, story: &Story) -> Vec<Vec<bool>> {
    let mut piles: Vec<Vec<bool>> =
        Tile::all().map(|tile| vec![false; before.stack(tile).chips.len()]).collect();
    // Height of the pile that the pawn stepped onto.
    let mut base = 0;
    for effect in &story.effects {
        match effect {
            StepEffect::Move { from, to, left, destroyed, .. } => {
                let pile = &mut piles[from.index()];
                let carried = pile.split_off(*left);
                if let Some(kept) = pile.get_mut(base..) {
                    kept.fill(true);
                }
                let pile = &mut piles[to.index()];
                pile.truncate(pile.len() - destroyed.len());
                base = pile.len();
                pile.extend(carried);
            }
            StepEffect::Strike { at, .. } => {
                piles[at.index()].pop();
            }
            StepEffect::Chips { from, to, chips, .. } => {
                let pile = &mut piles[from.index()];
                pile.truncate(pile.len() - chips.len());
                let pile = &mut piles[to.index()];
                pile.extend(std::iter::repeat_n(true, chips.len()));
            }
            StepEffect::Shuffle { at, order } => {
                let pile = &mut piles[at.index()];
                let lowest = pile.len() - order.len();
                pile[lowest..].fill(true);
            }
        }
    }
    let pile = &mut piles[story.end.index()];
    let top = base.min(pile.len());
    pile.drain(top - story.destroyed.len()..top);
    piles
}

#[cfg(test)]
mod tests {
    use super::super::tests::{at, scene_after};
    use super::*;

    /// Checks which chips of a tile are marked as touched, from bottom to top.
    #[track_caller]
    fn check_touched(scene: &Scene, tile: &str, expected: &[bool]) {
        let cell = scene.cells.iter().find(|cell| cell.at == at(tile)).expect(tile);
        assert_eq!(cell.pile.iter().map(|bar| bar.touched).collect::<Vec<_>>(), expected, "{tile}");
    }

    fn signs(scene: &Scene, tile: &str) -> Vec<Sign> {
        let sign = |mark: &Mark| match mark {
            Mark::Badge { at: there, sign, .. } if *there == at(tile) => Some(*sign),
            _ => None,
        };
        scene.marks.iter().filter_map(sign).collect()
    }

    fn label<'s>(scene: &'s Scene, tile: &str) -> Option<&'s str> {
        scene.marks.iter().find_map(|mark| match mark {
            Mark::Label { at: there, text, .. } | Mark::Number { at: there, text, .. }
                if *there == at(tile) =>
            {
                Some(text.as_str())
            }
            _ => None,
        })
    }

    #[test]
    fn a_road_marks_the_chips_left_on_each_tile() {
        let scene = scene_after("9,K/9,D/10/4,DDLH,5/4,D,5/10/10/10/d,9/k,9 g - 1", "E3 2E4 1E5");
        let spots = ["E3", "E4", "E5"].map(at).to_vec();
        assert!(scene.ground.contains(&Mark::Path { spots, tone: TONE }));
        check_touched(&scene, "E3", &[true]);
        check_touched(&scene, "E4", &[false, true]);
        check_touched(&scene, "E5", &[false]);
        assert_eq!([label(&scene, "E4"), label(&scene, "E5")], [Some("1"), Some("2")]);
        assert_eq!(label(&scene, "E3"), None);
    }

    #[test]
    fn a_capture_breaks_the_road() {
        let scene = scene_after("9,K/9,D/10/10/4,H,5/4,Sdlh,5/10/10/d,9/k,9 g - 1", "E4 E5");
        assert_eq!(signs(&scene, "E5"), [Sign::Cross]);
        assert!(scene.marks.contains(&Mark::Rift { at: at("E5"), rise: 0, tone: Tone::Swept }));
        check_touched(&scene, "E5", &[false]);
        assert_eq!(label(&scene, "E5"), None, "one step needs no number");
    }

    #[test]
    fn a_resting_pawn_breaks_its_road() {
        let scene = scene_after("9,K/9,D/10/10/4,DH,5/4,Dd,5/10/10/d,9/k,9 g - 1", "E4 1E5");
        assert!(scene.marks.contains(&Mark::Rift { at: at("E5"), rise: 0, tone: Tone::Swept }));
        check_touched(&scene, "E5", &[false, false]);
    }

    #[test]
    fn a_strike_bounces() {
        let scene = scene_after("9,K/9,D/10/10/2,DH,7/2,dSS,7/10/10/d,9/k,9 g - 1", "C4 XC5");
        let (from, against) = (at("C4"), at("C5"));
        assert!(scene.marks.contains(&Mark::Bounce { from, against, tone: TONE }));
        assert_eq!(signs(&scene, "C5"), [Sign::Burst]);
        assert!(scene.ground.contains(&Mark::Path { spots: vec![from, against], tone: TONE }));
    }

    #[test]
    fn deploys_shuffles_and_chips_have_own_signs() {
        let position = "9,K/9,D/10/10/2,SST,2,LDQ,1,LDH,2/10/10/10/d,9/k,9 g - 1";
        let deploy = scene_after(position, "C4 +1C5");
        assert_eq!(signs(&deploy, "C5"), [Sign::Shield]);
        check_touched(&deploy, "C5", &[true]);
        check_touched(&deploy, "C4", &[false]);
        let shuffle = scene_after(position, "F4 =DL");
        assert_eq!(signs(&shuffle, "F4"), [Sign::Shuffle]);
        check_touched(&shuffle, "F4", &[true, true]);
        let chips = scene_after(position, "H4 +1H5");
        assert_eq!(signs(&chips, "H5"), [Sign::ChipsAdded]);
        let (from, to) = (at("H4"), at("H5"));
        assert!(chips.ground.contains(&Mark::Toss { from, to, aside: false, tone: TONE }));
    }

    #[test]
    fn a_shuffle_is_numbered_on_its_tile() {
        let scene = scene_after("9,K/9,D/10/10/4,DDLQ,5/10/10/10/d,9/k,9 g - 1", "E4 2E5 =LD");
        let numbers = |mark: &Mark| match mark {
            Mark::Number { at: there, text, .. } if *there == at("E5") => Some(text.clone()),
            _ => None,
        };
        let got: Vec<_> = scene.marks.iter().filter_map(numbers).collect();
        assert_eq!(got, ["2⇅", "1"]);
        assert_eq!(signs(&scene, "E5"), []);
    }

    /// After every legal move, each chip has exactly one flag.
    #[test]
    fn every_chip_has_one_touched_flag() {
        for line in include_str!("../../../rules/tests/vectors/kyo/vectors.jsonl").lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let (Some(position), Some(turn)) = (vector["position"].as_str(), vector["canonical"].as_str())
            else {
                continue;
            };
            let (before, after) = super::super::tests::around(position, turn);
            let story = before.story(turn).unwrap();
            for (tile, touched) in Tile::all().zip(touched(&before, &story)) {
                assert_eq!(touched.len(), after.stack(tile).chips.len(), "{turn} in {position}");
            }
            let scene = scene_after(position, turn);
            let bars = scene.cells.iter().flat_map(|cell| &cell.pile);
            let notched = bars.filter(|bar| bar.chip == ChipSprite::Notched).count();
            assert_eq!(notched, Tile::all().map(|tile| after.stack(tile).chips.shields()).sum::<usize>());
        }
    }
}
