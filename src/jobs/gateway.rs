//! Watches the gateway connection: a shard that stays away is started anew.
//!
//! serenity notices most failures itself, but not all: after a close frame without a code its
//! shard spins until a heartbeat fails, and now and then one never comes back.

use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::sync::watch;
use tokio::time::Instant;

/// How often the shards are looked at.
const EVERY: Duration = Duration::from_secs(10);

/// How long a shard may be away before it is started anew: a fresh start takes 5 s and a resume
/// far less.
const PATIENCE: Duration = Duration::from_secs(60);

/// Looks after the shards until `stop` says so.
pub(crate) async fn watch(shards: Arc<ShardManager>, mut stop: watch::Receiver<bool>) {
    let mut away_since: Option<Instant> = None;
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stop.changed() => return,
        }
        let away: Vec<_> = {
            let runners = shards.runners.lock().await;
            runners
                .iter()
                .filter(|(_, runner)| runner.stage != ConnectionStage::Connected)
                .map(|(id, _)| *id)
                .collect()
        };
        if away.is_empty() {
            away_since = None;
            continue;
        }
        let since = *away_since.get_or_insert_with(Instant::now);
        if since.elapsed() >= PATIENCE {
            away_since = None;
            for shard in away {
                tracing::warn!(%shard, "a shard stays away: starting it anew");
                shards.restart(shard).await;
            }
        }
    }
}
