//! Progress bars.

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar on standard error, hidden unless that is a terminal.
pub(super) fn bar(job: &str, length: u64) -> ProgressBar {
    let visible = std::io::stderr().is_terminal();
    let target = if visible { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    match ProgressStyle::with_template(&format!("{job} {{bar:40}} {{pos}}/{{len}} {{eta}}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
