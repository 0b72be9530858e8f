//! The TypeScript types of this game that the page uses (feature `ts`).

use crate::board::MapDraft;
use crate::choice::WalkRegion;
use crate::content::{Theme, Units};
use crate::inquiry::{Inquiry, InquiryAnswer};
use crate::{Chance, Choice, Event, Setup, View};
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
    WalkRegion::export_all(&config)?;
    Chance::export_all(&config)?;
    Event::export_all(&config)?;
    Setup::export_all(&config)?;
    Inquiry::export_all(&config)?;
    InquiryAnswer::export_all(&config)?;
    let mut files = String::new();
    for map in ["lost-temple", "outpost"] {
        export_file::<MapDraft>(&format!("temple/{map}.toml"), &config, &mut files)?;
    }
    for theme in ["galaxy", "deep", "gate"] {
        export_file::<Theme>(&format!("temple/themes/{theme}.toml"), &config, &mut files)?;
    }
    export_file::<Units>("temple/units.toml", &config, &mut files)?;
    Ok(files)
}
