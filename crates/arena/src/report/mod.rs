//! Reports of a run: JSON comes from the results' own `serde`; CSV, one HTML page, and optionally Parquet are here.

pub mod columns;
pub mod csv;
pub mod html;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod plot;

pub use csv::csv;
pub use html::{duel_page, ladder_page, simulation_page};
