//! The Solo Alpha flight system: printed behaviour of ships that nobody flies (rule ids `XW-SOLO-…`).
//!
//! A solo ship is a rule, not a player: it never chooses, it explains. Each step is a pure function of what the ship
//! is ([`Craft`]), what it sees ([`Sight`]) and what chance has said so far ([`Draws`]); it gives a reasoned record or
//! the next open question ([`Pause`]). The same functions serve the full game on an exact table and a companion beside
//! a real one.

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

/// What the printed rules leave to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// When the defense die is turned to fly a blue maneuver, the attitude follows the turned die.
    pub attitude_follows_turned_die: bool,
    /// Solo ships repair faceup damage cards; the printed lists do not say so (XW-SOLO-72).
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
    /// What it sees.
    pub sight: &'a S,
    /// What chance has said so far.
    pub draws: &'a Draws<'a>,
}

/// XW-SOLO-01: only ships that a person flies are assigned dials.
#[must_use]
pub fn is_assigned_dial(craft: &Craft<'_>) -> bool {
    craft.team == Team::Player && !craft.is_ionized()
}

#[cfg(test)]
mod tests;
