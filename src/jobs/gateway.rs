//! Watches the gateway connection: a shard that stays away is started anew.
//!
//! serenity notices most failures itself, but not all: after a close frame without a code its
//! shard spins until a heartbeat fails, and now and then one never comes back.

use std::sync::Arc;
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::time::Instant;

use super::supervisor::Pulse;

/// How often the shards are looked at.
const EVERY: Duration = Duration::from_secs(10);

/// How long a shard may be away before it is started anew: a fresh start takes 5 s and a resume
/// far less.
const PATIENCE: Duration = Duration::from_secs(60);

/// Looks after the shards until the bot leaves.
pub(crate) async fn watch(shards: Arc<ShardManager>, mut pulse: Pulse) {
    let mut absence = Absence::default();
    loop {
        pulse.rest(EVERY).await;
        if pulse.is_leaving() {
            return;
        }
        let away: Vec<_> = {
            let runners = shards.runners.lock().await;
            runners
                .iter()
                .filter(|(_, runner)| runner.stage != ConnectionStage::Connected)
                .map(|(id, _)| *id)
                .collect()
        };
        if absence.is_too_long(!away.is_empty(), Instant::now()) {
            for shard in away {
                tracing::warn!(%shard, "a shard stays away: starting it anew");
                shards.restart(shard).await;
            }
        }
    }
}

/// How long some shard has been away.
#[derive(Debug, Default)]
struct Absence {
    since: Option<Instant>,
}

impl Absence {
    /// Notes whether a shard is away now. Returns whether one has been for too long, and begins anew then.
    fn is_too_long(&mut self, away: bool, now: Instant) -> bool {
        if !away {
            self.since = None;
            return false;
        }
        let too_long = now.duration_since(*self.since.get_or_insert(now)) >= PATIENCE;
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
    fn a_shard_is_started_anew_after_a_minute_and_after_each_further_one() {
        let (mut absence, start) = (Absence::default(), Instant::now());
        let mut look = |second: u64, away| absence.is_too_long(away, start + Duration::from_secs(second));
        assert!(!look(0, false));
        let restarts: Vec<u64> =
            (1..=20).map(|look| look * 10).filter(|second| look(*second, true)).collect();
        assert_eq!(restarts, [70, 140], "each after sixty seconds in which it was seen away");
        // One that came back in between has its whole minute again.
        assert!(!look(205, true) && !look(206, false));
        assert!(!look(210, true) && !look(269, true) && look(270, true));
    }
}
