//! The pose after a maneuver, what was overlapped and how it stopped: plain flying, for any ship.
//!
//! The rule that solo ships do not flee is not applied here, see [`super::advise`](super::advise()).

use crate::content::BearingKind;
use crate::geometry::{self, Ending, Footprint, Maneuver, Marked, PoseMm, Side, Slot, Speed};
use crate::label::Label;
use crate::position::Position;
use serde::Serialize;
use std::fmt;

/// An obstacle that was met.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MetObstacle {
    /// Which.
    pub obstacle: Label,
    /// The template lay over it.
    pub moved_through: bool,
    /// The base ends on it.
    pub overlapped: bool,
}

/// A maneuver as it ends.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveReport {
    /// The ship.
    pub ship: Label,
    /// Where it started.
    pub start: PoseMm,
    /// Where it ends.
    pub end: PoseMm,
    /// The whole maneuver was executed.
    pub full: bool,
    /// The slot of a Tallon roll.
    pub slot: Slot,
    /// Ships that the whole maneuver would have overlapped.
    pub overlapped: Vec<Label>,
    /// Ships it stopped against.
    pub touching: Vec<Label>,
    /// Millimetres of the template that were passed, when it was cut short.
    pub passed: Option<f64>,
    /// Obstacles met, in the order of the path.
    pub obstacles: Vec<MetObstacle>,
    /// Part of the base is off the table.
    pub leaves_table: bool,
}

/// Why there is no report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveFault {
    /// No such ship.
    NoShip(String),
    /// Not of the form `2 bank left`.
    Unreadable(String),
    /// There is no such template.
    NoTemplate(String),
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveFault::NoShip(id) => write!(f, "no ship {id} in this position"),
            MoveFault::Unreadable(text) => write!(f, "\"{text}\" is no maneuver: write \"2 bank left\""),
            MoveFault::NoTemplate(text) => write!(f, "there is no template for \"{text}\""),
        }
    }
}

impl std::error::Error for MoveFault {}

/// Reads a maneuver as people write it: `2 bank left`, `4 koiogran`, `1 reverse-bank right`.
///
/// # Errors
/// What is wrong with it.
pub fn parse_maneuver(text: &str) -> Result<Maneuver, MoveFault> {
    let unreadable = || MoveFault::Unreadable(text.to_owned());
    let words: Vec<&str> = text.split_whitespace().collect();
    let (speed, bearing, side) = match words.as_slice() {
        [speed, bearing] => (speed, bearing, None),
        [speed, bearing, "left"] => (speed, bearing, Some(Side::Left)),
        [speed, bearing, "right"] => (speed, bearing, Some(Side::Right)),
        _ => return Err(unreadable()),
    };
    let speed = speed.parse().ok().and_then(Speed::new).ok_or_else(unreadable)?;
    let bearing = BearingKind::from_word(bearing).and_then(|kind| kind.to(side)).ok_or_else(unreadable)?;
    Maneuver::new(bearing, speed).or(Err(MoveFault::NoTemplate(text.to_owned())))
}

/// Flies a maneuver.
///
/// # Errors
/// When the ship is not there.
pub fn fly(
    position: &Position<'_>,
    ship: &str,
    maneuver: Maneuver,
    slot: Slot,
) -> Result<MoveReport, MoveFault> {
    let no_ship = || MoveFault::NoShip(ship.to_owned());
    let me = Label::new(ship).and_then(|label| position.index(label)).ok_or_else(no_ship)?;
    let (craft, pose) = position.crafts.get(me).zip(position.poses.get(me)).ok_or_else(no_ship)?;
    let base = craft.base();
    let (others, labels): (Vec<Footprint>, Vec<Label>) = (0..position.crafts.len())
        .filter(|index| *index != me)
        .filter_map(|index| Some((position.footprint(index)?, position.crafts.get(index)?.label)))
        .unzip();
    let named = |marked: Marked| marked.iter().filter_map(|index| labels.get(index).copied()).collect();
    let flight = geometry::fly(*pose, base, maneuver, slot, &others);
    let (full, slot, overlapped, touching, passed) = match flight.ending {
        Ending::Full { slot } => (true, slot, Vec::new(), Vec::new(), None),
        Ending::Partial { overlapped, touching, passed } => {
            (false, Slot::Middle, named(overlapped), named(touching), Some(passed))
        }
    };
    let obstacles = flight
        .met(*pose, base, maneuver, &position.obstacles)
        .into_iter()
        .filter_map(|met| {
            Some(MetObstacle {
                obstacle: position.obstacles.get(met.index)?.label,
                moved_through: met.moved_through,
                overlapped: met.overlapped,
            })
        })
        .collect();
    Ok(MoveReport {
        ship: craft.label,
        start: (*pose).into(),
        end: flight.pose.into(),
        full,
        slot,
        overlapped,
        touching,
        passed,
        obstacles,
        leaves_table: flight.leaves(base, position.area),
    })
}
