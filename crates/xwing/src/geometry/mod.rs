//! The exact table: poses, templates, maneuvers, overlaps, ranges and arcs (rule ids `XW-GEO-…`).
//!
//! The state holds integer poses ([`Pose`]: micrometres and micro-degrees). Every question is answered in `f64` with
//! trigonometry from `libm`, so that the same log gives the same bits on every machine, and every move is rounded back
//! to the grid. What touching means is written once, in [`tolerance`].
//!
//! The table's origin is the corner at the player's left hand: x runs to the right, y away from the player edge,
//! headings clockwise from "away from the player edge". Ship words are x right and y ahead.
//!
//! Nothing here knows dials, colours, tokens or whose turn it is.

pub mod base;
pub mod heading;
pub mod maneuver;
pub mod point;
pub mod pose;
pub mod template;
pub mod tolerance;

pub use base::Base;
pub use heading::Heading;
pub use maneuver::{Bearing, Maneuver, NoSuchTemplate, Slot, Speed, execute};
pub use point::Point;
pub use pose::{Pose, PoseFault, PoseMm, Step};
pub use template::{Form, Side, Template};
pub use tolerance::TOLERANCE;
