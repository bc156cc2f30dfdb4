//! Planned moves: the paged list of a player's plans, with buttons to cancel them.

use super::click::Click;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CustomId, PlanButton};
use crate::discord::reply::{Button, Reply, Response, Style};
use crate::discord::views::card::game_name;
use crate::discord::views::pages::ListPage;
use crate::domain::{Id, Plan};
use crate::service::{Error, UnplayedPlan};
use crate::text::{self, Join, t};
use sealed_move_rules::Observer;

/// Plans per page, each with a button to cancel it.
const PAGE_SIZE: usize = 10;

/// Maximum characters of a page, because planned moves can be long.
const MAX_PAGE_CHARS: usize = 3500;

pub(super) fn press(ctx: &InteractionContext, button: &PlanButton, click: Click) -> Result<Response, Error> {
    ctx.set_game(click.subject);
    let page = match button {
        PlanButton::Cancel(which) => {
            if ctx.match_view(click.subject)?.game.last_change() > click.revision {
                // The list belongs to an earlier position, so some of its plans may have been
                // played.
                let content = t!(ctx.lang, "plan-stale");
                let reply = Reply { content, ..list(ctx, click.subject, 0)? };
                return Ok(reply.placed(click.placement));
            }
            ctx.service.plans.cancel(&ctx.caller, click.subject, *which)?;
            0
        }
        PlanButton::List(page) => *page,
    };
    Ok(list(ctx, click.subject, page)?.placed(click.placement))
}

/// Explains why none of the player's plans was played, if it is now their turn.
pub(in crate::discord) fn unplayed(ctx: &InteractionContext, id: Id) -> Result<Option<String>, Error> {
    let (lang, player) = (ctx.lang, ctx.player());
    let told = match ctx.service.plans.unplayed(id, player) {
        Ok(told) => told,
        Err(Error::User(_)) => None,
        Err(error) => return Err(error),
    };
    Ok(match told {
        None => None,
        Some(UnplayedPlan::NotForeseen) => Some(t!(lang, "plan-not-foreseen")),
        Some(UnplayedPlan::Refused { plan, error }) => {
            let game = ctx.match_view(id)?.game.game.info().name;
            let foreseen = text::foreseen(lang, &plan.foreseen);
            let why = text::rule_error(lang, game, &error);
            Some(t!(lang, "plan-refused", foreseen = foreseen, reply = &plan.reply, why = why))
        }
    })
}

/// Shows a page of the player's plans for a game.
pub(in crate::discord) fn list(ctx: &InteractionContext, id: Id, page: usize) -> Result<Reply, Error> {
    let lang = ctx.lang;
    ctx.set_game(id);
    let plans = ctx.service.plans.list(id, ctx.player())?;
    let match_view = ctx.match_view(id)?;
    let ordered = in_order(&plans);
    let lines = ordered.iter().enumerate().map(|(index, (depth, plan))| {
        let line = t!(
            lang,
            "plan-line",
            number = index + 1,
            foreseen = text::foreseen(lang, &plan.foreseen),
            reply = &plan.reply,
        );
        format!("{}{line}", "\u{2003}".repeat(*depth))
    });
    let mut lines: Vec<_> = lines.collect();
    let page = ListPage::of_lines(&lines, PAGE_SIZE, MAX_PAGE_CHARS, page);
    let none = lines.is_empty().then(|| {
        if match_view.observer == Observer::Player(match_view.board_view.view.turn()) {
            t!(lang, "plan-none-on-turn")
        } else {
            t!(lang, "plan-none")
        }
    });
    let told = unplayed(ctx, id)?;
    let ended = told.is_some();
    let lines: Vec<_> = told.into_iter().chain(lines.drain(page.entries.clone())).chain(none).collect();
    let button = |which, label, style| {
        Button::about(id, match_view.game.revision, PlanButton::Cancel(which), label, style)
    };
    let mut buttons: Vec<_> = ordered
        .iter()
        .enumerate()
        .take(page.entries.end)
        .skip(page.entries.start)
        .map(|(index, (_, plan))| {
            let label = t!(lang, "button-plan-cancel", number = index + 1);
            button(Some(plan.id), label, Style::Plain)
        })
        .collect();
    if ordered.len() > 1 {
        buttons.push(button(None, t!(lang, "button-plan-cancel-all"), Style::Danger));
    }
    let game = |button: Button| Button { id: CustomId { subject: id, ..button.id }, ..button };
    buttons.extend(page.buttons(lang, |page| PlanButton::List(page).into()).into_iter().map(game));
    let foot = match (ordered.is_empty(), ended) {
        (true, _) => String::new(),
        (false, true) => t!(lang, "plan-foot-ended"),
        (false, false) => t!(lang, "plan-foot"),
    };
    let foot: Vec<String> = [foot, page.foot(lang)].into_iter().filter(|part| !part.is_empty()).collect();
    Ok(Reply {
        title: t!(lang, "plan-title", game = game_name(lang, &match_view), id = id.to_string()),
        body: lines.join("\n"),
        foot: text::join(lang, Join::Parts, &foot),
        buttons,
        ..Reply::default()
    })
}

/// Returns the plans with their depth, each followed by its continuations.
pub(in crate::discord) fn in_order(plans: &[Plan]) -> Vec<(usize, &Plan)> {
    fn below<'a>(plans: &'a [Plan], parent: Option<Id>, depth: usize, found: &mut Vec<(usize, &'a Plan)>) {
        for plan in plans.iter().filter(|plan| plan.parent == parent) {
            found.push((depth, plan));
            below(plans, Some(plan.id), depth + 1, found);
        }
    }
    let mut found = Vec::with_capacity(plans.len());
    below(plans, None, 0, &mut found);
    found
}
