//! X-Wing with exact geometry; ships without a player are flown by the printed solo system.
//!
//! The whole game as a pure state machine: rounds, phases, maneuvers, actions, attacks and damage by the 2.0 rules (rule ids
//! `XW-RND-…`, `XW-ACT-…`, `XW-ATK-…`, `XW-DMG-…`, `XW-TOK-…`, `XW-OBS-…`, `XW-DEV-…`). The only secret is a dial that
//! lies face down. Docking, remotes and huge ships are not implemented.
//!
//! The files that every game has: [`setup`], `state`, `choice`, `event`, `view`, [`rules`], `game`, `belief`,
//! [`position`]. The rest by subject:
//!
//! - `flow`: the stack of waiting steps, and what the match is waiting for
//! - [`question`], [`chance`]: each question to players, each kind of chance: what is offered, checked and applied
//! - [`combat`]: dice, damage, damage cards, weapons, actions and obstacles as pure functions, for the game, the solo
//!   system and the companion alike
//! - `phase`, `action`, `attack`, [`damage`], `token`, [`hazard`], `ability`: the rules by part of play
//! - `ship`, `tabletop`, [`craft`]: a ship of the match, the match as geometry sees it, a ship without its place
//! - [`solo`]: the Solo Alpha flight system, each decision with its reasoned record; `solo_driver` carries its decisions
//!   out in a match
//! - [`scenario`]: the printed scenarios; `scenario_driver` runs one in a match
//! - [`geometry`]: poses, templates, maneuvers, overlaps, ranges and arcs
//! - [`content`]: ships, pilots, upgrade cards and the solo system's charts as checked tables
//! - [`squad`]: squads with points, checks and their exchange format
//! - [`dice`], [`odds`]: faces and counted rolls; the exact odds of an attack
//! - [`inquiry`], [`report`]: questions about a match; reports about a position

pub mod ability;
mod action;
mod attack;
mod belief;
pub mod chance;
mod choice;
pub mod combat;
pub mod content;
pub mod craft;
pub mod damage;
pub mod dice;
mod event;
mod flow;
mod game;
pub mod geometry;
pub mod hazard;
pub mod inquiry;
pub mod label;
pub mod odds;
mod phase;
pub mod position;
pub mod question;
pub mod report;
pub mod rules;
pub mod scenario;
mod scenario_driver;
#[cfg(feature = "schema")]
pub mod schema;
pub mod setup;
mod ship;
mod sketch;
pub mod solo;
mod solo_driver;
pub mod squad;
mod state;
pub mod stored_event;
pub mod table_position;
mod tabletop;
#[cfg(test)]
mod tests;
mod token;
#[cfg(feature = "ts")]
pub mod typescript;
mod view;

pub use crate::ability::{BonusAttack, SUPPORTED, is_supported, unsupported_ability, weapon_traits};
pub use crate::attack::{LegalShot, weapon_card};
pub use crate::belief::Belief;
pub use crate::chance::ChanceNode;
pub use crate::choice::{
    Cause, Chance, Choice, DiceModifier, FollowUp, OptionalAbility, PlacementZone, Refusal, TargetedAction,
};
pub use crate::damage::deck::{DealtCard, Deck, DeckFault};
pub use crate::event::{Event, RollReason, Token};
pub use crate::question::Question;
pub use crate::scenario_driver::ScenarioState;
pub use crate::setup::mission::{Mission, Opponent, Roster};
pub use crate::setup::{
    DeviceEntry, Fault, ObstacleEntry, Options, ScenarioEntry, Setup, ShipEntry, TableSize,
};
pub use crate::ship::placement::{DialSetting, Placement};
pub use crate::ship::{EquippedCard, MAX_SHIPS, RoundMarks, Ship, ShipId, Status};
pub use crate::sketch::{MeasuredLine, Sketch, SketchPoint};
pub use crate::state::{
    ActionSource, ActivationState, AttackState, ModifyStep, Outcome, Pending, Phase, PlacedObstacle,
    PublicState, RuleStep, SlotPurpose, SoloDecision, State,
};
pub use crate::token::count_mut;
pub use crate::token::tractor::TractorMove;
pub use crate::view::{
    AttackView, CardView, DeviceView, DialView, InProgress, ObstacleView, ScenarioView, ShipView, View,
};
