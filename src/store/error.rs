//! Errors of the store, independent of the database.
//!
//! The driver's error is kept as the source, for the log.

use std::path::{Path, PathBuf};

use crate::domain::Id;

/// Kind of a database failure, for callers that retry or report it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Another connection held a lock for too long.
    Busy,
    /// The transaction was aborted in favor of another one. A retry may succeed immediately.
    Deadlock,
    Full,
    /// A constraint rejected the row.
    Constraint,
    /// The data can't be read, or the file is not a database.
    Corrupt,
    /// The database can't be opened, read or written.
    Unavailable,
    /// Anything else, such as an invalid statement.
    Other,
}

impl std::fmt::Display for FailureKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Busy => "database is busy",
            Self::Deadlock => "deadlock",
            Self::Full => "database is full",
            Self::Constraint => "constraint violation",
            Self::Corrupt => "database is corrupt",
            Self::Unavailable => "database is unavailable",
            Self::Other => "database error",
        })
    }
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{kind}: {source}")]
    Database { kind: FailureKind, source: Box<dyn std::error::Error + Send + Sync> },
    /// The database did not confirm a commit: the transaction is stored completely or not at all.
    #[error("commit not confirmed: {source}")]
    InDoubt { source: Box<Self> },
    /// Another transaction has changed the row since it was loaded.
    #[error("{what} {id} has changed since revision {revision}")]
    Conflict {
        /// "match" or "challenge".
        what: &'static str,
        id: Id,
        /// The revision it was loaded at.
        revision: u32,
    },
    /// A column holds a value that this program never writes.
    #[error("{table} {id}: corrupt {column}")]
    CorruptRow { table: &'static str, id: i64, column: &'static str },
    /// A newer version wrote the database.
    #[error("schema {found} is newer than {known}: use a newer version of the program, or {}", way_back(.copy.as_deref()))]
    TooNew {
        /// Schema of the database.
        found: i64,
        /// Newest schema this program knows.
        known: i64,
        /// A copy from before the upgrade that this program can read.
        copy: Option<PathBuf>,
    },
    /// A migration would break a running process of an older version.
    #[error(
        "a running process of version {version} knows schemas up to {known}, not {wanted}: stop it, or upgrade one \
         version at a time"
    )]
    StillServed {
        version: String,
        /// Newest schema that process knows.
        known: i64,
        /// Schema after the migration.
        wanted: i64,
    },
    /// An older version wrote the database, which has not been migrated since.
    #[error("schema {found} is outdated: the next start migrates it to {known}")]
    TooOld {
        /// Schema of the database.
        found: i64,
        /// Newest schema this program knows.
        known: i64,
    },
    /// A migration doesn't fit the tables: the database has a newer schema than its version says, or
    /// was changed by hand.
    #[error(
        "the database says it has schema {found}, but the migration to {wanted} doesn't fit its tables ({reason}): \
         restore a backup"
    )]
    WrongSchema {
        /// Schema of the database by its version.
        found: i64,
        /// Schema after the migration.
        wanted: i64,
        reason: String,
    },
    /// The database was not made by this program.
    #[error("{path} is empty or belongs to another program")]
    NotOurs { path: PathBuf },
    /// The database file was removed, but not its WAL.
    #[error(
        "{path} is missing or empty, but its WAL has {log_bytes} bytes: put back the file that belongs to it, or \
         restore a backup"
    )]
    LostFile {
        path: PathBuf,
        /// Size of the WAL.
        log_bytes: u64,
    },
    /// Every node number is in use.
    #[error("no free node number: 1,024 processes serve the database or did a minute ago")]
    Crowded,
    /// A process joined one of the databases during a copy, or took the source back into service.
    #[error("a process started on one of the databases; stop it first")]
    InUse,
    /// The destination of a copy already has data.
    #[error("table {table} is not empty")]
    NotEmpty {
        /// The first table with rows.
        table: String,
    },
    /// A copy differs from its source, or a match from its cached position.
    #[error("{what} differs")]
    Differs { what: String },
    /// The store was closed, because the program is stopping.
    #[error("the database is closed")]
    Closed,
    /// SQLite's integrity check failed.
    #[error("{path} is corrupt: {report}")]
    CorruptFile { path: PathBuf, report: String },
    /// The file or its folder can't be used.
    #[error("cannot open the database {path}: {source}")]
    Open { path: PathBuf, source: std::io::Error },
}

/// Describes how to go back to an older version.
fn way_back(copy: Option<&Path>) -> String {
    match copy {
        Some(copy) => format!(
            "go back to the data from before the upgrade, without later moves: sealed-move restore {}",
            copy.display()
        ),
        None => "restore a backup from before the upgrade".to_owned(),
    }
}

impl StoreError {
    /// Whether the disk is full, which the store logs once by itself.
    #[must_use]
    pub const fn is_full_disk(&self) -> bool {
        matches!(self, Self::Database { kind: FailureKind::Full, .. })
    }

    /// Whether an immediate retry may succeed.
    #[must_use]
    pub const fn is_deadlock(&self) -> bool {
        matches!(self, Self::Database { kind: FailureKind::Deadlock, .. })
    }

    /// Whether the database is busy or unreachable, so that a later retry may succeed.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        matches!(
            self,
            Self::Database { kind: FailureKind::Busy | FailureKind::Deadlock | FailureKind::Unavailable, .. }
                | Self::InDoubt { .. }
        )
    }

    /// Whether the connection or the file is gone. After a commit, the transaction may be stored.
    pub(super) const fn is_unavailable(&self) -> bool {
        matches!(self, Self::Database { kind: FailureKind::Unavailable, .. })
    }

    /// The error of a commit that may have been executed.
    pub(super) fn in_doubt(self) -> Self {
        Self::InDoubt { source: Box::new(self) }
    }
}
