//! A match as it is stored: its row, its seats and the records of its journal. Stores write and read these; how is their matter.

use crate::fairness::{Nonce, Secret};
use crate::ids::{Holder, Invitation, MatchId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    Gathering,
    Running,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceMode {
    #[default]
    Generator,
    /// A person types in the results of real dice and cards.
    Typed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The creator of the match.
    Person,
    /// A person invited by a link.
    Friend,
    Machine,
    /// Whoever opens the match, as people share one real table.
    Shared,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    pub kind: SeatKind,
    pub level: Option<bots::Level>,
    pub holder: Option<Holder>,
    /// Hash of the invitation link.
    pub invitation: Option<Invitation>,
    /// The seat's share of the seed.
    pub nonce: Option<Nonce>,
}

/// A match without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    pub id: MatchId,
    pub game: String,
    /// The version of the rules at creation.
    pub rules: u32,
    /// The setup, in the game's own JSON.
    pub setup: String,
    pub chance_mode: ChanceMode,
    /// Whether the match is practice from the start.
    pub practice: bool,
    /// The host's share of the seed.
    pub secret: Secret,
    /// The log header; `None` while seats are free.
    pub header: Option<String>,
    pub status: MatchStatus,
    /// Creation time, in seconds since 1970.
    pub created: i64,
    /// Time of the last change, in seconds since 1970.
    pub changed: i64,
    /// The creator, seated or not; unknown for matches of schema 3 and before.
    pub beginner: Option<Holder>,
    pub seats: Vec<SeatRow>,
}

/// What a list of matches shows of one, without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchOverview {
    pub row: MatchRow,
    /// The number of records in the journal.
    pub records: u32,
    /// The summary stored last, if any; it names the number of records it was made from.
    pub summary: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    /// A choice or an outcome; the body is the log line.
    Act,
    /// An undo; the body says how many entries remain.
    Undo,
    Resign,
}

/// One journal record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Sequence number, from zero without gaps.
    pub seq: u32,
    pub kind: RecordKind,
    /// The details, as JSON.
    pub body: String,
    /// The seat that requested it.
    pub seat: Option<u8>,
    /// The client's request id.
    pub request: Option<String>,
    /// A bot's reason, as JSON.
    pub reason: Option<String>,
    /// The events shown, with their audiences, as JSON.
    pub told: Option<String>,
    /// Time, in seconds since 1970.
    pub at: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatClaim {
    pub seat: u8,
    pub holder: Holder,
    /// The seat's share of the seed.
    pub nonce: Nonce,
    /// The log header, if everybody is seated now.
    pub header: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another writer used this sequence number, or took this seat, first.
    #[error("somebody else was first")]
    Conflict,
    #[error(
        "the database was written by a newer version of Tallyho (schema {found}; this program knows up to {known}): \
         update the program, or choose another data directory"
    )]
    Newer {
        /// Schema of the database.
        found: i64,
        /// Newest schema of this program.
        known: i64,
    },
    /// A row is not in the format this program writes.
    #[error("the database holds something unreadable: {0}")]
    Corrupt(String),
    /// Disk full, file locked, connection lost, and so on.
    #[error("the store failed: {0}")]
    Failed(String),
}
