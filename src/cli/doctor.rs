//! `sealed-move doctor`: health checks.

use std::path::Path;

use anyhow::Context as _;
use sealed_move_board::Studio;

use super::databases::Database;
use super::failure::with_causes;
use super::wiring;
use crate::clock::Clock;
use crate::config::{BotToken, Config, PublicKey, RestAddress, StoreAddress};
use crate::discord::{self, Endpoint, OwnApplication};
use crate::domain::Timestamp;
use crate::store::{self, PostgresStore, StoreError, Thoroughness};

/// Tolerated lag of the clock behind the last stored heartbeat.
const MAX_CLOCK_LAG_MS: i64 = 60_000;

/// The oldest tested major version.
const MIN_POSTGRES_VERSION: u32 = 15;

const MEBIBYTE: u64 = 1 << 20;

/// Required free space: about a year of games on a large server.
const MIN_FREE_MIB: u64 = 200;

/// Checks each part and prints the results. Creates and changes nothing.
///
/// # Errors
///
/// If a check fails.
pub fn run(config: &Config) -> anyhow::Result<()> {
    wiring::in_runtime(check_all(config))
}

async fn check_all(config: &Config) -> anyhow::Result<()> {
    let mut failed = 0;
    let mut report = |part: &str, result: anyhow::Result<String>| match result {
        Ok(comment) => println!("ok    {part}: {comment}"),
        Err(error) => {
            failed += 1;
            println!("FAIL  {part}: {}", with_causes(&error));
        }
    };
    report("data folder", check_folder(&config.data));
    report("disk", check_disk(&config.data));
    if let Some(address) = &config.store {
        report("PostgreSQL", check_postgres(address, Clock::System.now()));
    }
    for database in Database::ALL.into_iter().filter(|it| config.store.is_none() || *it != Database::Bot) {
        report(database.file_name(), check_file(&database.path(config), Clock::System.now()));
    }
    report("sprites and fonts", Studio::new().map(|_| "loaded".to_owned()).map_err(Into::into));
    let rest = config.rest();
    match &config.discord_token {
        None => println!("ok    Discord: no token is set; the sandbox needs none"),
        Some(token) => {
            let connected = connect(token, &rest).await;
            let application = connected.as_ref().ok().map(|(application, _)| application.clone());
            report("Discord", connected.map(|(_, comment)| comment));
            if let Some(application) = application {
                if let Some(key) = config.public_key {
                    report("signed interactions", check_key(&application, key));
                }
                report("permissions", check_permissions(token, &rest).await);
            }
        }
    }
    match failed {
        0 => Ok(()),
        1 => anyhow::bail!("one of the checks above failed"),
        _ => anyhow::bail!("{failed} of the checks above failed"),
    }
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

fn games(count: u64) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
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
async fn check_permissions(token: &BotToken, rest: &RestAddress) -> anyhow::Result<String> {
    let found = discord::permits(&discord::client(token, rest)?, rest).await?;
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
    fn a_nearly_full_disk_fails_the_check() {
        let check = |free: u64| check_free_space(free, Path::new("data")).map_err(|error| error.to_string());
        assert_eq!(check(200 * MEBIBYTE), Ok("200 MiB are free".to_owned()));
        assert_eq!(check(200 * MEBIBYTE - 1), Err("only 199 MiB are free on the disk of data".to_owned()));
        assert_eq!(check(0), Err("only 0 MiB are free on the disk of data".to_owned()));
    }
}
