//! Discord: interactions in, messages out.
//!
//! In the order in which an interaction passes: [`interactions`] reads it and answers in time,
//! [`handling`] runs its handler in [`commands`] or [`buttons`], which makes a [`reply`] out of plain
//! data. Interactions that come by HTTP pass [`interactions::endpoint`] before. [`notices`] makes the messages of the outbox, which the [jobs](crate::jobs) send.
//! `docs/adding.md` says what a new command, button or error costs.

pub mod buttons;
pub mod commands;
pub mod context;
pub mod custom_id;
pub mod handling;
pub mod interactions;
pub(crate) mod notices;
pub mod reply;
pub mod rest;
pub mod views;

use tracing::level_filters::LevelFilter;

pub use rest::client::{ConnectError, Endpoint, OwnApplication, Permits, check, client, permits};

/// The most that is logged of other crates, by module, whatever the operator's filter says:
/// serenity's requests and unreadable events hold tokens and what players wrote to the bot alone.
pub const AT_MOST_LOGGED: [(&str, LevelFilter); 6] = [
    ("serenity::http", LevelFilter::WARN),
    ("serenity::gateway::shard", LevelFilter::WARN),
    ("serenity::gateway::ws", LevelFilter::OFF),
    ("reqwest", LevelFilter::INFO),
    ("hyper", LevelFilter::INFO),
    ("h2", LevelFilter::INFO),
];
