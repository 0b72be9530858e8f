//! One file in the user's data directory: no server, no configuration.
//!
//! Write-ahead log, `synchronous=FULL`, one writer ([`writer`]) and a few readers. When a call returns, its data is
//! on disk.

mod backup;
mod companion_import;
mod packed;
mod rows;
mod schema;
mod writer;

pub use backup::{BackupError, restore};

use super::{MatchOverview, MatchRow, MatchStatus, Record, SeatClaim, Store, StoreError, StoreFuture, files};
use crate::ids::{Holder, MatchId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use writer::{WriteJob, Writer};

const READ_CONNECTIONS: u32 = 4;

#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    /// What the check of the whole file found, once it has found something.
    damage: Arc<OnceLock<String>>,
}

pub(super) fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
}

impl SqliteStore {
    /// Opens the file, creates it if it is missing, and migrates it to this version's schema.
    ///
    /// # Errors
    /// When it cannot be opened, or was written by a newer version.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        // A file that cannot be created or changed is reported by SQLite, below.
        if let Err(error) = files::make_private(file) {
            tracing::debug!(%error, "the database file");
        }
        let options = options(file);
        let mut connection = schema::prepare(&options.clone().create_if_missing(true)).await?;
        companion_import::run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READ_CONNECTIONS)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(failed)?;
        let damage = Arc::new(OnceLock::new());
        Ok(SqliteStore { readers, writer: Writer::start(options, connection), damage })
    }

    /// Checks every page of the file in the background; from then on a damaged file is not ready.
    pub fn check_in_background(&self) {
        let (readers, damage) = (self.readers.clone(), Arc::clone(&self.damage));
        tokio::spawn(async move {
            let verdict: Result<(String,), _> =
                sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&readers).await;
            let found = match verdict {
                Ok((verdict,)) if verdict == "ok" => return,
                Ok((verdict,)) => verdict,
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => error.to_string(),
            };
            tracing::error!(found, "the database is damaged: stop the program and restore a backup");
            let _ = damage.set(found);
        });
    }

    /// Finishes pending writes, folds the write-ahead log into the file and closes it: one whole file remains. The
    /// readers go first, because only the last connection removes the log, and a reader may not.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Limits the file to so many pages, so that tests can fill it.
    ///
    /// # Errors
    /// When the store is closed.
    #[cfg(feature = "test-games")]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.writer.write(WriteJob::LimitPages(pages)).await
    }
}

impl Store for SqliteStore {
    fn create(&self, row: MatchRow) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::Create(Box::new(row))))
    }

    fn claim(&self, id: MatchId, claim: SeatClaim) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::ClaimSeat(id, claim)))
    }

    fn append(&self, id: MatchId, records: Vec<Record>, status: MatchStatus) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::Append(id, records, status)))
    }

    fn find(&self, id: MatchId) -> StoreFuture<'_, Option<MatchRow>> {
        Box::pin(rows::find(&self.readers, id))
    }

    fn journal(&self, id: MatchId, from: u32) -> StoreFuture<'_, Vec<Record>> {
        Box::pin(rows::journal(&self.readers, id, from))
    }

    fn overview(&self, id: MatchId) -> StoreFuture<'_, Option<MatchOverview>> {
        Box::pin(rows::overview(&self.readers, id))
    }

    fn held_by(&self, holder: Holder, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        Box::pin(rows::held_by(&self.readers, holder, limit))
    }

    fn of_game(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>> {
        Box::pin(rows::of_game(&self.readers, game, limit))
    }

    fn summarize(&self, id: MatchId, summary: String) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::Summarize(id, summary)))
    }

    fn all(&self) -> StoreFuture<'_, Vec<MatchId>> {
        Box::pin(rows::all(&self.readers))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            match self.damage.get() {
                Some(found) => Err(StoreError::Corrupt(found.clone())),
                None => self.writer.write(WriteJob::Ready).await,
            }
        })
    }
}
