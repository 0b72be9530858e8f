//! Reports about a position: distances, moves, complete solo decisions, dials, drawings.
//!
//! Library functions that return plain data; the command line only prints it.

pub mod advise;
pub(crate) mod arc_outline;
pub mod dial;
pub mod draw;
pub mod fly;
pub mod measure;
pub(crate) mod silhouette;

pub use silhouette::check_silhouettes;

pub use advise::{Advice, advise};
pub use dial::{DialReport, dial};
pub use draw::{DrawOptions, draw};
pub use fly::{MoveReport, fly, parse_maneuver};
pub use measure::{MeasureReport, measure};
