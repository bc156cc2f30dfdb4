//! What a process hears of interactions and events through: its shards of the gateway, the endpoint for signed
//! interactions, or both.

use std::sync::Arc;

use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::id::ShardId;

use crate::bot::metrics::Reception;
use crate::config::ShardRange;
use crate::discord::interactions::endpoint::OpenFlag;
use crate::domain::GatewayShard;

/// The shards that a process should hold, and the manager that starts them.
#[derive(Clone, Debug)]
pub(crate) struct HeldShards {
    pub(crate) manager: Arc<ShardManager>,
    /// Which ones there should be; some may not have begun yet.
    pub(crate) range: ShardRange,
}

/// What a process hears through, to look at.
#[derive(Clone, Debug)]
pub(crate) struct Receivers {
    pub(crate) shards: Option<HeldShards>,
    pub(crate) endpoint: Option<OpenFlag>,
    /// Whether Discord sends interactions elsewhere, as it said at the start: then the gateway tells of servers alone.
    pub(crate) elsewhere: bool,
}

impl Receivers {
    /// What is heard now, and which shards' players can be served: everybody by signed interactions, nobody where others
    /// hear those.
    pub(crate) async fn look(&self) -> (Reception, Vec<GatewayShard>) {
        let endpoint = self.endpoint.as_ref().map(OpenFlag::is_open);
        let everybody = || endpoint.filter(|open| *open).map(|_| GatewayShard::ONLY);
        let Self { shards, elsewhere, .. } = self;
        let Some(HeldShards { manager, range }) = shards else {
            return (Reception { endpoint, ..Reception::default() }, everybody().into_iter().collect());
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
        (reception, served.chain(everybody()).collect())
    }
}
