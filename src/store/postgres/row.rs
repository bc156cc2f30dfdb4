//! Conversion of PostgreSQL's rows and values.

use bytes::BytesMut;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::store::StoreError;
use crate::store::sql::row::SqlRow;
use crate::store::sql::value::ColumnValue;

/// Conversion error of the driver.
type ValueError = Box<dyn std::error::Error + Sync + Send>;

impl ToSql for ColumnValue<'_> {
    fn to_sql(&self, column: &Type, out: &mut BytesMut) -> Result<IsNull, ValueError> {
        match (*self, column) {
            (Self::Null, _) => Ok(IsNull::Yes),
            (Self::Integer(number), &Type::INT8) => number.to_sql(column, out),
            // PostgreSQL infers a parameter's type from a literal beside it.
            (Self::Integer(number), &Type::INT4) => i32::try_from(number)?.to_sql(column, out),
            (Self::Integer(number), &Type::INT2) => i16::try_from(number)?.to_sql(column, out),
            (Self::Integer(number), &Type::BOOL) => (number != 0).to_sql(column, out),
            (Self::Integer(number), &Type::FLOAT8) => (number as f64).to_sql(column, out),
            (Self::Real(number), &Type::FLOAT8) => number.to_sql(column, out),
            // PostgreSQL can't store NUL bytes in text.
            (Self::Text(text), &Type::TEXT) if text.contains('\0') => {
                text.replace('\0', "\u{fffd}").to_sql(column, out)
            }
            (Self::Text(text), &Type::TEXT) => text.to_sql(column, out),
            (Self::Blob(bytes), &Type::BYTEA) => bytes.to_sql(column, out),
            _ => Err(format!("a parameter of type {column} has a value of another kind").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// A column value, as read by the driver.
struct FoundValue<'a>(ColumnValue<'a>);

impl<'a> FromSql<'a> for FoundValue<'a> {
    fn from_sql(column: &Type, raw: &'a [u8]) -> Result<Self, ValueError> {
        Ok(Self(match *column {
            Type::INT8 => ColumnValue::Integer(i64::from_sql(column, raw)?),
            Type::INT4 => ColumnValue::Integer(i32::from_sql(column, raw)?.into()),
            Type::INT2 => ColumnValue::Integer(i16::from_sql(column, raw)?.into()),
            Type::BOOL => ColumnValue::Integer(bool::from_sql(column, raw)?.into()),
            Type::FLOAT8 => ColumnValue::Real(f64::from_sql(column, raw)?),
            Type::TEXT => ColumnValue::Text(<&str>::from_sql(column, raw)?),
            Type::BYTEA => ColumnValue::Blob(<&[u8]>::from_sql(column, raw)?),
            _ => return Err(format!("a column of type {column}").into()),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, ValueError> {
        Ok(Self(ColumnValue::Null))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

impl SqlRow for Row {
    fn named(&self, column: &str) -> Result<ColumnValue<'_>, StoreError> {
        Ok(self.try_get::<_, FoundValue<'_>>(column)?.0)
    }

    fn at(&self, index: usize) -> Result<ColumnValue<'_>, StoreError> {
        Ok(self.try_get::<_, FoundValue<'_>>(index)?.0)
    }
}
