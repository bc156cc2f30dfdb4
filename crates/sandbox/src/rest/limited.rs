//! Middleware that enforces Discord's rate limits on bots and sets the rate limit headers.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{AUTHORIZATION, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::clock::Millis;
use crate::rate_limits::{Bucket, BucketState, TooMany, bucket};
use crate::shared::Shared;

/// Maximum size of a body that is inspected for channel changes.
const MAX_CHANNEL_FORM_BYTES: usize = 1 << 20;

/// Counts a request and rejects it with 429 if it is over the limit. Without rate limits, the
/// headers show ample quota.
pub(super) async fn rate_limits(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    // Interaction responses have no limit on Discord, and hikari complains if they have the
    // headers.
    if path.starts_with("/interactions") {
        return next.run(request).await;
    }
    let authorization = request.headers().get(AUTHORIZATION);
    let from_bot = authorization.is_some_and(|it| it.as_bytes().starts_with(b"Bot "));
    let token = authorization.and_then(|it| it.to_str().ok()).unwrap_or_default().to_owned();
    if !shared.has_rate_limits() || !(from_bot || path.starts_with("/webhooks/")) {
        let plenty = BucketState { limit: 1000, remaining: 999, reset: Millis(shared.now().0 + 1000) };
        return with_headers(next.run(request).await, plenty, "sandbox", shared.now());
    }
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (request, renames) = renames_channel(request, &path).await;
    let route = matched.unwrap_or_default();
    let route =
        ["/api/v10", "/api/v9", "/api"].iter().find_map(|start| route.strip_prefix(start)).unwrap_or(&route);
    let bucket = bucket(request.method().as_str(), route, &path, renames);
    let now = shared.now();
    match (shared.count_request(&token, bucket.as_ref()), bucket) {
        (Ok(Some(state)), Some(bucket)) => with_headers(next.run(request).await, state, &bucket.hash(), now),
        (Err(refused), Some(bucket)) => too_many(refused, &bucket, now),
        _ => next.run(request).await,
    }
}

/// Returns whether a request changes the name or topic of a channel, which has a low limit.
async fn renames_channel(request: Request, path: &str) -> (Request, bool) {
    let is_channel = path.starts_with("/channels/") && path.matches('/').count() == 2;
    if *request.method() != Method::PATCH || !is_channel {
        return (request, false);
    }
    let (parts, body) = request.into_parts();
    let Ok(bytes) = to_bytes(body, MAX_CHANNEL_FORM_BYTES).await else {
        return (Request::from_parts(parts, Body::empty()), false);
    };
    let form: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let renames = form.get("name").is_some() || form.get("topic").is_some();
    (Request::from_parts(parts, Body::from(bytes)), renames)
}

fn too_many(TooMany { global, state }: TooMany, bucket: &Bucket, now: Millis) -> Response {
    let wait = Millis(state.reset.0).since(now);
    #[expect(clippy::cast_precision_loss, reason = "at most a day in ms")]
    let seconds = wait as f64 / 1000.0;
    let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
    let mut response = (StatusCode::TOO_MANY_REQUESTS, Json(body)).into_response();
    let headers = response.headers_mut();
    // Whole seconds, rounded up.
    headers.insert(RETRY_AFTER, HeaderValue::from(wait.div_ceil(1000)));
    let scope = if global { "global" } else { "user" };
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        return response;
    }
    with_headers(response, state, &bucket.hash(), now)
}

fn with_headers(mut response: Response, state: BucketState, bucket: &str, now: Millis) -> Response {
    let headers = response.headers_mut();
    let seconds = |millis: u64| format!("{}.{:03}", millis / 1000, millis % 1000);
    let texts = [
        ("x-ratelimit-limit", state.limit.to_string()),
        ("x-ratelimit-remaining", state.remaining.to_string()),
        ("x-ratelimit-reset", seconds(state.reset.0)),
        ("x-ratelimit-reset-after", seconds(state.reset.since(now))),
        ("x-ratelimit-bucket", bucket.to_owned()),
    ];
    for (name, text) in texts {
        if let Ok(value) = HeaderValue::from_str(&text) {
            headers.entry(HeaderName::from_static(name)).or_insert(value);
        }
    }
    response
}
