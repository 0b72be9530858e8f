//! What a figure can be after: the stations of the errand and what happens beside it.
//!
//! No rule looks at it. It is the vocabulary in which a player of this game says what a figure is for, so that bots can
//! name their aim and sentences can be made of it.

use crate::figure::FigureId;
use serde::{Deserialize, Serialize};

/// A figure and what it is after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// Who.
    pub figure: FigureId,
    /// After what.
    pub goal: Goal,
}

/// What a figure is after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// A vault to be searched, from nought.
    Vault(u8),
    /// The pass that lies on the ground.
    Pass,
    /// The console of a side of the map, with the pass.
    Console(u8),
    /// The stairs of a side of the map, with the pass.
    Stairs(u8),
    /// The pass goes on to this ally.
    Relay(FigureId),
    /// To keep close to this ally, who carries the pass.
    Escort(FigureId),
    /// To catch this enemy, who carries the pass.
    Hunt(FigureId),
    /// To attack this figure.
    Strike(FigureId),
    /// To wake this Assault Droid.
    Wake(FigureId),
    /// To care for this figure, or for itself.
    Mend(FigureId),
    /// To be on its guard.
    Guard,
    /// To come back into play.
    Return,
}
