//! What a process hears of interactions and events through: its shards of the gateway, the endpoint for signed
//! interactions, or both.

use std::sync::Arc;

use serenity::gateway::{ConnectionStage, ShardManager};

use crate::discord::endpoint::OpenFlag;
use crate::discord::metrics::Reception;

/// The shards that a process should hold, and the manager that starts them.
#[derive(Clone, Debug)]
pub(crate) struct HeldShards {
    pub(crate) manager: Arc<ShardManager>,
    /// How many there should be; some may not have begun yet.
    pub(crate) count: usize,
}

/// What a process hears through, to look at.
#[derive(Clone, Debug)]
pub(crate) struct Receivers {
    pub(crate) shards: Option<HeldShards>,
    pub(crate) endpoint: Option<OpenFlag>,
}

impl Receivers {
    /// What is heard now.
    pub(crate) async fn look(&self) -> Reception {
        let endpoint = self.endpoint.as_ref().map(OpenFlag::is_open);
        let Some(HeldShards { manager, count }) = &self.shards else {
            return Reception { endpoint, ..Reception::default() };
        };
        let runners = manager.runners.lock().await;
        let connected = runners.values().filter(|runner| runner.stage == ConnectionStage::Connected);
        Reception { shards: *count, connected: connected.count(), endpoint }
    }
}
