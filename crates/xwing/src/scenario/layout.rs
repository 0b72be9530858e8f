//! Markers and obstacles on the table, and the distances and lanes they must keep (XW-SCEN-03 to XW-SCEN-06).

use super::marker::{ConvexShape, Exit, Marker};
use crate::content::Content;
use crate::geometry::measuring::range::{RANGE_BAND, within};
use crate::geometry::primitives::tolerance;
use crate::geometry::{Base, Heading, PlacedToken, PlayArea, Point, Pose, Range, distance};
use serde::Serialize;

/// Number of obstacles on the table.
pub const OBSTACLE_COUNT: usize = 6;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayoutObstacle {
    pub token: String,
    pub at: Pose,
}

/// The table before the first ship is placed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    pub area: PlayArea,
    /// The markers, in the order in which they were placed.
    pub markers: [Marker; 2],
    pub obstacles: Vec<LayoutObstacle>,
}

/// A violated distance or lane. Numbers are zero-based indices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LayoutError {
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
    pub fn tokens(&self, content: &Content) -> Vec<PlacedToken> {
        let place = |lying: &LayoutObstacle| {
            content.obstacles().get(&lying.token).map(|token| token.outline.at(lying.at))
        };
        self.obstacles.iter().filter_map(place).collect()
    }

    /// Every error, for ships with bases up to this size.
    #[must_use]
    pub fn errors(&self, content: &Content, widest: Base) -> Vec<LayoutError> {
        let mut errors = marker_errors(self.area, self.markers, widest);
        if self.obstacles.len() != OBSTACLE_COUNT {
            errors.push(LayoutError::Count(self.obstacles.len()));
        }
        let mut tokens = Vec::new();
        for (index, lying) in self.obstacles.iter().enumerate() {
            match content.obstacles().get(&lying.token) {
                Some(token) => tokens.push((index, token.outline.at(lying.at))),
                None => errors.push(LayoutError::UnknownToken(lying.token.clone())),
            }
        }
        let fixed = LayoutConstraints::new(self.area, self.markers, widest);
        for (place, (index, token)) in tokens.iter().enumerate() {
            errors.extend(fixed.errors(*index, token));
            let near = tokens.iter().take(place).filter(|(_, other)| !are_apart(token, other));
            errors.extend(near.map(|(other, _)| LayoutError::ObstaclesNear(*other, *index)));
        }
        errors
    }
}

/// XW-SCEN-03, XW-SCEN-04: the errors of the markers alone.
#[must_use]
pub fn marker_errors(area: PlayArea, markers: [Marker; 2], widest: Base) -> Vec<LayoutError> {
    let mut errors = Vec::new();
    let bodies = markers.map(Marker::body);
    for (index, (marker, body)) in markers.iter().zip(&bodies).enumerate() {
        if marker.at.heading() != Heading::HALF {
            errors.push(LayoutError::MarkerTurned(index));
        }
        if tolerance::within(-area.distance_outside(body.corners()), 3.0 * RANGE_BAND) {
            errors.push(LayoutError::MarkerNearEdge(index));
        }
    }
    let [first, second] = &bodies;
    if Range::of(distance(first, second)) != Range::Three {
        errors.push(LayoutError::MarkersApart);
    }
    for (index, (marker, other)) in markers.iter().zip([second, first]).enumerate() {
        for exit in Exit::ALL {
            if meets(&marker.lane(exit, widest), other) {
                errors.push(LayoutError::ExitAtMarker(index, exit));
            }
        }
    }
    errors
}

/// XW-SCEN-05: obstacles lie beyond range 1 of each other.
pub(super) fn are_apart(one: &PlacedToken, other: &PlacedToken) -> bool {
    !within(one, other, RANGE_BAND)
}

/// The greatest distance of a corner from the center.
fn reach(middle: Point, corners: &[Point]) -> f64 {
    corners.iter().map(|corner| corner.distance(middle)).fold(0.0, f64::max)
}

/// A lane points at everything it touches.
fn meets(lane: &ConvexShape, figure: &impl crate::geometry::Shape) -> bool {
    within(lane, figure, 0.0)
}

/// What obstacles must keep their distance from, computed once for many obstacles.
pub(super) struct LayoutConstraints {
    area: PlayArea,
    markers: [Marker; 2],
    widest: Base,
    bodies: [ConvexShape; 2],
    lanes: Vec<(usize, Exit, ConvexShape)>,
}

impl LayoutConstraints {
    pub(super) fn new(area: PlayArea, markers: [Marker; 2], widest: Base) -> Self {
        let lanes = markers
            .iter()
            .enumerate()
            .flat_map(|(index, marker)| Exit::ALL.map(|exit| (index, exit, marker.lane(exit, widest))));
        LayoutConstraints { area, markers, widest, bodies: markers.map(Marker::body), lanes: lanes.collect() }
    }

    /// XW-SCEN-05, XW-SCEN-06: the errors of one obstacle with respect to edges, markers and lanes.
    pub(super) fn errors(&self, obstacle: usize, token: &PlacedToken) -> Vec<LayoutError> {
        let mut errors = Vec::new();
        if tolerance::within(-self.area.distance_outside(token.corners()), 2.0 * RANGE_BAND) {
            errors.push(LayoutError::ObstacleNearEdge(obstacle));
        }
        for (marker, body) in self.bodies.iter().enumerate() {
            if within(body, token, RANGE_BAND) {
                errors.push(LayoutError::ObstacleNearMarker(obstacle, marker));
            }
        }
        for (marker, exit, lane) in &self.lanes {
            if meets(lane, token) {
                errors.push(LayoutError::ExitAtObstacle(*marker, *exit, obstacle));
            }
        }
        errors
    }

    /// Whether an obstacle may be placed there: equivalent to having no errors, but with the cheap tests first.
    pub(super) fn allows(&self, token: &PlacedToken) -> bool {
        if tolerance::within(-self.area.distance_outside(token.corners()), 2.0 * RANGE_BAND) {
            return false;
        }
        let middle = token.pose().center();
        let reach = reach(middle, token.corners());
        let beside = |(marker, exit, lane): &(usize, Exit, ConvexShape)| {
            let clears = self
                .markers
                .get(*marker)
                .is_some_and(|marker| marker.clears_lane(*exit, self.widest, middle, reach));
            clears || !meets(lane, token)
        };
        self.lanes.iter().all(beside) && self.bodies.iter().all(|body| !within(body, token, RANGE_BAND))
    }
}
