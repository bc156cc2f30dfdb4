//! What a column or a parameter holds, whichever database it is in.

use crate::store::{FailureKind, StoreError};

/// What a column or a parameter holds. Whether something is true is the integer 1 or 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::store) enum ColumnValue<'a> {
    /// Nothing.
    Null,
    /// A whole number.
    Integer(i64),
    /// A number.
    Real(f64),
    /// A text.
    Text(&'a str),
    /// Bytes.
    Blob(&'a [u8]),
}

/// A value that a statement takes as a parameter.
pub(in crate::store) trait ToColumn {
    /// Returns it as its column holds it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if no column can hold it.
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError>;
}

/// A value that is read from a column.
pub(in crate::store) trait FromColumn: Sized {
    /// Reads it; `None` if this program never stores such a value there.
    fn from_column(value: ColumnValue<'_>) -> Option<Self>;
}

/// The error for a number that no column can hold.
fn too_great() -> StoreError {
    StoreError::Database { kind: FailureKind::Other, source: "a number is too great for its column".into() }
}

/// A whole number as a parameter.
pub(super) fn integer(number: impl TryInto<i64>) -> Result<ColumnValue<'static>, StoreError> {
    number.try_into().map(ColumnValue::Integer).map_err(|_| too_great())
}

/// A column's whole number.
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

/// The parameters of a statement, in their order.
pub(in crate::store) trait Parameters {
    /// Returns them as columns hold them.
    ///
    /// # Errors
    ///
    /// [`StoreError::Database`] if no column can hold one of them.
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

/// No parameters.
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
