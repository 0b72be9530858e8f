//! X-Wing on an exact table, flown by the printed solo system.
//!
//! - [`geometry`]: poses, templates, maneuvers, overlaps, ranges and arcs
//! - [`content`]: ships, pilots, upgrade cards and the solo system's charts as checked tables
//! - [`craft`]: a ship in play, without its place
//! - [`game`]: the whole game as `table::Game`
//! - [`odds`]: the exact odds of an attack
//! - [`position`]: a whole table read from JSON, with every fault listed
//! - [`report`]: what the program tells about a position from outside
//! - [`scenario`]: the printed scenarios: who flies, where things lie, who comes when, when it ends
//! - [`solo`]: the Solo Alpha flight system, each decision with its reasoned record
//! - [`squad`]: squads with points, checks and their exchange format

pub mod content;
pub mod craft;
pub mod dice;
pub mod game;
pub mod geometry;
pub mod label;
pub mod odds;
pub mod position;
pub mod report;
pub mod rules;
pub mod scenario;
pub mod solo;
pub mod squad;
