//! The TypeScript types of a table that the page uses (feature `ts`).

use crate::dice::RollResult;
use crate::setup::request::SetupRequest;
use crate::{Command, LogEntry, Phase, Question};
use contract::typescript::config;
use std::path::Path;
use ts_rs::{ExportError, TS};
use xwing::solo::action::attitude::Attitude;

/// Writes one file per type into `folder`.
///
/// # Errors
/// When a file cannot be written.
pub fn export(folder: &Path) -> Result<(), ExportError> {
    let config = config(folder);
    Phase::export_all(&config)?;
    Attitude::export_all(&config)?;
    Question::export_all(&config)?;
    Command::export_all(&config)?;
    LogEntry::export_all(&config)?;
    RollResult::export_all(&config)?;
    SetupRequest::export_all(&config)
}
