//! What is kept of real tables that the companion sits beside: append-only, like matches.

use crate::fair::Secret;
use crate::ids::MatchId;

/// A table without what was told about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name; who knows it may sit down.
    pub id: MatchId,
    /// The set-up, as JSON.
    pub setup: String,
    /// What the program's dice follow from.
    pub secret: Secret,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
}

/// One line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// Its place, from nought without a gap.
    pub seq: u32,
    /// The line, as JSON.
    pub body: String,
    /// When, in seconds since 1970.
    pub at: i64,
}
