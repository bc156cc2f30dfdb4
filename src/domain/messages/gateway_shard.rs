//! A part of the servers, as Discord's gateway divides them.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::domain::{GuildId, Timestamp};

/// One of the shards of the gateway: what happens in a server is heard on one of them, and direct messages on the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GatewayShard {
    /// Its number, from 0.
    pub number: u16,
    /// How many there are, at least one.
    pub total: u16,
}

impl GatewayShard {
    /// The one that hears everything.
    pub const ONLY: Self = Self { number: 0, total: 1 };

    /// Whether it hears what happens in a server, or in direct messages where there is none. The rule is Discord's, from
    /// the upper bits of the server's id.
    #[must_use]
    pub fn hears(self, guild: Option<GuildId>) -> bool {
        let shard = guild.map_or(0, |guild| (guild.0 >> 22) % u64::from(self.total.max(1)));
        shard == u64::from(self.number)
    }
}

/// Returns when the servers of a shard were last served, all of them, from when those of each shard were that is known.
///
/// The servers may have been divided otherwise before: where they were heard on several shards, the one counts that was
/// served least lately, and a division with a shard of which nothing is known tells nothing.
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
    fn each_server_is_heard_on_one_shard_and_direct_messages_on_the_first() {
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
    fn servers_were_served_when_each_shard_was_that_heard_them() {
        let shard = |text: &str| text.parse::<GatewayShard>().unwrap();
        let known = |beats: &[(&str, i64)]| -> Vec<_> {
            beats.iter().map(|(name, at)| (shard(name), Timestamp(*at))).collect()
        };
        let check = |name: &str, beats: &[(&str, i64)], expected: Option<i64>| {
            assert_eq!(last_served(shard(name), &known(beats)), expected.map(Timestamp), "{name} {beats:?}");
        };
        check("0/1", &[], None);
        check("0/1", &[("0/1", 7)], Some(7));
        // Another shard's time tells nothing of this one's.
        check("1/2", &[("0/2", 9)], None);
        check("1/2", &[("0/2", 9), ("1/2", 7)], Some(7));
        // What served everybody served these, too, and the later time counts.
        check("1/2", &[("0/1", 8), ("1/2", 7)], Some(8));
        check("1/2", &[("0/1", 5), ("1/2", 7)], Some(7));
        // All are served as long as each is.
        check("0/1", &[("0/2", 9), ("1/2", 7), ("0/1", 3)], Some(7));
        check("0/1", &[("0/2", 9), ("0/1", 3)], Some(3));
        // 3 of 4 is heard on 1 of 2; and 1 of 2 on 1 and 3 of 4.
        check("3/4", &[("0/2", 9), ("1/2", 7)], Some(7));
        check("1/2", &[("0/4", 1), ("1/4", 7), ("2/4", 2), ("3/4", 9)], Some(7));
        // 1 of 3 may be heard on either of 2.
        check("1/3", &[("0/2", 9), ("1/2", 7)], Some(7));
    }

    #[test]
    fn it_is_read_as_it_is_written() {
        let shard = GatewayShard { number: 3, total: 16 };
        assert_eq!(shard.to_string().parse(), Ok(shard));
        for text in ["", "3", "16/16", "0/0", "x/3", "3/x"] {
            assert_eq!(text.parse::<GatewayShard>(), Err(()), "{text}");
        }
    }
}
