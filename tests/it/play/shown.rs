//! The visible content of messages, and their buttons.

use serde_json::Value;

use super::table::Table;
use crate::bed::text;

/// All texts of a message.
pub(super) fn words(message: &Value) -> String {
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let cards = embeds
        .flat_map(|embed| ["title", "description"].map(|part| embed[part].as_str().unwrap_or("").to_owned()));
    std::iter::once(message["content"].as_str().unwrap_or("").to_owned())
        .chain(cards)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Whether a message is ephemeral.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// Alt text and bytes of a message's picture.
pub(super) async fn picture(table: &Table, message: &Value) -> (String, Vec<u8>) {
    let attachment = &message["attachments"][0];
    assert_eq!(attachment["filename"], "board.png", "{message}");
    let bytes = table.bed.client.get(text(&attachment["url"])).send().await.unwrap().bytes().await.unwrap();
    (text(&attachment["description"]), bytes.to_vec())
}

/// The `custom_id` of the button for an action.
pub(super) fn button(message: &Value, action: &str) -> Option<String> {
    let rows = message["components"].as_array()?;
    let buttons = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons
        .filter_map(|button| button["custom_id"].as_str())
        .find(|id| id.split('.').nth(1) == Some(action))
        .map(str::to_owned)
}

/// The `custom_id`s of a message's buttons and menus, in order.
pub(super) fn buttons(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}

/// Values and labels of a message's menu.
pub(super) fn entries(message: &Value) -> Vec<(String, String)> {
    let rows = message["components"].as_array().unwrap();
    let menus = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    let options = menus.flat_map(|menu| menu["options"].as_array().into_iter().flatten());
    options.map(|option| (text(&option["value"]), text(&option["label"]))).collect()
}

/// Whether the button for an action is enabled.
pub(super) fn enabled(message: &Value, action: &str) -> bool {
    let rows = message["components"].as_array().unwrap();
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    let found = buttons
        .find(|button| button["custom_id"].as_str().is_some_and(|id| id.split('.').nth(1) == Some(action)));
    found.is_some_and(|button| button["disabled"] != true)
}

/// Ids of the people pinged by a message.
pub(super) fn pinged(message: &Value) -> Vec<String> {
    message["mentions"].as_array().unwrap().iter().map(|user| text(&user["id"])).collect()
}
