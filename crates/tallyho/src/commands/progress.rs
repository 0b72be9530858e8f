//! A progress bar on standard error, hidden if that is not a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;

pub(super) fn bar(steps: u64, what: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() || std::env::var_os("NO_PROGRESS").is_some() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(steps).with_message(what);
    let style = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len}  {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("#>."));
    bar
}
