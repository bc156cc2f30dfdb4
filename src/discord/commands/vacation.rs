//! `/vacation`: pauses the sender's clocks, or shows the remaining vacation days.

use serenity::builder::CreateCommand;

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::views::format::relative;
use crate::service::{Error, VacationStatus};
use crate::text::{self, Language, t};

const HOUR_MS: i64 = 3_600_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct VacationCommand {
    /// 0 ends the vacation.
    days: Option<i64>,
}

impl SlashCommand for VacationCommand {
    const NAME: &'static str = "vacation";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let days = define.integer("days", |lang| t!(lang, "command-vacation-days"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-vacation"))
            .add_option(days.min_int_value(0).max_int_value(366))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { days: options.integer("days") })
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let guild = ctx.guild();
        let leave = match args.days {
            None => ctx.service.vacations.status(ctx.player(), guild, ctx.now())?,
            Some(days) => ctx.service.vacations.take(&ctx.caller, guild, u32::try_from(days).unwrap_or(0))?,
        };
        Ok(Response::text(status_text(ctx.lang, &leave, guild.is_some())))
    }
}

fn status_text(lang: Language, leave: &VacationStatus, in_server: bool) -> String {
    let left = text::vacation_span(lang, leave.left_ms / HOUR_MS);
    let allowed = i64::from(leave.allowed_days);
    match leave.current {
        Some(vacation) => {
            let clocks = match leave.paused_until {
                _ if !in_server => "anywhere",
                None => "none",
                Some(still) if still < vacation.until => "part",
                Some(_) => "whole",
            };
            t!(
                lang,
                "vacation-present",
                until = relative(vacation.until),
                clocks = clocks,
                still = leave.paused_until.map(relative).unwrap_or_default(),
                left = left,
                allowed = allowed,
            )
        }
        None => t!(lang, "vacation-none", left = left, allowed = allowed),
    }
}
