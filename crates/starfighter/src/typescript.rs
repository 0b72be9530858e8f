//! The TypeScript types of this game that the page uses (feature `ts`).

use crate::content::file::{CardsFile, CruisersFile, DecksFile};
use crate::{Choice, DealtCard, Event, Setup, View};
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
    Event::export_all(&config)?;
    DealtCard::export_all(&config)?;
    Setup::export_all(&config)?;
    let mut files = String::new();
    export_file::<CardsFile>("starfighter/cards.toml", &config, &mut files)?;
    export_file::<CruisersFile>("starfighter/cruisers.toml", &config, &mut files)?;
    export_file::<DecksFile>("starfighter/decks.toml", &config, &mut files)?;
    Ok(files)
}
