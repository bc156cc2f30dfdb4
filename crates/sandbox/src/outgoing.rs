//! Signed interactions for applications with an interactions endpoint. The endpoint answers in the
//! response, or later over REST.
//!
//! Only loopback addresses over plain HTTP are allowed, so nothing leaves this machine.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderValue, Response, StatusCode, Uri};
use http_body_util::{BodyExt, Full, Limited};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedReceiver;

use super::callbacks::read_callback;
use super::clock::Millis;
use super::errors::ApiError;
use super::form::Form;
use super::guard::is_loopback;
use super::ids::{ApplicationId, UserId};
use super::recording::{RecordedBody, RequestRecord, RequestVerdict};
use super::shared::Shared;
use super::signing::SigningKey;
use super::world::Delivery;

/// Maximum size of an endpoint's response.
const MAX_ANSWER_BYTES: usize = 110 << 20;
/// Recorded route of a response from an endpoint.
const ENDPOINT_ROUTE: &str = "interactions endpoint";

#[derive(Debug, Error)]
enum EndpointError {
    #[error("not an address on this machine, such as http://127.0.0.1:3000/interactions")]
    NotHere,
    #[error("it cannot be reached: {0}")]
    Unreachable(#[from] std::io::Error),
    #[error("it did not answer as HTTP does: {0}")]
    NoHttp(#[from] hyper::Error),
    #[error("its answer is too long or broke off")]
    NoBody,
    #[error("it did not answer in time")]
    TooLate,
}

pub(super) async fn send_all(shared: Arc<Shared>, mut deliveries: UnboundedReceiver<Delivery>) {
    loop {
        tokio::select! {
            delivery = deliveries.recv() => match delivery {
                Some(delivery) => drop(tokio::spawn(send_one(Arc::clone(&shared), delivery))),
                None => return,
            },
            () = shared.closed() => return,
        }
    }
}

async fn send_one(shared: Arc<Shared>, delivery: Delivery) {
    let _open = shared.recording.begin();
    let id = delivery.interaction;
    let answer = match send(&shared, delivery.application, &delivery.url, &delivery.body, true).await {
        Ok(answer) => answer,
        Err(error) => {
            tracing::warn!(url = delivery.url, "interactions endpoint failed: {error}");
            shared.act(|world| world.responses().fail(id));
            return;
        }
    };
    if answer.status() == StatusCode::ACCEPTED && answer.body().is_empty() {
        // The endpoint answers later, over REST.
        return;
    }
    let status = answer.status();
    let (sent, taken) = take_answer(&shared, &delivery, answer).await;
    let refused = taken.err();
    if let Some(error) = &refused {
        tracing::warn!(url = delivery.url, %status, "interactions endpoint sent an invalid response: {}", error.message);
        shared.act(|world| world.responses().fail(id));
    }
    let code = refused.as_ref().map(|error| u64::from(error.code));
    let status = refused.as_ref().map_or(status.as_u16(), |error| error.status.as_u16());
    shared.recording.push(RequestRecord {
        number: 0,
        at: shared.now(),
        bot: Some(UserId(delivery.application.0)),
        method: "POST".to_owned(),
        path: delivery.url,
        route: Some(ENDPOINT_ROUTE.to_owned()),
        status,
        request: sent,
        response: refused.map_or(RecordedBody::None, |error| RecordedBody::Read(error.body())),
        interaction: Some(id),
        verdict: RequestVerdict::of(status, code),
    });
}

/// Answers an interaction with the response of an endpoint. Returns the recorded body and the
/// result.
async fn take_answer(
    shared: &Shared,
    delivery: &Delivery,
    answer: Response<Bytes>,
) -> (RecordedBody, Result<(), ApiError>) {
    if !answer.status().is_success() {
        return (RecordedBody::None, Err(ApiError::bad_endpoint_answer()));
    }
    let (parts, body) = answer.into_parts();
    let mut request = Request::new(Body::from(body));
    request.headers_mut().extend(parts.headers.get(CONTENT_TYPE).map(|kind| (CONTENT_TYPE, kind.clone())));
    let form = match Form::from_request(request, &()).await {
        Ok(form) => form,
        Err(error) => return (RecordedBody::None, Err(error)),
    };
    let sent = RecordedBody::Read(form.json.clone());
    let take = || {
        let (id, token) = (delivery.interaction, delivery.token.as_str());
        let waiting = shared.act(|world| world.responses().waiting(id, token))?;
        let callback = read_callback(form, waiting)?;
        shared.act(|world| world.responses().answer(id, token, callback)).map(drop)
    };
    (sent, take())
}

/// Checks a new endpoint like Discord: it must answer a PING and reject one with a wrong signature.
///
/// # Errors
///
/// If the endpoint fails either check (50035).
pub(crate) async fn check_endpoint(
    shared: &Shared,
    application: ApplicationId,
    url: &str,
) -> Result<(), ApiError> {
    let ping = json!({
        "id": application, "application_id": application, "type": 1, "version": 1, "token": "ping",
        "entitlements": [], "attachment_size_limit": 0,
    });
    let failed = |why: &str| {
        let message = format!("The specified interactions endpoint url could not be verified: {why}.");
        let code = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID";
        Err(ApiError::field("interactions_endpoint_url", code, &message))
    };
    for signed in [true, false] {
        let answer = match send(shared, application, url, &ping, signed).await {
            Ok(answer) => answer,
            Err(error) => return failed(&error.to_string()),
        };
        let body: Value = serde_json::from_slice(answer.body()).unwrap_or_default();
        match (signed, answer.status()) {
            (true, StatusCode::OK) if body["type"] == 1 => {}
            (true, _) => return failed("a PING must be answered with 200 and {\"type\":1}"),
            (false, StatusCode::UNAUTHORIZED) => {}
            (false, _) => return failed("a wrong signature must be answered with 401"),
        }
    }
    Ok(())
}

/// Sends a body to an endpoint and returns the response.
async fn send(
    shared: &Shared,
    application: ApplicationId,
    url: &str,
    body: &Value,
    signed: bool,
) -> Result<Response<Bytes>, EndpointError> {
    let uri: Uri = url.parse().map_err(|_| EndpointError::NotHere)?;
    let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
    let authority = authority.filter(|it| is_loopback(it.as_str())).ok_or(EndpointError::NotHere)?;
    let bytes = body.to_string().into_bytes();
    // A bot in another process uses the system clock.
    let now = if shared.is_followed() { shared.now() } else { Millis::now() };
    let timestamp = (now.0 / 1000).to_string();
    let seed = shared.with_hub(|_, world| {
        world.saved.application(application).map(|it| it.signing_seed.clone()).unwrap_or_default()
    });
    let signature = SigningKey::from_hex(&seed).map(|key| key.sign(&timestamp, &bytes)).unwrap_or_default();
    // Zeroing the second half makes the signature invalid.
    let signature = if signed { signature } else { format!("{}{}", &signature[..64], "0".repeat(64)) };
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = hyper::Request::new(Full::new(Bytes::from(bytes)));
    *request.method_mut() = axum::http::Method::POST;
    *request.uri_mut() = path.parse().map_err(|_| EndpointError::NotHere)?;
    let headers = request.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    for (name, value) in [
        (HOST.as_str(), authority.as_str()),
        ("user-agent", "Discord-Interactions/1.0 (+https://discord.com)"),
        ("x-signature-ed25519", &signature),
        ("x-signature-timestamp", &timestamp),
    ] {
        if let (Ok(name), Ok(value)) = (axum::http::HeaderName::try_from(name), HeaderValue::from_str(value))
        {
            headers.insert(name, value);
        }
    }
    let address = (authority.host().trim_matches(['[', ']']).to_owned(), authority.port_u16().unwrap_or(80));
    let exchange = async move {
        let stream = TcpStream::connect(address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        // The task ends with the response.
        tokio::spawn(connection);
        let (parts, body) = sender.send_request(request).await?.into_parts();
        let body = Limited::new(body, MAX_ANSWER_BYTES).collect().await.map_err(|_| EndpointError::NoBody)?;
        Ok(Response::from_parts(parts, body.to_bytes()))
    };
    let response_time = shared.with_hub(|_, world| world.response_time);
    let in_time = tokio::time::timeout(Duration::from_millis(response_time), exchange).await;
    in_time.unwrap_or(Err(EndpointError::TooLate))
}
