//! Discord: interactions in, messages out.
//!
//! In the order in which an interaction passes: [`interactions`] reads it and answers in time,
//! [`handling`] runs its handler in [`commands`] or [`buttons`], which makes a [`reply`] out of plain
//! data. Interactions that come by HTTP pass [`endpoint`] before. [`notices`] makes the messages of the outbox, which the [jobs](crate::jobs) send.
//! `docs/adding.md` says what a new command, button or error costs.

mod board;
pub mod buttons;
mod card;
pub(crate) mod client;
pub mod commands;
pub mod context;
pub mod custom_id;
pub(crate) mod delivery_error;
pub(crate) mod endpoint;
mod format;
pub mod handling;
pub mod interactions;
pub(crate) mod job_health;
mod language_choice;
pub mod limits;
pub(crate) mod metrics;
mod monitor;
mod name_cache;
pub(crate) mod notices;
mod offered;
pub(crate) mod open_answers;
mod pages;
pub mod permissions;
pub(crate) mod pictures;
mod player_names;
mod presence;
mod prober;
pub(crate) mod rate_limiter;
pub(crate) mod register;
pub mod reply;
pub(crate) mod serving;
pub(crate) mod think_pool;

use tracing::level_filters::LevelFilter;

pub use client::{ConnectError, Endpoint, OwnApplication, Permits, check, client, permits};
pub use monitor::{HealthProblem, Monitor};

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
