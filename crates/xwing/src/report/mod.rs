//! What the program tells from outside about a position: distances, moves, whole solo decisions, dials, drawings.
//!
//! Library functions with plain data as answers; the command line only prints them.

pub mod advise;
pub mod dial;
pub mod draw;
pub mod fly;
pub mod measure;
pub(crate) mod rim;
mod silhouette;

pub use advise::{Advice, advise};
pub use dial::{DialReport, dial};
pub use draw::{Drawing, draw};
pub use fly::{MoveReport, fly, parse_maneuver};
pub use measure::{MeasureReport, measure};
