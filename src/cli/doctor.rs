//! `sealed-move doctor`: health checks.

use std::path::Path;

use anyhow::Context as _;
use sealed_move_board::Studio;

use super::databases::{Database, games};
use super::failure::{Reported, with_causes};
use super::wiring;
use crate::clock::Clock;
use crate::config::{BotToken, Config, PublicKey, RestAddress, StoreAddress};
use crate::discord::{self, ConnectError, Endpoint, OwnApplication, Permits};
use crate::domain::Timestamp;
use crate::store::{self, PostgresStore, StoreError, Thoroughness};

/// Tolerated lag of the clock behind the last stored heartbeat.
const MAX_CLOCK_LAG_MS: i64 = 60_000;

/// The oldest tested major version.
const MIN_POSTGRES_VERSION: u32 = 15;

const MEBIBYTE: u64 = 1 << 20;

/// Required free space: about a year of games on a large server.
const MIN_FREE_MIB: u64 = 200;

/// Checks each part and prints the results, and at last that the bot is ready or the next thing to do.
/// Creates and changes nothing.
///
/// # Errors
///
/// If a check fails.
pub fn run(config: &Config) -> anyhow::Result<()> {
    wiring::in_runtime(async {
        let mut report = Report::default();
        check_machine(config, &mut report);
        check_discord(config, &mut report).await;
        println!("{}", report.last_line());
        if report.failed == 0 { Ok(()) } else { Err(Reported.into()) }
    })
}

/// The results so far.
#[derive(Default)]
struct Report {
    failed: usize,
    /// The first thing to do.
    next: Option<String>,
}

impl Report {
    /// Prints the result of a check. `remedy` is what to do if it failed.
    fn add(&mut self, part: &str, result: anyhow::Result<String>, remedy: impl FnOnce() -> String) {
        match result {
            Ok(comment) => println!("ok    {part}: {comment}"),
            Err(error) => {
                println!("FAIL  {part}: {}", with_causes(&error));
                self.failed += 1;
                self.do_next(remedy);
            }
        }
    }

    /// Something to do, unless an earlier check already named something.
    fn do_next(&mut self, action: impl FnOnce() -> String) {
        self.next.get_or_insert_with(action);
    }

    fn last_line(&self) -> String {
        let next = self.next.as_deref().unwrap_or_default();
        match self.failed {
            0 if next.is_empty() => "Ready.".to_owned(),
            0 => format!("Next: {next}."),
            1 => format!("One check failed. Next: {next}."),
            failed => format!("{failed} checks failed. Next: {next}."),
        }
    }
}

fn check_machine(config: &Config, report: &mut Report) {
    let folder = config.data.display();
    report.add("data folder", check_folder(&config.data), || format!("let the bot's user write in {folder}"));
    report.add("disk", check_disk(&config.data), || {
        format!("free at least {MIN_FREE_MIB} MiB on the disk of {folder}")
    });
    if let Some(address) = &config.store {
        report.add("PostgreSQL", check_postgres(address, Clock::System.now()), || {
            "fix the PostgreSQL server or its address, as the line PostgreSQL says".to_owned()
        });
    }
    for database in Database::ALL.into_iter().filter(|it| config.store.is_none() || *it != Database::Bot) {
        let name = database.file_name();
        report.add(name, check_file(&database.path(config), Clock::System.now()), || {
            format!("do as the line {name} says, or restore a backup")
        });
    }
    report.add("sprites and fonts", Studio::new().map(|_| "loaded".to_owned()).map_err(Into::into), || {
        "install the program again".to_owned()
    });
}

async fn check_discord(config: &Config, report: &mut Report) {
    let rest = config.rest();
    let Some(token) = &config.discord_token else {
        println!("ok    Discord: no token is set; the sandbox needs none");
        report.do_next(|| "run sealed-move setup to set the bot's token".to_owned());
        return;
    };
    let (application, comment) = match connect(token, &rest).await {
        Ok((application, comment)) => (application, comment),
        Err(error) => {
            let rejected = matches!(error.downcast_ref(), Some(ConnectError::Token { .. }));
            return report.add("Discord", Err(error), || {
                if rejected {
                    "put the current token from Discord's developer portal into DISCORD_TOKEN or the settings file"
                        .to_owned()
                } else {
                    unreachable_remedy(&rest)
                }
            });
        }
    };
    println!("ok    Discord: {comment}");
    if let Some(key) = config.public_key {
        report.add("signed interactions", check_key(&application, key), || {
            "set the public key that General Information in Discord's developer portal shows".to_owned()
        });
    }
    let permits = discord::client(token, &rest);
    let permits = match async { discord::permits(&permits?, &rest).await }.await {
        Ok(permits) => permits,
        Err(error) => return report.add("permissions", Err(error.into()), || unreachable_remedy(&rest)),
    };
    report.add("permissions", check_permissions(&permits), || {
        format!("open {} to give the bot its permissions", application.invite_url())
    });
    if permits.servers == 0 {
        report.do_next(|| format!("invite the bot to your server: {}", application.invite_url()));
    }
}

fn unreachable_remedy(rest: &RestAddress) -> String {
    format!("check that this machine can reach {rest}")
}

/// Checks that a folder can be written, or created if it doesn't exist. Uses an unnamed temporary file,
/// which leaves no trace.
fn check_folder(folder: &Path) -> anyhow::Result<String> {
    let existing = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    tempfile::tempfile_in(existing).with_context(|| format!("writing in {}", existing.display()))?;
    let shown = folder.display();
    Ok(if folder.exists() {
        format!("{shown} is writable")
    } else {
        format!("{shown} doesn't exist yet; the first start creates it")
    })
}

/// Checks the integrity of a database and counts its games.
fn check_file(database: &Path, now: Timestamp) -> anyhow::Result<String> {
    let found = match store::check(database, Thoroughness::Full) {
        Err(StoreError::Database { .. }) if !database.exists() => {
            return Ok("doesn't exist yet; the first start creates it".to_owned());
        }
        // Not yet started after an upgrade.
        Err(old @ StoreError::TooOld { .. }) => return Ok(old.to_string()),
        found => found?,
    };
    if let Some(file) = found.open_to_others.first() {
        anyhow::bail!("other users can read {}; run chmod 600 on it", file.display());
    }
    check_clock(found.heartbeat, now)?;
    Ok(format!("intact; {} ongoing, {} finished", games(found.ongoing), games(found.ended)))
}

/// Checks the integrity of a PostgreSQL database and that its server doesn't lose committed data.
fn check_postgres(address: &StoreAddress, now: Timestamp) -> anyhow::Result<String> {
    let address = wiring::postgres_address(address)?;
    let found = PostgresStore::report(&address).with_context(|| format!("checking {address}"))?;
    let major = found.version.split('.').next().and_then(|major| major.parse::<u32>().ok());
    anyhow::ensure!(
        major.is_some_and(|major| major >= MIN_POSTGRES_VERSION),
        "the server is PostgreSQL {}; the oldest tested version is {MIN_POSTGRES_VERSION}",
        found.version
    );
    anyhow::ensure!(
        found.unsafe_settings.is_empty(),
        "the server may lose committed moves: {}",
        found.unsafe_settings.join(", ")
    );
    check_clock(found.heartbeat, now)?;
    let encryption = if found.encrypted { "encrypted" } else { "not encrypted" };
    Ok(format!(
        "{address} is intact, version {}, {encryption}; {} ongoing, {} finished; {}",
        found.version,
        games(found.ongoing),
        games(found.ended),
        if found.serving.is_empty() {
            "not in use".to_owned()
        } else {
            format!("in use by {}", found.serving.join("; "))
        }
    ))
}

/// Checks that the clock isn't behind the stored heartbeat.
fn check_clock(heartbeat: Option<Timestamp>, now: Timestamp) -> anyhow::Result<()> {
    if let Some(ahead) = heartbeat.map(|beat| beat.0 - now.0).filter(|ahead| *ahead > MAX_CLOCK_LAG_MS) {
        anyhow::bail!(
            "this machine's clock is {} minutes behind the bot's last heartbeat; set the clock",
            ahead / 60_000
        );
    }
    Ok(())
}

fn check_disk(folder: &Path) -> anyhow::Result<String> {
    let existing = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let disk = rustix::fs::statvfs(existing).context("reading the free disk space")?;
    check_free_space(disk.f_bavail.saturating_mul(disk.f_frsize), existing)
}

fn check_free_space(free: u64, folder: &Path) -> anyhow::Result<String> {
    let free = free / MEBIBYTE;
    anyhow::ensure!(free >= MIN_FREE_MIB, "only {free} MiB are free on the disk of {}", folder.display());
    Ok(format!("{free} MiB are free"))
}

/// Returns the application of the token, and a comment that names the gateway.
async fn connect(token: &BotToken, rest: &RestAddress) -> anyhow::Result<(OwnApplication, String)> {
    let Endpoint { application, gateway } = discord::check(&discord::client(token, rest)?, rest).await?;
    let through = if rest.keeps_limits() { format!("; requests go to {rest}") } else { String::new() };
    let comment = format!("the token belongs to {}; the gateway is {gateway}{through}", application.name);
    Ok((application, comment))
}

/// Checks that a key belongs to the application.
fn check_key(application: &OwnApplication, key: PublicKey) -> anyhow::Result<String> {
    application.check_key(key)?;
    Ok(match &application.endpoint_url {
        Some(url) => format!("the key is right; Discord sends them to {url}"),
        None => "the key is right; Discord has no endpoint yet and uses the gateway".to_owned(),
    })
}

/// Checks the bot's permissions in all its servers.
fn check_permissions(found: &Permits) -> anyhow::Result<String> {
    anyhow::ensure!(found.missing.is_empty(), "{}", found.missing.join("; "));
    Ok(match found.servers {
        0 => "the bot isn't in a server yet".to_owned(),
        1 => "complete in the bot's only server".to_owned(),
        servers => format!("complete in all {servers} servers"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_names_the_first_thing_to_do() {
        let mut report = Report::default();
        assert_eq!(report.last_line(), "Ready.");
        report.do_next(|| "invite the bot".to_owned());
        assert_eq!(report.last_line(), "Next: invite the bot.");
        let mut report = Report::default();
        report.add("disk", Ok("5 MiB are free".to_owned()), || unreachable!("the check passed"));
        report.add("disk", Err(anyhow::anyhow!("full")), || "free some space".to_owned());
        assert_eq!(report.last_line(), "One check failed. Next: free some space.");
        report.add("bot.db", Err(anyhow::anyhow!("corrupt")), || "restore a backup".to_owned());
        assert_eq!(report.last_line(), "2 checks failed. Next: free some space.");
    }

    #[test]
    fn a_nearly_full_disk_fails_the_check() {
        let check = |free: u64| check_free_space(free, Path::new("data")).map_err(|error| error.to_string());
        assert_eq!(check(200 * MEBIBYTE), Ok("200 MiB are free".to_owned()));
        assert_eq!(check(200 * MEBIBYTE - 1), Err("only 199 MiB are free on the disk of data".to_owned()));
        assert_eq!(check(0), Err("only 0 MiB are free on the disk of data".to_owned()));
    }
}
