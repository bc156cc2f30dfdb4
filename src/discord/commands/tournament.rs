//! `/tournament`: seasons, joining and leaving, and the tools of organizers.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{CommandOptionType, InteractionContext as Place};

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::{tournament_draft, tournament_manage, tournaments};
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::TournamentDraft;
use crate::discord::reply::{Reply, Response};
use crate::discord::rest::limits;
use crate::discord::views::format::fold;
use crate::domain::UserError;
use crate::domain::tournament::MAX_NAME;
use crate::service::{Error, SeasonView, TournamentHead};
use crate::text::{Language, clip, t};

/// The option for a tournament.
pub(super) const WHICH: &str = "tournament";

/// The subcommands of `/tournament`. A tournament is named unless there is only one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TournamentCommand {
    Show(Option<String>),
    Join(Option<String>),
    Leave(Option<String>),
    New { name: Option<String> },
    Manage(Option<String>),
}

impl SlashCommand for TournamentCommand {
    const NAME: &'static str = "tournament";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let name = define.text("name", |lang| t!(lang, "command-tournament-new-name"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-tournament"))
            .contexts(vec![Place::Guild])
            .add_option(about_one(define, "show", |lang| t!(lang, "command-tournament-show")))
            .add_option(about_one(define, "join", |lang| t!(lang, "command-tournament-join")))
            .add_option(about_one(define, "leave", |lang| t!(lang, "command-tournament-leave")))
            .add_option(
                part(define, "new", |lang| t!(lang, "command-tournament-new"))
                    .add_sub_option(name.max_length(MAX_NAME as u16)),
            )
            .add_option(about_one(define, "manage", |lang| t!(lang, "command-tournament-manage")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        let (path, options) = options.part()?;
        let which = options.text(WHICH);
        Some(match path.as_slice() {
            ["show"] => Self::Show(which),
            ["join"] => Self::Join(which),
            ["leave"] => Self::Leave(which),
            ["new"] => Self::New { name: options.text("name") },
            ["manage"] => Self::Manage(which),
            _ => return None,
        })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        if request.option != WHICH {
            return Ok(CompletionChoices::new());
        }
        complete_which(ctx, request.typed)
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let reply = match args {
            Self::Show(which) => show(ctx, which.as_deref())?,
            Self::Join(which) => tournaments::join(ctx, find(ctx, which.as_deref())?.tournament.id)?,
            Self::Leave(which) => tournaments::ask_to_leave(ctx, find(ctx, which.as_deref())?.tournament.id)?,
            Self::New { name } => {
                let draft = TournamentDraft::EMPTY.named(name.as_deref().unwrap_or_default());
                tournament_draft::show(ctx, &draft)?
            }
            Self::Manage(which) => {
                ctx.organizer_of()?;
                tournament_manage::open(ctx, find(ctx, which.as_deref())?.tournament.id)?
            }
        };
        Ok(Response::Private(reply))
    }
}

fn part(define: &Definer<'_>, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
    define.option(CommandOptionType::SubCommand, name, describe)
}

fn about_one(define: &Definer<'_>, name: &str, describe: impl Fn(Language) -> String) -> CreateCommandOption {
    let which = define.text(WHICH, |lang| t!(lang, "command-tournament-which")).set_autocomplete(true);
    part(define, name, describe).add_sub_option(which)
}

/// The tournaments of the server, the newest first.
fn here(ctx: &InteractionContext) -> Result<Vec<TournamentHead>, Error> {
    ctx.service.tournaments.heads(ctx.guild().ok_or(UserError::NotInServer)?)
}

fn label(lang: Language, head: &TournamentHead) -> String {
    clip(&tournaments::season_label(lang, &head.tournament, head.number), limits::CHOICE_TEXT)
}

/// Shows the named tournament, the only one, or the list.
fn show(ctx: &InteractionContext, which: Option<&str>) -> Result<Reply, Error> {
    match find(ctx, which) {
        Ok(view) => Ok(tournaments::show(ctx, &view)),
        Err(Error::User(UserError::NoSuchTournament | UserError::WhichTournament)) if which.is_none() => {
            tournaments::list(ctx, ctx.organizer_of().is_ok())
        }
        Err(error) => Err(error),
    }
}

/// Completes the option for a tournament.
pub(super) fn complete_which(ctx: &InteractionContext, typed: &str) -> Result<CompletionChoices, Error> {
    let typed = fold(typed);
    let labels = here(ctx)?;
    let labels = labels.iter().map(|head| (label(ctx.lang, head), head.tournament.id.to_string()));
    Ok(labels.filter(|(label, _)| fold(label).contains(&typed)).take(limits::CHOICES).collect())
}

/// Finds a tournament by its id or by words of its label; without any, the only one that isn't over.
pub(super) fn find(ctx: &InteractionContext, which: Option<&str>) -> Result<SeasonView, Error> {
    let fits = |head: &TournamentHead| {
        let Some(which) = which else { return head.state.is_live() };
        let words = fold(which);
        which.trim().parse() == Ok(head.tournament.id)
            || (!words.is_empty() && fold(&label(ctx.lang, head)).contains(&words))
    };
    let mut fitting = here(ctx)?.into_iter().filter(fits);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => ctx.service.tournaments.newest(&ctx.caller, only.tournament.id),
        (Some(_), Some(_)) => Err(UserError::WhichTournament.into()),
        (None, _) => Err(UserError::NoSuchTournament.into()),
    }
}
