//! What handlers take from a request: the requester, the ids in the path.

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
use crate::gateway::gateway_url;
use crate::ids::ApplicationId;
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

/// The application whose bot makes the request; 401 for everyone else.
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

/// Where the client that asks finds the gateway: with TLS if it came so, under the name by which it came.
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
        // A client whose host is fixed stays with it; others may name this machine without the port.
        let fixed = host.contains(".com") || host.contains(".gg");
        Ok(Self(Some(if fixed { host.to_owned() } else { address.to_string() })))
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

/// Who makes a request and why, and the world in which they act.
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
    /// Does something in the world, for the reason of the request.
    pub(super) fn act<T>(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let Self { shared, requester, reason } = self;
        shared.act(|world| action(world.because(reason), requester))
    }

    /// Does something that is answered with JSON.
    pub(super) fn json(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<Value, ApiError>,
    ) -> RestResult {
        self.act(action).map(Json)
    }

    /// Does something that is answered without a body.
    pub(super) fn empty(
        self,
        action: impl FnOnce(&mut World, Requester) -> Result<(), ApiError>,
    ) -> EmptyResult {
        self.act(action).map(|()| StatusCode::NO_CONTENT)
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
