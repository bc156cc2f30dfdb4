//! `/settings`: shows or changes the sender's settings.

use serenity::builder::CreateCommand;

use super::command::{CompletionChoices, CompletionRequest, SlashCommand};
use super::define::Definer;
use super::option_map::OptionMap;
use crate::discord::buttons::option_menu::OptionRow as _;
use crate::discord::buttons::settings::{self, PlayerOption, complete_zone};
use crate::discord::context::InteractionContext;
use crate::discord::reply::Response;
use crate::domain::SettingsChange;
use crate::service::Error;
use crate::text::{Language, t};

/// The options to change, with their new values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SettingsCommand {
    given: Vec<(PlayerOption, String)>,
}

impl SlashCommand for SettingsCommand {
    const NAME: &'static str = "settings";

    fn definition(define: &Definer<'_>) -> CreateCommand {
        let command = define.command(Self::NAME, |lang| t!(lang, "command-settings"));
        PlayerOption::ALL.iter().copied().fold(command, |command, option| {
            let describe = |lang| option.describe(lang);
            let defined = match option {
                PlayerOption::TimeZone => Some(define.text(option.word(), describe).set_autocomplete(true)),
                PlayerOption::Language => define.language(option.word(), describe),
                _ => {
                    let words = option.choices(Language::default()).into_iter().enumerate();
                    Some(words.fold(define.text(option.word(), describe), |defined, (index, (word, _))| {
                        define.choice(defined, &word, |lang| option.choices(lang).swap_remove(index).1)
                    }))
                }
            };
            defined.into_iter().fold(command, CreateCommand::add_option)
        })
    }

    fn parse(options: &OptionMap<'_>) -> Option<Self> {
        let given = PlayerOption::ALL.iter().copied();
        let given = given.filter_map(|option| Some((option, options.text(option.word())?)));
        Some(Self { given: given.collect() })
    }

    fn complete(_: &InteractionContext, request: &CompletionRequest<'_>) -> Result<CompletionChoices, Error> {
        if request.option != PlayerOption::TimeZone.word() {
            return Ok(CompletionChoices::new());
        }
        Ok(complete_zone(request.typed).into_iter().map(|name| (name.clone(), name)).collect())
    }

    fn handle(ctx: &InteractionContext, args: Self) -> Result<Response, Error> {
        let mut change = SettingsChange::default();
        for (option, word) in &args.given {
            if let Err(problem) = option.read(ctx.lang, word, &mut change) {
                return Ok(Response::text(problem));
            }
        }
        if args.given.is_empty() { settings::show(ctx) } else { settings::change(ctx, change) }
            .map(Response::Private)
    }
}
