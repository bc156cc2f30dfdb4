//! The list of moves while a person types: found by notation, and by the words of its lines in the
//! reader's language, slips allowed.

use std::cmp::Reverse;

use super::Language;
use super::lines::step;
use super::matching::{WordFit, fit, words};
use sealed_move_rules::{Suggestion, View};

/// How many lines make a list full: nothing is searched by words behind them.
const FULL: usize = 25;

/// The fewest letters of a word that is looked for beside the notation.
const WORD: usize = 3;

/// The most letters of a word that a line may lack, such as `to` or `on`.
const FILLER: usize = 2;

/// Whose moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The player's own.
    Own,
    /// The opponent's, as the player expects them.
    Opponent,
}

impl Mover {
    fn complete(self, view: &View, typed: &str) -> Vec<Suggestion> {
        match self {
            Self::Own => view.complete(typed),
            Self::Opponent => view.complete_opponent_move(typed),
        }
    }

    fn search_space(self, view: &View, beginning: &str) -> Vec<Suggestion> {
        match self {
            Self::Own => view.search_space(beginning),
            Self::Opponent => view.opponent_search_space(beginning),
        }
    }
}

/// The moves, and beginnings of moves, that `typed` may mean, best first: those that it begins in
/// notation, then those whose line has its words.
#[must_use]
pub fn find_moves(lang: Language, view: &View, typed: &str, mover: Mover) -> Vec<Suggestion> {
    let mut found = mover.complete(view, typed);
    if typed.trim().is_empty() || found.len() >= FULL || !(found.is_empty() || has_words(typed)) {
        return found;
    }
    for line in by_words(lang, view, typed, mover) {
        if !found.iter().any(|known| known.text == line.text) {
            found.push(line);
        }
    }
    found
}

/// At most `limit` moves, or beginnings of moves, that a text may mean which is none, the nearest
/// first: those whose line has its words, else those with the same pieces.
#[must_use]
pub fn near_moves(lang: Language, view: &View, typed: &str, limit: usize) -> Vec<Suggestion> {
    let mut near = if has_words(typed) { by_words(lang, view, typed, Mover::Own) } else { Vec::new() };
    if near.is_empty() {
        let whole = |text: String| Suggestion { token: text.clone(), text, complete: true, rank: 0 };
        near = view.suggestions(typed, limit).into_iter().map(whole).collect();
    }
    near.truncate(limit);
    near
}

/// Whether a text has words beside the notation.
fn has_words(typed: &str) -> bool {
    typed.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() >= WORD)
}

/// The lines that have the words of a text, or those that go on from its beginning and have the words
/// of its rest.
fn by_words(lang: Language, view: &View, typed: &str, mover: Mover) -> Vec<Suggestion> {
    let typed = typed.trim();
    let blanks = typed.char_indices().rev().filter(|(_, letter)| letter.is_whitespace());
    for (blank, letter) in blanks {
        let (beginning, rest) = (&typed[..blank + letter.len_utf8()], &typed[blank..]);
        if view.draft_of(beginning).is_some() {
            let found = with_words(lang, view, mover.search_space(view, beginning), rest);
            if !found.is_empty() {
                return found;
            }
        }
    }
    with_words(lang, view, mover.search_space(view, ""), typed)
}

/// Those of some lines that have the words of a text, best first.
fn with_words(lang: Language, view: &View, lines: Vec<Suggestion>, typed: &str) -> Vec<Suggestion> {
    let wanted = words(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(LineFit, Suggestion)> =
        lines.into_iter().filter_map(|line| Some((LineFit::of(lang, view, &line, &wanted)?, line))).collect();
    if found.iter().any(|(fit, _)| fit.worst < WordFit::Mistyped) {
        found.retain(|(fit, _)| fit.worst < WordFit::Mistyped);
    }
    found.sort_by_key(|(fit, line)| (*fit, Reverse(line.rank)));
    found.into_iter().map(|(_, line)| line).collect()
}

/// How well a line fits some words; the better, the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct LineFit {
    /// How the word fits that fits least.
    worst: WordFit,
    /// How many fillers it lacks, and whether its words stand otherwise than they were typed.
    scattered: (usize, bool),
    /// Whether it is about something else first: nobody who types `pawn` means what takes one.
    beside: bool,
}

impl LineFit {
    fn of(lang: Language, view: &View, line: &Suggestion, wanted: &[String]) -> Option<Self> {
        let said = words(&step(lang, view, line));
        let notation = words(&line.text).len();
        let (mut worst, mut lacking, mut in_order, mut before) = (WordFit::Whole, 0, true, None);
        let mut first = None;
        for wanted in wanted {
            // The best place for the word; of equals the one right behind the last word.
            let places = said.iter().enumerate().filter_map(|(at, word)| Some((fit(word, wanted)?, at)));
            let next = before.map(|before| before + 1);
            let Some((fit, at)) = places.min_by_key(|(fit, at)| (*fit, Some(*at) != next, *at)) else {
                if wanted.chars().count() > FILLER || wanted.contains(|letter: char| letter.is_ascii_digit())
                {
                    return None;
                }
                lacking += 1;
                continue;
            };
            worst = worst.max(fit);
            in_order &= next.is_none_or(|next| at == next);
            before = Some(at);
            first = first.or(Some(at));
        }
        let first = first?;
        let beside = line.complete && first > notation + 1;
        Some(Self { worst, scattered: (lacking, !in_order), beside })
    }
}
