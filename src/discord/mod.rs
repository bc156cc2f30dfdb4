//! Discord: interactions in, messages out.
//!
//! In the order in which an interaction passes: [`interactions`] reads it and answers in time,
//! [`handling`] runs its handler in [`commands`] or [`buttons`], which makes a [`reply`] out of plain
//! data. [`notices`] makes the messages of the outbox, which the [jobs](crate::jobs) send.
//! `docs/adding.md` says what a new command, button or error costs.

mod board;
pub mod buttons;
mod card;
pub(crate) mod client;
pub mod commands;
pub mod context;
pub mod custom_id;
pub(crate) mod delivery_error;
mod format;
pub mod handling;
pub mod interactions;
mod language_choice;
pub mod limits;
pub(crate) mod metrics;
mod monitor;
pub(crate) mod notices;
mod offered;
mod pages;
pub mod permissions;
mod player_names;
mod prober;
pub(crate) mod rate_limiter;
pub(crate) mod register;
pub mod reply;

pub use client::{ConnectError, Endpoint, Permits, check, client, permits};
pub use monitor::{HealthProblem, Monitor};

/// What is never logged, whatever the operator's filter says: serenity's requests and unreadable
/// events as they are, for they hold tokens and what players wrote to the bot alone.
pub const NEVER_LOGGED: [&str; 6] = [
    "serenity::http=warn",
    "serenity::gateway::shard=warn",
    "serenity::gateway::ws=off",
    "reqwest=info",
    "hyper=info",
    "h2=info",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::LogFilter;

    #[test]
    fn no_filter_logs_requests_and_events_as_they_are() {
        for filter in
            ["trace", "trace,serenity=trace,h2=trace", "serenity::http=trace,serenity::gateway::ws=debug"]
        {
            let filter = filter.parse::<LogFilter>().unwrap().filter(&NEVER_LOGGED).to_string();
            for directive in NEVER_LOGGED {
                assert!(filter.split(',').any(|part| part == directive), "{directive}: {filter}");
            }
            assert!(!filter.contains("http=trace") && !filter.contains("ws=debug"), "{filter}");
        }
    }
}
