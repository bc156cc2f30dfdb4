//! `sealed-move setup`: the first settings of a bot on Discord, and its service.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;

mod prompt;
mod service;
mod settings_file;

use super::wiring;
use crate::config::{BotToken, Config, ConfigError, GlobalArgs, RestAddress, SettingArgs};
use crate::discord::{self, OwnApplication};
use service::Service;

/// The settings file of an installed bot, which its units read.
const INSTALLED_SETTINGS: &str = "/etc/sealed-move/sealed-move.toml";

/// The data folder of an installed bot.
const INSTALLED_DATA: &str = "/var/lib/sealed-move";

/// The settings file of a bot without a service.
const OWN_SETTINGS: &str = "sealed-move.toml";

#[derive(Args)]
pub struct SetupArgs {
    /// Install the systemd service if it's missing, and start it now and at every boot
    #[arg(long, conflicts_with = "no_service")]
    pub service: bool,
    /// Don't ask whether to start the service
    #[arg(long)]
    pub no_service: bool,
    /// Replace an existing settings file, with all settings in it
    #[arg(long)]
    pub replace: bool,
    #[command(flatten)]
    pub settings: SettingArgs,
}

/// Checks a token, prints the invite link, writes the settings file and starts the service.
///
/// The token comes from its option or variable, else from the terminal or the first line of standard
/// input. `options` are written to the file, too.
///
/// # Errors
///
/// If the file exists, a setting is invalid, Discord rejects the token, or a step of the service fails.
/// Nothing is written before the token is checked.
pub fn run(mut options: SettingArgs, globals: &GlobalArgs, args: &SetupArgs) -> anyhow::Result<()> {
    let root = rustix::process::geteuid().is_root();
    let file = options.take_file();
    let service = choose_service(file.as_deref(), root, args)?;
    let file = file.unwrap_or_else(|| default_file(service.is_some() || root && service::is_installed()));
    anyhow::ensure!(
        args.replace || !file.exists(),
        "{} exists; edit it, or use --replace to write a new one",
        file.display()
    );
    let installed = file == Path::new(INSTALLED_SETTINGS);
    if root && installed {
        options.set_if_unset("data", INSTALLED_DATA);
    }
    let config = Config::without_file(&options, globals)?;
    let token = match config.discord_token.clone() {
        Some(token) => token,
        None => ask_for_token()?,
    };
    let rest = config.rest();
    wiring::in_runtime(async {
        greet(&look_up(&token, &rest).await?);
        Ok(())
    })?;
    if let Some(service) = &service {
        service.install()?;
    }
    // The service's user reads the installed file, even if the data is elsewhere.
    let data = if installed { Path::new(INSTALLED_DATA) } else { &config.data };
    let (reader, as_reader) = match settings_file::write(&file, &options.to_toml(&token), data)? {
        false => ("you".to_owned(), String::new()),
        true if installed => (service::USER.to_owned(), format!("runuser -u {} -- ", service::USER)),
        true => (format!("the owner of {}", data.display()), String::new()),
    };
    println!("Wrote {}. Only {reader} can read it.", file.display());
    match service {
        Some(service) => service.start()?,
        None if installed && service::is_installed() => println!("Start the service: {}", service::START),
        None => println!("Start the bot: sealed-move bot{}", config_option(&file)),
    }
    println!("Check everything: {as_reader}sealed-move doctor{}", config_option(&file));
    Ok(())
}

fn default_file(for_service: bool) -> PathBuf {
    if for_service { INSTALLED_SETTINGS } else { OWN_SETTINGS }.into()
}

/// The option that names a settings file, unless it is found without one.
fn config_option(file: &Path) -> String {
    if file == Path::new(OWN_SETTINGS) { String::new() } else { format!(" --config {}", file.display()) }
}

/// The service to start, or `None` without one. Asks on a terminal, if the service could be installed.
fn choose_service(file: Option<&Path>, root: bool, args: &SetupArgs) -> anyhow::Result<Option<Service>> {
    let possible = Service::find(file, root);
    if args.service {
        return possible.map(Some);
    }
    let Ok(service) = possible else { return Ok(None) };
    let asks = !args.no_service && std::io::stdin().is_terminal();
    let wanted = asks && prompt::confirm("Start the bot as a systemd service, now and at every boot?")?;
    Ok(wanted.then_some(service))
}

fn ask_for_token() -> anyhow::Result<BotToken> {
    let text = if std::io::stdin().is_terminal() {
        println!("The bot's token is in Discord's developer portal, on the page Bot of your application:");
        println!("    https://discord.com/developers/applications");
        prompt::hidden("Token (not shown): ")?
    } else {
        prompt::line()?
    };
    if text.trim().is_empty() {
        return Err(ConfigError::Missing("setup needs the bot's token: set DISCORD_TOKEN, or type it").into());
    }
    text.parse().map_err(|problem: String| anyhow::anyhow!("{problem}"))
}

async fn look_up(token: &BotToken, rest: &RestAddress) -> anyhow::Result<OwnApplication> {
    let found = discord::check(&discord::client(token, rest)?, rest).await;
    Ok(found.context("the token was not stored")?.application)
}

fn greet(application: &OwnApplication) {
    println!("The token belongs to {}.", application.name);
    println!("Invite the bot to your server with this link:");
    println!("    {}", application.invite_url());
}
