//! The interface of a game's texts. Each game implements it in its own folder.

use super::alt::AltSeen;
use super::{Label, Language, Word};
use crate::domain::LastMove;
use sealed_move_rules::input::Choice;
use sealed_move_rules::{GameInfo, Menu, Side, Suggestion, View};

/// The sentences about a game's views and moves.
pub(super) trait GameText {
    fn words(&self) -> &'static GameWords;

    /// The question of a menu.
    fn question(&self, lang: Language, menu: &Menu) -> String;

    /// Background for the question, if the game has any.
    fn situation(&self, _lang: Language, _menu: &Menu) -> Option<String> {
        None
    }

    /// The label of an answer, with its consequence.
    fn entry(&self, lang: Language, menu: &Menu, choice: &Choice) -> Label;

    /// Describes a move from the view before it. Omits rolls that the notation doesn't contain.
    /// Returns an illegal move unchanged.
    fn planned_move(&self, lang: Language, notation: &str) -> String;

    /// Like [`planned_move`](Self::planned_move), but of a long move it tells only the end.
    fn brief_move(&self, lang: Language, notation: &str) -> String {
        self.planned_move(lang, notation)
    }

    /// Describes a move as far as the observer of both views may know it.
    fn played_move(&self, lang: Language, notation: &str, _after: &View) -> String {
        self.planned_move(lang, notation)
    }

    /// The whole line of a list of moves, if it isn't composed of notation and meaning.
    fn list_line(&self, _lang: Language, _step: &Suggestion) -> Option<String> {
        None
    }

    /// The meaning of the last word of a line in a list of moves.
    fn step_meaning(&self, lang: Language, step: &Suggestion) -> String {
        self.planned_move(lang, &step.text)
    }

    /// The pending choice in the middle of a move. `None` before an ordinary move.
    fn wanted(&self, _lang: Language) -> Option<String> {
        None
    }

    /// The first step of a hint. `None` for a move that begins with the square of one of the player's pieces.
    fn special_hint(&self, _lang: Language, _notation: &str) -> Option<String> {
        None
    }

    /// A move as the label of a button.
    fn choice(&self, _lang: Language, notation: &str) -> String {
        notation.to_owned()
    }

    /// Warnings to show before a move is played, each a sentence.
    fn warnings(&self, _lang: Language, _notation: &str) -> Vec<String> {
        Vec::new()
    }

    /// The alt text of a picture.
    fn alt(&self, lang: Language, last: Option<&LastMove>, seen: AltSeen<'_>) -> String;

    /// The board as text in the letters of the notation, the first side's in capitals.
    fn diagram(&self, from: Side) -> String;

    /// The hand of the view's own player, a line for each tile.
    fn hand(&self, _lang: Language) -> Vec<String> {
        Vec::new()
    }

    /// A side's pieces on the board.
    fn pieces(&self, side: Side) -> Vec<Word>;

    /// The piece on a square.
    fn piece_on(&self, square: &str) -> Option<Word>;

    /// The view's descriptions for `/describe`.
    fn describer(&self, lang: Language) -> Box<dyn Describe + '_>;
}

/// Descriptions of parts of a game's view.
pub(super) trait Describe {
    /// The kinds of piece, the most important first.
    fn kinds(&self) -> Vec<Word>;

    /// The names of the squares, row by row from the first side's edge.
    fn squares(&self) -> Vec<String>;

    /// The names of the rows, in the order of the squares.
    fn rows(&self) -> Vec<String>;

    /// The whole position, in words if they fit into `limit` characters.
    fn all(&self, limit: usize) -> String;

    /// A side's pieces and holdings, in words if they fit into `limit` characters.
    fn side(&self, of: Side, limit: usize) -> String;

    /// The squares of a kind, by its index in [`kinds`](Self::kinds).
    fn kind(&self, index: usize) -> String;

    /// The contents of a row, by its index in [`rows`](Self::rows).
    fn row(&self, index: usize) -> String;

    /// The contents of a square, by its index in [`squares`](Self::squares).
    fn square(&self, index: usize) -> String;

    /// The moves, or their first steps, that begin on a square.
    fn turns_from(&self, square: &str) -> Vec<Suggestion>;
}

/// The text keys of a game that don't depend on a position.
pub(super) struct GameWords {
    pub(super) info: &'static GameInfo,
    pub(super) title: &'static str,
    pub(super) about: &'static str,
    pub(super) sides: [Word; 2],
    /// Each setup with the key of its title.
    pub(super) setups: &'static [(&'static str, &'static str)],
    /// The chapters of the rules in order: short name, and the key of the title.
    pub(super) chapters: &'static [(&'static str, &'static str)],
    /// The pages of the rules in order.
    pub(super) pages: &'static [PageKeys],
    pub(super) lessons: &'static [LessonKeys],
    /// The themes of puzzles with the keys of their names.
    pub(super) themes: &'static [(&'static str, &'static str)],
    /// The key of the differences from chess, for players who skip lessons.
    pub(super) chess: Option<&'static str>,
    /// The kind, object or tile with a symbol in the rules.
    pub(super) symbol: fn(&str) -> Option<Word>,
    /// The first and the last square of the board.
    pub(super) corners: [&'static str; 2],
    /// Whether players may castle.
    pub(super) castles: bool,
    /// Whether players may pass.
    pub(super) passes: bool,
    /// Typed words that begin a misread move, each with the advice for it.
    pub(super) misread: &'static [(&'static str, &'static str)],
}

impl GameWords {
    pub(super) const fn side(&self, side: Side) -> Word {
        self.sides[side.index()]
    }
}

/// The keys of a page of the rules.
pub(super) struct PageKeys {
    /// The short name in the rules.
    pub(super) topic: &'static str,
    /// The key of the title. Without one, the title is the name of the page's subject.
    pub(super) title: Option<&'static str>,
    pub(super) text: &'static str,
}

pub(super) const fn page(topic: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: None, text }
}

pub(super) const fn titled(topic: &'static str, title: &'static str, text: &'static str) -> PageKeys {
    PageKeys { topic, title: Some(title), text }
}

/// The keys of a lesson.
pub(super) struct LessonKeys {
    /// The short name in the rules.
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    /// The key of the explanation and the task.
    pub(super) task: &'static str,
    /// The key of the hint for a wrong try that `wrong` doesn't list.
    pub(super) hint: &'static str,
    /// The key of the reply to a correct try.
    pub(super) done: &'static str,
    /// The keys of the replies to known wrong tries, by their short names in the rules.
    pub(super) wrong: &'static [(&'static str, &'static str)],
}

pub(super) const fn lesson(
    name: &'static str,
    [title, task, hint, done]: [&'static str; 4],
    wrong: &'static [(&'static str, &'static str)],
) -> LessonKeys {
    LessonKeys { name, title, task, hint, done, wrong }
}

/// Finds the key for a name. An unknown name is returned as the key; no text has it.
pub(super) fn find_key<'a>(table: &[(&str, &'a str)], name: &'a str) -> &'a str {
    table.iter().find(|(known, _)| *known == name).map_or(name, |(_, key)| key)
}
