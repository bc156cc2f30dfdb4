//! Where games are kept, where that is not a file in the data folder: an address with a password that never prints.

use std::fmt;
use std::str::FromStr;

/// The address of a PostgreSQL database. It never prints, for it may hold a password.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreAddress(String);

impl StoreAddress {
    /// The address itself, for who connects and nothing else.
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
            // What was said is not repeated: it may hold a password.
            _ => Err("an address such as postgres://user:password@host/database is allowed".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_never_prints() {
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
