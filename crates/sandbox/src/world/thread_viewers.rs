//! Tracks which users see channels with active threads. Users who gain access to such a channel get
//! a THREAD_LIST_SYNC, because they never received THREAD_CREATE for its threads.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::World;
use super::effects::{Event, Intent, ToBot};
use super::model::Channel;
use super::render::channels::thread_member_json;
use crate::ids::{ChannelId, GuildId, UserId};

/// The channels with active threads visible to each user of a server.
pub(super) struct ThreadViewers(BTreeMap<UserId, BTreeSet<ChannelId>>);

impl World {
    /// Takes a snapshot of the viewers before permissions change.
    pub(super) fn thread_viewers(&self, guild: GuildId) -> ThreadViewers {
        let parents: BTreeSet<ChannelId> =
            self.active_threads_of(guild).filter_map(|channel| Some(channel.thread()?.parent)).collect();
        let mut seen: BTreeMap<UserId, BTreeSet<ChannelId>> = BTreeMap::new();
        for channel in parents.iter().filter_map(|id| self.saved.channels.get(id)) {
            for user in self.saved.viewers(channel) {
                seen.entry(user).or_default().insert(channel.id);
            }
        }
        ThreadViewers(seen)
    }

    /// Sends each user the active threads in channels that became visible since `before`.
    pub(super) fn sync_new_thread_viewers(&mut self, guild: GuildId, before: &ThreadViewers) {
        let none = BTreeSet::new();
        let now = self.thread_viewers(guild);
        let gained = now.0.iter().filter_map(|(user, channels)| {
            let new: BTreeSet<ChannelId> =
                channels.difference(before.0.get(user).unwrap_or(&none)).copied().collect();
            (!new.is_empty()).then_some((*user, new))
        });
        let events: Vec<Event> = gained.map(|(user, channels)| self.sync(guild, user, &channels)).collect();
        self.effects.events.extend(events);
    }

    fn sync(&self, guild: GuildId, user: UserId, channels: &BTreeSet<ChannelId>) -> Event {
        let threads: Vec<&Channel> = self
            .active_threads_of(guild)
            .filter(|it| it.thread().is_some_and(|thread| channels.contains(&thread.parent)))
            .filter(|it| self.saved.sees(it, user))
            .collect();
        let members = threads.iter().filter_map(|it| {
            let joined = it.thread()?.members.get(&user)?;
            Some(thread_member_json(it.id, user, *joined))
        });
        let data = json!({
            "guild_id": guild,
            "channel_ids": channels,
            "threads": threads.iter().map(|it| self.render().channel(it, user)).collect::<Vec<Value>>(),
            "members": members.collect::<Vec<Value>>(),
        });
        let bot = ToBot::With(Intent::Guilds);
        Event { name: "THREAD_LIST_SYNC", data, guild: Some(guild), receivers: vec![user], bot }
    }

    fn active_threads_of(&self, guild: GuildId) -> impl Iterator<Item = &Channel> {
        let is_active =
            move |it: &&Channel| it.thread().is_some_and(|thread| thread.guild == guild && !thread.archived);
        self.saved.channels.values().filter(is_active)
    }
}
