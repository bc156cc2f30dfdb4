//! Serves the bot's metrics and health over HTTP, for whoever watches it.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::health::Monitor;

/// The format that Prometheus and its kin read.
const PROMETHEUS: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Serves `/metrics` and `/healthz` until it is dropped.
#[derive(Debug)]
pub struct MetricsServer {
    address: SocketAddr,
    serving: JoinHandle<()>,
}

impl MetricsServer {
    /// Listens, and answers from then on.
    ///
    /// # Errors
    ///
    /// Where the address is taken, or none of this machine's.
    pub async fn start(address: SocketAddr, monitor: Monitor) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        let router =
            Router::new().route("/metrics", get(metrics)).route("/healthz", get(health)).with_state(monitor);
        let serving = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "figures are not served any more");
            }
        });
        Ok(Self { address, serving })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for MetricsServer {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn metrics(State(monitor): State<Monitor>) -> impl IntoResponse {
    ([(CONTENT_TYPE, PROMETHEUS)], monitor.metrics().await)
}

async fn health(State(monitor): State<Monitor>) -> impl IntoResponse {
    let (status, comment) = match monitor.health().await {
        Ok(()) => (StatusCode::OK, "well\n".to_owned()),
        Err(problem) => (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")),
    };
    (status, [(CACHE_CONTROL, "no-store")], comment)
}
