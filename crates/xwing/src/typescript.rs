//! The TypeScript types of this game that the page uses (feature `ts`).

use crate::content::raw::{Ships, Upgrades};
use crate::geometry::shapes::obstacle;
use crate::inquiry::{Answer, Inquiry};
use crate::report::silhouette;
use crate::solo::approach::charts;
use crate::{Chance, Choice, Event, PlacementZone, Setup, View};
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
    PlacementZone::export_all(&config)?;
    Chance::export_all(&config)?;
    Event::export_all(&config)?;
    Setup::export_all(&config)?;
    Inquiry::export_all(&config)?;
    Answer::export_all(&config)?;
    let mut files = String::new();
    export_file::<Ships>("xwing/ships.toml", &config, &mut files)?;
    export_file::<Upgrades>("xwing/upgrades.toml", &config, &mut files)?;
    export_file::<obstacle::File>("xwing/obstacles.toml", &config, &mut files)?;
    export_file::<silhouette::File>("xwing/silhouettes.toml", &config, &mut files)?;
    export_file::<charts::Raw>("xwing/solo-alpha-1.toml", &config, &mut files)?;
    Ok(files)
}
