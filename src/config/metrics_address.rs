//! Where metrics and health are served.

use std::net::SocketAddr;
use std::str::FromStr;

/// Where the bot's figures are served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetricsAddress(SocketAddr);

impl MetricsAddress {
    /// The address.
    #[must_use]
    pub const fn socket(self) -> SocketAddr {
        self.0
    }
}

impl FromStr for MetricsAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.trim().parse().map(Self).map_err(|_| {
            format!(
                "{text:?} is not allowed; an IP address and a port are, such as 127.0.0.1:9464 or [::]:9464"
            )
        })
    }
}
