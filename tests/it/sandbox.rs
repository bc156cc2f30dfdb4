//! The sandbox as a bot and as people meet it: a real serenity on one side, plain HTTP and WebSocket on the other.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

pub(crate) mod bed;
mod bot;
mod gateway;
mod interactions;
mod rest;
mod safety;
