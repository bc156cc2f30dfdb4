//! What to offer while a player types a move, best first.

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
    /// The steps that may follow, in the order of the rules file.
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

    /// The suggestion to end the move here, if it may end; its token is empty.
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
    /// The tiles on which a move may begin.
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

    /// What to offer for a typed text: what may follow it, and what its last word may become.
    pub(super) fn complete(&self, typed: &str) -> Vec<Suggestion> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let TypedMove { lexemes, unread } = read(typed);
        if unread.as_ref().is_some_and(|span| span.end < typed.len()) {
            return Vec::new();
        }
        let mut offered = match &unread {
            Some(span) => self.options_after(&lexemes, &Begun::of(&typed[span.clone()])),
            None => self.options_of(typed, &lexemes),
        };
        offered.sort_by_key(|option| std::cmp::Reverse(option.rank));
        offered
    }

    /// Whole moves near a typed text: those that go on from as much of it as makes a beginning, first
    /// to where it wants to go; nothing where not even its first word does.
    pub(super) fn moves_from_beginning(&self, typed: &str) -> Vec<Suggestion> {
        let TypedMove { lexemes, .. } = read(typed);
        let begun =
            (1..=lexemes.len()).rev().find_map(|count| Some((count, self.entered(&lexemes[..count])?)));
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
        // It may end before the word at fault, unless what that wants is possible in another way.
        let place = offered.iter().take_while(|(to, _)| wanted.is_some() && *to == wanted).count();
        let mut offered: Vec<_> = offered.into_iter().map(|(_, option)| option).collect();
        if let Some(ending) = partial.ending() {
            offered.insert(place, ending);
        }
        offered
    }

    /// What to offer where all that was typed makes words.
    fn options_of(&self, typed: &str, lexemes: &[Lexeme]) -> Vec<Suggestion> {
        let Some((last, before)) = lexemes.split_last() else {
            return self.start_options(Ranking::Likeliest);
        };
        let mut offered = Vec::new();
        let begun = Begun::of(&typed[last.span.clone()]);
        match self.entered(lexemes) {
            Some(partial) => {
                offered.extend(partial.ending());
                offered.extend(partial.options(Ranking::Likeliest));
                // A shuffle may have more letters, as long as nothing ends it.
                if matches!(last.word, Word::Shuffle(_)) && last.span.end == typed.len() {
                    let longer = self.options_after(before, &begun);
                    offered.extend(longer.into_iter().filter(|option| option.token != begun.text));
                }
            }
            None => offered = self.options_after(before, &begun),
        }
        offered
    }

    /// The options after some words that fit a word that was begun.
    fn options_after(&self, lexemes: &[Lexeme], begun: &Begun) -> Vec<Suggestion> {
        let mut options = match self.entered(lexemes) {
            Some(partial) => partial.options(Ranking::Likeliest),
            None if lexemes.is_empty() => self.start_options(Ranking::Likeliest),
            None => Vec::new(),
        };
        options.retain(|option| begun.fits(&option.token));
        options
    }

    /// The move as far as some words go, if they make a beginning.
    pub(super) fn entered(&self, lexemes: &[Lexeme]) -> Option<PartialMove> {
        let (start, steps) = lexemes.split_first()?;
        let mut partial = PartialMove::begin(self.clone(), start).ok()?;
        steps.iter().try_for_each(|lexeme| partial.enter(lexeme)).ok()?;
        Some(partial)
    }
}

/// A word that was begun, in canonical letters.
struct Begun {
    text: String,
    /// What of it may be the beginning of a tile.
    tile: Option<String>,
}

impl Begun {
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

    /// Whether a token begins so, or goes to such a tile.
    fn fits(&self, token: &str) -> bool {
        let goes = |tile: &String| {
            let target = token.trim_start_matches(|letter: char| "+X0123456789".contains(letter));
            target.starts_with(tile.as_str())
        };
        token.starts_with(&self.text) || self.tile.as_ref().is_some_and(goes)
    }
}
