//! The bot and the sandbox together: real serenity in between, people's interactions in front.

mod accents;
mod answers;
mod bad_days;
mod browser;
mod chance_games;
mod clicks;
mod clocks;
mod composer;
mod crash;
mod entering;
mod figures;
mod finding;
mod guide;
mod history;
mod languages;
mod limits;
mod lists;
mod logs;
mod menus;
mod monkey;
mod offers;
mod page;
mod plans;
mod questions;
mod server;
pub(crate) mod table;
mod whole_game;
