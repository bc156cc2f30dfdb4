//! Serves metrics and health over HTTP for monitoring.

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

/// Content type of Prometheus's text format.
const PROMETHEUS_CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Serves `/metrics` and `/healthz` until it is dropped.
#[derive(Debug)]
pub struct MetricsServer {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl MetricsServer {
    /// Starts to listen.
    ///
    /// # Errors
    ///
    /// Fails if the address is taken or doesn't belong to this machine.
    pub async fn start(address: SocketAddr, monitor: Monitor) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        let router =
            Router::new().route("/metrics", get(metrics)).route("/healthz", get(health)).with_state(monitor);
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "metrics server stopped");
            }
        });
        Ok(Self { address, server })
    }

    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for MetricsServer {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn metrics(State(monitor): State<Monitor>) -> impl IntoResponse {
    ([(CONTENT_TYPE, PROMETHEUS_CONTENT_TYPE)], monitor.metrics().await)
}

async fn health(State(monitor): State<Monitor>) -> impl IntoResponse {
    let (status, comment) = match monitor.health().await {
        Ok(()) => (StatusCode::OK, "well\n".to_owned()),
        Err(problem) => (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")),
    };
    (status, [(CACHE_CONTROL, "no-store")], comment)
}
