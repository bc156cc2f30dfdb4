//! Tests with a real serenity bot and with plain HTTP and WebSocket clients.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

// The root package's tests share these three modules and use more of them.
#[allow(dead_code, reason = "the root package's tests use the rest")]
mod bed;
#[path = "../common/openapi.rs"]
#[allow(dead_code, reason = "the root package's tests use the rest")]
mod openapi;
mod timeouts;

mod bot;
mod gateway;
mod interactions;
mod rest;
mod safety;
