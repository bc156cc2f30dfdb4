//! Where requests to Discord's REST go.

use std::fmt;

use super::api_url::ApiUrl;

/// The domain of Discord's gateways.
const GATEWAYS: &str = "discord.gg";

/// Where requests to Discord's REST go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RestAddress {
    /// To Discord.
    #[default]
    Discord,
    /// To Discord through a proxy, which keeps Discord's limits for all who send through it.
    Proxy(ApiUrl),
    /// To a Discord-compatible server in Discord's place.
    Server(ApiUrl),
}

impl RestAddress {
    /// The origin of all requests, where it is not Discord's own.
    #[must_use]
    pub const fn origin(&self) -> Option<&ApiUrl> {
        match self {
            Self::Discord => None,
            Self::Proxy(origin) | Self::Server(origin) => Some(origin),
        }
    }

    /// Whether others keep Discord's limits for us, so that to keep them here as well would only make people wait.
    #[must_use]
    pub const fn keeps_limits(&self) -> bool {
        matches!(self, Self::Proxy(_))
    }

    /// Whether the token may go to a gateway that this address names. A proxy passes on where Discord's is; one on this
    /// machine may stand before a server on this machine.
    #[must_use]
    pub fn has_gateway(&self, address: &str) -> bool {
        match self {
            Self::Discord => true,
            Self::Proxy(origin) => is_of_discord(address) || origin.has_gateway(address),
            Self::Server(origin) => origin.has_gateway(address),
        }
    }
}

/// Whether an address is that of a gateway of Discord's, over TLS.
fn is_of_discord(address: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(address) else { return false };
    let host = url.host_str().unwrap_or_default();
    url.scheme() == "wss" && host.strip_suffix(GATEWAYS).is_some_and(|of| of.is_empty() || of.ends_with('.'))
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
    fn behind_a_proxy_the_token_goes_to_a_gateway_of_discord_or_of_this_machine() {
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
    fn a_server_in_discords_place_names_no_gateway_of_discords() {
        let server = RestAddress::Server("http://127.0.0.1:8642".parse().unwrap());
        assert!(server.has_gateway("ws://127.0.0.1:9999/gateway"));
        assert!(!server.has_gateway("wss://gateway.discord.gg"));
    }
}
