//! Matches without transport: the list of games, the match task, fair chance, undo, machines, the store.

pub mod chance;
pub mod fair;
mod foresee;
pub mod games;
#[cfg(feature = "guests")]
pub mod guests;
pub mod ids;
pub mod seated;
pub mod store;
pub mod table;
pub mod think;
