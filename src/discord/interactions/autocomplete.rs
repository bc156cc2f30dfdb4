//! Lists that complete an option, within Discord's limits.

use std::collections::HashSet;

use serenity::all::{Builder as _, CommandInteraction};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse};
use serenity::http::Http;
use tokio::time::{Instant, timeout_at};
use tracing::Instrument as _;

use super::arrival::context;
use super::responder::Responder;
use super::retry::retry;
use crate::bot::metrics::{InteractionLabel, ReplyResult};
use crate::discord::commands::CompletionChoices;
use crate::discord::handling;
use crate::discord::rest::delivery_error::{DeliveryError, describe};
use crate::discord::rest::limits;
use crate::text::clip;

/// Completes the option that is being typed. A list cannot be deferred: one that is late is not
/// sent, for Discord would not take it.
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
            // Where too many wait, the list is empty: whoever types on asks again.
            let Some(place) = responder.place(ctx.player()).await else { return (Ok(None), None) };
            let made = responder.run(move || handling::complete(&mut ctx, &command.data));
            (made.await, Some(place))
        };
        let until = arrived + responder.bot.response_time();
        let Ok((made, _place)) = timeout_at(until, made).await else {
            tracing::debug!("a list came too late");
            return (InteractionLabel::named("list", None), ReplyResult::Lost);
        };
        let choices = made.unwrap_or_else(|error| {
            tracing::error!(%error, "completing an option panicked");
            None
        });
        let label = InteractionLabel::named("list", choices.as_ref().map(|_| name.as_str()));
        let choices = distinct(choices.unwrap_or_default()).into_iter();
        let choices = choices.map(|(name, value)| AutocompleteChoice::new(name, value)).collect();
        let response = CreateAutocompleteResponse::new().set_choices(choices);
        let response = CreateInteractionResponse::Autocomplete(response);
        let sent = retry(until, || response.clone().execute(http, (id, token.as_str()))).await;
        let Err(error) = sent else {
            return (label, ReplyResult::AtOnce);
        };
        // Whoever types on has no use for the last list, and Discord forgets it: no harm done.
        let wrong = DeliveryError::of(&error) == DeliveryError::NeverTaken;
        let error = describe(error);
        if wrong {
            tracing::error!(error, "Discord does not take a list");
        } else {
            tracing::debug!(error, "a list did not arrive");
        }
        (label, ReplyResult::Lost)
    };
    send.instrument(span).await
}

/// CompletionChoices within Discord's limits. It takes no list in which two have the same name: the later
/// ones get a number.
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
    fn no_two_choices_have_the_same_name() {
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
