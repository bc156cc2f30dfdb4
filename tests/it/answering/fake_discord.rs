//! A stand-in for Discord that treats answers to interactions as planned by the test.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use sealed_move::config::RestAddress;
use sealed_move::discord;
use serde_json::Value;
use serenity::http::Http;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Copy, Debug)]
pub(super) enum PlannedResult {
    /// Respond with this status and Discord error code.
    Status(u16, u64),
    /// Close the connection without a response.
    Dropped,
}

#[derive(Clone, Debug)]
pub(super) struct ReceivedRequest {
    pub(super) path: String,
    /// JSON body, or the JSON part of a form with files.
    pub(super) body: Value,
    pub(super) at: Instant,
}

/// Each `POST` and `PATCH` gets the next planned result, or success if none is left. `GET` requests
/// are never answered.
pub(super) struct FakeDiscord {
    pub(super) http: Arc<Http>,
    came: Arc<Mutex<Vec<ReceivedRequest>>>,
    planned: Arc<Mutex<VecDeque<PlannedResult>>>,
}

impl FakeDiscord {
    pub(super) async fn new(planned: &[PlannedResult]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        let http = discord::client(&"secret".parse().unwrap(), &RestAddress::Server(origin)).unwrap();
        http.set_application_id(1.into());
        let came = Arc::new(Mutex::new(Vec::new()));
        let planned = Arc::new(Mutex::new(planned.iter().copied().collect::<VecDeque<_>>()));
        let (noted, left) = (Arc::clone(&came), Arc::clone(&planned));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&noted), Arc::clone(&left)));
            }
        });
        Self { http: Arc::new(http), came, planned }
    }

    /// Requests received so far, without `GET`.
    pub(super) fn received(&self) -> Vec<ReceivedRequest> {
        self.came.lock().unwrap().clone()
    }

    /// Types of the first responses received so far.
    pub(super) fn kinds(&self) -> Vec<u64> {
        self.received().iter().filter_map(|sent| sent.body["type"].as_u64()).collect()
    }

    /// Whether all planned results were used.
    pub(super) fn is_done(&self) -> bool {
        self.planned.lock().unwrap().is_empty()
    }
}

async fn serve(
    mut stream: TcpStream,
    came: Arc<Mutex<Vec<ReceivedRequest>>>,
    planned: Arc<Mutex<VecDeque<PlannedResult>>>,
) {
    let Some((method, path, body)) = read(&mut stream).await else { return };
    if method == "GET" {
        std::future::pending::<()>().await;
    }
    came.lock().unwrap().push(ReceivedRequest { path, body, at: Instant::now() });
    let result = planned.lock().unwrap().pop_front();
    let (status, code) = match result {
        Some(PlannedResult::Dropped) => return,
        Some(PlannedResult::Status(status, code)) => (status, code),
        None if method == "PATCH" => (200, 0),
        None => (204, 0),
    };
    // An edit returns a message.
    let message = r#"{"id":"9","channel_id":"7","author":{"id":"1","username":"bot","discriminator":"0"},
        "content":"","timestamp":"2026-01-01T00:00:00Z","tts":false,"mention_everyone":false,"mentions":[],
        "mention_roles":[],"attachments":[],"embeds":[],"pinned":false,"type":0}"#;
    let text = match status {
        204 => String::new(),
        200 => message.to_owned(),
        _ => format!(r#"{{"code":{code},"message":"planned","retry_after":0.1}}"#),
    };
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        text.len()
    );
    stream.write_all((head + &text).as_bytes()).await.unwrap();
}

/// Reads method, path and body of a request.
async fn read(stream: &mut TcpStream) -> Option<(String, String, Value)> {
    let mut bytes = Vec::new();
    let head = loop {
        if let Some(at) = bytes.windows(4).position(|part| part == b"\r\n\r\n") {
            break at + 4;
        }
        (stream.read_buf(&mut bytes).await.ok()? > 0).then_some(())?;
    };
    let text = String::from_utf8_lossy(&bytes[..head]).to_lowercase();
    let line = String::from_utf8_lossy(&bytes[..head]).lines().next()?.to_owned();
    let mut words = line.split(' ').map(str::to_owned);
    let (method, path) = (words.next()?, words.next()?);
    let length: Option<usize> =
        text.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let whole = |bytes: &[u8]| match length {
        Some(length) => bytes.len() >= head + length,
        None if text.contains("transfer-encoding: chunked") => bytes.ends_with(b"0\r\n\r\n"),
        None => true,
    };
    while !whole(&bytes) {
        (stream.read_buf(&mut bytes).await.ok()? > 0).then_some(())?;
    }
    let body = &bytes[head..];
    // In a form with files, the JSON is the last part.
    let body = serde_json::from_slice(body).ok().unwrap_or_else(|| {
        let text = String::from_utf8_lossy(body);
        let part = text.split("\r\n").filter(|line| line.starts_with('{')).last();
        part.and_then(|part| serde_json::from_str(part).ok()).unwrap_or_default()
    });
    Some((method, path, body))
}
