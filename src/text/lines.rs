//! The lines of a list of moves, and the moves that typed lines mean.
//!
//! Some Discord clients send the text shown in a list instead of its value, and people continue
//! typing after it.

use super::sentences::planned_move;
use super::{Language, clip, game_text_of, t};
use sealed_move_rules::{Suggestion, View};

/// The maximum length of a notation that precedes its meaning. A longer one follows it, because
/// many long notations begin alike.
const MAX_LEADING_NOTATION: usize = 30;

/// The maximum length of a notation in a list: that of Discord's values.
const MAX_NOTATION: usize = 100;

const ELLIPSIS: char = '…';

/// Placeholders used to find the text between a notation and its meaning.
const PLACEHOLDERS: [&str; 2] = ["\u{1}", "\u{2}"];

/// A line of a list of moves: notation and meaning.
#[must_use]
pub fn step(lang: Language, view: &View, step: &Suggestion) -> String {
    line(lang, view, step, usize::MAX)
}

/// A line of a list of moves, in at most `limit` characters. The notation is never cut.
#[must_use]
pub fn line(lang: Language, view: &View, step: &Suggestion, limit: usize) -> String {
    let game = game_text_of(view);
    match game.list_line(lang, step) {
        Some(line) => clip(&line, limit),
        None => format_line(lang, step.text.trim_end(), &game.step_meaning(lang, step), limit),
    }
}

/// Like [`line`](fn@line), for a move outside a list: describes all of it, not only the effect of its last
/// word.
#[must_use]
pub fn whole_line(lang: Language, view: &View, text: &str, limit: usize) -> String {
    format_line(lang, text, &planned_move(lang, view, text), limit)
}

fn format_line(lang: Language, notation: &str, meaning: &str, limit: usize) -> String {
    if notation.len() <= MAX_LEADING_NOTATION {
        return clip(&t!(lang, "step", notation = notation, meaning = meaning), limit);
    }
    let around = t!(lang, "step-long", notation = notation, meaning = "").chars().count();
    t!(lang, "step-long", notation = notation, meaning = clip(meaning, limit.saturating_sub(around)))
}

/// The meaning of an input that begins with a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedLine {
    /// The notation of the line, and the input after it.
    pub text: String,
    /// Whether the line belongs to this position and language. If not, only its notation was recognized.
    pub certain: bool,
}

/// Returns the move, or its beginning, that an input means if it begins with a line of a list.
#[must_use]
pub fn typed_line(lang: Language, view: &View, typed: &str) -> Option<TypedLine> {
    let typed = typed.trim_start();
    let form = t!(lang, "step", notation = PLACEHOLDERS[0], meaning = PLACEHOLDERS[1]);
    let between = form.split(PLACEHOLDERS.map(|mark| mark.chars().next().unwrap_or_default())).nth(1)?;
    let (head, _) = typed.split_once(between).unwrap_or((typed, ""));
    let word = typed.find(|letter: char| !letter.is_alphanumeric()).map_or(typed, |end| &typed[..end]);
    let mut longest: Option<(usize, TypedLine)> = None;
    let mut notations = vec![head.trim(), word];
    notations.dedup();
    notations.retain(|notation| notation.chars().nth(MAX_NOTATION).is_none());
    for notation in notations {
        for text in [notation.to_owned(), format!("{notation} ")] {
            let words = ["", notation, notation.rsplit(' ').next().unwrap_or_default()];
            for token in words.map(str::to_owned) {
                let line = Suggestion { token, text: text.clone(), complete: true, rank: 0 };
                let Some(rest) = after_line(typed, &step(lang, view, &line)) else { continue };
                let length = typed.len() - rest.len();
                // A line contains more than its notation.
                if length > notation.len() && longest.as_ref().is_none_or(|(longest, _)| length > *longest) {
                    longest = Some((length, TypedLine { text: continued(&text, rest), certain: true }));
                }
            }
        }
    }
    if let Some((_, line)) = longest {
        return Some(line);
    }
    let (_, tail) = typed.rsplit_once(between)?;
    let known = |text: &str| view.read(text).is_ok() || view.draft_of(text).is_some();
    // A long notation is at the end of its line, and further typing continues it.
    let found = [tail, head].into_iter().map(str::trim).find(|text| !text.is_empty() && known(text))?;
    Some(TypedLine { text: found.to_owned(), certain: found.len() > MAX_LEADING_NOTATION })
}

/// Returns the input after the line it begins with. The line may be cut in it.
fn after_line<'a>(typed: &'a str, line: &str) -> Option<&'a str> {
    typed.strip_prefix(line.trim_end()).or_else(|| {
        let (shown, rest) = typed.split_once(ELLIPSIS)?;
        line.starts_with(shown).then_some(rest)
    })
}

fn continued(notation: &str, rest: &str) -> String {
    let rest = rest.trim_end();
    notation.to_owned() + if notation.ends_with(' ') { rest.trim_start() } else { rest }
}
