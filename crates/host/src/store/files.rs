//! The files of a database, and who may read them.
//!
//! The database holds the seed of every running match, so nobody but its owner may read it. SQLite gives its helper
//! files the mode of the database. On Windows a user's folders are closed to other users already.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A database and the files that SQLite keeps beside it while it is open, or after a crash.
#[must_use]
pub fn database_files(database: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|end| {
        let mut name = database.as_os_str().to_owned();
        name.push(end);
        name.into()
    })
}

/// Creates a folder that only its owner may enter; an existing one is left as it is.
///
/// # Errors
/// When the folder cannot be created.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Creates an empty file that only its owner may read; fails if it exists.
pub(super) fn create_private_file(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes sure that only the owner may read the database, whether it exists or not.
pub(super) fn make_private(database: &Path) -> io::Result<()> {
    match create_private_file(database) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        created => return created.map(drop),
    }
    #[cfg(unix)]
    for file in database_files(database) {
        use std::os::unix::fs::PermissionsExt;
        let Ok(data) = file.metadata() else { continue };
        if data.permissions().mode() & 0o077 != 0
            && let Err(error) = std::fs::set_permissions(&file, PermissionsExt::from_mode(0o600))
        {
            tracing::warn!(file = %file.display(), %error, "other users may read the database");
        }
    }
    Ok(())
}

#[derive(Debug, Error)]
pub enum LockError {
    #[error(
        "another Tallyho{by} already uses the folder {folder}: use that one, stop it, or name another folder with --data"
    )]
    Taken { folder: PathBuf, by: String },
    #[error("{file}: {error}")]
    Io { file: PathBuf, error: io::Error },
}

/// Held while a program serves the matches of a folder. The system releases it when the program ends, however it ends.
#[derive(Debug)]
pub struct FolderLock(File);

impl FolderLock {
    /// # Errors
    /// When another program holds it, with what that one noted about itself.
    pub fn take(folder: &Path) -> Result<Self, LockError> {
        let name = folder.join("tallyho.lock");
        let failed = |error| LockError::Io { file: name.clone(), error };
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&name).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock(file)),
            Err(std::fs::TryLockError::WouldBlock) => {
                let mut by = String::new();
                // On Windows a locked file cannot be read; the sentence is complete without.
                let _ = (&mut file).take(200).read_to_string(&mut by);
                let by = by.trim();
                let by = if by.is_empty() { String::new() } else { format!(" ({by})") };
                Err(LockError::Taken { folder: folder.into(), by })
            }
            Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Notes what another program is told that wants the same folder.
    pub fn note(&self, text: &str) {
        let mut file = &self.0;
        let noted =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(text.as_bytes()));
        if let Err(error) = noted {
            tracing::warn!(%error, "the lock file cannot be written");
        }
    }
}
