//! Several applications: a second bot, user installations, permissions of commands, endpoints for signed interactions,
//! shards.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "applications/endpoint.rs"]
mod endpoint;
#[path = "applications/gateways.rs"]
mod gateways;
#[path = "applications/permissions.rs"]
mod permissions;
#[path = "applications/second.rs"]
mod second;
