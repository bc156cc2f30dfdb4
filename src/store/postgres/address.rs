//! Address of a database, which is never shown with its password.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// Address of a database: `postgres://user:password@host:port/database`.
///
/// `Display` and `Debug` omit the password and the parameters.
#[derive(Clone)]
pub struct PostgresAddress {
    pub(super) config: Config,
    /// File with trusted CA certificates, instead of the usual ones.
    pub(super) authorities: Option<PathBuf>,
}

/// Parameter for the CA file, named like in libpq.
const CA_FILE_PARAMETER: &str = "sslrootcert=";

impl FromStr for PostgresAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // The driver's message may repeat invalid input, which may be the password.
        let wrong = || "expected postgres://user:password@host:port/database".to_owned();
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(wrong());
        }
        let (address, parameters) = text.split_once('?').unwrap_or((text, ""));
        let mut authorities = None;
        let mut others = Vec::new();
        for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.strip_prefix(CA_FILE_PARAMETER) {
                Some(file) => authorities = Some(PathBuf::from(file)),
                // Rustls always verifies, so `require` means the same here.
                None if matches!(parameter, "sslmode=verify-full" | "sslmode=verify-ca") => {
                    others.push("sslmode=require");
                }
                None => others.push(parameter),
            }
        }
        let query = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
        let config: Config = format!("{address}{query}").parse().map_err(|_| wrong())?;
        if config.get_hosts().is_empty() || config.get_dbname().is_none_or(str::is_empty) {
            return Err(wrong());
        }
        if authorities.is_some() && config.get_ssl_mode() == SslMode::Disable {
            return Err("sslrootcert makes no sense with sslmode=disable".to_owned());
        }
        Ok(Self { config, authorities })
    }
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        for (index, host) in self.config.get_hosts().iter().enumerate() {
            let before = if index > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) => write!(f, "{before}{name}")?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{before}{}", folder.display())?,
            }
            let ports = self.config.get_ports();
            if let Some(port) = ports.get(index).or_else(|| ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |text: &str| {
            let address: PostgresAddress = text.parse().unwrap();
            assert!(!format!("{address:?}").contains("s3cret"));
            address.to_string()
        };
        assert_eq!(
            shown("postgres://bot:s3cret@db.example:6432/games"),
            "postgres://bot@db.example:6432/games"
        );
        assert_eq!(
            shown("postgresql://bot:s3cret@one,two:7000/games?sslmode=verify-full&sslrootcert=/etc/ca.pem"),
            "postgres://bot@one:5432,two:7000/games"
        );
        // The default port.
        assert_eq!(shown("postgres://localhost/games?password=s3cret"), "postgres://localhost:5432/games");
    }

    #[test]
    fn an_invalid_address_is_not_repeated() {
        for text in [
            "",
            "sqlite:bot.db",
            "postgres://",
            "postgres://bot:s3cret@host",
            "postgres://bot:s3cret@host:port/games",
            "postgres://bot:s3cret@host/games?s3cret=1",
            "postgres://bot:s3cret@host/games?sslmode=disable&sslrootcert=ca.pem",
        ] {
            let refused = text.parse::<PostgresAddress>().unwrap_err();
            assert!(!refused.contains("s3cret"), "{refused}");
        }
    }

    #[test]
    fn verify_full_means_require() {
        let address: PostgresAddress =
            "postgres://bot@host/games?sslmode=verify-full&sslrootcert=ca.pem".parse().unwrap();
        assert_eq!(address.config.get_ssl_mode(), SslMode::Require);
        assert_eq!(address.authorities, Some("ca.pem".into()));
    }
}
