//! What was measured, to be drawn on the mat next to its description: lines, the arc that was read, the template. It
//! is sent with the event, because the position has changed by the time somebody looks at it.
//!
//! Nothing is decided here; the measurements come from the functions that made the decision.

use crate::craft::Object;
use crate::geometry::{Arc, Flight, Footprint, Measurement, Point, Pose, measure};
use crate::report::arc_outline;
use crate::ship::ShipId;
use crate::ship::placement::Placement;
use crate::solo::Approach;
use crate::solo::record::ApproachRecord;
use crate::solo::sight::SeenObject;
use crate::state::State;
use serde::Serialize;

/// A point in micrometers: to the right, and away from the player edge.
pub type SketchPoint = (i32, i32);

/// The number of range bands of the drawn arc.
const BANDS: u32 = 3;

/// A line that was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MeasuredLine {
    pub object: Object,
    pub from: SketchPoint,
    pub to: SketchPoint,
    /// Length in millimeters, rounded.
    pub mm: i32,
    /// This line decided; the others were only compared.
    pub decided: bool,
}

/// A drawing of a solo ship's flight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sketch {
    pub from: Placement,
    pub to: Placement,
    /// Distances that were compared to find the tally, and those that determined a side.
    pub lines: Vec<MeasuredLine>,
    /// The arc whose chart was read, up to range 3.
    pub arc: Vec<SketchPoint>,
    pub template: Vec<SketchPoint>,
}

pub(crate) fn sketch_point(point: Point) -> SketchPoint {
    let micrometres = |mm: f64| crate::geometry::primitives::pose::microns(mm);
    (micrometres(point.x), micrometres(point.y))
}

/// The outline of a flight's template; empty if the ship did not move.
pub(crate) fn template_outline(flight: &Flight) -> Vec<SketchPoint> {
    flight
        .placed_template
        .iter()
        .flat_map(|placed_template| placed_template.outline())
        .map(sketch_point)
        .collect()
}

impl State {
    /// The drawing of a solo ship's approach, flown from `start`.
    pub(crate) fn sketch(
        &self,
        ship: ShipId,
        start: Pose,
        record: &ApproachRecord,
        flight: &Flight,
    ) -> Sketch {
        let own = Footprint::new(start, self.base(ship));
        let mut lines: Vec<MeasuredLine> = Vec::new();
        let mut add = |object: Object, decided: bool| {
            if lines.iter().all(|line| line.object != object)
                && let Some(found) = self.measure_to(&own, object)
            {
                let (from, to) = (sketch_point(found.first.from), sketch_point(found.first.to));
                lines.push(MeasuredLine { object, from, to, mm: found.distance.round() as i32, decided });
            }
        };
        if let Some(tally) = &record.tally {
            add(tally.object, true);
            tally.compared.iter().for_each(|seen: &SeenObject| add(seen.object, false));
        }
        for side in record.entries.iter().filter_map(|entry| entry.direction.as_ref()) {
            side.object.iter().for_each(|seen| add(seen.object, true));
        }
        let arc = record.chart.as_ref().map(|chart| self.chart_arc(&own, chart.chart, record));
        let arc = arc.map_or_else(Vec::new, |arc| {
            arc_outline::range_band(arc, own.base(), BANDS)
                .into_iter()
                .map(|local| sketch_point(own.to_table(local)))
                .collect()
        });
        Sketch {
            from: Placement::from(start),
            to: self.public.ship(ship).at,
            lines,
            arc,
            template: template_outline(flight),
        }
    }

    /// The arc of a chart; for the side chart, the side arc that contains the tally.
    fn chart_arc(&self, own: &Footprint, chart: Approach, record: &ApproachRecord) -> Arc {
        match chart {
            Approach::Bullseye => Arc::Bullseye,
            Approach::Front => Arc::Front,
            Approach::Rear => Arc::Rear,
            Approach::Side => {
                let left = record.tally.as_ref().is_some_and(|tally| match tally.object {
                    Object::Ship(label) => {
                        let found = self.public.named(label).map(|id| self.footprint(id));
                        found.is_some_and(|foe| Arc::Left.covers_base(own, &foe))
                    }
                    Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => false,
                });
                if left { Arc::Left } else { Arc::Right }
            }
        }
    }

    fn measure_to(&self, own: &Footprint, object: Object) -> Option<Measurement> {
        match object {
            Object::Ship(label) => {
                let foe = self.public.named(label)?;
                self.public.ship(foe).is_in_play().then(|| measure(own, &self.footprint(foe)))
            }
            Object::Obstacle(label) => {
                let obstacles = self.obstacle_tokens();
                let obstacle = obstacles.into_iter().flatten().find(|obstacle| obstacle.label == label)?;
                Some(measure(own, &obstacle.token))
            }
            Object::Point { x, y } => {
                let mm = |micrometres: i32| f64::from(micrometres) / 1000.0;
                Some(measure(own, &Point::new(mm(x), mm(y))))
            }
            Object::Device(_) => None,
        }
    }
}
