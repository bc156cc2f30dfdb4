//! Answers autocomplete requests, within Discord's limits.

use std::collections::HashSet;

use serenity::all::{Builder as _, CommandInteraction};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse};
use serenity::http::Http;
use tokio::time::{Instant, timeout_at};
use tracing::Instrument as _;

use super::arrival::context;
use super::responder::{Responder, run_with};
use super::retry::retry;
use crate::bot::metrics::{InteractionLabel, ReplyResult};
use crate::discord::commands::{self, CompletionChoices};
use crate::discord::handling;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::limits;
use crate::text::clip;

/// Completes the focused option. Completions can't be deferred, so late ones are dropped.
pub(super) async fn answer(
    responder: &Responder,
    http: &Http,
    command: CommandInteraction,
    arrived: Instant,
) -> (InteractionLabel, ReplyResult) {
    let mut ctx = context(&responder.bot, (&command).into());
    let span = ctx.span().clone();
    let (name, id, token) = (command.data.name.clone(), command.id, command.token.clone());
    let send = async {
        let made = async {
            if commands::exceeded_limit(&command.data).is_some() {
                return (Ok(None), None);
            }
            // If the queue is full, the list is empty; the next key press asks again.
            let player = ctx.player();
            let ready = async {
                let slot = responder.admit(player).await?;
                Some((slot, responder.handler_permit().await))
            };
            let newest = responder.completions.begin(player);
            let Some(Some((slot, permit))) = newest.unless_replaced(ready).await else {
                return (Ok(None), None);
            };
            let made = run_with(permit, move || handling::complete(&mut ctx, &command.data));
            (made.await, Some(slot))
        };
        let until = arrived + responder.bot.response_time();
        let Ok((made, _slot)) = timeout_at(until, made).await else {
            tracing::debug!("completion timed out");
            return (InteractionLabel::named("list", None), ReplyResult::Lost);
        };
        let choices = made.unwrap_or_else(|error| {
            tracing::error!(%error, "completion panicked");
            None
        });
        let label = InteractionLabel::named("list", choices.as_ref().map(|_| name.as_str()));
        let choices = distinct(choices.unwrap_or_default()).into_iter();
        let choices = choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect();
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        let response = CreateInteractionResponse::Autocomplete(response);
        let sent = retry(responder.bot.discord_gate(), until, || {
            response.clone().execute(http, (id, token.as_str()))
        })
        .await;
        let Err(error) = sent else {
            return (label, ReplyResult::AtOnce);
        };
        // Discord forgets requests superseded by further typing, so failures are harmless.
        let invalid = DeliveryError::classify(&error) == DeliveryError::Invalid;
        let error = describe(error);
        if invalid {
            tracing::error!(error, "completion rejected by Discord");
        } else {
            tracing::debug!(error, "completion not delivered");
        }
        (label, ReplyResult::Lost)
    };
    send.instrument(span).await
}

/// Shortens a list to Discord's limits. Discord rejects lists with duplicate names, so later
/// duplicates get a number.
fn distinct(choices: CompletionChoices) -> CompletionChoices {
    let mut names = HashSet::new();
    let mut distinct = Vec::with_capacity(choices.len().min(limits::CHOICES));
    for (name, value) in choices.into_iter().take(limits::CHOICES) {
        let mut unique = clip(&name, limits::CHOICE_TEXT);
        for number in 2.. {
            if names.insert(unique.to_lowercase()) {
                break;
            }
            let mark = format!(" ({number})");
            unique = clip(&name, limits::CHOICE_TEXT - mark.len()) + &mark;
        }
        distinct.push((unique, clip(&value, limits::CHOICE_TEXT)));
    }
    distinct
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_have_unique_names() {
        let long = "x".repeat(150);
        let given = ["Kyo", "kyo", "Kyo (2)", "Kyo", &long, &long];
        let apart = distinct(given.map(|name| (name.to_owned(), "value".to_owned())).to_vec());
        let names: Vec<&str> = apart.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names[..4], ["Kyo", "kyo (2)", "Kyo (2) (2)", "Kyo (3)"]);
        let folded: HashSet<String> = names.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(folded.len(), names.len());
        assert!(names.iter().all(|name| name.chars().count() <= limits::CHOICE_TEXT), "{names:?}");
    }
}
