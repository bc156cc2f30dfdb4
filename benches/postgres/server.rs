//! A PostgreSQL server of the bench's own, as durable as a real one, with the programs that are on this machine.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio_postgres::{Client, NoTls};

use super::BenchResult;

/// Makes a folder, a server in it on port `$2` with the programs of `$1`, and takes both away once nobody is there any
/// more. Every commit waits for the disk, as by default.
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

/// The server, which ends with the bench.
pub(crate) struct BenchServer {
    port: u16,
    _script: Child,
    runtime: tokio::runtime::Runtime,
}

impl BenchServer {
    /// Starts the server; nothing where its programs are not on this machine.
    pub(crate) fn start() -> BenchResult<Option<Self>> {
        let Some(programs) = programs() else { return Ok(None) };
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut script = as_nobody_special()
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

    /// The port on loopback.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database.
    pub(crate) fn address(&self, database: &str) -> String {
        address(self.port, database)
    }

    /// Connects to a database; its connection is driven until the server ends.
    pub(crate) fn connect(&self, database: &str) -> BenchResult<Client> {
        let address = self.address(database);
        self.runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&address, NoTls).await?;
            tokio::spawn(connection);
            Ok(client)
        })
    }

    /// Waits for what a connection does.
    pub(crate) fn wait<F: Future>(&self, work: F) -> F::Output {
        self.runtime.block_on(work)
    }

    /// Runs statements in a database.
    pub(crate) fn run(&self, database: &str, sql: &str) -> BenchResult<()> {
        let client = self.connect(database)?;
        Ok(self.wait(client.batch_execute(sql))?)
    }

    /// Copies a database, to which nobody is connected, in place of what the copy was before.
    pub(crate) fn copy(&self, from: &str, to: &str) -> BenchResult<()> {
        self.run("postgres", &format!("DROP DATABASE IF EXISTS {to} WITH (FORCE)"))?;
        self.run("postgres", &format!("CREATE DATABASE {to} TEMPLATE {from}"))?;
        self.run("postgres", "CHECKPOINT")
    }

    /// What the server has used and written since it started.
    pub(crate) fn used(&self) -> BenchResult<ServerUse> {
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

/// What a server has used: time of the processor, and bytes of its write-ahead log.
pub(crate) struct ServerUse {
    pub(crate) processor: Duration,
    pub(crate) log_bytes: f64,
}

/// The processor's time of all processes of PostgreSQL on this machine, those that ended included.
fn processor_time() -> BenchResult<Duration> {
    let mut ticks = 0;
    for entry in std::fs::read_dir("/proc")?.filter_map(Result::ok) {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((_, fields)) = stat.split_once("(postgres) ") else { continue };
        // Its own time in user mode and in the kernel, and that of its children that ended.
        for field in fields.split_whitespace().skip(11).take(4) {
            ticks += field.parse::<u64>()?;
        }
    }
    // A hundred ticks a second, on every Linux.
    Ok(Duration::from_millis(ticks * 10))
}

/// The address of a database on a port of this machine. Encryption is left out on both sides of each comparison.
pub(crate) fn address(port: u16, database: &str) -> String {
    format!("postgres://bench@127.0.0.1:{port}/{database}?sslmode=disable")
}

/// The folder with the programs of the newest version that Debian installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(Result::ok);
    let mut found: Vec<_> = versions
        .map(|version| version.path().join("bin"))
        .filter(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
        .collect();
    found.sort();
    found.pop()
}

/// The server refuses to run as root; Debian has a user for it.
fn as_nobody_special() -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        command
    } else {
        Command::new("env")
    }
}
