//! The board: squares, edges, steps, paths and sight. Knows nothing of turns, dice or figures' abilities.

mod distance;
mod map;
mod path;
mod reach;
mod read;
mod sight;
mod square;
mod terrain;
mod vista;

pub use distance::{Distances, NO_WAY};
pub use map::Map;
pub use path::{Direction, Path};
pub use reach::{Ground, Reach};
pub use read::{Draft, MapFault};
pub use sight::{Blockers, Kind, Line, SightRule, crosses, kinds, sight};
pub use square::Square;
pub use terrain::{Barrier, Door, Edge, Step, Terrain};
pub use vista::{cover, sees};
