//! Composes a move choice by choice with menus.
//!
//! A draft is the text of the choices so far, starting with `""`. Every canonical move is a draft,
//! too. Its format depends on the game, so callers only pass back the drafts of a [`Menu`]. Games
//! with few moves build their menus from a list of moves ([`menu`]). Games with moves of many steps
//! build them from the next steps.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{ErrorKind, RuleError};
use crate::side::Side;
use crate::view::View;

/// How much a menu helps with the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuStyle {
    /// Lists likely answers first and skips questions with a single answer.
    Quick,
    /// For exercises: lists answers in board order and asks for every piece, square and tile.
    Exercise,
}

/// A question about the move, with its possible answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The question to ask.
    pub question: Question,
    /// The answers, in the order of the menu's style.
    pub options: Vec<Choice>,
    /// The squares of the moving piece chosen so far, in order.
    pub way: Vec<String>,
    /// Other chosen squares.
    pub chosen: Vec<String>,
    /// The canonical notation, if the choices form a complete move.
    pub move_text: Option<String>,
    /// The board after the choices, unless it depends on chance or hidden information.
    pub preview: Option<Box<Preview>>,
}

/// A question of a menu. Each game uses some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The moving piece or stack; in Lusus also a tile to play.
    Piece,
    /// The target, or an action without one.
    Target,
    /// The kind to which a pawn promotes.
    Promotion,
    /// One of several ways to make the same move.
    Way,
    /// The piece to swap with.
    Swap,
    /// The square on which to put a piece from outside the board.
    Drop,
    /// The first step of a move of many steps.
    FirstStep,
    /// The next step, or the end of the move.
    Step,
    /// The number of chips to move.
    Load,
    /// The new order of chips.
    Order,
    /// The piece that gets the played tile.
    Bearer,
    /// The tile to choose.
    Tile,
    /// The first of two tiles to choose.
    First,
    /// The suffix of the piece's move.
    Suffix,
    /// No question: the move is complete, or there are no moves.
    Done,
}

/// An answer of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Unique key in the menu: ASCII, at most 100 characters.
    pub key: String,
    /// The draft after this choice.
    pub draft: String,
    /// The square of the choice, if any.
    pub square: Option<String>,
    /// The number of answers to the next question that has several: 0 if there is no such question, 1
    /// if the number is unknown.
    pub leads: usize,
    /// A move or partial move that starts with this choice, for its description.
    pub example: String,
    /// Likelihood that a player wants it; greater is better.
    pub rank: i32,
}

/// The board after a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The player's view after the draft.
    pub after: View,
    /// The notation of the move or partial move, if pictures can show its path.
    pub notation: Option<String>,
}

impl Menu {
    /// Finds an answer by its key.
    #[must_use]
    pub fn choice(&self, key: &str) -> Option<&Choice> {
        self.options.iter().find(|choice| choice.key == key)
    }

    /// A menu without question and answers.
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

    /// Sorts answers by rank, or in board order for exercises. The sort is stable.
    pub(crate) fn sort(&mut self, style: MenuStyle, from: Side) {
        match style {
            MenuStyle::Quick => self.options.sort_by_key(|choice| std::cmp::Reverse(choice.rank)),
            MenuStyle::Exercise => {
                self.options
                    .sort_by_cached_key(|choice| board_key(choice.square.as_deref(), &choice.key, from));
            }
        }
    }
}

/// Sort key of a square from the side's point of view: rows from near to far, each from left to right. Answers
/// without a square are last.
fn board_key(square: Option<&str>, token: &str, from: Side) -> (bool, i32, i32, String) {
    let square = square.unwrap_or_default();
    let (column, row) = square.split_at(square.len().min(1));
    let letter = column.bytes().next().unwrap_or_default();
    let is_first = from == Side::First;
    let away = if is_first { 1 } else { -1 };
    // Kyo's columns have capitals, and run from right to left for the first side.
    let rightward = if is_first == letter.is_ascii_uppercase() { -1 } else { 1 };
    let row: i32 = row.parse().unwrap_or_default();
    (square.is_empty(), away * row, rightward * i32::from(letter), token.to_owned())
}

/// A move with the choices that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MenuPath {
    /// The choices. If the choices of another path start with these, the move is complete here and
    /// the rest is optional.
    pub(crate) choices: Vec<PathChoice>,
    /// The canonical notation of the move.
    pub(crate) move_text: String,
    /// Likelihood that a player wants the move; greater is better.
    pub(crate) rank: i32,
}

/// A choice on the path to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PathChoice {
    pub(crate) question: Question,
    /// The answer, without spaces.
    pub(crate) token: String,
    /// The square of the choice, if any.
    pub(crate) square: Option<String>,
}

/// Returns the menu after a draft, which is either the chosen tokens separated by spaces or a whole
/// move. Skips questions with a single answer; in exercises only how to make a move.
///
/// # Errors
///
/// `illegal` if no move starts with the draft.
pub(crate) fn menu(
    paths: &[MenuPath],
    draft: &str,
    (style, from): (MenuStyle, Side),
) -> Result<Menu, RuleError> {
    let ordered;
    let paths = match style {
        MenuStyle::Quick => paths,
        MenuStyle::Exercise => {
            ordered = in_board_order(paths, from);
            &ordered
        }
    };
    let mut open: Vec<&MenuPath> = paths.iter().filter(|path| path.move_text == draft).take(1).collect();
    // A whole move answers every question.
    let mut depth = open.first().map_or(0, |path| path.choices.len());
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
    while let Some(choice) = skipped_choice(&open, depth, style) {
        debug_assert!(!choice.token.is_empty() && !choice.token.contains(' '));
        depth += 1;
    }
    let settled = open.first().map(|path| &path.choices[..depth]).unwrap_or_default();
    let complete = open.first().filter(|path| path.choices.len() == depth);
    // A complete move can still have optional choices.
    let asked = open.iter().find_map(|path| path.choices.get(depth));
    let begun: Vec<_> = settled.iter().map(|choice| choice.token.as_str()).collect();
    let mut menu = Menu {
        question: asked.map_or(Question::Done, |choice| choice.question),
        options: options(&open, depth, &begun.join(" ")),
        way: settled.iter().filter_map(|choice| choice.square.clone()).collect(),
        move_text: complete.map(|path| path.move_text.clone()),
        ..Menu::none()
    };
    menu.sort(style, from);
    Ok(menu)
}

/// Returns the longest draft shared by all moves for which `wanted` is true, or `None` if there are
/// no such moves.
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
    // Among several paths to the same move, the best match counts.
    let depth = |way: &MenuPath| {
        let best = |others: &Vec<&MenuPath>| others.iter().map(|other| shared(way, other)).max();
        moves.values().filter_map(best).min().unwrap_or(way.choices.len())
    };
    let (depth, way) = ways.into_iter().map(|way| (depth(way), way)).max_by_key(|(depth, _)| *depth)?;
    let tokens: Vec<_> = way.choices[..depth].iter().map(|choice| choice.token.as_str()).collect();
    Some(tokens.join(" "))
}

/// The only answer at a depth, or `None` if there are several.
fn only_choice<'a>(open: &[&'a MenuPath], depth: usize) -> Option<&'a PathChoice> {
    let (first, rest) = open.split_first()?;
    let choice = first.choices.get(depth)?;
    rest.iter()
        .all(|path| path.choices.get(depth).is_some_and(|other| other.token == choice.token))
        .then_some(choice)
}

/// The only answer at a depth, if the style skips its question.
fn skipped_choice<'a>(open: &[&'a MenuPath], depth: usize, style: MenuStyle) -> Option<&'a PathChoice> {
    only_choice(open, depth).filter(|choice| style == MenuStyle::Quick || choice.question == Question::Way)
}

/// Copies the paths in board order, without ranks, so that examples are neutral, too.
fn in_board_order(paths: &[MenuPath], from: Side) -> Vec<MenuPath> {
    let mut paths: Vec<_> = paths.iter().map(|path| MenuPath { rank: 0, ..path.clone() }).collect();
    paths.sort_by_cached_key(|path| {
        let keys = path.choices.iter().map(|choice| board_key(choice.square.as_deref(), &choice.token, from));
        keys.collect::<Vec<_>>()
    });
    paths
}

/// The number of answers to the next question with several answers; 0 if there is no such question.
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
        // Reversed, so that the first of equal ranks wins.
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

    fn menu(paths: &[MenuPath], draft: &str) -> Result<Menu, RuleError> {
        super::menu(paths, draft, (MenuStyle::Quick, Side::First))
    }

    fn keys(menu: &Menu) -> Vec<(&str, usize)> {
        menu.options.iter().map(|choice| (choice.key.as_str(), choice.leads)).collect()
    }

    #[test]
    fn common_draft_is_the_shared_prefix() {
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
        assert_eq!(common(&["a1a3", "b1c1"]).as_deref(), Some(""), "no common choice");
        assert!(menu(&paths, &common(&["b1c1"]).unwrap()).unwrap().move_text.is_some());
        assert_eq!(common(&[]), None);
    }

    #[test]
    fn menus_skip_questions_with_one_answer() {
        let paths = [
            path("a1 a2 q", "a1a2q", 1),
            path("a1 a2 r", "a1a2r", 5),
            path("a1 a3", "a1a3", 2),
            path("b1 b2", "b1b2", 3),
        ];
        let start = menu(&paths, "").unwrap();
        assert_eq!(keys(&start), [("a1", 2), ("b1", 0)]);
        assert_eq!(start.options[0].example, "a1a2r", "the example is the most likely move");
        let a1 = menu(&paths, "a1").unwrap();
        assert_eq!((keys(&a1), &a1.way), (vec![("a2", 2), ("a3", 0)], &vec!["a1".to_owned()]));
        let a2 = menu(&paths, &a1.choice("a2").unwrap().draft).unwrap();
        assert_eq!(keys(&a2), [("r", 0), ("q", 0)]);
        assert_eq!(menu(&paths, "a1 a2 q").unwrap().move_text.as_deref(), Some("a1a2q"));
        assert_eq!(
            menu(&paths, "b1").unwrap().move_text.as_deref(),
            Some("b1b2"),
            "a single answer is skipped"
        );
        assert_eq!(menu(&paths, "a1a3").unwrap().way, ["a1", "a3"], "moves are drafts");
        assert!(menu(&paths, "a1 c3").is_err() && menu(&paths, "c1").is_err());
        assert!(menu(&[], "").unwrap().options.is_empty());
    }

    #[test]
    fn exercises_ask_in_board_order_and_skip_nothing() {
        let paths = [
            path("b10 c1", "b10c1", 9),
            path("b2 c2", "b2c2", 8),
            path("a3 pass", "a3pass", 1),
            path("b2 a1", "b2a1", 2),
        ];
        let at = |draft: &str| super::menu(&paths, draft, (MenuStyle::Exercise, Side::First)).unwrap();
        let start = at("");
        assert_eq!(keys(&start), [("b2", 2), ("a3", 0), ("b10", 0)]);
        assert_eq!(start.options[0].example, "b2a1", "the example is the first move, not the likeliest");
        let black = super::menu(&paths, "", (MenuStyle::Exercise, Side::Second)).unwrap();
        assert_eq!(keys(&black), [("b10", 0), ("a3", 0), ("b2", 2)], "from the other side");
        let b10 = at("b10");
        assert_eq!((keys(&b10), &b10.move_text), (vec![("c1", 0)], &None), "a single answer is asked for");
        assert_eq!(at("b10 c1").move_text.as_deref(), Some("b10c1"));
        assert_eq!(at("b10c1").move_text.as_deref(), Some("b10c1"), "a whole move");
    }

    #[test]
    fn squares_are_sorted_as_each_side_sees_them() {
        let sorted = |squares: [&'static str; 4], from| {
            let mut squares = squares.to_vec();
            squares.sort_by_key(|square| board_key(Some(square), square, from));
            squares
        };
        assert_eq!(sorted(["b2", "a10", "b1", "a1"], Side::First), ["a1", "b1", "b2", "a10"]);
        assert_eq!(sorted(["b2", "a10", "b1", "a1"], Side::Second), ["a10", "b2", "b1", "a1"]);
        // Kyo's first side has column A on the right.
        assert_eq!(sorted(["A0", "B9", "J0", "A9"], Side::First), ["J0", "A0", "B9", "A9"]);
        assert_eq!(sorted(["A0", "B9", "J0", "A9"], Side::Second), ["A9", "B9", "A0", "J0"]);
    }
}
