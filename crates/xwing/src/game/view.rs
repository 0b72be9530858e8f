//! What a viewer knows: everything that lies open, and the own dials.

use super::place::Setting;
use super::ship::ShipId;
use super::state::Public;
use serde::{Deserialize, Serialize};
use table::{List, Viewer};

use super::ship::MOST_SHIPS;

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub public: Public,
    /// The own dials that lie face down.
    pub dials: List<Dialled, MOST_SHIPS>,
}

/// A dial one knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dialled {
    /// The ship.
    pub ship: ShipId,
    /// The setting.
    pub setting: Option<Setting>,
}
