//! Rows of any database.

use super::value::{ColumnValue, FromColumn};
use crate::store::{FailureKind, StoreError};

/// A row of one database.
pub(in crate::store) trait SqlRow {
    /// Returns the value of a column.
    fn named(&self, column: &str) -> Result<ColumnValue<'_>, StoreError>;

    /// Returns the value of the column at an index, from 0.
    fn at(&self, index: usize) -> Result<ColumnValue<'_>, StoreError>;
}

pub(in crate::store) type FoundRow<'a> = dyn SqlRow + 'a;

impl FoundRow<'_> {
    /// Returns the value of a column, given its name or index.
    pub(in crate::store) fn get<I: ColumnIndex, T: FromColumn>(&self, column: I) -> Result<T, StoreError> {
        T::from_column(column.find(self)?).ok_or_else(|| column.unreadable())
    }
}

/// Name or index of a column.
pub(in crate::store) trait ColumnIndex: Copy {
    fn find<'a>(&self, row: &'a FoundRow<'_>) -> Result<ColumnValue<'a>, StoreError>;

    /// Error for a value of another type.
    fn unreadable(&self) -> StoreError;
}

fn unreadable(column: impl std::fmt::Display) -> StoreError {
    StoreError::Database {
        kind: FailureKind::Corrupt,
        source: format!("column {column} has a value of another type").into(),
    }
}

impl ColumnIndex for &str {
    fn find<'a>(&self, row: &'a FoundRow<'_>) -> Result<ColumnValue<'a>, StoreError> {
        row.named(self)
    }

    fn unreadable(&self) -> StoreError {
        unreadable(self)
    }
}

impl ColumnIndex for usize {
    fn find<'a>(&self, row: &'a FoundRow<'_>) -> Result<ColumnValue<'a>, StoreError> {
        row.at(*self)
    }

    fn unreadable(&self) -> StoreError {
        unreadable(self)
    }
}
