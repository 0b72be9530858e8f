//! The TypeScript types of this game that the page uses (feature `ts`).

use crate::inquiry::{Inquiry, InquiryAnswer};
use crate::{Chance, Choice, Event, Setup, View};
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

/// Writes one file per type into `folder`.
///
/// # Errors
/// When a file cannot be written.
pub fn export(folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(folder);
    View::export_all(&config)?;
    Choice::export_all(&config)?;
    Chance::export_all(&config)?;
    Event::export_all(&config)?;
    Setup::export_all(&config)?;
    Inquiry::export_all(&config)?;
    InquiryAnswer::export_all(&config)
}
