//! All texts for people, in the language of their reader.
//!
//! Each language has a Fluent file; English is [`en.ftl`](../../../src/text/en.ftl). [`t!`] looks
//! up a text by its key. Sentences are never joined from parts, so that each can be translated as a
//! whole. Functions that describe a position take a view, never the position.

mod alt;
mod aruki;
mod catalogue;
mod chakart;
mod clip;
mod composer;
mod danger;
mod describe;
mod family;
mod folding;
mod game_text;
mod glyphs;
mod grid;
mod guide;
mod hint;
mod join;
mod kyo;
mod label;
mod language;
mod lessons;
mod level;
mod lines;
mod losses;
mod lusus;
mod matching;
mod misread;
mod names;
mod own_ending;
mod proof;
mod refusals;
mod review;
mod search;
mod seasons;
mod sentences;
mod source;
mod staleness;
mod themes;
mod times;
mod unpinged;
mod words;

pub use alt::ALT_LIMIT;
pub use catalogue::Value;
pub use clip::{clip, clip_lines};
pub use composer::{entry, question, situation};
pub use danger::king_danger;
pub use describe::{describable, describe};
pub use glyphs::glyphs;
pub use guide::{RulesTopic, chapter, fitting, topics};
pub use hint::{hint_reason, piece_hint};
pub use join::{Join, join, list, separator, without_stop};
pub use label::Label;
pub use language::{Language, known, text, word, word_in_picture};
pub use lessons::LessonWords;
pub use lines::{TypedLine, line, step, typed_line, whole_line};
pub use losses::{losses, taken};
pub use misread::{command_hint, lone_square, off_board, unwrapped};
pub use names::{
    about, about_level, computer, game, game_option, pace, piece, setup, side, words_for_players,
};
pub use own_ending::own_ending;
pub use proof::{choices, rolls, verdict};
pub use refusals::{line_error, not_whole, refusal, rule_error, rule_message, vacation_span};
pub use review::{Place, ReviewRow, review};
pub use search::{Mover, find_moves, near_moves};
pub use seasons::{points, season_act};
pub use sentences::{
    EndWords, alt, choice, diagram, end_labels, ending, foreseen, hand, labels, move_part, plain_words,
    planned_move, played_move, preview_alt, wanted, warnings,
};
pub use staleness::{StaleText, renewed, stale_texts};
pub use themes::puzzle_theme;
pub use times::relative;
pub use unpinged::{notice_unpinged, unpinged};
pub use words::Word;

use game_text::{GameText, GameWords};
use sealed_move_rules::{GameInfo, RollMeaning, View};

pub use crate::t;

/// The texts of each game.
static GAMES: [&GameWords; 4] = [&aruki::WORDS, &kyo::WORDS, &chakart::WORDS, &lusus::WORDS];

fn words_of(game: &GameInfo) -> &'static GameWords {
    GAMES.iter().find(|words| words.info.name == game.name).expect("every game has its texts")
}

fn game_text_of(view: &View) -> &dyn GameText {
    match view {
        View::Aruki(view) => view,
        View::Kyo(view) => view,
        View::Chakart(view) => view,
        View::Lusus(view) => view,
    }
}

fn roll_meaning(lang: Language, meaning: RollMeaning) -> String {
    match meaning {
        RollMeaning::Chakart(meaning) => chakart::roll(lang, meaning),
        RollMeaning::Lusus(meaning) => lusus::roll(lang, meaning),
    }
}
