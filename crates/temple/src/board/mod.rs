//! The board: squares, edges, steps, paths and sight. Knows nothing of turns, dice or figures' abilities.

mod distance;
mod map;
mod path;
mod reach;
mod sight;
mod square;

pub use distance::{Distances, NO_WAY};
pub use map::{Barrier, Door, Draft, Edge, Map, MapFault, Step, Terrain};
pub use path::{Direction, Path};
pub use reach::{Ground, Reach};
pub use sight::{Blockers, Kind, Line, SightRule, crosses, kinds, sight};
pub use square::Square;
