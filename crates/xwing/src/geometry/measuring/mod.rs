//! What is measured between shapes: range, arcs, turrets and obstruction.

pub mod arc;
pub mod arc_set;
pub mod obstruction;
pub mod range;
mod region;
pub mod turret;
