//! `/describe`: describes the sender's view of a position in words.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Reply, Response};
use crate::discord::rest::limits;
use crate::discord::views::card::game_name;
use crate::discord::views::format::quoted;
use crate::service::{Error, MatchFilter};
use crate::text::{self, clip, t};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DescribeCommand {
    /// The part of the position; empty for all of it.
    what: String,
    game: Option<String>,
}

impl SlashCommand for DescribeCommand {
    const NAME: &'static str = "describe";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-describe"))
            .add_option(define.text("what", |lang| t!(lang, "command-describe-what")).set_autocomplete(true))
            .add_option(define.which_game(|lang| t!(lang, "command-describe-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { what: options.text("what").unwrap_or_default(), game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "what" => {
                let id = ctx.find_game(request.options.text("game").as_deref(), MatchFilter::Watched)?;
                let match_view = ctx.match_view(id)?;
                let mut parts = text::describable(ctx.lang, &match_view.board_view.view, request.typed);
                parts.truncate(limits::CHOICES);
                Ok(parts)
            }
            "game" => lists::games(ctx, request.typed, MatchFilter::Watched),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let lang = ctx.lang;
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Watched)?;
        let match_view = ctx.match_view(id)?;
        let limit = limits::EMBED_DESCRIPTION;
        let Some(described) = text::describe(lang, &match_view.board_view.view, &args.what, limit) else {
            let what = clip(&quoted(&args.what), limits::CHOICE_TEXT);
            return Ok(Response::text(t!(lang, "describe-unknown", what = what)));
        };
        Ok(Response::Private(Reply {
            title: t!(lang, "describe-title", game = game_name(lang, &match_view)),
            body: described,
            foot: t!(lang, "notice-foot-over", id = id.to_string()),
            ..Reply::default()
        }))
    }
}
