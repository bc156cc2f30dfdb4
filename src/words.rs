//! The texts in English for whoever does not know their reader's language yet: the old signatures
//! of [`i18n`], until nobody asks for them any more.

use crate::i18n::{self, Language};
use crate::matches::{BoardView, Claim, Ending, LastMove, Proof, UserError};
use sealed_move_rules::input::Choice;
use sealed_move_rules::{Game, GameInfo, Menu, MoveText, RuleError, Side, Suggestion, View};

pub use crate::i18n::{ALT_LIMIT, Label, Topic, Value, clip, diagram, fitting, known};

const ENGLISH: Language = Language::ENGLISH;

/// The English text of a key, with what it needs by name: `say!("move-played", turn = notation)`.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::t!($crate::i18n::Language::ENGLISH, $key $(, $name = $value)*)
    };
}
pub use say;

macro_rules! english {
    ($($name:ident($($arg:ident: $type:ty),*) -> $made:ty;)*) => {$(
        #[doc = concat!("[`i18n::", stringify!($name), "`] in English.")]
        #[must_use]
        pub fn $name($($arg: $type),*) -> $made {
            i18n::$name(ENGLISH, $($arg),*)
        }
    )*};
}

english! {
    side(game: &GameInfo, side: Side) -> String;
    game(game: &GameInfo) -> String;
    setup(game: &GameInfo, setup: &str) -> String;
    labels(game: &GameInfo, view: &View, over: bool) -> ([String; 2], Option<String>);
    turn(last: &LastMove, after: &View) -> String;
    planned_turn(before: &View, turn: &str) -> String;
    wanted(view: &View) -> Option<String>;
    choice(view: &View, turn: &str) -> String;
    warnings(view: &View, turn: &MoveText) -> Vec<String>;
    step(view: &View, step: &Suggestion) -> String;
    foreseen(text: &str) -> String;
    alt(board_view: &BoardView, from: Side) -> String;
    hand(view: &View) -> Vec<String>;
    ending(game: &GameInfo, ending: &Ending) -> String;
    entry(view: &View, menu: &Menu, choice: &Choice) -> Label;
    question(view: &View, menu: &Menu) -> String;
    situation(view: &View, menu: &Menu) -> Option<String>;
    describable(view: &View, typed: &str) -> Vec<(String, String)>;
    describe(view: &View, what: &str, limit: usize) -> Option<String>;
    topics(game: &dyn Game) -> Vec<Topic>;
    chapter(game: &GameInfo, chapter: &str) -> String;
    draws(proof: &Proof) -> Vec<String>;
    verdict(claim: &Claim, proof: &Proof) -> String;
    line_error(line: usize, game: &str, error: &RuleError) -> String;
    not_whole(seen: &str) -> String;
    rule_error(game: &str, error: &RuleError) -> String;
    refusal(game: &str, refusal: &UserError) -> String;
}
