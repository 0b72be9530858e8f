//! The board: squares, edges, steps, paths and sight. Knows nothing of turns, dice or figures' abilities.

mod map;
mod path;
mod reach;
mod sight;
mod square;

pub use map::{Barrier, Door, Draft, Map, MapFault, Step, Terrain};
pub use path::{Direction, Path};
pub(crate) use reach::Ground;
pub use reach::Reach;
pub use sight::{Blockers, Kind, Line, SightRule, sight};
pub use square::Square;
