//! PostgreSQL server for tests: the one in `SEALED_MOVE_TEST_POSTGRES`, or a temporary one on
//! loopback if PostgreSQL is installed. Each test gets its own database.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex};

use sealed_move::store::PostgresStore;

/// Address of a database on a server where tests may create databases.
const ADDRESS: &str = "SEALED_MOVE_TEST_POSTGRES";

/// If set to 1, a missing server fails the tests.
const REQUIRED: &str = "SEALED_MOVE_NEED_POSTGRES";

/// Debian's folder of PostgreSQL versions.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Creates a server in a temporary folder with the programs in `$1`, and prints "created". Starts it
/// on the port that it reads, and prints "ready", or "failed" and reads another. Stops it and deletes
/// the folder when its input closes. Its shared memory is in the folder, because other programs may
/// clear `/dev/shm`.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d /tmp/sealed-move-postgres.XXXXXX)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$1/initdb" -D "$folder/data" -U tests -A trust --no-sync -E UTF8 --locale=C >"$folder/log" 2>&1
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = '127.0.0.1'
unix_socket_directories = '$folder'
fsync = off
full_page_writes = off
max_connections = 300
shared_buffers = 32MB
dynamic_shared_memory_type = mmap
END
echo created
while read -r port; do
    if "$1/pg_ctl" start -w -t 120 -D "$folder/data" -l "$folder/log" -o "-p $port" >/dev/null 2>&1; then
        echo ready
    else
        echo failed
    fi
done
"$1/pg_ctl" stop -w -m fast -D "$folder/data" >/dev/null 2>&1 || true
"#;

/// Maximum number of ports to try. A free port can be taken before the server listens on it.
const START_ATTEMPTS: u32 = 5;

struct TestServer {
    /// Address without the database's name.
    base: String,
    /// The part after the name.
    parameters: String,
    /// The database to connect to for creating others.
    first: String,
    /// Its input closes when this process ends.
    _script: Option<Child>,
}

/// The server, started by the first test, or why there is none.
static SERVER: LazyLock<Result<TestServer, String>> = LazyLock::new(start);

/// A migrated database to copy, created by the first test.
static TEMPLATE: LazyLock<Mutex<Option<String>>> = LazyLock::new(Mutex::default);

/// Counter for database names.
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A database of one test, dropped with it.
pub(crate) struct TestDatabase {
    name: String,
    pub(crate) address: String,
}

impl TestDatabase {
    /// Creates a database with the newest schema, or returns `None` and prints that the test is
    /// skipped.
    ///
    /// # Panics
    ///
    /// If a server is required, but there is none.
    pub(crate) fn migrated() -> Option<Self> {
        let server = server()?;
        let mut template = TEMPLATE.lock().unwrap();
        let template = template.get_or_insert_with(|| {
            let made = Self::make(server, None);
            drop(PostgresStore::open(&made.address.parse().unwrap()).unwrap());
            // A template can't have connections.
            server.run(&format!("ALTER DATABASE {} ALLOW_CONNECTIONS false", made.name));
            server.disconnect(&made.name);
            let name = made.name.clone();
            // Keep it as long as the server.
            std::mem::forget(made);
            name
        });
        Some(Self::make(server, Some(template)))
    }

    /// Creates an empty database, or returns `None` and prints that the test is skipped.
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

    /// Returns the rows of a query as texts.
    pub(crate) fn rows(&self, sql: &str) -> Vec<Vec<String>> {
        run(&self.address, sql)
    }

    /// Closes all connections to this database and rejects new ones until
    /// [`come_back`](Self::come_back).
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
        // A second panic would abort the process.
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

/// Returns the server, or prints that the test is skipped.
fn server() -> Option<&'static TestServer> {
    match &*SERVER {
        Ok(server) => Some(server),
        Err(reason) => {
            let demanded = std::env::var(REQUIRED).is_ok_and(|demanded| demanded == "1");
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
    let mut script = unprivileged()
        .args(["sh", "-c", SCRIPT, "sh"])
        .arg(&programs)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("its server cannot be started: {error}"))?;
    let mut answers = BufReader::new(script.stdout.take().unwrap()).lines();
    let mut answer = || answers.next().and_then(Result::ok).unwrap_or_default();
    if answer() != "created" {
        return Err(format!("initdb of {} fails", programs.display()));
    }
    for _ in 0..START_ATTEMPTS {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        writeln!(script.stdin.as_mut().unwrap(), "{port}").unwrap();
        if answer() == "ready" {
            return Ok(TestServer {
                base: format!("postgres://tests@127.0.0.1:{port}"),
                parameters: String::new(),
                first: "postgres".to_owned(),
                _script: Some(script),
            });
        }
    }
    Err(format!("its server cannot be started on any of {START_ATTEMPTS} ports"))
}

/// Folder with the programs of the newest version.
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
fn unprivileged() -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        command
    } else {
        Command::new("env")
    }
}

/// Runs a statement; returns its rows as texts.
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
    // The caller may be in a runtime, where blocking is not allowed.
    std::thread::scope(|scope| {
        let done = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(work)
        });
        done.join().unwrap()
    })
}
