//! Log filter and format.

use std::str::FromStr;

use tracing_subscriber::filter::Targets;

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    /// One JSON object per line.
    Json,
}

impl FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(format!("expected text or json, got {text:?}")),
        }
    }
}

/// A level, or levels by module, such as `info,serenity=debug`.
#[derive(Clone, Debug, PartialEq)]
pub struct LogFilter(Targets);

impl LogFilter {
    /// The filter for the subscriber.
    #[must_use]
    pub fn targets(&self) -> Targets {
        self.0.clone()
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
        Err(format!("{problem}; expected a level, or levels by module, such as info,sealed_move=debug"))
    }
}
