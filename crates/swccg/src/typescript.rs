//! The TypeScript types of this game that the page uses (feature `ts`).

use crate::content::file::{CardsFile, DecksFile};
use crate::inquiry::{Answer, Inquiry, WordedBreakdown};
use crate::{Choice, Event, Revealed, Setup, View};
use contract::typescript::{config, export_file};
use std::path::Path;
use ts_rs::{ExportError, TS};

/// Writes one file per type into `folder`; returns the declarations of the content files that the page imports.
///
/// # Errors
/// When a file cannot be written.
pub fn export(folder: &Path) -> Result<String, ExportError> {
    let config = config(folder);
    View::export_all(&config)?;
    Choice::export_all(&config)?;
    Revealed::export_all(&config)?;
    Event::export_all(&config)?;
    Setup::export_all(&config)?;
    Inquiry::export_all(&config)?;
    Answer::<String, WordedBreakdown<String>>::export_all(&config)?;
    // The page imports the families of cards together, by a pattern.
    CardsFile::export_all(&config)?;
    let mut files = String::new();
    export_file::<DecksFile>("swccg/decks.toml", &config, &mut files)?;
    Ok(files)
}
