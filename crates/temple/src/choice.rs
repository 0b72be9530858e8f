//! What a player may choose, what dice may show, and why a choice is refused.

use crate::board::{Path, Square};
use crate::figure::{FigureId, Side};
use contract::{Region, RuleId};
use serde::{Deserialize, Serialize};

/// How an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackKind {
    Melee,
    Ranged,
}

/// An action that costs one action point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Open or close a door, by its number on the map.
    Door(u8),
    /// Give the pass to an ally.
    Give(FigureId),
    /// Search a vault, numbered from zero.
    Search(u8),
    /// Try to take over an Assault Droid.
    Reprogram(FigureId),
    /// Switch off the barrier of the console the figure stands on.
    Hack,
    /// Heal a living figure.
    Heal(FigureId),
    /// Repair a droid.
    Repair(FigureId),
}

/// A Force power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Power {
    /// An attack with a bonus.
    Combat(FigureId, AttackKind),
    /// A defense bonus during the enemy's next turn.
    Vigilance,
    /// Restores life to an ally or to the figure itself.
    Regenerate(FigureId),
    /// A second move.
    Speed,
}

/// The answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Choice {
    /// Play this side.
    Side(Side),
    /// Put one of your figures on a start square; a figure already there swaps places with it.
    Place(FigureId, Square),
    /// Confirm the placement.
    Ready,
    /// Call reinforcements for a fallen figure.
    Call(FigureId),
    /// Activate this figure.
    Activate(FigureId),
    /// End the turn; figures not yet activated do nothing.
    EndTurn,
    Walk(Path),
    /// Stay, or stop walking.
    Stop,
    /// Take the pass that lies here (`true`), or leave it.
    Take(bool),
    /// Attack an enemy the figure came into contact with (`true`), or not.
    Meet(FigureId, bool),
    /// Attack a figure that came into contact and did not attack (`true`), or not.
    Answer(bool),
    Attack(FigureId, AttackKind),
    Act(Action),
    Use(Power),
    /// Rest beside a Medical Droid.
    Rest(FigureId),
    /// End the intervention.
    Done,
}

/// Any legal path of the figure that is walking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WalkRegion {
    pub figure: FigureId,
    /// Movement points left.
    pub points: u8,
}

impl Region<Choice> for WalkRegion {
    fn may_contain(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Walk(path) if !path.is_empty())
    }
}

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Chance {
    /// A ten-sided die of each player, for the choice of sides.
    Sides(u8, u8),
    /// The attacker's and the defender's ten-sided dice.
    Clash(u8, u8),
    /// The four-sided die of a hit.
    Wound(u8),
    /// The ten-sided die of a skill or of a call.
    Skill(u8),
    /// The four-sided die of a search.
    Search(u8),
}

/// Why a choice is refused: the rule, and the figure or number in the way, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
    pub by: RefusalCause,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCause {
    /// It is not this seat's decision, or another question is pending.
    NotAsked,
    /// No figure has this number, or it is not on the map.
    NoFigure(FigureId),
    NotYours(FigureId),
    /// The figure was already activated this turn.
    Played(FigureId),
    /// The figure is an ally, or the figure itself.
    Friend(FigureId),
    /// An enemy is in contact.
    EnemyNear(FigureId),
    /// Not in contact.
    Far(FigureId),
    Unseen(FigureId),
    /// The figure has full life.
    Unhurt(FigureId),
    /// The figure is of the wrong kind for this, or a ruined droid.
    WrongKind(FigureId),
    /// Already tried this turn.
    Tried(FigureId),
    /// The square cannot be entered or stopped on.
    Square(Square),
    /// The path costs this many movement points.
    Costs(u8),
    /// The card does not have the value, or the points are used up.
    Lacks,
    /// Not at this point of the turn.
    NotNow,
    /// The vault has been searched, or the pass is no longer hidden.
    Searched,
    /// There is no such door, vault or object nearby.
    NothingNear,
}
