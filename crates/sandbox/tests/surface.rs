//! The REST API for bots, and the resulting events.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;

#[path = "surface/described.rs"]
mod described;
#[path = "surface/expressions.rs"]
mod expressions;
#[path = "surface/faults.rs"]
mod faults;
#[path = "surface/generated.rs"]
mod generated;
#[path = "surface/guilds.rs"]
mod guilds;
#[path = "surface/invites.rs"]
mod invites;
#[path = "surface/messages.rs"]
mod messages;
#[path = "surface/operations/mod.rs"]
mod operations;
#[path = "surface/presence.rs"]
mod presence;
#[path = "surface/reactions.rs"]
mod reactions;
