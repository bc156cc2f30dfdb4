//! Parses the bot's first response to an interaction, from REST or from an interactions endpoint.

use serde_json::Value;

use super::errors::ApiError;
use super::form::Form;
use super::validate::{FieldPath, Problems, commands, message, modal};
use super::world::interactions::{Callback, WaitingInteraction};
use super::world::model::{InteractionKind, flags};

/// Parses the `type` and `data` of an interaction response.
///
/// # Errors
///
/// If the interaction doesn't allow this response type, or the form is invalid (50035).
pub(crate) fn read_callback(form: Form, waiting: WaitingInteraction) -> Result<Callback, ApiError> {
    let at = FieldPath::default().to("data");
    let null = Value::Null;
    let data = form.json.get("data").unwrap_or(&null);
    let number = form.json.get("type").and_then(Value::as_u64).unwrap_or_default();
    let allowed: &[u64] = match (waiting.kind, waiting.has_source) {
        (InteractionKind::Autocomplete, _) => &[8],
        (InteractionKind::Command, _) => &[4, 5, 9],
        (InteractionKind::Component, _) => &[4, 5, 6, 7, 9],
        (InteractionKind::Modal, true) => &[4, 5, 6, 7],
        (InteractionKind::Modal, false) => &[4, 5],
    };
    if !allowed.contains(&number) {
        let choices: Vec<String> = allowed.iter().map(u64::to_string).collect();
        let message = format!("Value must be one of {{{}}}.", choices.join(", "));
        return Err(ApiError::field("type", "BASE_TYPE_CHOICES", &message));
    }
    Ok(match number {
        4 => Callback::Message(Box::new(message::read(data, form.uploads, &at)?)),
        5 => {
            let bits = data.get("flags").and_then(Value::as_u64).unwrap_or_default();
            Callback::DeferMessage { ephemeral: bits & flags::EPHEMERAL != 0 }
        }
        6 => Callback::DeferUpdate,
        7 => Callback::Update(Box::new(message::read(data, form.uploads, &at)?)),
        8 => {
            let mut problems = Problems::default();
            let choices = problems.list(data, "choices", &at).unwrap_or_default();
            let choices = commands::check_choices(
                &mut problems,
                choices,
                &at.to("choices"),
                waiting.focused_type,
                &mut 0,
            );
            problems.finish()?;
            Callback::Choices(choices)
        }
        _ => Callback::Modal(modal::read(data, &at)?),
    })
}
