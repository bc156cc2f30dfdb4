//! Shards of Discord's gateway, which partition the servers.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::domain::{GuildId, Timestamp};

/// A shard of the gateway. Each server's events arrive on one shard, direct messages on the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GatewayShard {
    /// From 0.
    pub number: u16,
    /// Number of shards, at least one.
    pub total: u16,
}

impl GatewayShard {
    /// The only shard of an unsharded bot.
    pub const ONLY: Self = Self { number: 0, total: 1 };

    /// Whether this shard receives the events of a server, or direct messages for `None`. Discord
    /// derives the shard from the upper bits of the server id.
    #[must_use]
    pub fn hears(self, guild: Option<GuildId>) -> bool {
        let shard = guild.map_or(0, |guild| (guild.0 >> 22) % u64::from(self.total.max(1)));
        shard == u64::from(self.number)
    }
}

/// Returns the time up to which all servers of a shard were served, derived from the heartbeats of
/// shards.
///
/// The number of shards may have changed since. Each earlier partition counts with the oldest
/// heartbeat among its shards that overlap this one, and only if all of them have a heartbeat. The
/// newest result wins.
#[must_use]
pub fn last_served(shard: GatewayShard, beats: &[(GatewayShard, Timestamp)]) -> Option<Timestamp> {
    let totals: BTreeSet<u16> = beats.iter().map(|(known, _)| known.total).collect();
    let of_division = |total: u16| {
        let common = greatest_common_divisor(shard.total, total);
        let meets = |number: &u16| number % common == shard.number % common;
        let beat = |number| {
            let known = beats.iter().find(|(known, _)| *known == GatewayShard { number, total });
            known.map(|(_, at)| *at)
        };
        (0..total).filter(meets).map(beat).min().flatten()
    };
    totals.into_iter().filter_map(of_division).max()
}

const fn greatest_common_divisor(one: u16, other: u16) -> u16 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

impl fmt::Display for GatewayShard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.total)
    }
}

impl FromStr for GatewayShard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (number, total) = text.split_once('/').ok_or(())?;
        let shard = Self { number: number.parse().map_err(drop)?, total: total.parse().map_err(drop)? };
        if shard.number < shard.total { Ok(shard) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_belongs_to_one_shard() {
        // Discord's documentation: (guild_id >> 22) % num_shards == shard_id.
        let guild = GuildId((7 << 22) | 5);
        let hearing = |guild, total| -> Vec<u16> {
            (0..total).filter(|number| GatewayShard { number: *number, total }.hears(guild)).collect()
        };
        assert_eq!(hearing(Some(guild), 4), [3]);
        assert_eq!(hearing(Some(guild), 16), [7]);
        assert_eq!(hearing(Some(guild), 1), [0]);
        assert_eq!(hearing(None, 4), [0]);
    }

    #[test]
    fn the_oldest_overlapping_heartbeat_counts() {
        let shard = |text: &str| text.parse::<GatewayShard>().unwrap();
        let known = |beats: &[(&str, i64)]| -> Vec<_> {
            beats.iter().map(|(name, at)| (shard(name), Timestamp(*at))).collect()
        };
        let check = |name: &str, beats: &[(&str, i64)], expected: Option<i64>| {
            assert_eq!(last_served(shard(name), &known(beats)), expected.map(Timestamp), "{name} {beats:?}");
        };
        check("0/1", &[], None);
        check("0/1", &[("0/1", 7)], Some(7));
        // The heartbeat of another shard says nothing about this one.
        check("1/2", &[("0/2", 9)], None);
        check("1/2", &[("0/2", 9), ("1/2", 7)], Some(7));
        // An unsharded bot served these servers, too; the later time counts.
        check("1/2", &[("0/1", 8), ("1/2", 7)], Some(8));
        check("1/2", &[("0/1", 5), ("1/2", 7)], Some(7));
        // The minimum over all shards counts.
        check("0/1", &[("0/2", 9), ("1/2", 7), ("0/1", 3)], Some(7));
        check("0/1", &[("0/2", 9), ("0/1", 3)], Some(3));
        // Shard 1 of 2 consists of 1 and 3 of 4.
        check("3/4", &[("0/2", 9), ("1/2", 7)], Some(7));
        check("1/2", &[("0/4", 1), ("1/4", 7), ("2/4", 2), ("3/4", 9)], Some(7));
        // Shard 1 of 3 overlaps both of 2.
        check("1/3", &[("0/2", 9), ("1/2", 7)], Some(7));
    }

    #[test]
    fn shards_round_trip() {
        let shard = GatewayShard { number: 3, total: 16 };
        assert_eq!(shard.to_string().parse(), Ok(shard));
        for text in ["", "3", "16/16", "0/0", "x/3", "3/x"] {
            assert_eq!(text.parse::<GatewayShard>(), Err(()), "{text}");
        }
    }
}
