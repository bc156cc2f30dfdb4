//! What to offer while a person types a turn, best first.

use super::entry::Entry;
use super::notation::Step;
use super::piece::{Kind, Tile, tile_name};
use super::reading::{Reading, Token, Word, read};
use super::stack::Stack;
use super::state::State;
use super::walk::Walk;
use crate::Side;
use crate::input::Suggestion as Choice;

/// What a class of steps is worth before its details, the best first.
const WIN: i32 = 1_000_000;
const CAPTURE: i32 = 10_000;
const END: i32 = 5_000;
const LOSS_OF_CHIPS: i32 = 1_000;

/// A rough value of a pawn; the King's is not needed, for taking him wins.
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::LightPawn => 1,
        Kind::HeavyPawn => 3,
        Kind::Tower => 4,
        Kind::Cannon | Kind::Knight => 5,
        Kind::Queen => 8,
        Kind::King => 50,
    }
}

impl Walk {
    /// How likely a player wants a legal step; greater is better.
    pub(super) fn rank(&self, step: &Step) -> i32 {
        let mover = self.state().mover;
        let Some(to) = step.target() else { return -30 };
        let forward = i32::from(to.rank() - self.at().rank()) * if mover == Side::First { 10 } else { -10 };
        match *step {
            Step::Move { carry, to } => {
                let target = self.state().stack(to);
                let gain = match target.owner() {
                    Some(owner) if owner != mover => self.gain(step, target),
                    _ => 0,
                };
                gain + forward + i32::from(carry)
            }
            Step::Strike { .. } => LOSS_OF_CHIPS + forward,
            Step::Chips { count, .. } => forward - 8 + i32::from(count.min(7)),
            Step::Shuffle(_) => -30,
        }
    }

    /// What a step onto an enemy stack wins.
    fn gain(&self, step: &Step, target: &Stack) -> i32 {
        let mut after = self.clone();
        after.take(*step);
        if after.won().is_some() {
            return WIN;
        }
        match target.pawn {
            Some(victim) => CAPTURE * value(victim.kind),
            None => LOSS_OF_CHIPS + after.road_at_rest().len() as i32,
        }
    }

    /// The rank of the best step with which a turn from here may begin.
    fn best_rank(&self, steps: &mut Vec<Step>) -> i32 {
        steps.clear();
        self.push_steps(steps);
        steps.iter().map(|step| self.rank(step)).max().unwrap_or(0)
    }
}

impl Entry {
    /// The steps that may follow, in the order of the rules file.
    pub(super) fn options(&self) -> Vec<Choice> {
        let mut steps = Vec::new();
        self.walk.push_steps(&mut steps);
        let text = self.text();
        let option = |step: &Step| {
            let token = step.to_string();
            let text = format!("{text} {token}");
            Choice { token, text, complete: true, rank: self.walk.rank(step) }
        };
        steps.iter().map(option).collect()
    }

    /// The choice that ends the turn here, if it may end; its token is empty.
    fn ending(&self) -> Option<Choice> {
        let rank = if self.walk.won().is_some() { WIN } else { END };
        (!self.walk.steps().is_empty()).then(|| Choice {
            token: String::new(),
            text: self.text(),
            complete: true,
            rank,
        })
    }
}

impl State {
    /// The tiles on which a turn may begin.
    pub(super) fn start_options(&self) -> Vec<Choice> {
        let option = |tile: Tile| {
            let name = tile_name(tile);
            let rank = Walk::begin(self.clone(), tile).map_or(0, |walk| walk.best_rank(&mut Vec::new()));
            Choice { token: name.clone(), text: name, complete: false, rank }
        };
        self.starts().into_iter().map(option).collect()
    }

    /// What to offer for a typed text: what may follow it, and what its last word may become.
    pub(super) fn complete(&self, typed: &str) -> Vec<Choice> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let Reading { tokens, unread } = read(typed);
        if unread.as_ref().is_some_and(|span| span.end < typed.len()) {
            return Vec::new();
        }
        let mut offered = match &unread {
            Some(span) => self.options_after(&tokens, &Begun::of(&typed[span.clone()])),
            None => self.options_of(typed, &tokens),
        };
        offered.sort_by_key(|option| std::cmp::Reverse(option.rank));
        offered
    }

    /// What to offer where all that was typed makes words.
    fn options_of(&self, typed: &str, tokens: &[Token]) -> Vec<Choice> {
        let Some((last, before)) = tokens.split_last() else { return self.start_options() };
        let mut offered = Vec::new();
        let begun = Begun::of(&typed[last.span.clone()]);
        match self.entered(tokens) {
            Some(entry) => {
                offered.extend(entry.ending());
                offered.extend(entry.options());
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
    fn options_after(&self, tokens: &[Token], begun: &Begun) -> Vec<Choice> {
        let mut options = match self.entered(tokens) {
            Some(entry) => entry.options(),
            None if tokens.is_empty() => self.start_options(),
            None => Vec::new(),
        };
        options.retain(|option| begun.fits(&option.token));
        options
    }

    fn entered(&self, tokens: &[Token]) -> Option<Entry> {
        let (start, steps) = tokens.split_first()?;
        let mut entry = Entry::begin(self.clone(), start).ok()?;
        steps.iter().try_for_each(|token| entry.enter(token)).ok()?;
        Some(entry)
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
