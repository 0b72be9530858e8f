//! Backups of the whole file: taken while matches run, checked before they are restored.

use super::writer::WriteJob;
use super::{SqliteStore, failed, schema};
use crate::store::StoreError;
use crate::store::files::{create_private_file, database_files};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum BackupError {
    #[error("{}", in_the_way(.0))]
    Exists(Vec<PathBuf>),
    #[error("{0} does not exist")]
    Missing(PathBuf),
    #[error("{file} is not a sound Tallyho database: {what}")]
    Unsound { file: PathBuf, what: String },
    #[error("{file}: {error}")]
    Io { file: PathBuf, error: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The files of a database belong together: whoever moves one away must move all.
fn in_the_way(files: &[PathBuf]) -> String {
    let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{} and {last} exist already; move them away together first", others.join(", "))
        }
        _ => format!("{} exists already; move it away first", names.concat()),
    }
}

impl SqliteStore {
    /// Writes a complete copy to a new file, while matches continue.
    ///
    /// # Errors
    /// When the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let name = to
            .to_str()
            .ok_or_else(|| BackupError::Unsound { file: to.into(), what: "the name is not text".into() })?;
        let occupied = occupied(to);
        if !occupied.is_empty() {
            return Err(BackupError::Exists(occupied));
        }
        // SQLite fills an empty file, and keeps its mode.
        create_private_file(to).map_err(|error| BackupError::Io { file: to.into(), error })?;
        let written = self.writer.write(WriteJob::Backup(name.into())).await;
        if written.is_err() {
            let _ = std::fs::remove_file(to);
        }
        Ok(written?)
    }
}

/// The files that a database of this name would have and that exist.
fn occupied(database: &Path) -> Vec<PathBuf> {
    database_files(database).into_iter().filter(|file| file.exists()).collect()
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
    // An old write-ahead log would be applied to the restored file, and spoil it or bring the old matches back.
    let occupied = occupied(to);
    if !occupied.is_empty() {
        return Err(BackupError::Exists(occupied));
    }
    let mut connection = check(copy).await?;
    let partial = to.with_extension("restoring");
    let io = |error| BackupError::Io { file: to.into(), error };
    create_private_file(&partial).map_err(io)?;
    // Not a copy of the file alone: what lies in a write-ahead log beside it belongs to it.
    let name = partial.to_string_lossy();
    let copied = sqlx::query("VACUUM INTO ?").bind(name.as_ref()).execute(&mut connection).await;
    let copied = copied.map_err(|error| BackupError::from(failed(error)));
    let restored = copied.and_then(|_done| std::fs::rename(&partial, to).map_err(io));
    if restored.is_err() {
        let _ = std::fs::remove_file(&partial);
    }
    connection.close().await.map_err(failed)?;
    restored
}

/// A connection to a sound copy.
async fn check(copy: &Path) -> Result<SqliteConnection, BackupError> {
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
        Some(_) => Ok(connection),
    }
}
