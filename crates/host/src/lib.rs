//! Hosts matches of every game: registry of games, match actors, provably fair chance, undo, bots, and storage.
//!
//! - the games: [`games`] (the only list of them), [`table`] (one interface for a match of any game), [`open`],
//!   [`decks`]
//! - chance: [`chance`] (the generator), [`fair`] (commitment and proof)
//! - one match: [`ledger`] (a fold over its journal), `room` (its actor), [`request`], [`update`], [`undo`],
//!   [`think`]
//! - all matches: [`host`] (begun by [`new_match`], entered by [`door`], looked back at by [`past`]), [`store`],
//!   [`export()`]
//! - X-Wing tables with real miniatures: [`beside`]
//!
//! Nothing here knows HTTP. A game state leaves this crate only as one viewer's view, or as a log once the match is
//! over.

pub mod beside;
pub mod chance;
pub mod decks;
pub mod door;
mod export;
pub mod fair;
mod foresee;
pub mod games;
#[cfg(feature = "guests")]
pub mod guests;
pub mod host;
pub mod ids;
pub mod ledger;
pub mod new_match;
pub mod open;
pub mod past;
pub mod request;
mod room;
mod sealed;
pub mod seated;
pub mod store;
pub mod table;
pub mod think;
pub mod undo;
pub mod update;

pub use export::{ExportError, Exported, export};
pub use host::Host;
