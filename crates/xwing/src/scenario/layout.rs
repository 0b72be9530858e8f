//! Markers and obstacles on the table, and the distances and lanes they must keep (XW-SCEN-03 to XW-SCEN-06).

use super::marker::{Exit, Marker, Shape};
use crate::content::Content;
use crate::geometry::range::{BAND, within};
use crate::geometry::{Base, Heading, Point, Pose, Range, TableArea, Token, distance, tolerance};
use serde::Serialize;

/// Number of obstacles on the table.
pub const OBSTACLES: usize = 6;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    pub token: String,
    pub at: Pose,
}

/// The table before the first ship is placed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    pub area: TableArea,
    /// The markers, in the order in which they were placed.
    pub markers: [Marker; 2],
    pub obstacles: Vec<Lying>,
}

/// A violated distance or lane. Numbers are zero-based indices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutFault {
    /// The hit side does not point at the player edge.
    MarkerTurned(usize),
    /// The marker is not beyond range 3 of an edge.
    MarkerNearEdge(usize),
    /// The markers are not at range 3 of each other.
    MarkersApart,
    /// A side of this marker points at the other one.
    ExitAtMarker(usize, Exit),
    /// Not six obstacles.
    Count(usize),
    UnknownToken(String),
    /// The obstacle is not beyond range 2 of an edge.
    ObstacleNearEdge(usize),
    /// Two obstacles are not beyond range 1 of each other.
    ObstaclesNear(usize, usize),
    /// The obstacle is not beyond range 1 of a marker.
    ObstacleNearMarker(usize, usize),
    /// A side of a marker points at the obstacle.
    ExitAtObstacle(usize, Exit, usize),
}

impl Layout {
    /// The obstacle tokens at their poses; unknown ids are skipped.
    #[must_use]
    pub fn tokens(&self, content: &Content) -> Vec<Token> {
        let place =
            |lying: &Lying| content.obstacles().get(&lying.token).map(|token| token.outline.at(lying.at));
        self.obstacles.iter().filter_map(place).collect()
    }

    /// Every error, for ships with bases up to this size.
    #[must_use]
    pub fn faults(&self, content: &Content, widest: Base) -> Vec<LayoutFault> {
        let mut faults = marker_faults(self.area, self.markers, widest);
        if self.obstacles.len() != OBSTACLES {
            faults.push(LayoutFault::Count(self.obstacles.len()));
        }
        let mut tokens = Vec::new();
        for (index, lying) in self.obstacles.iter().enumerate() {
            match content.obstacles().get(&lying.token) {
                Some(token) => tokens.push((index, token.outline.at(lying.at))),
                None => faults.push(LayoutFault::UnknownToken(lying.token.clone())),
            }
        }
        let fixed = Fixed::new(self.area, self.markers, widest);
        for (place, (index, token)) in tokens.iter().enumerate() {
            faults.extend(fixed.faults(*index, token));
            let near = tokens.iter().take(place).filter(|(_, other)| !are_apart(token, other));
            faults.extend(near.map(|(other, _)| LayoutFault::ObstaclesNear(*other, *index)));
        }
        faults
    }
}

/// XW-SCEN-03, XW-SCEN-04: the errors of the markers alone.
#[must_use]
pub fn marker_faults(area: TableArea, markers: [Marker; 2], widest: Base) -> Vec<LayoutFault> {
    let mut faults = Vec::new();
    let bodies = markers.map(Marker::body);
    for (index, (marker, body)) in markers.iter().zip(&bodies).enumerate() {
        if marker.at.heading() != Heading::HALF {
            faults.push(LayoutFault::MarkerTurned(index));
        }
        if tolerance::within(-area.beyond(body.corners()), 3.0 * BAND) {
            faults.push(LayoutFault::MarkerNearEdge(index));
        }
    }
    let [first, second] = &bodies;
    if Range::of(distance(first, second)) != Range::Three {
        faults.push(LayoutFault::MarkersApart);
    }
    for (index, (marker, other)) in markers.iter().zip([second, first]).enumerate() {
        for exit in Exit::ALL {
            if meets(&marker.lane(exit, widest), other) {
                faults.push(LayoutFault::ExitAtMarker(index, exit));
            }
        }
    }
    faults
}

/// XW-SCEN-05: obstacles lie beyond range 1 of each other.
pub(super) fn are_apart(one: &Token, other: &Token) -> bool {
    !within(one, other, BAND)
}

/// The greatest distance of a corner from the center.
fn reach(middle: Point, corners: &[Point]) -> f64 {
    corners.iter().map(|corner| corner.distance(middle)).fold(0.0, f64::max)
}

/// A lane points at everything it touches.
fn meets(lane: &Shape, figure: &impl crate::geometry::Figure) -> bool {
    within(lane, figure, 0.0)
}

/// What obstacles must keep their distance from, computed once for many obstacles.
pub(super) struct Fixed {
    area: TableArea,
    markers: [Marker; 2],
    widest: Base,
    bodies: [Shape; 2],
    lanes: Vec<(usize, Exit, Shape)>,
}

impl Fixed {
    pub(super) fn new(area: TableArea, markers: [Marker; 2], widest: Base) -> Self {
        let lanes = markers
            .iter()
            .enumerate()
            .flat_map(|(index, marker)| Exit::ALL.map(|exit| (index, exit, marker.lane(exit, widest))));
        Fixed { area, markers, widest, bodies: markers.map(Marker::body), lanes: lanes.collect() }
    }

    /// XW-SCEN-05, XW-SCEN-06: the errors of one obstacle with respect to edges, markers and lanes.
    pub(super) fn faults(&self, obstacle: usize, token: &Token) -> Vec<LayoutFault> {
        let mut faults = Vec::new();
        if tolerance::within(-self.area.beyond(token.corners()), 2.0 * BAND) {
            faults.push(LayoutFault::ObstacleNearEdge(obstacle));
        }
        for (marker, body) in self.bodies.iter().enumerate() {
            if within(body, token, BAND) {
                faults.push(LayoutFault::ObstacleNearMarker(obstacle, marker));
            }
        }
        for (marker, exit, lane) in &self.lanes {
            if meets(lane, token) {
                faults.push(LayoutFault::ExitAtObstacle(*marker, *exit, obstacle));
            }
        }
        faults
    }

    /// Whether an obstacle may be placed there: equivalent to having no errors, but with the cheap tests first.
    pub(super) fn admits(&self, token: &Token) -> bool {
        if tolerance::within(-self.area.beyond(token.corners()), 2.0 * BAND) {
            return false;
        }
        let middle = token.pose().centre();
        let reach = reach(middle, token.corners());
        let beside = |(marker, exit, lane): &(usize, Exit, Shape)| {
            let passes = self
                .markers
                .get(*marker)
                .is_some_and(|marker| marker.passes(*exit, self.widest, middle, reach));
            passes || !meets(lane, token)
        };
        self.lanes.iter().all(beside) && self.bodies.iter().all(|body| !within(body, token, BAND))
    }
}
