//! Receives signed interactions from Discord by HTTP, instead of the gateway.
//!
//! Anyone who finds the address can send requests. Nothing is parsed before its signature is
//! verified, and size and time are limited. Valid interactions are accepted immediately (202,
//! without a body). They are then answered like those of the gateway, within the same three
//! seconds.

mod signature;
mod stream;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest as _, Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use serde::Deserialize;
use serenity::all::Interaction;
use serenity::http::Http;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

use super::Responder;
use crate::bot::BotContext;
use crate::bot::metrics::RequestOutcome;
use crate::config::{EndpointSettings, PublicKey};
use crate::discord::rest::limits;
use signature::{SignatureClaim, SignatureProblem};
use stream::BoundedListener;

const PATH: &str = "/interactions";

/// Discord's bodies have a few kilobytes. The longest our messages and commands cause are below 100
/// KB.
const MAX_BODY_BYTES: usize = 256 << 10;

/// A body that takes longer than Discord waits can't be answered.
const BODY_TIMEOUT: Duration = limits::RESPONSE_TIMEOUT;

/// The type of the interactions Discord sends to check an endpoint.
const PING: u64 = 1;

/// Accepts signed interactions until it is shut down.
#[derive(Debug)]
pub(crate) struct InteractionsEndpoint {
    address: SocketAddr,
    open: Arc<AtomicBool>,
    shutdown: watch::Sender<bool>,
    /// `None` once the server has stopped.
    server: Option<JoinHandle<()>>,
    /// Closed when no answers are open.
    answers: mpsc::Receiver<()>,
}

/// A bound address that doesn't accept requests yet.
#[derive(Debug)]
pub(crate) struct BoundEndpoint {
    listener: TcpListener,
    address: SocketAddr,
    key: PublicKey,
}

struct EndpointState {
    bot: BotContext,
    http: Arc<Http>,
    responder: Responder,
    key: PublicKey,
    answering: mpsc::Sender<()>,
}

/// Whether an endpoint accepts requests.
#[derive(Clone, Debug)]
pub(crate) struct OpenFlag(Arc<AtomicBool>);

impl OpenFlag {
    pub(crate) fn is_open(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

impl BoundEndpoint {
    /// Binds the address.
    ///
    /// # Errors
    ///
    /// Fails if the address is taken or doesn't belong to this machine.
    pub(crate) async fn bind(settings: EndpointSettings) -> std::io::Result<Self> {
        let listener = TcpListener::bind(settings.address.socket()).await?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, key: settings.key })
    }

    /// Starts to accept requests.
    pub(crate) fn serve(
        self,
        bot: BotContext,
        http: Arc<Http>,
        responder: Responder,
    ) -> InteractionsEndpoint {
        let (answering, answers) = mpsc::channel(1);
        let open = Arc::new(AtomicBool::new(true));
        let state = Arc::new(EndpointState { bot, http, responder, key: self.key, answering });
        let router = Router::new()
            .route(PATH, post(receive))
            .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
            .layer(map_response(close_if_rejected))
            .with_state(state);
        let (shutdown, mut shutdown_requested) = watch::channel(false);
        let stopped = async move {
            // A dropped sender also ends the server.
            let _ = shutdown_requested.wait_for(|shutdown| *shutdown).await;
        };
        let closed = Arc::clone(&open);
        let server = tokio::spawn(async move {
            let serve =
                axum::serve(BoundedListener::new(self.listener), router).with_graceful_shutdown(stopped);
            if let Err(error) = serve.await {
                tracing::error!(%error, "interactions endpoint stopped");
            }
            closed.store(false, Ordering::SeqCst);
        });
        InteractionsEndpoint { address: self.address, open, shutdown, server: Some(server), answers }
    }
}

impl InteractionsEndpoint {
    /// The local URL for requests.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{PATH}", self.address)
    }

    pub(crate) fn open_flag(&self) -> OpenFlag {
        OpenFlag(Arc::clone(&self.open))
    }

    /// Waits until the server stops by itself.
    pub(crate) async fn ended(&mut self) {
        if let Some(server) = &mut self.server {
            if let Err(error) = server.await {
                tracing::error!(%error, "interactions endpoint panicked");
            }
            self.server = None;
        }
    }

    /// Stops accepting requests and waits for open answers.
    pub(crate) async fn finish(mut self) {
        self.open.store(false, Ordering::SeqCst);
        self.shutdown.send_replace(true);
        self.ended().await;
        // Each open answer holds a sender, and nothing is ever sent.
        while self.answers.recv().await.is_some() {}
    }
}

/// The field that identifies a PING.
#[derive(Deserialize)]
struct InteractionType {
    #[serde(rename = "type")]
    number: u64,
}

/// Closes rejected connections, which would otherwise keep their slot.
async fn close_if_rejected(mut response: Response) -> Response {
    if !response.status().is_success() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn receive(State(state): State<Arc<EndpointState>>, request: Request) -> Response {
    let arrived = Instant::now();
    let outcome = match state.read(request).await {
        Ok(body) => state.answer(&body, arrived),
        Err(outcome) => outcome,
    };
    state.bot.metrics().count_request(outcome);
    match outcome {
        RequestOutcome::Ping => {
            (StatusCode::OK, [(CONTENT_TYPE, "application/json")], r#"{"type":1}"#).into_response()
        }
        RequestOutcome::Taken => StatusCode::ACCEPTED.into_response(),
        RequestOutcome::Unsigned | RequestOutcome::Stale => StatusCode::UNAUTHORIZED.into_response(),
        RequestOutcome::Large => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        RequestOutcome::Slow => StatusCode::REQUEST_TIMEOUT.into_response(),
        RequestOutcome::Unreadable => StatusCode::BAD_REQUEST.into_response(),
    }
}

impl EndpointState {
    /// Reads a request's body and verifies its signature.
    async fn read(&self, request: Request) -> Result<Bytes, RequestOutcome> {
        let claim = SignatureClaim::read(request.headers()).map_err(|_| RequestOutcome::Unsigned)?;
        if announced_length(request.headers()).is_some_and(|length| length > MAX_BODY_BYTES as u64) {
            return Err(RequestOutcome::Large);
        }
        let body = match timeout(BODY_TIMEOUT, Bytes::from_request(request, &())).await {
            Ok(Ok(body)) => body,
            Ok(Err(failed)) if failed.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(RequestOutcome::Large);
            }
            Ok(Err(_)) => return Err(RequestOutcome::Unreadable),
            Err(_) => return Err(RequestOutcome::Slow),
        };
        match claim.check(self.key, &body, self.bot.now()) {
            Ok(()) => Ok(body),
            Err(SignatureProblem::Wrong) => Err(RequestOutcome::Unsigned),
            Err(SignatureProblem::Stale(age)) => {
                tracing::warn!(seconds = age, "signed interaction rejected: timestamp too far from now");
                Err(RequestOutcome::Stale)
            }
        }
    }

    /// Answers a PING here, and any other interaction on a new task, like one from the gateway.
    fn answer(&self, body: &[u8], arrived: Instant) -> RequestOutcome {
        match serde_json::from_slice(body) {
            Ok(InteractionType { number: PING }) => return RequestOutcome::Ping,
            Ok(_) => {}
            Err(_) => return unreadable(body),
        }
        let Ok(interaction) = serde_json::from_slice::<Interaction>(body) else { return unreadable(body) };
        let (responder, http, answering) =
            (self.responder.clone(), Arc::clone(&self.http), self.answering.clone());
        tokio::spawn(async move {
            responder.answer_since(&http, interaction, arrived).await;
            drop(answering);
        });
        RequestOutcome::Taken
    }
}

/// Logs that a signed body is invalid. The body itself isn't logged, because it may contain a
/// player's secrets.
fn unreadable(body: &[u8]) -> RequestOutcome {
    tracing::warn!(bytes = body.len(), "cannot parse signed interaction");
    RequestOutcome::Unreadable
}

fn announced_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}
