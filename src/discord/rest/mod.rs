//! Requests to Discord: client, rate limiter, permissions, sight, errors and limits.

pub(crate) mod account;
pub(crate) mod client;
pub(crate) mod delivery_error;
pub mod limits;
pub mod opponent_view;
pub mod permissions;
pub(crate) mod prober;
pub(crate) mod rate_limiter;
pub(crate) mod register;
pub(crate) mod sight;
pub(crate) mod start_check;
