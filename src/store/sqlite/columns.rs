//! Values as columns: ids and moments as integers, the rest as words.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Row, ToSql};

use crate::dice::Seed;
use crate::matches::{
    Cause, ChannelId, GuildId, Id, InteractionId, Level, MessageId, Pace, Pause, PlayerId, Revision, Seat,
    Timestamp,
};
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

/// What the column of a player holds for someone who had their data deleted.
const DELETED: PlayerId = PlayerId(0);

impl ToSql for Seat {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Person(player) => player.to_sql(),
            Self::Computer(level) => Ok((-i64::from(level.number())).into()),
            Self::Deleted => DELETED.to_sql(),
        }
    }
}

impl FromSql for Seat {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        if let Some(number) = value.as_i64()?.checked_neg().filter(|number| *number > 0) {
            let level = u8::try_from(number).ok().and_then(Level::from_number);
            return level.map(Self::Computer).ok_or(FromSqlError::OutOfRange(-number));
        }
        let player = PlayerId::column_result(value)?;
        Ok(if player == DELETED { Self::Deleted } else { Self::Person(player) })
    }
}

integer_column! { Id PlayerId GuildId ChannelId MessageId InteractionId Revision Timestamp }

/// Ids as the JSON that `json_each` takes apart, so that one statement asks for however many.
pub(super) fn id_list(ids: impl IntoIterator<Item = u64>) -> String {
    let ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
    format!("[{}]", ids.join(","))
}

/// A side as its column's text.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// The players of a match, the first side's first.
pub(super) fn players(row: &Row<'_>) -> rusqlite::Result<[Seat; 2]> {
    Ok([row.get("first")?, row.get("second")?])
}

/// A pause that has ended.
pub(super) fn pause(row: &Row<'_>, cause: Cause) -> Result<Pause, StoreError> {
    Ok(Pause { from: row.get("began")?, until: Some(row.get("ended")?), cause })
}

/// The table and id of a row: they tell which one is damaged.
#[derive(Clone, Copy)]
pub(super) struct RowRef {
    pub table: &'static str,
    pub id: Id,
}

impl RowRef {
    /// The error for a column that holds what this program never writes.
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
        if days == Pace::UNLIMITED.days() {
            return Ok(Pace::UNLIMITED);
        }
        Pace::new(days).map_err(|_| self.damaged("pace_days"))
    }
}
