//! The bot's permissions in channels: what to check, the results, and their description.
//!
//! This module only has types and texts. [`PermissionProber`](super::prober::PermissionProber)
//! sends the requests.

use serenity::model::Permissions;

use crate::domain::{ChannelId, Id, PlayerId, Threads};
use crate::text::{self, Join, Language, t};

/// Permissions needed for game threads, besides the usual ones.
const THREAD_PERMISSIONS: Permissions = Permissions::CREATE_PUBLIC_THREADS
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Permissions that the invite link asks for: those of games and of their threads.
pub(super) const INVITE_PERMISSIONS: Permissions = THREAD_PERMISSIONS
    .union(Permissions::VIEW_CHANNEL)
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES);

/// The bot's permissions in a channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelPermissions {
    pub view: bool,
    pub send: bool,
    pub embed: bool,
    pub attach: bool,
    /// Whether the channel is a thread, where sending needs another permission.
    pub thread: bool,
}

impl ChannelPermissions {
    /// All permissions that games need.
    pub const ALL: Self = Self { view: true, send: true, embed: true, attach: true, thread: false };

    /// No permissions.
    pub const NOTHING: Self = Self { view: false, send: false, embed: false, attach: false, thread: false };

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

    /// The names of missing permissions.
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

/// A request that may begin a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartRequest {
    /// Accepting a challenge.
    Accept(Id),
    /// A rematch of a finished match; `None` for the caller's last one.
    Rematch(Option<Id>),
    /// A challenge on a ladder.
    Ladder {
        tournament: Id,
        /// The number of the challenged person's seat.
        number: u32,
    },
}

/// The channels to check for an interaction, besides its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PermissionCheck {
    Nothing,
    /// The server's game channels, up to the first usable one.
    FirstUsable,
    /// The same, and whether this challenged player can view them.
    Opponent(PlayerId),
    /// All game channels of the server, and the one for daily puzzles.
    Every,
    Channel(ChannelId),
    /// The players and the channel of the match that would begin.
    Start(StartRequest),
}

/// The result of checking a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelAccess {
    pub channel: ChannelId,
    /// Whether the channel was deleted.
    pub gone: bool,
    pub permissions: ChannelPermissions,
    /// Whether the bot can create threads and write in them.
    pub threads: bool,
}

impl ChannelAccess {
    /// A channel with all permissions.
    #[must_use]
    pub const fn usable(channel: ChannelId) -> Self {
        Self { channel, gone: false, permissions: ChannelPermissions::ALL, threads: true }
    }

    /// A channel without any permissions.
    #[must_use]
    pub const fn closed(channel: ChannelId) -> Self {
        Self { channel, gone: false, permissions: ChannelPermissions::NOTHING, threads: false }
    }

    #[must_use]
    pub(crate) fn from_discord(channel: ChannelId, permissions: Permissions) -> Self {
        Self {
            channel,
            gone: false,
            permissions: ChannelPermissions::from_discord(permissions, false),
            threads: permissions.administrator() || permissions.contains(THREAD_PERMISSIONS),
        }
    }

    /// Describes the problems that prevent games in the channel.
    #[must_use]
    pub fn problems(&self, lang: Language, threads: Threads) -> Vec<String> {
        let channel = format!("<#{}>", self.channel);
        if self.gone {
            return vec![t!(lang, "server-channel-gone", channel = self.channel.to_string())];
        }
        let missing = self.permissions.missing(lang);
        if !missing.is_empty() {
            return vec![t!(
                lang,
                "server-channel-missing",
                channel = channel,
                missing = text::join(lang, Join::List, &missing)
            )];
        }
        let no_threads = threads == Threads::On && !self.threads;
        no_threads.then(|| t!(lang, "server-channel-no-threads", channel = channel)).into_iter().collect()
    }
}

/// Returns the first channel in which a game can be played.
#[must_use]
pub fn first_usable(channels: &[ChannelAccess]) -> Option<ChannelId> {
    channels.iter().find(|access| access.permissions.covers_games()).map(|access| access.channel)
}
