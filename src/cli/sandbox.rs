//! `sealed-move sandbox`: an emulated Discord on this machine, with the bot in it.
//!
//! The two communicate only over HTTP, as with the real Discord.

use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use discord_at_home::arguments::{ServerArgs, check_ready_file, variables, write_ready_file};
use discord_at_home::{FollowingClock, Options, Sandbox, Welcome, WelcomeAction};

use super::data_folder::HeldFolder;
use super::databases::Database;
use super::wiring;
use crate::clock::MovedTime;
use crate::config::{ApiUrl, BotToken, Config, SettingArgs};
use crate::jobs::Bot;
use crate::store;
use crate::text::{Language, t};

/// The arguments of `discord-at-home`, and whether to run the bot.
#[derive(Args, Default)]
pub struct SandboxArgs {
    /// Start only the server, for another bot
    #[arg(long)]
    pub no_bot: bool,
    #[command(flatten)]
    pub server: ServerArgs,
    #[command(flatten)]
    pub settings: SettingArgs,
}

/// Runs the sandbox until it is asked to stop.
pub fn run(config: &Config, args: SandboxArgs) -> anyhow::Result<()> {
    wiring::in_runtime(serve(config, args))
}

async fn serve(config: &Config, args: SandboxArgs) -> anyhow::Result<()> {
    let writing = |file: &Path| format!("writing {}", file.display());
    if let Some(file) = &args.server.ready_file {
        check_ready_file(file).with_context(|| writing(file))?;
    }
    // Without a bot, `--data none` keeps the server in memory, as in `discord-at-home`.
    let folder = (!args.no_bot || config.data != Path::new("none")).then_some(config.data.as_path());
    // Lock the games if the bot uses them or `--fresh` deletes them. Otherwise another bot may use the
    // folder. The server's own state has its own lock.
    let uses_games = !args.no_bot || args.server.fresh && folder.is_some();
    let _held = uses_games.then(|| HeldFolder::take(&config.data)).transpose()?;
    if let Some(folder) = folder {
        store::make_folder(folder)
            .with_context(|| format!("creating the data folder {}", folder.display()))?;
    }
    let moved = MovedTime::default();
    let following = FollowingClock {
        ahead_ms: Arc::clone(&moved.ahead_ms),
        looked_ms: Arc::clone(&moved.looked_ms),
        next_due_ms: Arc::clone(&moved.next_due_ms),
    };
    let (fresh, ready_file) = (args.server.fresh, args.server.ready_file.clone());
    let sandbox = Sandbox::start(Options {
        bot_name: "Sealed Move".to_owned(),
        server_name: "Sealed Move Sandbox".to_owned(),
        clock: (!args.no_bot).then_some(following),
        welcome: (!args.no_bot).then(|| welcome(Language::default())),
        ..args.server.into_options(folder, false)
    })
    .await?;
    if fresh && folder.is_some() {
        remove(&Database::Sandbox.path(config))?;
    }
    let (mut bot, mut service) = (None, None);
    let mut _metrics = None;
    if !args.no_bot {
        let api: ApiUrl = sandbox.origin().parse().map_err(anyhow::Error::msg)?;
        let token: BotToken = sandbox.bot_token().parse().map_err(anyhow::Error::msg)?;
        let context = wiring::moved_context(config, moved, &token)?;
        service = Some(Arc::clone(context.service()));
        _metrics = wiring::serve_metrics(config, &context).await?;
        bot = Some(Bot::start(context, &token, Some(&api)).await?);
    }
    if config.metrics.is_some() && bot.is_none() {
        tracing::warn!("no metrics are served without a bot");
    }
    let stop_requested = wiring::catch_stop_signals()?;
    if let Some(file) = ready_file {
        write_ready_file(&sandbox, &file).with_context(|| writing(&file))?;
    }
    println!("{}", greeting(&sandbox, bot.is_some()));
    std::io::stdout().flush()?;
    stop_requested.await;
    if let Some(bot) = bot {
        bot.stop().await;
    }
    if let Some(service) = service {
        wiring::close(&service);
    }
    sandbox.stop().await?;
    Ok(())
}

/// The first card of the page: each button runs a command as Alice.
fn welcome(lang: Language) -> Welcome {
    let action = |label: String, command: &str, options: &[(&str, &str)]| WelcomeAction {
        label,
        user: "Alice".to_owned(),
        command: command.to_owned(),
        options: options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
    };
    let against_bob = [("game", "aruki"), ("opponent", "Bob")];
    Welcome {
        title: t!(lang, "sandbox-card-title"),
        text: t!(lang, "sandbox-card-text"),
        actions: vec![
            action(t!(lang, "sandbox-card-computer"), "challenge", &[("level", "1")]),
            action(t!(lang, "sandbox-card-learn"), "learn", &[]),
            action(t!(lang, "sandbox-card-challenge"), "challenge", &against_bob),
            action(t!(lang, "sandbox-card-help"), "help", &[]),
        ],
    }
}

/// Removes the games of a server that `--fresh` deletes, because their channels are gone.
fn remove(database: &Path) -> anyhow::Result<()> {
    for suffix in ["", "-wal", "-shm"] {
        let mut path = database.as_os_str().to_owned();
        path.push(suffix);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(error).with_context(|| format!("removing {}", Path::new(&path).display()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The greeting: the address to open, and without a bot the variables that connect one.
fn greeting(sandbox: &Sandbox, bot: bool) -> String {
    let what = if bot {
        "The sandbox is ready, with the bot in it."
    } else {
        "The sandbox is ready, without a bot."
    };
    let mut text = format!("{what}\n\n    Open {} in a browser.\n\n", sandbox.origin());
    if !bot {
        let lines = variables(sandbox).into_iter().map(|(name, value)| format!("{name}={value}\n"));
        text.push_str(&(lines.collect::<String>() + "\n"));
    }
    text + "Ctrl+C stops it; what was played is kept."
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands;

    #[test]
    fn each_button_of_the_first_card_runs_a_known_command() {
        let defined = serde_json::to_value(commands::definitions(&[])).unwrap();
        let actions = welcome(Language::default()).actions;
        assert_eq!(actions.len(), 4);
        for WelcomeAction { command, options, .. } in actions {
            let mut all = defined.as_array().unwrap().iter();
            let found = all.find(|other| other["name"] == command.as_str()).expect(&command);
            for name in options.keys() {
                let mut all = found["options"].as_array().unwrap().iter();
                assert!(all.any(|option| option["name"] == name.as_str()), "{command} {name}");
            }
        }
    }
}
