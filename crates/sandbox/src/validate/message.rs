//! Forms of new and edited messages, parsed and checked into a [`Draft`].

use axum::body::Bytes;
use serde_json::Value;

use super::limits::message as limits;
use super::{FieldPath, Problems, components, embeds, polls, snowflake};
use crate::errors::ApiError;
use crate::ids::{ChannelId, MessageId, RoleId, UserId};
use crate::world::model::flags;

/// An uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) bytes: Bytes,
}

/// A message form. `None` fields are absent from the request, so an edit leaves them unchanged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentEntry>>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reference: Option<MessageReference>,
    pub(crate) stickers: Vec<u64>,
    /// A poll as stored, see [`polls`].
    pub(crate) poll: Option<Value>,
}

/// An entry of `attachments`.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentEntry {
    /// The index of an uploaded file, or the id of an attachment to keep.
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// Mentions that ping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AllowedMentions {
    pub(crate) all_users: bool,
    pub(crate) all_roles: bool,
    pub(crate) everyone: bool,
    pub(crate) users: Vec<UserId>,
    pub(crate) roles: Vec<RoleId>,
    pub(crate) replied_user: bool,
}

/// The referenced message of a reply or forward.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MessageReference {
    pub(crate) message: MessageId,
    pub(crate) channel: Option<ChannelId>,
    /// Whether an unknown message is an error. Otherwise the message is sent without a reference.
    pub(crate) must_exist: bool,
    /// Whether the message is a forward instead of a reply.
    pub(crate) forward: bool,
}

/// Parses a message form; `at` is its path in the request.
///
/// # Errors
///
/// If the form breaks a limit (50035, with all problems), or a file is too large (40005).
pub(crate) fn read(form: &Value, uploads: Vec<Upload>, at: &FieldPath) -> Result<Draft, ApiError> {
    if uploads.iter().any(|upload| upload.bytes.len() > limits::ATTACHMENT_BYTES) {
        return Err(ApiError::request_too_large());
    }
    let mut problems = Problems::default();
    let mut draft = Draft { flags: flags_of(&mut problems, form, at), ..Draft::default() };
    let is_v2 = draft.flags.unwrap_or_default() & flags::COMPONENTS_V2 != 0;
    // Null clears the field in an edit and means nothing in a new message. An empty value does
    // both.
    if form.get("content").is_some() {
        let content = problems.text(form, "content", at).unwrap_or_default();
        problems.length(&at.to("content"), content, limits::CONTENT.0, limits::CONTENT.1);
        draft.content = Some(content.trim().to_owned());
    }
    if form.get("embeds").is_some() {
        let list = problems.list(form, "embeds", at).unwrap_or_default();
        embeds::check(&mut problems, list, &at.to("embeds"));
        draft.embeds = Some(list.iter().map(normalize_embed).collect());
    }
    if form.get("components").is_some() {
        let list = problems.list(form, "components", at).unwrap_or_default();
        components::check(&mut problems, list, is_v2, &at.to("components"));
        let mut list = list.to_vec();
        components::complete(&mut list);
        draft.components = Some(list);
    }
    if is_v2 {
        let has_content = draft.content.as_ref().is_some_and(|text| !text.is_empty());
        if has_content || draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
            let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
            let message =
                "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2";
            problems.add(&at.to("flags"), code, message);
        }
    }
    if form.get("tts").is_some_and(|it| !it.is_null() && !it.is_boolean()) {
        problems.add(&at.to("tts"), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
    }
    if let Some(stickers) = problems.list(form, "sticker_ids", at).filter(|list| !list.is_empty()) {
        problems.count(&at.to("sticker_ids"), stickers.len(), limits::STICKERS.0, limits::STICKERS.1);
        draft.stickers = stickers.iter().filter_map(snowflake).collect();
    }
    if let Some(poll) = form.get("poll").filter(|it| !it.is_null()) {
        draft.poll = polls::read(&mut problems, poll, &at.to("poll"));
    }
    draft.attachments = attachments(&mut problems, form, at);
    problems.count(&at.to("attachments"), uploads.len(), limits::ATTACHMENTS.0, limits::ATTACHMENTS.1);
    draft.allowed_mentions = allowed_mentions(&mut problems, form, at);
    draft.reference = reference(&mut problems, form, at);
    draft.nonce = nonce(&mut problems, form, at);
    draft.enforce_nonce = form.get("enforce_nonce").and_then(Value::as_bool).unwrap_or_default();
    draft.uploads = uploads;
    problems.finish()?;
    Ok(draft)
}

fn flags_of(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<u64> {
    problems.whole(form, "flags", at).and_then(|bits| u64::try_from(bits).ok())
}

/// Members of an embed that bots can set. The others are for links that Discord expands.
const EMBED_MEMBERS: [&str; 10] =
    ["title", "description", "url", "timestamp", "color", "footer", "author", "image", "thumbnail", "fields"];
/// Parts of an embed, each with the member without which it isn't shown.
const EMBED_PARTS: [(&str, &str); 4] =
    [("footer", "text"), ("author", "name"), ("image", "url"), ("thumbnail", "url")];

/// Returns an embed as stored: without nulls and invisible parts, and with `inline` in every field.
fn normalize_embed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if let Some(parts) = embed.as_object_mut() {
        parts.retain(|key, value| !value.is_null() && EMBED_MEMBERS.contains(&key.as_str()));
        for (part, needed) in EMBED_PARTS {
            if parts.get(part).is_some_and(|part| !part[needed].is_string()) {
                parts.remove(part);
            }
        }
        for part in parts.values_mut().filter_map(Value::as_object_mut) {
            part.retain(|_, value| !value.is_null());
        }
        for field in parts.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(field) = field.as_object_mut() {
                let inline = field.get("inline").and_then(Value::as_bool).unwrap_or_default();
                field.insert("inline".to_owned(), Value::Bool(inline));
            }
        }
    }
    embed
}

fn attachments(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<Vec<AttachmentEntry>> {
    form.get("attachments")?;
    let list = problems.list(form, "attachments", at).unwrap_or_default();
    let at = at.to("attachments");
    problems.count(&at, list.len(), limits::ATTACHMENTS.0, limits::ATTACHMENTS.1);
    let mut listed = Vec::new();
    for (index, entry) in list.iter().enumerate() {
        let at = at.to(index);
        let description = problems.text(entry, "description", &at).map(str::to_owned);
        if let Some(description) = &description {
            let (min, max) = limits::ATTACHMENT_DESCRIPTION;
            problems.length(&at.to("description"), description, min, max);
        }
        let filename = problems.text(entry, "filename", &at).map(str::to_owned);
        match entry.get("id").and_then(snowflake) {
            Some(id) => listed.push(AttachmentEntry { id, filename, description }),
            None => problems.required(&at.to("id")),
        }
    }
    Some(listed)
}

fn allowed_mentions(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<AllowedMentions> {
    let given = form.get("allowed_mentions").filter(|given| !given.is_null())?;
    let at = at.to("allowed_mentions");
    let ids = |problems: &mut Problems, key: &str| -> Vec<u64> {
        let list = problems.list(given, key, &at).unwrap_or_default();
        problems.count(&at.to(key), list.len(), limits::ALLOWED_MENTIONS.0, limits::ALLOWED_MENTIONS.1);
        list.iter().filter_map(snowflake).collect()
    };
    let mut allowed = AllowedMentions {
        users: ids(problems, "users").into_iter().map(UserId).collect(),
        roles: ids(problems, "roles").into_iter().map(RoleId).collect(),
        replied_user: given.get("replied_user").and_then(Value::as_bool).unwrap_or_default(),
        ..AllowedMentions::default()
    };
    for (index, kind) in problems.list(given, "parse", &at).unwrap_or_default().iter().enumerate() {
        match kind.as_str() {
            Some("users") => allowed.all_users = true,
            Some("roles") => allowed.all_roles = true,
            Some("everyone") => allowed.everyone = true,
            _ => {
                let message = "Value must be one of ('users', 'roles', 'everyone').";
                problems.add(&at.to("parse").to(index), "BASE_TYPE_CHOICES", message);
            }
        }
    }
    for (key, both) in [
        ("users", allowed.all_users && !allowed.users.is_empty()),
        ("roles", allowed.all_roles && !allowed.roles.is_empty()),
    ] {
        if both {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            problems.add(&at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    Some(allowed)
}

fn reference(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<MessageReference> {
    let given = form.get("message_reference").filter(|given| !given.is_null())?;
    let id = |key: &str| given.get(key).and_then(snowflake);
    let Some(message) = id("message_id") else {
        problems.required(&at.to("message_reference").to("message_id"));
        return None;
    };
    let must_exist = given.get("fail_if_not_exists").and_then(Value::as_bool).unwrap_or(true);
    Some(MessageReference {
        message: MessageId(message),
        channel: id("channel_id").map(ChannelId),
        must_exist,
        forward: given.get("type").and_then(Value::as_u64) == Some(1),
    })
}

fn nonce(problems: &mut Problems, form: &Value, at: &FieldPath) -> Option<Value> {
    let nonce = form.get("nonce").filter(|nonce| !nonce.is_null())?;
    match nonce {
        Value::Number(number) if number.is_i64() || number.is_u64() => {}
        Value::String(text) => problems.length(&at.to("nonce"), text, limits::NONCE.0, limits::NONCE.1),
        _ => problems.add(&at.to("nonce"), "NONCE_TYPE_INVALID", "A nonce is a string or a whole number."),
    }
    Some(nonce.clone())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn errors_of(form: &Value) -> String {
        read(form, Vec::new(), &FieldPath::default())
            .err()
            .and_then(|error| error.errors)
            .unwrap_or_default()
            .to_string()
    }

    #[test]
    fn texts_have_length_limits() {
        assert_eq!(errors_of(&json!({ "content": "x".repeat(2000) })), "null");
        assert!(
            errors_of(&json!({ "content": "x".repeat(2001) })).contains("Must be 2000 or fewer in length.")
        );
        assert_eq!(errors_of(&json!({ "embeds": [{ "description": "x".repeat(4096) }] })), "null");
        assert!(errors_of(&json!({ "embeds": [{ "title": "x".repeat(257) }] })).contains("256 or fewer"));
        let halves = json!([{ "description": "x".repeat(3000) }, { "description": "x".repeat(3001) }]);
        assert!(errors_of(&json!({ "embeds": halves })).contains("MAX_EMBED_SIZE_EXCEEDED"));
        assert!(errors_of(&json!({ "embeds": vec![json!({ "title": "x" }); 11] })).contains("10 or fewer"));
        let fields = vec![json!({ "name": "n", "value": "v" }); 26];
        assert!(errors_of(&json!({ "embeds": [{ "fields": fields }] })).contains("25 or fewer"));
        let file = json!([{ "id": 0, "description": "x".repeat(1025) }]);
        assert!(errors_of(&json!({ "attachments": file })).contains("1024 or fewer"));
        assert!(errors_of(&json!({ "nonce": "x".repeat(26) })).contains("25 or fewer"));
        assert!(errors_of(&json!({ "content": 7 })).contains("STRING_TYPE_CONVERT"));
    }

    #[test]
    fn allowed_mentions_list_ids_or_kinds_but_not_both() {
        let both = json!({ "allowed_mentions": { "parse": ["users"], "users": ["1"] } });
        assert!(errors_of(&both).contains("mutually exclusive"));
        let some = json!({ "allowed_mentions": { "parse": [], "users": ["1", "2"] } });
        let draft = read(&some, Vec::new(), &FieldPath::default()).unwrap();
        assert_eq!(draft.allowed_mentions.unwrap().users, [UserId(1), UserId(2)]);
        assert!(
            errors_of(&json!({ "allowed_mentions": { "parse": ["all"] } })).contains("BASE_TYPE_CHOICES")
        );
    }

    #[test]
    fn missing_fields_are_kept_and_null_clears() {
        let draft =
            read(&json!({ "content": null, "embeds": [] }), Vec::new(), &FieldPath::default()).unwrap();
        assert_eq!(draft.content.as_deref(), Some(""));
        assert_eq!(draft.embeds.map(|embeds| embeds.len()), Some(0));
        assert!(draft.components.is_none() && draft.attachments.is_none());
    }

    #[test]
    fn files_have_a_maximum_size() {
        let upload =
            |size| Upload { index: 0, filename: "a.bin".to_owned(), bytes: Bytes::from(vec![0; size]) };
        let read = |size| read(&json!({}), vec![upload(size)], &FieldPath::default());
        assert!(read(limits::ATTACHMENT_BYTES).is_ok());
        assert_eq!(read(limits::ATTACHMENT_BYTES + 1).unwrap_err().code, 40005);
    }
}
