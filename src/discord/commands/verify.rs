//! `/verify`: verifies the dice and the computer's moves of a finished game.

use super::game_command::GameCommand;
use crate::bot::think_pool::ThinkError;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{AttachedFile, Reply, Response};
use crate::discord::rest::limits;
use crate::discord::views::format::first_lines_within;
use crate::domain::{ChoiceFlaw, ChooseError, Id, UserError};
use crate::service::{Error, InternalError, MatchFilter};
use crate::text::{self, Language, t};
use sealed_move_rules::Game;

/// Characters reserved for the line that mentions the file.
const FILE_LINE_LENGTH: usize = 100;

pub(super) struct Verify;

impl GameCommand for Verify {
    const NAME: &'static str = "verify";
    const FILTER: MatchFilter = MatchFilter::Ended;

    fn description(lang: Language) -> String {
        t!(lang, "command-verify")
    }

    fn game_description(lang: Language) -> String {
        t!(lang, "command-verify-game")
    }

    fn handle(ctx: &InteractionContext, id: Id) -> Result<Response, Error> {
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
