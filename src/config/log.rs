//! What is logged, and how it looks.

use std::str::FromStr;

use serde::Deserialize;
use tracing_subscriber::EnvFilter;

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

/// What is logged, as `tracing` filters say it, such as `info,serenity=debug`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFilter(String);

impl LogFilter {
    /// The filter for the subscriber, except for what is `never` logged, whatever it says.
    #[must_use]
    pub fn filter(&self, never: &[&str]) -> EnvFilter {
        never
            .iter()
            .filter_map(|directive| directive.parse().ok())
            .fold(EnvFilter::builder().parse_lossy(&self.0), EnvFilter::add_directive)
    }
}

impl Default for LogFilter {
    fn default() -> Self {
        Self("info,serenity=warn".to_owned())
    }
}

impl FromStr for LogFilter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<EnvFilter>() {
            Ok(_) => Ok(Self(text.to_owned())),
            Err(error) => Err(format!(
                "{error}; a level is allowed, or levels by module, such as info,sealed_move=debug"
            )),
        }
    }
}
