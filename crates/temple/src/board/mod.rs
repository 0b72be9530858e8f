//! The board: squares, edges, steps, paths and sight. Knows nothing of turns, dice or figures' abilities.

mod distance;
mod map;
mod map_file;
mod path;
mod reachable;
mod sight;
mod square;
mod terrain;
mod visibility;

pub use distance::{Distances, UNREACHABLE};
pub use map::{MAX_COLUMNS, MAX_ROWS, Map};
pub use map_file::{MapDraft, MapError};
pub use path::{Direction, Path};
pub use reachable::{Ground, ReachableSquares};
pub use sight::{Blockers, LineKind, LineOfSight, SightRule, line_crosses, line_of_sight, lines_by_kind};
pub use square::Square;
pub use terrain::{Barrier, BoardStep, Door, Edge, Terrain};
pub use visibility::{can_see, cover};
