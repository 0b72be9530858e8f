//! The whole game as [`table::Game`]: rounds, phases, maneuvers, actions, attacks and damage by the 2.0 rules (rule ids
//! `XW-RND-…`, `XW-ACT-…`, `XW-ATK-…`, `XW-DMG-…`, `XW-TOK-…`, `XW-OBS-…`, `XW-DEV-…`).
//!
//! Ships without a seat are flown by [`crate::solo`]; its rolls and lots are chance like any other. The only secret is
//! a dial that lies face down. Docking, remotes and huge ships are not played.
//!
//! - what there is: [`Public`] (everything that lies open), [`Ship`], [`Deck`], [`Setup`]
//! - what is asked and answered: [`Open`], [`Choice`], [`Chance`], [`Event`]
//! - how it runs: rules wait on a stack of tasks; each takes one step, asks, or adds further ones
//! - phases, actions, attacks, abilities, obstacles, devices and tokens have a room each

mod ability;
mod action;
mod answer;
mod asked;
mod attack;
mod belief;
mod choice;
mod contract;
pub mod deck;
mod detonate;
pub mod device;
pub mod dice;
mod event;
mod expose;
mod fallen;
pub mod inquiry;
mod mission;
mod obstacle;
mod open;
mod outcome;
mod phase;
mod place;
mod position;
pub mod preset;
mod printed;
mod run;
mod scenario;
mod scene;
mod setup;
mod ship;
mod sketch;
mod solo;
mod state;
mod task;
#[cfg(test)]
mod tests;
mod token;
mod tractor;
mod view;

pub use ability::{AfterHit, Aftermath, Bonus, Cancels, PLAYED, Traits, is_played, traits, unplayed_ship};
pub use attack::{Shooting, Weapon, weapon_card};
pub use belief::Belief;
pub use choice::{Act, Cause, Chance, Choice, First, May, Means, Refusal, Zone};
pub use deck::{Damage, Deck, DeckFault};
pub use event::{Event, Token, Why};
pub use mission::{Mission, Opponent, Roster};
pub use obstacle::{Harm, harm};
pub use place::{At, Setting};
pub use scenario::Scenario;
pub use setup::{DeviceEntry, Entry, Fault, Options, RockEntry, ScenarioEntry, Setup, TableSize};
pub use ship::{Fit, MOST_SHIPS, Round, Ship, ShipId, Status};
pub use sketch::{Measured, Sketch, Spot};
pub use state::{
    Attack, Flying, How, Open, Outcome, Phase, Public, Rock, SlotOf, State, Step, Task, Turning,
};
pub use token::count_mut;
pub use tractor::Drag;
pub use view::View;
