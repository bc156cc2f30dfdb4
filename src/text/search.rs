//! Searches the list of moves while a person types: by notation, and by the words of its lines in
//! the reader's language, allowing for typing errors.

use std::cmp::Reverse;

use super::Language;
use super::folding::{fold, is_japanese};
use super::language::{alternates, is_filler, near_alternates};
use super::lines::step;
use super::matching::{WordFit, fit, words};
use sealed_move_rules::{Suggestion, View};

/// With this many lines found by notation, the words are not searched.
const FULL_LIST: usize = 25;

/// The maximum number of lines whose words are searched. Only the plays of every tile that an
/// opponent may hold in Lusus have more; their likelier ones come first.
const MAX_LINES: usize = 400;

/// The minimum length of a word that isn't taken for notation.
const MIN_WORD_LENGTH: usize = 3;

/// The maximum length of a word that a line may lack, such as `to` or `on`. It may also lack articles.
const MAX_FILLER_LENGTH: usize = 2;

/// The maximum number of words to search for. No line has many more.
const MAX_WORDS: usize = 12;

/// The maximum length of a word to search for. No line has a longer one.
const MAX_WORD_LENGTH: usize = 40;

/// The maximum number of words after a notation.
const MAX_WORDS_AFTER_NOTATION: usize = 6;

/// The same for a text of more than [`MAX_WORDS`], since reading its notation takes long.
const MAX_WORDS_AFTER_LONG_NOTATION: usize = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The player's own moves.
    Own,
    /// The opponent's moves, as the player can foresee them.
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

/// Finds the moves, and beginnings of moves, that `typed` may mean, best first. Matches of the
/// notation precede matches of the words.
#[must_use]
pub fn find_moves(lang: Language, view: &View, typed: &str, mover: Mover) -> Vec<Suggestion> {
    let mut found = mover.complete(view, typed);
    let is_name = is_name(lang, typed.trim());
    let is_full = found.len() >= FULL_LIST && !is_name;
    if typed.trim().is_empty() || is_full || !(found.is_empty() || has_words(lang, typed)) {
        return found;
    }
    // A short name, such as the Italian `re`, is also the beginning of many notations.
    let others = found.split_off(found.len().min(FULL_LIST / 2));
    for line in find_by_words(lang, view, typed, mover).into_iter().chain(others) {
        if !found.iter().any(|known| known.text == line.text) {
            found.push(line);
        }
    }
    found
}

/// Finds at most `limit` moves, or beginnings of moves, near an input that isn't a move. They match
/// its words or, if none do, its pieces.
#[must_use]
pub fn near_moves(lang: Language, view: &View, typed: &str, limit: usize) -> Vec<Suggestion> {
    let mut near =
        if has_words(lang, typed) { find_by_words(lang, view, typed, Mover::Own) } else { Vec::new() };
    if near.is_empty() {
        let whole = |text: String| Suggestion { token: text.clone(), text, complete: true, rank: 0 };
        near = view.suggestions(typed, limit).into_iter().map(whole).collect();
    }
    near.truncate(limit);
    near
}

/// Whether the input may contain words. A short one is a word if it is the name of something, such as
/// the Italian `re`.
fn has_words(lang: Language, typed: &str) -> bool {
    typed.split(|letter: char| !letter.is_alphabetic()).any(|word| {
        word.chars().count() >= MIN_WORD_LENGTH || word.contains(is_japanese) || is_name(lang, word)
    })
}

/// Whether a word is a form of a name. A single letter is notation.
fn is_name(lang: Language, word: &str) -> bool {
    word.chars().nth(1).is_some() && !alternates(lang, &fold(word)).is_empty()
}

/// Finds lines that contain the words of `typed`. If it begins with notation, only lines that
/// continue this notation and contain the remaining words.
fn find_by_words(lang: Language, view: &View, typed: &str, mover: Mover) -> Vec<Suggestion> {
    let typed = typed.trim();
    let blanks = typed.char_indices().rev().filter(|(_, letter)| letter.is_whitespace());
    let is_long = blanks.clone().nth(MAX_WORDS).is_some();
    let after_notation = if is_long { MAX_WORDS_AFTER_LONG_NOTATION } else { MAX_WORDS_AFTER_NOTATION };
    for (blank, letter) in blanks.take(after_notation) {
        let (beginning, rest) = (&typed[..blank + letter.len_utf8()], &typed[blank..]);
        if view.draft_of(beginning).is_some() {
            let found = matching_words(lang, view, mover.search_space(view, beginning), rest);
            if !found.is_empty() {
                return found;
            }
        }
    }
    if !is_searchable(&words(typed)) {
        return Vec::new();
    }
    matching_words(lang, view, mover.search_space(view, ""), typed)
}

/// Whether a line may contain all these words. If not, the search is skipped, since it takes long.
fn is_searchable(wanted: &[String]) -> bool {
    wanted.len() <= MAX_WORDS && wanted.iter().all(|word| word.chars().nth(MAX_WORD_LENGTH).is_none())
}

/// Keeps the lines that contain the words of `typed`, best first.
fn matching_words(lang: Language, view: &View, lines: Vec<Suggestion>, typed: &str) -> Vec<Suggestion> {
    let wanted = words(typed);
    if wanted.is_empty() || !is_searchable(&wanted) {
        return Vec::new();
    }
    let wanted: Vec<TypedWord> = wanted.into_iter().map(|word| TypedWord::new(lang, word)).collect();
    // Many players know the English words, too.
    let others = (lang != Language::ENGLISH).then_some(Language::ENGLISH);
    let best = |line: &Suggestion| {
        let languages = std::iter::once(lang).chain(others);
        languages.filter_map(|lang| LineFit::of(lang, view, line, &wanted)).min()
    };
    let mut found: Vec<(LineFit, Suggestion)> =
        lines.into_iter().take(MAX_LINES).filter_map(|line| Some((best(&line)?, line))).collect();
    if found.iter().any(|(fit, _)| fit.worst == WordFit::Whole) {
        found.retain(|(fit, _)| fit.worst < WordFit::Mistyped);
    }
    found.sort_by_key(|(fit, line)| (*fit, Reverse(line.rank)));
    found.into_iter().map(|(_, line)| line).collect()
}

/// A typed word with the other forms of the word that it may be.
struct TypedWord {
    typed: String,
    others: Vec<&'static str>,
    /// The same if the typed form is incomplete or has typing errors.
    near: Vec<&'static str>,
    /// Whether a line may lack it.
    is_filler: bool,
}

impl TypedWord {
    fn new(lang: Language, typed: String) -> Self {
        let others = alternates(lang, &typed);
        let near = if others.is_empty() { near_alternates(lang, &typed) } else { Vec::new() };
        let is_short = typed.chars().count() <= MAX_FILLER_LENGTH;
        let is_square = typed.contains(|letter: char| letter.is_ascii_digit());
        let is_filler = is_short && !is_square || is_filler(lang, &typed);
        Self { typed, others, near, is_filler }
    }

    /// Another form fits only as a whole. A Japanese line has no blanks around it.
    fn fit(&self, word: &str) -> Option<WordFit> {
        let is_in = |form: &&str| word == *form || form.contains(is_japanese) && word.contains(form);
        if self.others.iter().any(is_in) {
            return Some(WordFit::Whole);
        }
        fit(word, &self.typed).or_else(|| self.near.iter().any(is_in).then_some(WordFit::Mistyped))
    }
}

/// The quality of a match. Better matches are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct LineFit {
    /// The fit of the worst word.
    worst: WordFit,
    /// The number of missing short words, and whether the words are in another order.
    scattered: (usize, bool),
    /// Whether the line begins with something else: `pawn` doesn't mean a move that takes one.
    is_secondary: bool,
}

impl LineFit {
    fn of(lang: Language, view: &View, line: &Suggestion, wanted: &[TypedWord]) -> Option<Self> {
        let said = words(&step(lang, view, line));
        let notation = words(&line.text).len();
        let (mut worst, mut lacking, mut in_order, mut before) = (WordFit::Whole, 0, true, None);
        let mut first = None;
        for wanted in wanted {
            // The best match of the word. Among equal ones, prefer the one right after the previous
            // word.
            let places = said.iter().enumerate().filter_map(|(at, word)| Some((wanted.fit(word)?, at)));
            let next = before.map(|before| before + 1);
            let Some((fit, at)) = places.min_by_key(|(fit, at)| (*fit, Some(*at) != next, *at)) else {
                if !wanted.is_filler {
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
        let is_secondary = line.complete && first > notation + 1;
        Some(Self { worst, scattered: (lacking, !in_order), is_secondary })
    }
}
