//! Discord: handles interactions and composes messages.
//!
//! An interaction passes these modules in order: [`interactions`] parses it and answers in time,
//! [`handling`] runs its handler in [`commands`] or [`buttons`], and the handler builds a [`reply`]
//! from plain data. Interactions sent by HTTP enter through [`interactions::endpoint`]. [`notices`]
//! composes outbox messages, which the [jobs](crate::jobs) send. `docs/adding.md` explains how to
//! add commands, buttons and errors.

pub mod buttons;
pub mod commands;
pub mod context;
pub mod custom_id;
pub mod handling;
pub mod interactions;
#[doc(hidden)]
pub mod notices;
pub mod reply;
pub mod rest;
pub mod views;

use tracing::level_filters::LevelFilter;

pub use rest::client::{ConnectError, Endpoint, OwnApplication, Permits, check, client, permits};

/// Maximum log levels of other crates by module, which override the operator's filter. serenity's
/// requests and unreadable events contain tokens and players' private input.
pub const MAX_LOG_LEVELS: [(&str, LevelFilter); 6] = [
    ("serenity::http", LevelFilter::WARN),
    ("serenity::gateway::shard", LevelFilter::WARN),
    ("serenity::gateway::ws", LevelFilter::OFF),
    ("reqwest", LevelFilter::INFO),
    ("hyper", LevelFilter::INFO),
    ("h2", LevelFilter::INFO),
];
