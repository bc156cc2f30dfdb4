//! Layers around the bot's requests: faults on purpose, and the recording for tests.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, FromRequest, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::faults::RequestFault;
use super::form::Form;
use super::listen::Disconnector;
use super::recording::Exchange;
use super::shared::Shared;

/// Returns whether a request comes from the bot: it has the bot's token or that of an interaction.
fn is_from_bot(request: &Request) -> bool {
    let path = request.uri().path();
    let authorization = request.headers().get(AUTHORIZATION);
    authorization.is_some_and(|value| value.as_bytes().starts_with(b"Bot "))
        || path.contains("/webhooks/")
        || path.ends_with("/callback")
}

/// Makes the bot's requests fail as the options say.
pub(super) async fn faults(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(disconnector): ConnectInfo<Disconnector>,
    request: Request,
    next: Next,
) -> Response {
    // If these fail, serenity connects to the real Discord.
    let to_gateway = request.uri().path().contains("/gateway");
    if !is_from_bot(&request) || to_gateway {
        return next.run(request).await;
    }
    let (fault, delay) = shared.request_fault();
    if !delay.is_zero() {
        tokio::time::sleep(delay).await;
    }
    match fault {
        None => next.run(request).await,
        Some(RequestFault::TooMany { retry_after }) => {
            let seconds = retry_after.as_secs_f64();
            let body =
                json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": false });
            let mut response = (StatusCode::TOO_MANY_REQUESTS, Json(body)).into_response();
            let headers = response.headers_mut();
            if let Ok(value) = HeaderValue::from_str(&format!("{seconds:.3}")) {
                headers.insert(RETRY_AFTER, value.clone());
                headers.insert("x-ratelimit-reset-after", value);
            }
            headers.insert("x-ratelimit-limit", HeaderValue::from_static("5"));
            headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
            headers.insert("x-ratelimit-bucket", HeaderValue::from_static("sandbox"));
            headers.insert("x-ratelimit-scope", HeaderValue::from_static("user"));
            response
        }
        Some(RequestFault::ServerError { status, done }) => {
            if done {
                next.run(request).await;
            }
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            let body = format!("{}: {}", status.as_u16(), status.canonical_reason().unwrap_or_default());
            (status, Json(json!({ "message": body, "code": 0 }))).into_response()
        }
        Some(RequestFault::Lost { done }) => {
            if done {
                next.run(request).await;
            }
            disconnector.disconnect();
            StatusCode::BAD_GATEWAY.into_response()
        }
    }
}

/// Records the bot's requests and the responses to them, if tests have asked for it.
pub(super) async fn record(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    if !shared.recording.is_on() || !is_from_bot(&request) {
        return next.run(request).await;
    }
    let method = request.method().to_string();
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let (parts, body) = request.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let request_json = form_json(&parts, &bytes).await;
    let response = next.run(Request::from_parts(parts, Body::from(bytes))).await;
    let status = response.status().as_u16();
    let (parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::BAD_GATEWAY.into_response();
    };
    let response_json = serde_json::from_slice(&bytes).ok();
    shared.recording.push(Exchange { method, path, status, request_json, response_json });
    Response::from_parts(parts, Body::from(bytes))
}

/// Returns the JSON of a body, without files.
async fn form_json(parts: &axum::http::request::Parts, bytes: &Bytes) -> Option<Value> {
    if bytes.is_empty() {
        return None;
    }
    let mut copy = Request::builder().body(Body::from(bytes.clone())).ok()?;
    if let Some(kind) = parts.headers.get(CONTENT_TYPE) {
        copy.headers_mut().insert(CONTENT_TYPE, kind.clone());
    }
    Form::from_request(copy, &()).await.ok().map(|form| form.json)
}
