//! Moving a ship back along its template until it overlaps nothing (XW-GEO-12).
//!
//! The middle of the front edge and the middle of the rear edge both stay on one line, the track: the length of the
//! base at the start, the template's center line, the length of the base at the end. The position of the rear middle
//! along the track determines the whole pose.

use super::template::{CenterLine, Side, Template};
use crate::geometry::primitives::heading::{Heading, SinCos};
use crate::geometry::primitives::point::Point;
use crate::geometry::primitives::pose::{Displacement, ExactPose, Pose};
use crate::geometry::primitives::tolerance::CONTACT;
use crate::geometry::shapes::base::Base;
use crate::geometry::shapes::footprint::Footprint;

/// Minimum distance per backward step, in millimeters: one step of the grid.
const STEP: f64 = 0.001;

/// The line that the middles of the front and rear edges follow, for a ship that starts at the origin facing ahead.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    base: Base,
    center_line: CenterLine,
    /// The length of the template's center line.
    template: f64,
}

/// The position of a base on its track, in coordinates of the starting pose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrackPosition {
    pub center: Point,
    /// Direction from the rear middle to the front middle.
    pub facing: SinCos,
    /// How far along the track the front middle is, in millimeters.
    pub front: f64,
}

/// Where backing up ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackupStop {
    /// On the grid.
    pub pose: Pose,
    /// How far along the template's center line the middle of the front edge has moved, in millimeters.
    pub passed: f64,
}

impl Track {
    #[must_use]
    pub fn new(base: Base, template: Template) -> Self {
        Self { base, center_line: template.center_line(), template: template.length() }
    }

    /// How far along the track the rear middle is at the end of the whole move. It starts at zero.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.base.side() + self.template
    }

    /// The position of the base when its rear middle is this far along.
    #[must_use]
    pub fn at(&self, rear: f64) -> TrackPosition {
        let rear = rear.clamp(0.0, self.end());
        match self.center_line {
            CenterLine::Straight { .. } => TrackPosition {
                center: Point::new(0.0, rear),
                facing: Heading::AHEAD.sin_cos(),
                front: rear + self.base.side(),
            },
            CenterLine::Curve { radius, sweep, side } => {
                let on = self.on_bend(rear, radius, sweep);
                match side {
                    Side::Right => on,
                    Side::Left => TrackPosition {
                        center: Point::new(-on.center.x, on.center.y),
                        facing: SinCos { sin: -on.facing.sin, cos: on.facing.cos },
                        front: on.front,
                    },
                }
            }
        }
    }

    /// Backs up from the end to the first position that overlaps nothing. `gap` is the signed gap to everything that
    /// blocks the ship. The start is always free, since the ship stood there.
    #[must_use]
    pub fn back_up(&self, start: Pose, gap: impl Fn(&Footprint) -> f64) -> BackupStop {
        let mut rear = self.end();
        while rear > 0.0 {
            let on = self.at(rear);
            let pose = on.to_pose(start);
            let depth = -gap(&Footprint::new(pose, self.base));
            if depth <= CONTACT {
                return BackupStop { pose, passed: (on.front - self.base.side()).clamp(0.0, self.template) };
            }
            // No point of the base moves faster than `max_point_speed`, so it cannot be free before this distance.
            rear -= ((depth - CONTACT) / self.max_point_speed()).max(STEP);
        }
        BackupStop { pose: start, passed: 0.0 }
    }

    /// An upper bound on the speed of any point of the base when the rear middle moves with speed one.
    fn max_point_speed(&self) -> f64 {
        match self.center_line {
            CenterLine::Straight { .. } => 1.0,
            // The tightest case is a large base on the 1 turn, where a corner is 3.3 times as fast.
            CenterLine::Curve { .. } => 4.0,
        }
    }

    /// The position on a track that curves to the right.
    fn on_bend(&self, rear: f64, radius: f64, sweep: Heading) -> TrackPosition {
        let (side, half) = (self.base.side(), self.base.half());
        let hub = Point::new(radius, half);
        let end = sweep.sin_cos();
        let out = Point::new(end.sin, end.cos);
        let last = hub + Point::new(-end.cos, end.sin) * radius;
        let back = if rear <= side {
            Point::new(0.0, rear - half)
        } else if rear < self.end() {
            let angle = (rear - side) / radius;
            hub + Point::new(-libm::cos(angle), libm::sin(angle)) * radius
        } else {
            last
        };
        let along = last - back;
        let (fore, front) = if along.norm_squared() >= side * side {
            // On the curve: the circle about the rear middle intersects the circle of the template.
            let spoke = back - hub;
            let length = spoke.norm();
            let reach = (radius * radius + length * length - side * side) / (2.0 * radius * length);
            let angle = libm::atan2(spoke.y, -spoke.x) + libm::acos(reach.clamp(-1.0, 1.0));
            (hub + Point::new(-libm::cos(angle), libm::sin(angle)) * radius, side + radius * angle)
        } else {
            // Past the template, on the straight extension at its end.
            let ahead = along.dot(out);
            let beyond = (ahead * ahead - along.norm_squared() + side * side).sqrt() - ahead;
            (last + out * beyond, self.end() + beyond)
        };
        let facing = (fore - back) * (1.0 / side);
        TrackPosition { center: (fore + back) * 0.5, facing: SinCos { sin: facing.x, cos: facing.y }, front }
    }
}

impl TrackPosition {
    /// The pose on the table, rounded to the grid, of a ship that started at `start`.
    #[must_use]
    pub fn to_pose(&self, start: Pose) -> Pose {
        let turn = Heading::from_vector(self.facing.sin, self.facing.cos);
        start.displaced(&Displacement { right: self.center.x, ahead: self.center.y, turn })
    }
}

/// The middle of the front edge, facing forward, where templates are placed.
#[must_use]
pub fn front_edge_pose(pose: Pose, base: Base) -> ExactPose {
    pose.displaced_exactly(&Displacement::ahead(base.half()))
}

/// The middle of the rear edge, facing backward.
#[must_use]
pub fn rear_edge_pose(pose: Pose, base: Base) -> ExactPose {
    front_edge_pose(pose.turned(Heading::HALF), base)
}

#[cfg(test)]
mod tests;
