//! Destinations of REST requests.

use std::fmt;

use super::api_url::ApiUrl;

/// The domain of Discord's gateways.
const GATEWAY_DOMAIN: &str = "discord.gg";

/// The destination of REST requests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RestAddress {
    #[default]
    Discord,
    /// Discord, through a proxy that applies Discord's rate limits for all its clients.
    Proxy(ApiUrl),
    /// A Discord-compatible server instead of Discord.
    Server(ApiUrl),
}

impl RestAddress {
    /// The origin of all requests, or `None` for Discord's own.
    #[must_use]
    pub const fn origin(&self) -> Option<&ApiUrl> {
        match self {
            Self::Discord => None,
            Self::Proxy(origin) | Self::Server(origin) => Some(origin),
        }
    }

    /// Whether a proxy applies the rate limits. Applying them here, too, would only delay requests.
    #[must_use]
    pub const fn keeps_limits(&self) -> bool {
        matches!(self, Self::Proxy(_))
    }

    /// Whether the token may go to a gateway that this server returned. A proxy forwards Discord's own
    /// gateway, but a local proxy may also serve a local server.
    #[must_use]
    pub fn has_gateway(&self, address: &str) -> bool {
        match self {
            Self::Discord => true,
            Self::Proxy(origin) => is_discord_gateway(address) || origin.has_gateway(address),
            Self::Server(origin) => origin.has_gateway(address),
        }
    }
}

/// Whether an address is one of Discord's gateways, over TLS.
fn is_discord_gateway(address: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(address) else { return false };
    let host = url.host_str().unwrap_or_default();
    url.scheme() == "wss"
        && host.strip_suffix(GATEWAY_DOMAIN).is_some_and(|of| of.is_empty() || of.ends_with('.'))
}

impl fmt::Display for RestAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Discord => f.write_str("Discord"),
            Self::Proxy(origin) => write!(f, "Discord, through the proxy {origin}"),
            Self::Server(origin) => origin.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxy(origin: &str) -> RestAddress {
        RestAddress::Proxy(origin.parse().unwrap())
    }

    #[test]
    fn a_proxy_may_name_discords_or_a_local_gateway() {
        let far = proxy("https://proxy.example");
        for own in
            ["wss://gateway.discord.gg", "wss://gateway-us-east1-b.discord.gg/?v=10", "wss://discord.gg"]
        {
            assert!(far.has_gateway(own), "{own}");
        }
        for foreign in [
            "ws://gateway.discord.gg",
            "wss://notdiscord.gg",
            "wss://discord.gg.example",
            "wss://gateway.example",
            "ws://127.0.0.1:1",
            "",
        ] {
            assert!(!far.has_gateway(foreign), "{foreign}");
        }
        assert!(proxy("http://127.0.0.1:8080").has_gateway("ws://127.0.0.1:9/gateway"));
    }

    #[test]
    fn another_server_may_not_name_discords_gateway() {
        let server = RestAddress::Server("http://127.0.0.1:8642".parse().unwrap());
        assert!(server.has_gateway("ws://127.0.0.1:9999/gateway"));
        assert!(!server.has_gateway("wss://gateway.discord.gg"));
    }
}
