//! `/verify`: verifies the dice and the computer's moves of a finished game, or the draw of a
//! tournament's season.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use super::tournament::{WHICH, complete_which};
use super::{lists, verify_season};
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{AttachedFile, Reply, Response};
use crate::discord::rest::limits;
use crate::discord::views::format::first_lines_within;
use crate::domain::{ChoiceFlaw, ChooseError, Id, UserError};
use crate::service::{Error, InternalError, MatchFilter};
use crate::text::{self, t};
use sealed_move_rules::Game;

/// Characters reserved for the line that mentions the file.
const FILE_LINE_LENGTH: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum VerifyCommand {
    Game(Option<String>),
    Tournament(String),
}

impl SlashCommand for VerifyCommand {
    const NAME: &'static str = "verify";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let tournament = define.text(WHICH, |lang| t!(lang, "command-verify-tournament"));
        define
            .command(Self::NAME, |lang| t!(lang, "command-verify"))
            .add_option(define.which_game(|lang| t!(lang, "command-verify-game")))
            .add_option(tournament.set_autocomplete(true))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(match options.text(WHICH) {
            Some(which) => Self::Tournament(which),
            None => Self::Game(options.text("game")),
        })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Ended),
            WHICH => complete_which(ctx, request.typed),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        match args {
            Self::Game(named) => verify_game(ctx, ctx.find_game(named.as_deref(), MatchFilter::Ended)?),
            Self::Tournament(which) => verify_season::verify(ctx, &which),
        }
    }
}

fn verify_game(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
    let lang = ctx.lang;
    ctx.set_game(id);
    let choices = choices(ctx, id)?;
    let (claim, proof) = match (ctx.service.views.proof(id, ctx.player(), ctx.guild()), &choices) {
        (Err(Error::User(UserError::NoDice)), Some((game, moves))) => {
            let game = text::game(lang, game.info());
            return Ok(Response::Private(Reply {
                title: t!(lang, "verify-choices-title", game = game, id = id.to_string()),
                body: moves.clone(),
                ..Reply::default()
            }));
        }
        (proved, _) => proved?,
    };
    if proof.flaw.is_some() {
        tracing::error!("dice verification failed");
    }
    let moves = choices.map(|(_, moves)| moves);
    let verdict = std::iter::once(text::verdict(lang, &claim, &proof)).chain(moves);
    let verdict = verdict.collect::<Vec<_>>().join("\n");
    let left = limits::EMBED_DESCRIPTION.saturating_sub(verdict.chars().count() + 2);
    let all = text::rolls(lang, &proof);
    let (mut body, mut file) = (vec![verdict], None);
    let name = format!("{}-{id}-dice.txt", claim.game.info().name);
    let shown = first_lines_within(all.clone(), left.saturating_sub(FILE_LINE_LENGTH));
    if all.len() > shown.lines().count() {
        body.push(t!(lang, "verify-file"));
        file = Some(AttachedFile::plain(name, all.join("\n")));
    }
    body.push(shown);
    let game = text::game(lang, claim.game.info());
    Ok(Response::Private(Reply {
        title: t!(lang, "verify-title", game = game, id = id.to_string()),
        body: body.join("\n\n"),
        file,
        foot: t!(lang, "verify-foot"),
        ..Reply::default()
    }))
}

/// Verifies the computer's moves by choosing each of them again. Returns `None` for a match between
/// people.
fn choices(ctx: &InteractionContext, id: Id) -> Result<Option<(&'static dyn Game, String)>, Error> {
    let (level, claim) = match ctx.service.views.choices(id, ctx.player(), ctx.guild()) {
        Err(Error::User(UserError::NoComputer)) => return Ok(None),
        found => found?,
    };
    let game = claim.game;
    let checked = ctx.bot().think_pool().answer(limits::VERIFY_TIMEOUT, move |cancel| claim.check(cancel));
    let verdict = match checked {
        Ok(checked) => {
            if let Err(ChoiceFlaw::Other { .. }) = checked {
                tracing::error!("computer move verification failed");
            }
            text::choices(ctx.lang, level, &checked)
        }
        Err(ThinkError::Timeout) => t!(ctx.lang, "verify-choices-long"),
        Err(ThinkError::Failed) => {
            return Err(InternalError::NoChoice { id, error: ChooseError::Canceled }.into());
        }
    };
    Ok(Some((game, verdict)))
}
