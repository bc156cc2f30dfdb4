//! `/rules`: shows a game's rules in pages.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::bot::offered::offered_named;
use crate::discord::buttons::rules;
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::discord::rest::limits;
use crate::service::Error;
use crate::text::{self, Language, clip, t};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulesCommand {
    game: String,
    topic: Option<String>,
}

impl SlashCommand for RulesCommand {
    const NAME: &'static str = "rules";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        define
            .command(Self::NAME, |lang| t!(lang, "command-rules"))
            .add_option(define.kind_of_game(|lang| t!(lang, "command-rules-game")).required(true))
            .add_option(define.text("topic", |lang| t!(lang, "command-rules-topic")).set_autocomplete(true))
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        Some(Self { game: options.text("game").unwrap_or_default(), topic: options.text("topic") })
    }

    fn complete(
        ctx: &InteractionContext,
        request: &CompletionRequest<'_>,
    ) -> Result<CompletionChoices, Error> {
        match request.option {
            "topic" => complete_topic(ctx.lang, request),
            _ => Ok(CompletionChoices::new()),
        }
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        Ok(Response::Private(rules::open(ctx, &args.game, args.topic.as_deref())?))
    }
}

fn complete_topic(lang: Language, request: &CompletionRequest<'_>) -> Result<CompletionChoices, Error> {
    let game = offered_named(&request.options.text("game").unwrap_or_default())?;
    let choices = text::fitting(text::topics(lang, game), request.typed).into_iter().map(|topic| {
        let label = t!(lang, "rules-choice", topic = topic.heading(), text = topic.summary());
        (clip(&label, limits::CHOICE_TEXT), topic.title)
    });
    Ok(choices.take(limits::CHOICES).collect())
}
