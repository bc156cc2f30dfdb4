//! `/board`: shows the sender's view of a game, now or after an earlier move.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::game;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Reply, Response};
use crate::discord::views::card::{game_name, last_moves, match_card};
use crate::discord::views::player_names::names_with_sides;
use crate::service::{Error, MatchFilter};
use crate::text::t;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct BoardCommand {
    game: Option<String>,
    /// The number of the move; 0 is the start.
    after_move: Option<i64>,
}

impl SlashCommand for BoardCommand {
    const NAME: &'static str = "board";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-board"))
            .add_option(define.which_game(|lang| t!(lang, "command-board-game")))
            .add_option(define.integer("move", |lang| t!(lang, "command-board-turn")).min_int_value(0))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game"), after_move: options.integer("move") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Watched),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Watched)?;
        let Some(at) = args.after_move else { return game::view(ctx, id) };
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        let match_view = ctx.service.views.view(id, ctx.player(), ctx.guild(), Some(at))?;
        let info = match_view.game.game.info();
        let names = names_with_sides(ctx.bot(), ctx.lang, info, match_view.game.seats);
        Ok(Response::Private(Reply {
            title: t!(ctx.lang, "view-title-earlier", game = game_name(ctx.lang, &match_view), ply = at),
            body: last_moves(ctx.lang, &names, &match_view).unwrap_or_default(),
            buttons: Vec::new(),
            ..match_card(ctx, &match_view)
        }))
    }
}
