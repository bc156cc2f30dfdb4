//! Commands whose only option is the game they are about.

use std::marker::PhantomData;

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::permissions::PermissionCheck;
use crate::domain::Id;
use crate::service::{Error, MatchFilter};
use crate::text::Language;

/// A command about one game.
pub(super) trait GameCommand: 'static {
    const NAME: &'static str;

    /// The games it works on. They complete the option, and are searched if it is empty.
    const FILTER: MatchFilter;

    fn description(lang: Language) -> String;

    /// Describes the option `game`.
    fn game_description(lang: Language) -> String;

    /// The check before the command runs, with its option.
    fn permission_check(_named: Option<&str>) -> PermissionCheck {
        PermissionCheck::Nothing
    }

    fn handle(ctx: &InteractionContext, game: Id) -> Result<Response, Error>;
}

/// The arguments of `C`, which make it a [`SlashCommand`].
pub(super) struct GameArgs<C> {
    game: Option<String>,
    command: PhantomData<fn() -> C>,
}

impl<C: GameCommand> SlashCommand for GameArgs<C> {
    const NAME: &'static str = C::NAME;

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.command(C::NAME, C::description).add_option(define.which_game(C::game_description))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game"), command: PhantomData })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, C::FILTER),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn permission_check(&self) -> PermissionCheck {
        C::permission_check(self.game.as_deref())
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        C::handle(ctx, ctx.find_game(args.game.as_deref(), C::FILTER)?)
    }
}
