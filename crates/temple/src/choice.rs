//! What a player may answer, what dice may show, and why an answer is refused.

use crate::board::{Path, Square};
use crate::figure::{FigureId, Side};
use serde::{Deserialize, Serialize};
use table::{Area, RuleId};

/// How an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reach {
    /// Hand to hand.
    Melee,
    /// At a distance.
    Ranged,
}

/// An action of one point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Open or close a door, by its number on the map.
    Door(u8),
    /// Give the pass to an ally.
    Give(FigureId),
    /// Search a vault, from nought.
    Search(u8),
    /// Wake an Assault Droid.
    Reprogram(FigureId),
    /// Switch off the barrier of the console one stands on.
    Hack,
    /// Heal a figure of flesh.
    Heal(FigureId),
    /// Repair a figure of metal.
    Repair(FigureId),
}

/// A power of the Force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Power {
    /// An attack with a bonus.
    Combat(FigureId, Reach),
    /// Defence in the enemy's next turn.
    Vigilance,
    /// Life for an ally or oneself.
    Regenerate(FigureId),
    /// A second move.
    Speed,
}

/// The answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// Play this side.
    Side(Side),
    /// Put a figure of one's own on a start square; whoever stands there changes places with it.
    Place(FigureId, Square),
    /// Content with one's places.
    Ready,
    /// Call for a fallen figure.
    Call(FigureId),
    /// Play this figure.
    Activate(FigureId),
    /// The figures not yet played do nothing.
    EndTurn,
    /// Walk this way.
    Walk(Path),
    /// Stay, or go no farther.
    Stop,
    /// Take the pass that lies here, or leave it.
    Take(bool),
    /// Attack an enemy one comes into contact with, or not.
    Meet(FigureId, bool),
    /// Attack a figure that came into contact and did not attack, or not.
    Answer(bool),
    /// Attack.
    Attack(FigureId, Reach),
    /// Act.
    Act(Action),
    /// Use a power.
    Use(Power),
    /// Let a Medical Droid work.
    Rest(FigureId),
    /// Nothing more.
    Done,
}

/// Any legal path of the figure that walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Walks {
    /// Who walks.
    pub figure: FigureId,
    /// Points left.
    pub points: u8,
}

impl Area<Choice> for Walks {
    fn covers(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Walk(path) if !path.is_empty())
    }
}

/// What dice show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// Why an answer is refused: the rule, and the figure or number that stands in the way where there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule.
    pub rule: RuleId,
    /// What is in the way.
    pub by: Cause,
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The seat is not asked, or another question is open.
    NotAsked,
    /// No figure has this number, or it is not there.
    NoFigure(FigureId),
    /// The figure is not the player's own.
    NotYours(FigureId),
    /// The figure was played already.
    Played(FigureId),
    /// The figure is an ally, or the figure itself.
    Friend(FigureId),
    /// An enemy in contact.
    EnemyNear(FigureId),
    /// Not in contact.
    Far(FigureId),
    /// Not in sight.
    Unseen(FigureId),
    /// Not hurt.
    Unhurt(FigureId),
    /// Made of the wrong stuff, or ruined.
    WrongKind(FigureId),
    /// Tried already.
    Tried(FigureId),
    /// The square cannot be entered or stopped on.
    Square(Square),
    /// The path costs this much.
    Costs(u8),
    /// The card lacks it, or nothing is left.
    Lacks,
    /// It is not the time for this.
    NotNow,
    /// The vault is searched, or nothing is hidden any more.
    Searched,
    /// There is no such door, vault or thing near.
    NothingNear,
}
