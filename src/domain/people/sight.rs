//! Permissions to see a channel and to answer there.
//!
//! Discord's rules: the roles of a member, then the overwrites of the channel. A thread has the
//! overwrites of its parent, and a private thread is for its members.

use crate::domain::{ChannelId, GuildId, PlayerId, Timestamp};

const ADMINISTRATOR: u64 = 1 << 3;
const VIEW_CHANNEL: u64 = 1 << 10;
const MANAGE_THREADS: u64 = 1 << 34;

/// How a player sees a channel of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// They see it and can answer there.
    Visible,
    /// They see it, but are timed out until this time.
    TimedOut(Timestamp),
    /// They are a member without the right to view it.
    Hidden,
    /// They aren't a member of the server.
    Absent,
}

impl Sight {
    /// Whether the player is a member of the server.
    #[must_use]
    pub const fn is_member(self) -> bool {
        !matches!(self, Self::Absent)
    }

    /// Whether the player can view the channel, even if they can't answer there.
    #[must_use]
    pub const fn may_view(self) -> bool {
        matches!(self, Self::Visible | Self::TimedOut(_))
    }
}

/// A role of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoleId(pub u64);

/// The roles of a server, with their permissions, and its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildRights {
    pub guild: GuildId,
    pub owner: PlayerId,
    /// Sorted by id. The role for everyone has the server's id.
    pub roles: Vec<(RoleId, u64)>,
}

/// The target of a permission overwrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OverwriteTarget {
    Role(RoleId),
    Member(PlayerId),
}

/// An overwrite of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Overwrite {
    pub target: OverwriteTarget,
    pub allow: u64,
    pub deny: u64,
}

/// The permissions of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChannelRights {
    /// A channel with its overwrites, sorted.
    Channel(Vec<Overwrite>),
    Thread {
        parent: ChannelId,
        private: bool,
    },
}

/// A member of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRights {
    pub player: PlayerId,
    pub roles: Vec<RoleId>,
    /// End of the member's timeout, which may be over.
    pub timed_out_until: Option<Timestamp>,
}

/// Membership in a private thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadAccess {
    /// A channel, a public thread, or a private thread that the player has joined.
    Open,
    /// A private thread that the player hasn't joined.
    Private,
}

/// Returns how a member sees a channel with these overwrites, or a thread in it.
#[must_use]
pub fn sight(
    guild: &GuildRights,
    overwrites: &[Overwrite],
    thread: ThreadAccess,
    member: &MemberRights,
    now: Timestamp,
) -> Sight {
    if member.player == guild.owner {
        return Sight::Visible;
    }
    let everyone = RoleId(guild.guild.0);
    let holds = |role: RoleId| role == everyone || member.roles.contains(&role);
    let mut bits =
        guild.roles.iter().filter(|(role, _)| holds(*role)).fold(0, |bits, (_, allowed)| bits | allowed);
    if bits & ADMINISTRATOR != 0 {
        // Administrators see everything and can't be timed out.
        return Sight::Visible;
    }
    // Discord's order: everyone, then all roles of the member together, then the member.
    for step in 0..3 {
        let applies = |target: OverwriteTarget| match target {
            OverwriteTarget::Role(role) if role == everyone => step == 0,
            OverwriteTarget::Role(role) => step == 1 && holds(role),
            OverwriteTarget::Member(player) => step == 2 && player == member.player,
        };
        let (allow, deny) = overwrites
            .iter()
            .filter(|overwrite| applies(overwrite.target))
            .fold((0, 0), |(allow, deny), overwrite| (allow | overwrite.allow, deny | overwrite.deny));
        bits = bits & !deny | allow;
    }
    let views = bits & VIEW_CHANNEL != 0;
    let enters = thread == ThreadAccess::Open || bits & MANAGE_THREADS != 0;
    match member.timed_out_until.filter(|until| *until > now) {
        _ if !views || !enters => Sight::Hidden,
        Some(until) => Sight::TimedOut(until),
        None => Sight::Visible,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUILD: GuildId = GuildId(1);
    const EVERYONE: OverwriteTarget = OverwriteTarget::Role(RoleId(1));
    const OWNER: PlayerId = PlayerId(9);
    const ALICE: PlayerId = PlayerId(11);
    const PLAYERS: RoleId = RoleId(2);
    const MUTED: RoleId = RoleId(3);
    const NOW: Timestamp = Timestamp(1000);

    fn guild(everyone: u64, players: u64) -> GuildRights {
        GuildRights {
            guild: GUILD,
            owner: OWNER,
            roles: vec![(RoleId(1), everyone), (PLAYERS, players), (MUTED, 0)],
        }
    }

    fn member(player: PlayerId, roles: &[RoleId]) -> MemberRights {
        MemberRights { player, roles: roles.to_vec(), timed_out_until: None }
    }

    fn allow(target: OverwriteTarget) -> Overwrite {
        Overwrite { target, allow: VIEW_CHANNEL, deny: 0 }
    }

    fn deny(target: OverwriteTarget) -> Overwrite {
        Overwrite { target, allow: 0, deny: VIEW_CHANNEL }
    }

    #[test]
    fn roles_and_overwrites_apply_in_discords_order() {
        let role = |role| OverwriteTarget::Role(role);
        let check = |everyone, players, overwrites: &[Overwrite], roles: &[RoleId], expected: bool| {
            let found =
                sight(&guild(everyone, players), overwrites, ThreadAccess::Open, &member(ALICE, roles), NOW);
            let expected = if expected { Sight::Visible } else { Sight::Hidden };
            assert_eq!(found, expected, "{everyone} {players} {overwrites:?} {roles:?}");
        };
        check(VIEW_CHANNEL, 0, &[], &[], true);
        check(0, 0, &[], &[], false);
        check(0, VIEW_CHANNEL, &[], &[PLAYERS], true);
        check(VIEW_CHANNEL, 0, &[deny(EVERYONE)], &[PLAYERS], false);
        check(VIEW_CHANNEL, 0, &[deny(EVERYONE), allow(role(PLAYERS))], &[PLAYERS], true);
        check(VIEW_CHANNEL, 0, &[deny(EVERYONE), allow(role(PLAYERS))], &[], false);
        // Among roles, one that allows takes precedence, in any order.
        let both = [allow(role(PLAYERS)), deny(role(MUTED))];
        check(VIEW_CHANNEL, 0, &both, &[MUTED, PLAYERS], true);
        check(VIEW_CHANNEL, 0, &both, &[MUTED], false);
        // The member's own overwrite comes last.
        let own = [allow(role(PLAYERS)), deny(OverwriteTarget::Member(ALICE))];
        check(VIEW_CHANNEL, 0, &own, &[PLAYERS], false);
        check(0, 0, &[deny(EVERYONE), allow(OverwriteTarget::Member(ALICE))], &[], true);
        check(VIEW_CHANNEL, 0, &[deny(OverwriteTarget::Member(PlayerId(12)))], &[], true);
        check(0, ADMINISTRATOR, &[deny(EVERYONE), deny(OverwriteTarget::Member(ALICE))], &[PLAYERS], true);
    }

    #[test]
    fn the_owner_sees_every_channel() {
        let overwrites = [deny(EVERYONE), deny(OverwriteTarget::Member(OWNER))];
        let found = sight(&guild(0, 0), &overwrites, ThreadAccess::Private, &member(OWNER, &[]), NOW);
        assert_eq!(found, Sight::Visible);
    }

    #[test]
    fn a_private_thread_is_for_its_members_and_moderators() {
        let check = |players, thread, overwrites: &[Overwrite], expected| {
            let alice = member(ALICE, &[PLAYERS]);
            assert_eq!(sight(&guild(VIEW_CHANNEL, players), overwrites, thread, &alice, NOW), expected);
        };
        check(0, ThreadAccess::Open, &[], Sight::Visible);
        check(0, ThreadAccess::Private, &[], Sight::Hidden);
        check(MANAGE_THREADS, ThreadAccess::Private, &[], Sight::Visible);
        // Membership doesn't help if the parent is hidden.
        check(0, ThreadAccess::Open, &[deny(EVERYONE)], Sight::Hidden);
        check(MANAGE_THREADS, ThreadAccess::Private, &[deny(EVERYONE)], Sight::Hidden);
    }

    #[test]
    fn a_timeout_counts_until_it_ends() {
        let check = |until, everyone, expected| {
            let alice = MemberRights { timed_out_until: Some(Timestamp(until)), ..member(ALICE, &[]) };
            assert_eq!(sight(&guild(everyone, 0), &[], ThreadAccess::Open, &alice, NOW), expected);
        };
        check(1001, VIEW_CHANNEL, Sight::TimedOut(Timestamp(1001)));
        check(1000, VIEW_CHANNEL, Sight::Visible);
        check(1001, 0, Sight::Hidden);
        check(1001, VIEW_CHANNEL | ADMINISTRATOR, Sight::Visible);
    }
}
