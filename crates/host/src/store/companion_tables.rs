//! Stored companion tables: append-only, like matches.

use crate::fairness::Secret;
use crate::ids::MatchId;

/// A companion table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompanionTableRow {
    /// Whoever knows the id may use the table.
    pub id: MatchId,
    /// The setup, as JSON.
    pub setup: String,
    /// Source of the seed of the program's dice.
    pub secret: Secret,
    /// Creation time, in seconds since 1970.
    pub created: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompanionLineRow {
    /// Sequence number, from zero without gaps.
    pub seq: u32,
    pub body: String,
    /// Time, in seconds since 1970.
    pub at: i64,
}
