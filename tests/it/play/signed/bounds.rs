//! Untrusted requests: too large, too slow, and to the wrong path.

use std::time::{Duration, Instant};

use reqwest::Method;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::SignedTable;
use crate::timeouts::TIMEOUT;

/// More bytes than any interaction has.
const TOO_MANY_BYTES: usize = 300_000;

/// Time limit of a request, from its first byte to its last.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// A raw connection.
async fn connect(url: &str) -> TcpStream {
    TcpStream::connect(url.strip_prefix("http://").unwrap().split('/').next().unwrap()).await.unwrap()
}

/// Reads until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut bytes))
        .await
        .expect("the server closes the connection");
    // A server that stops reading may reset the connection.
    assert!(read.is_ok() || !bytes.is_empty(), "{read:?}");
    String::from_utf8(bytes).unwrap()
}

/// The head of a signed request, without its content length.
fn head(signed: &SignedTable, body: &str) -> String {
    let now = SignedTable::now().to_string();
    let signature = signed.sign(&now, body);
    format!(
        "POST /interactions HTTP/1.1\r\nHost: bot\r\nX-Signature-Ed25519: {signature}\r\nX-Signature-Timestamp: {now}\r\n"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_connections_are_closed() {
    let signed = SignedTable::new().await;
    for request in [
        "POST /interactions HTTP/1.1\r\nHost: bot\r\nContent-Length: 2\r\n\r\n{}",
        "GET /elsewhere HTTP/1.1\r\nHost: bot\r\n\r\n",
    ] {
        let mut stream = connect(&signed.url).await;
        stream.write_all(request.as_bytes()).await.unwrap();
        let answer = rest(stream).await;
        assert!(answer.contains("connection: close\r\n"), "{answer}");
    }
    // A signed connection is kept alive.
    let mut stream = connect(&signed.url).await;
    for _ in 0..2 {
        let body = r#"{"type":1}"#;
        let request = format!("{}Content-Length: {}\r\n\r\n{body}", head(&signed, body), body.len());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(body.as_bytes()) {
            let mut part = [0; 1024];
            let length = stream.read(&mut part).await.unwrap();
            assert!(length > 0, "{}", String::from_utf8_lossy(&answer));
            answer.extend_from_slice(&part[..length]);
        }
        assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_paths_and_methods_are_refused_honestly() {
    let signed = SignedTable::new().await;
    let client = &signed.table.bed.client;
    let origin = signed.url.strip_suffix("/interactions").unwrap();
    for (method, path, status) in [
        (Method::GET, "/interactions", 405),
        (Method::PUT, "/interactions", 405),
        (Method::POST, "/", 404),
        (Method::GET, "/metrics", 404),
        (Method::POST, "/interactions/x", 404),
        (Method::POST, "/interactions", 401),
    ] {
        let answer = client.request(method.clone(), format!("{origin}{path}")).send().await.unwrap();
        assert_eq!(answer.status(), status, "{method} {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_no_interaction_has_is_not_read() {
    let signed = SignedTable::new().await;
    // With a content length: refused without reading the body.
    let mut stream = connect(&signed.url).await;
    let request = head(&signed, "x") + &format!("Content-Length: {TOO_MANY_BYTES}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    assert!(rest(stream).await.starts_with("HTTP/1.1 413 "));
    // Without one: read up to the limit.
    let mut stream = connect(&signed.url).await;
    let chunk = format!("{TOO_MANY_BYTES:x}\r\n{}\r\n0\r\n\r\n", "x".repeat(TOO_MANY_BYTES));
    let request = head(&signed, &"x".repeat(TOO_MANY_BYTES)) + "Transfer-Encoding: chunked\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let _ = stream.write_all(chunk.as_bytes()).await;
    assert!(rest(stream).await.starts_with("HTTP/1.1 413 "));
    assert_eq!((signed.count("large").await, signed.count("taken").await), (2, 0));
    // A long body below the limit that isn't an interaction.
    assert_eq!(signed.send_signed(&"x".repeat(200_000)).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_time_out_and_delay_nobody() {
    let signed = SignedTable::new().await;
    let ping = r#"{"type":1}"#;
    let began = Instant::now();
    let slow = [
        String::new(),
        "POST /interactions HTTP/1.1\r\nHost: b".to_owned(),
        head(&signed, ping) + "Content-Length: 10\r\n\r\n{\"ty",
    ]
    .map(|beginning| {
        let url = signed.url.clone();
        async move {
            let mut stream = connect(&url).await;
            stream.write_all(beginning.as_bytes()).await.unwrap();
            let told = rest(stream).await;
            (told, began.elapsed())
        }
    });
    let [silent, half_head, half_body] = slow;
    let others = async {
        assert_eq!(signed.send_signed(ping).await.status, 200);
        began.elapsed()
    };
    let (silent, half_head, half_body, others) = tokio::join!(silent, half_head, half_body, others);
    assert_eq!((silent.0.as_str(), half_head.0.as_str()), ("", ""), "there is no request to answer");
    assert!(half_body.0.starts_with("HTTP/1.1 408 "), "{}", half_body.0);
    for (_, within) in [&silent, &half_head] {
        assert!(*within >= REQUEST_TIMEOUT, "{within:?}");
    }
    // As long as Discord itself waits.
    assert!(half_body.1 >= Duration::from_secs(3), "{:?}", half_body.1);
    assert!(others < silent.1.min(half_body.1), "others were delayed: {others:?}");
    assert_eq!((signed.count("slow").await, signed.count("taken").await), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_serves_further_requests_after_a_rest() {
    let signed = SignedTable::new().await;
    let ping = r#"{"type":1}"#;
    let mut stream = connect(&signed.url).await;
    for pause in [Duration::ZERO, REQUEST_TIMEOUT + Duration::from_secs(1)] {
        tokio::time::sleep(pause).await;
        let request = head(&signed, ping) + &format!("Content-Length: {}\r\n\r\n{ping}", ping.len());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut told = Vec::new();
        while !told.ends_with(ping.as_bytes()) {
            let read = tokio::time::timeout(TIMEOUT, stream.read_buf(&mut told)).await.unwrap().unwrap();
            assert!(read > 0, "after {pause:?}: {}", String::from_utf8_lossy(&told));
        }
        assert!(told.starts_with(b"HTTP/1.1 200 "), "{}", String::from_utf8_lossy(&told));
    }
}
