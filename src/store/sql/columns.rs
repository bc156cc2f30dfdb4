//! Domain values in columns: ids and times as integers, enums as words.

use super::row::FoundRow;
use super::value::{ColumnValue, FromColumn, ToColumn, integer, number};
use crate::dice::Seed;
use crate::domain::{
    Cause, ChannelId, Day, GuildId, Id, InteractionId, Level, MessageId, Pace, Pause, PersonHash, PlayerId,
    Revision, RoleId, Seat, Timestamp,
};
use crate::store::{ProcessToken, StoreError};
use sealed_move_rules::{Game, Side, find};

macro_rules! integer_column {
    ($($type:ident)*) => {$(
        impl ToColumn for $type {
            fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
                integer(self.0)
            }
        }

        impl FromColumn for $type {
            fn from_column(value: ColumnValue<'_>) -> Option<Self> {
                number(value).map(Self)
            }
        }
    )*};
}

/// Stands for a deleted player.
const DELETED: PlayerId = PlayerId(0);

impl ToColumn for Seat {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        match self {
            Self::Person(player) => integer(player.0),
            Self::Computer(level) => integer(-i64::from(level.number())),
            Self::Deleted => integer(DELETED.0),
        }
    }
}

impl FromColumn for Seat {
    fn from_column(value: ColumnValue<'_>) -> Option<Self> {
        if let Some(number) = number::<i64>(value)?.checked_neg().filter(|number| *number > 0) {
            return u8::try_from(number).ok().and_then(Level::from_number).map(Self::Computer);
        }
        let player = PlayerId::from_column(value)?;
        Some(if player == DELETED { Self::Deleted } else { Self::Person(player) })
    }
}

integer_column! { Day Id PlayerId GuildId ChannelId MessageId InteractionId ProcessToken RoleId Revision Timestamp }

impl ToColumn for PersonHash {
    fn to_column(&self) -> Result<ColumnValue<'_>, StoreError> {
        Ok(ColumnValue::Blob(self.bytes()))
    }
}

/// Ids as a JSON list for `json_each`, so that one statement fits any number of ids.
pub(in crate::store) fn id_list(ids: impl IntoIterator<Item = u64>) -> String {
    let ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
    format!("[{}]", ids.join(","))
}

pub(in crate::store) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// Reads the players of a match, first side first.
pub(in crate::store) fn players(row: &FoundRow<'_>) -> Result<[Seat; 2], StoreError> {
    Ok([row.get("first")?, row.get("second")?])
}

/// Reads a finished pause.
pub(in crate::store) fn pause(row: &FoundRow<'_>, cause: Cause) -> Result<Pause, StoreError> {
    Ok(Pause { from: row.get("began")?, until: Some(row.get("ended")?), cause })
}

/// Table and id of a row, for errors.
#[derive(Clone, Copy)]
pub(in crate::store) struct RowRef {
    pub table: &'static str,
    pub id: Id,
}

impl RowRef {
    /// Error for a value that this program never writes.
    pub(in crate::store) const fn corrupt(self, column: &'static str) -> StoreError {
        StoreError::CorruptRow { table: self.table, id: self.id.0 as i64, column }
    }

    pub(in crate::store) fn side(self, column: &'static str, text: &str) -> Result<Side, StoreError> {
        Side::BOTH.into_iter().find(|side| side_word(*side) == text).ok_or(self.corrupt(column))
    }

    pub(in crate::store) fn game(self, text: &str) -> Result<&'static dyn Game, StoreError> {
        find(text).ok_or(self.corrupt("game"))
    }

    pub(in crate::store) fn seed(self, bytes: Option<Vec<u8>>) -> Result<Option<Seed>, StoreError> {
        let Some(bytes) = bytes else { return Ok(None) };
        bytes.try_into().map(|bytes| Some(Seed::new(bytes))).map_err(|_| self.corrupt("seed"))
    }

    pub(in crate::store) fn pace(self, days: i64) -> Result<Pace, StoreError> {
        if days == Pace::UNLIMITED.days() {
            return Ok(Pace::UNLIMITED);
        }
        Pace::from_number(days).map_err(|_| self.corrupt("pace_days"))
    }
}
