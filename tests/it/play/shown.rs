//! What people see of a message.

use serde_json::Value;

use super::table::Table;
use crate::sandbox::bed::text;

/// Everything that a message says in words.
pub(super) fn words(message: &Value) -> String {
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let cards = embeds
        .flat_map(|embed| ["title", "description"].map(|part| embed[part].as_str().unwrap_or("").to_owned()));
    std::iter::once(message["content"].as_str().unwrap_or("").to_owned())
        .chain(cards)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Whether only its addressee sees a message.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// The picture of a message: its alt text and its bytes.
pub(super) async fn picture(table: &Table, message: &Value) -> (String, Vec<u8>) {
    let attachment = &message["attachments"][0];
    assert_eq!(attachment["filename"], "board.png", "{message}");
    let bytes = table.bed.client.get(text(&attachment["url"])).send().await.unwrap().bytes().await.unwrap();
    (text(&attachment["description"]), bytes.to_vec())
}
