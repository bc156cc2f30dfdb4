//! Every text that people read, made for its reader's language.
//!
//! A catalogue holds the texts of a language: [`en.ftl`](../../../src/text/en.ftl) those of
//! English, in Fluent's format. They are asked for by key with [`t!`]. No sentence is glued from
//! parts, so that each can be translated as a whole. Whatever describes a position takes a view,
//! never the position.

mod alt;
mod aruki;
mod catalogue;
mod chakart;
mod clip;
mod composer;
mod describe;
mod grid;
mod guide;
mod kyo;
mod label;
mod language;
mod lessons;
mod lines;
mod losses;
mod lusus;
mod matching;
mod misread;
mod names;
mod proof;
mod refusals;
mod search;
mod sentences;
mod symbols;

pub use alt::ALT_LIMIT;
pub use catalogue::Value;
pub use clip::{clip, clip_lines};
pub use composer::{entry, question, situation};
pub use describe::{describable, describe};
pub use guide::{RulesTopic, chapter, fitting, topics};
pub use label::Label;
pub use language::{Language, known, text};
pub use lessons::LessonWords;
pub use lines::{TypedLine, line, step, typed_line, whole_line};
pub use losses::losses;
pub use misread::{lone_square, meant_instead, off_board, tidied};
pub use names::{about, about_level, computer, game, game_option, setup, side};
pub use proof::{choices, rolls, verdict};
pub use refusals::{line_error, not_whole, refusal, rule_error, rule_message};
pub use search::{Mover, find_moves, near_moves};
pub use sentences::{
    alt, choice, diagram, end_labels, ending, foreseen, hand, labels, move_part, planned_move, played_move,
    wanted, warnings,
};

/// The text of a key in a reader's language, with what it needs by name:
/// `t!(lang, "move-played", turn = notation)`.
#[macro_export]
macro_rules! t {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::text($lang, $key, &[$((stringify!($name), $crate::text::Value::from($value))),*])
    };
}
pub use t;
