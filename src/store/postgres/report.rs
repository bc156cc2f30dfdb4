//! Looks at a database without changing it.

use super::connect::Connections;
use super::migrate;
use crate::domain::Timestamp;
use crate::store::StoreError;

/// When the players of any servers were last served.
const HEARTBEAT: &str =
    "SELECT max(at) FROM (SELECT at FROM heartbeat UNION ALL SELECT at FROM shard_heartbeat) AS beats";

/// Who serves, in the order of their numbers.
const SERVING: &str = "SELECT hears || ' on ' || host || ', version ' || version FROM process
     WHERE freed = 0 AND alive_until > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) ORDER BY node";

/// What a database holds, and what is said of its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresReport {
    /// Matches that go on.
    pub ongoing: u64,
    /// Matches that ended.
    pub ended: u64,
    /// When a bot last said that it was running, if one ever did.
    pub heartbeat: Option<Timestamp>,
    /// The processes that serve it: how each hears, where, and its version.
    pub serving: Vec<String>,
    /// The server's version, for example "15.18".
    pub version: String,
    /// What is set on the server so that it may lose what it confirmed; each as its setting is written.
    pub unsafe_settings: Vec<String>,
    /// Whether the connection is encrypted.
    pub encrypted: bool,
    /// Whether the database compares texts byte by byte.
    pub collation_c: bool,
}

/// Looks at a database: its schema, what it holds, and its server's settings.
///
/// # Errors
///
/// As [`migrate::check_schema`], and where it cannot be read.
pub(super) fn report(connections: &Connections) -> Result<PostgresReport, StoreError> {
    let connection = connections.take()?;
    migrate::check_schema(connections, &connection)?;
    let row = |sql: &str| connection.wait(connection.query_one(sql, &[]));
    let count = |ended: &str| -> Result<u64, StoreError> {
        let count: i64 =
            row(&format!("SELECT count(*) FROM match WHERE ended_at IS {ended} NULL"))?.try_get(0)?;
        Ok(count.unsigned_abs())
    };
    let setting =
        |name: &str| -> Result<String, StoreError> { Ok(row(&format!("SHOW {name}"))?.try_get(0)?) };
    let mut unsafe_settings = Vec::new();
    for name in ["fsync", "full_page_writes"] {
        if setting(name)? != "on" {
            unsafe_settings.push(format!("{name} = off"));
        }
    }
    let heartbeat: Option<i64> = row(HEARTBEAT)?.try_get(0)?;
    let serving = connection.wait(connection.query(SERVING, &[]))?;
    let serving = serving.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let encrypted = "SELECT coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)";
    let collation = "SELECT datcollate = 'C' FROM pg_database WHERE datname = current_database()";
    let version = setting("server_version")?;
    Ok(PostgresReport {
        ongoing: count("")?,
        ended: count("NOT")?,
        heartbeat: heartbeat.map(Timestamp),
        serving,
        version: version.split(' ').next().unwrap_or_default().to_owned(),
        unsafe_settings,
        encrypted: row(encrypted)?.try_get(0)?,
        collation_c: row(collation)?.try_get(0)?,
    })
}
