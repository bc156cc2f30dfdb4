//! A temporary PostgreSQL server with the installed programs, as durable as a real one.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio_postgres::{Client, NoTls};

use super::BenchResult;

/// Creates a folder and a server in it on port `$2` with the programs in `$1`. Removes both once
/// stdin closes. Every commit waits for the disk, as by default.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d "${TMPDIR:-/tmp}/sealed-move-bench.XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$1/initdb" -D "$folder/data" -U bench -A trust --no-sync -E UTF8 --locale=C >"$folder/log" 2>&1
"$1/postgres" -D "$folder/data" -k "$folder" -p "$2" -c listen_addresses=127.0.0.1 -c shared_buffers=512MB \
    -c max_wal_size=4GB -c max_connections=100 >>"$folder/log" 2>&1 &
server=$!
echo ready
read -r _ || true
kill -INT "$server" 2>/dev/null || true
wait "$server" || true
"#;

/// The server; dropping it stops the server.
pub(crate) struct BenchServer {
    port: u16,
    _script: Child,
    runtime: tokio::runtime::Runtime,
}

impl BenchServer {
    /// Starts the server; `None` if PostgreSQL isn't installed.
    pub(crate) fn start() -> BenchResult<Option<Self>> {
        let Some(programs) = programs() else { return Ok(None) };
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut script = as_postgres_user()
            .args(["sh", "-c", SCRIPT, "sh"])
            .arg(&programs)
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut greeting = String::new();
        BufReader::new(script.stdout.take().ok_or("no output")?).read_line(&mut greeting)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let server = Self { port, _script: script, runtime };
        for _ in 0..300 {
            if server.run("postgres", "SELECT 1").is_ok() {
                return Ok(Some(server));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Err("PostgreSQL does not answer".into())
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn address(&self, database: &str) -> String {
        address(self.port, database)
    }

    /// Connects to a database. The connection is polled until the server stops.
    pub(crate) fn connect(&self, database: &str) -> BenchResult<Client> {
        let address = self.address(database);
        self.runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&address, NoTls).await?;
            tokio::spawn(connection);
            Ok(client)
        })
    }

    pub(crate) fn wait<F: Future>(&self, work: F) -> F::Output {
        self.runtime.block_on(work)
    }

    pub(crate) fn run(&self, database: &str, sql: &str) -> BenchResult<()> {
        let client = self.connect(database)?;
        Ok(self.wait(client.batch_execute(sql))?)
    }

    /// Replaces `to` with a copy of `from`, which must have no connections.
    pub(crate) fn copy(&self, from: &str, to: &str) -> BenchResult<()> {
        self.run("postgres", &format!("DROP DATABASE IF EXISTS {to} WITH (FORCE)"))?;
        self.run("postgres", &format!("CREATE DATABASE {to} TEMPLATE {from}"))?;
        self.run("postgres", "CHECKPOINT")
    }

    /// Resources that the server has used since it started.
    pub(crate) fn usage(&self) -> BenchResult<ServerUse> {
        let client = self.connect("postgres")?;
        let sql = "SELECT CAST(pg_current_wal_lsn() - '0/0' AS bigint)";
        let written: i64 = self.wait(client.query_one(sql, &[]))?.get(0);
        Ok(ServerUse { processor: processor_time()?, log_bytes: written as f64 })
    }

    /// Ends every connection to a database.
    pub(crate) fn disconnect(&self, database: &str) -> BenchResult<()> {
        let others = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname =";
        self.run("postgres", &format!("{others} '{database}'"))
    }
}

/// CPU time, and bytes of write-ahead log.
pub(crate) struct ServerUse {
    pub(crate) processor: Duration,
    pub(crate) log_bytes: f64,
}

/// CPU time of all PostgreSQL processes on this machine, including ended ones.
fn processor_time() -> BenchResult<Duration> {
    let mut ticks = 0;
    for entry in std::fs::read_dir("/proc")?.filter_map(Result::ok) {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((_, fields)) = stat.split_once("(postgres) ") else { continue };
        // User and kernel time, of the process and of its ended children.
        for field in fields.split_whitespace().skip(11).take(4) {
            ticks += field.parse::<u64>()?;
        }
    }
    // Linux counts a hundred ticks a second.
    Ok(Duration::from_millis(ticks * 10))
}

/// Address of a local database. Neither side of a comparison uses encryption.
pub(crate) fn address(port: u16, database: &str) -> String {
    format!("postgres://bench@127.0.0.1:{port}/{database}?sslmode=disable")
}

/// Folder of the newest version that Debian installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(Result::ok);
    let mut found: Vec<_> = versions
        .map(|version| version.path().join("bin"))
        .filter(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
        .collect();
    found.sort();
    found.pop()
}

/// PostgreSQL refuses to run as root; Debian has a user for it.
fn as_postgres_user() -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        command
    } else {
        Command::new("env")
    }
}
