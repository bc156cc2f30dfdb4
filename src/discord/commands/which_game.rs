//! Asks which game a command refers to if several match. Choosing a game from the menu runs the
//! command.

use serde_json::json;
use serenity::model::application::{CommandData, CommandDataOptionValue};

use super::command::{CompletionChoices, CompletionRequest};
use super::option_map::OptionMap;
use crate::discord::context::InteractionContext;
use crate::discord::custom_id::{CommandButton, CustomId, GameQuestion};
use crate::discord::reply::{Reply, Response, Select, SelectOption};
use crate::discord::rest::limits;
use crate::domain::UserError;
use crate::service::Error;
use crate::text::{clip, t};

/// The option for the game.
const GAME: &str = "game";

#[derive(Clone, Debug)]
pub(super) struct WhichGame {
    /// The command, as encoded in the menu's id.
    pub(super) question: GameQuestion,
    /// Completes the command's options. The menu lists the same games.
    pub(super) complete: fn(&InteractionContext, &CompletionRequest<'_>) -> Result<CompletionChoices, Error>,
}

impl WhichGame {
    /// Returns the menu, or an error if there are no games: Discord rejects empty menus.
    pub(super) fn ask(self, ctx: &InteractionContext) -> Result<Response, Error> {
        let lang = ctx.lang;
        let Some(data) = command_in(&self.question, "") else { return Err(UserError::WhichMatch.into()) };
        let request = CompletionRequest { option: GAME, typed: "", options: OptionMap::new(&data) };
        let games = (self.complete)(ctx, &request)?.into_iter().take(limits::SELECT_OPTIONS);
        let options: Vec<_> = games
            .map(|(label, value)| SelectOption {
                label: clip(&label, limits::SELECT_TEXT),
                detail: String::new(),
                value,
            })
            .collect();
        if options.is_empty() {
            return Err(UserError::WhichMatch.into());
        }
        let id = CustomId::without_subject(CommandButton::InGame(self.question));
        let hint = t!(lang, "which-game");
        let select = Select { id, hint: hint.clone(), options, pages: Vec::new() };
        Ok(Response::Private(Reply { content: hint, selects: vec![select], ..Reply::default() }))
    }
}

/// Encodes a command for the menu's id. Returns `None` if its options don't fit.
pub(super) fn question(data: &CommandData) -> Option<GameQuestion> {
    let mut question = GameQuestion { command: data.name.clone(), number: None, text: None };
    for option in &data.options {
        let name = option.name.clone();
        match &option.value {
            CommandDataOptionValue::Integer(value) if question.number.is_none() => {
                question.number = Some((name, *value));
            }
            CommandDataOptionValue::String(value) if question.text.is_none() => {
                question.text = Some((name, value.clone()));
            }
            _ => return None,
        }
    }
    let id = CustomId::without_subject(CommandButton::InGame(question.clone()));
    (id.to_string().len() <= limits::CUSTOM_ID).then_some(question)
}

/// Decodes the command and adds the chosen game to its options.
pub(super) fn command_in(question: &GameQuestion, game: &str) -> Option<CommandData> {
    let number =
        question.number.iter().map(|(name, value)| json!({ "type": 4, "name": name, "value": value }));
    let text = question.text.iter().map(|(name, value)| json!({ "type": 3, "name": name, "value": value }));
    let game = std::iter::once(json!({ "type": 3, "name": GAME, "value": game }));
    let options: Vec<_> = number.chain(text).chain(game).collect();
    serde_json::from_value(json!({ "id": "1", "type": 1, "name": question.command, "options": options })).ok()
}
