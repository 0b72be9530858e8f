//! The games of the program. Each is described once, in its own folder here, and listed once, at the end of this file.
//!
//! A description is an implementation of [`Playable`]: the rules (a [`contract::Game`]), its messages
//! ([`explain::GameMessages`]) and its evaluation ([`bots::Evaluate`]), and besides them whatever some part of the program
//! needs to know of this game alone: presets, [`metrics`], [schemas](Playable::schema), [`content`] files, [`decks`],
//! [`foreign`] files, commands of its own. What the project's tasks need is in the `game.toml` of the folder. `cargo xtask tidy` finds games that
//! are named elsewhere.
//!
//! Code that works with any game is a [`GameVisitor`] and is run by [`visit`]. It is compiled once for each game in the
//! crate of the visitor.

#[cfg(feature = "command-line")]
pub mod command_line;
pub mod content;
pub mod decks;
pub mod foreign;
mod info;
mod json;
pub mod metrics;
mod playable;
mod registry;
#[cfg(feature = "test-games")]
pub mod test_games;

#[cfg(feature = "test-games")]
pub mod pebbles;
pub mod starfighter;
pub mod swccg;
pub mod temple;
pub mod xwing;

pub use info::{GameInfo, PresetInfo, game_infos, level_name, level_note};
pub use json::{Json, json};
pub use playable::{Benchmark, GameVisitor, InquiryError, Playable, Preset};
pub use registry::{UnknownGameError, all_ids};

#[cfg(feature = "test-games")]
use test_games::{claims, duel6, leduc};

// The list, in the order of the lobby. A name is that of a folder of this crate, which exports the game as `State`. The
// games behind the semicolon are for tests.
registry::games! { starfighter, xwing, temple, swccg; leduc, duel6, claims, pebbles }
