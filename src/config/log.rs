//! What is logged, and how it looks.

use std::str::FromStr;

use serde::Deserialize;
use tracing_subscriber::filter::{LevelFilter, Targets};

/// How log lines look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: a JSON object a line.
    Json,
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        <Self as clap::ValueEnum>::from_str(text, false)
            .map_err(|_| format!("there is no format {text:?}; text and json are allowed"))
    }
}

/// What is logged: a level, or levels by module, such as `info,serenity=debug`.
#[derive(Clone, Debug, PartialEq)]
pub struct LogFilter(Targets);

impl LogFilter {
    /// The filter for the subscriber.
    #[must_use]
    pub fn targets(&self) -> Targets {
        self.0.clone()
    }
}

impl Default for LogFilter {
    fn default() -> Self {
        Self(Targets::new().with_default(LevelFilter::INFO).with_target("serenity", LevelFilter::WARN))
    }
}

impl FromStr for LogFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let problem = match text.parse::<Targets>() {
            Ok(targets) if targets.iter().all(|(module, _)| !module.is_empty()) => return Ok(Self(targets)),
            Ok(_) => "a module has no name".to_owned(),
            Err(error) => error.to_string(),
        };
        Err(format!("{problem}; a level is allowed, or levels by module, such as info,sealed_move=debug"))
    }
}
