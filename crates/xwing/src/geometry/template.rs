//! The movement templates: five straights, three banks, three turns, all 20 mm wide. Rule
//! [`TEMPLATES`](crate::rules::geometry::TEMPLATES).

use core::f64::consts::PI;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::heading::Heading;
use super::pose::Step;

/// The width of every template in millimeters.
pub const WIDTH: f64 = 20.0;

/// Left or right, as seen by the ship's pilot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Left,
    Right,
}

/// One of the printed movement templates; others cannot be constructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Template {
    form: Form,
    number: u8,
}

/// The three kinds of templates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// 40 mm per number, 1 to 5.
    Straight,
    /// A 45-degree curve, 1 to 3.
    Bank(Side),
    /// A 90-degree curve, 1 to 3.
    Turn(Side),
}

/// The center line of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Course {
    /// A straight line.
    Line {
        /// Millimeters.
        length: f64,
    },
    /// An arc of a circle.
    Bend {
        /// In millimeters.
        radius: f64,
        /// 45 or 90 degrees.
        sweep: Heading,
        side: Side,
    },
}

impl Side {
    /// Both sides, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Takes a displacement for the right side and mirrors it if this is the left side.
    #[must_use]
    pub fn of_right(self, step: Step) -> Step {
        match self {
            Self::Left => step.mirrored(),
            Self::Right => step,
        }
    }
}

impl Template {
    /// The 1 straight, used by barrel rolls, boosts and drops.
    pub const STRAIGHT_1: Self = Self { form: Form::Straight, number: 1 };
    /// The 2 straight, used by small ships that decloak.
    pub const STRAIGHT_2: Self = Self { form: Form::Straight, number: 2 };

    /// The template of this kind and number; `None` if no such template exists.
    #[must_use]
    pub const fn new(form: Form, number: u8) -> Option<Self> {
        let most = match form {
            Form::Straight => 5,
            Form::Bank(_) | Form::Turn(_) => 3,
        };
        if number >= 1 && number <= most { Some(Self { form, number }) } else { None }
    }

    /// The 1 bank to a side, used by boosts.
    #[must_use]
    pub const fn bank_1(side: Side) -> Self {
        Self { form: Form::Bank(side), number: 1 }
    }

    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    #[must_use]
    pub fn course(self) -> Course {
        let number = f64::from(self.number);
        match self.form {
            Form::Straight => Course::Line { length: 40.0 * number },
            Form::Bank(side) => Course::Bend { radius: 30.0 + 50.0 * number, sweep: Heading::EIGHTH, side },
            Form::Turn(side) => Course::Bend { radius: 7.5 + 27.5 * number, sweep: Heading::QUARTER, side },
        }
    }

    /// The displacement from one end of the center line to the other.
    #[must_use]
    pub fn end(self) -> Step {
        match self.course() {
            Course::Line { length } => Step::ahead(length),
            Course::Bend { radius, sweep, side } => {
                let unit = sweep.unit();
                side.of_right(Step {
                    right: radius * (1.0 - unit.cos),
                    ahead: radius * unit.sin,
                    turn: sweep,
                })
            }
        }
    }

    /// The length of the center line in millimeters.
    #[must_use]
    pub fn length(self) -> f64 {
        match self.course() {
            Course::Line { length } => length,
            Course::Bend { radius, sweep, .. } => radius * sweep.degrees() * PI / 180.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-GEO-04
    #[test]
    fn lengths_and_radii_are_the_measured_ones() {
        let straight = |n| Template::new(Form::Straight, n).unwrap().length();
        assert_eq!([1, 2, 3, 4, 5].map(straight), [40.0, 80.0, 120.0, 160.0, 200.0]);
        let radius = |form, n| match Template::new(form, n).unwrap().course() {
            Course::Bend { radius, .. } => radius,
            Course::Line { .. } => panic!("a bend"),
        };
        assert_eq!([1, 2, 3].map(|n| radius(Form::Turn(Side::Left), n)), [35.0, 62.5, 90.0]);
        assert_eq!([1, 2, 3].map(|n| radius(Form::Bank(Side::Right), n)), [80.0, 130.0, 180.0]);
    }

    /// XW-GEO-04
    #[test]
    fn there_is_no_sixth_straight_and_no_fourth_bend() {
        assert_eq!(Template::new(Form::Straight, 0), None);
        assert_eq!(Template::new(Form::Straight, 6), None);
        assert_eq!(Template::new(Form::Bank(Side::Left), 4), None);
        assert_eq!(Template::new(Form::Turn(Side::Left), 4), None);
    }
}
