//! What a viewer knows: the public state, and the viewer's own dials.

use super::place::Setting;
use super::ship::ShipId;
use super::state::Public;
use serde::{Deserialize, Serialize};
use table::{List, Viewer};

use super::ship::MOST_SHIPS;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    /// Everything that all players can see.
    pub public: Public,
    /// The viewer's own facedown dials.
    pub dials: List<Dialled, MOST_SHIPS>,
}

/// A facedown dial known to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dialled {
    pub ship: ShipId,
    pub setting: Option<Setting>,
}
