//! `/verify`: proves the dice of a finished game.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::format::first_lines_within;
use crate::discord::limits;
use crate::discord::reply::{AttachedFile, Reply, Response};
use crate::i18n::{self, t};
use crate::service::{Error, MatchFilter};

/// Characters that are kept for the line which says that there is a file.
const FILE_LINE: usize = 100;

/// The arguments of `/verify`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct VerifyCommand {
    /// Which game.
    game: Option<String>,
}

impl SlashCommand for VerifyCommand {
    const NAME: &'static str = "verify";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-verify"))
            .add_option(define.which_game(|lang| t!(lang, "command-verify-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "game" => lists::games(ctx, request.typed, MatchFilter::Ended),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Ended)?;
        let lang = ctx.lang;
        ctx.set_game(id);
        let (claim, proof) = ctx.service.views.proof(id, ctx.player(), ctx.guild())?;
        if proof.flaw.is_some() {
            tracing::error!("the dice of a match do not hold");
        }
        let verdict = i18n::verdict(lang, &claim, &proof);
        let left = limits::EMBED_DESCRIPTION.saturating_sub(verdict.chars().count() + 2);
        let all = i18n::rolls(lang, &proof);
        let (mut body, mut file) = (vec![verdict], None);
        let name = format!("{}-{id}-dice.txt", claim.game.info().name);
        let shown = first_lines_within(all.clone(), left.saturating_sub(FILE_LINE));
        if all.len() > shown.lines().count() {
            body.push(t!(lang, "verify-file"));
            file = Some(AttachedFile::plain(name, all.join("\n")));
        }
        body.push(shown);
        let game = i18n::game(lang, claim.game.info());
        Ok(Response::Private(Reply {
            title: t!(lang, "verify-title", game = game, id = id.to_string()),
            body: body.join("\n\n"),
            file,
            foot: t!(lang, "verify-foot"),
            ..Reply::default()
        }))
    }
}
