//! The movement templates: five straights, three banks, three turns, all 20 mm wide. Rule
//! [`TEMPLATES`](crate::rules::geometry::TEMPLATES).

use core::f64::consts::PI;

use serde::{Deserialize, Serialize};

use crate::geometry::primitives::heading::Heading;
use crate::geometry::primitives::pose::Displacement;

/// The width of every template in millimeters.
pub const TEMPLATE_WIDTH: f64 = 20.0;

/// Left or right, as seen by the ship's pilot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    Left,
    Right,
}

/// One of the printed movement templates; others cannot be constructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Template {
    form: TemplateKind,
    number: u8,
}

/// The three kinds of templates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TemplateKind {
    /// 40 mm per number, 1 to 5.
    Straight,
    /// A 45-degree curve, 1 to 3.
    Bank(Side),
    /// A 90-degree curve, 1 to 3.
    Turn(Side),
}

/// The center line of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CenterLine {
    /// A straight line.
    Straight {
        /// Millimeters.
        length: f64,
    },
    /// An arc of a circle.
    Curve {
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
    pub fn mirror_if_left(self, step: Displacement) -> Displacement {
        match self {
            Self::Left => step.mirrored(),
            Self::Right => step,
        }
    }
}

impl Template {
    /// The 1 straight, used by barrel rolls, boosts and drops.
    pub const STRAIGHT_1: Self = Self { form: TemplateKind::Straight, number: 1 };
    /// The 2 straight, used by small ships that decloak.
    pub const STRAIGHT_2: Self = Self { form: TemplateKind::Straight, number: 2 };

    /// The template of this kind and number; `None` if no such template exists.
    #[must_use]
    pub const fn new(form: TemplateKind, number: u8) -> Option<Self> {
        let most = match form {
            TemplateKind::Straight => 5,
            TemplateKind::Bank(_) | TemplateKind::Turn(_) => 3,
        };
        if number >= 1 && number <= most { Some(Self { form, number }) } else { None }
    }

    /// The 1 bank to a side, used by boosts.
    #[must_use]
    pub const fn bank_1(side: Side) -> Self {
        Self { form: TemplateKind::Bank(side), number: 1 }
    }

    #[must_use]
    pub const fn form(self) -> TemplateKind {
        self.form
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    #[must_use]
    pub fn center_line(self) -> CenterLine {
        let number = f64::from(self.number);
        match self.form {
            TemplateKind::Straight => CenterLine::Straight { length: 40.0 * number },
            TemplateKind::Bank(side) => {
                CenterLine::Curve { radius: 30.0 + 50.0 * number, sweep: Heading::EIGHTH, side }
            }
            TemplateKind::Turn(side) => {
                CenterLine::Curve { radius: 7.5 + 27.5 * number, sweep: Heading::QUARTER, side }
            }
        }
    }

    /// The displacement from one end of the center line to the other.
    #[must_use]
    pub fn end(self) -> Displacement {
        match self.center_line() {
            CenterLine::Straight { length } => Displacement::ahead(length),
            CenterLine::Curve { radius, sweep, side } => {
                let unit = sweep.sin_cos();
                side.mirror_if_left(Displacement {
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
        match self.center_line() {
            CenterLine::Straight { length } => length,
            CenterLine::Curve { radius, sweep, .. } => radius * sweep.degrees() * PI / 180.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-GEO-04
    #[test]
    fn lengths_and_radii_are_the_measured_ones() {
        let straight = |n| Template::new(TemplateKind::Straight, n).unwrap().length();
        assert_eq!([1, 2, 3, 4, 5].map(straight), [40.0, 80.0, 120.0, 160.0, 200.0]);
        let radius = |form, n| match Template::new(form, n).unwrap().center_line() {
            CenterLine::Curve { radius, .. } => radius,
            CenterLine::Straight { .. } => panic!("a bend"),
        };
        assert_eq!([1, 2, 3].map(|n| radius(TemplateKind::Turn(Side::Left), n)), [35.0, 62.5, 90.0]);
        assert_eq!([1, 2, 3].map(|n| radius(TemplateKind::Bank(Side::Right), n)), [80.0, 130.0, 180.0]);
    }

    /// XW-GEO-04
    #[test]
    fn there_is_no_sixth_straight_and_no_fourth_bend() {
        assert_eq!(Template::new(TemplateKind::Straight, 0), None);
        assert_eq!(Template::new(TemplateKind::Straight, 6), None);
        assert_eq!(Template::new(TemplateKind::Bank(Side::Left), 4), None);
        assert_eq!(Template::new(TemplateKind::Turn(Side::Left), 4), None);
    }
}
