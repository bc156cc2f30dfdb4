//! What handlers take from a request: the requester, the ids in the path, the body.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Multipart, Path, Request};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::errors::ApiError;
use crate::shared::Shared;
use crate::validate::message::Upload;
use crate::world::Requester;

/// The requester; 401 without a valid token.
pub(super) struct Auth(pub(super) Requester);

impl FromRequestParts<Arc<Shared>> for Auth {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let requester = header.and_then(|header| shared.with_hub(|_, world| world.requester(header)));
        requester.map(Self).ok_or_else(ApiError::unauthorized)
    }
}

/// Checks that the requester is the bot; 401 for everyone else.
pub(super) struct BotAuth;

impl FromRequestParts<Arc<Shared>> for BotAuth {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        match Auth::from_request_parts(parts, shared).await? {
            Auth(Requester::Bot(_)) => Ok(Self),
            Auth(Requester::Person(_)) => Err(ApiError::unauthorized()),
        }
    }
}

/// The ids in the path; 50035 if one is not a number.
pub(super) struct Ids<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Shared>> for Ids<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let path = Path::<T>::from_request_parts(parts, shared).await;
        let wrong = |_| ApiError::not_a_snowflake("id", parts.uri.path());
        path.map(|Path(ids)| Self(ids)).map_err(wrong)
    }
}

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
