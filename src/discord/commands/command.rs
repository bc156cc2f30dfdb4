//! The trait of all commands, and their table rows.

use serenity::builder::CreateCommand;
use serenity::model::application::{CommandData, CommandType};

use super::define::Definer;
use super::game_command::{GameArgs, GameCommand};
use super::option_map::OptionMap;
use super::which_game::WhichGame;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::permissions::PermissionCheck;
use crate::domain::UserError;
use crate::service::Error;

/// A slash command. The implementing type holds its arguments.
pub trait SlashCommand: Sized + Send + 'static {
    const NAME: &'static str;

    /// The definition to register.
    fn definition(define: &Definer<'_>) -> CreateCommand;

    /// Parses the options. Returns `None` if they don't fit this version of the command.
    fn parse(options: &OptionMap<'_>) -> Option<Self>;

    /// Completes an option. Returns pairs of a label and a value. A [`UserError`] counts as an
    /// empty list.
    fn complete(
        _ctx: &InteractionContext,
        _request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        Ok(CompletionChoices::new())
    }

    /// The channels to check before the command runs.
    fn permission_check(&self) -> PermissionCheck {
        PermissionCheck::Nothing
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error>;

    /// Whether `data` is this command.
    #[must_use]
    fn is(data: &CommandData) -> bool {
        data.kind == CommandType::ChatInput && data.name == Self::NAME
    }
}

/// Pairs of a label and a value.
pub type CompletionChoices = Vec<(String, String)>;

/// The focused option of an autocomplete request.
#[derive(Clone, Copy, Debug)]
pub struct CompletionRequest<'a> {
    /// The option's name.
    pub option: &'a str,
    /// The input so far.
    pub typed: &'a str,
    /// All options filled in so far.
    pub options: OptionMap<'a>,
}

type HandlerFn = dyn FnOnce(&InteractionContext) -> Result<Response, Error> + Send;

/// A parsed command, ready to run.
pub struct Invocation {
    /// The channels to check before the command runs.
    pub permission_check: PermissionCheck,
    run: Box<HandlerFn>,
    /// The question to ask if several games match.
    which_game: Option<WhichGame>,
}

impl std::fmt::Debug for Invocation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Invocation").finish_non_exhaustive()
    }
}

impl Invocation {
    #[must_use]
    pub fn new<C: SlashCommand>(args: C) -> Self {
        Self {
            permission_check: args.permission_check(),
            run: Box::new(|ctx| C::handle(ctx, args)),
            which_game: None,
        }
    }

    /// Sets the question to ask if several games match.
    pub(super) fn or_ask(self, which_game: Option<WhichGame>) -> Self {
        Self { which_game, ..self }
    }

    /// Runs the command, or asks for the game if several match.
    pub(in crate::discord) fn run(self, ctx: &InteractionContext) -> Result<Response, Error> {
        match ((self.run)(ctx), self.which_game) {
            (Err(Error::User(UserError::WhichMatch | UserError::WhichWatched)), Some(which_game)) => {
                which_game.ask(ctx)
            }
            (done, _) => done,
        }
    }
}

/// A row of the table of commands.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) is: fn(&CommandData) -> bool,
    pub(super) definition: fn(&Definer<'_>) -> CreateCommand,
    pub(super) parse: fn(&OptionMap<'_>) -> Option<Invocation>,
    pub(super) complete: fn(&InteractionContext, &CompletionRequest<'_>) -> Result<CompletionChoices, Error>,
}

pub(super) const fn row<C: SlashCommand>() -> Row {
    Row {
        is: C::is,
        definition: C::definition,
        parse: |options| C::parse(options).map(Invocation::new),
        complete: C::complete,
    }
}

pub(super) const fn game_row<C: GameCommand>() -> Row {
    row::<GameArgs<C>>()
}
