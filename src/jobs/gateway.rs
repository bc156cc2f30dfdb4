//! Watches the gateway connection and restarts shards that stay disconnected.
//!
//! serenity detects most failures itself. But after a close frame without a code its shard spins
//! until a heartbeat fails, and some shards never reconnect.

use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::time::Instant;

use super::supervisor::Pulse;

const CHECK_INTERVAL: Duration = Duration::from_secs(10);

/// A shard disconnected for longer is restarted. A fresh start takes 5 s, a resume far less.
const MAX_ABSENCE: Duration = Duration::from_secs(60);

/// Checks the shards until shutdown.
pub(crate) async fn watch(shards: Arc<ShardManager>, mut pulse: Pulse) {
    let mut absence = Absence::default();
    loop {
        pulse.rest(CHECK_INTERVAL).await;
        if pulse.is_shutting_down() {
            return;
        }
        let absent: Vec<_> = {
            let runners = shards.runners.lock().await;
            runners
                .iter()
                .filter(|(_, runner)| runner.stage != ConnectionStage::Connected)
                .map(|(id, _)| *id)
                .collect()
        };
        if absence.is_too_long(!absent.is_empty(), Instant::now()) {
            for shard in absent {
                tracing::warn!(%shard, "shard stays disconnected; restarting it");
                shards.restart(shard).await;
            }
        }
    }
}

/// Measures how long some shard has been disconnected.
#[derive(Debug, Default)]
struct Absence {
    since: Option<Instant>,
}

impl Absence {
    /// Records a check. Returns whether the absence is too long, and then starts measuring again.
    fn is_too_long(&mut self, absent: bool, now: Instant) -> bool {
        if !absent {
            self.since = None;
            return false;
        }
        let too_long = now.duration_since(*self.since.get_or_insert(now)) >= MAX_ABSENCE;
        if too_long {
            self.since = None;
        }
        too_long
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disconnected_shard_restarts_every_minute() {
        let (mut absence, start) = (Absence::default(), Instant::now());
        let mut check =
            |second: u64, absent| absence.is_too_long(absent, start + Duration::from_secs(second));
        assert!(!check(0, false));
        let restarts: Vec<u64> =
            (1..=20).map(|index| index * 10).filter(|second| check(*second, true)).collect();
        assert_eq!(restarts, [70, 140], "each after sixty seconds of absence");
        // A shard that reconnects in between gets a full minute again.
        assert!(!check(205, true) && !check(206, false));
        assert!(!check(210, true) && !check(269, true) && check(270, true));
    }
}
