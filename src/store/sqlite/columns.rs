//! Domain values as columns.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

use crate::dice::Seed;
use crate::matches::{ChannelId, GuildId, Id, InteractionId, MessageId, Pace, PlayerId, Revision, Timestamp};
use crate::store::StoreError;
use sealed_move_rules::{Game, Side, find};

macro_rules! integer_column {
    ($($type:ident)*) => {$(
        impl ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                let value = i64::try_from(self.0)
                    .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
                Ok(value.into())
            }
        }

        impl FromSql for $type {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let value = value.as_i64()?;
                value.try_into().map(Self).map_err(|_| FromSqlError::OutOfRange(value))
            }
        }
    )*};
}

integer_column! { Id PlayerId GuildId ChannelId MessageId InteractionId Revision Timestamp }

/// A side as its column's text.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// A row's id and table, for saying which column is damaged.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub table: &'static str,
    pub id: Id,
}

impl Row {
    pub(super) const fn damaged(self, column: &'static str) -> StoreError {
        StoreError::Damaged { table: self.table, id: self.id.0 as i64, column }
    }

    pub(super) fn side(self, column: &'static str, text: &str) -> Result<Side, StoreError> {
        Side::BOTH.into_iter().find(|side| side_word(*side) == text).ok_or(self.damaged(column))
    }

    pub(super) fn game(self, text: &str) -> Result<&'static dyn Game, StoreError> {
        find(text).ok_or(self.damaged("game"))
    }

    pub(super) fn seed(self, bytes: Option<Vec<u8>>) -> Result<Option<Seed>, StoreError> {
        let Some(bytes) = bytes else { return Ok(None) };
        bytes.try_into().map(|bytes| Some(Seed::new(bytes))).map_err(|_| self.damaged("seed"))
    }

    pub(super) fn pace(self, days: i64) -> Result<Pace, StoreError> {
        Pace::new(days).map_err(|_| self.damaged("pace_days"))
    }
}
