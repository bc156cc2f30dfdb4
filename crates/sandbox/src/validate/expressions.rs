//! Forms of emojis and stickers, and image detection.

use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

use super::limits::expression as limits;
use super::{FieldPath, Problems, snowflake};
use crate::errors::ApiError;
use crate::ids::RoleId;

/// Fields of an emoji form. `None` leaves a field unchanged.
#[derive(Debug)]
pub(crate) struct EmojiForm {
    pub(crate) name: Option<String>,
    pub(crate) roles: Option<Vec<RoleId>>,
    pub(crate) picture: Option<ImageFile>,
}

/// An uploaded image.
#[derive(Debug)]
pub(crate) struct ImageFile {
    pub(crate) bytes: Bytes,
    pub(crate) content_type: String,
    pub(crate) animated: bool,
}

/// Fields of a sticker form. `None` leaves a field unchanged.
#[derive(Debug)]
pub(crate) struct StickerForm {
    pub(crate) name: Option<String>,
    pub(crate) tags: Option<String>,
    pub(crate) description: Option<Option<String>>,
}

/// Parses an emoji form. A `new` emoji needs a name and an image.
///
/// # Errors
///
/// If the form is invalid (50035), or the image is (50046).
pub(crate) fn read_emoji(form: &Value, new: bool) -> Result<EmojiForm, ApiError> {
    let at = FieldPath::default();
    let mut problems = Problems::default();
    let name = if new || form.get("name").is_some() {
        problems.required_text(form, "name", &at, limits::EMOJI_NAME)
    } else {
        None
    };
    let is_letter = |it: char| it.is_ascii_alphanumeric() || it == '_';
    if name.is_some_and(|name| !name.chars().all(is_letter)) {
        problems.add(&at.to("name"), "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    let roles = problems.list(form, "roles", &at);
    let roles = roles.map(|list| list.iter().filter_map(snowflake).map(RoleId).collect());
    let image = problems.text(form, "image", &at).filter(|_| new);
    if new && image.is_none() {
        problems.required(&at.to("image"));
    }
    let bytes = image.and_then(data_of);
    if bytes.as_ref().is_some_and(|bytes| bytes.len() > limits::EMOJI_BYTES) {
        problems.add(&at.to("image"), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
    }
    problems.finish()?;
    let picture = match image {
        None => None,
        Some(_) => Some(bytes.and_then(picture).ok_or_else(ApiError::invalid_file)?),
    };
    Ok(EmojiForm { name: name.map(str::to_owned), roles, picture })
}

/// Parses a sticker form. A `new` sticker needs a name and tags.
///
/// # Errors
///
/// If the form is invalid (50035).
pub(crate) fn read_sticker(form: &Value, new: bool) -> Result<StickerForm, ApiError> {
    let at = FieldPath::default();
    let mut problems = Problems::default();
    let mut text = |key: &str, bounds| {
        let given = new || form.get(key).is_some();
        given.then(|| problems.required_text(form, key, &at, bounds)).flatten().map(str::to_owned)
    };
    let (name, tags) = (text("name", limits::STICKER_NAME), text("tags", limits::STICKER_TAGS));
    let description = problems.text(form, "description", &at);
    if let Some(text) = description {
        let (min, max) = limits::STICKER_DESCRIPTION;
        problems.length(&at.to("description"), text, min, max);
    }
    problems.finish()?;
    let description = form.get("description").map(|_| description.map(str::to_owned));
    Ok(StickerForm { name, tags, description })
}

/// Decodes `data:image/png;base64,…`.
fn data_of(uri: &str) -> Option<Bytes> {
    let (_, data) = uri.strip_prefix("data:")?.split_once(";base64,")?;
    STANDARD.decode(data).ok().map(Bytes::from)
}

fn picture(bytes: Bytes) -> Option<ImageFile> {
    let (content_type, animated) = match &*bytes {
        [0x89, b'P', b'N', b'G', ..] => ("image/png", false),
        [b'G', b'I', b'F', b'8', ..] => ("image/gif", true),
        [0xff, 0xd8, 0xff, ..] => ("image/jpeg", false),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
            ("image/webp", bytes.windows(4).any(|word| word == b"ANIM"))
        }
        _ => return None,
    };
    Some(ImageFile { content_type: content_type.to_owned(), animated, bytes })
}

/// Returns Discord's format number and the content type of a sticker.
pub(crate) fn sticker_format(bytes: &[u8]) -> Option<(u8, &'static str)> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] if bytes.windows(4).any(|word| word == b"acTL") => {
            Some((2, "image/png"))
        }
        [0x89, b'P', b'N', b'G', ..] => Some((1, "image/png")),
        [b'G', b'I', b'F', b'8', ..] => Some((4, "image/gif")),
        [b'{', ..] => Some((3, "application/json")),
        _ => None,
    }
}
