//! Request bodies: JSON, or a form with JSON and files.
//!
//! [`Form`] contains an object and [`ListForm`] a list; other JSON is refused. A number such as
//! `24.0` becomes an integer, since Discord takes either for an integer field.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::Value;

use super::errors::ApiError;
use super::validate::message::Upload;

/// A body with an object: JSON, or a form with `payload_json`. Multipart forms can also contain
/// files. An empty body or `null` is an empty object.
#[derive(Debug)]
pub(crate) struct Form {
    /// Always an object.
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

/// A body with a JSON list.
#[derive(Debug)]
pub(crate) struct ListForm(pub(crate) Vec<Value>);

/// A body with any JSON.
#[derive(Debug)]
pub(crate) struct AnyForm {
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let AnyForm { json, uploads } = AnyForm::from_request(request, state).await?;
        match json {
            Value::Object(_) => Ok(Self { json, uploads }),
            Value::Null => Ok(Self { json: empty_object(), uploads }),
            _ => Err(ApiError::not_a_dictionary()),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for ListForm {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match AnyForm::from_request(request, state).await?.json {
            Value::Array(list) => Ok(Self(list)),
            _ => Err(ApiError::form_without_tree("Only iterables may be used in a ListType")),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for AnyForm {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let mut form = read(request, state).await?;
        make_integers(&mut form.json);
        Ok(form)
    }
}

fn empty_object() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Replaces each number without a fraction, such as `24.0`, by an integer.
pub(crate) fn make_integers(json: &mut Value) {
    match json {
        Value::Array(list) => list.iter_mut().for_each(make_integers),
        Value::Object(fields) => fields.values_mut().for_each(make_integers),
        Value::Number(number) => {
            let float = number.as_f64().filter(|it| number.is_f64() && it.fract() == 0.0);
            // Formatting is exact; larger numbers than `i64` stay floats.
            if let Some(integer) = float.and_then(|it| format!("{it:.0}").parse::<i64>().ok()) {
                *json = Value::from(integer);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<AnyForm, ApiError> {
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
        return Ok(AnyForm { json: empty_object(), uploads: Vec::new() });
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
    Ok(AnyForm { json, uploads: Vec::new() })
}

/// Parses `payload_json=…`. Without it, each field becomes a string.
fn urlencoded(bytes: &[u8]) -> Result<AnyForm, ApiError> {
    let fields: Vec<(String, String)> = form_fields(bytes);
    let payload = fields.iter().find(|(name, _)| name == "payload_json");
    let json = match payload {
        Some((_, text)) => serde_json::from_str(text).map_err(|_| ApiError::invalid_json())?,
        None => Value::Object(fields.into_iter().map(|(name, text)| (name, Value::String(text))).collect()),
    };
    Ok(AnyForm { json, uploads: Vec::new() })
}

/// Decodes `name=value&…` with `+` and `%XX`.
pub(crate) fn form_fields(bytes: &[u8]) -> Vec<(String, String)> {
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

async fn multipart<S: Send + Sync>(request: Request, state: &S) -> Result<AnyForm, ApiError> {
    let mut parts = Multipart::from_request(request, state).await.map_err(|_| ApiError::invalid_json())?;
    let mut form = AnyForm { json: empty_object(), uploads: Vec::new() };
    while let Some(part) = parts.next_field().await.map_err(|error| too_large_or_broken(&error.status()))? {
        let name = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|error| too_large_or_broken(&error.status()))?;
        if name == "payload_json" {
            form.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
        } else if let Some(filename) = filename {
            // `files[n]`; older clients send `file` and `filen`.
            let digits: String = name.chars().filter(char::is_ascii_digit).collect();
            let index = digits.parse().unwrap_or_default();
            form.uploads.push(Upload { index, filename, bytes });
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
    fn numbers_without_a_fraction_become_integers() {
        let mut json = json!({ "a": [24.0, -1.0, 0.5], "b": { "c": 1e300, "d": 7, "e": "24.0" } });
        make_integers(&mut json);
        assert_eq!(json, json!({ "a": [24, -1, 0.5], "b": { "c": 1e300, "d": 7, "e": "24.0" } }));
    }

    #[test]
    fn urlencoded_bodies_contain_json_or_plain_fields() {
        let read = |text: &str| urlencoded(text.as_bytes()).unwrap().json;
        assert_eq!(read("payload_json=%7B%22content%22%3A+%22%C3%A4+b%22%7D"), json!({ "content": "ä b" }));
        assert_eq!(read("a=1&b=x%20y"), json!({ "a": "1", "b": "x y" }));
        assert!(urlencoded(b"payload_json=%7B").is_err());
    }
}
