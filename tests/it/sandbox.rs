//! The sandbox as it is used: by a bot with the real serenity, and by people over plain HTTP and WebSocket.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

pub(crate) mod bed;
mod bot;
mod gateway;
mod interactions;
mod rest;
mod safety;
