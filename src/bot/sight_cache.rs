//! Caches who sees which channel, and the roles and overwrites that decide it.
//!
//! Roles, overwrites and threads change with an event of the gateway, which evicts what it concerns.
//! A member's roles, timeout and departure come with no event, so looks expire.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::domain::{ChannelId, ChannelRights, GuildId, GuildRights, PlayerId, Sight, Timestamp};

/// Maximum age of a look.
const LOOK_TTL_MS: i64 = 12 * 3_600_000;

/// Maximum age of a look if another process hears the events.
const LOOK_TTL_SHARED_MS: i64 = 60_000;

/// If expired entries don't make room, a map is cleared.
const MAX_ENTRIES: usize = 20_000;

/// Number of evictions when a look began. A look that an event overtook is not cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LookStart(u64);

/// The change that an event reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SightChange {
    /// A role, the owner, or anything while the gateway was disconnected.
    Guild(GuildId),
    Channel(GuildId, ChannelId),
}

#[derive(Debug, Default)]
pub(crate) struct SightCache {
    maps: Mutex<Maps>,
    /// Whether this process hears every event.
    hears_events: AtomicBool,
    evictions: AtomicU64,
}

#[derive(Debug, Default)]
struct Maps {
    guilds: HashMap<GuildId, Arc<GuildRights>>,
    channels: HashMap<ChannelId, (GuildId, Arc<ChannelRights>)>,
    looks: HashMap<(ChannelId, PlayerId), Look>,
}

#[derive(Clone, Copy, Debug)]
struct Look {
    guild: GuildId,
    sight: Sight,
    at: Timestamp,
}

impl SightCache {
    fn maps(&self) -> MutexGuard<'_, Maps> {
        self.maps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts to trust events, because a gateway session of all shards has begun. Evicts everything,
    /// since events may have been missed before.
    pub(crate) fn hear_events(&self) {
        self.evictions.fetch_add(1, Ordering::SeqCst);
        *self.maps() = Maps::default();
        self.hears_events.store(true, Ordering::SeqCst);
    }

    pub(crate) fn start_look(&self) -> LookStart {
        LookStart(self.evictions.load(Ordering::SeqCst))
    }

    /// Returns a player's sight of a channel if it isn't stale. `shared` is whether other processes
    /// serve the same database.
    pub(crate) fn look(
        &self,
        channel: ChannelId,
        player: PlayerId,
        shared: bool,
        now: Timestamp,
    ) -> Option<Sight> {
        let look = *self.maps().looks.get(&(channel, player))?;
        let ttl = if shared { LOOK_TTL_SHARED_MS } else { LOOK_TTL_MS };
        // A timeout ends by itself.
        let over = matches!(look.sight, Sight::TimedOut(until) if until <= now);
        (now.0 - look.at.0 <= ttl && now >= look.at && !over).then_some(look.sight)
    }

    pub(crate) fn store_look(
        &self,
        start: LookStart,
        (guild, channel): (GuildId, ChannelId),
        player: PlayerId,
        sight: Sight,
        at: Timestamp,
    ) {
        let mut maps = self.maps();
        if self.start_look() != start {
            return;
        }
        if maps.looks.len() >= MAX_ENTRIES {
            maps.looks.retain(|_, look| at.0 - look.at.0 <= LOOK_TTL_MS);
            if maps.looks.len() >= MAX_ENTRIES {
                maps.looks.clear();
            }
        }
        maps.looks.insert((channel, player), Look { guild, sight, at });
    }

    /// Returns a server's roles, unless they may have changed.
    pub(crate) fn guild(&self, guild: GuildId) -> Option<Arc<GuildRights>> {
        self.maps().guilds.get(&guild).cloned()
    }

    /// Returns a channel's overwrites or a thread's parent, unless they may have changed.
    pub(crate) fn channel(&self, channel: ChannelId) -> Option<Arc<ChannelRights>> {
        self.maps().channels.get(&channel).map(|(_, rights)| Arc::clone(rights))
    }

    pub(crate) fn store_guild(&self, start: LookStart, rights: &Arc<GuildRights>) {
        let mut maps = self.maps();
        if self.may_store(start) {
            if maps.guilds.len() >= MAX_ENTRIES {
                maps.guilds.clear();
            }
            maps.guilds.insert(rights.guild, Arc::clone(rights));
        }
    }

    pub(crate) fn store_channel(
        &self,
        start: LookStart,
        (guild, channel): (GuildId, ChannelId),
        rights: &Arc<ChannelRights>,
    ) {
        let mut maps = self.maps();
        if self.may_store(start) {
            if maps.channels.len() >= MAX_ENTRIES {
                // An event about a parent only evicts looks at threads that are known.
                maps.channels.clear();
                maps.looks.clear();
            }
            maps.channels.insert(channel, (guild, Arc::clone(rights)));
        }
    }

    /// Roles and overwrites are only cached by a process that hears of their changes.
    fn may_store(&self, start: LookStart) -> bool {
        self.hears_events.load(Ordering::SeqCst) && self.start_look() == start
    }

    /// Evicts what an event concerns.
    pub(crate) fn evict(&self, change: SightChange) {
        self.evictions.fetch_add(1, Ordering::SeqCst);
        let mut maps = self.maps();
        match change {
            SightChange::Guild(guild) => {
                maps.guilds.remove(&guild);
                maps.channels.retain(|_, (of, _)| *of != guild);
                maps.looks.retain(|_, look| look.guild != guild);
            }
            SightChange::Channel(guild, changed) => {
                let inside = |rights: &ChannelRights| match rights {
                    ChannelRights::Thread { parent, .. } => *parent == changed,
                    ChannelRights::Channel(_) => false,
                };
                let threads: Vec<ChannelId> = maps
                    .channels
                    .iter()
                    .filter(|(_, (_, rights))| inside(rights))
                    .map(|(thread, _)| *thread)
                    .collect();
                maps.channels.remove(&changed);
                // Without the thread's parent, any look in the server may depend on the channel.
                let known = self.hears_events.load(Ordering::SeqCst);
                maps.looks.retain(|(channel, _), look| {
                    look.guild != guild || known && *channel != changed && !threads.contains(channel)
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUILD: GuildId = GuildId(1);
    const GAMES: ChannelId = ChannelId(2);
    const THREAD: ChannelId = ChannelId(3);
    const OTHER: ChannelId = ChannelId(4);
    const ALICE: PlayerId = PlayerId(11);
    const NOON: Timestamp = Timestamp(1_800_000_000_000);
    const HOUR: i64 = 3_600_000;

    fn later(hours: i64) -> Timestamp {
        Timestamp(NOON.0 + hours * HOUR)
    }

    /// A cache with looks at a channel, a thread in it and another channel.
    fn filled() -> SightCache {
        let cache = SightCache::default();
        cache.hear_events();
        let start = cache.start_look();
        let thread = Arc::new(ChannelRights::Thread { parent: GAMES, private: false });
        cache.store_channel(start, (GUILD, THREAD), &thread);
        for channel in [GAMES, THREAD, OTHER] {
            cache.store_look(start, (GUILD, channel), ALICE, Sight::Visible, NOON);
        }
        cache
    }

    fn known(cache: &SightCache) -> [bool; 3] {
        [GAMES, THREAD, OTHER].map(|channel| cache.look(channel, ALICE, false, NOON).is_some())
    }

    #[test]
    fn a_look_is_stale_after_twelve_hours() {
        let cache = filled();
        assert_eq!(cache.look(GAMES, ALICE, false, later(12)), Some(Sight::Visible));
        assert_eq!(cache.look(GAMES, ALICE, false, Timestamp(later(12).0 + 1)), None);
        // Other processes may have heard of a change.
        assert_eq!(cache.look(GAMES, ALICE, true, Timestamp(NOON.0 + 60_000)), Some(Sight::Visible));
        assert_eq!(cache.look(GAMES, ALICE, true, Timestamp(NOON.0 + 60_001)), None);
        let until = later(1);
        cache.store_look(cache.start_look(), (GUILD, GAMES), ALICE, Sight::TimedOut(until), NOON);
        assert_eq!(cache.look(GAMES, ALICE, false, NOON), Some(Sight::TimedOut(until)));
        assert_eq!(cache.look(GAMES, ALICE, false, until), None);
    }

    #[test]
    fn an_event_evicts_the_looks_it_concerns() {
        let check = |change, expected| {
            let cache = filled();
            cache.evict(change);
            assert_eq!(known(&cache), expected, "{change:?}");
        };
        check(SightChange::Guild(GUILD), [false; 3]);
        check(SightChange::Guild(GuildId(8)), [true; 3]);
        check(SightChange::Channel(GUILD, GAMES), [false, false, true]);
        check(SightChange::Channel(GUILD, THREAD), [true, false, true]);
        let cache = filled();
        cache.hear_events();
        assert_eq!(known(&cache), [false; 3], "events may have been missed");
    }

    #[test]
    fn a_look_overtaken_by_an_event_is_not_cached() {
        let cache = filled();
        let start = cache.start_look();
        cache.evict(SightChange::Guild(GUILD));
        cache.store_look(start, (GUILD, GAMES), ALICE, Sight::Visible, NOON);
        assert_eq!(known(&cache), [false; 3]);
    }

    #[test]
    fn roles_are_not_cached_without_a_gateway() {
        let cache = SightCache::default();
        let rights = Arc::new(GuildRights { guild: GUILD, owner: ALICE, roles: Vec::new() });
        cache.store_guild(cache.start_look(), &rights);
        assert_eq!(cache.guild(GUILD), None);
        cache.hear_events();
        cache.store_guild(cache.start_look(), &rights);
        assert_eq!(cache.guild(GUILD), Some(rights));
    }

    #[test]
    fn the_cache_stays_bounded() {
        let cache = filled();
        let start = cache.start_look();
        for number in 0..2 * MAX_ENTRIES as u64 + 5 {
            cache.store_look(start, (GUILD, GAMES), PlayerId(number), Sight::Visible, NOON);
        }
        assert!(cache.maps().looks.len() <= MAX_ENTRIES);
    }
}
