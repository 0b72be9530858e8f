//! Hosts matches of every game: registry of games, match actors, provably fair chance, undo, bots, and storage.
//!
//! - the games: [`games`] (the only list of them), [`any_match`] (one interface for a match of any game), [`setup`],
//!   [`decks`]
//! - chance: [`chance`] (the generator), [`fairness`] (commitment and proof)
//! - one match: [`mod@matches`] (actor, handle, commands, history, undo, updates)
//! - all matches: [`host`], [`store`], [`export()`]
//! - X-Wing tables with real miniatures: [`companion_tables`]
//!
//! Nothing here knows HTTP. A game state leaves this crate only as one viewer's view, or as a log once the match is over.

pub mod any_match;
pub mod chance;
pub mod companion_tables;
pub mod decks;
mod export;
pub mod fairness;
pub mod games;
pub mod host;
pub mod ids;
pub mod matches;
pub mod setup;
pub mod store;
#[cfg(feature = "test-games")]
pub mod test_games;
pub mod typed_match;

pub use export::{ExportError, Exported, export};
pub use host::Host;
