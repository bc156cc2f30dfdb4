//! Builds the context from the fields all kinds of interactions share.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, Member, ModalInteraction, PartialChannel,
    Permissions, User,
};

use crate::bot::BotContext;
use crate::discord::context::InteractionContext;
use crate::discord::rest::permissions::ChannelPermissions;
use crate::domain::{AccountName, ChannelId, GuildId, InteractionId, PlayerId, RoleId, StartCheck};
use crate::service::Caller;
use crate::text::Language;

/// The fields that every kind of interaction has.
#[derive(Clone, Copy)]
pub(super) struct Arrival<'a> {
    id: serenity::all::InteractionId,
    user: &'a User,
    member: Option<&'a Member>,
    guild: Option<serenity::all::GuildId>,
    channel: serenity::all::ChannelId,
    permissions: Option<Permissions>,
    place: Option<&'a PartialChannel>,
    locale: &'a str,
    guild_locale: Option<&'a str>,
}

macro_rules! arrival_from {
    ($interaction:ty, $member:expr) => {
        impl<'a> From<&'a $interaction> for Arrival<'a> {
            fn from(interaction: &'a $interaction) -> Self {
                Self {
                    id: interaction.id,
                    user: &interaction.user,
                    member: $member(interaction),
                    guild: interaction.guild_id,
                    channel: interaction.channel_id,
                    permissions: interaction.app_permissions,
                    place: interaction.channel.as_ref(),
                    locale: &interaction.locale,
                    guild_locale: interaction.guild_locale.as_deref(),
                }
            }
        }
    };
}

arrival_from!(CommandInteraction, |interaction: &'a CommandInteraction| interaction.member.as_deref());
arrival_from!(ComponentInteraction, |interaction: &'a ComponentInteraction| interaction.member.as_ref());
arrival_from!(ModalInteraction, |interaction: &'a ModalInteraction| interaction.member.as_ref());

/// Creates the context of an interaction that has just arrived.
pub(super) fn context(bot: &BotContext, arrival: Arrival<'_>) -> InteractionContext {
    let caller = Caller {
        interaction: InteractionId(arrival.id.get()),
        player: PlayerId(arrival.user.id.get()),
        now: bot.now(),
        guild: arrival.guild.map(|guild| GuildId(guild.get())),
        channel: ChannelId(arrival.channel.get()),
    };
    let display = arrival.member.map_or_else(|| arrival.user.display_name(), Member::display_name);
    let name = AccountName::new(display, Some(arrival.user.name.as_str()));
    let permissions = arrival.member.and_then(|member| member.permissions);
    let mut ctx = InteractionContext::new(bot, caller, name);
    // Overridden once the preferences are loaded.
    ctx.lang = Language::for_locale(arrival.locale);
    ctx.locale = Some(arrival.locale.to_owned());
    ctx.guild_locale = arrival.guild_locale.map(str::to_owned);
    ctx.start_check = StartCheck::Unanswered;
    ctx.admin = arrival.guild.is_some() && permissions.is_some_and(manages);
    ctx.moderator = arrival.guild.is_some() && permissions.is_some_and(moderates);
    let roles = arrival.member.map(|member| member.roles.as_slice()).unwrap_or_default();
    ctx.roles = roles.iter().map(|role| RoleId(role.get())).collect();
    ctx.permissions = permissions_in(arrival.permissions, arrival.place);
    ctx
}

/// Whether these permissions make someone an admin of the server.
const fn manages(permissions: Permissions) -> bool {
    permissions.intersects(Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR))
}

/// Whether these permissions make someone a moderator of the server.
const fn moderates(permissions: Permissions) -> bool {
    permissions.intersects(Permissions::MODERATE_MEMBERS.union(Permissions::ADMINISTRATOR))
}

/// The bot's permissions in the channel, or all of them if Discord doesn't say.
fn permissions_in(permissions: Option<Permissions>, place: Option<&PartialChannel>) -> ChannelPermissions {
    let Some(permissions) = permissions else { return ChannelPermissions::ALL };
    let thread = place.is_some_and(|place| {
        matches!(place.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    });
    ChannelPermissions::from_discord(permissions, thread)
}
