//! Where matches are kept: a trait, so that one file on one machine and a shared database can stand beside each other.
//!
//! The store is append-only. A taking back is a record of its own; what was taken back stays. A record is written
//! under its match and sequence number, and a store refuses a number that is taken ([`StoreError::Conflict`]): that
//! guard alone keeps any number of writers from contradicting each other.
//!
//! Every promise of the trait is a test in `contract`, run against each store.

mod beside;
#[cfg(any(test, feature = "guests"))]
pub mod contract;
mod memory;
mod sqlite;

pub use beside::{LineRow, TableRow};
pub use memory::Memory;
pub use sqlite::{BackupError, Sqlite, restore};

use crate::fair::{Nonce, Secret};
use crate::ids::{Holder, Invitation, MatchId};
use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use thiserror::Error;

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free.
    Gathering,
    /// Being played.
    Running,
    /// Over.
    Over,
}

/// Who answers for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolls {
    /// The match's generator.
    #[default]
    Generator,
    /// A person types in what the real dice and cards show.
    Typed,
}

/// What sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Whoever began the match.
    Person,
    /// Somebody invited by a link.
    Friend,
    /// The machine.
    Machine,
}

/// One seat of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// What sits there.
    pub kind: SeatKind,
    /// The machine's level.
    pub level: Option<bots::Level>,
    /// Who holds it.
    pub holder: Option<Holder>,
    /// Hash of the link that gives it.
    pub invitation: Option<Invitation>,
    /// What it adds to the seed.
    pub nonce: Option<Nonce>,
}

/// A match without what was done in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// Its name.
    pub id: MatchId,
    /// The game.
    pub game: String,
    /// The version of the rules it was begun under.
    pub rules: u32,
    /// The set-up, in the game's own JSON.
    pub setup: String,
    /// Who answers for chance.
    pub rolls: Rolls,
    /// Whether it is practice from the start.
    pub practice: bool,
    /// The host's part of the seed.
    pub secret: Secret,
    /// First line of the log; none while seats are free.
    pub header: Option<String>,
    /// Where it stands.
    pub status: Status,
    /// When it was begun, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// Who began it, seated or not; unknown for matches of schema 3 and before.
    pub beginner: Option<Holder>,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
}

/// What kind of thing was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A choice or an outcome; the body is the line of the log.
    Act,
    /// A taking back; the body says down to which entry.
    Undo,
    /// A seat gave up.
    Resign,
}

/// One thing that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its place, from nought without a gap.
    pub seq: u32,
    /// What kind.
    pub kind: Kind,
    /// What exactly, as JSON.
    pub body: String,
    /// Who asked for it.
    pub seat: Option<u8>,
    /// The client's name for the request.
    pub request: Option<String>,
    /// A machine's reason, as JSON.
    pub reason: Option<String>,
    /// What it told, as JSON.
    pub told: Option<String>,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// A seat being taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The seat.
    pub seat: u8,
    /// By whom.
    pub holder: Holder,
    /// What it adds to the seed.
    pub nonce: Nonce,
    /// If everybody is seated now: the first line of the log.
    pub header: Option<String>,
}

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else wrote this number, or took this seat, first.
    #[error("somebody else was first")]
    Conflict,
    /// The database was written by a later version of this program.
    #[error(
        "the database was written by a newer version of Tallyho (schema {found}; this program knows up to {known}): \
         update the program, or choose another data directory"
    )]
    Newer {
        /// The database's.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// A row is not what this program writes.
    #[error("the database holds something unreadable: {0}")]
    Corrupt(String),
    /// Disk full, file locked, connection lost…
    #[error("the store failed: {0}")]
    Failed(String),
}

/// What a store answers, later.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Where matches are kept. When a call returns, what it wrote survives a power cut.
pub trait Store: Debug + Send + Sync + 'static {
    /// Keeps a new match.
    fn create(&self, row: MatchRow) -> Stored<'_, ()>;
    /// Gives a free seat to somebody; [`StoreError::Conflict`] if it is taken.
    fn claim(&self, id: MatchId, claim: Claim) -> Stored<'_, ()>;
    /// Adds records, all or none, and says where the match stands then; [`StoreError::Conflict`] if a number is taken.
    fn append(&self, id: MatchId, records: Vec<Record>, status: Status) -> Stored<'_, ()>;
    /// A match.
    fn find(&self, id: MatchId) -> Stored<'_, Option<MatchRow>>;
    /// What was done in a match, from this number on.
    fn journal(&self, id: MatchId, from: u32) -> Stored<'_, Vec<Record>>;
    /// Matches in which somebody holds a seat or which they began, latest first.
    fn held_by(&self, holder: Holder, most: u32) -> Stored<'_, Vec<MatchRow>>;
    /// All matches, oldest first, for export.
    fn all(&self) -> Stored<'_, Vec<MatchId>>;
    /// Keeps a new companion table.
    fn open_table(&self, row: TableRow) -> Stored<'_, ()>;
    /// Adds lines to a companion table, all or none; [`StoreError::Conflict`] if a number is taken.
    fn note(&self, id: MatchId, lines: Vec<LineRow>) -> Stored<'_, ()>;
    /// A companion table.
    fn table(&self, id: MatchId) -> Stored<'_, Option<TableRow>>;
    /// Companion tables, latest first.
    fn tables(&self, most: u32) -> Stored<'_, Vec<TableRow>>;
    /// Every line of a companion table.
    fn notes(&self, id: MatchId) -> Stored<'_, Vec<LineRow>>;
    /// Whether writing works.
    fn ready(&self) -> Stored<'_, ()>;
}
