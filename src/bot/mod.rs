//! The running process: shared state, lease, health, metrics, caches and thinking threads.
//!
//! Nothing here uses Discord's types.

pub(crate) mod activity;
pub(crate) mod command_links;
mod context;
pub(crate) mod discord_gate;
pub(crate) mod foreground_gate;
mod health;
pub(crate) mod job_health;
pub(crate) mod lease;
pub(crate) mod metrics;
mod metrics_server;
pub(crate) mod name_cache;
pub(crate) mod offered;
pub(crate) mod picture_cache;
mod picture_pool;
pub(crate) mod sight_cache;
pub(crate) mod think_pool;

pub use context::{BotContext, RngSource, ThinkLimits};
pub use health::{HealthProblem, Monitor};
pub use metrics_server::MetricsServer;
#[doc(hidden)]
pub use picture_pool::PictureHold;
