//! Telling what a run showed: JSON is the results' own `serde`; here are CSV, one HTML page, and Parquet where asked.

pub mod columns;
pub mod csv;
pub mod html;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod plot;

pub use csv::csv;
pub use html::{duel_page, ladder_page, simulation_page};
