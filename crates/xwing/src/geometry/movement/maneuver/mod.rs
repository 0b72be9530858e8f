//! Maneuvers as closed-form poses (XW-GEO-05 to XW-GEO-10). Difficulties and dials belong to the content.

use core::fmt;

use serde::{Deserialize, Serialize};

use contract::RuleId;

use super::template::{Side, Template, TemplateKind};
use crate::geometry::primitives::heading::Heading;
use crate::geometry::primitives::pose::{Displacement, Pose};
use crate::geometry::shapes::base::Base;
use crate::rules::geometry as rules;

/// The bearing of a maneuver, with its direction where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Bearing {
    /// Forward along a straight template.
    Straight,
    /// A 45-degree curve.
    Bank(Side),
    /// A 90-degree curve.
    Turn(Side),
    /// A straight, then a rotation of 180 degrees.
    Koiogran,
    /// A bank, then a rotation of 180 degrees.
    Segnor(Side),
    /// A turn, then a further rotation of 90 degrees the same way, in one of three slots.
    Tallon(Side),
    /// No movement.
    Stationary,
    /// Backward along a straight template.
    ReverseStraight,
    /// Backward along a bank template that curves from the rear toward this side.
    ReverseBank(Side),
}

/// The speed of a maneuver, 0 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Speed(u8);

/// A bearing and a speed for which a template exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Maneuver {
    bearing: Bearing,
    speed: Speed,
}

/// The three positions in which a base may be placed against the end of a template, for Tallon rolls, barrel rolls
/// and decloaking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndSlot {
    /// Shifted forward along the ship's own length.
    Forward,
    /// Centered on the template.
    #[default]
    Middle,
    /// Shifted back.
    Back,
}

/// No template exists for this bearing at this speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoTemplateError {
    pub bearing: Bearing,
    pub speed: Speed,
}

impl Speed {
    /// `None` above 5.
    #[must_use]
    pub const fn new(speed: u8) -> Option<Self> {
        if speed <= 5 { Some(Self(speed)) } else { None }
    }

    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Speed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom("a speed is 0 to 5"))
    }
}

impl EndSlot {
    /// All three, forward first.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Middle, Self::Back];

    /// How far the base is shifted along its own length if the template's end extends `reach` to either side of its
    /// middle.
    #[must_use]
    pub fn slide(self, reach: f64) -> Displacement {
        match self {
            Self::Forward => Displacement::ahead(reach),
            Self::Middle => Displacement::ZERO,
            Self::Back => Displacement::ahead(-reach),
        }
    }
}

impl Bearing {
    /// The side of the maneuver, if it has one.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Bank(side)
            | Self::Turn(side)
            | Self::Segnor(side)
            | Self::Tallon(side)
            | Self::ReverseBank(side) => Some(side),
            Self::Straight | Self::Koiogran | Self::Stationary | Self::ReverseStraight => None,
        }
    }

    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Straight => rules::STRAIGHT,
            Self::Bank(_) | Self::Turn(_) => rules::BEND,
            Self::Koiogran | Self::Segnor(_) => rules::FLIP,
            Self::Tallon(_) => rules::TALLON,
            Self::Stationary => rules::STATIONARY,
            Self::ReverseStraight | Self::ReverseBank(_) => rules::REVERSE,
        }
    }

    /// Whether the ship flies backwards.
    #[must_use]
    pub const fn is_reverse(self) -> bool {
        matches!(self, Self::ReverseStraight | Self::ReverseBank(_))
    }

    /// The kind of template. A reversing ship places it at its rear, as seen by an observer facing backward, so left
    /// and right are swapped.
    const fn form(self) -> Option<TemplateKind> {
        match self {
            Self::Straight | Self::Koiogran | Self::ReverseStraight => Some(TemplateKind::Straight),
            Self::Bank(side) | Self::Segnor(side) => Some(TemplateKind::Bank(side)),
            Self::Turn(side) | Self::Tallon(side) => Some(TemplateKind::Turn(side)),
            Self::ReverseBank(side) => Some(TemplateKind::Bank(side.opposite())),
            Self::Stationary => None,
        }
    }
}

impl Maneuver {
    /// A maneuver for which a template exists.
    ///
    /// # Errors
    /// When there is no such template, or a stationary maneuver has a speed.
    pub const fn new(bearing: Bearing, speed: Speed) -> Result<Self, NoTemplateError> {
        let exists = match bearing.form() {
            Some(form) => Template::new(form, speed.0).is_some(),
            None => speed.0 == 0,
        };
        if exists { Ok(Self { bearing, speed }) } else { Err(NoTemplateError { bearing, speed }) }
    }

    /// Every possible maneuver, in order of bearing and speed.
    pub fn all() -> impl Iterator<Item = Self> {
        use Bearing::{
            Bank, Koiogran, ReverseBank, ReverseStraight, Segnor, Stationary, Straight, Tallon, Turn,
        };
        use Side::{Left, Right};
        let bearings = [
            Straight,
            Bank(Left),
            Bank(Right),
            Turn(Left),
            Turn(Right),
            Koiogran,
            Segnor(Left),
            Segnor(Right),
            Tallon(Left),
            Tallon(Right),
            Stationary,
            ReverseStraight,
            ReverseBank(Left),
            ReverseBank(Right),
        ];
        bearings
            .into_iter()
            .flat_map(|bearing| (0..=5).filter_map(move |speed| Self::new(bearing, Speed(speed)).ok()))
    }

    #[must_use]
    pub const fn bearing(self) -> Bearing {
        self.bearing
    }

    #[must_use]
    pub const fn speed(self) -> Speed {
        self.speed
    }

    /// The template as placed at the leading edge of a ship that faces its direction of travel. `None` when
    /// stationary.
    #[must_use]
    pub const fn template(self) -> Option<Template> {
        match self.bearing.form() {
            Some(form) => Template::new(form, self.speed.0),
            None => None,
        }
    }

    /// The slots in which it may end: three for a Tallon roll, otherwise only the middle.
    #[must_use]
    pub const fn slots(self) -> &'static [EndSlot] {
        match self.bearing {
            Bearing::Tallon(_) => &EndSlot::ALL,
            Bearing::Straight
            | Bearing::Bank(_)
            | Bearing::Turn(_)
            | Bearing::Koiogran
            | Bearing::Segnor(_)
            | Bearing::Stationary
            | Bearing::ReverseStraight
            | Bearing::ReverseBank(_) => &[EndSlot::Middle],
        }
    }

    /// The same template without the final rotation: what remains of a Koiogran turn, Segnor's loop or Tallon roll
    /// that is partially executed (XW-GEO-12).
    #[must_use]
    pub const fn without_flip(self) -> Self {
        let bearing = match self.bearing {
            Bearing::Koiogran => Bearing::Straight,
            Bearing::Segnor(side) => Bearing::Bank(side),
            Bearing::Tallon(side) => Bearing::Turn(side),
            plain @ (Bearing::Straight
            | Bearing::Bank(_)
            | Bearing::Turn(_)
            | Bearing::Stationary
            | Bearing::ReverseStraight
            | Bearing::ReverseBank(_)) => plain,
        };
        Self { bearing, speed: self.speed }
    }

    /// The whole displacement in ship coordinates, center to center, not rounded. The slot matters for Tallon rolls
    /// only.
    #[must_use]
    pub fn step(self, base: Base, slot: EndSlot) -> Displacement {
        let Some(template) = self.template() else { return Displacement::ZERO };
        let across =
            Displacement::ahead(base.half()).then(template.end()).then(Displacement::ahead(base.half()));
        match self.bearing {
            Bearing::Straight | Bearing::Bank(_) | Bearing::Turn(_) | Bearing::Stationary => across,
            Bearing::Koiogran | Bearing::Segnor(_) => across.then(Displacement::turn(Heading::HALF)),
            Bearing::Tallon(side) => {
                let quarter = side.mirror_if_left(Displacement::turn(Heading::QUARTER));
                across.then(quarter).then(slot.slide(TALLON_SLIDE))
            }
            Bearing::ReverseStraight | Bearing::ReverseBank(_) => {
                Displacement::turn(Heading::HALF).then(across).then(Displacement::turn(Heading::HALF))
            }
        }
    }
}

/// Tallon rolls: the template's end is 20 mm wide; the base is centered on it or flush with one of its sides.
const TALLON_SLIDE: f64 = 10.0;

/// The pose on the grid after a maneuver without obstruction.
#[must_use]
pub fn execute(pose: Pose, base: Base, maneuver: Maneuver, slot: EndSlot) -> Pose {
    pose.displaced(&maneuver.step(base, slot))
}

impl fmt::Display for NoTemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no template for {:?} at speed {}", self.bearing, self.speed.0)
    }
}

impl core::error::Error for NoTemplateError {}

#[cfg(test)]
mod tests;
