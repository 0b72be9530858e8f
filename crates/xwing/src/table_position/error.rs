//! Errors in a position. All of them are reported, not only the first.

use crate::geometry::OutlineError;
use serde::Serialize;
use std::fmt;

/// An error and the piece where it was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PositionError {
    /// The id of the ship, obstacle or device; empty for the whole file.
    pub at: String,
    pub problem: PositionErrorKind,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionErrorKind {
    /// The JSON does not match the schema.
    Unreadable(String),
    /// No play area has this size.
    Table,
    /// More pieces than allowed.
    TooMany,
    /// Everything is within one millimeter of the corner: meters were given instead of millimeters.
    LooksLikeMetres,
    /// The name is empty, too long or contains invalid characters.
    Name,
    NameTwice,
    /// A coordinate is not a number or is meters away (for example, micrometers were given).
    Place,
    /// The heading is not a number of degrees.
    Heading,
    UnknownPilot(String),
    UnknownShip(String),
    /// Neither pilot nor ship is given.
    NoShip,
    WrongShip(String),
    /// The ship or pilot was released after August 2020 and is not implemented.
    TooLate(String),
    /// No initiative, or one above 6.
    Initiative,
    UnknownUpgrade(String),
    /// Charges for a card that is not equipped, or more than its capacity.
    Charges(String),
    /// No hull left, or more than printed.
    Hull,
    Shields,
    Force,
    TwoLocks,
    /// A lock on a missing object or on the ship itself.
    Lock(String),
    /// A turret on a ship without one, or facing an arc that is not allowed.
    Turret,
    OffTable,
    Overlaps(String),
    UnknownToken(String),
    /// Neither a token with a pose nor a polygon with a kind, or both.
    ObstacleForm,
    /// The polygon is invalid.
    Polygon(String),
    /// The card is not a bomb or mine.
    NoDevice(String),
}

impl From<OutlineError> for PositionErrorKind {
    fn from(fault: OutlineError) -> Self {
        PositionErrorKind::Polygon(fault.to_string())
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PositionErrorKind as P;
        if !self.at.is_empty() {
            write!(f, "{}: ", self.at)?;
        }
        match &self.problem {
            P::Unreadable(why) => write!(f, "the file cannot be read: {why}"),
            P::Table => f.write_str("the table has no possible size"),
            P::TooMany => f.write_str("more pieces than a table takes"),
            P::LooksLikeMetres => f.write_str(
                "every piece lies within one millimetre of the corner: give millimetres, not metres",
            ),
            P::Name => f.write_str("a name is one to eight letters, digits or dashes"),
            P::NameTwice => f.write_str("the name is used twice"),
            P::Place => f.write_str("a coordinate is not a number or lies metres away: give millimetres"),
            P::Heading => f.write_str("the heading is not a number of degrees"),
            P::UnknownPilot(id) => {
                write!(f, "no pilot {id}; for a pilot with a limit give ship and initiative")
            }
            P::UnknownShip(id) => write!(f, "no ship {id}"),
            P::NoShip => f.write_str("neither a pilot nor a ship is given"),
            P::WrongShip(id) => write!(f, "the pilot does not fly the {id}"),
            P::TooLate(id) => write!(f, "{id} came after August 2020 and is not played yet"),
            P::Initiative => f.write_str("an initiative is 0 to 6"),
            P::UnknownUpgrade(id) => write!(f, "no upgrade {id}"),
            P::Charges(id) => write!(f, "{id} is not equipped or holds fewer charges"),
            P::Hull => f.write_str("the hull is 0, or more than printed"),
            P::Shields => f.write_str("more shields than printed"),
            P::Force => f.write_str("more Force than printed"),
            P::TwoLocks => f.write_str("a ship has one lock at most"),
            P::Lock(id) => write!(f, "the locked {id} is not there"),
            P::Turret => f.write_str("there is no turret that points there"),
            P::OffTable => f.write_str("part of it is off the table"),
            P::Overlaps(id) => write!(f, "it overlaps {id}"),
            P::UnknownToken(id) => write!(f, "no obstacle token {id}"),
            P::ObstacleForm => f.write_str("give a token with a pose, or a polygon with a kind"),
            P::Polygon(why) => write!(f, "the polygon is none: {why}"),
            P::NoDevice(id) => write!(f, "{id} is no bomb or mine"),
        }
    }
}
