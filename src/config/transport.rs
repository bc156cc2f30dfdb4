//! The transport of interactions: the gateway, or signed HTTP requests.

use super::{Config, ConfigError, ListenAddress, PublicKey, ShardRange};

/// The transport of interactions and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transport {
    /// The gateway shards, if the gateway is used.
    pub gateway: Option<ShardRange>,
    /// The HTTP endpoint, if it is used.
    pub endpoint: Option<EndpointSettings>,
}

/// The endpoint for signed interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndpointSettings {
    pub address: ListenAddress,
    pub key: PublicKey,
}

impl Default for Transport {
    fn default() -> Self {
        Self { gateway: Some(ShardRange::default()), endpoint: None }
    }
}

impl Config {
    /// The transport of interactions; by default the gateway.
    ///
    /// # Errors
    ///
    /// If signed interactions have no key to verify them, if both transports are set, or if some shards
    /// are left to other processes that a database in a file can't serve.
    pub fn transport(&self) -> Result<Transport, ConfigError> {
        let Some(address) = self.interactions else {
            let shards = self.shards.unwrap_or_default();
            if self.store.is_none() && !shards.is_whole() {
                return Err(ConfigError::Contradiction(
                    "some shards are missing, and a database in a file allows no second process to serve them: set SEALED_MOVE_STORE to a PostgreSQL database, or serve all shards, such as 0..15/16",
                ));
            }
            return Ok(Transport { gateway: Some(shards), endpoint: None });
        };
        if self.shards.is_some() {
            return Err(ConfigError::Contradiction(
                "gateway shards and signed interactions exclude each other: start one process for each",
            ));
        }
        let key = self.public_key.ok_or(ConfigError::Missing(
            "cannot verify signed interactions: set SEALED_MOVE_PUBLIC_KEY to the public key from General Information in Discord's developer portal",
        ))?;
        Ok(Transport { gateway: None, endpoint: Some(EndpointSettings { address, key }) })
    }
}
