//! Systemd's units, users and folders.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use sealed_move::store::SqliteStore;

use super::new_bot::PROGRAM;
use super::{INSTALLED, SETTINGS, packaging, read, succeed, tool, unit};

/// Units as they are installed, and their files.
const UNITS: [(&str, &str); 4] = [
    ("sealed-move.service", "sealed-move.service"),
    ("sealed-move@1.service", "sealed-move.service"),
    ("sealed-move-backup.service", "sealed-move-backup.service"),
    ("sealed-move-backup.timer", "sealed-move-backup.timer"),
];

#[test]
fn systemd_accepts_the_units() {
    let Some(mut verify) = tool("systemd-analyze") else { return };
    let folder = tempfile::tempdir().unwrap();
    verify.args(["verify", "--man=no"]);
    for (name, source) in UNITS {
        let file = folder.path().join(name);
        let unit = read(&format!("systemd/{source}"));
        assert!(unit.contains(INSTALLED) || name.ends_with(".timer"), "{name}");
        // The verifier looks for the program.
        std::fs::write(&file, unit.replace(INSTALLED, PROGRAM)).unwrap();
        verify.arg(file);
    }
    let output = verify.output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && told.is_empty(), "{told}");
}

#[test]
fn the_user_and_its_private_folders_are_created() {
    let (Some(mut users), Some(mut folders)) = (tool("systemd-sysusers"), tool("systemd-tmpfiles")) else {
        return;
    };
    let root = tempfile::tempdir().unwrap();
    std::fs::create_dir(root.path().join("etc")).unwrap();
    let at_root = format!("--root={}", root.path().display());
    succeed(users.arg(&at_root).arg(packaging("systemd/sysusers.conf")));
    let accounts = std::fs::read_to_string(root.path().join("etc/passwd")).unwrap();
    let account: Vec<_> = accounts.trim_end().split(':').collect();
    assert_eq!((account[0], account[5]), ("sealed-move", "/var/lib/sealed-move"));
    assert!(account[6].ends_with("/nologin"), "{accounts}");
    if !is_root() {
        return eprintln!("skipped: only root can give folders to another user");
    }
    succeed(folders.args(["--create", &at_root]).arg(packaging("systemd/tmpfiles.conf")));
    let mode = |folder: &str| {
        root.path()
            .join(folder)
            .metadata()
            .unwrap_or_else(|error| panic!("{folder}: {error}"))
            .permissions()
            .mode()
            & 0o777
    };
    assert_eq!(mode("etc/sealed-move"), 0o755);
    assert_eq!((mode("var/lib/sealed-move"), mode("var/backups/sealed-move")), (0o700, 0o700));
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout == b"0\n"
}

#[test]
fn the_nightly_backup_keeps_thirty_days() {
    let root = tempfile::tempdir().unwrap();
    let [data, backups] = ["var/lib/sealed-move", "var/backups/sealed-move"].map(|it| root.path().join(it));
    std::fs::create_dir_all(root.path().join("etc/sealed-move")).unwrap();
    std::fs::create_dir_all(&backups).unwrap();
    let settings = root.path().join(SETTINGS.trim_start_matches('/'));
    std::fs::write(settings, format!("data = {:?}\n", data.to_str().unwrap())).unwrap();
    drop(SqliteStore::open(&data.join("bot.db")).unwrap());
    let day = Duration::from_secs(86_400);
    for (name, days) in [("bot-old.db", 32), ("bot-recent.db", 28), ("mine.db", 32)] {
        let file = std::fs::File::create(backups.join(name)).unwrap();
        file.set_modified(SystemTime::now() - days * day).unwrap();
    }
    for command in unit::commands(&read("systemd/sealed-move-backup.service"), "ExecStart") {
        let (program, args) = command.split_first().unwrap();
        let moved = args.iter().map(|argument| in_root(argument, root.path()));
        succeed(Command::new(program).args(moved));
    }
    let mut kept: Vec<_> = std::fs::read_dir(&backups)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    kept.sort();
    let [today, rest @ ..] = &kept[..] else { panic!("{kept:?}") };
    assert!(today.starts_with("bot-20") && rest == ["bot-recent.db", "mine.db"], "{kept:?}");
    sealed_move::store::check_restorable(&backups.join(today)).unwrap();
}

/// The argument with the program under test, and with its paths below another root.
fn in_root(argument: &str, root: &Path) -> String {
    let below = |folder: &str| format!("{}{folder}", root.display());
    argument
        .replace(INSTALLED, PROGRAM)
        .replace("/etc/sealed-move", &below("/etc/sealed-move"))
        .replace("/var/backups", &below("/var/backups"))
}
