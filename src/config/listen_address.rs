//! An address of this machine at which the bot listens.

use std::net::SocketAddr;
use std::str::FromStr;

/// Where the bot listens: for whoever reads its figures, or for Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListenAddress(SocketAddr);

impl ListenAddress {
    /// The address.
    #[must_use]
    pub const fn socket(self) -> SocketAddr {
        self.0
    }
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.trim().parse().map(Self).map_err(|_| {
            format!(
                "{text:?} is not allowed; an IP address and a port are, such as 127.0.0.1:9464 or [::]:9464"
            )
        })
    }
}
