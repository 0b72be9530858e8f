//! What a viewer knows: the public state, and the viewer's own dials.

use crate::ship::ShipId;
use crate::ship::placement::DialSetting;
use crate::state::PublicState;
use contract::{ArrayVec, Viewer};
use serde::{Deserialize, Serialize};

use crate::ship::MAX_SHIPS;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub viewer: Viewer,
    /// Everything that all players can see.
    pub public: PublicState,
    /// The viewer's own facedown dials.
    pub dials: ArrayVec<KnownDial, MAX_SHIPS>,
}

/// A facedown dial known to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnownDial {
    pub ship: ShipId,
    pub setting: Option<DialSetting>,
}
