//! Middleware for bot requests: fault injection and recording.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, FromRequest, MatchedPath, Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;

use super::faults::RequestFault;
use super::form::AnyForm;
use super::ids::{InteractionId, UserId};
use super::listen::Disconnector;
use super::recording::{RecordedBody, RequestRecord, RequestVerdict};
use super::shared::Shared;

/// Returns whether a request has a bot token or an interaction token.
fn is_from_bot(request: &Request) -> bool {
    let path = request.uri().path();
    let authorization = request.headers().get(AUTHORIZATION);
    authorization.is_some_and(|value| value.as_bytes().starts_with(b"Bot "))
        || path.contains("/webhooks/")
        || path.ends_with("/callback")
}

/// Injects faults into bot requests.
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
    let matched = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let about = (request.method().as_str(), strip_version(matched), strip_version(request.uri().path()));
    let (fault, delay) = shared.request_fault(about);
    if !delay.is_zero() {
        tokio::time::sleep(delay).await;
    }
    if let Some(fault) = fault {
        record_fault(&shared, &request, fault);
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
        Some(RequestFault::Banned { retry_after }) => {
            let body = Html("<!doctype html><title>Access denied</title>You are being rate limited.");
            let seconds = retry_after.as_secs().to_string();
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, seconds)], body).into_response()
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

fn record_fault(shared: &Shared, request: &Request, fault: RequestFault) {
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let status = match fault {
        RequestFault::TooMany { .. } | RequestFault::Banned { .. } => 429,
        RequestFault::ServerError { status, .. } => status,
        RequestFault::Lost { .. } => 0,
    };
    shared.recording.push(RequestRecord {
        number: 0,
        at: shared.now(),
        bot: bot_of(shared, request.headers(), &path),
        method: request.method().to_string(),
        interaction: interaction_of(shared, &path),
        path: redact_token(&path),
        route: None,
        status,
        request: RecordedBody::None,
        response: RecordedBody::None,
        verdict: RequestVerdict::Fault,
    });
}

/// Records bot requests with their responses.
pub(super) async fn record(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    if !is_from_bot(&request) {
        return next.run(request).await;
    }
    let _open = shared.recording.begin();
    if !shared.recording.is_on() {
        return next.run(request).await;
    }
    let method = request.method().to_string();
    let path = request.uri().path_and_query().map_or_else(String::new, ToString::to_string);
    let bot = bot_of(&shared, request.headers(), &path);
    let (parts, body) = request.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let sent = recorded(&parts, &bytes).await;
    let response = next.run(Request::from_parts(parts, Body::from(bytes))).await;
    let status = response.status().as_u16();
    let route = response.extensions().get::<MatchedRoute>().map(|route| route.0.clone());
    let (parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::BAD_GATEWAY.into_response();
    };
    let got = if bytes.is_empty() { RecordedBody::None } else { RecordedBody::Raw(bytes.clone()) };
    // Only errors have a code.
    let code = (status >= 400).then(|| got.json()?.get("code")?.as_u64()).flatten();
    shared.recording.push(RequestRecord {
        number: 0,
        at: shared.now(),
        bot,
        verdict: RequestVerdict::of(status, code),
        interaction: interaction_of(&shared, &path),
        path: redact_token(&path),
        method,
        route,
        status,
        request: sent,
        response: got,
    });
    Response::from_parts(parts, Body::from(bytes))
}

/// The matched route, such as `/channels/{channel_id}/messages`, passed in a response extension to
/// [`record`].
#[derive(Clone, Debug)]
pub(super) struct MatchedRoute(String);

/// Strips the API version prefix.
fn strip_version(path: &str) -> &str {
    ["/api/v10", "/api/v9", "/api"].into_iter().find_map(|start| path.strip_prefix(start)).unwrap_or(path)
}

/// Stores the matched route in the response's extensions.
pub(super) async fn attach_route(request: Request, next: Next) -> Response {
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let mut response = next.run(request).await;
    if let Some(path) = matched.filter(|path| !path.ends_with("{*rest}")) {
        response.extensions_mut().insert(MatchedRoute(strip_version(&path).to_owned()));
    }
    response
}

/// Returns the bot of a request, by its bot token or interaction token.
fn bot_of(shared: &Shared, headers: &HeaderMap, path: &str) -> Option<UserId> {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let interaction = interaction_of(shared, path);
    shared.with_hub(|_, world| match token.and_then(|token| world.requester(token)) {
        Some(requester) => Some(requester.user()),
        None => world.bot_of_interaction(interaction?),
    })
}

/// Returns the interaction whose token is in the path.
fn interaction_of(shared: &Shared, path: &str) -> Option<InteractionId> {
    let mut parts = path.split('?').next()?.trim_start_matches('/').split('/');
    match (parts.next()?, parts.next()?, parts.next()?) {
        ("interactions", id, _) => id.parse().ok(),
        ("webhooks", _, token) => shared.with_hub(|_, world| world.interaction_by_token(token)),
        _ => None,
    }
}

/// Redacts the token of an interaction or webhook in a path.
fn redact_token(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    if matches!(parts.get(1), Some(&"interactions" | &"webhooks")) && parts.len() > 3 {
        let (token, query) =
            parts[3].split_once('?').map_or((parts[3], None), |(it, query)| (it, Some(query)));
        let hidden = query.map_or_else(|| "TOKEN".to_owned(), |query| format!("TOKEN?{query}"));
        if !token.is_empty() {
            parts[3] = &hidden;
        }
        return parts.join("/");
    }
    path.to_owned()
}

/// Returns the body to record. Forms are reduced to their JSON.
async fn recorded(parts: &axum::http::request::Parts, bytes: &Bytes) -> RecordedBody {
    if bytes.is_empty() {
        return RecordedBody::None;
    }
    let kind = parts.headers.get(CONTENT_TYPE);
    if kind.is_none_or(|kind| kind.as_bytes().starts_with(b"application/json")) {
        return RecordedBody::Raw(bytes.clone());
    }
    let mut copy = Request::new(Body::from(bytes.clone()));
    copy.headers_mut().extend(kind.map(|kind| (CONTENT_TYPE, kind.clone())));
    AnyForm::from_request(copy, &()).await.map_or(RecordedBody::None, |form| RecordedBody::Read(form.json))
}

#[cfg(test)]
mod tests {
    use super::redact_token;

    #[test]
    fn tokens_are_redacted_in_paths() {
        let check = |path: &str, expected: &str| assert_eq!(redact_token(path), expected);
        check("/webhooks/1/secret", "/webhooks/1/TOKEN");
        check("/webhooks/1/secret?wait=true", "/webhooks/1/TOKEN?wait=true");
        check("/webhooks/1/secret/messages/@original", "/webhooks/1/TOKEN/messages/@original");
        check("/interactions/1/secret/callback", "/interactions/1/TOKEN/callback");
        check("/webhooks/1", "/webhooks/1");
        check("/channels/1/messages", "/channels/1/messages");
    }
}
