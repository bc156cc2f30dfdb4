//! What a command is: one type that holds its arguments and implements [`SlashCommand`].

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

/// A command: its definition, the parsing and completion of its options, and what it does. The
/// type is that of its arguments.
pub trait SlashCommand: Sized + Send + 'static {
    /// Its name.
    const NAME: &'static str;

    /// What is registered of it.
    fn definition(define: &Definer<'_>) -> CreateCommand;

    /// Its arguments, as they were sent; nothing where an earlier version sent them.
    fn parse(options: &OptionMap<'_>) -> Option<Self>;

    /// Completes one of its options; the pairs are what the list shows and what it stands for.
    ///
    /// # Errors
    ///
    /// A refusal counts as an empty list.
    fn complete(
        _ctx: &InteractionContext,
        _request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        Ok(CompletionChoices::new())
    }

    /// Which channels it asks about.
    fn permission_check(&self) -> PermissionCheck {
        PermissionCheck::Nothing
    }

    /// Does it.
    ///
    /// # Errors
    ///
    /// What the player can help, or what the bot's owner has to.
    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error>;

    /// Whether this is the command that was sent.
    #[must_use]
    fn is(data: &CommandData) -> bool {
        data.kind == CommandType::ChatInput && data.name == Self::NAME
    }
}

/// What completes an option: the text that is shown, and the value that is sent.
pub type CompletionChoices = Vec<(String, String)>;

/// An option that is being typed.
#[derive(Clone, Copy, Debug)]
pub struct CompletionRequest<'a> {
    /// Its name.
    pub option: &'a str,
    /// What is typed of it.
    pub typed: &'a str,
    /// The other options, as far as they are filled in.
    pub options: OptionMap<'a>,
}

/// A handler with its arguments.
type HandlerFn = dyn FnOnce(&InteractionContext) -> Result<Response, Error> + Send;

/// A command as it was sent, ready to be done.
pub struct Invocation {
    /// Which channels it asks about.
    pub permission_check: PermissionCheck,
    run: Box<HandlerFn>,
    /// What asks which game is meant, where it could be several.
    which_game: Option<WhichGame>,
}

impl std::fmt::Debug for Invocation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Invocation").finish_non_exhaustive()
    }
}

impl Invocation {
    /// A command with its arguments.
    #[must_use]
    pub fn new<C: SlashCommand>(args: C) -> Self {
        Self {
            permission_check: args.permission_check(),
            run: Box::new(|ctx| C::handle(ctx, args)),
            which_game: None,
        }
    }

    /// The same, which asks which game is meant where it could be several.
    pub(super) fn or_ask(self, which_game: Option<WhichGame>) -> Self {
        Self { which_game, ..self }
    }

    /// Does it.
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

/// The row of a command.
pub(super) const fn row<C: SlashCommand>() -> Row {
    Row {
        is: C::is,
        definition: C::definition,
        parse: |options| C::parse(options).map(Invocation::new),
        complete: C::complete,
    }
}

/// The row of a command about one game.
pub(super) const fn game_row<C: GameCommand>() -> Row {
    row::<GameArgs<C>>()
}
