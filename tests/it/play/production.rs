//! The bot as in production: over TLS, with serenity's rate limiter, against a server that behaves
//! like Discord on a bad day.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::server::TlsStream;

use super::crash::long_game;
use super::table::{TIMEOUT, Table, button, words};

/// Messages per channel, and the interval.
const BUCKET: usize = 3;
const REFILL: Duration = Duration::from_millis(900);

/// Moves in each game.
const MOVES: usize = 14;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum FrontFault {
    /// The channel's bucket was empty.
    Bucket,
    /// A global rate limit.
    Global,
    /// The server failed before executing the request.
    Failed,
    /// The request was executed, but the response reports a server error.
    FailedAfter,
    /// The request was executed, and the response broke off.
    Lost,
}

/// A stand-in for Discord: forwards everything to the sandbox, limits each channel's messages, and
/// fails in a fixed order.
struct Front {
    sandbox: String,
    client: reqwest::Client,
    buckets: Mutex<HashMap<String, (Instant, usize)>>,
    closed: Mutex<Instant>,
    posts: AtomicUsize,
    met: Mutex<HashMap<FrontFault, usize>>,
}

impl Front {
    fn meet(&self, fault: FrontFault) {
        *self.met.lock().unwrap().entry(fault).or_default() += 1;
    }

    fn count(&self, fault: FrontFault) -> usize {
        self.met.lock().unwrap().get(&fault).copied().unwrap_or_default()
    }

    /// Takes one from a bucket. Returns the rest, and the time until the bucket is full again.
    fn take(&self, bucket: &str) -> (Option<usize>, Duration) {
        let mut buckets = self.buckets.lock().unwrap();
        let now = Instant::now();
        let (since, used) = buckets.entry(bucket.to_owned()).or_insert((now, 0));
        if now - *since >= REFILL {
            (*since, *used) = (now, 0);
        }
        let left = REFILL - (now - *since);
        if *used >= BUCKET {
            return (None, left);
        }
        *used += 1;
        (Some(BUCKET - *used), left)
    }

    /// The fate of the next message. The order is fixed, so the test is reproducible.
    fn planned(&self) -> Option<FrontFault> {
        match self.posts.fetch_add(1, Ordering::SeqCst) % 12 {
            3 => Some(FrontFault::Global),
            5 => Some(FrontFault::Failed),
            7 => Some(FrontFault::FailedAfter),
            10 => Some(FrontFault::Lost),
            _ => None,
        }
    }

    async fn pass_on(&self, method: Method, path: &str, headers: &HeaderMap, body: Bytes) -> Response {
        let mut request = self.client.request(method, format!("{}{path}", self.sandbox)).body(body);
        for name in ["authorization", "content-type", "user-agent"] {
            if let Some(value) = headers.get(name) {
                request = request.header(name, value);
            }
        }
        let answer = request.send().await.unwrap();
        let mut passed = Response::builder().status(answer.status());
        if let Some(kind) = answer.headers().get("content-type") {
            passed = passed.header("content-type", kind);
        }
        passed.body(Body::from(answer.bytes().await.unwrap())).unwrap()
    }
}

/// A 429 response.
fn too_many(pause: Duration, global: bool) -> Response {
    let seconds = pause.as_secs_f64();
    let body = json!({ "message": "You are being rate limited.", "retry_after": seconds, "global": global });
    let answer =
        Response::builder().status(StatusCode::TOO_MANY_REQUESTS).header("retry-after", seconds.to_string());
    let answer = if global {
        answer.header("x-ratelimit-global", "true").header("x-ratelimit-scope", "global")
    } else {
        answer.header("x-ratelimit-scope", "user")
    };
    answer.header("content-type", "application/json").body(Body::from(body.to_string())).unwrap()
}

async fn answer(State(front): State<Arc<Front>>, request: Request) -> Response {
    let (head, body) = request.into_parts();
    let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
    let path = head.uri.path_and_query().unwrap().as_str().to_owned();
    let posts =
        head.method == Method::POST && path.starts_with("/api/v10/channels/") && path.ends_with("/messages");
    if !posts {
        return front.pass_on(head.method, &path, &head.headers, body).await;
    }
    if *front.closed.lock().unwrap() > Instant::now() {
        front.meet(FrontFault::Global);
        return too_many(Duration::from_millis(200), true);
    }
    let (left, refill) = front.take(&path);
    let Some(left) = left else {
        front.meet(FrontFault::Bucket);
        return too_many(refill, false);
    };
    let fault = front.planned();
    if let Some(fault) = fault {
        front.meet(fault);
    }
    let mut answer = match fault {
        Some(FrontFault::Global) => {
            *front.closed.lock().unwrap() = Instant::now() + Duration::from_millis(700);
            too_many(Duration::from_millis(700), true)
        }
        Some(FrontFault::Failed) => Response::builder().status(502).body(Body::empty()).unwrap(),
        Some(FrontFault::FailedAfter) => {
            front.pass_on(head.method, &path, &head.headers, body).await;
            Response::builder().status(504).body(Body::empty()).unwrap()
        }
        Some(FrontFault::Lost) => {
            let passed = front.pass_on(head.method, &path, &head.headers, body).await;
            let broken = futures_util::stream::iter([
                Ok(Bytes::from_static(b"{\"id\":")),
                Err(std::io::Error::other("the connection broke")),
            ]);
            Response::builder().status(passed.status()).body(Body::from_stream(broken)).unwrap()
        }
        Some(FrontFault::Bucket) | None => front.pass_on(head.method, &path, &head.headers, body).await,
    };
    let headers = answer.headers_mut();
    for (name, value) in [
        ("x-ratelimit-bucket", path.clone()),
        ("x-ratelimit-limit", BUCKET.to_string()),
        ("x-ratelimit-remaining", left.to_string()),
        ("x-ratelimit-reset-after", format!("{:.3}", refill.as_secs_f64())),
    ] {
        headers.insert(name, value.parse().unwrap());
    }
    answer
}

/// Accepts TLS connections.
struct TlsFront {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl axum::serve::Listener for TlsFront {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let Ok((stream, address)) = self.listener.accept().await else { continue };
            if let Ok(stream) = self.acceptor.accept(stream).await {
                return (stream, address);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

/// Starts a front for a sandbox. Returns the client that finds it at Discord's address.
async fn front(sandbox: String) -> (Arc<Front>, reqwest::Client) {
    let named = rcgen::generate_simple_self_signed(vec!["discord.com".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(named.signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![named.cert.der().clone()], key)
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let front = Arc::new(Front {
        sandbox,
        client: reqwest::Client::builder().no_proxy().build().unwrap(),
        buckets: Mutex::default(),
        closed: Mutex::new(Instant::now()),
        posts: AtomicUsize::new(0),
        met: Mutex::default(),
    });
    let router = axum::Router::new().fallback(answer).with_state(Arc::clone(&front));
    let acceptor = TlsAcceptor::from(Arc::new(config));
    tokio::spawn(async move { axum::serve(TlsFront { listener, acceptor }, router).await });
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .no_proxy()
        .timeout(Duration::from_secs(20))
        .add_root_certificate(reqwest::Certificate::from_der(named.cert.der()).unwrap())
        // With the default port in the URL, the port of this address applies.
        .resolve("discord.com", address)
        .build()
        .unwrap();
    (front, client)
}

/// The bot's messages in a channel, oldest first.
async fn posted(table: &Table) -> Vec<Value> {
    let mut list = table.bed.person(2).messages(&table.channel).await;
    list.reverse();
    list.retain(|message| message["author"]["bot"] == true);
    list
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_announced_once_in_order_over_tls() {
    let mut table = Table::without_bot().await;
    let (front, client) = front(table.bed.sandbox.origin()).await;
    table.start_bot_through(client).await;
    table.begin_anyhow().await;
    let script = long_game();
    let began = Instant::now();
    for (index, turn) in script.iter().take(MOVES).enumerate() {
        // Moves don't wait for notices here, so notices queue up at the channel's limit.
        while table.ask("SELECT count(*) FROM ply") <= index as i64 {
            table.person(index % 2).try_play(turn).await;
            assert!(began.elapsed() < TIMEOUT, "{turn} is not played");
        }
    }
    let unsent = "SELECT count(*) FROM outbox WHERE sent_at IS NULL";
    let began = Instant::now();
    while table.ask(unsent) > 0 {
        assert!(began.elapsed() < TIMEOUT, "{} messages wait", table.ask(unsent));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // A message sent without a response would be repeated now.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let told = posted(&table).await;
    let notices: Vec<String> = told.iter().map(words).filter(|said| said.contains(" played `")).collect();
    assert_eq!(notices.len(), MOVES, "{notices:#?}");
    for (turn, notice) in script.iter().zip(&notices) {
        assert!(notice.contains(&format!("played `{turn}`")), "{turn}: {notice}");
    }
    // Every row of the outbox is one message, and vice versa.
    let posted = table.ask("SELECT count(*) FROM outbox WHERE message <> 0 AND edits IS NULL");
    assert_eq!(table.ask("SELECT count(*) FROM outbox WHERE message = 0"), 0, "no message was dropped");
    let answers = told.iter().filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 != 0).count();
    assert_eq!(told.len() - answers, posted as usize);
    let last = told.iter().rev().find(|message| button(message, "move").is_some());
    assert!(last.is_some_and(|last| words(last).contains("your turn")), "the last notice has its buttons");
    for fault in [FrontFault::Global, FrontFault::Failed, FrontFault::FailedAfter, FrontFault::Lost] {
        assert!(front.count(fault) > 0, "no {fault:?} happened");
    }
    // serenity respects the bucket: no request was refused.
    assert_eq!(front.count(FrontFault::Bucket), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_announced_in_order_behind_a_proxy() {
    let mut table = Table::without_bot().await;
    table.start_bot_behind_a_proxy().await;
    table.begin().await;
    for (index, turn) in long_game().iter().take(4).enumerate() {
        table.person(index % 2).play(turn).await;
        let notice = table.notice(index + 1).await;
        assert!(words(&notice).contains(&format!("played `{turn}`")), "{}", words(&notice));
    }
}
