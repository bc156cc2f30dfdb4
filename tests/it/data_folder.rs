//! The data folder for operators: one process at a time, one file after a clean stop, and
//! restorable backups.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;

use sealed_move::domain::Id;
use sealed_move::service::Service;
use sealed_move::store::{SqliteStore, backup};

use crate::actions::{ALICE, BOB, TestWorld};

/// The program with a data folder and without environment variables.
fn program(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sealed-move"));
    program.env_clear().env("SEALED_MOVE_DATA", data).env("SEALED_MOVE_LOG", "warn").current_dir(data);
    program
}

fn run(data: &Path, args: &[&str]) -> Output {
    program(data).args(args).output().unwrap()
}

/// Output on both streams.
fn output_of(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|stream| String::from_utf8_lossy(stream).into_owned()).concat()
}

/// A running program, killed when dropped.
struct StartedSandbox(Child);

impl StartedSandbox {
    /// Starts a sandbox with the bot, and waits for its address.
    fn sandbox(data: &Path) -> Self {
        Self::with(data, &[])
    }

    fn with(data: &Path, more: &[&str]) -> Self {
        let mut program = program(data);
        let child =
            program.args(["sandbox", "--port", "0"]).args(more).stdout(Stdio::piped()).spawn().unwrap();
        let mut running = Self(child);
        // Read the whole greeting: the program can't print the rest to a closed pipe.
        let lines = BufReader::new(running.0.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut greeting = Vec::new();
        for line in lines {
            let last = line.contains("Ctrl+C");
            greeting.push(line);
            if last {
                break;
            }
        }
        assert!(greeting.iter().any(|line| line.contains("http://127.0.0.1:")), "no address: {greeting:?}");
        running
    }

    fn signal(&mut self, signal: &str) -> Option<i32> {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
        self.0.wait().unwrap().code()
    }
}

impl Drop for StartedSandbox {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn names(folder: &Path) -> BTreeSet<String> {
    std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// A world with a game of two moves, and a backup from before the second one.
fn world_with_backup() -> (TestWorld, Id, PathBuf) {
    let mut world = TestWorld::new();
    let game = world.game();
    world.play(ALICE, game, "a2a3").unwrap();
    let copy = world.folder.path().join("monday.db");
    backup(&world.folder.path().join("bot.db"), &copy).unwrap();
    world.play(BOB, game, "a11a10").unwrap();
    (world, game, copy)
}

fn moves_in(database: &Path, game: Id) -> usize {
    let service = Service::new(Arc::new(SqliteStore::open(database).unwrap()), 1, crate::person_key());
    service.views.view(game, ALICE, None, None).unwrap().game.moves.len()
}

#[test]
fn a_folder_has_one_process_and_one_file_after_a_clean_stop() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let mut first = StartedSandbox::sandbox(data);
    for args in [vec!["sandbox", "--port", "0"], vec!["restore", "nothing.db", "--sandbox"]] {
        let second = run(data, &args);
        assert_eq!(second.status.code(), Some(1), "{}", output_of(&second));
        assert!(output_of(&second).contains("another Sealed Move is running in "), "{}", output_of(&second));
    }
    // A sandbox for another bot uses no games, unless it deletes them.
    let forgets = run(data, &["sandbox", "--no-bot", "--fresh", "--port", "0"]);
    assert!(output_of(&forgets).contains("another Sealed Move is running in "), "{}", output_of(&forgets));
    // These only read, or copy.
    assert!(run(data, &["doctor"]).status.success());
    assert!(run(data, &["backup", "copy.db", "--sandbox"]).status.success());
    assert_eq!(first.signal("TERM"), Some(0));
    let left = names(data);
    assert!(left.contains("sandbox.db") && left.contains("lock"), "{left:?}");
    assert!(!left.iter().any(|name| name.ends_with("-wal") || name.ends_with("-shm")), "{left:?}");
    // A killed process leaves its lock file, but no lock.
    let mut killed = StartedSandbox::sandbox(data);
    assert_eq!(killed.signal("KILL"), None);
    assert_eq!(StartedSandbox::sandbox(data).signal("INT"), Some(0));
}

#[test]
fn a_server_without_a_bot_leaves_the_folder_to_the_bot() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    let mut server = StartedSandbox::with(&data, &["--no-bot"]);
    assert!(!data.join("lock").exists());
    // The next process gets the folder, and fails only because the backup doesn't exist.
    let restored = run(&data, &["restore", "nothing.db", "--sandbox"]);
    assert!(output_of(&restored).contains("copying nothing.db"), "{}", output_of(&restored));
    assert_eq!(server.signal("TERM"), Some(0));
    drop(SqliteStore::open(&data.join("sandbox.db")).unwrap());
    StartedSandbox::with(&data, &["--no-bot"]).signal("TERM");
    assert!(data.join("sandbox.db").exists(), "it uses no games");
}

#[cfg(unix)]
#[test]
fn stored_files_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    std::fs::set_permissions(data, PermissionsExt::from_mode(0o755)).unwrap();
    std::fs::write(data.join("sandbox.db"), "").unwrap();
    std::fs::set_permissions(data.join("sandbox.db"), PermissionsExt::from_mode(0o644)).unwrap();
    let running = StartedSandbox::sandbox(data);
    assert!(run(data, &["backup", "copy.db", "--sandbox"]).status.success());
    for name in ["sandbox.db", "sandbox.db-wal", "sandbox.db-shm", "copy.db", "lock"] {
        let mode = std::fs::metadata(data.join(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{name}");
    }
    drop(running);
    std::fs::set_permissions(data.join("sandbox.db"), PermissionsExt::from_mode(0o640)).unwrap();
    let doctor = run(data, &["doctor"]);
    assert!(
        output_of(&doctor).contains("chmod 600") && doctor.status.code() == Some(1),
        "{}",
        output_of(&doctor)
    );
}

#[test]
fn a_restore_ignores_a_leftover_wal() {
    let (world, game, copy) = world_with_backup();
    let data = world.folder.path();
    // Like a killed bot: the last move is only in the WAL.
    let crashed = tempfile::tempdir().unwrap();
    for name in ["bot.db", "bot.db-wal", "monday.db"] {
        std::fs::copy(data.join(name), crashed.path().join(name)).unwrap();
    }
    assert!(std::fs::metadata(crashed.path().join("bot.db-wal")).unwrap().len() > 0);
    let restored = run(crashed.path(), &["restore", "monday.db"]);
    assert!(restored.status.success(), "{}", output_of(&restored));
    assert!(output_of(&restored).contains("with 1 game.\n"), "{}", output_of(&restored));
    assert_eq!(moves_in(&crashed.path().join("bot.db"), game), 1, "Monday's");
    let kept = crashed.path().join("bot.db.before-restore-1");
    assert_eq!(moves_in(&kept, game), 2, "the old one is kept");
    // A leftover WAL is not applied to the restored database.
    let lost = tempfile::tempdir().unwrap();
    for name in ["bot.db-wal", "monday.db"] {
        std::fs::copy(data.join(name), lost.path().join(name)).unwrap();
    }
    let doctor = run(lost.path(), &["doctor"]);
    assert!(
        doctor.status.success() || output_of(&doctor).contains("is missing or empty, but its WAL"),
        "{}",
        output_of(&doctor)
    );
    let refused = SqliteStore::open(&lost.path().join("bot.db")).unwrap_err().to_string();
    assert!(refused.contains("put back the file that belongs to it"), "{refused}");
    assert!(run(lost.path(), &["restore", "monday.db"]).status.success());
    assert_eq!(moves_in(&lost.path().join("bot.db"), game), 1);
    assert_eq!(moves_in(&copy, game), 1, "the backup stays as it is");
}

#[test]
fn an_invalid_backup_changes_nothing() {
    let (world, game, copy) = world_with_backup();
    let data = world.folder.path();
    std::fs::write(data.join("text.db"), "no database at all; ".repeat(200)).unwrap();
    std::fs::write(data.join("empty.db"), "").unwrap();
    let newer = data.join("newer.db");
    std::fs::copy(&copy, &newer).unwrap();
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 1000).unwrap();
    let strange = data.join("strange.db");
    rusqlite::Connection::open(&strange).unwrap().execute_batch("CREATE TABLE recipe (name TEXT)").unwrap();
    let corrupt = data.join("damaged.db");
    std::fs::copy(&copy, &corrupt).unwrap();
    let sql = "UPDATE ply SET record = 'nonsense'";
    rusqlite::Connection::open(&corrupt).unwrap().execute(sql, []).unwrap();
    let before = std::fs::read(data.join("bot.db")).unwrap();
    for (file, reason) in [
        ("nowhere.db", "copying nowhere.db"),
        ("text.db", "copying text.db"),
        ("empty.db", "is empty or belongs to another program"),
        ("strange.db", "is empty or belongs to another program"),
        ("newer.db", "use a newer version of the program"),
        ("damaged.db", "1 of 1 games cannot be replayed"),
    ] {
        let refused = run(data, &["restore", file]);
        assert_eq!(refused.status.code(), Some(1), "{file}: {}", output_of(&refused));
        assert!(output_of(&refused).contains(reason), "{file}: {}", output_of(&refused));
        assert!(
            !output_of(&refused).to_lowercase().contains("select"),
            "{file} shows SQL: {}",
            output_of(&refused)
        );
    }
    assert_eq!(std::fs::read(data.join("bot.db")).unwrap(), before);
    assert!(!names(data).iter().any(|name| name.contains("before-restore") || name.starts_with(".tmp")));
    // `--anyway` restores a corrupt backup.
    let restored = run(data, &["restore", "damaged.db", "--anyway"]);
    assert!(restored.status.success(), "{}", output_of(&restored));
    assert_eq!(moves_in(&data.join("bot.db.before-restore-1"), game), 2);
}
