//! Rows that a statement found.

use super::value::{ColumnValue, FromColumn};
use crate::store::{FailureKind, StoreError};

/// A row that a statement found, in whichever database.
pub(in crate::store) trait SqlRow {
    /// Returns what a column holds.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if there is no such column.
    fn named(&self, column: &str) -> Result<ColumnValue<'_>, StoreError>;

    /// Returns what the column at an index holds, from 0.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if there is no such column.
    fn at(&self, index: usize) -> Result<ColumnValue<'_>, StoreError>;
}

/// A row of any database.
pub(in crate::store) type FoundRow<'a> = dyn SqlRow + 'a;

impl FoundRow<'_> {
    /// Returns the value of a column, found by its name or its index.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if there is no such column, or if it holds what this program never stores there.
    pub(in crate::store) fn get<I: ColumnIndex, T: FromColumn>(&self, column: I) -> Result<T, StoreError> {
        T::from_column(column.find(self)?).ok_or_else(|| column.unreadable())
    }
}

/// What finds a column in a row.
pub(in crate::store) trait ColumnIndex: Copy {
    /// Returns what the column holds.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if there is no such column.
    fn find<'a>(&self, row: &'a FoundRow<'_>) -> Result<ColumnValue<'a>, StoreError>;

    /// The error for a column that holds what this program never stores there.
    fn unreadable(&self) -> StoreError;
}

fn unreadable(column: impl std::fmt::Display) -> StoreError {
    StoreError::Database {
        kind: FailureKind::Corrupt,
        source: format!("the column {column} holds a value of another kind").into(),
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
