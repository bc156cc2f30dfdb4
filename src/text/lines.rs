//! The lines of a list of moves: how each is written, and which move a line stands for that was sent
//! as it is written.
//!
//! Some clients send what a list shows in place of what it stands for, and people type on behind it.

use super::sentences::{planned_move, unseen};
use super::{Language, clip, kyo, lusus, t};
use sealed_move_rules::{Suggestion, View};

/// How long a notation may be that stands before its meaning; a longer one stands behind it, because
/// its first words are those of all lines.
const SHOWN: usize = 30;

/// What [`clip`] puts where it cuts a text.
const CUT: char = '…';

/// Stand for what a text is made of while its form is looked at.
const MARKS: [&str; 2] = ["\u{1}", "\u{2}"];

/// A line of a list of moves: the notation, and what it means.
#[must_use]
pub fn step(lang: Language, view: &View, step: &Suggestion) -> String {
    line(lang, view, step, usize::MAX)
}

/// A line of a list of moves in at most `limit` characters. The notation is in it whole.
#[must_use]
pub fn line(lang: Language, view: &View, step: &Suggestion, limit: usize) -> String {
    if let View::Kyo(view) = view
        && let Some(stack) = kyo::start(lang, view, step)
    {
        return clip(&stack, limit);
    }
    written(lang, step.text.trim_end(), &meaning(lang, view, step), limit)
}

/// The same for a move that stands alone: all of it is told, not only what its last word adds.
#[must_use]
pub fn whole_line(lang: Language, view: &View, text: &str, limit: usize) -> String {
    written(lang, text, &planned_move(lang, view, text), limit)
}

fn written(lang: Language, notation: &str, meaning: &str, limit: usize) -> String {
    if notation.len() <= SHOWN {
        return clip(&t!(lang, "step", notation = notation, meaning = meaning), limit);
    }
    let around = t!(lang, "step-long", notation = notation, meaning = "").chars().count();
    t!(lang, "step-long", notation = notation, meaning = clip(meaning, limit.saturating_sub(around)))
}

/// What a line adds to what stands there already.
fn meaning(lang: Language, view: &View, step: &Suggestion) -> String {
    match view {
        View::Aruki(_) | View::Chakart(_) => {
            unseen(lang, &step.text).unwrap_or_else(|| planned_move(lang, view, &step.text))
        }
        View::Kyo(view) => kyo::meaning(lang, view, step),
        View::Lusus(view) => lusus::meaning(lang, view, step),
    }
}

/// What a text stands for that begins with a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedLine {
    /// The notation of the line, and what was typed behind it.
    pub text: String,
    /// Whether it is a line of this position in this language. Else only its notation is known.
    pub certain: bool,
}

/// The move, or its beginning, that a text means which begins with a line; nothing for other texts.
#[must_use]
pub fn typed_line(lang: Language, view: &View, typed: &str) -> Option<TypedLine> {
    let typed = typed.trim_start();
    let form = t!(lang, "step", notation = MARKS[0], meaning = MARKS[1]);
    let between = form.split(MARKS.map(|mark| mark.chars().next().unwrap_or_default())).nth(1)?;
    let (head, _) = typed.split_once(between).unwrap_or((typed, ""));
    let word = typed.find(|letter: char| !letter.is_alphanumeric()).map_or(typed, |end| &typed[..end]);
    let mut longest: Option<(usize, TypedLine)> = None;
    for notation in [head.trim(), word] {
        for text in [notation.to_owned(), format!("{notation} ")] {
            let words = ["", notation, notation.rsplit(' ').next().unwrap_or_default()];
            for token in words.map(str::to_owned) {
                let line = Suggestion { token, text: text.clone(), complete: true, rank: 0 };
                let Some(rest) = behind_line(typed, &step(lang, view, &line)) else { continue };
                let length = typed.len() - rest.len();
                // A notation alone is no line.
                if length > notation.len() && longest.as_ref().is_none_or(|(longest, _)| length > *longest) {
                    longest = Some((length, TypedLine { text: behind(&text, rest), certain: true }));
                }
            }
        }
    }
    if let Some((_, line)) = longest {
        return Some(line);
    }
    let (_, tail) = typed.rsplit_once(between)?;
    let known = |text: &str| view.read(text).is_ok() || view.draft_of(text).is_some();
    // A long notation stands at the end, and what is typed behind it goes on from it.
    let found = [tail, head].into_iter().map(str::trim).find(|text| !text.is_empty() && known(text))?;
    Some(TypedLine { text: found.to_owned(), certain: found.len() > SHOWN })
}

/// What stands in a text behind a line with which it begins; the line may be cut in it.
fn behind_line<'a>(typed: &'a str, line: &str) -> Option<&'a str> {
    typed.strip_prefix(line.trim_end()).or_else(|| {
        let (shown, rest) = typed.split_once(CUT)?;
        line.starts_with(shown).then_some(rest)
    })
}

/// A notation with what was typed behind its line.
fn behind(notation: &str, rest: &str) -> String {
    let rest = rest.trim_end();
    notation.to_owned() + if notation.ends_with(' ') { rest.trim_start() } else { rest }
}
