//! Starts the log, on standard error.

use std::io::IsTerminal as _;

use crate::config::{Config, LogFormat};
use crate::discord::NEVER_LOGGED;

/// Logs from now on what the settings say, in colors where a person reads it.
pub fn start_logging(config: &Config) {
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(config.log.filter(&NEVER_LOGGED))
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    match config.log_format {
        LogFormat::Text => subscriber.init(),
        LogFormat::Json => subscriber.json().init(),
    }
}
