//! Request bodies: JSON, or a form with JSON and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::Value;

use super::errors::ApiError;
use super::validate::message::Upload;

/// A body: JSON, or a form with `payload_json`. Multipart forms can also contain files.
#[derive(Debug, Default)]
pub(crate) struct Form {
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let content_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let content_type = content_type.map(str::to_owned);
        if content_type.as_deref().is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            return multipart(request, state).await;
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|error| too_large_or_broken(&error.into_response().status()))?;
        if content_type.as_deref().is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded")) {
            return urlencoded(&bytes);
        }
        if bytes.is_empty() {
            return Ok(Self { json: Value::Object(serde_json::Map::new()), uploads: Vec::new() });
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
        Ok(Self { json, uploads: Vec::new() })
    }
}

/// Parses `payload_json=…`. Without it, each field becomes a string.
fn urlencoded(bytes: &[u8]) -> Result<Form, ApiError> {
    let fields: Vec<(String, String)> = form_fields(bytes);
    let payload = fields.iter().find(|(name, _)| name == "payload_json");
    let json = match payload {
        Some((_, text)) => serde_json::from_str(text).map_err(|_| ApiError::invalid_json())?,
        None => Value::Object(fields.into_iter().map(|(name, text)| (name, Value::String(text))).collect()),
    };
    Ok(Form { json, uploads: Vec::new() })
}

/// Decodes `name=value&…` with `+` and `%XX`.
fn form_fields(bytes: &[u8]) -> Vec<(String, String)> {
    let text = String::from_utf8_lossy(bytes);
    let parts = text.split('&').filter(|part| !part.is_empty());
    let pairs = parts.map(|part| {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let decoded = |part: &str| percent_decoded(&part.replace('+', " "));
        (decoded(name), decoded(value))
    });
    pairs.collect()
}

/// Replaces each `%XX` with its byte.
pub(crate) fn percent_decoded(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    let hex = |digit: u8| char::from(digit).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    while let [first, tail @ ..] = rest {
        rest = match (first, tail) {
            (b'%', [high, low, after @ ..]) if hex(*high).is_some() && hex(*low).is_some() => {
                out.push(hex(*high).unwrap_or_default() << 4 | hex(*low).unwrap_or_default());
                after
            }
            _ => {
                out.push(*first);
                tail
            }
        };
    }
    String::from_utf8_lossy(&out).into_owned()
}

async fn multipart<S: Send + Sync>(request: Request, state: &S) -> Result<Form, ApiError> {
    let mut parts = Multipart::from_request(request, state).await.map_err(|_| ApiError::invalid_json())?;
    let mut form = Form { json: Value::Object(serde_json::Map::new()), uploads: Vec::new() };
    while let Some(part) = parts.next_field().await.map_err(|error| too_large_or_broken(&error.status()))? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|error| too_large_or_broken(&error.status()))?;
        if name == "payload_json" {
            form.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
        } else if let Some(filename) = filename {
            // `files[n]`; older clients send `file` and `filen`.
            let digits: String = name.chars().filter(char::is_ascii_digit).collect();
            let index = digits.parse().unwrap_or_default();
            form.uploads.push(Upload { index, filename, content_type, bytes });
        } else if let Some(fields) = form.json.as_object_mut() {
            // Stickers are sent with one part per field.
            fields.insert(name, Value::String(String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
    form.uploads.sort_by_key(|upload| upload.index);
    Ok(form)
}

fn too_large_or_broken(status: &StatusCode) -> ApiError {
    if *status == StatusCode::PAYLOAD_TOO_LARGE {
        ApiError::request_too_large()
    } else {
        ApiError::invalid_json()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn urlencoded_bodies_contain_json_or_plain_fields() {
        let read = |text: &str| urlencoded(text.as_bytes()).unwrap().json;
        assert_eq!(read("payload_json=%7B%22content%22%3A+%22%C3%A4+b%22%7D"), json!({ "content": "ä b" }));
        assert_eq!(read("a=1&b=x%20y"), json!({ "a": "1", "b": "x y" }));
        assert!(urlencoded(b"payload_json=%7B").is_err());
    }
}
