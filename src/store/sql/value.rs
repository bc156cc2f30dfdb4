//! Column and parameter values of any database.

use crate::store::{FailureKind, StoreError};

/// A column or parameter value. Booleans are the integers 1 and 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::store) enum ColumnValue<'a> {
    Null,
    Integer(i64),
    Real(f64),
    Text(&'a str),
    Blob(&'a [u8]),
}

/// A type usable as a statement parameter.
pub(in crate::store) trait ToColumn {
    /// # Errors
    ///
    /// [`StoreError::Database`] if the value is out of range.
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError>;
}

/// A type readable from a column.
pub(in crate::store) trait FromColumn: Sized {
    /// Returns `None` if this program never stores such a value.
    fn from_column(value: ColumnValue<'_>) -> Option<Self>;
}

fn out_of_range() -> StoreError {
    StoreError::Database { kind: FailureKind::Other, source: "number out of range for its column".into() }
}

pub(super) fn integer(number: impl TryInto<i64>) -> Result<ColumnValue<'static>, StoreError> {
    number.try_into().map(ColumnValue::Integer).map_err(|_| out_of_range())
}

pub(super) fn number<T: TryFrom<i64>>(value: ColumnValue<'_>) -> Option<T> {
    match value {
        ColumnValue::Integer(number) => number.try_into().ok(),
        _ => None,
    }
}

macro_rules! whole_numbers {
    ($($type:ident)*) => {$(
        impl ToColumn for $type {
            fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
                integer(*self)
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ColumnValue<'_>) -> Option<Self> {
                number(value)
            }
        }
    )*};
}

whole_numbers! { i64 u64 u32 u16 u8 usize }

impl ToColumn for bool {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Integer((*self).into()))
    }
}

impl FromColumn for bool {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        number::<i64>(value).map(|number| number != 0)
    }
}

impl ToColumn for f64 {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Real(*self))
    }
}

impl FromColumn for f64 {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        match value {
            ColumnValue::Real(number) => Some(number),
            ColumnValue::Integer(number) => Some(number as Self),
            _ => None,
        }
    }
}

impl ToColumn for str {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Text(self))
    }
}

impl ToColumn for String {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Text(self))
    }
}

impl FromColumn for String {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        match value {
            ColumnValue::Text(text) => Some(text.to_owned()),
            _ => None,
        }
    }
}

impl<const N: usize> ToColumn for [u8; N] {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Blob(self))
    }
}

impl FromColumn for Vec<u8> {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        match value {
            ColumnValue::Blob(bytes) => Some(bytes.to_owned()),
            _ => None,
        }
    }
}

impl<T: ToColumn + ?Sized> ToColumn for &T {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        (**self).to_column()
    }
}

impl<T: ToColumn> ToColumn for Option<T> {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        self.as_ref().map_or(Ok(ColumnValue::Null), ToColumn::to_column)
    }
}

impl<T: FromColumn> FromColumn for Option<T> {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        match value {
            ColumnValue::Null => Some(None),
            value => T::from_column(value).map(Some),
        }
    }
}

/// Parameters of a statement, in order.
pub(in crate::store) trait Parameters {
    /// # Errors
    ///
    /// [`StoreError::Database`] if a value is out of range.
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError>;
}

impl Parameters for &[&dyn ToColumn] {
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError> {
        self.iter().map(ToColumn::to_column).collect()
    }
}

/// Values read from another database.
impl Parameters for &[ColumnValue<'_>] {
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError> {
        Ok(self.to_vec())
    }
}

impl Parameters for [&dyn ToColumn; 0] {
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError> {
        Ok(Vec::new())
    }
}

impl<T: ToColumn> Parameters for [T; 1] {
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError> {
        Ok(vec![self[0].to_column()?])
    }
}

impl<T: ToColumn> Parameters for [T; 2] {
    fn values(&self) -> Result<Vec<ColumnValue<'_>>, StoreError> {
        Ok(vec![self[0].to_column()?, self[1].to_column()?])
    }
}
