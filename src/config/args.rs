//! Options on the command line.

use std::path::PathBuf;

use clap::Args;

/// Settings that every verb takes. An option counts before the environment variable that its help
/// names, and that before `sealed-move.toml`. An empty text counts as absent: that is how shells
/// unset a variable.
#[derive(Args, Clone, Default)]
pub struct CommonArgs {
    /// The settings file [default: sealed-move.toml, if it is there]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The bot's token; better set in the environment, for others on this machine can see options
    /// [environment: DISCORD_TOKEN]
    #[arg(long, global = true, value_name = "TOKEN")]
    pub discord_token: Option<String>,
    /// A Discord-compatible server in Discord's place: an origin without path, plain http only to
    /// this machine [environment: DISCORD_API_URL]
    #[arg(long, global = true, value_name = "ORIGIN")]
    pub discord_api_url: Option<String>,
    /// A REST proxy that keeps Discord's limits for several programs, such as nirn-proxy: an origin,
    /// plain http only to this machine. All requests go through it, at no rate of the bot's own
    /// [environment: SEALED_MOVE_API_PROXY]
    #[arg(long, global = true, value_name = "ORIGIN")]
    pub api_proxy: Option<String>,
    /// The folder of the databases [default: sealed-move-data] [environment: SEALED_MOVE_DATA]
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data: Option<String>,
    /// A PostgreSQL database for the games on Discord, in place of a file in that folder, such as
    /// postgres://user:password@host/database; better set in the environment, for others on this
    /// machine can see options [environment: SEALED_MOVE_STORE]
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub store: Option<String>,
    /// What is logged: a level, or levels by module [default: info,serenity=warn]
    /// [environment: SEALED_MOVE_LOG]
    #[arg(long, global = true, value_name = "FILTER")]
    pub log: Option<String>,
    /// How it is logged, text or json [default: text] [environment: SEALED_MOVE_LOG_FORMAT]
    #[arg(long, global = true, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// This process's number, 0 to 1023, where several share a database [default: 0]
    /// [environment: SEALED_MOVE_NODE]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub node: Option<String>,
    /// In how many games the computer thinks at once, 1 to 64 [default: half of the cores]
    /// [environment: SEALED_MOVE_THINK_THREADS]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub think_threads: Option<String>,
    /// The longest time that the computer may think about a move, 1 to 600 seconds; only a slow
    /// machine meets it [default: 60] [environment: SEALED_MOVE_THINK_SECONDS]
    #[arg(long, global = true, value_name = "SECONDS")]
    pub think_seconds: Option<String>,
    /// How many requests a second the bot sends to Discord, besides answers to interactions, 1 to
    /// 10000; more than 40 only where Discord allows more than 50 [default: 40]
    /// [environment: SEALED_MOVE_API_RATE]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub api_rate: Option<String>,
    /// Where the bot serves its figures (/metrics, for Prometheus) and its health (/healthz), such
    /// as 127.0.0.1:9464 [default: nowhere] [environment: SEALED_MOVE_METRICS]
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub metrics: Option<String>,
    /// What the verb `bot` is told of shards: the sandbox has an option of that name, too.
    #[arg(skip)]
    pub shards: Option<String>,
    /// Where the bot takes interactions that Discord signs and sends by HTTP (/interactions), such
    /// as 127.0.0.1:8080, behind a proxy with https; it opens no connection to the gateway then
    /// [default: nowhere] [environment: SEALED_MOVE_INTERACTIONS]
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub interactions: Option<String>,
    /// The application's public key, 64 hexadecimal digits, with which those are checked
    /// [environment: SEALED_MOVE_PUBLIC_KEY]
    #[arg(long, global = true, value_name = "KEY")]
    pub public_key: Option<String>,
}
