//! `/moderate`: mutes, annulments and their log, for a server's moderators.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, InteractionContext as Place};

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::moderation;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::PlayerPage;
use crate::discord::reply::Response;
use crate::discord::rest::limits;
use crate::discord::views::format::fold;
use crate::domain::{COMMENT_LIMIT, Id, MAX_MUTE_DAYS, MatchSummary, Opponent, PlayerId, UserError};
use crate::service::Error;
use crate::text::{self, Language, clip, t};

/// The subcommands of `/moderate`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ModerateCommand {
    Mute {
        person: Opponent,
        /// 0 ends the mute.
        days: i64,
        reason: String,
    },
    Annul {
        game: String,
        reason: String,
    },
    Restore {
        game: String,
        reason: String,
    },
    Pings {
        /// `None` for everybody.
        person: Option<PlayerId>,
    },
    Log,
}

impl SlashCommand for ModerateCommand {
    const NAME: &'static str = "moderate";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-moderate"))
            .default_member_permissions(Permissions::MODERATE_MEMBERS)
            .contexts(vec![Place::Guild])
            .add_option(mute_part(define))
            .add_option(
                part(define, "annul", |lang| t!(lang, "command-moderate-annul"))
                    .add_sub_option(game_option(define))
                    .add_sub_option(reason_option(define)),
            )
            .add_option(
                part(define, "restore", |lang| t!(lang, "command-moderate-restore"))
                    .add_sub_option(game_option(define))
                    .add_sub_option(reason_option(define)),
            )
            .add_option(
                part(define, "pings", |lang| t!(lang, "command-moderate-pings"))
                    .add_sub_option(define.user("person", |lang| t!(lang, "command-moderate-pings-person"))),
            )
            .add_option(part(define, "log", |lang| t!(lang, "command-moderate-log")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        let (path, options) = options.part()?;
        let text = |name| options.text(name).unwrap_or_default();
        Some(match path.as_slice() {
            ["mute"] => Self::Mute {
                person: options.opponent("person")?,
                days: options.integer("days")?,
                reason: text("reason"),
            },
            ["annul"] => Self::Annul { game: text("game"), reason: text("reason") },
            ["restore"] => Self::Restore { game: text("game"), reason: text("reason") },
            ["pings"] => Self::Pings { person: options.player("person") },
            ["log"] => Self::Log,
            _ => return None,
        })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        let path = request.options.part().map(|(path, _)| path).unwrap_or_default();
        match (path.as_slice(), request.option) {
            (["annul"], "game") => complete_game(ctx, request.typed, false),
            (["restore"], "game") => complete_game(ctx, request.typed, true),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let guild = ctx.moderator_of()?;
        match args {
            Self::Mute { person, days, reason } => {
                let days = u32::try_from(days).unwrap_or_default();
                moderation::mute(ctx, guild, person, days, &reason)
            }
            Self::Annul { game, reason } => moderation::annul(ctx, guild, find(ctx, &game, false)?, &reason),
            Self::Restore { game, reason } => {
                moderation::restore(ctx, guild, find(ctx, &game, true)?, &reason)
            }
            Self::Pings { person } => moderation::pings(ctx, guild, PlayerPage { player: person, page: 0 }),
            Self::Log => moderation::log(ctx, guild, 0),
        }
        .map(Response::Private)
    }
}

fn part(define: &Definer<'_>, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
    define.option(CommandOptionType::SubCommand, name, describe)
}

fn mute_part(define: &Definer<'_>) -> CreateCommandOption {
    let person = define.user("person", |lang| t!(lang, "command-moderate-person"));
    let days = define.integer("days", |lang| t!(lang, "command-moderate-days"));
    part(define, "mute", |lang| t!(lang, "command-moderate-mute"))
        .add_sub_option(person.required(true))
        .add_sub_option(days.min_int_value(0).max_int_value(MAX_MUTE_DAYS.into()).required(true))
        .add_sub_option(reason_option(define))
}

fn game_option(define: &Definer<'_>) -> CreateCommandOption {
    define.which_game(|lang| t!(lang, "command-moderate-game")).required(true)
}

fn reason_option(define: &Definer<'_>) -> CreateCommandOption {
    let reason = define.text("reason", |lang| t!(lang, "command-moderate-reason"));
    reason.max_length(COMMENT_LIMIT as u16).required(true)
}

/// Finds a game by its id, or by words that match only one candidate's label.
fn find(ctx: &InteractionContext, typed: &str, annulled: bool) -> Result<Id, Error> {
    if let Ok(id) = typed.trim().parse::<Id>()
        && ctx.service.games.summary(id)?.is_some()
    {
        ctx.record_game(id);
        return Ok(id);
    }
    let words = fold(typed);
    let games = candidates(ctx, annulled)?;
    let mut fitting = games.iter().filter(|game| fold(&label(ctx, game)).contains(&words));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) if !words.is_empty() => {
            ctx.record_game(only.id);
            Ok(only.id)
        }
        (Some(_), Some(_)) => Err(UserError::WhichMatch.into()),
        _ => Err(UserError::NoSuchMatch.into()),
    }
}

/// Lists the games that the moderator may annul or restore.
fn complete_game(ctx: &InteractionContext, typed: &str, annulled: bool) -> Result<CompletionChoices, Error> {
    let typed = fold(typed);
    let games = candidates(ctx, annulled)?;
    let labels = games.iter().map(|game| (label(ctx, game), game.id.to_string()));
    let fitting = labels.filter(|(label, id)| fold(label).contains(&typed) || id.contains(&typed));
    Ok(fitting.take(limits::CHOICES).collect())
}

fn candidates(ctx: &InteractionContext, annulled: bool) -> Result<Vec<MatchSummary>, Error> {
    let guild = ctx.moderator_of()?;
    let games = ctx.service.annulments.candidates(guild, ctx.player(), annulled, ctx.now())?;
    ctx.prefetch_names(games.iter().flat_map(|game| game.seats));
    Ok(games)
}

fn label(ctx: &InteractionContext, game: &MatchSummary) -> String {
    let [first, second] = game.seats.map(|player| ctx.name_of(player).in_label());
    let label = t!(
        ctx.lang,
        "server-game-choice",
        game = text::game(ctx.lang, game.game.info()),
        first = first,
        second = second,
        turn = game.move_number,
        id = game.id.to_string(),
    );
    clip(&label, limits::CHOICE_TEXT)
}
