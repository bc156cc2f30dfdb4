//! Bars that say how far a long job is, where a person watches.

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on standard error, which shows nothing where that is no terminal.
pub(super) fn bar(job: &str, length: u64) -> ProgressBar {
    let watched = std::io::stderr().is_terminal();
    let target = if watched { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    match ProgressStyle::with_template(&format!("{job} {{bar:40}} {{pos}}/{{len}} {{eta}}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
