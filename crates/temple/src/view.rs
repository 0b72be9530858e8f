//! What a viewer knows: everything, because nothing is hidden in this game.

use crate::state::PublicState;
use contract::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    #[cfg_attr(feature = "ts", ts(type = "{ Seat: number } | \"Watcher\""))]
    pub viewer: Viewer,
    pub public: PublicState,
}
