//! Interactions as Discord signs and sends them by HTTP, in place of the gateway's.
//!
//! Whoever finds the address can send anything: before a request's signature has been checked nothing of it is parsed,
//! and its size and time are bounded. What is signed is taken at once (202, without a body), and answered by the same
//! route as an interaction of the gateway, within the same three seconds.

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

/// The path at which interactions are taken.
const PATH: &str = "/interactions";

/// The longest body, in bytes. Discord's are a few kilobytes; the longest that our messages and commands lead to are
/// below 100 KB.
const BODY_BYTES: usize = 256 << 10;

/// How long a body may take: an interaction that comes later than Discord waits cannot be answered.
const BODY_WITHIN: Duration = limits::ANSWER_WITHIN;

/// The type of the interaction with which Discord looks whether an endpoint is there.
const PING: u64 = 1;

/// Takes signed interactions until it is told to finish.
#[derive(Debug)]
pub(crate) struct InteractionsEndpoint {
    address: SocketAddr,
    open: Arc<AtomicBool>,
    leave: watch::Sender<bool>,
    /// Nothing once it has ended.
    serving: Option<JoinHandle<()>>,
    /// Ends when no answer is under way any more.
    answers: mpsc::Receiver<()>,
}

/// An address that is taken, where nobody is answered yet.
#[derive(Debug)]
pub(crate) struct BoundEndpoint {
    listener: TcpListener,
    address: SocketAddr,
    key: PublicKey,
}

/// What requests are handled with.
struct EndpointState {
    bot: BotContext,
    http: Arc<Http>,
    responder: Responder,
    key: PublicKey,
    answering: mpsc::Sender<()>,
}

/// Whether an endpoint takes requests.
#[derive(Clone, Debug)]
pub(crate) struct OpenFlag(Arc<AtomicBool>);

impl OpenFlag {
    pub(crate) fn is_open(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

impl BoundEndpoint {
    /// Takes the address.
    ///
    /// # Errors
    ///
    /// It is taken, or none of this machine's.
    pub(crate) async fn bind(settings: EndpointSettings) -> std::io::Result<Self> {
        let listener = TcpListener::bind(settings.address.socket()).await?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, key: settings.key })
    }

    /// Answers requests from now on.
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
            .route(PATH, post(take))
            .layer(DefaultBodyLimit::max(BODY_BYTES))
            .layer(map_response(part_with))
            .with_state(state);
        let (leave, mut leaving) = watch::channel(false);
        let left = async move {
            // Whoever forgets the endpoint ends it, too.
            let _ = leaving.wait_for(|leave| *leave).await;
        };
        let closed = Arc::clone(&open);
        let serving = tokio::spawn(async move {
            let serve = axum::serve(BoundedListener::new(self.listener), router).with_graceful_shutdown(left);
            if let Err(error) = serve.await {
                tracing::error!(%error, "signed interactions are not taken any more");
            }
            closed.store(false, Ordering::SeqCst);
        });
        InteractionsEndpoint { address: self.address, open, leave, serving: Some(serving), answers }
    }
}

impl InteractionsEndpoint {
    /// Where requests go, on this machine.
    pub(crate) fn url(&self) -> String {
        format!("http://{}{PATH}", self.address)
    }

    /// Tells from now on whether it takes requests.
    pub(crate) fn open_flag(&self) -> OpenFlag {
        OpenFlag(Arc::clone(&self.open))
    }

    /// Waits until it takes nothing more without having been told so.
    pub(crate) async fn ended(&mut self) {
        if let Some(serving) = &mut self.serving {
            if let Err(error) = serving.await {
                tracing::error!(%error, "taking signed interactions panicked");
            }
            self.serving = None;
        }
    }

    /// Takes no more requests, and waits until all that were taken are answered.
    pub(crate) async fn finish(mut self) {
        self.open.store(false, Ordering::SeqCst);
        self.leave.send_replace(true);
        self.ended().await;
        // Each answer that is under way holds a sender; nobody sends.
        while self.answers.recv().await.is_some() {}
    }
}

/// The part of an interaction that tells a PING.
#[derive(Deserialize)]
struct InteractionType {
    #[serde(rename = "type")]
    number: u64,
}

/// Closes the connection of whoever is refused: it takes a place that somebody else may need.
async fn part_with(mut response: Response) -> Response {
    if !response.status().is_success() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn take(State(state): State<Arc<EndpointState>>, request: Request) -> Response {
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
    /// Reads the body of a request that Discord signed.
    ///
    /// # Errors
    ///
    /// Why it is not taken.
    async fn read(&self, request: Request) -> Result<Bytes, RequestOutcome> {
        let claim = SignatureClaim::read(request.headers()).map_err(|_| RequestOutcome::Unsigned)?;
        if announced_length(request.headers()).is_some_and(|length| length > BODY_BYTES as u64) {
            return Err(RequestOutcome::Large);
        }
        let body = match timeout(BODY_WITHIN, Bytes::from_request(request, &())).await {
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
                tracing::warn!(seconds = age, "a signed interaction is not of the present and is refused");
                Err(RequestOutcome::Stale)
            }
        }
    }

    /// Answers what Discord sent: a PING here, all else as an interaction of the gateway, on a task of its own.
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

/// Tells that something signed cannot be read. What it says stays untold: it may be what players keep secret.
fn unreadable(body: &[u8]) -> RequestOutcome {
    tracing::warn!(bytes = body.len(), "a signed interaction cannot be read");
    RequestOutcome::Unreadable
}

/// The length that a request announces for its body.
fn announced_length(headers: &HeaderMap) -> Option<u64> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}
