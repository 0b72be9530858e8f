//! What a figure is trying to do: the stages of the adventure's objective, and other goals.
//!
//! No rule depends on it. Bots use it to name their intention, which is then put into words.

use crate::figure::FigureId;
use serde::{Deserialize, Serialize};

/// A figure and its current goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureGoal {
    pub figure: FigureId,
    pub goal: Goal,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Search a vault, numbered from zero.
    Vault(u8),
    /// Pick up the pass from the ground.
    Pass,
    /// Bring the pass to the console of a side of the map.
    Console(u8),
    /// Bring the pass to the stairs of a side of the map.
    Stairs(u8),
    /// Hand the pass to this ally.
    Relay(FigureId),
    /// Stay close to this ally, who carries the pass.
    Escort(FigureId),
    /// Catch this enemy, who carries the pass.
    Hunt(FigureId),
    /// Attack this figure.
    Strike(FigureId),
    /// Reprogram this Assault Droid.
    Wake(FigureId),
    /// Heal or repair this figure, which may be the figure itself.
    Mend(FigureId),
    /// Stay on guard.
    Guard,
    /// Come back as reinforcements.
    Return,
}
