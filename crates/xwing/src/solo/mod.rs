//! The Solo Alpha flight system: the printed behavior of ships without a player (rule ids `XW-SOLO-…`).
//!
//! A solo ship follows rules and never chooses. Each decision is a pure function of the ship ([`Craft`]), what it
//! sees ([`Sight`]) and the roll results so far ([`Draws`]). It returns a record with reasons, or the next question
//! ([`Pause`]). The same functions serve the full game with exact geometry and the companion for a physical table.

pub mod action;
pub mod approach;
pub mod attack;
pub mod attitude;
pub mod cards;
pub mod chance;
pub mod charts;
pub mod dice;
pub mod entry;
mod judge;
pub mod map;
pub mod modify;
pub mod movement;
pub mod outcome;
mod pool;
pub mod record;
pub mod select;
mod sequence;
pub mod sight;
pub mod system;
pub mod told;

pub use attitude::Attitude;
pub use chance::{About, Branch, Decision, Draws, Pause, Roll, Rolled, branches};
pub use charts::{Approach, ApproachRoll, SoloRules};
pub use entry::Entry;
pub use sight::{Fact, Sight};

use crate::craft::{Craft, Team};
use crate::rules::solo as rules;

/// What the printed rules leave open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// If the defense die is turned to select a blue maneuver, the attitude follows the turned die.
    pub attitude_follows_turned_die: bool,
    /// Solo ships repair faceup damage cards, which the printed lists do not mention (XW-SOLO-72).
    pub repairs: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { attitude_follows_turned_die: true, repairs: false }
    }
}

/// One solo ship at the moment of a decision.
#[derive(Debug)]
pub struct Pilot<'a, 'c, S> {
    /// The version of the rules.
    pub rules: &'a SoloRules,
    /// The table's options.
    pub options: Options,
    /// The ship that decides.
    pub me: &'a Craft<'c>,
    /// Every ship in play.
    pub ships: &'a [Craft<'c>],
    pub sight: &'a S,
    /// The roll results so far.
    pub draws: &'a Draws<'a>,
}

/// XW-SOLO-01: only ships flown by players are assigned dials.
#[must_use]
pub fn is_assigned_dial(craft: &Craft<'_>) -> bool {
    craft.team == Team::Player && !craft.is_ionized()
}

#[cfg(test)]
mod tests;
