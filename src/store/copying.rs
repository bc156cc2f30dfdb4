//! Everything from one database to another, in one transaction, and looked at again before it is stored.

use sha2::{Digest as _, Sha256};

use super::sql::value::ColumnValue;
use super::{CachedPosition, PostgresStore, ReadTx, SqliteStore, Store as _, StoreError, WriteTx};
use crate::domain::Id;

/// Rows that are read at a time.
const PAGE: usize = 2000;

/// Rows that one statement writes.
const WRITTEN_AT_ONCE: usize = 50;

/// Matches that are replayed between two looks at the list of them.
const REPLAYED_AT_ONCE: u32 = 200;

/// What is being done, for who watches: what it is called, how much of it is done, and how much it is in all.
pub type CopyProgress<'a> = dyn FnMut(&str, u64, u64) + 'a;

/// Copies everything from a file to a PostgreSQL database; returns how many matches.
///
/// # Errors
///
/// [`StoreError::NotEmpty`] if there is anything, [`StoreError::Differs`] if the copy is not what was copied or a match
/// does not lead to its position, and what the databases fail with. Then nothing is stored.
pub fn copy_to_postgres(
    from: &SqliteStore,
    to: &PostgresStore,
    told: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    let from = from.begin_read()?;
    let tables = tables(&from)?;
    copy(&from, to.begin_write()?, &tables, told)
}

/// Copies everything from a PostgreSQL database to a file; returns how many matches.
///
/// # Errors
///
/// As [`copy_to_postgres`].
pub fn copy_to_file(
    from: &PostgresStore,
    to: &SqliteStore,
    told: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    let to = to.begin_write()?;
    let tables = tables(&to)?;
    copy(&from.begin_read()?, to, &tables, told)
}

/// A table with its columns; those of its key stand in their order there, too.
struct CopiedTable {
    name: String,
    columns: Vec<String>,
    key: Vec<String>,
}

/// What is of the processes that serve a database, and not of its games: it stays where it is.
const OF_PROCESSES: [&str; 4] = ["process", "lease", "request_rate", "moved"];

/// The tables of a file, each behind those that it refers to, as they were made. Both databases have the same.
fn tables(tx: &ReadTx<'_>) -> Result<Vec<CopiedTable>, StoreError> {
    let sql =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid";
    let names: Vec<String> = tx.values(sql, [])?;
    let table = |name: String| {
        let columns = tx.values("SELECT name FROM pragma_table_info(?1) ORDER BY cid", [&name])?;
        let key = tx.values("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk", [&name])?;
        Ok(CopiedTable { name, columns, key })
    };
    names.into_iter().filter(|name| !OF_PROCESSES.contains(&name.as_str())).map(table).collect()
}

/// What a column holds, kept beyond its row.
#[derive(Clone, Debug)]
enum KeptValue {
    Null,
    Integer(i64),
    Real(f64),
    Text(String),
    Blob(Vec<u8>),
}

impl KeptValue {
    fn new(value: ColumnValue<'_>) -> Self {
        match value {
            ColumnValue::Null => Self::Null,
            ColumnValue::Integer(number) => Self::Integer(number),
            ColumnValue::Real(number) => Self::Real(number),
            // PostgreSQL stores no text with a zero in it.
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
type KeptRows = Vec<Vec<KeptValue>>;

impl CopiedTable {
    fn count(&self, tx: &ReadTx<'_>) -> Result<u64, StoreError> {
        tx.only_value(&format!("SELECT count(*) FROM {}", self.name), [])
    }

    /// Hands every row to `each`, page by page; returns how many they are, and their digest.
    fn read(
        &self,
        tx: &ReadTx<'_>,
        mut each: impl FnMut(KeptRows) -> Result<(), StoreError>,
    ) -> Result<(u64, [u8; 32]), StoreError> {
        let (columns, key) = (self.columns.join(", "), self.key.join(", "));
        let sql = format!("SELECT {columns} FROM {} ORDER BY {key} LIMIT ?1 OFFSET ?2", self.name);
        let (mut count, mut digest) = (0, Sha256::new());
        loop {
            let rows: KeptRows = tx.rows(&sql, [PAGE, count], |row| {
                (0..self.columns.len()).map(|index| row.at(index).map(KeptValue::new)).collect()
            })?;
            for value in rows.iter().flatten() {
                value.add_to(&mut digest);
            }
            let found = rows.len();
            count += found;
            each(rows)?;
            if found < PAGE {
                return Ok((count as u64, digest.finalize().into()));
            }
        }
    }

    fn write(&self, tx: &WriteTx<'_>, rows: &KeptRows) -> Result<(), StoreError> {
        for rows in rows.chunks(WRITTEN_AT_ONCE) {
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
            let values: Vec<_> = rows.iter().flatten().map(KeptValue::column).collect();
            tx.execute(&format!("INSERT INTO {} ({columns}) VALUES {places}", self.name), values.as_slice())?;
        }
        Ok(())
    }
}

/// A challenge to a rematch refers to a match, and that to its own challenge: what refers is filled in later.
const LATER: (&str, &str) = ("challenge", "rematch_of");

fn copy(
    from: &ReadTx<'_>,
    to: WriteTx<'_>,
    tables: &[CopiedTable],
    told: &mut CopyProgress<'_>,
) -> Result<u64, StoreError> {
    for table in tables {
        if table.count(&to)? > 0 {
            return Err(StoreError::NotEmpty { table: table.name.clone() });
        }
    }
    let mut total = 0;
    for table in tables {
        total += table.count(from)?;
    }
    let (mut copied, mut later, mut expected) = (0, Vec::new(), Vec::new());
    for table in tables {
        let refers = table.columns.iter().position(|column| (table.name.as_str(), column.as_str()) == LATER);
        expected.push(table.read(from, |mut rows| {
            if let Some(column) = refers {
                for row in &mut rows {
                    let value = std::mem::replace(&mut row[column], KeptValue::Null);
                    if !matches!(value, KeptValue::Null) {
                        later.push((row[0].clone(), value));
                    }
                }
            }
            table.write(&to, &rows)?;
            copied += rows.len() as u64;
            told("Copying rows", copied, total);
            Ok(())
        })?);
    }
    for (id, value) in &later {
        let sql = format!("UPDATE {} SET {} = ?2 WHERE id = ?1", LATER.0, LATER.1);
        to.execute(&sql, [id.column(), value.column()].as_slice())?;
    }
    let mut looked_at = 0;
    for (table, expected) in tables.iter().zip(expected) {
        let found = table.read(&to, |rows| {
            looked_at += rows.len() as u64;
            told("Comparing rows", looked_at, total);
            Ok(())
        })?;
        if found != expected {
            return Err(StoreError::Differs { what: format!("the table {}", table.name) });
        }
    }
    let matches = replay(&to, told)?;
    to.commit()?;
    Ok(matches)
}

/// Replays every match and compares where it leads with the position that is stored; returns how many they are.
fn replay(tx: &ReadTx<'_>, told: &mut CopyProgress<'_>) -> Result<u64, StoreError> {
    let total = tx.only_value("SELECT count(*) FROM match", [])?;
    let (mut after, mut replayed) = (None, 0);
    loop {
        let ids = tx.match_ids(after, REPLAYED_AT_ONCE)?;
        let Some(last) = ids.last() else { return Ok(replayed) };
        after = Some(*last);
        for id in ids {
            if !leads_to_its_position(tx, id)? {
                return Err(StoreError::Differs { what: format!("the position of game {id}") });
            }
            replayed += 1;
            told("Replaying games", replayed, total);
        }
    }
}

fn leads_to_its_position(tx: &ReadTx<'_>, id: Id) -> Result<bool, StoreError> {
    let Some(game) = tx.load_match(id)? else { return Ok(false) };
    let Ok(state) = game.replay() else { return Ok(false) };
    let position = state.position();
    let (turn, move_number) = (position.turn(), position.move_number());
    let found = CachedPosition { position: position.text(), turn, move_number };
    Ok(tx.cached_position(id)? == Some(found))
}
