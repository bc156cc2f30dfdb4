//! `/move`: plays a typed move, with a list of what may be typed.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::moves;
use crate::discord::context::InteractionContext;
use crate::discord::limits;
use crate::discord::reply::{Placement, Response};
use crate::i18n::{clip, t};
use crate::matches::UserError;
use crate::service::{ConfirmMode, Error, MatchFilter};
use sealed_move_rules::Observer;

/// What a choice sends that stands for no move where nothing is typed yet: no value may be empty.
const NOTHING_TYPED: &str = "?";

/// The arguments of `/move`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveCommand {
    /// The move as it was typed.
    turn: String,
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for MoveCommand {
    const NAME: &'static str = "move";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let turn = define.text("turn", |lang| t!(lang, "command-move-turn"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-move"))
            .add_option(turn.required(true).set_autocomplete(true))
            .add_option(define.which_game(|lang| t!(lang, "command-move-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { turn: options.text("turn").unwrap_or_default(), game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "turn" => complete_turn(ctx, request.typed, request.options.text("game").as_deref()),
            "game" => lists::games(ctx, request.typed, MatchFilter::Turn),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Turn)?;
        moves::play(ctx, id, None, &args.turn, ConfirmMode::Typed, Placement::NewMessage)
    }
}

fn complete_turn(
    ctx: &InteractionContext,
    typed: &str,
    game: Option<&str>,
) -> Result<CompletionChoices, Error> {
    let id = match ctx.find_game(game, MatchFilter::Turn) {
        Err(Error::User(UserError::WhichMatch)) => {
            let typed = Some(typed.trim()).filter(|typed| !typed.is_empty()).unwrap_or(NOTHING_TYPED);
            return Ok(vec![(t!(ctx.lang, "step-which-game"), clip(typed, limits::CHOICE_TEXT))]);
        }
        found => found?,
    };
    let match_view = ctx.match_view(id)?;
    let view = &match_view.board_view.view;
    if match_view.observer != Observer::Player(view.turn()) || match_view.game.ending.is_some() {
        return Ok(CompletionChoices::new());
    }
    Ok(lists::moves(ctx.lang, view, typed, view.complete(typed)))
}
