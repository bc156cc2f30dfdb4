//! The HTTP server: one task per connection, with time limits for the client's requests.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::errors::ApiError;
use super::listen::Disconnectable;

/// Time limit for the head of a request. Also closes idle connections.
pub(super) const HEADER_TIMEOUT: Duration = Duration::from_secs(75);
/// Time limit for the body of a request.
pub(super) const BODY_TIMEOUT: Duration = Duration::from_secs(30);

/// Serves connections until `closed`, then waits for open requests.
pub(super) async fn serve<L>(
    mut listener: L,
    router: Router,
    header_timeout: Duration,
    closed: impl Future<Output = ()>,
) where
    L: axum::serve::Listener<Addr = SocketAddr>,
    L::Io: Disconnectable,
{
    let mut closed = pin!(closed);
    let (close, closing) = watch::channel(false);
    let mut connections = JoinSet::new();
    loop {
        let stream = tokio::select! {
            (stream, _) = listener.accept() => stream,
            Some(_) = connections.join_next() => continue,
            () = &mut closed => break,
        };
        let service = router.clone().layer(Extension(ConnectInfo(stream.disconnector())));
        let mut server = http1::Builder::new();
        server.timer(TokioTimer::new()).header_read_timeout(header_timeout);
        let connection = server.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let mut closing = closing.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            let served = tokio::select! {
                served = &mut connection => served,
                // Can't fail: the sender outlives the connections. The result holds a lock.
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "connection ended");
            }
        });
    }
    close.send_replace(true);
    while connections.join_next().await.is_some() {}
}

/// Reads the whole body of a request before it is handled, and responds with 408 if the client
/// doesn't send it within `limit`.
pub(super) async fn whole_body(
    request: Request,
    next: Next,
    (limit, max_bytes): (Duration, usize),
) -> Response {
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(limit, to_bytes(body, max_bytes)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => ApiError::request_too_large().into_response(),
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [("connection", "close")]).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use axum::middleware::from_fn;
    use axum::routing::post;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};

    use super::super::listen::Listener;
    use super::*;

    const LIMIT: Duration = Duration::from_millis(80);

    /// Sends a half request, and returns the response once the server closes the connection.
    async fn response_to(half: &str) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let layer = from_fn(|request, next| whole_body(request, next, (LIMIT, 1000)));
        let router = Router::new().route("/", post(|body: String| async { body })).layer(layer);
        let server = tokio::spawn(serve(Listener(listener), router, LIMIT, std::future::pending()));
        let mut client = TcpStream::connect(address).await.unwrap();
        client.write_all(half.as_bytes()).await.unwrap();
        let mut response = String::new();
        client.read_to_string(&mut response).await.unwrap();
        server.abort();
        response
    }

    #[tokio::test]
    async fn half_sent_requests_time_out() {
        assert_eq!(response_to("POST / HTTP/1.1\r\nhost: a\r\n").await, "");
        let head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\n";
        let response = response_to(&format!("{head}abc")).await;
        assert!(response.starts_with("HTTP/1.1 408"), "{response}");
        let whole = response_to(&format!("{head}abcde")).await;
        assert!(whole.starts_with("HTTP/1.1 200") && whole.ends_with("abcde"), "{whole}");
    }
}
