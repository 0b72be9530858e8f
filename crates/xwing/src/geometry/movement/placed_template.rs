//! A template placed on the table: a rectangle or a sector of a ring, 20 mm wide (XW-GEO-13).

use super::template::{CenterLine, Side, TEMPLATE_WIDTH, Template};
use crate::geometry::primitives::heading::{Heading, SinCos};
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::ExactPose;
use crate::geometry::primitives::tolerance::TOLERANCE;
use crate::geometry::shapes::convex_polygon::{BoundingBox, ConvexPolygon, HalfPlane};

/// The area a template covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlacedTemplate {
    /// A straight template.
    Rectangle(ConvexPolygon),
    /// A bank or a turn.
    Ring(RingSector),
}

/// A sector of a ring, up to a quarter of a circle. It is not convex, so it has its own overlap tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RingSector {
    center: Point,
    inner: f64,
    outer: f64,
    /// The two straight ends, as half planes through the center.
    ends: [HalfPlane; 2],
    /// The two ends as directions from the center.
    spokes: [Point; 2],
}

impl PlacedTemplate {
    /// A template whose starting edge is centered on this pose and that leads in its direction.
    #[must_use]
    pub fn new(start: ExactPose, template: Template) -> Self {
        Self::partial(start, template, template.length())
    }

    /// Only the first part of a template, up to this distance along its center line.
    #[must_use]
    pub fn partial(start: ExactPose, template: Template, along: f64) -> Self {
        let along = along.clamp(0.0, template.length());
        match template.center_line() {
            CenterLine::Straight { .. } => Self::rectangle(start, TEMPLATE_WIDTH, along),
            CenterLine::Curve { radius, sweep, side } => {
                let sweep = if along < template.length() {
                    Heading::from_degrees((along / radius).to_degrees()).unwrap_or(sweep)
                } else {
                    sweep
                };
                Self::Ring(RingSector::new(start, radius, sweep, side))
            }
        }
    }

    /// A rectangle ahead of a pose: a straight template placed lengthwise or crosswise.
    #[must_use]
    pub fn rectangle(start: ExactPose, wide: f64, long: f64) -> Self {
        let half = wide / 2.0;
        let corners = [(half, 0.0), (half, long), (-half, long), (-half, 0.0)];
        Self::Rectangle(ConvexPolygon::unchecked(
            &corners.map(|(x, y)| start.local_to_table(Point::new(x, y))),
        ))
    }

    /// Whether the template overlaps a convex piece by more than the tolerance.
    #[must_use]
    pub fn overlaps(&self, piece: &ConvexPolygon) -> bool {
        match self {
            Self::Rectangle(ground) => ground.overlaps(piece),
            Self::Ring(ring) => ring.overlaps(piece),
        }
    }

    /// Whether a point lies under the template, edges included.
    #[must_use]
    pub fn covers(&self, point: Point) -> bool {
        match self {
            Self::Rectangle(ground) => ground.gap(&ConvexPolygon::point(point)) <= 0.0,
            Self::Ring(ring) => ring.covers(point),
        }
    }

    /// An outline for drawing, in either direction; the curves of a ring are approximated by chords.
    #[must_use]
    pub fn outline(&self) -> Vec<Point> {
        match self {
            Self::Rectangle(ground) => ground.corners().to_vec(),
            Self::Ring(ring) => ring.outline(),
        }
    }
}

impl RingSector {
    fn new(start: ExactPose, radius: f64, sweep: Heading, side: Side) -> Self {
        let sign = match side {
            Side::Left => -1.0,
            Side::Right => 1.0,
        };
        let center = start.local_to_table(Point::new(sign * radius, 0.0));
        // Directions of travel at the two ends; the ring lies ahead of the first and behind the last.
        let first = start.heading;
        let last = match side {
            Side::Left => first.turned(sweep.mirrored()),
            Side::Right => first.turned(sweep),
        };
        let ends = [ahead(first.sin_cos(), center, -1.0), ahead(last.sin_cos(), center, 1.0)];
        // From the center outward.
        let spoke = |travel: SinCos| Point::new(-sign * travel.cos, sign * travel.sin);
        let spokes = [spoke(first.sin_cos()), spoke(last.sin_cos())];
        Self {
            center,
            inner: radius - TEMPLATE_WIDTH / 2.0,
            outer: radius + TEMPLATE_WIDTH / 2.0,
            ends,
            spokes,
        }
    }

    /// Clipping a convex piece to the wedge between the two ends leaves one connected piece. It overlaps the ring
    /// exactly when its nearest point is inside the outer curve and its farthest point is outside the inner curve.
    fn overlaps(&self, piece: &ConvexPolygon) -> bool {
        let around = BoundingBox { min: self.center, max: self.center }.expanded(self.outer);
        if !piece.bounds().intersects(&around) {
            return false;
        }
        let [first, last] = self.ends.map(|end| end.expanded(-TOLERANCE));
        let Some(wedge) = piece.clipped(&first).and_then(|left| left.clipped(&last)) else { return false };
        let farthest = wedge.corners().iter().map(|c| c.distance(self.center)).fold(0.0, f64::max);
        let nearest = wedge.gap(&ConvexPolygon::point(self.center)).max(0.0);
        nearest < self.outer - TOLERANCE && farthest > self.inner + TOLERANCE
    }

    fn covers(&self, point: Point) -> bool {
        let radius = point.distance(self.center);
        let between = self.ends.iter().all(|end| end.distance_outside(point) <= 0.0);
        between && radius >= self.inner && radius <= self.outer
    }

    fn outline(&self) -> Vec<Point> {
        const CHORDS: u8 = 16;
        let [first, last] = self.spokes;
        let arc = |radius: f64| {
            (0..=CHORDS).map(move |i| {
                let t = f64::from(i) / f64::from(CHORDS);
                let mixed = first * (1.0 - t) + last * t;
                self.center + mixed * (radius / mixed.norm())
            })
        };
        let mut inner: Vec<_> = arc(self.inner).collect();
        inner.reverse();
        arc(self.outer).chain(inner).collect()
    }
}

/// The half plane bounded by the line through a point, perpendicular to the direction of travel: behind it (`sign` 1)
/// or ahead of it (-1).
fn ahead(travel: SinCos, through: Point, sign: f64) -> HalfPlane {
    let normal = Point::new(travel.sin, travel.cos) * sign;
    HalfPlane { normal, offset: normal.dot(through) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::movement::template::TemplateKind;

    /// The 1 turn to the right from (400, 420): a quarter ring between radius 25 and 45 about (435, 420).
    fn turn() -> PlacedTemplate {
        let start = ExactPose { at: Point::new(400.0, 420.0), heading: Heading::AHEAD };
        PlacedTemplate::new(start, Template::new(TemplateKind::Turn(Side::Right), 1).unwrap())
    }

    fn chip(x: f64, y: f64) -> ConvexPolygon {
        let corners = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
        ConvexPolygon::new(&corners.map(|(dx, dy)| Point::new(x + dx, y + dy))).unwrap()
    }

    /// XW-GEO-13
    #[test]
    fn a_ring_ends_where_its_template_does() {
        let rows = [
            // Before the start, on it, past it.
            (400.0, 418.0, false),
            (400.0, 419.0, false),
            (400.0, 420.0, true),
            // The far end is the line x = 435.
            (434.0, 455.0, true),
            (436.0, 455.0, false),
            (437.0, 455.0, false),
            // On the diagonal: inside radius 25, between, outside radius 45 (the test square extends 1.41 to either
            // side).
            (435.0 - 16.0, 420.0 + 16.0, false),
            (435.0 - 24.0, 420.0 + 24.0, true),
            (435.0 - 33.0, 420.0 + 33.0, false),
        ];
        for (x, y, over) in rows {
            assert_eq!(turn().overlaps(&chip(x, y)), over, "{x} {y}");
            assert_eq!(turn().covers(Point::new(x, y)), over, "{x} {y}");
        }
    }

    /// XW-GEO-13: halfway along, the same turn ends on the diagonal.
    #[test]
    fn a_part_of_a_ring_ends_earlier() {
        let start = ExactPose { at: Point::new(400.0, 420.0), heading: Heading::AHEAD };
        let template = Template::new(TemplateKind::Turn(Side::Right), 1).unwrap();
        let half = PlacedTemplate::partial(start, template, template.length() / 2.0);
        assert!(half.overlaps(&chip(405.0, 430.0)));
        assert!(!half.overlaps(&chip(425.0, 453.0)));
        assert!(turn().overlaps(&chip(425.0, 453.0)));
    }

    /// XW-GEO-13
    #[test]
    fn the_drawn_outline_lies_on_the_edge() {
        for corner in turn().outline() {
            let radius = corner.distance(Point::new(435.0, 420.0));
            assert!((radius - 25.0).abs() < 1e-9 || (radius - 45.0).abs() < 1e-9, "{corner:?}");
        }
    }
}
