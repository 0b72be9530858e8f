//! Exact geometry: poses, templates, maneuvers, overlaps, ranges and arcs (rule ids `XW-GEO-…`).
//!
//! The state holds integer poses ([`Pose`]: micrometers and micro-degrees). Every computation uses `f64` with
//! trigonometry from `libm`, so that the same log gives the same bits on every machine, and every move is rounded back
//! to the grid. What counts as touching is defined once, in [`primitives::tolerance`].
//!
//! The origin of table coordinates is the corner at the player's left: x runs to the right, y away from the player edge,
//! headings clockwise from "away from the player edge". Ship coordinates are x right and y ahead.
//!
//! - [`primitives`]: points, headings, poses and the one tolerance policy
//! - [`shapes`]: bases, token outlines, obstacles, the play area, and the convex polygons below them
//! - [`movement`]: templates, maneuvers, backing up along a template, repositioning, dropping devices
//! - [`measuring`]: range, arcs, turrets and obstruction
//!
//! ```
//! use xwing::geometry::{Arc, Base, Bearing, Execution, Footprint, Maneuver, Pose, PoseError, Range, EndSlot, Speed, fly};
//!
//! # fn main() -> Result<(), PoseError> {
//! let start = Pose::from_mm(400.0, 400.0, 0.0)?;
//! let other = Footprint::new(Pose::from_mm(400.0, 600.0, 180.0)?, Base::Small);
//! let ship = Footprint::new(start, Base::Small);
//! assert_eq!(Range::of(ship.gap(&other)), Range::Two);
//! assert!(Arc::Bullseye.covers(&ship, &other));
//!
//! // Straight 4 would end on the other ship: it is executed partially and touches.
//! let Some(straight) = Speed::new(4).and_then(|four| Maneuver::new(Bearing::Straight, four).ok()) else {
//!     return Ok(());
//! };
//! let flight = fly(start, Base::Small, straight, EndSlot::Middle, &[other]);
//! assert!(matches!(flight.execution, Execution::Partial { touching, .. } if touching.contains(0)));
//! let ship = Footprint::new(flight.pose, Base::Small);
//! assert_eq!(Range::of(ship.gap(&other)), Range::Zero);
//! # Ok(())
//! # }
//! ```
//!
//! Nothing here depends on dials, difficulties, tokens on ships or turn order.

pub mod measuring;
pub mod movement;
pub mod primitives;
pub mod shapes;

pub use measuring::arc::Arc;
pub use measuring::arc_set::ArcSet;
pub use measuring::obstruction::{AttackLine, least_obstructed_line};
pub use measuring::range::{LineSegment, Measurement, Range, distance, measure, overlaps};
pub use measuring::turret::{ArcPair, StandardArc, Turret};
pub use movement::device::{DeviceToken, Release};
pub use movement::flight::{Contact, Execution, Flight, execute_partially, fly};
pub use movement::maneuver::{Bearing, EndSlot, Maneuver, NoTemplateError, Speed, execute};
pub use movement::placed_template::PlacedTemplate;
pub use movement::reposition::{Boost, Reposition, RepositionEnd, RepositionError, free_slots, slam};
pub use movement::template::{Side, Template, TemplateKind};
pub use primitives::heading::Heading;
pub use primitives::index_set::IndexSet;
pub use primitives::point::Point;
pub use primitives::pose::{Displacement, ExactPose, Pose, PoseError, PoseMm};
pub use primitives::tolerance::TOLERANCE;
pub use shapes::base::Base;
pub use shapes::footprint::Footprint;
pub use shapes::obstacle::{ObstacleKind, ObstacleToken, ObstacleTokens};
pub use shapes::outline::{Outline, OutlineError, PlacedToken};
pub use shapes::play_area::PlayArea;
pub use shapes::shape::Shape;
