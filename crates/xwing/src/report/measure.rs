//! Distances, ranges and arcs between all pairs.

use crate::content::WeaponArc;
use crate::craft::Craft;
use crate::geometry::{self, Arc, ArcSet, Footprint, IndexSet, Range, distance, least_obstructed_line};
use crate::label::Label;
use crate::solo::sight::Length;
use crate::solo::sight::map::fires_into;
use crate::table_position::TablePosition;
use serde::Serialize;

/// One ship as seen from another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShipPair {
    /// The measuring ship.
    pub from: Label,
    /// The measured ship.
    pub to: Label,
    /// Between closest points, in millimeters.
    pub distance: Length,
    pub range: Range,
    /// Every arc that contains part of it.
    pub arcs: Vec<Arc>,
    /// The attack with each primary weapon whose arc contains it.
    pub attacks: Vec<AttackMeasurement>,
}

/// An attack with one weapon.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AttackMeasurement {
    pub arc: WeaponArc,
    /// Shortest distance inside the arc, in millimeters.
    pub distance: Length,
    pub range: Range,
    /// Obstacles that cross the measuring line.
    pub obstructed_by: Vec<Label>,
}

/// One obstacle as seen from a ship.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ObstacleMeasurement {
    pub from: Label,
    pub to: Label,
    /// Between closest points, in millimeters.
    pub distance: Length,
    pub range: Range,
    /// Every arc that contains part of it.
    pub arcs: Vec<Arc>,
}

/// All distances of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MeasureReport {
    /// Ship to ship, each pair in both directions.
    pub ships: Vec<ShipPair>,
    /// Ship to obstacle.
    pub obstacles: Vec<ObstacleMeasurement>,
}

/// Measures all distances of a position.
#[must_use]
pub fn measure(position: &TablePosition<'_>) -> MeasureReport {
    let bases: Vec<(&Craft<'_>, Footprint)> = position
        .crafts
        .iter()
        .enumerate()
        .filter_map(|(index, craft)| Some((craft, position.footprint(index)?)))
        .collect();
    let mut ships = Vec::new();
    let mut obstacles = Vec::new();
    for (craft, base) in &bases {
        for (other, target) in bases.iter().filter(|(other, _)| other.label != craft.label) {
            ships.push(pair(position, (craft, base), (other, target)));
        }
        for obstacle in &position.obstacles {
            let far = distance(base, &obstacle.token);
            obstacles.push(ObstacleMeasurement {
                from: craft.label,
                to: obstacle.label,
                distance: Length::from_mm(far),
                range: Range::of(far),
                arcs: Arc::ALL.into_iter().filter(|arc| arc.covers(base, &obstacle.token)).collect(),
            });
        }
    }
    MeasureReport { ships, obstacles }
}

fn pair(
    position: &TablePosition<'_>,
    (craft, base): (&Craft<'_>, &Footprint),
    (other, target): (&Craft<'_>, &Footprint),
) -> ShipPair {
    let measured = geometry::measure(base, target);
    let attacks = craft
        .ship
        .primary
        .iter()
        .filter_map(|weapon| {
            let arcs: ArcSet =
                crate::solo::sight::map::weapon_arcs(weapon.arc, craft.turret).into_iter().collect();
            let shot = arcs.measure(base, target)?;
            let across = least_obstructed_line(&shot, &position.obstacles).crossed;
            Some(AttackMeasurement {
                arc: weapon.arc,
                distance: Length::from_mm(shot.distance),
                range: shot.range,
                obstructed_by: labels(position, across),
            })
        })
        .collect();
    ShipPair {
        from: craft.label,
        to: other.label,
        distance: Length::from_mm(measured.distance),
        range: measured.range,
        arcs: ArcSet::covering(base, target).iter().collect(),
        attacks,
    }
}

fn labels(position: &TablePosition<'_>, marked: IndexSet) -> Vec<Label> {
    marked.iter().filter_map(|index| position.obstacles.get(index)).map(|obstacle| obstacle.label).collect()
}

/// All firing arcs of a ship, for drawing.
#[must_use]
pub fn firing_arcs(craft: &Craft<'_>) -> Vec<Arc> {
    fires_into(craft, craft.turret)
}
