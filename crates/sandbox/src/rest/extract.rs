//! What handlers take from a request: the requester, the ids in the path.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, RawPathParams};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::errors::ApiError;
use crate::shared::Shared;
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

/// The ids in the path; 50035 under the name of the parameter if one is not a number.
pub(super) struct Ids<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Shared>> for Ids<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        if let Ok(Path(ids)) = Path::<T>::from_request_parts(parts, shared).await {
            return Ok(Self(ids));
        }
        let named = RawPathParams::from_request_parts(parts, shared).await;
        let is_id = |name: &str| name.ends_with("_id") || matches!(name, "user" | "guild");
        let wrong = |(name, text): (&str, &str)| {
            (is_id(name) && text.parse::<u64>().is_err()).then(|| ApiError::not_a_snowflake(name, text))
        };
        Err(named.ok().and_then(|named| named.iter().find_map(wrong)).unwrap_or_else(ApiError::not_found))
    }
}

/// The reason for the audit log, from `X-Audit-Log-Reason`.
pub(super) struct Reason(pub(super) Option<String>);

impl FromRequestParts<Arc<Shared>> for Reason {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, ApiError> {
        let text = parts.headers.get("x-audit-log-reason").and_then(|value| value.to_str().ok());
        Ok(Self(text.map(crate::form::percent_decoded)))
    }
}
