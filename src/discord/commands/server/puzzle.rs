//! `/server puzzle`: configures the daily puzzle of a server.

use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;
use serenity::model::channel::ChannelType;

use super::super::command::CompletionChoices;
use super::super::define::Definer;
use super::super::option_map::OptionMap;
use super::part;
use crate::discord::buttons::server_settings as options;
use crate::discord::buttons::settings::complete_zone;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::permissions::PermissionCheck;
use crate::domain::{ChannelId, DailyChange, DailyGames, GuildId, UserTimeZone};
use crate::service::Error;
use crate::text::t;

/// The name of the time zone option.
pub(super) const ZONE: &str = "timezone";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord::commands) struct PuzzleArgs {
    channel: Option<ChannelId>,
    games: Option<String>,
    hour: Option<i64>,
    zone: Option<String>,
    off: bool,
}

impl PuzzleArgs {
    pub(super) fn parse(options: &OptionMap<'_>) -> Self {
        Self {
            channel: options.channel("channel"),
            games: options.text("game"),
            hour: options.integer("hour"),
            zone: options.text(ZONE),
            off: options.text("off").as_deref() == Some("yes"),
        }
    }

    pub(super) fn permission_check(&self) -> PermissionCheck {
        self.channel.map_or(PermissionCheck::Every, PermissionCheck::Channel)
    }
}

pub(super) fn definition(define: &Definer<'_>) -> CreateCommandOption {
    let channel = define
        .option(CommandOptionType::Channel, "channel", |lang| t!(lang, "command-server-puzzle-channel"))
        .channel_types(vec![ChannelType::Text, ChannelType::News]);
    let games = define.text("game", |lang| t!(lang, "command-server-puzzle-game"));
    let games = DailyGames::all().fold(games, |option, games| {
        define.choice(option, games.word(), |lang| options::daily_games_label(lang, games))
    });
    let hour = define.integer("hour", |lang| t!(lang, "command-server-puzzle-hour"));
    let zone = define.text(ZONE, |lang| t!(lang, "command-server-puzzle-timezone")).set_autocomplete(true);
    let off = define.yes_or_no(define.text("off", |lang| t!(lang, "command-server-puzzle-off")));
    part(define, "puzzle", |lang| t!(lang, "command-server-puzzle"))
        .add_sub_option(channel)
        .add_sub_option(games)
        .add_sub_option(hour.min_int_value(0).max_int_value(23))
        .add_sub_option(zone)
        .add_sub_option(off)
}

/// Lists time zones that match the input.
pub(super) fn complete(typed: &str) -> CompletionChoices {
    complete_zone(typed).into_iter().map(|name| (name.clone(), name)).collect()
}

/// Changes or disables the daily puzzle, and shows all settings.
pub(super) fn handle(ctx: &InteractionContext, guild: GuildId, args: &PuzzleArgs) -> Result<Response, Error> {
    let dailies = &ctx.service.dailies;
    if args.off {
        dailies.switch_off(&ctx.caller, guild)?;
    } else {
        let zone = match args.zone.as_deref().map(UserTimeZone::find) {
            Some(None) => return Ok(Response::text(t!(ctx.lang, "settings-bad-zone"))),
            zone => zone.flatten(),
        };
        let change = DailyChange {
            channel: args.channel,
            games: args.games.as_deref().and_then(DailyGames::from_word),
            hour: args.hour.and_then(|hour| u8::try_from(hour).ok()).filter(|hour| *hour < 24),
            zone,
        };
        dailies.change(&ctx.caller, guild, change)?;
    }
    options::show(ctx, guild).map(Response::Private)
}
