//! What a viewer knows: everything, since nothing is hidden in this game, and who is looking.

use crate::state::Public;
use serde::{Deserialize, Serialize};
use table::Viewer;

/// The table as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    #[cfg_attr(feature = "ts", ts(type = "{ Seat: number } | \"Watcher\""))]
    pub viewer: Viewer,
    /// Everything that lies open.
    pub public: Public,
}
