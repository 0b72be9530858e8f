//! Wire types for opening and listing companion tables. A table itself is a match; its view is built by `match_core`.

use super::Json;
use serde::{Deserialize, Serialize};

/// `GET /api/companion`: the tables of this program, latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionList {
    pub tables: Vec<CompanionSummary>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompanionSummary {
    pub id: String,
    /// Creation time, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Labels of the ships.
    pub ships: Vec<String>,
}

/// `POST /api/companion`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewCompanion {
    /// A complete setup with every ship and position; if both fields are absent, a table of one core set.
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub setup: Option<Json>,
    /// Or squads from the printed ship table, lists or squad files, with a random setup.
    #[cfg_attr(feature = "ts", ts(type = "import(\"../companion/wire\").SetupRequest", optional))]
    pub wanted: Option<Json>,
    /// This browser's share of the seed, 64 hexadecimal digits; without, the program chooses one.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nonce: Option<String>,
}
