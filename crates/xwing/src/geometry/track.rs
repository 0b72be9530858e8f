//! Sliding a ship back along its template until it is free (XW-GEO-12).
//!
//! The marks in the middle of the front and the rear edge both stay on one line: the start's own length, the template's
//! centre line, the end's own length. Where the rear mark is, that far along, fixes the whole base.

use super::base::Base;
use super::footprint::Footprint;
use super::heading::{Heading, Unit};
use super::point::Point;
use super::pose::{Mark, Pose, Step};
use super::template::{Course, Side, Template};
use super::tolerance::CONTACT;

/// The shortest way back that is tried: the grid.
const STEP: f64 = 0.001;

/// The line that a ship's marks follow, seen from a ship at the origin that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    base: Base,
    course: Course,
    /// The length of the template's centre line.
    template: f64,
}

/// Where a base is on its track, in words of the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OnTrack {
    /// The middle of the base.
    pub centre: Point,
    /// The way from the rear mark to the front mark.
    pub facing: Unit,
    /// How far along the track the front mark is, in millimetres.
    pub front: f64,
}

/// Where backing up came to an end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Halt {
    /// The pose on the grid.
    pub pose: Pose,
    /// How much of the template's centre line the front mark has passed, in millimetres.
    pub passed: f64,
}

impl Track {
    /// The track of a base along a template.
    #[must_use]
    pub fn new(base: Base, template: Template) -> Self {
        Self { base, course: template.course(), template: template.length() }
    }

    /// How far along the track the rear mark is at the end of the whole move. At the start it is at zero.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.base.side() + self.template
    }

    /// The place of the base when its rear mark is this far along.
    #[must_use]
    pub fn at(&self, rear: f64) -> OnTrack {
        let rear = rear.clamp(0.0, self.end());
        match self.course {
            Course::Line { .. } => OnTrack {
                centre: Point::new(0.0, rear),
                facing: Heading::AHEAD.unit(),
                front: rear + self.base.side(),
            },
            Course::Bend { radius, sweep, side } => {
                let on = self.on_bend(rear, radius, sweep);
                match side {
                    Side::Right => on,
                    Side::Left => OnTrack {
                        centre: Point::new(-on.centre.x, on.centre.y),
                        facing: Unit { sin: -on.facing.sin, cos: on.facing.cos },
                        front: on.front,
                    },
                }
            }
        }
    }

    /// Backs up from the far end to the first place where nothing is overlapped. `gap` is the signed gap to everything
    /// that stops the ship. The start is always free: the ship stood there.
    #[must_use]
    pub fn back_up(&self, start: Pose, gap: impl Fn(&Footprint) -> f64) -> Halt {
        let mut rear = self.end();
        while rear > 0.0 {
            let on = self.at(rear);
            let pose = on.from(start);
            let depth = -gap(&Footprint::new(pose, self.base));
            if depth <= CONTACT {
                return Halt { pose, passed: (on.front - self.base.side()).clamp(0.0, self.template) };
            }
            // No point of the base is faster than `haste`: nearer than this it cannot be free.
            rear -= ((depth - CONTACT) / self.haste()).max(STEP);
        }
        Halt { pose: start, passed: 0.0 }
    }

    /// A bound on how fast any point of the base moves when the rear mark moves with speed one.
    fn haste(&self) -> f64 {
        match self.course {
            Course::Line { .. } => 1.0,
            // The tightest case is a large base on the 1 turn, where a corner is 3.3 times as fast.
            Course::Bend { .. } => 4.0,
        }
    }

    /// On a track that bends to the right.
    fn on_bend(&self, rear: f64, radius: f64, sweep: Heading) -> OnTrack {
        let (side, half) = (self.base.side(), self.base.half());
        let hub = Point::new(radius, half);
        let end = sweep.unit();
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
            // On the bend: the circle about the rear mark meets the circle of the template.
            let spoke = back - hub;
            let length = spoke.norm();
            let reach = (radius * radius + length * length - side * side) / (2.0 * radius * length);
            let angle = libm::atan2(spoke.y, -spoke.x) + libm::acos(reach.clamp(-1.0, 1.0));
            (hub + Point::new(-libm::cos(angle), libm::sin(angle)) * radius, side + radius * angle)
        } else {
            // Past the template, on the end's own length.
            let ahead = along.dot(out);
            let beyond = (ahead * ahead - along.norm_squared() + side * side).sqrt() - ahead;
            (last + out * beyond, self.end() + beyond)
        };
        let facing = (fore - back) * (1.0 / side);
        OnTrack { centre: (fore + back) * 0.5, facing: Unit { sin: facing.x, cos: facing.y }, front }
    }
}

impl OnTrack {
    /// The pose on the table, on the grid, of a ship that started here.
    #[must_use]
    pub fn from(&self, start: Pose) -> Pose {
        let turn = Heading::of_vector(self.facing.sin, self.facing.cos);
        start.stepped(&Step { right: self.centre.x, ahead: self.centre.y, turn })
    }
}

/// The mark in the middle of the front edge, where templates are laid.
#[must_use]
pub fn front_mark(pose: Pose, base: Base) -> Mark {
    pose.stepped_exactly(&Step::ahead(base.half()))
}

/// The mark in the middle of the rear edge, looking back.
#[must_use]
pub fn rear_mark(pose: Pose, base: Base) -> Mark {
    front_mark(pose.turned(Heading::HALF), base)
}

#[cfg(test)]
mod tests;
