//! Rejects requests from other sites. Any web page could try to reach a local server, and this one
//! hands out tokens.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::errors::ApiError;
use super::tls::{ByTls, hosts};

/// Rejects requests whose `Host` or `Origin` is not this machine.
pub(super) async fn loopback_only(request: Request, next: Next) -> Response {
    if allowed(request.headers(), request.extensions().get::<ByTls>().is_some()) {
        next.run(request).await
    } else {
        ApiError::not_loopback().into_response()
    }
}

/// Returns whether a request targets this machine. With TLS, the names on the certificate count
/// too.
fn allowed(headers: &HeaderMap, by_tls: bool) -> bool {
    if by_tls && !headers.contains_key(ORIGIN) {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let name = host.split_once(':').map_or(host, |(name, _)| name);
        if hosts().any(|host| host == name) {
            return true;
        }
    }
    // Every HTTP/1.1 request has a `Host`.
    let all = |name: HeaderName, fits: fn(&str) -> bool| {
        headers.get_all(name).iter().all(|value| value.to_str().is_ok_and(fits))
    };
    headers.contains_key(HOST) && all(HOST, is_loopback) && all(ORIGIN, is_loopback_origin)
}

fn is_loopback_origin(origin: &str) -> bool {
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some_and(is_loopback)
}

/// Returns whether `host` or `host:port` is this machine.
pub(crate) fn is_loopback(host: &str) -> bool {
    let is_named = |name: &str| {
        let rest = host
            .get(..name.len())
            .filter(|start| start.eq_ignore_ascii_case(name))
            .map(|_| &host[name.len()..]);
        match rest {
            Some("") => true,
            Some(port) => port.strip_prefix(':').is_some_and(|port| port.parse::<u16>().is_ok()),
            None => false,
        }
    };
    is_named("127.0.0.1") || is_named("localhost") || is_named("[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_requests_are_allowed() {
        for place in ["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:1", "[::1]", "[::1]:65535"] {
            assert!(is_loopback(place), "{place}");
        }
        for place in [
            "",
            "example.org",
            "127.0.0.1.example.org",
            "localhost.example.org",
            "localhost:",
            "localhost:99999",
            "127.0.0.1:80@example.org",
            "evil-localhost",
            "0.0.0.0",
            "192.168.0.2:80",
        ] {
            assert!(!is_loopback(place), "{place}");
        }
        assert!(is_loopback_origin("http://localhost:3000"));
        assert!(!is_loopback_origin("null"));
        assert!(!is_loopback_origin("https://example.org"));
    }

    #[test]
    fn a_request_needs_a_host() {
        assert!(!allowed(&HeaderMap::new(), false));
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "discord.com".parse().unwrap());
        assert!(allowed(&headers, true) && !allowed(&headers, false));
        headers.insert(ORIGIN, "https://discord.com".parse().unwrap());
        assert!(!allowed(&headers, true));
    }
}
