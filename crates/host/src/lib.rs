//! Hosts matches: drives the core of each ([`match_core`]) with a mailbox, a store and a pool for bots.
//!
//! - one match: [`mod@matches`] (actor, handle, commands)
//! - all matches: [`host`], [`store`], [`export()`]
//!
//! Nothing here knows HTTP. The modules of the core are re-exported, so that whoever serves matches needs one crate.

mod export;
pub mod host;
pub mod matches;
pub mod store;

pub use match_core::games::decks;
pub use match_core::{any_match, chance, companion_match, fairness, games, ids, setup, typed_match};

pub use export::{ExportError, Exported, export};
pub use host::Host;
