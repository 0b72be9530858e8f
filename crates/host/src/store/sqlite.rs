//! One file in the user's data directory: no server, no configuration.
//!
//! Write-ahead log, `synchronous=FULL`, one writer ([`writer`]) and a few readers. When a call returns, its data is
//! on disk.

mod backup;
mod beside;
mod rows;
mod schema;
mod writer;

pub use backup::{BackupError, restore};

use super::{Claim, LineRow, MatchRow, Record, Status, Store, StoreError, Stored, TableRow};
use crate::ids::{Holder, MatchId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::time::Duration;
use writer::{Job, Writer};

const READERS: u32 = 4;

#[derive(Debug)]
pub struct Sqlite {
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

impl Sqlite {
    /// Opens the file, creates it if it is missing, and migrates it to this version's schema.
    ///
    /// # Errors
    /// When it cannot be opened, or was written by a newer version.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = options(file);
        let connection = schema::prepare(&options.clone().create_if_missing(true)).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(failed)?;
        Ok(Sqlite { readers, writer: Writer::start(connection) })
    }

    /// Finishes pending writes and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

impl Store for Sqlite {
    fn create(&self, row: MatchRow) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::Create(Box::new(row))))
    }

    fn claim(&self, id: MatchId, claim: Claim) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::Claim(id, claim)))
    }

    fn append(&self, id: MatchId, records: Vec<Record>, status: Status) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::Append(id, records, status)))
    }

    fn find(&self, id: MatchId) -> Stored<'_, Option<MatchRow>> {
        Box::pin(rows::find(&self.readers, id))
    }

    fn journal(&self, id: MatchId, from: u32) -> Stored<'_, Vec<Record>> {
        Box::pin(rows::journal(&self.readers, id, from))
    }

    fn held_by(&self, holder: Holder, most: u32) -> Stored<'_, Vec<MatchRow>> {
        Box::pin(rows::held_by(&self.readers, holder, most))
    }

    fn all(&self) -> Stored<'_, Vec<MatchId>> {
        Box::pin(rows::all(&self.readers))
    }

    fn open_table(&self, row: TableRow) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::OpenTable(Box::new(row))))
    }

    fn note(&self, id: MatchId, lines: Vec<LineRow>) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::Note(id, lines)))
    }

    fn table(&self, id: MatchId) -> Stored<'_, Option<TableRow>> {
        Box::pin(beside::table(&self.readers, id))
    }

    fn tables(&self, most: u32) -> Stored<'_, Vec<TableRow>> {
        Box::pin(beside::tables(&self.readers, most))
    }

    fn notes(&self, id: MatchId) -> Stored<'_, Vec<LineRow>> {
        Box::pin(beside::notes(&self.readers, id))
    }

    fn ready(&self) -> Stored<'_, ()> {
        Box::pin(self.writer.write(Job::Ready))
    }
}
