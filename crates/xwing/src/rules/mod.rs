//! The typed list of rule ids. Each has an entry in `docs/rules/xwing.md`.

pub mod ability;
pub mod activation;
pub mod attack;
pub mod damage;
pub mod device;
pub mod geometry;
pub mod obstacle;
pub mod round;
pub mod scenario;
pub mod solo;
pub mod squad;
pub mod token;
