//! The Solo Alpha flight system: the printed behavior of ships without a player (rule ids `XW-SOLO-…`).
//!
//! A solo ship follows rules and never chooses. Each decision is a pure function of the ship ([`Craft`]), what it
//! sees ([`Sight`]) and the roll results so far ([`KnownRolls`]). It returns a record with reasons, or the next question
//! ([`Pause`]). The same functions serve the full game with exact geometry and the companion for a physical table.

pub mod action;
pub mod apply;
pub mod approach;
pub mod attack;
pub mod bombs;
pub mod chance;
pub mod movement;
pub mod narration;
pub mod record;
pub mod sight;

pub use crate::solo::action::attitude::Attitude;
pub use crate::solo::approach::chart_entry::ChartEntry;
pub use crate::solo::approach::charts::{Approach, ApproachRoll, SoloRules};
pub use crate::solo::chance::{
    Branch, Decision, KnownRolls, Pause, SoloRoll, SoloRollResult, TieKind, branches,
};
pub use crate::solo::sight::{Fact, Sight};

use crate::craft::{Craft, Team};
use crate::rules::solo as rules;

/// What the printed rules leave open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SoloOptions {
    /// If the defense die is turned to select a blue maneuver, the attitude follows the turned die.
    pub attitude_follows_turned_die: bool,
    /// Solo ships repair faceup damage cards, which the printed lists do not mention (XW-SOLO-72).
    pub repairs: bool,
}

impl Default for SoloOptions {
    fn default() -> Self {
        SoloOptions { attitude_follows_turned_die: true, repairs: false }
    }
}

/// One solo ship at the moment of a decision.
#[derive(Debug)]
pub struct SoloPilot<'a, 'c, S> {
    /// The version of the rules.
    pub rules: &'a SoloRules,
    /// The table's options.
    pub options: SoloOptions,
    /// The ship that decides.
    pub me: &'a Craft<'c>,
    /// Every ship in play.
    pub ships: &'a [Craft<'c>],
    pub sight: &'a S,
    /// The roll results so far.
    pub rolls: &'a KnownRolls<'a>,
}

/// XW-SOLO-01: only ships flown by players are assigned dials.
#[must_use]
pub fn is_assigned_dial(craft: &Craft<'_>) -> bool {
    craft.team == Team::Player && !craft.is_ionized()
}

#[cfg(test)]
mod tests;
