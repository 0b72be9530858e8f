//! What a viewer knows: everything, since nothing is hidden in this game, and who is looking.

use crate::state::Public;
use serde::{Deserialize, Serialize};
use table::Viewer;

/// The table as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub public: Public,
}
