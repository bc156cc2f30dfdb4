//! Conversion of SQLite's rows and values.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Row, ToSql};

use crate::store::StoreError;
use crate::store::sql::row::SqlRow;
use crate::store::sql::value::ColumnValue;

impl ToSql for ColumnValue<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Integer(number) => ValueRef::Integer(number),
            Self::Real(number) => ValueRef::Real(number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(value: ValueRef<'_>) -> Result<ColumnValue<'_>, StoreError> {
    Ok(match value {
        ValueRef::Null => ColumnValue::Null,
        ValueRef::Integer(number) => ColumnValue::Integer(number),
        ValueRef::Real(number) => ColumnValue::Real(number),
        ValueRef::Text(bytes) => {
            ColumnValue::Text(str::from_utf8(bytes).map_err(|error| rusqlite::Error::Utf8Error(0, error))?)
        }
        ValueRef::Blob(bytes) => ColumnValue::Blob(bytes),
    })
}

impl SqlRow for Row<'_> {
    fn named(&self, column: &str) -> Result<ColumnValue<'_>, StoreError> {
        value(self.get_ref(column)?)
    }

    fn at(&self, index: usize) -> Result<ColumnValue<'_>, StoreError> {
        value(self.get_ref(index)?)
    }
}
