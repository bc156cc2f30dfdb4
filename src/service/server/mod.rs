//! Servers, the outbox, and the processes of a cluster.

pub(in crate::service) mod annulments;
pub(in crate::service) mod audit;
pub(in crate::service) mod boards;
pub(in crate::service) mod moderation;
pub(in crate::service) mod outbox;
pub(in crate::service) mod processes;
pub(in crate::service) mod served;
pub(in crate::service) mod server_data;
pub(in crate::service) mod servers;
pub(in crate::service) mod status_messages;
