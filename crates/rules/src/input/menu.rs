//! Composing a move choice by choice: what is asked next, and the answers to it.
//!
//! A draft is the text of the choices made so far; `""` is the beginning, and every canonical move
//! is a draft, too. How it is written is each game's own affair: whoever shows a [`Menu`] only
//! gives a choice's draft back. Games whose moves can be listed build their menus from the list
//! ([`menu`]); those whose moves have many steps build them from the next steps.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{ErrorKind, RuleError};
use crate::view::View;

/// What is asked next, and the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What is asked.
    pub question: Question,
    /// The answers, the likeliest first.
    pub options: Vec<Choice>,
    /// The squares of the piece that moves, in order, as far as they are chosen.
    pub way: Vec<String>,
    /// Other squares that were chosen.
    pub chosen: Vec<String>,
    /// The canonical text of the move, where it may end here.
    pub move_text: Option<String>,
    /// What the board looks like once this far, where neither chance nor a secret can change it.
    pub preview: Option<Box<Preview>>,
}

/// A question of a menu. Each game asks some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which piece or stack moves; in Lusus also which tile is played.
    Piece,
    /// Where it goes, or what it does instead.
    Target,
    /// What a pawn becomes.
    Promotion,
    /// In which of several ways the move is made.
    Way,
    /// With which piece another one changes places.
    Swap,
    /// Where a piece is put on the board.
    Drop,
    /// What the first step of a move is.
    FirstStep,
    /// What the next step is, if any.
    Step,
    /// How many chips go.
    Load,
    /// Into which order chips are put.
    Order,
    /// Which piece gets the tile that is played.
    Bearer,
    /// Which tile is meant.
    Tile,
    /// Which of two tiles is meant first.
    First,
    /// How the move of a piece ends.
    Suffix,
    /// Nothing: the move is complete, or there is none.
    Done,
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
    /// A move, or the beginning of one, to which it leads: whoever words it needs one.
    pub example: String,
    /// How likely a player wants it; greater is better.
    pub rank: i32,
}

/// The board as a draft would leave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What its player would see.
    pub after: View,
    /// The move, or the beginning of one, that leads there, where pictures can show its way.
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
            question: Question::Done,
            options: Vec::new(),
            way: Vec::new(),
            chosen: Vec::new(),
            move_text: None,
            preview: None,
        }
    }

    /// Puts the likeliest answers first; equals stay in their order.
    pub(crate) fn sort(&mut self) {
        self.options.sort_by_key(|choice| std::cmp::Reverse(choice.rank));
    }
}

/// A listed move and the choices that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MenuPath {
    /// The choices. Where one path is the beginning of another, its move is complete and what follows
    /// may be left out.
    pub(crate) choices: Vec<PathChoice>,
    /// The canonical text of the move.
    pub(crate) move_text: String,
    /// How likely a player wants it; greater is better.
    pub(crate) rank: i32,
}

/// One choice on the way to a listed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PathChoice {
    /// What is asked.
    pub(crate) question: Question,
    /// The answer: no blank in it.
    pub(crate) token: String,
    /// The square that it is about.
    pub(crate) square: Option<String>,
}

/// The menu after a draft: the chosen tokens with blanks between them, or a whole move. Questions
/// with a single answer are not asked.
///
/// # Errors
///
/// `illegal` where the draft leads to none of the moves.
pub(crate) fn menu(paths: &[MenuPath], draft: &str) -> Result<Menu, RuleError> {
    let mut open: Vec<&MenuPath> = paths.iter().filter(|path| path.move_text == draft).take(1).collect();
    let mut depth = 0;
    if open.is_empty() {
        open = paths.iter().collect();
        for token in draft.split_ascii_whitespace() {
            open.retain(|path| path.choices.get(depth).is_some_and(|choice| choice.token == token));
            depth += 1;
        }
        if open.is_empty() && !draft.is_empty() {
            return Err(RuleError::from(ErrorKind::Illegal).at(0));
        }
    }
    while let Some(choice) = only_choice(&open, depth) {
        debug_assert!(!choice.token.is_empty() && !choice.token.contains(' '));
        depth += 1;
    }
    let settled = open.first().map(|path| &path.choices[..depth]).unwrap_or_default();
    let complete = open.first().filter(|path| path.choices.len() == depth);
    // What makes the move complete may leave a choice that can still be made.
    let asked = open.iter().find_map(|path| path.choices.get(depth));
    let begun: Vec<_> = settled.iter().map(|choice| choice.token.as_str()).collect();
    let mut menu = Menu {
        question: asked.map_or(Question::Done, |choice| choice.question),
        options: options(&open, depth, &begun.join(" ")),
        way: settled.iter().filter_map(|choice| choice.square.clone()).collect(),
        move_text: complete.map(|path| path.move_text.clone()),
        ..Menu::none()
    };
    menu.sort();
    Ok(menu)
}

/// The draft that the `wanted` ones among listed moves have in common: the choices that all of them
/// begin with, so that a menu asks where they differ. Nothing where none is wanted.
pub(crate) fn common_draft(paths: &[MenuPath], wanted: impl Fn(&str) -> bool) -> Option<String> {
    let mut moves: BTreeMap<&str, Vec<&MenuPath>> = BTreeMap::new();
    for path in paths.iter().filter(|path| wanted(&path.move_text)) {
        moves.entry(&path.move_text).or_default().push(path);
    }
    let (_, ways) = moves.pop_first()?;
    let shared = |way: &MenuPath, other: &MenuPath| {
        let same = way.choices.iter().zip(&other.choices).take_while(|(one, two)| one.token == two.token);
        same.count()
    };
    // A move that can be chosen in several ways counts with the one that fits best.
    let depth = |way: &MenuPath| {
        let best = |others: &Vec<&MenuPath>| others.iter().map(|other| shared(way, other)).max();
        moves.values().filter_map(best).min().unwrap_or(way.choices.len())
    };
    let (depth, way) = ways.into_iter().map(|way| (depth(way), way)).max_by_key(|(depth, _)| *depth)?;
    let tokens: Vec<_> = way.choices[..depth].iter().map(|choice| choice.token.as_str()).collect();
    Some(tokens.join(" "))
}

/// The only answer at a depth, if there is one.
fn only_choice<'a>(open: &[&'a MenuPath], depth: usize) -> Option<&'a PathChoice> {
    let (first, rest) = open.split_first()?;
    let choice = first.choices.get(depth)?;
    rest.iter()
        .all(|path| path.choices.get(depth).is_some_and(|other| other.token == choice.token))
        .then_some(choice)
}

/// How many different answers there are to what is asked next at or below a depth; none where
/// every question has one answer.
fn branches(open: &[&MenuPath], mut depth: usize) -> usize {
    while only_choice(open, depth).is_some() {
        depth += 1;
    }
    let choices = open.iter().filter_map(|path| path.choices.get(depth));
    choices.map(|choice| choice.token.as_str()).collect::<BTreeSet<_>>().len()
}

/// The answers at a depth, in the order of the paths.
fn options(open: &[&MenuPath], depth: usize, begun: &str) -> Vec<Choice> {
    let mut groups: Vec<Vec<&MenuPath>> = Vec::new();
    let mut group_of = BTreeMap::new();
    for &path in open {
        let Some(choice) = path.choices.get(depth) else { continue };
        let group = *group_of.entry(choice.token.as_str()).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[group].push(path);
    }
    let answer = |paths: Vec<&MenuPath>| {
        // Of equals the first, as everywhere in lists.
        let best = paths.iter().rev().max_by_key(|path| path.rank)?;
        let choice = &best.choices[depth];
        Some(Choice {
            key: choice.token.clone(),
            draft: format!("{begun} {}", choice.token).trim_start().to_owned(),
            square: choice.square.clone(),
            leads: branches(&paths, depth + 1),
            example: best.move_text.clone(),
            rank: best.rank,
        })
    };
    groups.into_iter().filter_map(answer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(tokens: &str, move_text: &str, rank: i32) -> MenuPath {
        let choice = |token: &str| PathChoice {
            question: Question::Piece,
            token: token.into(),
            square: Some(token.into()),
        };
        MenuPath { choices: tokens.split(' ').map(choice).collect(), move_text: move_text.into(), rank }
    }

    fn keys(menu: &Menu) -> Vec<(&str, usize)> {
        menu.options.iter().map(|choice| (choice.key.as_str(), choice.leads)).collect()
    }

    #[test]
    fn a_draft_holds_what_all_wanted_moves_have_in_common() {
        let paths = [
            path("a1 a2 q", "a1a2q", 1),
            path("a1 a2 r", "a1a2r", 5),
            path("a1 a3", "a1a3", 2),
            path("b1 c1", "b1c1", 3),
            path("c1 b1", "b1c1", 3),
        ];
        let common = |wanted: &[&str]| common_draft(&paths, |text| wanted.contains(&text));
        assert_eq!(common(&["a1a2q", "a1a2r"]).as_deref(), Some("a1 a2"));
        assert_eq!(common(&["a1a2q", "a1a3"]).as_deref(), Some("a1"));
        assert_eq!(common(&["a1a3"]).as_deref(), Some("a1 a3"));
        assert_eq!(common(&["a1a3", "b1c1"]).as_deref(), Some(""), "nothing in common");
        assert!(menu(&paths, &common(&["b1c1"]).unwrap()).unwrap().move_text.is_some());
        assert_eq!(common(&[]), None);
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
        assert_eq!(start.options[0].example, "a1a2r", "the likeliest move stands for all");
        let a1 = menu(&paths, "a1").unwrap();
        assert_eq!((keys(&a1), &a1.way), (vec![("a2", 2), ("a3", 0)], &vec!["a1".to_owned()]));
        let a2 = menu(&paths, &a1.choice("a2").unwrap().draft).unwrap();
        assert_eq!(keys(&a2), [("r", 0), ("q", 0)]);
        assert_eq!(menu(&paths, "a1 a2 q").unwrap().move_text.as_deref(), Some("a1a2q"));
        assert_eq!(
            menu(&paths, "b1").unwrap().move_text.as_deref(),
            Some("b1b2"),
            "one answer is not asked for"
        );
        assert_eq!(menu(&paths, "a1a3").unwrap().way, ["a1", "a3"], "a move is a draft");
        assert!(menu(&paths, "a1 c3").is_err() && menu(&paths, "c1").is_err());
        assert!(menu(&[], "").unwrap().options.is_empty());
    }
}
