//! Time up to which each server was served.

use crate::domain::{GatewayShard, GuildId, Timestamp, last_served};
use crate::store::{ReadTx, StoreError};

/// The last heartbeat of each gateway shard.
#[derive(Clone, Debug)]
pub(crate) struct ServedTimes(Vec<(GatewayShard, Timestamp)>);

impl ServedTimes {
    /// Loads the heartbeats of all processes.
    pub(crate) fn load(reading: &ReadTx<'_>) -> Result<Self, StoreError> {
        Ok(Self(reading.heartbeats()?))
    }

    pub(crate) const fn new(times: Vec<(GatewayShard, Timestamp)>) -> Self {
        Self(times)
    }

    /// Adds a heartbeat at `now` for `shards`.
    pub(crate) fn and_now(mut self, shards: &[GatewayShard], now: Timestamp) -> Self {
        self.0.extend(shards.iter().map(|shard| (*shard, now)));
        self
    }

    /// Returns the time up to which a server was served; `None` selects private games.
    pub(crate) fn until(&self, guild: Option<GuildId>) -> Option<Timestamp> {
        self.0.iter().filter(|(shard, _)| shard.hears(guild)).map(|(_, at)| *at).max()
    }

    /// Returns the time up to which every player of a shard was served.
    pub(crate) fn of_shard(&self, shard: GatewayShard) -> Option<Timestamp> {
        last_served(shard, &self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_served_while_its_shard_is() {
        let shard = |text: &str| text.parse::<GatewayShard>().unwrap();
        let times = ServedTimes::new(vec![(shard("0/2"), Timestamp(9)), (shard("1/2"), Timestamp(7))]);
        let second = Some(GuildId(1 << 22));
        assert_eq!((times.until(second), times.until(None)), (Some(Timestamp(7)), Some(Timestamp(9))));
        assert_eq!(times.of_shard(GatewayShard::ONLY), Some(Timestamp(7)));
        let now = times.and_now(&[shard("1/2")], Timestamp(20));
        assert_eq!((now.until(second), now.until(None)), (Some(Timestamp(20)), Some(Timestamp(9))));
        assert_eq!(ServedTimes::new(Vec::new()).until(None), None);
    }
}
