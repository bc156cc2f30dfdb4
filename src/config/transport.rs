//! How a process hears of interactions: over the gateway, or by signed HTTP.

use super::{Config, ConfigError, ListenAddress, PublicKey, ShardRange};

/// How a process hears of interactions and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transport {
    /// Which shards of the gateway it holds, if any.
    pub gateway: Option<ShardRange>,
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
        Self { gateway: Some(ShardRange::default()), endpoint: None }
    }
}

impl Config {
    /// How the bot is to hear of interactions: over the gateway where nothing else is said.
    ///
    /// # Errors
    ///
    /// Refuses to take interactions that nobody could check, to hear of them in both ways, and to leave servers to other
    /// processes where there can be none.
    pub fn transport(&self) -> Result<Transport, ConfigError> {
        let Some(address) = self.interactions else {
            let shards = self.shards.unwrap_or_default();
            if self.store.is_none() && !shards.is_whole() {
                return Err(ConfigError::Contradiction(
                    "part of the shards leaves the other servers to further processes, which a database in a file cannot have: set SEALED_MOVE_STORE to a PostgreSQL database, or hold all shards, such as 0..15/16",
                ));
            }
            return Ok(Transport { gateway: Some(shards), endpoint: None });
        };
        if self.shards.is_some() {
            return Err(ConfigError::Contradiction(
                "shards of the gateway and signed interactions are two ways to hear of interactions: start one process for each",
            ));
        }
        let key = self.public_key.ok_or(ConfigError::Missing(
            "signed interactions cannot be checked: set SEALED_MOVE_PUBLIC_KEY to the public key that Discord's developer portal shows under General Information",
        ))?;
        Ok(Transport { gateway: None, endpoint: Some(EndpointSettings { address, key }) })
    }
}
