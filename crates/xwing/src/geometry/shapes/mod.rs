//! What lies on the table: bases, tokens, obstacles and the play area, as convex polygons.

pub mod base;
pub mod convex_polygon;
pub mod footprint;
pub mod obstacle;
pub mod outline;
pub mod play_area;
pub mod shape;
