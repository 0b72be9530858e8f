//! Exports every finished match as a log file that any tool can read and anybody can verify.

use crate::matches::actor::load;
use crate::store::{MatchStatus, Store, StoreError};
use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum ExportError {
    #[error("{file}: {error}")]
    Io { file: PathBuf, error: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    pub written: u32,
    /// Matches skipped because they are not over: their logs hold secrets.
    pub running: u32,
}

/// Writes `<game>-<match>.jsonl` for every match that is over.
///
/// # Errors
/// The first file or record that failed.
pub async fn export(store: &dyn Store, folder: &Path) -> Result<Exported, ExportError> {
    let io = |file: &Path, error| ExportError::Io { file: file.into(), error };
    std::fs::create_dir_all(folder).map_err(|error| io(folder, error))?;
    let mut exported = Exported::default();
    for id in store.all().await? {
        let Some(history) = load(store, &id).await? else { continue };
        if history.status() != MatchStatus::Over {
            exported.running += 1;
            continue;
        }
        let file = folder.join(format!("{}-{id}.jsonl", history.row.game));
        std::fs::write(&file, history.log()).map_err(|error| io(&file, error))?;
        exported.written += 1;
    }
    Ok(exported)
}
