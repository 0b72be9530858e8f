//! Storage of matches, as a trait with an SQLite and an in-memory implementation.
//!
//! The store is append-only. An undo is a record of its own; what was undone stays. A record is written under its
//! match and sequence number, and a store refuses a number that is taken ([`StoreError::Conflict`]). This check alone
//! keeps any number of writers consistent.
//!
//! Every guarantee of the trait is tested in `contract`, against each store.

#[cfg(any(test, feature = "test-games"))]
pub mod conformance;
mod files;
mod memory;
mod sqlite;

pub use files::{FolderLock, LockError, create_private_folder, database_files};
pub use memory::MemoryStore;
pub use sqlite::{BackupError, SqliteStore, restore};

pub use match_core::record::{
    ChanceMode, MatchOverview, MatchRow, MatchStatus, Record, RecordKind, SeatClaim, SeatKind, SeatRow,
    StoreError,
};

use crate::ids::{Holder, MatchId};
use futures_util::future::BoxFuture;
use std::fmt::Debug;

/// The result of a store operation.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Storage of matches. When a call returns, what it wrote survives a power failure.
pub trait Store: Debug + Send + Sync + 'static {
    /// Stores a new match.
    fn create(&self, row: MatchRow) -> StoreFuture<'_, ()>;
    /// Assigns a free seat; [`StoreError::Conflict`] if it is taken.
    fn claim(&self, id: MatchId, claim: SeatClaim) -> StoreFuture<'_, ()>;
    /// Appends all records or none and sets the match's status; [`StoreError::Conflict`] if a sequence number is
    /// taken.
    fn append(&self, id: MatchId, records: Vec<Record>, status: MatchStatus) -> StoreFuture<'_, ()>;
    fn find(&self, id: MatchId) -> StoreFuture<'_, Option<MatchRow>>;
    /// The journal of a match, from this sequence number on.
    fn journal(&self, id: MatchId, from: u32) -> StoreFuture<'_, Vec<Record>>;
    fn overview(&self, id: MatchId) -> StoreFuture<'_, Option<MatchOverview>>;
    /// Matches in which the holder has a seat or which they created, latest first. A match whose row cannot be read is
    /// left out.
    fn held_by(&self, holder: Holder, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>>;
    /// Matches of one game, latest first. A match whose row cannot be read is left out.
    fn of_game(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<MatchOverview>>;
    /// Stores the summary of a match.
    fn summarize(&self, id: MatchId, summary: String) -> StoreFuture<'_, ()>;
    /// All matches, oldest first, for export.
    fn all(&self) -> StoreFuture<'_, Vec<MatchId>>;
    /// Checks that the store can be written.
    fn ready(&self) -> StoreFuture<'_, ()>;
}
