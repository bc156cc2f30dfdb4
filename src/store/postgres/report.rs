//! Reports on a database without changing it.

use super::connect::Connections;
use super::migrate;
use crate::domain::Timestamp;
use crate::store::StoreError;

/// Last heartbeat of any shard.
const HEARTBEAT: &str =
    "SELECT max(at) FROM (SELECT at FROM heartbeat UNION ALL SELECT at FROM shard_heartbeat) AS beats";

/// Live processes, by node number.
const SERVING: &str = "SELECT hears || ' on ' || host || ', version ' || version FROM process
     WHERE freed = 0 AND alive_until > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) ORDER BY node";

/// Contents of a database and settings of its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostgresReport {
    /// Ongoing matches.
    pub ongoing: u64,
    /// Finished matches.
    pub ended: u64,
    /// Last heartbeat of the bot.
    pub heartbeat: Option<Timestamp>,
    /// Live processes: source of interactions, host and version.
    pub serving: Vec<String>,
    /// Version of the server, such as "15.18".
    pub version: String,
    /// Server settings that may lose committed data, as written in its configuration.
    pub unsafe_settings: Vec<String>,
    /// Whether the connection is encrypted.
    pub encrypted: bool,
    /// Whether texts are compared byte by byte.
    pub collation_c: bool,
}

/// Reports on a database.
///
/// # Errors
///
/// Like [`migrate::check_schema`], and if a query fails.
pub(super) fn report(connections: &Connections) -> Result<PostgresReport, StoreError> {
    let connection = connections.take()?;
    migrate::check_schema(connections, &connection)?;
    let row = |sql: &str| connection.block_on(connection.query_one(sql, &[]));
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
    let serving = connection.block_on(connection.query(SERVING, &[]))?;
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
