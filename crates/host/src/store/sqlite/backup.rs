//! Backups of the whole file: taken while matches run, checked before they are restored.

use super::writer::WriteJob;
use super::{SqliteStore, failed, schema};
use crate::store::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum BackupError {
    #[error("{0} exists already; move it away first")]
    Exists(PathBuf),
    #[error("{0} does not exist")]
    Missing(PathBuf),
    #[error("{file} is not a sound Tallyho database: {what}")]
    Unsound { file: PathBuf, what: String },
    #[error("{file}: {error}")]
    Io { file: PathBuf, error: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl SqliteStore {
    /// Writes a complete copy to a new file, while matches continue.
    ///
    /// # Errors
    /// When the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        if to.exists() {
            return Err(BackupError::Exists(to.into()));
        }
        let name = to
            .to_str()
            .ok_or_else(|| BackupError::Unsound { file: to.into(), what: "the name is not text".into() })?;
        self.writer.write(WriteJob::Backup(name.into())).await?;
        Ok(())
    }
}

/// Restores a backup where no database exists. The backup is checked first: every page, every reference, and that
/// this program knows its schema.
///
/// # Errors
/// What is wrong with the backup, or that the target exists.
pub async fn restore(copy: &Path, to: &Path) -> Result<(), BackupError> {
    if !copy.exists() {
        return Err(BackupError::Missing(copy.into()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.into()));
    }
    check(copy).await?;
    let partial = to.with_extension("restoring");
    let io = |error| BackupError::Io { file: to.into(), error };
    std::fs::copy(copy, &partial).map_err(io)?;
    std::fs::rename(&partial, to).map_err(io)
}

async fn check(copy: &Path) -> Result<(), BackupError> {
    let unsound = |what: String| BackupError::Unsound { file: copy.into(), what };
    let options = SqliteConnectOptions::new().filename(copy).read_only(true);
    let mut connection = options.connect().await.map_err(|error| unsound(error.to_string()))?;
    let verdict: Result<Vec<(String,)>, _> =
        sqlx::query_as("PRAGMA integrity_check").fetch_all(&mut connection).await;
    match verdict {
        Ok(lines) if lines == [("ok".to_owned(),)] => {}
        Ok(lines) => {
            return Err(unsound(lines.into_iter().map(|line| line.0).collect::<Vec<_>>().join("; ")));
        }
        Err(error) => return Err(unsound(error.to_string())),
    }
    match schema::newest_applied(&mut connection).await? {
        None => Err(unsound("it holds no matches table of ours".into())),
        Some(found) if found > schema::newest_known() => {
            Err(StoreError::Newer { found, known: schema::newest_known() }.into())
        }
        Some(_) => connection.close().await.map_err(|error| failed(error).into()),
    }
}
