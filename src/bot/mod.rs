//! The running process: what its parts share, its lease, its health and its caches.
//!
//! Nothing here knows Discord's types.

pub(crate) mod activity;
mod context;
pub(crate) mod foreground_gate;
mod health;
pub(crate) mod job_health;
pub(crate) mod lease;
pub(crate) mod metrics;
mod metrics_server;
pub(crate) mod name_cache;
pub(crate) mod offered;
pub(crate) mod picture_cache;
pub(crate) mod think_pool;

pub use context::{BotContext, RngSource, ThinkLimits};
pub use health::{HealthProblem, Monitor};
pub use metrics_server::MetricsServer;
