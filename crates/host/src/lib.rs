//! Matches without transport: the list of games, the match task, fair chance, undo, machines, the store.
//!
//! - the games: [`games`] (the only list of them), [`table`] (any game behind one set of words), [`open`], [`decks`]
//! - chance: [`chance`] (the generator), [`fair`] (promise and proof)
//! - one match: [`ledger`] (a fold over its journal), `room` (its task), [`request`], [`update`], [`undo`], [`think`]
//! - all matches: [`host`] (begun by [`new_match`], entered by [`door`], looked back at by [`past`]), [`store`], [`export()`]
//! - real tables with the companion beside them: [`beside`]
//!
//! Nothing here knows HTTP. A state leaves this crate only as somebody's view, or as a log when the match is over.

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
