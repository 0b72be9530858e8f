//! One file in the user's data directory: no server, no configuration.
//!
//! Write-ahead log, `synchronous=FULL`, one writer ([`writer`]) and a few readers. When a call returns, its data is
//! on disk.

mod backup;
mod companion_tables;
mod rows;
mod schema;
mod writer;

pub use backup::{BackupError, restore};

use super::{
    CompanionLineRow, CompanionTableRow, MatchRow, MatchStatus, Record, SeatClaim, Store, StoreError,
    StoreFuture,
};
use crate::ids::{Holder, MatchId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::time::Duration;
use writer::{WriteJob, Writer};

const READ_CONNECTIONS: u32 = 4;

#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
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
        let options = options(file);
        let connection = schema::prepare(&options.clone().create_if_missing(true)).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READ_CONNECTIONS)
            .connect_with(options.read_only(true))
            .await
            .map_err(failed)?;
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Finishes pending writes and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
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

    fn held_by(&self, holder: Holder, limit: u32) -> StoreFuture<'_, Vec<MatchRow>> {
        Box::pin(rows::held_by(&self.readers, holder, limit))
    }

    fn all(&self) -> StoreFuture<'_, Vec<MatchId>> {
        Box::pin(rows::all(&self.readers))
    }

    fn create_companion_table(&self, row: CompanionTableRow) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::CreateCompanionTable(Box::new(row))))
    }

    fn append_companion_lines(&self, id: MatchId, lines: Vec<CompanionLineRow>) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::AppendCompanionLines(id, lines)))
    }

    fn companion_table(&self, id: MatchId) -> StoreFuture<'_, Option<CompanionTableRow>> {
        Box::pin(companion_tables::find(&self.readers, id))
    }

    fn companion_tables(&self, limit: u32) -> StoreFuture<'_, Vec<CompanionTableRow>> {
        Box::pin(companion_tables::list(&self.readers, limit))
    }

    fn companion_lines(&self, id: MatchId) -> StoreFuture<'_, Vec<CompanionLineRow>> {
        Box::pin(companion_tables::lines(&self.readers, id))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(WriteJob::Ready))
    }
}
