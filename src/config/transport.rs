//! How a process hears of interactions: over the gateway, or by signed HTTP.

use super::{Config, ConfigError, ListenAddress, PublicKey};

/// How a process hears of interactions and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transport {
    /// Whether it connects to the gateway.
    pub gateway: bool,
    /// Where it takes signed interactions, if it does.
    pub endpoint: Option<EndpointSettings>,
}

/// Where signed interactions are taken, and whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndpointSettings {
    /// Where to listen.
    pub address: ListenAddress,
    /// The application's key.
    pub key: PublicKey,
}

impl Default for Transport {
    fn default() -> Self {
        Self { gateway: true, endpoint: None }
    }
}

impl Config {
    /// How the bot is to hear of interactions: over the gateway where nothing else is said.
    ///
    /// # Errors
    ///
    /// Refuses to take interactions that nobody could check.
    pub fn transport(&self) -> Result<Transport, ConfigError> {
        let Some(address) = self.interactions else { return Ok(Transport::default()) };
        let key = self.public_key.ok_or(ConfigError::Missing(
            "signed interactions cannot be checked: set SEALED_MOVE_PUBLIC_KEY to the public key that Discord's developer portal shows under General Information",
        ))?;
        Ok(Transport { gateway: false, endpoint: Some(EndpointSettings { address, key }) })
    }
}
