//! Request extractors, such as the requester and the ids in the path.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, RawPathParams};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, HOST};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{EmptyResult, RestResult};
use crate::errors::ApiError;
use crate::ids::ApplicationId;
use crate::options::gateway_url;
use crate::shared::Shared;
use crate::tls::ByTls;
use crate::world::{Requester, World};

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

/// The application of the requesting bot; 401 for all other requesters.
pub(super) struct BotAuth(pub(super) ApplicationId);

impl FromRequestParts<Arc<Shared>> for BotAuth {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        match Auth::from_request_parts(parts, shared).await? {
            Auth(Requester::Bot(bot)) => Ok(Self(ApplicationId(bot.0))),
            Auth(Requester::Person(_)) => Err(ApiError::unauthorized()),
        }
    }
}

/// Host for the gateway URL. For a TLS request, the host that the client used.
pub(super) struct GatewayAddress(Option<String>);

impl GatewayAddress {
    pub(super) fn url(&self, shared: &Shared) -> String {
        match &self.0 {
            Some(host) => format!("wss://{host}/gateway"),
            None => gateway_url(&shared.origin),
        }
    }
}

impl FromRequestParts<Arc<Shared>> for GatewayAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, Infallible> {
        let Some(ByTls(address)) = parts.extensions.get() else {
            return Ok(Self(None));
        };
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        // Clients with a fixed host keep it; others may send this machine's name without the port.
        let fixed = host.contains(".com") || host.contains(".gg");
        Ok(Self(Some(if fixed { host.to_owned() } else { address.to_string() })))
    }
}

/// Ids in the path. Non-numeric ids fail with 50035, under the name of the parameter.
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

/// The requester, the audit log reason, and the world.
pub(super) struct Actor {
    shared: Arc<Shared>,
    pub(super) requester: Requester,
    reason: Option<String>,
}

impl FromRequestParts<Arc<Shared>> for Actor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let Auth(requester) = Auth::from_request_parts(parts, shared).await?;
        let Reason(reason) = Reason::from_request_parts(parts, shared).await?;
        Ok(Self { shared: Arc::clone(shared), requester, reason })
    }
}

impl Actor {
    /// Performs an action with the request's audit log reason.
    pub(super) fn act<T>(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let Self { shared, requester, reason } = self;
        shared.act(|world| action(world.with_reason(reason), requester))
    }

    /// Performs an action and responds with JSON.
    pub(super) fn json(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<Value, ApiError>,
    ) -> RestResult {
        self.act(action).map(Json)
    }

    /// Performs an action and responds without a body.
    pub(super) fn empty(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<(), ApiError>,
    ) -> EmptyResult {
        self.act(action).map(|()| StatusCode::NO_CONTENT)
    }
}

/// The audit log reason from `X-Audit-Log-Reason`.
pub(super) struct Reason(pub(super) Option<String>);

impl FromRequestParts<Arc<Shared>> for Reason {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Self, ApiError> {
        let text = parts.headers.get("x-audit-log-reason").and_then(|value| value.to_str().ok());
        Ok(Self(text.map(crate::form::percent_decoded)))
    }
}
