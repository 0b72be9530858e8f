//! The typed list of rule ids. Each has an entry in `docs/rules/xwing.md`.

pub mod geometry;
pub mod scenario;
pub mod solo;
pub mod squad;
