//! Starts the log, on standard error.

use std::io::IsTerminal as _;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::{FilterExt as _, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::{Config, LogFormat};
use crate::discord::AT_MOST_LOGGED;

/// Logs from now on what the settings say, in colors where a person reads it.
pub fn start_logging(config: &Config) {
    let filter = config.log.targets().and(at_most_logged());
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let lines = match config.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
}

/// Returns the filter that leaves out what is never logged.
fn at_most_logged() -> Targets {
    Targets::new().with_default(LevelFilter::TRACE).with_targets(AT_MOST_LOGGED)
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn requests_and_events_are_never_logged_as_they_are() {
        let most = at_most_logged();
        for (target, level) in [
            ("serenity::http::client", Level::INFO),
            ("serenity::gateway::shard", Level::INFO),
            ("serenity::gateway::ws", Level::ERROR),
            ("hyper::client", Level::DEBUG),
        ] {
            assert!(!most.would_enable(target, &level), "{target} {level}");
        }
        assert!(most.would_enable("serenity::http::client", &Level::WARN));
        assert!(most.would_enable("sealed_move::discord", &Level::TRACE));
    }
}
