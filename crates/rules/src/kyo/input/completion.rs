//! Completions of a partly typed move, best first.

use super::super::move_in_progress::MoveInProgress;
use super::super::notation::Step;
use super::super::piece::{Tile, tile_name};
use super::super::state::State;
use super::partial_move::PartialMove;
use super::ranking::{END, WIN};
use super::reading::{Lexeme, TypedMove, Word, read};
use crate::Suggestion;
use crate::input::Ranking;

impl PartialMove {
    /// The legal next steps, in the order of the rules file.
    pub(super) fn options(&self, ranking: Ranking) -> Vec<Suggestion> {
        let mut steps = Vec::new();
        self.progress.push_steps(&mut steps);
        let text = self.text();
        let option = |step: &Step| {
            let token = step.to_string();
            let text = format!("{text} {token}");
            let rank = match ranking {
                Ranking::Likeliest => self.progress.rank(step),
                Ranking::None => 0,
            };
            Suggestion { token, text, complete: true, rank }
        };
        steps.iter().map(option).collect()
    }

    /// The suggestion to end the move here, if it has any step. Its token is empty.
    fn ending(&self) -> Option<Suggestion> {
        let rank = if self.progress.won().is_some() { WIN } else { END };
        (!self.progress.steps().is_empty()).then(|| Suggestion {
            token: String::new(),
            text: self.text(),
            complete: true,
            rank,
        })
    }
}

impl State {
    /// The tiles on which a legal move can start.
    pub(super) fn start_options(&self, ranking: Ranking) -> Vec<Suggestion> {
        let best = |tile: Tile| {
            let progress = MoveInProgress::begin(self.clone(), tile);
            progress.map_or(0, |progress| progress.best_rank(&mut Vec::new()))
        };
        let option = |tile: Tile| {
            let name = tile_name(tile);
            let rank = match ranking {
                Ranking::Likeliest => best(tile),
                Ranking::None => 0,
            };
            Suggestion { token: name.clone(), text: name, complete: false, rank }
        };
        self.starts().into_iter().map(option).collect()
    }

    /// Suggests next words and completions of the last word of a typed text.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let TypedMove { lexemes, unread } = read(typed);
        if unread.as_ref().is_some_and(|span| span.end < typed.len()) {
            return Vec::new();
        }
        let mut offered = match &unread {
            Some(span) => self.options_after(&lexemes, &PartialWord::of(&typed[span.clone()])),
            None => self.options_of(typed, &lexemes),
        };
        offered.sort_by_key(|option| std::cmp::Reverse(option.rank));
        offered
    }

    /// Suggests whole moves near a typed text that isn't one.
    ///
    /// They extend the longest valid prefix. Steps to the target of the first invalid word come
    /// first. The result is empty if even the first word is invalid.
    pub(super) fn moves_from_beginning(&self, typed: &str) -> Vec<Suggestion> {
        let TypedMove { lexemes, .. } = read(typed);
        let begun =
            (1..=lexemes.len()).rev().find_map(|count| Some((count, self.enter_all(&lexemes[..count])?)));
        let Some((count, partial)) = begun else { return Vec::new() };
        let wanted = lexemes.get(count).and_then(|lexeme| match &lexeme.word {
            Word::Go { to, .. } | Word::Chips { to, .. } => Some(*to),
            Word::Shuffle(_) => None,
        });
        let mut steps = Vec::new();
        partial.progress.push_steps(&mut steps);
        let mut offered: Vec<_> =
            steps.iter().map(Step::target).zip(partial.options(Ranking::Likeliest)).collect();
        offered
            .sort_by_key(|(to, option)| (wanted.is_none() || *to != wanted, std::cmp::Reverse(option.rank)));
        // The move can also end before the invalid word, but other ways to its target come first.
        let place = offered.iter().take_while(|(to, _)| wanted.is_some() && *to == wanted).count();
        let mut offered: Vec<_> = offered.into_iter().map(|(_, option)| option).collect();
        if let Some(ending) = partial.ending() {
            offered.insert(place, ending);
        }
        offered
    }

    /// Suggestions for a text whose words are all complete.
    fn options_of(&self, typed: &str, lexemes: &[Lexeme]) -> Vec<Suggestion> {
        let Some((last, before)) = lexemes.split_last() else {
            return self.start_options(Ranking::Likeliest);
        };
        let mut offered = Vec::new();
        let begun = PartialWord::of(&typed[last.span.clone()]);
        match self.enter_all(lexemes) {
            Some(partial) => {
                offered.extend(partial.ending());
                offered.extend(partial.options(Ranking::Likeliest));
                // More letters can follow a shuffle at the very end of the text.
                if matches!(last.word, Word::Shuffle(_)) && last.span.end == typed.len() {
                    let longer = self.options_after(before, &begun);
                    offered.extend(longer.into_iter().filter(|option| option.token != begun.text));
                }
            }
            None => offered = self.options_after(before, &begun),
        }
        offered
    }

    /// The next words after `lexemes` that match a partial word.
    fn options_after(&self, lexemes: &[Lexeme], begun: &PartialWord) -> Vec<Suggestion> {
        let mut options = match self.enter_all(lexemes) {
            Some(partial) => partial.options(Ranking::Likeliest),
            None if lexemes.is_empty() => self.start_options(Ranking::Likeliest),
            None => Vec::new(),
        };
        options.retain(|option| begun.fits(&option.token));
        options
    }

    /// Enters words into a new move, or returns `None` if one of them is illegal.
    pub(super) fn enter_all(&self, lexemes: &[Lexeme]) -> Option<PartialMove> {
        let (start, steps) = lexemes.split_first()?;
        let mut partial = PartialMove::begin(self.clone(), start).ok()?;
        steps.iter().try_for_each(|lexeme| partial.enter(lexeme)).ok()?;
        Some(partial)
    }
}

/// A partial word in canonical letters.
struct PartialWord {
    text: String,
    /// The part of it that may be the start of a tile's name.
    tile: Option<String>,
}

impl PartialWord {
    fn of(typed: &str) -> Self {
        let mut text: String =
            typed.chars().filter(|letter| letter.is_ascii_alphanumeric() || "+=".contains(*letter)).collect();
        text.make_ascii_uppercase();
        for (typed, written) in [("P", "+"), ("R", "=")] {
            if let Some(rest) = text.strip_prefix(typed) {
                text = format!("{written}{rest}");
            }
        }
        let tile = text.strip_prefix('X').unwrap_or(&text);
        let tile = tile.starts_with(|letter| ('A'..='J').contains(&letter)).then(|| tile.to_owned());
        Self { text, tile }
    }

    /// Whether a token starts with the word, or its target starts with the partial tile.
    fn fits(&self, token: &str) -> bool {
        let goes = |tile: &String| {
            let target = token.trim_start_matches(|letter: char| "+X0123456789".contains(letter));
            target.starts_with(tile.as_str())
        };
        token.starts_with(&self.text) || self.tile.as_ref().is_some_and(goes)
    }
}
