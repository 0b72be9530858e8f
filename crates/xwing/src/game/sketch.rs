//! What was measured, to be drawn on the mat next to its description: lines, the arc that was read, the template. It
//! is sent with the event, because the position has changed by the time somebody looks at it.
//!
//! Nothing is decided here; the measurements come from the functions that made the decision.

use super::place::At;
use super::ship::ShipId;
use super::state::State;
use crate::craft::Object;
use crate::geometry::{Arc, Flight, Footprint, Measure, Point, Pose, measure};
use crate::report::rim;
use crate::solo::Approach;
use crate::solo::record::ApproachRecord;
use crate::solo::sight::Seen;
use serde::Serialize;

/// A point in micrometers: to the right, and away from the player edge.
pub type Spot = (i32, i32);

/// The number of range bands of the drawn arc.
const BANDS: u32 = 3;

/// A line that was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Measured {
    pub object: Object,
    pub from: Spot,
    pub to: Spot,
    /// Length in millimeters, rounded.
    pub mm: i32,
    /// This line decided; the others were only compared.
    pub decided: bool,
}

/// A drawing of a solo ship's flight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sketch {
    pub from: At,
    pub to: At,
    /// Distances that were compared to find the tally, and those that determined a side.
    pub lines: Vec<Measured>,
    /// The arc whose chart was read, up to range 3.
    pub arc: Vec<Spot>,
    pub template: Vec<Spot>,
}

pub(super) fn spot(point: Point) -> Spot {
    let micrometres = |mm: f64| crate::geometry::pose::microns(mm);
    (micrometres(point.x), micrometres(point.y))
}

/// The outline of a flight's template; empty if the ship did not move.
pub(super) fn template(flight: &Flight) -> Vec<Spot> {
    flight.swath.iter().flat_map(|swath| swath.outline()).map(spot).collect()
}

impl State {
    /// The drawing of a solo ship's approach, flown from `start`.
    pub(super) fn sketch(
        &self,
        ship: ShipId,
        start: Pose,
        record: &ApproachRecord,
        flight: &Flight,
    ) -> Sketch {
        let own = Footprint::new(start, self.base(ship));
        let mut lines: Vec<Measured> = Vec::new();
        let mut add = |object: Object, decided: bool| {
            if lines.iter().all(|line| line.object != object)
                && let Some(found) = self.measure_to(&own, object)
            {
                let (from, to) = (spot(found.first.from), spot(found.first.to));
                lines.push(Measured { object, from, to, mm: found.distance.round() as i32, decided });
            }
        };
        if let Some(tally) = &record.tally {
            add(tally.object, true);
            tally.compared.iter().for_each(|seen: &Seen| add(seen.object, false));
        }
        for side in record.entries.iter().filter_map(|entry| entry.direction.as_ref()) {
            side.object.iter().for_each(|seen| add(seen.object, true));
        }
        let arc = record.chart.as_ref().map(|chart| self.looked_into(&own, chart.chart, record));
        let arc = arc.map_or_else(Vec::new, |arc| {
            rim::band(arc, own.base(), BANDS).into_iter().map(|local| spot(own.table(local))).collect()
        });
        Sketch {
            from: At::from(start),
            to: self.public.ship(ship).at,
            lines,
            arc,
            template: template(flight),
        }
    }

    /// The arc of a chart; for the side chart, the side arc that contains the tally.
    fn looked_into(&self, own: &Footprint, chart: Approach, record: &ApproachRecord) -> Arc {
        match chart {
            Approach::Bullseye => Arc::Bullseye,
            Approach::Front => Arc::Front,
            Approach::Rear => Arc::Rear,
            Approach::Side => {
                let left = record.tally.as_ref().is_some_and(|tally| match tally.object {
                    Object::Ship(label) => {
                        let found = self.public.named(label).map(|id| self.footprint(id));
                        found.is_some_and(|foe| Arc::Left.holds_base(own, &foe))
                    }
                    Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => false,
                });
                if left { Arc::Left } else { Arc::Right }
            }
        }
    }

    fn measure_to(&self, own: &Footprint, object: Object) -> Option<Measure> {
        match object {
            Object::Ship(label) => {
                let foe = self.public.named(label)?;
                self.public.ship(foe).is_in_play().then(|| measure(own, &self.footprint(foe)))
            }
            Object::Obstacle(label) => {
                let rocks = self.rock_tokens();
                let rock = rocks.into_iter().flatten().find(|rock| rock.label == label)?;
                Some(measure(own, &rock.token))
            }
            Object::Point { x, y } => {
                let mm = |micrometres: i32| f64::from(micrometres) / 1000.0;
                Some(measure(own, &Point::new(mm(x), mm(y))))
            }
            Object::Device(_) => None,
        }
    }
}
