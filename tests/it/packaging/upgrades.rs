//! The program on data of 0.1.0, and on data of a later version.

use std::path::Path;

use sealed_move::store::{SqliteStore, Store as _, Thoroughness};
use tokio::process::Command;

use super::new_bot::{NewBot, texts, wait_for};

/// What 0.1.0 wrote. It never changes.
const DATA: &str = include_str!("../../data/store-0.1.0.sql");

/// Runs the bot until it is on Discord, stops it, and returns its log.
async fn start_and_stop(new: &NewBot) -> String {
    let mut bot = new.program().args(["bot", "--config"]).arg(new.file()).spawn().unwrap();
    wait_for(&mut bot, "Sealed Move is on ").await;
    let stop = Command::new("kill").arg(bot.id().unwrap().to_string()).status().await.unwrap();
    let output = bot.wait_with_output().await.unwrap();
    let (status, _, log) = texts(output);
    assert!(stop.success() && status == Some(0), "{log}");
    log
}

async fn run(new: &NewBot, args: &[&str]) -> (Option<i32>, String, String) {
    texts(new.program().args(args).arg("--config").arg(new.file()).output().await.unwrap())
}

fn schema(path: &Path) -> i64 {
    rusqlite::Connection::open(path)
        .unwrap()
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_takes_over_data_of_the_first_release() {
    let new = NewBot::new().await;
    let token = new.bed.sandbox.bot_token();
    std::fs::create_dir(new.data()).unwrap();
    let path = new.data().join("bot.db");
    rusqlite::Connection::open(&path).unwrap().execute_batch(DATA).unwrap();
    let (status, _, err) = texts(new.setup(&format!("{token}\n"), &[]).await);
    assert_eq!(status, Some(0), "{err}");
    let log = start_and_stop(&new).await;
    let lines: Vec<_> = log.lines().filter(|line| line.contains("migrat")).collect();
    let [line] = lines[..] else { panic!("{log}") };
    let copy = new.data().join("bot.db.before-migration-1");
    let newest = schema(&path);
    let told = format!("database migrated before=1 schema={newest} backup={}", copy.display());
    assert!(line.ends_with(&told), "{line}");
    let page = std::fs::read_to_string(crate::source::root().join("docs/operating.md")).unwrap();
    let shown = format!("`database migrated before=1 schema={newest} backup=");
    assert!(page.contains(&shown), "docs/operating.md lacks {shown}");
    assert_eq!(schema(&copy), 1);
    let report = sealed_move::store::check(&path, Thoroughness::Full).unwrap();
    assert_eq!((report.ongoing, report.ended), (1, 1));

    // A later version upgrades the data; then its operator installs this one again.
    let later = ["CREATE TABLE later (one INTEGER PRIMARY KEY)"];
    SqliteStore::open_with(&path, &later).unwrap().close().unwrap();
    let copy = new.data().join("bot.db.before-migration-2");
    let (status, _, err) = run(&new, &["bot"]).await;
    let restore = format!("sealed-move restore {}", copy.display());
    let told = format!(
        "schema {} is newer than {newest}: use a newer version of the program, or go back to the data from before \
         the upgrade, without later moves: {restore}\n",
        newest + 1
    );
    assert!(status == Some(1) && err.ends_with(&told), "{err}");
    let (_, doctor, _) = run(&new, &["doctor"]).await;
    assert!(doctor.contains(&restore), "{doctor}");
    // The command in that error works.
    let (status, _, err) = run(&new, &["restore", copy.to_str().unwrap()]).await;
    assert_eq!(status, Some(0), "{err}");
    assert!(!start_and_stop(&new).await.contains("migrat"));
    assert_eq!(schema(&path), newest);
}
