//! *Challenge …* in the context menu of users: asks for the game.

use serenity::builder::CreateCommand;
use serenity::model::application::{CommandData, CommandType};

use super::command::SlashCommand;
use super::define::Definer;
use super::option_map::OptionMap;
use crate::bot::offered::offered;
use crate::discord::buttons::computer;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{ChallengeButton, ChallengeTarget, ComputerDraft};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::rest::limits;
use crate::discord::views::format::mention;
use crate::domain::{Opponent, UserError};
use crate::service::Error;
use crate::text::{self, Language, clip, t};

/// The user whose context menu contained the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ChallengeMenuCommand(Opponent);

impl SlashCommand for ChallengeMenuCommand {
    /// The name is a text of the catalogue; see [`is`](SlashCommand::is).
    const NAME: &'static str = "";

    fn is(data: &CommandData) -> bool {
        let name = clip(&t!(Language::default(), "menu-challenge"), limits::COMMAND_NAME);
        data.kind == CommandType::User && data.name == name
    }

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define.user_menu(|lang| t!(lang, "menu-challenge"))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        options.target().map(Self)
    }

    fn handle(ctx: &InteractionContext, Self(opponent): Self) -> Result<Response, Error> {
        let lang = ctx.lang;
        if ctx.is_own(opponent) {
            return computer::show(ctx, &ComputerDraft::EMPTY).map(Response::Private);
        }
        if opponent.bot {
            return Err(UserError::BotOpponent.into());
        }
        if opponent.player == ctx.player() {
            return Err(UserError::SelfChallenge.into());
        }
        let guild = ctx.guild().ok_or(UserError::NotInServer)?;
        let pace = ctx.service.servers.settings(guild)?.pace;
        let buttons = offered().map(|game| {
            let target = ChallengeTarget { game: game.info().name.to_owned(), opponent: opponent.player };
            let label = text::game(lang, game.info());
            Button::without_subject(ChallengeButton::Send(target), label, Style::Primary)
        });
        let opponent = mention(lang, opponent.player);
        let games = offered().map(|game| {
            let info = game.info();
            t!(lang, "help-game", game = text::game(lang, info), about = text::about(lang, info))
        });
        let question = t!(lang, "challenge-which", opponent = opponent, pace = text::pace(lang, pace));
        Ok(Response::Private(Reply {
            content: std::iter::once(question).chain(games).collect::<Vec<_>>().join("\n"),
            buttons: buttons.collect(),
            ..Reply::default()
        }))
    }
}
