//! Outbox messages, their routes and places.

pub(in crate::domain) mod gateway_shard;
pub(in crate::domain) mod location;
pub(in crate::domain) mod outbox;
pub(in crate::domain) mod question;
