//! `sealed-move doctor`: whether each part is well.

use std::path::Path;

use anyhow::Context as _;
use sealed_move_board::Studio;

use super::databases::Database;
use super::failure::with_causes;
use super::wiring;
use crate::config::{ApiUrl, BotToken, Config};
use crate::{discord, store};

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
    for database in Database::ALL {
        report(database.file_name(), sound(&database.path(config)));
    }
    report("sprites and fonts", Studio::new().map(|_| "load".to_owned()).map_err(Into::into));
    match &config.token {
        None => println!("well  Discord: no token is set; the sandbox needs none"),
        Some(token) => {
            let greeted = greet(token, config.api.as_ref()).await;
            let known = greeted.is_ok();
            report("Discord", greeted);
            if known {
                report("permissions", permitted(token, config.api.as_ref()).await);
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

/// Says whether a database is sound, if it is there.
fn sound(database: &Path) -> anyhow::Result<String> {
    if !database.exists() {
        return Ok("not there yet; it is made at the first start".to_owned());
    }
    store::check(database)?;
    Ok("sound".to_owned())
}

/// Says whose token it is, and where the gateway is.
async fn greet(token: &BotToken, api: Option<&ApiUrl>) -> anyhow::Result<String> {
    let server = discord::check(&discord::client(token, api)?, api).await?;
    Ok(format!("the token is that of {}; the gateway is {}", server.application.name, server.gateway))
}

/// Says whether the bot may do what games need in the servers that it is in.
async fn permitted(token: &BotToken, api: Option<&ApiUrl>) -> anyhow::Result<String> {
    let found = discord::permits(&discord::client(token, api)?, api).await?;
    anyhow::ensure!(found.missing.is_empty(), "{}", found.missing.join("; "));
    Ok(match found.servers {
        0 => "the bot is in no server yet".to_owned(),
        1 => "what games need is allowed in the one server that the bot is in".to_owned(),
        servers => format!("what games need is allowed in all {servers} servers that the bot is in"),
    })
}
