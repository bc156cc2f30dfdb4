//! What the bot may do in a channel: how it is asked for, what was found, and how a lack of it is
//! told.
//!
//! Only types and texts. [`PermissionProber`](super::prober::PermissionProber) is who asks Discord.

use serenity::model::Permissions;

use crate::domain::{ChannelId, Threads};
use crate::text::{Language, t};

/// What a thread of a game needs, on top of what a game does.
const THREAD_PERMISSIONS: Permissions = Permissions::CREATE_PUBLIC_THREADS
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// What the bot may do in one channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelPermissions {
    /// View the channel.
    pub view: bool,
    /// Send messages.
    pub send: bool,
    /// Embed links.
    pub embed: bool,
    /// Attach files.
    pub attach: bool,
    /// Whether the channel is a thread, where sending is a permission of its own.
    pub thread: bool,
}

impl ChannelPermissions {
    /// Everything that a game needs.
    pub const ALL: Self = Self { view: true, send: true, embed: true, attach: true, thread: false };

    /// Nothing at all.
    pub const NOTHING: Self = Self { view: false, send: false, embed: false, attach: false, thread: false };

    /// Reads what Discord's permissions allow in a channel, or in a thread.
    #[must_use]
    pub(crate) fn from_discord(permissions: Permissions, thread: bool) -> Self {
        let send = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        let may = |permission| permissions.administrator() || permissions.contains(permission);
        Self {
            view: may(Permissions::VIEW_CHANNEL),
            send: may(send),
            embed: may(Permissions::EMBED_LINKS),
            attach: may(Permissions::ATTACH_FILES),
            thread,
        }
    }

    /// Whether a game can be played there.
    #[must_use]
    pub const fn covers_games(self) -> bool {
        self.view && self.send && self.embed && self.attach
    }

    /// What a game needs and the bot may not do, in words.
    #[must_use]
    pub fn missing(self, lang: Language) -> Vec<String> {
        let mut missing = Vec::new();
        if !self.view {
            missing.push(t!(lang, "permission-view"));
        }
        if !self.send {
            let thread = self.thread;
            missing.push(if thread {
                t!(lang, "permission-send-thread")
            } else {
                t!(lang, "permission-send")
            });
        }
        if !self.embed {
            missing.push(t!(lang, "permission-embed"));
        }
        if !self.attach {
            missing.push(t!(lang, "permission-attach"));
        }
        missing
    }
}

/// Which channels an interaction asks about, other than its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PermissionCheck {
    /// None.
    Nothing,
    /// The server's game channels, up to the first one where a game can be played.
    FirstUsable,
    /// All of the server's game channels, and the one for daily puzzles.
    Every,
    /// This one.
    Channel(ChannelId),
}

/// A channel as a permission check found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelAccess {
    /// Which.
    pub channel: ChannelId,
    /// Whether it does not exist any more.
    pub gone: bool,
    /// What the bot may do there.
    pub permissions: ChannelPermissions,
    /// Whether it may make threads there, and write in them.
    pub threads: bool,
}

impl ChannelAccess {
    /// A channel where the bot may do everything.
    #[must_use]
    pub const fn usable(channel: ChannelId) -> Self {
        Self { channel, gone: false, permissions: ChannelPermissions::ALL, threads: true }
    }

    /// A channel where the bot may do nothing.
    #[must_use]
    pub const fn closed(channel: ChannelId) -> Self {
        Self { channel, gone: false, permissions: ChannelPermissions::NOTHING, threads: false }
    }

    /// A channel in which Discord gives the bot these permissions.
    #[must_use]
    pub(crate) fn from_discord(channel: ChannelId, permissions: Permissions) -> Self {
        Self {
            channel,
            gone: false,
            permissions: ChannelPermissions::from_discord(permissions, false),
            threads: permissions.administrator() || permissions.contains(THREAD_PERMISSIONS),
        }
    }

    /// What keeps games from being played in the channel, in words.
    #[must_use]
    pub fn problems(&self, lang: Language, threads: Threads) -> Vec<String> {
        let channel = format!("<#{}>", self.channel);
        if self.gone {
            return vec![t!(lang, "server-channel-gone", channel = self.channel.to_string())];
        }
        let missing = self.permissions.missing(lang);
        if !missing.is_empty() {
            return vec![t!(lang, "server-channel-missing", channel = channel, missing = missing.join(", "))];
        }
        let no_threads = threads == Threads::On && !self.threads;
        no_threads.then(|| t!(lang, "server-channel-no-threads", channel = channel)).into_iter().collect()
    }
}

/// The first of the channels that were looked at in which a game can be played.
#[must_use]
pub fn first_usable(channels: &[ChannelAccess]) -> Option<ChannelId> {
    channels.iter().find(|access| access.permissions.covers_games()).map(|access| access.channel)
}
