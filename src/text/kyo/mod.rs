//! The texts of Kyo.

mod alt;
#[cfg(test)]
mod tests;

pub(super) use alt::{Stacks, alt, alt_with, describe_stack, diagram};

use super::{Label, Language, side, t};
use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::kyo::{Chip, INFO, Kind, StepEffect, Story, View, tile_name};
use sealed_move_rules::{Menu, Side, Suggestion, View as AnyView};

/// The name of a kind, such as `Heavy Pawn`.
pub(super) fn kind(lang: Language, kind: Kind) -> String {
    t!(
        lang,
        match kind {
            Kind::LightPawn => "kyo-kind-P",
            Kind::HeavyPawn => "kyo-kind-H",
            Kind::Tower => "kyo-kind-T",
            Kind::Queen => "kyo-kind-Q",
            Kind::King => "kyo-kind-K",
            Kind::Cannon => "kyo-kind-C",
            Kind::Knight => "kyo-kind-N",
        }
    )
}

pub(super) fn symbol(lang: Language, symbol: &str) -> Option<String> {
    Kind::ALL.into_iter().find(|of| symbol.chars().eq([of.symbol()])).map(|of| kind(lang, of))
}

/// The adjective for a side, such as `gold`.
fn color(lang: Language, side: Side) -> String {
    t!(lang, "kyo-colour", side = INFO.side_name(side))
}

/// Describes a move step by step. Returns an illegal move unchanged.
pub(super) fn played_move(lang: Language, before: &View, notation: &str) -> String {
    match before.story(notation) {
        Ok(story) => describe_story(lang, &story),
        Err(_) => notation.to_owned(),
    }
}

fn describe_story(lang: Language, story: &Story) -> String {
    let who = match story.kind {
        Some(piece) => t!(lang, "kyo-who", piece = kind(lang, piece), from = tile_name(story.start)),
        None => t!(lang, "kyo-pile", from = tile_name(story.start)),
    };
    let mut sentences: Vec<_> = (0..)
        .zip(&story.effects)
        .map(|(index, done)| step_effect(lang, done, if index == 0 { Some(&who) } else { None }))
        .collect();
    let destroyed: usize = story.destroyed.len()
        + story
            .effects
            .iter()
            .map(|effect| if let StepEffect::Move { destroyed, .. } = effect { destroyed.len() } else { 0 })
            .sum::<usize>();
    if destroyed > 0 {
        sentences.push(t!(
            lang,
            "kyo-destroyed",
            count = destroyed,
            side = side(lang, &INFO, story.side.other())
        ));
    }
    sentences.join("; ")
}

/// Describes a step. `who` is its subject; without it, the step continues a sentence.
fn step_effect(lang: Language, effect: &StepEffect, who: Option<&str>) -> String {
    match effect {
        StepEffect::Move { to, carried, captured: None, .. } => {
            let (to, load) = (tile_name(*to), carried.len());
            match who {
                Some(who) => t!(lang, "kyo-move", who = who, to = to, load = load),
                None => t!(lang, "kyo-then-move", to = to, load = load),
            }
        }
        StepEffect::Move { to, carried, captured: Some(victim), .. } => {
            let (to, load, victim) = (tile_name(*to), carried.len(), kind(lang, victim.kind));
            match who {
                Some(who) => t!(lang, "kyo-takes", who = who, to = to, load = load, victim = victim),
                None => t!(lang, "kyo-then-takes", to = to, load = load, victim = victim),
            }
        }
        StepEffect::Strike { at, .. } => match who {
            Some(who) => t!(lang, "kyo-strike", who = who, to = tile_name(*at)),
            None => t!(lang, "kyo-then-strike", to = tile_name(*at)),
        },
        StepEffect::Chips { to, chips, deploys, .. } => {
            let shields_alone = chips.shields() == chips.len();
            let (to, count) = (tile_name(*to), chips.len());
            match who {
                Some(who) => t!(
                    lang,
                    match (*deploys, shields_alone) {
                        (false, _) => "kyo-chips",
                        (true, true) => "kyo-deploy",
                        (true, false) => "kyo-chips-deploy",
                    },
                    who = who,
                    to = to,
                    count = count,
                ),
                None => t!(
                    lang,
                    match (*deploys, shields_alone) {
                        (false, _) => "kyo-then-chips",
                        (true, true) => "kyo-then-deploy",
                        (true, false) => "kyo-then-chips-deploy",
                    },
                    to = to,
                    count = count,
                ),
            }
        }
        StepEffect::Shuffle { order, .. } => {
            let names: Vec<_> = order.iter().map(|chip| self::chip(lang, chip)).collect();
            let order = names.join(", ");
            match who {
                Some(who) => t!(lang, "kyo-shuffle", who = who, order = order),
                None => t!(lang, "kyo-then-shuffle", order = order),
            }
        }
    }
}

/// The material of a chip, such as `dark`.
fn chip(lang: Language, chip: Chip) -> String {
    t!(lang, "kyo-chip", chip = chip.symbol().to_string())
}

/// The line of a list for a move that has only its stack.
pub(super) fn start(lang: Language, view: &View, step: &Suggestion) -> Option<String> {
    let story = view.story(&step.text).ok()?;
    story.effects.is_empty().then(|| describe_stack(lang, view, story.start))
}

/// The meaning of the last step of a listed move.
pub(super) fn meaning(lang: Language, view: &View, step: &Suggestion) -> String {
    if step.token.is_empty() {
        return t!(lang, "kyo-end-here");
    }
    let Ok(story) = view.story(&step.text) else { return String::new() };
    let who = story.kind.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
    story.effects.last().map(|last| step_effect(lang, last, Some(&who))).unwrap_or_default()
}

pub(super) fn question(lang: Language, menu: &Menu) -> String {
    let to = menu.chosen.first().cloned().unwrap_or_default();
    t!(
        lang,
        match menu.question {
            Question::Piece => "kyo-ask-man",
            Question::FirstStep => "kyo-ask-first-step",
            Question::Step => "kyo-ask-step",
            Question::Load => "kyo-ask-load",
            Question::Order => "kyo-ask-order",
            _ => "kyo-ask-done",
        },
        to = to
    )
}

/// The moving stack after the steps chosen so far.
pub(super) fn situation(lang: Language, view: &View, menu: &Menu) -> Option<String> {
    let preview = menu.preview.as_ref()?;
    let AnyView::Kyo(now) = &preview.after else { return None };
    let story = view.story(preview.notation.as_ref()?).ok()?;
    Some(t!(lang, "kyo-situation", stack = describe_stack(lang, now, story.end)))
}

pub(super) fn entry(lang: Language, view: &View, menu: &Menu, choice: &Choice) -> Label {
    let Ok(story) = view.story(&choice.example) else {
        return Label { name: choice.key.clone(), detail: String::new() };
    };
    let Some(last) = story.effects.last() else {
        let piece = story.kind.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
        let name = t!(lang, "kyo-choice-stack", piece = piece, tile = tile_name(story.start));
        return Label { name, detail: describe_stack(lang, view, story.start) };
    };
    if choice.leads > 1 {
        let name = match last {
            StepEffect::Shuffle { .. } => t!(lang, "kyo-choice-shuffle"),
            StepEffect::Move { to, captured: Some(victim), .. } => {
                t!(lang, "kyo-choice-takes", to = tile_name(*to), victim = kind(lang, victim.kind))
            }
            StepEffect::Move { to, .. }
            | StepEffect::Chips { to, .. }
            | StepEffect::Strike { at: to, .. } => {
                t!(lang, "kyo-choice-to", to = tile_name(*to))
            }
        };
        return Label { name, detail: t!(lang, "kyo-choice-ways", count = choice.leads) };
    }
    let who = story.kind.map_or_else(|| t!(lang, "kyo-pile-bare"), |of| kind(lang, of));
    let detail = match (&story.won, story.destroyed.len(), menu.question) {
        (Some(_), ..) => t!(lang, "kyo-choice-wins"),
        (None, 0, _) => String::new(),
        (None, count, _) => {
            t!(lang, "kyo-destroyed", count = count, side = side(lang, &INFO, story.side.other()))
        }
    };
    Label { name: step_effect(lang, last, Some(&who)), detail }
}
