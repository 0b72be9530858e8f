//! Copies of the whole file: taken while matches run, checked before they are put back.

use super::writer::Job;
use super::{Sqlite, failed, schema};
use crate::store::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a copy was not made or not put back.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Something is there already.
    #[error("{0} exists already; move it away first")]
    Exists(PathBuf),
    /// There is nothing to put back.
    #[error("{0} does not exist")]
    Missing(PathBuf),
    /// The file is damaged or not ours.
    #[error("{file} is not a sound Tallyho database: {what}")]
    Unsound {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// A file could not be read or written.
    #[error("{file}: {error}")]
    Io {
        /// The file.
        file: PathBuf,
        /// What went wrong.
        error: std::io::Error,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Sqlite {
    /// Writes a whole copy to a new file, while matches go on.
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
        self.writer.write(Job::Backup(name.into())).await?;
        Ok(())
    }
}

/// Puts a copy in the place of a database that is not there (any more). The copy is checked first: every page, every
/// reference, and that its schema is one this program knows.
///
/// # Errors
/// What is wrong with the copy, or that something is in its place.
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
    match schema::newest(&mut connection).await? {
        None => Err(unsound("it holds no matches table of ours".into())),
        Some(found) if found > schema::known() => {
            Err(StoreError::Newer { found, known: schema::known() }.into())
        }
        Some(_) => connection.close().await.map_err(|error| failed(error).into()),
    }
}
