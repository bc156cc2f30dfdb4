//! Outbox messages with their questions and routes, status messages, locations of matches, and
//! gateway shards.

pub(in crate::domain) mod class;
pub(in crate::domain) mod detour;
pub(in crate::domain) mod gateway_shard;
pub(in crate::domain) mod location;
pub(in crate::domain) mod outbox;
pub(in crate::domain) mod question;
pub(in crate::domain) mod status;
