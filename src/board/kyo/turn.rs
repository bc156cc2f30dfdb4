//! The last turn of Kyo: its way, and which chips it touched.

use std::collections::BTreeMap;

use super::spot;
use crate::board::scene::{Corner, Mark, Scene, Sign, Tone};
use crate::rules::kyo::{Deed, Story, Tile, View};

const TONE: Tone = Tone::Last;

/// Marks a turn in the scene of the view after it.
pub(super) fn show(scene: &mut Scene, before: &View, story: &Story) {
    show_way(scene, story);
    for deed in &story.deeds {
        show_deed(scene, deed);
    }
    show_numbers(scene, story);
    if !story.destroyed.is_empty() {
        badge(scene, story.end, Sign::Broken, Tone::Swept);
    }
    let touched = touched(before, story);
    for cell in &mut scene.cells {
        let Some(tile) = Tile::all().find(|&tile| spot(tile) == cell.at) else { continue };
        for (bar, &touched) in cell.pile.iter_mut().zip(&touched[tile.index()]) {
            bar.touched = touched;
        }
    }
}

/// The way of the pawn: every tile where it stood, tinted and joined.
fn show_way(scene: &mut Scene, story: &Story) {
    let mut way = vec![story.start];
    way.extend(story.deeds.iter().filter_map(|deed| match deed {
        Deed::Move { to, .. } => Some(*to),
        _ => None,
    }));
    let targets = story.deeds.iter().map(target);
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

fn show_deed(scene: &mut Scene, deed: &Deed) {
    match *deed {
        Deed::Move { to, captured, destroyed, .. } => {
            if captured.is_some() {
                badge(scene, to, Sign::Cross, TONE);
            }
            if !destroyed.is_empty() {
                badge(scene, to, Sign::Broken, Tone::Swept);
            }
        }
        Deed::Strike { from, at } => {
            scene.marks.push(Mark::Bounce { from: spot(from), against: spot(at), tone: TONE });
            badge(scene, at, Sign::Burst, Tone::Swept);
        }
        Deed::Chips { from, to, deploys, .. } => {
            scene.ground.push(Mark::Toss { from: spot(from), to: spot(to), tone: TONE });
            badge(scene, to, if deploys { Sign::Shield } else { Sign::Chips }, TONE);
        }
        Deed::Shuffle { at, .. } => badge(scene, at, Sign::Shuffle, TONE),
    }
}

/// Where a step shows: the tile that it reaches.
const fn target(deed: &Deed) -> Tile {
    match *deed {
        Deed::Move { to, .. } | Deed::Chips { to, .. } => to,
        Deed::Strike { at, .. } | Deed::Shuffle { at, .. } => at,
    }
}

/// Numbers the steps of a turn that has several, on the tiles that they reach.
fn show_numbers(scene: &mut Scene, story: &Story) {
    if story.deeds.len() < 2 {
        return;
    }
    let mut numbers: BTreeMap<Tile, Vec<usize>> = BTreeMap::new();
    for (number, deed) in (1..).zip(&story.deeds) {
        numbers.entry(target(deed)).or_default().push(number);
    }
    for (tile, numbers) in numbers {
        let text = match numbers[..] {
            [first, .., last] if numbers.len() > 2 => format!("{first}…{last}"),
            _ => numbers.iter().map(usize::to_string).collect::<Vec<_>>().join("·"),
        };
        scene.marks.push(Mark::Label { at: spot(tile), text, tone: TONE });
    }
}

/// Puts a badge into the next free place on the right of a tile.
fn badge(scene: &mut Scene, tile: Tile, sign: Sign, tone: Tone) {
    let at = spot(tile);
    let taken = |wanted: Corner| {
        scene.marks.iter().any(
            |mark| matches!(mark, Mark::Badge { at: there, corner, .. } if *there == at && *corner == wanted),
        )
    };
    let Some(corner) = [Corner::Right, Corner::BelowRight].into_iter().find(|&corner| !taken(corner)) else {
        return;
    };
    scene.marks.push(Mark::Badge { at, corner, sign, tone });
}

/// By tile, from the bottom upwards: which chips the turn laid down, rearranged or left behind.
fn touched(before: &View, story: &Story) -> Vec<Vec<bool>> {
    let mut piles: Vec<Vec<bool>> =
        Tile::all().map(|tile| vec![false; before.stack(tile).chips.len()]).collect();
    // How many chips lay where the pawn stands when it came there.
    let mut base = 0;
    for deed in &story.deeds {
        match deed {
            Deed::Move { from, to, left, destroyed, .. } => {
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
            Deed::Strike { at, .. } => {
                piles[at.index()].pop();
            }
            Deed::Chips { from, to, chips, .. } => {
                let pile = &mut piles[from.index()];
                pile.truncate(pile.len() - chips.len());
                let pile = &mut piles[to.index()];
                pile.extend(std::iter::repeat_n(true, chips.len()));
            }
            Deed::Shuffle { at, order } => {
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
