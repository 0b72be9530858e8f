//! The maneuver template shown on a map before the maneuver is executed.

use crate::state::SessionState;
use crate::turn::TurnStage;
use xwing::geometry::movement::placed_template::PlacedTemplate;
use xwing::geometry::movement::track::front_edge_pose;
use xwing::geometry::{Heading, Point};

impl SessionState {
    /// The outline of the template to be laid down; `None` for a ship that does not move, and without a map.
    #[must_use]
    pub fn maneuver_template(&self) -> Option<Vec<Point>> {
        let turn = self.turn.as_ref()?;
        let TurnStage::ManeuverShown(approach, Some(_)) = &turn.stage else { return None };
        let at = self.position.index(turn.ship)?;
        let (start, base) = (*self.position.poses.get(at)?, self.position.crafts.get(at)?.base());
        let maneuver = approach.maneuver.maneuver;
        // For a reverse maneuver the template is placed behind the ship.
        let lead = if maneuver.bearing().is_reverse() { start.turned(Heading::HALF) } else { start };
        Some(PlacedTemplate::new(front_edge_pose(lead, base), maneuver.template()?).outline())
    }
}
