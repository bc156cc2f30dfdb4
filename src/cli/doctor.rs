//! `sealed-move doctor`: whether each part is well.

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

/// How far the clock may be behind what was stored before anything is said, in milliseconds.
const CLOCK_SLACK_MS: i64 = 60_000;

/// The oldest version of PostgreSQL that is tried.
const OLDEST_POSTGRES: u32 = 15;

const MEBIBYTE: u64 = 1 << 20;

/// Less free space than this is too little, in MiB: a year of a large server's games takes about as much.
const FREE_MIB: u64 = 200;

/// Prints of each part whether it is well. It looks only: nothing is made or changed.
///
/// # Errors
///
/// Where one is not.
pub fn run(config: &Config) -> anyhow::Result<()> {
    wiring::in_runtime(examine(config))
}

async fn examine(config: &Config) -> anyhow::Result<()> {
    let mut ill = 0;
    let mut report = |part: &str, health: anyhow::Result<String>| match health {
        Ok(comment) => println!("well  {part}: {comment}"),
        Err(error) => {
            ill += 1;
            println!("ILL   {part}: {}", with_causes(&error));
        }
    };
    report("data folder", writable(&config.data));
    report("disk", roomy(&config.data));
    if let Some(address) = &config.store {
        report("PostgreSQL", served(address, Clock::System.now()));
    }
    for database in Database::ALL.into_iter().filter(|it| config.store.is_none() || *it != Database::Bot) {
        report(database.file_name(), sound(&database.path(config), Clock::System.now()));
    }
    report("sprites and fonts", Studio::new().map(|_| "load".to_owned()).map_err(Into::into));
    match &config.token {
        None => println!("well  Discord: no token is set; the sandbox needs none"),
        Some(token) => {
            let greeted = greet(token, &config.rest).await;
            let application = greeted.as_ref().ok().map(|(application, _)| application.clone());
            report("Discord", greeted.map(|(_, comment)| comment));
            if let Some(application) = application {
                if let Some(key) = config.public_key {
                    report("signed interactions", signed(&application, key));
                }
                report("permissions", permitted(token, &config.rest).await);
            }
        }
    }
    match ill {
        0 => Ok(()),
        1 => anyhow::bail!("one of the parts above is ill"),
        _ => anyhow::bail!("{ill} of the parts above are ill"),
    }
}

/// Says whether a folder can be written; of one that is not there, whether it can be made. Nothing
/// is: a file without a name is gone with the program that opened it.
fn writable(folder: &Path) -> anyhow::Result<String> {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    tempfile::tempfile_in(there).with_context(|| format!("writing in {}", there.display()))?;
    let shown = folder.display();
    Ok(if folder.exists() {
        format!("{shown} can be written")
    } else {
        format!("{shown} is not there yet; it is made at the first start")
    })
}

/// Says whether a database is sound, if it is there, and what it holds.
fn sound(database: &Path, now: Timestamp) -> anyhow::Result<String> {
    let found = match store::check(database, Thoroughness::Full) {
        Err(StoreError::Database { .. }) if !database.exists() => {
            return Ok("not there yet; it is made at the first start".to_owned());
        }
        found => found?,
    };
    if let Some(file) = found.open_to_others.first() {
        anyhow::bail!("others can read {}; chmod 600 closes it to them", file.display());
    }
    in_time(found.heartbeat, now)?;
    Ok(format!("sound; {} going on, {} over", games(found.ongoing), games(found.ended)))
}

/// Says whether a PostgreSQL database is sound, and whether its server keeps what it confirmed.
fn served(address: &StoreAddress, now: Timestamp) -> anyhow::Result<String> {
    let address = wiring::postgres_address(address)?;
    let found = PostgresStore::report(&address).with_context(|| format!("looking at {address}"))?;
    let major = found.version.split('.').next().and_then(|major| major.parse::<u32>().ok());
    anyhow::ensure!(
        major.is_some_and(|major| major >= OLDEST_POSTGRES),
        "its server is PostgreSQL {}; {OLDEST_POSTGRES} is the oldest that is tried",
        found.version
    );
    anyhow::ensure!(
        found.unsafe_settings.is_empty(),
        "its server may lose moves that were confirmed: {}",
        found.unsafe_settings.join(", ")
    );
    in_time(found.heartbeat, now)?;
    let way = if found.encrypted { "encrypted" } else { "not encrypted" };
    Ok(format!(
        "{address} is sound, version {}, {way}; {} going on, {} over; {}",
        found.version,
        games(found.ongoing),
        games(found.ended),
        if found.serving.is_empty() {
            "no process serves it".to_owned()
        } else {
            format!("served by {}", found.serving.join("; "))
        }
    ))
}

/// Refuses a clock that is behind what was stored.
fn in_time(heartbeat: Option<Timestamp>, now: Timestamp) -> anyhow::Result<()> {
    if let Some(ahead) = heartbeat.map(|beat| beat.0 - now.0).filter(|ahead| *ahead > CLOCK_SLACK_MS) {
        anyhow::bail!(
            "this machine's clock is {} minutes behind the bot's last sign of life; set the clock",
            ahead / 60_000
        );
    }
    Ok(())
}

fn games(count: u64) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

/// Says whether the disk has room for games to come.
fn roomy(folder: &Path) -> anyhow::Result<String> {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let disk = rustix::fs::statvfs(there).context("asking for the free space")?;
    enough(disk.f_bavail.saturating_mul(disk.f_frsize), there)
}

/// Says whether so many bytes are enough.
fn enough(free: u64, folder: &Path) -> anyhow::Result<String> {
    let free = free / MEBIBYTE;
    anyhow::ensure!(free >= FREE_MIB, "only {free} MiB are free where {} is", folder.display());
    Ok(format!("{free} MiB are free"))
}

/// Says whose token it is, and where the gateway is.
async fn greet(token: &BotToken, rest: &RestAddress) -> anyhow::Result<(OwnApplication, String)> {
    let Endpoint { application, gateway } = discord::check(&discord::client(token, rest)?, rest).await?;
    let through = if rest.keeps_limits() { format!("; requests go to {rest}") } else { String::new() };
    let comment = format!("the token is that of {}; the gateway is {gateway}{through}", application.name);
    Ok((application, comment))
}

/// Says whether a key is that of the application, and where Discord sends interactions.
fn signed(application: &OwnApplication, key: PublicKey) -> anyhow::Result<String> {
    application.check_key(key)?;
    Ok(match &application.endpoint_url {
        Some(url) => format!("the key is right; Discord sends them to {url}"),
        None => "the key is right; Discord knows no endpoint yet and sends them over the gateway".to_owned(),
    })
}

/// Says whether the bot may do what games need in the servers that it is in.
async fn permitted(token: &BotToken, rest: &RestAddress) -> anyhow::Result<String> {
    let found = discord::permits(&discord::client(token, rest)?, rest).await?;
    anyhow::ensure!(found.missing.is_empty(), "{}", found.missing.join("; "));
    Ok(match found.servers {
        0 => "the bot is in no server yet".to_owned(),
        1 => "what games need is allowed in the one server that the bot is in".to_owned(),
        servers => format!("what games need is allowed in all {servers} servers that the bot is in"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_with_less_than_a_year_of_games_is_ill() {
        let said = |free: u64| enough(free, Path::new("data")).map_err(|ill| ill.to_string());
        assert_eq!(said(200 * MEBIBYTE), Ok("200 MiB are free".to_owned()));
        assert_eq!(said(200 * MEBIBYTE - 1), Err("only 199 MiB are free where data is".to_owned()));
        assert_eq!(said(0), Err("only 0 MiB are free where data is".to_owned()));
    }
}
