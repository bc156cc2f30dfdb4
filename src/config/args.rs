//! Flags and environment.

use std::path::PathBuf;

use clap::Args;

/// Settings that every verb takes. A flag counts before the environment, and that before
/// `sealed-move.toml`. An empty text counts as absent: that is how shells unset a variable.
#[derive(Args, Clone, Default)]
pub struct CommonArgs {
    /// The settings file [default: sealed-move.toml, if it is there]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The bot's token; better set in the environment, for others on this machine can see flags
    #[arg(long, global = true, env = "DISCORD_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    pub discord_token: Option<String>,
    /// A Discord-compatible server in Discord's place: an origin without path, plain http only to
    /// this machine
    #[arg(long, global = true, env = "DISCORD_API_URL", value_name = "ORIGIN")]
    pub discord_api_url: Option<String>,
    /// The folder of the databases [default: sealed-move-data]
    #[arg(long, global = true, env = "SEALED_MOVE_DATA", value_name = "FOLDER")]
    pub data: Option<String>,
    /// What is logged, as tracing filters say it [default: info,serenity=warn]
    #[arg(long, global = true, env = "SEALED_MOVE_LOG", value_name = "FILTER")]
    pub log: Option<String>,
    /// How it is logged, text or json [default: text]
    #[arg(long, global = true, env = "SEALED_MOVE_LOG_FORMAT", value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// This process's number, 0 to 1023, where several share a database [default: 0]
    #[arg(long, global = true, env = "SEALED_MOVE_NODE", value_name = "NUMBER")]
    pub node: Option<String>,
    /// Where the bot serves its figures (/metrics, for Prometheus) and its health (/healthz), such
    /// as 127.0.0.1:9464 [default: nowhere]
    #[arg(long, global = true, env = "SEALED_MOVE_METRICS", value_name = "ADDRESS")]
    pub metrics: Option<String>,
}
