//! Composing a turn choice by choice: what is asked next, and the answers to it.
//!
//! A draft is the text of the choices made so far; `""` is the beginning, and every canonical
//! turn is a draft, too. How it is written is each game's own affair: whoever shows a [`Menu`]
//! only gives a choice's draft back. Games whose turns can be listed build their menus from the
//! list ([`menu`]); those that walk a turn step by step from their next steps.

use std::collections::{BTreeMap, BTreeSet};

use super::view::{Next, Stage, View};
use super::{ErrorKind, MoveText, RuleError};

/// What is asked next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What is asked, by a name for which `words` has a question.
    pub stage: &'static str,
    /// The answers, the likeliest first.
    pub options: Vec<Choice>,
    /// The squares of the man who moves, in order, as far as they are chosen.
    pub way: Vec<String>,
    /// Other squares that were chosen.
    pub chosen: Vec<String>,
    /// The canonical turn, where it may end here.
    pub turn: Option<String>,
    /// What the board looks like once this far, where no lot or secret can change it.
    pub preview: Option<Box<Preview>>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What tells it from the others of its menu: ASCII, at most 100 characters.
    pub key: String,
    /// The draft once it is chosen.
    pub draft: String,
    /// The square that it is about.
    pub square: Option<String>,
    /// How many answers there are to what is asked after it; 0 where nothing more is asked, 1
    /// where that is not known beforehand.
    pub leads: usize,
    /// A turn, or the beginning of one, to which it leads: whoever words it needs one.
    pub example: String,
    /// How likely a player wants it; greater is better.
    pub rank: i32,
}

/// The board as a draft would leave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What its player would see.
    pub after: View,
    /// The turn, or the beginning of one, that leads there, where pictures can show its way.
    pub notation: Option<String>,
}

impl Menu {
    /// The answer with a key.
    #[must_use]
    pub fn choice(&self, key: &str) -> Option<&Choice> {
        self.options.iter().find(|choice| choice.key == key)
    }

    /// A menu that asks nothing and leads nowhere.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            stage: "done",
            options: Vec::new(),
            way: Vec::new(),
            chosen: Vec::new(),
            turn: None,
            preview: None,
        }
    }

    /// Puts the likeliest answers first; equals stay in their order.
    pub(super) fn sort(&mut self) {
        self.options.sort_by_key(|choice| std::cmp::Reverse(choice.rank));
    }

    /// The menu of a game's own next steps, each taken as it is. `turn` is the draft where it is
    /// a whole turn.
    pub(super) fn of_steps(next: Next, turn: Option<MoveText>) -> Self {
        let stage = match next.stage {
            Stage::Turns => "turn",
            Stage::Starts => "man",
            Stage::Walk { .. } => "step",
            Stage::Named(name) => name,
        };
        let choice = |step: super::Step| Choice {
            leads: usize::from(!step.complete),
            key: step.token,
            example: step.text.clone(),
            draft: step.text,
            square: None,
            rank: step.rank,
        };
        let options = next.steps.into_iter().map(choice).collect();
        let turn = turn.map(|turn| turn.to_string());
        let mut menu = Self { stage, options, way: Vec::new(), chosen: Vec::new(), turn, preview: None };
        menu.sort();
        menu
    }
}

/// One choice on the way to a listed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rung {
    /// The name of what is asked.
    pub(super) stage: &'static str,
    /// The answer: no blank in it.
    pub(super) token: String,
    /// The square that it is about.
    pub(super) square: Option<String>,
}

/// A listed turn and the choices that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path {
    /// The choices; no path is the beginning of another.
    pub(super) rungs: Vec<Rung>,
    /// The turn.
    pub(super) turn: String,
    /// How likely a player wants it.
    pub(super) rank: i32,
}

/// The menu after a draft: the chosen tokens with blanks between them, or a whole turn. Questions
/// with a single answer are not asked.
///
/// # Errors
///
/// `illegal` where the draft leads to none of the turns.
pub(super) fn menu(paths: &[Path], draft: &str) -> Result<Menu, RuleError> {
    let mut open: Vec<&Path> = paths.iter().filter(|path| path.turn == draft).take(1).collect();
    let mut depth = 0;
    if open.is_empty() {
        open = paths.iter().collect();
        for token in draft.split_ascii_whitespace() {
            open.retain(|path| path.rungs.get(depth).is_some_and(|rung| rung.token == token));
            depth += 1;
        }
        if open.is_empty() && !draft.is_empty() {
            return Err(RuleError::from(ErrorKind::Illegal).at(0));
        }
    }
    while let Some(rung) = only(&open, depth) {
        debug_assert!(!rung.token.is_empty() && !rung.token.contains(' '));
        depth += 1;
    }
    let settled = open.first().map(|path| &path.rungs[..depth]).unwrap_or_default();
    let turn = open.first().filter(|path| path.rungs.len() == depth).map(|path| path.turn.clone());
    let begun: Vec<_> = settled.iter().map(|rung| rung.token.as_str()).collect();
    let mut menu = Menu {
        stage: open.first().and_then(|path| path.rungs.get(depth)).map_or("done", |rung| rung.stage),
        options: options(&open, depth, &begun.join(" ")),
        way: settled.iter().filter_map(|rung| rung.square.clone()).collect(),
        chosen: Vec::new(),
        turn,
        preview: None,
    };
    menu.sort();
    Ok(menu)
}

/// The only answer at a depth, if there is one.
fn only<'a>(open: &[&'a Path], depth: usize) -> Option<&'a Rung> {
    let (first, rest) = open.split_first()?;
    let rung = first.rungs.get(depth)?;
    rest.iter()
        .all(|path| path.rungs.get(depth).is_some_and(|other| other.token == rung.token))
        .then_some(rung)
}

/// How many different answers there are to what is asked next at or below a depth; none where
/// every question has one answer.
fn branches(open: &[&Path], mut depth: usize) -> usize {
    while only(open, depth).is_some() {
        depth += 1;
    }
    let tokens: BTreeSet<_> =
        open.iter().filter_map(|path| path.rungs.get(depth)).map(|rung| rung.token.as_str()).collect();
    tokens.len()
}

/// The answers at a depth, in the order of the paths.
fn options(open: &[&Path], depth: usize, begun: &str) -> Vec<Choice> {
    let mut groups: Vec<Vec<&Path>> = Vec::new();
    let mut places = BTreeMap::new();
    for &path in open {
        let Some(rung) = path.rungs.get(depth) else { continue };
        let place = *places.entry(rung.token.as_str()).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[place].push(path);
    }
    let choice = |paths: Vec<&Path>| {
        // Of equals the first, as everywhere in lists.
        let best = paths.iter().rev().max_by_key(|path| path.rank)?;
        let rung = &best.rungs[depth];
        Some(Choice {
            key: rung.token.clone(),
            draft: format!("{begun} {}", rung.token).trim_start().to_owned(),
            square: rung.square.clone(),
            leads: branches(&paths, depth + 1),
            example: best.turn.clone(),
            rank: best.rank,
        })
    };
    groups.into_iter().filter_map(choice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(tokens: &str, turn: &str, rank: i32) -> Path {
        let rung = |token: &str| Rung { stage: "man", token: token.into(), square: Some(token.into()) };
        Path { rungs: tokens.split(' ').map(rung).collect(), turn: turn.into(), rank }
    }

    fn keys(menu: &Menu) -> Vec<(&str, usize)> {
        menu.options.iter().map(|choice| (choice.key.as_str(), choice.leads)).collect()
    }

    #[test]
    fn a_menu_asks_what_is_open_and_nothing_else() {
        let paths = [
            path("a1 a2 q", "a1a2q", 1),
            path("a1 a2 r", "a1a2r", 5),
            path("a1 a3", "a1a3", 2),
            path("b1 b2", "b1b2", 3),
        ];
        let start = menu(&paths, "").unwrap();
        assert_eq!(keys(&start), [("a1", 2), ("b1", 0)]);
        assert_eq!(start.options[0].example, "a1a2r", "the likeliest turn stands for all");
        let a1 = menu(&paths, "a1").unwrap();
        assert_eq!((keys(&a1), &a1.way), (vec![("a2", 2), ("a3", 0)], &vec!["a1".to_owned()]));
        let a2 = menu(&paths, &a1.choice("a2").unwrap().draft).unwrap();
        assert_eq!(keys(&a2), [("r", 0), ("q", 0)]);
        assert_eq!(menu(&paths, "a1 a2 q").unwrap().turn.as_deref(), Some("a1a2q"));
        assert_eq!(menu(&paths, "b1").unwrap().turn.as_deref(), Some("b1b2"), "one answer is not asked for");
        assert_eq!(menu(&paths, "a1a3").unwrap().way, ["a1", "a3"], "a turn is a draft");
        assert!(menu(&paths, "a1 c3").is_err() && menu(&paths, "c1").is_err());
        assert!(menu(&[], "").unwrap().options.is_empty());
    }
}
