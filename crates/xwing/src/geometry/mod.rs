//! Exact geometry: poses, templates, maneuvers, overlaps, ranges and arcs (rule ids `XW-GEO-…`).
//!
//! The state holds integer poses ([`Pose`]: micrometers and micro-degrees). Every computation uses `f64` with
//! trigonometry from `libm`, so that the same log gives the same bits on every machine, and every move is rounded back
//! to the grid. What counts as touching is defined once, in [`tolerance`].
//!
//! The origin of table coordinates is the corner at the player's left: x runs to the right, y away from the player edge,
//! headings clockwise from "away from the player edge". Ship coordinates are x right and y ahead.
//!
//! - where things are: [`pose`], [`heading`], [`base`], [`footprint`], [`outline`], [`obstacle`], [`area`]
//! - how they move: [`template`], [`maneuver`], [`track`] (backing up), [`flight`] (among other things),
//!   [`reposition`],
//!   [`device`]
//! - what is asked of them: [`range`], [`arc`], [`arcs`], [`turret`], [`mod@sight`], [`swath`], and below them
//!   [`convex`] and [`figure`]
//!
//! ```
//! use xwing::geometry::{Arc, Base, Bearing, Ending, Footprint, Maneuver, Pose, PoseFault, Range, Slot, Speed, fly};
//!
//! # fn main() -> Result<(), PoseFault> {
//! let start = Pose::from_mm(400.0, 400.0, 0.0)?;
//! let other = Footprint::new(Pose::from_mm(400.0, 600.0, 180.0)?, Base::Small);
//! let ship = Footprint::new(start, Base::Small);
//! assert_eq!(Range::of(ship.gap(&other)), Range::Two);
//! assert!(Arc::Bullseye.holds(&ship, &other));
//!
//! // Straight 4 would end on the other ship: it is executed partially and touches.
//! let Some(straight) = Speed::new(4).and_then(|four| Maneuver::new(Bearing::Straight, four).ok()) else {
//!     return Ok(());
//! };
//! let flight = fly(start, Base::Small, straight, Slot::Middle, &[other]);
//! assert!(matches!(flight.ending, Ending::Partial { touching, .. } if touching.contains(0)));
//! let ship = Footprint::new(flight.pose, Base::Small);
//! assert_eq!(Range::of(ship.gap(&other)), Range::Zero);
//! # Ok(())
//! # }
//! ```
//!
//! Nothing here depends on dials, difficulties, tokens on ships or turn order.

pub mod arc;
pub mod arcs;
pub mod area;
pub mod base;
pub mod convex;
pub mod device;
pub mod figure;
pub mod flight;
pub mod footprint;
pub mod heading;
pub mod maneuver;
pub mod marked;
pub mod obstacle;
pub mod outline;
pub mod point;
pub mod pose;
pub mod range;
mod region;
pub mod reposition;
pub mod sight;
pub mod swath;
pub mod template;
pub mod tolerance;
pub mod track;
pub mod turret;

pub use arc::Arc;
pub use arcs::Arcs;
pub use area::TableArea;
pub use base::Base;
pub use device::{DeviceToken, Release};
pub use figure::Figure;
pub use flight::{Ending, Flight, Met, cut_short, fly};
pub use footprint::Footprint;
pub use heading::Heading;
pub use maneuver::{Bearing, Maneuver, NoSuchTemplate, Slot, Speed, execute};
pub use marked::Marked;
pub use obstacle::{ObstacleKind, ObstacleToken, ObstacleTokens};
pub use outline::{Outline, OutlineFault, Token};
pub use point::Point;
pub use pose::{Mark, Pose, PoseFault, PoseMm, Step};
pub use range::{Line, Measure, Range, distance, measure, overlaps};
pub use reposition::{Boost, Failure, Reposition, Spot, free_slots, slam};
pub use sight::{Sight, sight};
pub use swath::Swath;
pub use template::{Form, Side, Template};
pub use tolerance::TOLERANCE;
pub use turret::{Opposites, Quarter, Turret};
