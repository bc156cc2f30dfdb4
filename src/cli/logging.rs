//! Logs to standard error.

use std::io::IsTerminal as _;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::{FilterExt as _, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::{LogFilter, LogFormat};
use crate::discord::MAX_LOG_LEVELS;

/// Starts logging, in color on a terminal.
pub(super) fn start_logging(filter: &LogFilter, format: LogFormat) {
    let filter = filter.targets().and(at_most_logged());
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
}

/// Limits modules whose logs could contain secrets, whatever the filter.
fn at_most_logged() -> Targets {
    Targets::new().with_default(LevelFilter::TRACE).with_targets(MAX_LOG_LEVELS)
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn raw_requests_and_events_are_never_logged() {
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
