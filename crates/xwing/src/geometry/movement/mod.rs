//! How ships and devices move: templates, maneuvers, partial execution, repositioning, dropping.

pub mod device;
pub mod flight;
pub mod maneuver;
pub mod placed_template;
pub mod reposition;
pub mod template;
pub mod track;
