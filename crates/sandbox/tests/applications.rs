//! Several applications: a second bot, user installations, command permissions, interactions
//! endpoints and shards.

#![allow(clippy::unwrap_used, reason = "unwrap fails the test")]

mod common;
#[path = "applications/endpoint.rs"]
mod endpoint;
#[path = "applications/gateways.rs"]
mod gateways;
#[path = "applications/permissions.rs"]
mod permissions;
#[path = "applications/second.rs"]
mod second;
