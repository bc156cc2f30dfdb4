//! `/plan`: prepares a reply to the opponent's next move, or lists the prepared replies.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::lists;
use super::option_map::OptionMap;
use crate::discord::buttons::plans;
use crate::discord::context::InteractionContext;
use crate::discord::reply::{Reply, Response};
use crate::discord::rest::limits;
use crate::domain::{Id, PlanRequest, UserError};
use crate::service::{Error, MatchFilter, MatchView};
use crate::text::{self, Mover, clip, t};
use sealed_move_rules::MoveText;

/// Maximum number of chance outcomes considered for a list.
const MAX_VIEWS: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlanCommand {
    /// The expected move of the opponent, as typed.
    foreseen: Option<String>,
    /// The reply, as typed.
    reply: Option<String>,
    /// The plan it continues.
    after: Option<String>,
    game: Option<String>,
}

impl SlashCommand for PlanCommand {
    const NAME: &'static str = "plan";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-plan"))
            .add_option(define.typed_move("if", |lang| t!(lang, "command-plan-if")))
            .add_option(define.typed_move("then", |lang| t!(lang, "command-plan-then")))
            .add_option(define.text("after", |lang| t!(lang, "command-plan-after")).set_autocomplete(true))
            .add_option(define.which_game(|lang| t!(lang, "command-plan-game")))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self {
            foreseen: options.text("if"),
            reply: options.text("then"),
            after: options.text("after"),
            game: options.text("game"),
        })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        let foreseen = || request.options.text("if").unwrap_or_default();
        match request.option {
            "if" => complete_move(ctx, request, None),
            "then" => complete_move(ctx, request, Some(&foreseen())),
            "after" => complete_plan(ctx, request),
            "game" => lists::games(ctx, request.typed, MatchFilter::Ongoing),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let id = ctx.find_game(args.game.as_deref(), MatchFilter::Ongoing)?;
        match (&args.foreseen, &args.reply) {
            (None, None) => plans::list(ctx, id, 0).map(Response::Private),
            (Some(foreseen), Some(reply)) => make(ctx, id, args.after.as_deref(), foreseen, reply),
            _ => {
                let content = t!(ctx.lang, "plan-both");
                Ok(Response::Private(Reply { content, ..plans::list(ctx, id, 0)? }))
            }
        }
    }
}

fn make(
    ctx: &InteractionContext,
    id: Id,
    after: Option<&str>,
    foreseen: &str,
    reply: &str,
) -> Result<Response, Error> {
    let lang = ctx.lang;
    let after = after.map(str::parse).transpose().map_err(|_| UserError::NoSuchPlan)?;
    let match_view = ctx.match_view(id)?;
    let foreseen = &resolve_label(ctx, id, after, None, foreseen)?;
    let reply = &resolve_label(ctx, id, after, Some(foreseen), reply)?;
    let plan = match ctx.service.plans.make(&ctx.caller, id, PlanRequest { after, foreseen, reply }) {
        Ok((plan, _)) => plan,
        Err(Error::User(refusal @ UserError::Plan { .. })) => {
            let name = match_view.game.game.info().name;
            return Ok(Response::text(text::refusal(lang, name, &refusal)));
        }
        Err(error) => return Err(error),
    };
    let foreseen = text::foreseen(lang, &plan.foreseen);
    // Show the warnings of `/move` now, because planned replies are played without confirmation.
    let views = ctx.service.plans.views(id, ctx.player(), after, Some(&plan.foreseen))?;
    let text = MoveText::canonical(plan.reply.clone());
    let warned = views.iter().map(|view| text::warnings(lang, view, &text)).find(|said| !said.is_empty());
    let mut lines = vec![t!(lang, "plan-made", foreseen = foreseen, reply = &plan.reply)];
    lines.extend(warned.unwrap_or_default());
    Ok(Response::Private(Reply { content: lines.join("\n"), ..plans::list(ctx, id, 0)? }))
}

/// Returns the move behind an input that equals a completion's label, or the input itself.
fn resolve_label(
    ctx: &InteractionContext,
    id: Id,
    after: Option<Id>,
    foreseen: Option<&str>,
    typed: &str,
) -> Result<String, Error> {
    let views = ctx.service.plans.views(id, ctx.player(), after, foreseen)?;
    let line = views.iter().find_map(|view| text::typed_line(ctx.lang, view, typed));
    Ok(line.map_or_else(|| typed.to_owned(), |line| line.text))
}

/// Suggests moves of the opponent, or replies to `foreseen`.
fn complete_move(
    ctx: &InteractionContext,
    request: &CompletionRequest<'_>,
    foreseen: Option<&str>,
) -> Result<CompletionChoices, Error> {
    let typed = request.typed;
    let Some(match_view) = planning(ctx, request)? else { return Ok(CompletionChoices::new()) };
    let after = request.options.text("after").and_then(|after| after.parse().ok());
    let id = match_view.game.id;
    let foreseen = foreseen.map(|foreseen| resolve_label(ctx, id, after, None, foreseen)).transpose()?;
    let views = ctx.service.plans.views(id, ctx.player(), after, foreseen.as_deref())?;
    let mover = if foreseen.is_none() { Mover::Opponent } else { Mover::Own };
    let mut choices = CompletionChoices::new();
    // Chance rarely changes the legal moves, so a few views are enough.
    for view in views.iter().take(MAX_VIEWS) {
        for choice in lists::moves(ctx.lang, view, typed, mover) {
            if !choices.iter().any(|(_, value)| *value == choice.1) {
                choices.push(choice);
            }
        }
    }
    choices.truncate(limits::CHOICES);
    Ok(choices)
}

/// Suggests plans that a new one can continue.
fn complete_plan(
    ctx: &InteractionContext,
    request: &CompletionRequest<'_>,
) -> Result<CompletionChoices, Error> {
    let lang = ctx.lang;
    let Some(match_view) = planning(ctx, request)? else { return Ok(CompletionChoices::new()) };
    let plans = ctx.service.plans.list(match_view.game.id, ctx.player())?;
    let choices = plans::in_order(&plans).into_iter().map(|(_, plan)| {
        // Choices don't support formatting.
        let foreseen = text::foreseen(lang, &plan.foreseen).replace('`', "");
        let label = t!(lang, "plan-choice", foreseen = foreseen, reply = &plan.reply);
        (clip(&label, limits::CHOICE_TEXT), plan.id.to_string())
    });
    let typed = request.typed.trim();
    Ok(choices.filter(|(label, _)| label.contains(typed)).take(limits::CHOICES).collect())
}

/// Returns the match to plan for, or `None` if the sender isn't one of its players.
fn planning(ctx: &InteractionContext, request: &CompletionRequest<'_>) -> Result<Option<MatchView>, Error> {
    let id = ctx.find_game(request.options.text("game").as_deref(), MatchFilter::Ongoing)?;
    let match_view = ctx.match_view(id)?;
    Ok(Some(match_view).filter(|match_view| match_view.game.side_of(ctx.player()).is_ok()))
}
