//! A PostgreSQL server for the tests: the one that `SEALED_MOVE_TEST_POSTGRES` names, or one of their own on loopback in
//! a temporary folder, where the server's programs are found. Each test gets a database of its own.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use sealed_move::store::PostgresStore;

/// Names a server on which the tests may make databases: an address of one of its databases.
const ADDRESS: &str = "SEALED_MOVE_TEST_POSTGRES";

/// Set to 1, what is missing is a failure.
const DEMANDED: &str = "SEALED_MOVE_NEED_POSTGRES";

/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Makes a folder, a server in it on port `$2` with the programs of `$1`, says so, and takes both away once nobody is
/// there any more to hear of it.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d /tmp/sealed-move-postgres.XXXXXX)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$1/initdb" -D "$folder/data" -U tests -A trust --no-sync -E UTF8 --locale=C >"$folder/log" 2>&1
"$1/postgres" -D "$folder/data" -k "$folder" -p "$2" -c listen_addresses=127.0.0.1 -c fsync=off \
    -c max_connections=300 -c shared_buffers=32MB -c full_page_writes=off >>"$folder/log" 2>&1 &
server=$!
echo ready
read -r _ || true
kill -INT "$server" 2>/dev/null || true
wait "$server" || true
"#;

/// How often the server is asked whether it is there, and how long is waited between.
const ASKED: (u32, Duration) = (600, Duration::from_millis(200));

/// A server.
struct TestServer {
    /// The address of a database without its name.
    base: String,
    /// What follows the name.
    parameters: String,
    /// The database that is there, in which others are made.
    first: String,
    /// Lives as long as we do: its input closes with this process.
    _script: Option<Child>,
}

/// The server, started by the first test that wants it; or why there is none.
static SERVER: LazyLock<Result<TestServer, String>> = LazyLock::new(start);

/// The database that others are copied from, made by the first test.
static TEMPLATE: LazyLock<Mutex<Option<String>>> = LazyLock::new(Mutex::default);

/// Numbers the databases of this run.
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A database of one test, dropped with it.
pub(crate) struct TestDatabase {
    name: String,
    pub(crate) address: String,
}

impl TestDatabase {
    /// Makes a database with the newest schema; without a server says that the test is skipped.
    ///
    /// # Panics
    ///
    /// Where a server is demanded and there is none.
    pub(crate) fn migrated() -> Option<Self> {
        let server = server()?;
        let mut template = TEMPLATE.lock().unwrap();
        let template = template.get_or_insert_with(|| {
            let made = Self::make(server, None);
            drop(PostgresStore::open(&made.address.parse().unwrap()).unwrap());
            // Nobody may be connected to what is copied.
            server.run(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", made.name));
            server.disconnect(&made.name);
            let name = made.name.clone();
            // It stays until the server goes.
            std::mem::forget(made);
            name
        });
        Some(Self::make(server, Some(template)))
    }

    /// Makes a database with nothing in it; without a server says that the test is skipped.
    pub(crate) fn empty() -> Option<Self> {
        Some(Self::make(server()?, None))
    }

    fn make(server: &TestServer, template: Option<&str>) -> Self {
        let number = NUMBER.fetch_add(1, Ordering::SeqCst);
        let name = format!("sealed_move_test_{}_{number}", std::process::id());
        let from = template.unwrap_or("template0");
        server.run(&format!("CREATE DATABASE {name} TEMPLATE {from}"));
        Self { address: server.address(&name), name }
    }

    /// Runs a statement in this database.
    pub(crate) fn run(&self, sql: &str) {
        run(&self.address, sql);
    }

    /// The rows that a statement finds in this database, each as texts.
    pub(crate) fn rows(&self, sql: &str) -> Vec<Vec<String>> {
        run(&self.address, sql)
    }

    /// Ends every connection to this database and lets nobody in until [`come_back`](Self::come_back).
    pub(crate) fn go_away(&self) {
        let server = server().unwrap();
        server.run(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", self.name));
        server.disconnect(&self.name);
    }

    pub(crate) fn come_back(&self) {
        server().unwrap().run(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS true", self.name));
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        // A test that panicked must not panic again.
        if let (Ok(server), false) = (&*SERVER, std::thread::panicking()) {
            server.run(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
        }
    }
}

impl TestServer {
    fn address(&self, database: &str) -> String {
        format!("{}/{database}{}", self.base, self.parameters)
    }

    fn run(&self, sql: &str) {
        run(&self.address(&self.first), sql);
    }

    fn disconnect(&self, database: &str) {
        let others = "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity WHERE datname =";
        self.run(&format!("{others} '{database}'"));
    }
}

/// The server; without one says that the test is skipped.
fn server() -> Option<&'static TestServer> {
    match &*SERVER {
        Ok(server) => Some(server),
        Err(reason) => {
            let demanded = std::env::var(DEMANDED).is_ok_and(|demanded| demanded == "1");
            assert!(!demanded, "PostgreSQL is demanded, and {reason}");
            eprintln!("PostgreSQL is skipped: {reason}");
            None
        }
    }
}

fn start() -> Result<TestServer, String> {
    if let Ok(address) = std::env::var(ADDRESS) {
        let (address, parameters) = address.split_once('?').unwrap_or((&address, ""));
        let (base, first) = address.rsplit_once('/').ok_or(format!("{ADDRESS} names no database"))?;
        let parameters = if parameters.is_empty() { String::new() } else { format!("?{parameters}") };
        return Ok(TestServer { base: base.to_owned(), parameters, first: first.to_owned(), _script: None });
    }
    let programs = programs().ok_or(format!("no initdb is on PATH or in {DEBIAN}"))?;
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut script = as_nobody_special()
        .args(["sh", "-c", SCRIPT, "sh"])
        .arg(&programs)
        .arg(port.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("its server cannot be started: {error}"))?;
    let mut greeting = String::new();
    BufReader::new(script.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    if greeting.trim() != "ready" {
        return Err(format!("initdb of {} fails", programs.display()));
    }
    let base = format!("postgres://tests@127.0.0.1:{port}");
    let server =
        TestServer { base, parameters: String::new(), first: "postgres".to_owned(), _script: Some(script) };
    let (times, between) = ASKED;
    for _ in 0..times {
        if try_run(&server.address("postgres"), "SELECT 1").is_ok() {
            return Ok(server);
        }
        std::thread::sleep(between);
    }
    Err("its server does not answer".to_owned())
}

/// The folder with the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let has = |folder: &Path| folder.join("initdb").exists() && folder.join("postgres").exists();
    let path = std::env::var_os("PATH").unwrap_or_default();
    if let Some(found) = std::env::split_paths(&path).find(|folder| has(folder)) {
        return Some(found);
    }
    let versions = std::fs::read_dir(DEBIAN).ok()?.filter_map(Result::ok);
    let mut found: Vec<_> = versions.map(|version| version.path().join("bin")).filter(|it| has(it)).collect();
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

/// Runs a statement; the rows that it finds, each as texts.
fn run(address: &str, sql: &str) -> Vec<Vec<String>> {
    try_run(address, sql).unwrap_or_else(|error| panic!("{sql}: {error:?}"))
}

fn try_run(address: &str, sql: &str) -> Result<Vec<Vec<String>>, tokio_postgres::Error> {
    let work = async {
        let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await?;
        let driven = tokio::spawn(connection);
        let answer = client.simple_query(sql).await;
        drop(client);
        let _ = driven.await;
        let rows = answer?.into_iter().filter_map(|message| match message {
            tokio_postgres::SimpleQueryMessage::Row(row) => {
                Some((0..row.len()).map(|column| row.get(column).unwrap_or_default().to_owned()).collect())
            }
            _ => None,
        });
        Ok(rows.collect())
    };
    // The caller may stand in a runtime of its own.
    std::thread::scope(|scope| {
        let done = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(work)
        });
        done.join().unwrap()
    })
}
