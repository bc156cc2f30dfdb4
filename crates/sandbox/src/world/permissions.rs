//! Permissions: Discord's bits, and the combination of roles and channel overwrites.

use super::model::{Channel, ChannelParent, Guild};
use super::saved::Saved;
use crate::errors::ApiError;
use crate::ids::{RoleId, UserId};

pub(crate) const CREATE_INSTANT_INVITE: u64 = 1;
pub(crate) const KICK_MEMBERS: u64 = 1 << 1;
pub(crate) const BAN_MEMBERS: u64 = 1 << 2;
pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
pub(crate) const MANAGE_CHANNELS: u64 = 1 << 4;
pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
pub(crate) const VIEW_AUDIT_LOG: u64 = 1 << 7;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const MUTE_MEMBERS: u64 = 1 << 22;
pub(crate) const DEAFEN_MEMBERS: u64 = 1 << 23;
pub(crate) const MOVE_MEMBERS: u64 = 1 << 24;
pub(crate) const CHANGE_NICKNAME: u64 = 1 << 26;
pub(crate) const MANAGE_NICKNAMES: u64 = 1 << 27;
pub(crate) const MANAGE_ROLES: u64 = 1 << 28;
pub(crate) const MANAGE_WEBHOOKS: u64 = 1 << 29;
pub(crate) const MANAGE_GUILD_EXPRESSIONS: u64 = 1 << 30;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_EVENTS: u64 = 1 << 33;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub(crate) const MODERATE_MEMBERS: u64 = 1 << 40;
pub(crate) const CREATE_GUILD_EXPRESSIONS: u64 = 1 << 43;
pub(crate) const CREATE_EVENTS: u64 = 1 << 44;
pub(crate) const SEND_POLLS: u64 = 1 << 49;
pub(crate) const USE_EXTERNAL_APPS: u64 = 1 << 50;
pub(crate) const PIN_MESSAGES: u64 = 1 << 51;

/// All bits known to Discord.
const ALL: u64 = (1 << 53) - 1;

/// Default permissions of a bot's role.
pub(super) const BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | SEND_POLLS;

/// Permissions of `@everyone` in a new server.
pub(super) const EVERYONE: u64 = BOT
    | CREATE_INSTANT_INVITE
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | USE_EXTERNAL_APPS;

/// Permissions that a member in a timeout keeps.
const IN_TIMEOUT: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;

/// Permissions of both sides in a direct message channel.
const DIRECT: u64 = EVERYONE & !(CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS) | MENTION_EVERYONE;

/// Returns the permissions of a member in a server before channel overwrites, or 0 for a
/// non-member.
pub(crate) fn in_guild(guild: &Guild, user: UserId) -> u64 {
    let Some(member) = guild.members.get(&user) else {
        return 0;
    };
    if guild.owner == user {
        return ALL;
    }
    let held = |role: RoleId| role.0 == guild.id.0 || member.roles.contains(&role);
    let bits = guild.roles.iter().filter(|role| held(role.id)).fold(0, |bits, role| bits | role.permissions);
    match (bits & ADMINISTRATOR == 0, member.timeout) {
        (false, _) => ALL,
        (true, Some(_)) => bits & IN_TIMEOUT,
        (true, None) => bits,
    }
}

/// Returns the position of a member's highest role. The owner outranks everyone.
pub(super) fn rank(guild: &Guild, user: UserId) -> usize {
    if guild.owner == user {
        return usize::MAX;
    }
    let held = guild.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
    guild.roles.iter().rposition(|role| held.contains(&role.id)).unwrap_or_default()
}

/// Checks that a member has all `needed` permissions in a server.
///
/// # Errors
///
/// If they are not a member (50001), or a permission is missing (50013).
pub(crate) fn require_in_guild(guild: &Guild, user: UserId, needed: u64) -> Result<(), ApiError> {
    let bits = in_guild(guild, user);
    if !guild.members.contains_key(&user) {
        Err(ApiError::missing_access())
    } else if bits & needed != needed {
        Err(ApiError::lacks(needed & !bits))
    } else {
        Ok(())
    }
}

impl Saved {
    /// Returns a user's permissions in a channel, or 0 if they can't see it.
    pub(super) fn permissions(&self, channel: &Channel, user: UserId) -> u64 {
        let (guild, overwrites) = match &channel.parent {
            ChannelParent::Direct { people } => return if people.contains(&user) { DIRECT } else { 0 },
            ChannelParent::Thread(thread) => {
                let parent = self.channels.get(&thread.parent);
                let bits = parent.map_or(0, |parent| self.permissions(parent, user));
                let may_enter =
                    !thread.private || thread.members.contains_key(&user) || bits & MANAGE_THREADS != 0;
                return if may_enter { bits } else { 0 };
            }
            ChannelParent::Text { guild, overwrites, .. } => (guild, overwrites),
        };
        let Some(guild) = self.guilds.get(guild) else {
            return 0;
        };
        let mut bits = in_guild(guild, user);
        if bits == ALL || bits == 0 {
            return bits;
        }
        let roles = guild.members.get(&user).map(|member| member.roles.as_slice()).unwrap_or_default();
        let mut apply = |chosen: &dyn Fn(bool, u64) -> bool| {
            let chosen = overwrites.iter().filter(|overwrite| chosen(overwrite.for_member, overwrite.id));
            let (allow, deny) =
                chosen.fold((0, 0), |(allow, deny), one| (allow | one.allow, deny | one.deny));
            bits = bits & !deny | allow;
        };
        // Discord's order: @everyone, then all of the member's roles together, then the member.
        apply(&|for_member, id| !for_member && id == guild.id.0);
        apply(&|for_member, id| !for_member && id != guild.id.0 && roles.contains(&RoleId(id)));
        apply(&|for_member, id| for_member && id == user.0);
        if guild.members.get(&user).is_some_and(|member| member.timeout.is_some()) {
            bits &= IN_TIMEOUT;
        }
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }

    pub(super) fn sees(&self, channel: &Channel, user: UserId) -> bool {
        self.permissions(channel, user) != 0
    }

    /// Checks that a user has all `needed` permissions in a channel.
    ///
    /// # Errors
    ///
    /// If they can't see the channel (50001), or another permission is missing (50013).
    pub(super) fn require(&self, channel: &Channel, user: UserId, needed: u64) -> Result<(), ApiError> {
        let bits = self.permissions(channel, user);
        if bits & VIEW_CHANNEL == 0 {
            Err(ApiError::missing_access())
        } else if bits & needed != needed {
            Err(ApiError::lacks(needed & !bits))
        } else {
            Ok(())
        }
    }

    /// Checks that a user has at least one of the `accepted` permissions in a channel.
    ///
    /// # Errors
    ///
    /// If they can't see the channel (50001), or have none of the permissions (50013).
    pub(super) fn require_any(&self, channel: &Channel, user: UserId, accepted: u64) -> Result<(), ApiError> {
        self.require(channel, user, VIEW_CHANNEL)?;
        if self.permissions(channel, user) & accepted == 0 {
            return Err(ApiError::lacks(accepted));
        }
        Ok(())
    }

    /// Returns all users and bots who see a channel.
    pub(super) fn viewers(&self, channel: &Channel) -> Vec<UserId> {
        self.users.keys().copied().filter(|user| self.sees(channel, *user)).collect()
    }
}
