//! `/plan` at the desk: made, listed and cancelled in private.

use super::super::custom_id::{ButtonAction, CustomId};
use super::super::limits;
use super::super::reply::{Button, Reply, Response, Style};
use super::completion::choices;
use super::{About, COLOUR, CommandError, Desk, Incoming};
use crate::matches::{Id, Plan, PlanRequest, UserError};
use crate::service::{Error, MatchFilter, MatchView};
use crate::words::{self, clip, say};

/// How many plans get a button to cancel them, beside the one that cancels all.
const CANCELLABLE: usize = 20;

/// What was typed into `/plan`.
pub(super) struct Typed {
    /// The turn foreseen.
    pub(super) foreseen: Option<String>,
    /// The answer.
    pub(super) reply: Option<String>,
    /// The plan that it continues.
    pub(super) after: Option<String>,
}

impl Desk {
    pub(super) fn plan(
        &self,
        incoming: &Incoming,
        game: Option<&str>,
        typed: &Typed,
    ) -> Result<Response, CommandError> {
        let id = self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing)?;
        let (foreseen, reply) = match (&typed.foreseen, &typed.reply) {
            (None, None) => return self.plan_list(incoming, id).map(Response::Private),
            (Some(foreseen), Some(reply)) => (foreseen, reply),
            _ => return Ok(Response::Private(Reply::text(say!("plan-both")))),
        };
        let after = typed.after.as_deref().map(str::parse).transpose().map_err(|_| UserError::NoSuchPlan)?;
        let match_view = self.match_view(incoming, id).about(id)?;
        let name = match_view.game.game.info().name;
        let made = self.service.plans.make(&incoming.caller, id, PlanRequest { after, foreseen, reply });
        if let Err(Error::User(refusal @ UserError::Plan { .. })) = &made {
            return Ok(Response::Private(Reply::text(words::refusal(name, refusal))));
        }
        let (plan, _) = made.about(id)?;
        let done = say!("plan-made", foreseen = words::foreseen(&plan.foreseen), reply = &plan.reply);
        Ok(Response::Private(Reply { content: done, ..self.plan_list(incoming, id)? }))
    }

    pub(super) fn unplan(
        &self,
        incoming: &Incoming,
        id: Id,
        which: Option<Id>,
    ) -> Result<Response, CommandError> {
        self.service.plans.cancel(&incoming.caller, id, which).about(id)?;
        Ok(Response::Update(self.plan_list(incoming, id)?))
    }

    fn plan_list(&self, incoming: &Incoming, id: Id) -> Result<Reply, CommandError> {
        let plans = self.service.plans.list(id, incoming.caller.player).about(id)?;
        let match_view = self.match_view(incoming, id).about(id)?;
        let ordered = in_order(&plans);
        let lines = ordered.iter().enumerate().map(|(index, (depth, plan))| {
            let line = say!(
                "plan-line",
                number = index + 1,
                foreseen = words::foreseen(&plan.foreseen),
                reply = &plan.reply,
            );
            format!("{}{line}", "\u{2003}".repeat(*depth))
        });
        let mut lines: Vec<_> = lines.collect();
        if lines.is_empty() {
            lines.push(say!("plan-none"));
        }
        let button = |which, label, style| {
            let press = ButtonAction::Unplan(which);
            Button::new(CustomId { press, subject: id, revision: match_view.game.revision }, label, style)
        };
        let mut buttons: Vec<_> = ordered
            .iter()
            .enumerate()
            .take(CANCELLABLE)
            .map(|(index, (_, plan))| {
                button(Some(plan.id), say!("button-plan-cancel", number = index + 1), Style::Plain)
            })
            .collect();
        if ordered.len() > 1 {
            buttons.push(button(None, say!("button-plan-cancel-all"), Style::Danger));
        }
        Ok(Reply {
            title: say!("plan-title", game = super::game_name(&match_view), id = id.to_string()),
            body: clip(&lines.join("\n"), limits::EMBED_DESCRIPTION),
            foot: say!("plan-foot"),
            colour: COLOUR,
            buttons,
            ..Reply::default()
        })
    }

    pub(super) fn planned_turns(
        &self,
        incoming: &Incoming,
        typed: &str,
        foreseen: Option<&str>,
        after: Option<&str>,
        game: Option<&str>,
    ) -> Result<Vec<(String, String)>, Error> {
        let Some(match_view) = self.planning(incoming, game)? else { return Ok(Vec::new()) };
        let after = after.and_then(|after| after.parse().ok());
        let view = self.service.plans.view(match_view.game.id, incoming.caller.player, after, foreseen)?;
        Ok(view
            .map(|view| {
                let steps = if foreseen.is_none() {
                    view.complete_opponent_move(typed)
                } else {
                    view.complete(typed)
                };
                choices(&view, typed, steps)
            })
            .unwrap_or_default())
    }

    pub(super) fn plan_choices(
        &self,
        incoming: &Incoming,
        typed: &str,
        game: Option<&str>,
    ) -> Result<Vec<(String, String)>, Error> {
        let Some(match_view) = self.planning(incoming, game)? else { return Ok(Vec::new()) };
        let plans = self.service.plans.list(match_view.game.id, incoming.caller.player)?;
        let choices = in_order(&plans).into_iter().map(|(_, plan)| {
            // Nothing is formatted in a list.
            let foreseen = words::foreseen(&plan.foreseen).replace('`', "");
            let label = say!("plan-choice", foreseen = foreseen, reply = &plan.reply);
            (clip(&label, limits::CHOICE_TEXT), plan.id.to_string())
        });
        Ok(choices.filter(|(label, _)| label.contains(typed.trim())).take(limits::CHOICES).collect())
    }

    /// The match for which a player is planning, if it can be told.
    fn planning(&self, incoming: &Incoming, game: Option<&str>) -> Result<Option<MatchView>, Error> {
        let id = match self.service.games.find(&incoming.caller, game, MatchFilter::Ongoing) {
            Ok(id) => id,
            Err(Error::User(_)) => return Ok(None),
            Err(failure) => return Err(failure),
        };
        let match_view = self.match_view(incoming, id)?;
        Ok(Some(match_view).filter(|match_view| match_view.game.side_of(incoming.caller.player).is_ok()))
    }
}

/// The plans with their depth, each followed by those that continue it.
fn in_order(plans: &[Plan]) -> Vec<(usize, &Plan)> {
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
