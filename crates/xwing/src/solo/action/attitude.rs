//! The three attitudes and the items of their action lists.

use crate::content::ActionKind;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A solo ship's attitude for one activation, or for one action outside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Attitude {
    Defensive,
    Balanced,
    Offensive,
}

impl Attitude {
    /// All three, in the printed order.
    pub const ALL: [Attitude; 3] = [Attitude::Defensive, Attitude::Balanced, Attitude::Offensive];
}

/// What an action of the list must achieve, or what it targets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionGoal {
    /// Move out of at least one enemy ship's firing arc.
    LeaveEnemyArc,
    /// Reinforce the full arc with the most enemy ships.
    ArcWithMostEnemies,
    /// The nearest enemy ship that has a lock, else the nearest.
    EnemyWithLockFirst,
    /// Only if it has no token of that kind.
    TokenNotHeld,
    /// The nearest friend without coordinate on its bar that can act.
    FriendWithoutCoordinate,
    /// Away from an obstacle in the bullseye arc at range 0-2.
    AwayFromObstacleAhead,
    /// Bring at least one enemy ship into a firing arc, if none is in one.
    EnemyIntoOwnArc,
    /// The nearest enemy ship in arc and range of a special weapon whose header asks for a lock.
    TargetOfLockWeapon,
    /// The nearest enemy ship in a firing arc, else the nearest.
    EnemyInArcFirst,
    /// Only with spent charges and no enemy ship in a firing arc.
    SpentChargesAndNoEnemyInArc,
}

/// One item of an attitude's action list.
#[derive(Clone, PartialEq, Eq)]
pub struct ActionListItem {
    /// The actions, in order of priority.
    pub tries: Vec<ActionKind>,
    pub want: ActionGoal,
}

/// The content hash in stored logs is computed over the `Debug` text, so this one keeps the name it had when they were written.
impl fmt::Debug for ActionListItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Item").field("tries", &self.tries).field("want", &self.want).finish()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawListItem {
    #[serde(rename = "try")]
    tries: Vec<String>,
    want: ActionGoal,
}

impl<'de> Deserialize<'de> for ActionListItem {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let raw = RawListItem::deserialize(reader)?;
        let tries = raw
            .tries
            .iter()
            .map(|word| {
                ActionKind::WORDS
                    .iter()
                    .find(|(_, known)| known == word)
                    .map(|(kind, _)| *kind)
                    .ok_or_else(|| serde::de::Error::custom(format!("\"{word}\" is no action")))
            })
            .collect::<Result<_, _>>()?;
        Ok(ActionListItem { tries, want: raw.want })
    }
}
