//! Parts of messages: boards, cards, formats, pages and names.

pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod computer_end;
mod cup_bracket;
pub(crate) mod cup_card;
pub(crate) mod danger;
pub(crate) mod format;
mod ladder_card;
pub(crate) mod language_choice;
pub(crate) mod pages;
pub(crate) mod player_names;
mod rank_list;
mod season_alt;
pub(crate) mod season_card;
pub(crate) mod season_picture;
pub(crate) mod season_row;
pub(crate) mod season_table;
pub(crate) mod swiss_card;
