//! The movement templates: five straights, three banks, three turns, all 20 mm wide. Rule
//! [`TEMPLATES`](crate::rules::geometry::TEMPLATES).

use core::f64::consts::PI;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::heading::Heading;
use super::pose::Step;

/// The width of every template in millimetres.
pub const WIDTH: f64 = 20.0;

/// Left or right, seen from the ship's pilot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The pilot's left hand.
    Left,
    /// The pilot's right hand.
    Right,
}

/// A template on the table. Numbers outside the printed set cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Template {
    form: Form,
    number: u8,
}

/// The three families of templates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// 40 mm for each number, 1 to 5.
    Straight,
    /// An eighth of a circle, 1 to 3.
    Bank(Side),
    /// A quarter of a circle, 1 to 3.
    Turn(Side),
}

/// The centre line of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Course {
    /// A line of this length.
    Line {
        /// Millimetres.
        length: f64,
    },
    /// A part of a circle.
    Bend {
        /// The radius of the centre line in millimetres.
        radius: f64,
        /// How far it turns: an eighth or a quarter.
        sweep: Heading,
        /// Which way it turns.
        side: Side,
    },
}

impl Side {
    /// Both sides, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// A step written for the right, done to this side.
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

    /// The template of a family with a number; `None` when no such template exists.
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

    /// The family.
    #[must_use]
    pub const fn form(self) -> Form {
        self.form
    }

    /// The number printed on it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The centre line.
    #[must_use]
    pub fn course(self) -> Course {
        let number = f64::from(self.number);
        match self.form {
            Form::Straight => Course::Line { length: 40.0 * number },
            Form::Bank(side) => Course::Bend { radius: 30.0 + 50.0 * number, sweep: Heading::EIGHTH, side },
            Form::Turn(side) => Course::Bend { radius: 7.5 + 27.5 * number, sweep: Heading::QUARTER, side },
        }
    }

    /// From one end of the centre line to the other.
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

    /// The length of the centre line in millimetres.
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
