//! Local addresses to listen on.

use std::net::SocketAddr;
use std::str::FromStr;

/// An address to serve metrics or receive interactions on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListenAddress(SocketAddr);

impl ListenAddress {
    #[must_use]
    pub const fn socket(self) -> SocketAddr {
        self.0
    }
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.trim().parse().map(Self).map_err(|_| {
            format!("expected an IP address and port such as 127.0.0.1:9464 or [::]:9464, got {text:?}")
        })
    }
}
