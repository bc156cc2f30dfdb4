//! Why the store could not do what it was asked.
//!
//! No database's own error type stands here: a store says what kind of failure it was, and keeps the driver's
//! error as the source for the log.

use crate::domain::Id;

/// What kind of failure a database reported.
///
/// Callers decide by it: a busy database is worth another try, a full one is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Another connection held a lock for too long.
    Busy,
    /// It and another transaction waited for each other, and it was broken off: it may succeed at once.
    Deadlock,
    /// No space is left on the disk.
    Full,
    /// A constraint of a table forbids the row.
    Constraint,
    /// The database holds what cannot be read, or is not a database.
    Corrupt,
    /// The database cannot be opened, read or written.
    Unavailable,
    /// Anything else, for example a faulty statement.
    Other,
}

impl std::fmt::Display for FailureKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Busy => "database is busy",
            Self::Deadlock => "database broke off a circle",
            Self::Full => "database is full",
            Self::Constraint => "database forbids the row",
            Self::Corrupt => "database is corrupt",
            Self::Unavailable => "database is unavailable",
            Self::Other => "database",
        })
    }
}

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database reported a failure.
    #[error("{kind}: {source}")]
    Database {
        /// What kind of failure.
        kind: FailureKind,
        /// The driver's error.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The row was changed by somebody else since it was loaded.
    #[error("{what} {id} is not at revision {revision} any more")]
    Conflict {
        /// Whether it is a match or a challenge.
        what: &'static str,
        /// The id of the row.
        id: Id,
        /// The revision it was loaded at.
        revision: u32,
    },
    /// A column holds a value that this program never writes.
    #[error("{table} {id}: unreadable {column}")]
    Damaged {
        /// The table.
        table: &'static str,
        /// The id of the row.
        id: i64,
        /// The column.
        column: &'static str,
    },
    /// The database was written by a newer program.
    #[error("the database has schema {found}, this program knows up to {known}: use a newer program")]
    TooNew {
        /// The number of the database's schema.
        found: i64,
        /// The number of the newest schema that this program knows.
        known: i64,
    },
    /// A process serves the database that does not know the schema that it is to get.
    #[error(
        "a process of version {version} serves the database, which knows up to schema {known} and not {wanted}: stop it, or \
         start the version between the two first"
    )]
    StillServed {
        /// The version of that process' program.
        version: String,
        /// The number of the newest schema that it knows, or can do with.
        known: i64,
        /// The number of the schema that the database is to get.
        wanted: i64,
    },
    /// The database was written by an older program and has not been opened since.
    #[error("the database has schema {found} and will get {known} at the next start")]
    TooOld {
        /// The number of the database's schema.
        found: i64,
        /// The number of the newest schema that this program knows.
        known: i64,
    },
    /// It is a database, but none of this program's.
    #[error("{path} is a database of another program, or an empty one")]
    NotOurs {
        /// The file.
        path: std::path::PathBuf,
    },
    /// The file is empty, and what belongs to it is not: somebody removed it.
    #[error(
        "{path} is empty, but the log beside it holds {log_bytes} bytes: put back the file that the log belongs to, \
         or restore a backup"
    )]
    LostFile {
        /// The file.
        path: std::path::PathBuf,
        /// How much its log holds.
        log_bytes: u64,
    },
    /// As many processes serve the database as it has numbers for.
    #[error("1,024 processes serve the database, or did a minute ago: no number is left for this one")]
    Crowded,
    /// What is to be filled is not empty.
    #[error("there is something in the table {table} already")]
    NotEmpty {
        /// The first table with rows.
        table: String,
    },
    /// A copy is not what was copied, or a match does not lead to its position.
    #[error("{what} differs")]
    Differs {
        /// What differs.
        what: String,
    },
    /// The store was closed; the program is about to end.
    #[error("the database is closed")]
    Closed,
    /// The database's own check found the file damaged.
    #[error("{path} is damaged: {report}")]
    DamagedFile {
        /// The file.
        path: std::path::PathBuf,
        /// What the check reported.
        report: String,
    },
    /// The file or its folder cannot be used.
    #[error("cannot open the database {path}: {source}")]
    Open {
        /// The file.
        path: std::path::PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
}

impl StoreError {
    /// Whether no space is left on the disk. The store logs that itself, once.
    #[must_use]
    pub const fn is_full_disk(&self) -> bool {
        matches!(self, Self::Database { kind: FailureKind::Full, .. })
    }

    /// Whether the same may succeed at once.
    #[must_use]
    pub const fn is_deadlock(&self) -> bool {
        matches!(self, Self::Database { kind: FailureKind::Deadlock, .. })
    }

    /// Whether the database is busy or away, so that the same may succeed later.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        matches!(
            self,
            Self::Database { kind: FailureKind::Busy | FailureKind::Deadlock | FailureKind::Unavailable, .. }
        )
    }
}
