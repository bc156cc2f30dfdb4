//! The sources of a process's interactions and events: gateway shards, the endpoint for signed
//! interactions, or both.

use std::sync::Arc;

use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::id::ShardId;

use crate::bot::metrics::Reception;
use crate::config::ShardRange;
use crate::discord::interactions::endpoint::OpenFlag;
use crate::domain::GatewayShard;

/// The shards of this process and their manager.
#[derive(Clone, Debug)]
pub(crate) struct HeldShards {
    pub(crate) manager: Arc<ShardManager>,
    /// All shards this process should hold; some may not have started yet.
    pub(crate) range: ShardRange,
}

#[derive(Clone, Debug)]
pub(crate) struct Receivers {
    pub(crate) shards: Option<HeldShards>,
    pub(crate) endpoint: Option<OpenFlag>,
    /// Whether Discord sent interactions to another address at the start. Then the gateway only
    /// reports servers and threads.
    pub(crate) elsewhere: bool,
}

impl Receivers {
    /// Returns the state of each source, and the shards whose players can be served. An open
    /// endpoint serves everyone; if interactions go to another address, the gateway serves no one.
    pub(crate) async fn check(&self) -> (Reception, Vec<GatewayShard>) {
        let endpoint = self.endpoint.as_ref().map(OpenFlag::is_open);
        let everyone = || endpoint.filter(|open| *open).map(|_| GatewayShard::ONLY);
        let Self { shards, elsewhere, .. } = self;
        let Some(HeldShards { manager, range }) = shards else {
            return (Reception { endpoint, ..Reception::default() }, everyone().into_iter().collect());
        };
        let runners = manager.runners.lock().await;
        let connected = |number: &u16| {
            let runner = runners.get(&ShardId(u32::from(*number)));
            runner.is_some_and(|runner| runner.stage == ConnectionStage::Connected)
        };
        let total = range.total();
        let connected: Vec<_> =
            range.numbers().filter(connected).map(|number| GatewayShard { number, total }).collect();
        let reception =
            Reception { shards: usize::from(range.count()), connected: connected.len(), endpoint };
        let served = connected.into_iter().filter(|_| !elsewhere);
        (reception, served.chain(everyone()).collect())
    }
}
