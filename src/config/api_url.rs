//! Origins of servers that replace Discord.

use std::fmt;
use std::str::FromStr;

/// The origin of a Discord-compatible server: scheme, host and port. Plain `http` is allowed only on
/// a loopback host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiUrl {
    text: String,
    host: String,
}

impl ApiUrl {
    /// The origin, without a trailing slash.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn is_loopback(&self) -> bool {
        is_loopback(&self.host)
    }

    /// Whether the token may go to a gateway: one on the same host, over TLS unless it is local.
    #[must_use]
    pub fn has_gateway(&self, address: &str) -> bool {
        let Ok(url) = reqwest::Url::parse(address) else { return false };
        let Some(host) = url.host_str() else { return false };
        match url.scheme() {
            "wss" => host == self.host || (is_loopback(host) && self.is_loopback()),
            "ws" => is_loopback(host) && self.is_loopback(),
            _ => false,
        }
    }
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl fmt::Display for ApiUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for ApiUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = "expected an origin such as https://discord.example or http://127.0.0.1:8642";
        let url = reqwest::Url::parse(text.trim()).map_err(|error| format!("{error}; {expected}"))?;
        let host = url.host_str().ok_or(expected)?.to_owned();
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(format!("more than scheme, host and port; {expected}"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(format!("a user name is not allowed; {expected}"));
        }
        match url.scheme() {
            "https" => {}
            "http" if is_loopback(&host) => {}
            "http" => return Err("plain http is allowed only to this machine; use https".to_owned()),
            other => return Err(format!("unknown scheme {other}; {expected}")),
        }
        Ok(Self { text: url.origin().ascii_serialization(), host })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_https_or_local() {
        for good in
            ["https://discord.example", "http://127.0.0.1:8642", "http://localhost:1/", "http://[::1]:80"]
        {
            assert!(good.parse::<ApiUrl>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "discord.com",
            "http://discord.example",
            "http://127.0.0.1.example:80",
            "https://discord.example/api",
            "https://user@discord.example",
            "https://discord.example/?x",
            "ftp://127.0.0.1",
            "ws://127.0.0.1:1",
        ] {
            assert!(bad.parse::<ApiUrl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_gateway_must_be_on_the_same_host() {
        let url: ApiUrl = "http://127.0.0.1:8642".parse().unwrap();
        assert!(url.has_gateway("ws://127.0.0.1:9999/gateway"));
        assert!(!url.has_gateway("wss://gateway.discord.gg"));
        assert!(!url.has_gateway("not an address"));
        let url: ApiUrl = "https://discord.example".parse().unwrap();
        assert!(url.has_gateway("wss://discord.example/gateway"));
        assert!(!url.has_gateway("ws://discord.example/gateway"), "the token would be sent unencrypted");
    }
}
