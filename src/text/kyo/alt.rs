//! The alt text of a Kyo picture, its stacks in words, and the board as text.

use super::{WORDS, chip, kind};
use crate::domain::LastMove;
use crate::text::alt::{AltDetail, AltSeen, first_fitting};
use crate::text::game_text::GameText as _;
use crate::text::grid::grid;
use crate::text::{Join, Language, join, t};
use sealed_move_rules::PlayerView as _;
use sealed_move_rules::kyo::{Chip, Chips, Mana, Tile, View, tile_name};
use sealed_move_rules::{Side, View as AnyView};

/// A stack in words, such as `E1: two shields under a gold Tower`.
pub(super) fn describe_stack(lang: Language, view: &View, tile: Tile) -> String {
    let stack = view.stack(tile);
    let name = tile_name(tile);
    let chips = pile(lang, &stack.chips);
    match stack.pawn {
        None if stack.chips.is_empty() => t!(lang, "kyo-stack-empty", tile = name),
        None => t!(lang, "kyo-stack-chips", tile = name, chips = chips),
        Some(pawn) => {
            let (owner, piece) = (WORDS.side(pawn.side), kind(pawn.kind));
            if stack.chips.is_empty() {
                t!(lang, "kyo-stack-pawn", tile = name, side = owner, piece = piece)
            } else {
                t!(lang, "kyo-stack-both", tile = name, chips = chips, side = owner, piece = piece)
            }
        }
    }
}

/// Chips from the bottom up; equal neighbors are counted.
fn pile(lang: Language, chips: &Chips) -> String {
    let mut runs: Vec<(Chip, usize)> = Vec::new();
    for chip in chips.iter() {
        match runs.last_mut() {
            Some((last, count)) if *last == chip => *count += 1,
            _ => runs.push((chip, 1)),
        }
    }
    let run = |(chip, count): &(Chip, usize)| {
        let number = t!(lang, "kyo-number", count = *count);
        match chip {
            Chip::Shield => t!(lang, "kyo-shields", count = *count, number = number),
            Chip::Mana(owner, _) => {
                let (side, mana) = (WORDS.side(*owner), self::chip(*chip));
                t!(lang, "kyo-mana", count = *count, number = number, side = side, mana = mana)
            }
        }
    };
    join(lang, Join::List, &runs.iter().map(run).collect::<Vec<_>>())
}

/// The detail of the last move and of the stacks, from the longest text to the shortest.
const DETAILS: [(AltDetail, Stacks); 3] = [
    (AltDetail::Words, Stacks::Named),
    (AltDetail::Words, Stacks::Symbols),
    (AltDetail::Notation, Stacks::Rows),
];

/// The format of the stacks.
#[derive(Clone, Copy)]
pub(super) enum Stacks {
    /// `E1: two shields under a gold Tower`
    Named,
    /// `E1 SST`
    Symbols,
    /// `4,SST,SST,4`
    Rows,
}

/// The alt text: in words if they fit, else in symbols.
pub(super) fn alt(lang: Language, view: &View, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
    first_fitting(DETAILS.iter().map(|(detail, stacks)| alt_with(lang, view, last, seen, *detail, *stacks)))
}

/// The whole view, with the last move and the stacks in the requested detail.
pub(super) fn alt_with(
    lang: Language,
    view: &View,
    last: Option<&LastMove>,
    seen: AltSeen<'_>,
    detail: AltDetail,
    stacks: Stacks,
) -> String {
    let from = WORDS.side(seen.from);
    let mut parts = vec![if let Some(end) = seen.end {
        end.to_owned()
    } else if view.outcome().is_none() {
        t!(lang, "kyo-alt-turn", number = view.move_number(), side = WORDS.side(view.turn()), from = from)
    } else {
        t!(lang, "kyo-alt-over", from = from)
    }];
    if let Some(LastMove { before: AnyView::Kyo(before), notation }) = last {
        let meaning = match detail {
            AltDetail::Words => before.planned_move(lang, notation),
            AltDetail::Notation => notation.clone(),
        };
        // A move that has only begun has no description.
        if !meaning.is_empty() {
            parts.push(seen.moved(lang, WORDS.side(before.turn()), &meaning));
        }
    }
    for owner in Side::BOTH {
        let [dark, light] = Mana::BOTH.map(|mana| view.mana(owner, mana));
        parts.push(t!(lang, "kyo-alt-mana", side = WORDS.side(owner), dark = dark, light = light));
    }
    parts.push(t!(
        lang,
        "kyo-alt-shields",
        gold = view.shields(Some(Side::First)),
        red = view.shields(Some(Side::Second)),
        nobody = view.shields(None),
    ));
    let lying = Tile::all().filter(|tile| !view.stack(*tile).is_empty());
    parts.push(match stacks {
        Stacks::Named => {
            let stacks: Vec<_> = lying.map(|tile| describe_stack(lang, view, tile)).collect();
            t!(lang, "kyo-alt-stacks", stacks = join(lang, Join::Steps, &stacks))
        }
        Stacks::Rows => {
            let text = view.text();
            t!(lang, "kyo-alt-rows", rows = text.split(' ').next().unwrap_or_default())
        }
        Stacks::Symbols => {
            let symbols =
                |tile| format!("{} {}", tile_name(tile), view.stack(tile).letters().collect::<String>());
            t!(
                lang,
                "kyo-alt-symbols",
                stacks = join(lang, Join::List, &lying.map(symbols).collect::<Vec<_>>())
            )
        }
    });
    join(lang, Join::Sentences, &parts)
}

/// The board as text: for each tile, the top letter and the number of chips if there is more than
/// one item. Red's letters are lower case.
pub(super) fn diagram(view: &View, from: Side) -> String {
    let mut files: Vec<_> =
        (0..10).rev().map(|file: i8| (file, char::from(b'A' + file.unsigned_abs()).to_string())).collect();
    let mut ranks: Vec<_> = (0..10).rev().map(|rank: i8| (rank, rank.to_string())).collect();
    if from == Side::Second {
        files.reverse();
        ranks.reverse();
    }
    grid(&files, &ranks, |file, rank| {
        let Some(stack) = Tile::at(file, rank).map(|tile| view.stack(tile)) else { return String::new() };
        let height = stack.chips.len();
        match (stack.pawn, stack.chips.top()) {
            (Some(pawn), None) => pawn.letter().to_string(),
            (Some(pawn), Some(_)) => format!("{}{height}", pawn.letter()),
            (None, Some(chip)) if height > 1 => format!("{}{height}", chip.letter()),
            (None, Some(chip)) => chip.letter().to_string(),
            (None, None) => String::new(),
        }
    })
}
