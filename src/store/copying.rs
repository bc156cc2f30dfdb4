//! Copies a whole database to another one in one transaction, and verifies the copy before the
//! commit.

use sha2::{Digest as _, Sha256};

use super::sql::value::ColumnValue;
use super::{CachedPosition, PostgresStore, ReadTx, SqliteStore, Store as _, StoreError, WriteTx};
use crate::domain::Id;

/// Rows read at a time.
const PAGE_ROWS: usize = 2000;

const ROWS_PER_INSERT: usize = 50;

const MATCHES_PER_PAGE: u32 = 200;

/// Called with the current step, the amount done and the total.
pub type CopyProgress<'a> = dyn FnMut(&str, u64, u64) + 'a;

/// Copies everything from a SQLite file to PostgreSQL; returns the number of matches.
///
/// # Errors
///
/// [`StoreError::NotEmpty`] if the destination has data, [`StoreError::Differs`] if the copy
/// differs or a match doesn't replay to its cached position. Nothing is stored after an error.
pub fn copy_to_postgres(
    from: &SqliteStore,
    to: &PostgresStore,
    progress: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    let (from, to) = (from.begin_read()?, to.begin_unlimited_write()?);
    let games = fill(&from, &to, &tables(&from)?, false, progress)?;
    to.commit()?;
    Ok(games)
}

/// Copies everything from PostgreSQL to a SQLite file; returns the number of matches.
///
/// # Errors
///
/// Like [`copy_to_postgres`].
pub fn copy_to_file(
    from: &PostgresStore,
    to: &SqliteStore,
    progress: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    let (from, to) = (from.begin_unlimited_read()?, to.begin_write()?);
    let games = fill(&from, &to, &tables(&to)?, false, progress)?;
    to.commit()?;
    Ok(games)
}

/// A table with its columns, and the primary key in its order.
pub(super) struct CopiedTable {
    name: String,
    columns: Vec<String>,
    key: Vec<String>,
}

/// Tables about running processes, which are not copied.
const PROCESS_TABLES: [&str; 4] = ["process", "lease", "request_rate", "moved"];

/// Returns the tables of a SQLite file, referenced tables first. PostgreSQL has the same tables.
pub(super) fn tables(tx: &ReadTx<'_>) -> Result<Vec<CopiedTable>, StoreError> {
    let sql =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid";
    let names: Vec<String> = tx.values(sql, [])?;
    let table = |name: String| {
        let columns = tx.values("SELECT name FROM pragma_table_info(?1) ORDER BY cid", [&name])?;
        let key = tx.values("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk", [&name])?;
        Ok(CopiedTable { name, columns, key })
    };
    names.into_iter().filter(|name| !PROCESS_TABLES.contains(&name.as_str())).map(table).collect()
}

#[derive(Clone, Debug)]
enum OwnedValue {
    Null,
    Integer(i64),
    Real(f64),
    Text(String),
    Blob(Vec<u8>),
}

impl OwnedValue {
    fn new(value: ColumnValue<'_>) -> Self {
        match value {
            ColumnValue::Null => Self::Null,
            ColumnValue::Integer(number) => Self::Integer(number),
            ColumnValue::Real(number) => Self::Real(number),
            // PostgreSQL can't store NUL bytes in text.
            ColumnValue::Text(text) => Self::Text(text.replace('\0', "\u{fffd}")),
            ColumnValue::Blob(bytes) => Self::Blob(bytes.to_owned()),
        }
    }

    fn column(&self) -> ColumnValue<'_> {
        match self {
            Self::Null => ColumnValue::Null,
            Self::Integer(number) => ColumnValue::Integer(*number),
            Self::Real(number) => ColumnValue::Real(*number),
            Self::Text(text) => ColumnValue::Text(text),
            Self::Blob(bytes) => ColumnValue::Blob(bytes),
        }
    }

    fn add_to(&self, digest: &mut Sha256) {
        let mut part = |kind: u8, bytes: &[u8]| {
            digest.update([kind]);
            digest.update((bytes.len() as u64).to_le_bytes());
            digest.update(bytes);
        };
        match self {
            Self::Null => part(0, &[]),
            Self::Integer(number) => part(1, &number.to_le_bytes()),
            Self::Real(number) => part(2, &number.to_bits().to_le_bytes()),
            Self::Text(text) => part(3, text.as_bytes()),
            Self::Blob(bytes) => part(4, bytes),
        }
    }
}

/// Rows of a table, in the order of its key.
type OwnedRows = Vec<Vec<OwnedValue>>;

impl CopiedTable {
    fn count(&self, tx: &ReadTx<'_>) -> Result<u64, StoreError> {
        tx.only_value(&format!("SELECT count(*) FROM {}", self.name), [])
    }

    /// Calls `each` with every page of rows; returns their number and digest.
    fn read(
        &self,
        tx: &ReadTx<'_>,
        mut each: impl FnMut(OwnedRows) -> Result<(), StoreError>,
    ) -> Result<(u64, [u8; 32]), StoreError> {
        let (columns, key) = (self.columns.join(", "), self.key.join(", "));
        let sql = format!("SELECT {columns} FROM {} ORDER BY {key} LIMIT ?1 OFFSET ?2", self.name);
        let (mut count, mut digest) = (0, Sha256::new());
        loop {
            let rows: OwnedRows = tx.rows(&sql, [PAGE_ROWS, count], |row| {
                (0..self.columns.len()).map(|index| row.at(index).map(OwnedValue::new)).collect()
            })?;
            for value in rows.iter().flatten() {
                value.add_to(&mut digest);
            }
            let found = rows.len();
            count += found;
            each(rows)?;
            if found < PAGE_ROWS {
                return Ok((count as u64, digest.finalize().into()));
            }
        }
    }

    fn write(&self, tx: &WriteTx<'_>, rows: &OwnedRows) -> Result<(), StoreError> {
        for rows in rows.chunks(ROWS_PER_INSERT) {
            let mut number = 0;
            let mut places = || {
                let row = self.columns.iter().map(|_| {
                    number += 1;
                    format!("?{number}")
                });
                format!("({})", row.collect::<Vec<_>>().join(", "))
            };
            let places: Vec<_> = rows.iter().map(|_| places()).collect();
            let (columns, places) = (self.columns.join(", "), places.join(", "));
            let values: Vec<_> = rows.iter().flatten().map(OwnedValue::column).collect();
            tx.execute(&format!("INSERT INTO {} ({columns}) VALUES {places}", self.name), values.as_slice())?;
        }
        Ok(())
    }
}

/// A column written last: a rematch challenge refers to a match, which refers to its own challenge.
const DEFERRED_COLUMN: (&str, &str) = ("challenge", "rematch_of");

/// Copies all rows within a transaction and verifies them; returns the number of matches. If `resumes`
/// is set and there are rows already, only verifies them.
pub(super) fn fill(
    from: &ReadTx<'_>,
    to: &WriteTx<'_>,
    tables: &[CopiedTable],
    resumes: bool,
    progress: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    let mut used = None;
    for table in tables {
        if used.is_none() && table.count(to)? > 0 {
            used = Some(table.name.clone());
        }
    }
    let mut total = 0;
    for table in tables {
        total += table.count(from)?;
    }
    let expected = match used {
        Some(table) if !resumes => return Err(StoreError::NotEmpty { table }),
        Some(_) => tables.iter().map(|table| table.read(from, |_| Ok(()))).collect::<Result<_, _>>()?,
        None => write_all(from, to, tables, total, progress)?,
    };
    let mut compared = 0;
    for (table, expected) in tables.iter().zip(expected) {
        let found = table.read(to, |rows| {
            compared += rows.len() as u64;
            progress("Comparing rows", compared.min(total), total);
            Ok(())
        })?;
        if found != expected {
            return Err(StoreError::Differs { what: format!("the table {}", table.name) });
        }
    }
    replay(to, progress)
}

/// Copies all rows; returns the number and digest of each table's.
fn write_all(
    from: &ReadTx<'_>,
    to: &WriteTx<'_>,
    tables: &[CopiedTable],
    total: u64,
    progress: &mut CopyProgress<'_>,
) -> Result<Vec<(u64, [u8; 32])>, StoreError> {
    let (mut copied, mut deferred, mut expected) = (0, Vec::new(), Vec::new());
    for table in tables {
        let deferred_index =
            table.columns.iter().position(|column| (table.name.as_str(), column.as_str()) == DEFERRED_COLUMN);
        expected.push(table.read(from, |mut rows| {
            if let Some(column) = deferred_index {
                for row in &mut rows {
                    let value = std::mem::replace(&mut row[column], OwnedValue::Null);
                    if !matches!(value, OwnedValue::Null) {
                        deferred.push((row[0].clone(), value));
                    }
                }
            }
            table.write(to, &rows)?;
            copied += rows.len() as u64;
            progress("Copying rows", copied, total);
            Ok(())
        })?);
    }
    for (id, value) in &deferred {
        let sql = format!("UPDATE {} SET {} = ?2 WHERE id = ?1", DEFERRED_COLUMN.0, DEFERRED_COLUMN.1);
        to.execute(&sql, [id.column(), value.column()].as_slice())?;
    }
    Ok(expected)
}

/// Replays every match and compares the result with its cached position; returns the number of
/// matches.
fn replay(tx: &ReadTx<'_>, progress: &mut CopyProgress<'_>) -> Result<u64, StoreError> {
    let total = tx.only_value("SELECT count(*) FROM match", [])?;
    let (mut after, mut replayed) = (None, 0);
    loop {
        let ids = tx.match_ids(after, MATCHES_PER_PAGE)?;
        let Some(last) = ids.last() else { return Ok(replayed) };
        after = Some(*last);
        for id in ids {
            if !matches_cached_position(tx, id)? {
                return Err(StoreError::Differs { what: format!("the position of game {id}") });
            }
            replayed += 1;
            progress("Replaying games", replayed, total);
        }
    }
}

fn matches_cached_position(tx: &ReadTx<'_>, id: Id) -> Result<bool, StoreError> {
    let Some(game) = tx.load_match(id)? else { return Ok(false) };
    let Ok(state) = game.replay() else { return Ok(false) };
    let position = state.position();
    let (turn, move_number) = (position.turn(), position.move_number());
    let found = CachedPosition { position: position.text(), turn, move_number };
    Ok(tx.cached_position(id)? == Some(found))
}
