//! Addresses of PostgreSQL databases.

use std::fmt;
use std::str::FromStr;

/// The address of a PostgreSQL database. `Debug` hides it, because it may contain a password.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreAddress(String);

impl StoreAddress {
    /// The address, including the password. Use it only to connect.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StoreAddress(…)")
    }
}

impl FromStr for StoreAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        let database = rest.and_then(|rest| rest.split('?').next()?.split_once('/'));
        match database {
            Some((host, name)) if !host.is_empty() && !name.is_empty() => Ok(Self(text.to_owned())),
            // The input is not quoted: it may contain a password.
            _ => Err("expected an address such as postgres://user:password@host/database".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_never_printed() {
        let address: StoreAddress = " postgres://bot:s3cret@host/games ".parse().unwrap();
        assert_eq!(address.reveal(), "postgres://bot:s3cret@host/games");
        assert!(!format!("{address:?}").contains("s3cret"));
        for bad in [
            "",
            "s3cret",
            "mysql://bot:s3cret@host/games",
            "postgres://bot:s3cret@host",
            "postgres:///s3cret",
        ] {
            let refused = bad.parse::<StoreAddress>().unwrap_err();
            assert!(!refused.contains("s3cret"), "{refused}");
        }
    }
}
