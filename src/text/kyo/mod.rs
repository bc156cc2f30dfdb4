//! The texts of Kyo.

mod alt;
mod describe;
mod guide;
mod lessons;
#[cfg(test)]
mod tests;
mod themes;

use alt::{Stacks, alt_with, describe_stack};

use super::alt::AltSeen;
use super::game_text::{Describe, GameText, GameWords};
use super::{Join, Label, Language, Value, Word, join, list, t};
use crate::domain::LastMove;
use sealed_move_rules::input::{Choice, Question};
use sealed_move_rules::kyo::{Chip, INFO, Kind, Mana, StepEffect, Story, Tile, View, tile_name};
use sealed_move_rules::{Menu, Side, Suggestion, View as AnyView};

pub(super) static WORDS: GameWords = GameWords {
    info: &INFO,
    title: "game-kyo",
    about: "game-about-kyo",
    sides: [Word::new("side-gold"), Word::new("side-red")],
    setups: &[
        ("middle", "setup-kyo-middle"),
        ("rear", "setup-kyo-rear"),
        ("front", "setup-kyo-front"),
        ("middle+", "setup-kyo-middle-plus"),
        ("rear+", "setup-kyo-rear-plus"),
        ("front+", "setup-kyo-front-plus"),
    ],
    chapters: guide::CHAPTERS,
    pages: guide::PAGES,
    lessons: lessons::LESSONS,
    themes: themes::THEMES,
    chess: None,
    symbol,
    corners: ["A0", "J9"],
    castles: false,
    passes: false,
    misread: &[],
};

impl GameText for View {
    fn words(&self) -> &'static GameWords {
        &WORDS
    }

    fn question(&self, lang: Language, menu: &Menu) -> String {
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

    fn situation(&self, lang: Language, menu: &Menu) -> Option<String> {
        let preview = menu.preview.as_ref()?;
        let AnyView::Kyo(now) = &preview.after else { return None };
        let story = self.story(preview.notation.as_ref()?).ok()?;
        Some(t!(lang, "kyo-situation", stack = describe_stack(lang, now, story.end)))
    }

    fn entry(&self, lang: Language, menu: &Menu, choice: &Choice) -> Label {
        let Ok(story) = self.story(&choice.example) else {
            return Label { name: choice.key.clone(), detail: String::new() };
        };
        let Some(last) = story.effects.last() else {
            let piece = who_alone(lang, story.kind);
            let name = t!(lang, "kyo-choice-stack", piece = piece, tile = tile_name(story.start));
            return Label { name, detail: describe_stack(lang, self, story.start) };
        };
        if choice.leads > 1 {
            let name = match last {
                StepEffect::Shuffle { .. } => t!(lang, "kyo-choice-shuffle"),
                StepEffect::Move { to, captured: Some(victim), .. } => {
                    t!(lang, "kyo-choice-takes", to = tile_name(*to), victim = kind(victim.kind))
                }
                StepEffect::Move { to, .. }
                | StepEffect::Chips { to, .. }
                | StepEffect::Strike { at: to, .. } => {
                    t!(lang, "kyo-choice-to", to = tile_name(*to))
                }
            };
            return Label { name, detail: t!(lang, "kyo-choice-ways", count = choice.leads) };
        }
        let who = who_alone(lang, story.kind);
        let detail = match (&story.won, story.destroyed.len(), menu.question) {
            (Some(_), ..) => t!(lang, "kyo-choice-wins"),
            (None, 0, _) => String::new(),
            (None, count, _) => {
                t!(lang, "kyo-destroyed", count = count, side = WORDS.side(story.side.other()))
            }
        };
        Label { name: step_effect(lang, last, Some(&who)), detail }
    }

    fn planned_move(&self, lang: Language, notation: &str) -> String {
        match self.story(notation) {
            Ok(story) => describe_story(lang, &story),
            Err(_) => notation.to_owned(),
        }
    }

    fn brief_move(&self, lang: Language, notation: &str) -> String {
        match self.story(notation) {
            Ok(story) => describe_story(lang, &only_end(story)),
            Err(_) => notation.to_owned(),
        }
    }

    fn list_line(&self, lang: Language, step: &Suggestion) -> Option<String> {
        let story = self.story(&step.text).ok()?;
        story.effects.is_empty().then(|| describe_stack(lang, self, story.start))
    }

    fn step_meaning(&self, lang: Language, step: &Suggestion) -> String {
        if step.token.is_empty() {
            return t!(lang, "kyo-end-here");
        }
        let Ok(story) = self.story(&step.text) else { return String::new() };
        let who = who_alone(lang, story.kind);
        story.effects.last().map(|last| step_effect(lang, last, Some(&who))).unwrap_or_default()
    }

    fn alt(&self, lang: Language, last: Option<&LastMove>, seen: AltSeen<'_>) -> String {
        alt::alt(lang, self, last, seen)
    }

    fn diagram(&self, from: Side) -> String {
        alt::diagram(self, from)
    }

    fn pieces(&self, side: Side) -> Vec<Word> {
        Tile::all()
            .filter_map(|at| self.stack(at).pawn.filter(|pawn| pawn.side == side))
            .map(|piece| kind(piece.kind))
            .collect()
    }

    fn piece_on(&self, square: &str) -> Option<Word> {
        let at = Tile::all().find(|at| tile_name(*at) == square)?;
        self.stack(at).pawn.map(|pawn| kind(pawn.kind))
    }

    fn describer(&self, lang: Language) -> Box<dyn Describe + '_> {
        Box::new(describe::Describer { lang, view: self })
    }
}

/// A kind, such as `Heavy Pawn`.
const fn kind(kind: Kind) -> Word {
    Word::new(match kind {
        Kind::LightPawn => "kyo-kind-P",
        Kind::HeavyPawn => "kyo-kind-H",
        Kind::Tower => "kyo-kind-T",
        Kind::Queen => "kyo-kind-Q",
        Kind::King => "kyo-kind-K",
        Kind::Cannon => "kyo-kind-C",
        Kind::Knight => "kyo-kind-N",
    })
}

fn symbol(symbol: &str) -> Option<Word> {
    Kind::ALL.into_iter().find(|of| symbol.chars().eq([of.symbol()])).map(kind)
}

/// The subject of a step, without its tile: a piece or a pile.
fn who_alone(lang: Language, piece: Option<Kind>) -> Value {
    piece.map_or_else(|| Value::from(t!(lang, "kyo-pile-bare")), |of| Value::Word(kind(of)))
}

fn describe_story(lang: Language, story: &Story) -> String {
    let who = match story.kind {
        Some(piece) => t!(lang, "kyo-who", piece = kind(piece), from = tile_name(story.start)),
        None => t!(lang, "kyo-pile", from = tile_name(story.start)),
    };
    let who = Value::from(who);
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
        sentences.push(t!(lang, "kyo-destroyed", count = destroyed, side = WORDS.side(story.side.other())));
    }
    join(lang, Join::Steps, &sentences)
}

/// The most steps that a reason tells.
const MAX_TOLD_STEPS: usize = 3;

/// Keeps only the last step of a long move, unless another one changes something for the opponent.
fn only_end(mut story: Story) -> Story {
    let only_walks = |effect: &StepEffect| {
        matches!(effect, StepEffect::Move { captured: None, .. } | StepEffect::Shuffle { .. })
    };
    if let Some((_, way)) = story.effects.split_last()
        && way.len() >= MAX_TOLD_STEPS
        && way.iter().all(only_walks)
    {
        story.effects.drain(..way.len());
    }
    story
}

/// Describes a step. `who` is its subject; without it, the step continues a sentence.
fn step_effect(lang: Language, effect: &StepEffect, who: Option<&Value>) -> String {
    let who = who.cloned();
    match effect {
        StepEffect::Move { to, carried, captured: None, .. } => {
            let (to, load) = (tile_name(*to), carried.len());
            match who {
                Some(who) => t!(lang, "kyo-move", who = who, to = to, load = load),
                None => t!(lang, "kyo-then-move", to = to, load = load),
            }
        }
        StepEffect::Move { to, carried, captured: Some(victim), .. } => {
            let (to, load, victim) = (tile_name(*to), carried.len(), kind(victim.kind));
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
            let order = list(lang, order.iter().map(chip));
            match who {
                Some(who) => t!(lang, "kyo-shuffle", who = who, order = order),
                None => t!(lang, "kyo-then-shuffle", order = order),
            }
        }
    }
}

/// The material of a chip, such as `dark`.
const fn chip(chip: Chip) -> Word {
    Word::new(match chip {
        Chip::Shield => "shield",
        Chip::Mana(_, Mana::Dark) => "dark",
        Chip::Mana(_, Mana::Light) => "light",
    })
}
