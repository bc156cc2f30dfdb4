//! The body of a request: JSON, or a form with JSON and files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::Value;

use super::errors::ApiError;
use super::validate::message::Upload;

/// A body: JSON, or multipart with `payload_json` and files.
#[derive(Debug, Default)]
pub(crate) struct Form {
    pub(crate) json: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let content_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            return multipart(request, state).await;
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|error| too_large_or_broken(&error.into_response().status()))?;
        if bytes.is_empty() {
            return Ok(Self { json: Value::Object(serde_json::Map::new()), uploads: Vec::new() });
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
        Ok(Self { json, uploads: Vec::new() })
    }
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
            // `files[n]`; `file` and `filen` come from older clients.
            let digits: String = name.chars().filter(char::is_ascii_digit).collect();
            let index = digits.parse().unwrap_or_default();
            form.uploads.push(Upload { index, filename, content_type, bytes });
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
