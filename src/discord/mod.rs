//! Discord: interactions in, messages out.
//!
//! [`desk`] and [`notice`] decide what is said, as plain data; [`answer`], [`deliver`] and [`bot`]
//! are the thin side that knows serenity's connection.

mod answer;
mod bot;
pub mod clockwork;
pub mod commands;
pub mod custom_id;
pub mod deliver;
mod delivery_error;
pub mod desk;
mod figures;
mod gate;
mod http;
pub mod limits;
mod monitor;
mod notice;
mod nudges;
pub mod permissions;
mod prober;
mod register;
pub mod reply;
mod shards;
mod threads;

pub use bot::Bot;
pub use http::{ConnectError, Permits, Server, check, client, permits};
pub use monitor::{Ill, Monitor};

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
