//! Conversion of PostgreSQL's errors.

use deadpool::managed::PoolError;
use tokio_postgres::error::DbError;

use crate::store::{FailureKind, StoreError};

/// Code and message of a server error. The details are omitted, because they may contain a row with
/// secrets.
#[derive(Debug, thiserror::Error)]
#[error("{code}: {message}")]
struct ServerMessage {
    code: String,
    message: String,
}

impl From<&DbError> for ServerMessage {
    fn from(error: &DbError) -> Self {
        Self { code: error.code().code().to_owned(), message: error.message().to_owned() }
    }
}

/// A driver error with its causes.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct DriverMessage(String);

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        if let Some(server_error) = error.as_db_error() {
            let source = Box::new(ServerMessage::from(server_error));
            return Self::Database { kind: kind(server_error.code().code()), source };
        }
        let mut message = error.to_string();
        let mut reason = std::error::Error::source(&error);
        while let Some(cause) = reason {
            message = format!("{message}: {cause}");
            reason = cause.source();
        }
        // Anything but a server error is a broken connection, except a value that doesn't fit its
        // column.
        let ours = message.starts_with("error serializing") || message.starts_with("error deserializing");
        let kind = if ours { FailureKind::Corrupt } else { FailureKind::Unavailable };
        Self::Database { kind, source: Box::new(DriverMessage(message)) }
    }
}

impl From<PoolError<Self>> for StoreError {
    fn from(error: PoolError<Self>) -> Self {
        match error {
            PoolError::Backend(error) => error,
            PoolError::Closed => Self::Closed,
            error => Self::Database {
                kind: FailureKind::Unavailable,
                source: Box::new(DriverMessage(error.to_string())),
            },
        }
    }
}

/// Kind of a server error by its SQLSTATE, whose first two characters are a class.
fn kind(code: &str) -> FailureKind {
    match code {
        "40001" | "40P01" => FailureKind::Deadlock,
        // Lock timeout, statement timeout.
        "55P03" | "57014" => FailureKind::Busy,
        "53100" => FailureKind::Full,
        // Read-only follower after a failover, a suspended transaction, unknown database, server not
        // accepting connections.
        "25006" | "25P03" | "3D000" | "55000" => FailureKind::Unavailable,
        code => match code.get(..2) {
            Some("23") => FailureKind::Constraint,
            Some("XX") => FailureKind::Corrupt,
            Some("08" | "28" | "53" | "57" | "58") => FailureKind::Unavailable,
            _ => FailureKind::Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_has_a_kind() {
        for (code, expected) in [
            ("40001", FailureKind::Deadlock),
            ("40P01", FailureKind::Deadlock),
            ("57014", FailureKind::Busy),
            ("53100", FailureKind::Full),
            ("53300", FailureKind::Unavailable),
            ("57P01", FailureKind::Unavailable),
            ("25006", FailureKind::Unavailable),
            ("25P03", FailureKind::Unavailable),
            ("28P01", FailureKind::Unavailable),
            ("23505", FailureKind::Constraint),
            ("XX001", FailureKind::Corrupt),
            ("42601", FailureKind::Other),
        ] {
            assert_eq!(kind(code), expected, "{code}");
        }
    }
}
