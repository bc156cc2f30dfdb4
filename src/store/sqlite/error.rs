//! Conversion of SQLite's errors.

use rusqlite::ErrorCode;

use crate::store::{FailureKind, StoreError};

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database { kind: kind(&error), source: Box::new(error) }
    }
}

fn kind(error: &rusqlite::Error) -> FailureKind {
    match error {
        // A column of a type that this program never stores.
        rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::InvalidColumnType(..)
        | rusqlite::Error::Utf8Error(..) => FailureKind::Corrupt,
        _ => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => FailureKind::Busy,
            Some(ErrorCode::DiskFull) => FailureKind::Full,
            Some(ErrorCode::ConstraintViolation) => FailureKind::Constraint,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => FailureKind::Corrupt,
            Some(
                ErrorCode::CannotOpen
                | ErrorCode::PermissionDenied
                | ErrorCode::ReadOnly
                | ErrorCode::SystemIoFailure
                | ErrorCode::FileLockingProtocolFailed,
            ) => FailureKind::Unavailable,
            _ => FailureKind::Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    #[track_caller]
    fn check(result: rusqlite::Result<impl Sized>, expected: FailureKind) {
        let error = result.map(|_| ()).unwrap_err();
        let (shown, error) = (error.to_string(), StoreError::from(error));
        assert!(error.to_string().ends_with(&shown), "{error} does not tell {shown}");
        assert!(matches!(error, StoreError::Database { kind, .. } if kind == expected), "{error:?}");
    }

    #[test]
    fn errors_have_a_kind_and_keep_the_message() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot.db");
        let database = Connection::open(&path).unwrap();
        database.execute_batch("CREATE TABLE one (id INTEGER PRIMARY KEY) STRICT").unwrap();
        database.execute_batch("INSERT INTO one VALUES (1)").unwrap();

        check(database.execute_batch("INSERT INTO one VALUES (1)"), FailureKind::Constraint);
        check(database.execute_batch("SELECT nothing"), FailureKind::Other);
        check(database.query_row("SELECT 'text'", [], |row| row.get::<_, i64>(0)), FailureKind::Corrupt);
        check(Connection::open(folder.path()), FailureKind::Unavailable);

        let other = Connection::open(&path).unwrap();
        other.busy_timeout(std::time::Duration::ZERO).unwrap();
        database.execute_batch("BEGIN IMMEDIATE").unwrap();
        check(other.execute_batch("BEGIN IMMEDIATE"), FailureKind::Busy);
        database.execute_batch("COMMIT").unwrap();

        let pages: u32 = database.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        database.pragma_update(None, "max_page_count", pages).unwrap();
        check(database.execute_batch("CREATE TABLE two (id INTEGER PRIMARY KEY) STRICT"), FailureKind::Full);

        let text = folder.path().join("text.db");
        std::fs::write(&text, "This is not a database.".repeat(100)).unwrap();
        let text = Connection::open(text).unwrap();
        check(text.execute_batch("SELECT * FROM sqlite_schema"), FailureKind::Corrupt);
    }
}
