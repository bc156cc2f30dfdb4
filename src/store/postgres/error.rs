//! PostgreSQL's errors as the store's.

use deadpool::managed::PoolError;
use tokio_postgres::error::DbError;

use crate::store::{FailureKind, StoreError};

/// What a server said: its code and its message. Its details may hold a row, and a row may hold a secret.
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

/// What the driver says, with its reasons.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct DriverMessage(String);

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        if let Some(told) = error.as_db_error() {
            let source = Box::new(ServerMessage::from(told));
            return Self::Database { kind: kind(told.code().code()), source };
        }
        let mut message = error.to_string();
        let mut reason = std::error::Error::source(&error);
        while let Some(cause) = reason {
            message = format!("{message}: {cause}");
            reason = cause.source();
        }
        // What the server did not say itself went wrong between it and us, but for values that fit no column.
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

/// The kind of what a server reports, by its code. Its first two signs are a class.
fn kind(code: &str) -> FailureKind {
    match code {
        "40001" | "40P01" => FailureKind::Deadlock,
        // A lock that was held too long, a statement that took too long.
        "55P03" | "57014" => FailureKind::Busy,
        "53100" => FailureKind::Full,
        // After a failover we may still speak with the one that only follows; no such database; it takes nobody in.
        "25006" | "3D000" | "55000" => FailureKind::Unavailable,
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
    fn a_code_has_its_kind() {
        for (code, expected) in [
            ("40001", FailureKind::Deadlock),
            ("40P01", FailureKind::Deadlock),
            ("57014", FailureKind::Busy),
            ("53100", FailureKind::Full),
            ("53300", FailureKind::Unavailable),
            ("57P01", FailureKind::Unavailable),
            ("25006", FailureKind::Unavailable),
            ("28P01", FailureKind::Unavailable),
            ("23505", FailureKind::Constraint),
            ("XX001", FailureKind::Corrupt),
            ("42601", FailureKind::Other),
        ] {
            assert_eq!(kind(code), expected, "{code}");
        }
    }
}
