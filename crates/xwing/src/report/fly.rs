//! The pose after a maneuver, what was overlapped and where it stopped, for any ship.
//!
//! The rule that solo ships do not flee is not applied here; see [`super::advise`](super::advise()).

use crate::content::BearingKind;
use crate::geometry::{self, EndSlot, Execution, Footprint, IndexSet, Maneuver, PoseMm, Side, Speed};
use crate::label::Label;
use crate::table_position::TablePosition;
use serde::Serialize;
use std::fmt;

/// An obstacle that the ship moved through or overlapped.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ObstacleContact {
    pub obstacle: Label,
    /// The template overlapped it.
    pub moved_through: bool,
    /// The final base overlaps it.
    pub overlapped: bool,
}

/// The result of a maneuver.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveReport {
    pub ship: Label,
    pub start: PoseMm,
    pub end: PoseMm,
    /// Whether the maneuver was fully executed.
    pub full: bool,
    /// The slot of a Tallon roll.
    pub slot: EndSlot,
    /// Ships that the full maneuver would have overlapped.
    pub overlapped: Vec<Label>,
    /// Ships it touches after stopping.
    pub touching: Vec<Label>,
    /// How far it moved along the template in millimeters, if partially executed.
    pub passed: Option<f64>,
    /// Obstacles in the order along the path.
    pub obstacles: Vec<ObstacleContact>,
    /// Whether part of the base is off the table.
    pub leaves_table: bool,
}

/// Why no report can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    NoShip(String),
    /// Not of the form `2 bank left`.
    Unreadable(String),
    NoTemplate(String),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::NoShip(id) => write!(f, "no ship {id} in this position"),
            MoveError::Unreadable(text) => write!(f, "\"{text}\" is no maneuver: write \"2 bank left\""),
            MoveError::NoTemplate(text) => write!(f, "there is no template for \"{text}\""),
        }
    }
}

impl std::error::Error for MoveError {}

/// Parses a maneuver as people write it: `2 bank left`, `4 koiogran`, `1 reverse-bank right`.
///
/// # Errors
/// When the text is not a maneuver or has no template.
pub fn parse_maneuver(text: &str) -> Result<Maneuver, MoveError> {
    let unreadable = || MoveError::Unreadable(text.to_owned());
    let words: Vec<&str> = text.split_whitespace().collect();
    let (speed, bearing, side) = match words.as_slice() {
        [speed, bearing] => (speed, bearing, None),
        [speed, bearing, "left"] => (speed, bearing, Some(Side::Left)),
        [speed, bearing, "right"] => (speed, bearing, Some(Side::Right)),
        _ => return Err(unreadable()),
    };
    let speed = speed.parse().ok().and_then(Speed::new).ok_or_else(unreadable)?;
    let bearing = BearingKind::from_word(bearing).and_then(|kind| kind.to(side)).ok_or_else(unreadable)?;
    Maneuver::new(bearing, speed).or(Err(MoveError::NoTemplate(text.to_owned())))
}

/// Executes a maneuver.
///
/// # Errors
/// When the position has no such ship.
pub fn fly(
    position: &TablePosition<'_>,
    ship: &str,
    maneuver: Maneuver,
    slot: EndSlot,
) -> Result<MoveReport, MoveError> {
    let no_ship = || MoveError::NoShip(ship.to_owned());
    let me = Label::new(ship).and_then(|label| position.index(label)).ok_or_else(no_ship)?;
    let (craft, pose) = position.crafts.get(me).zip(position.poses.get(me)).ok_or_else(no_ship)?;
    let base = craft.base();
    let (others, labels): (Vec<Footprint>, Vec<Label>) = (0..position.crafts.len())
        .filter(|index| *index != me)
        .filter_map(|index| Some((position.footprint(index)?, position.crafts.get(index)?.label)))
        .unzip();
    let named = |marked: IndexSet| marked.iter().filter_map(|index| labels.get(index).copied()).collect();
    let flight = geometry::fly(*pose, base, maneuver, slot, &others);
    let (full, slot, overlapped, touching, passed) = match flight.execution {
        Execution::Full { slot } => (true, slot, Vec::new(), Vec::new(), None),
        Execution::Partial { overlapped, touching, passed } => {
            (false, EndSlot::Middle, named(overlapped), named(touching), Some(passed))
        }
    };
    let obstacles = flight
        .contacts(*pose, base, maneuver, &position.obstacles)
        .into_iter()
        .filter_map(|met| {
            Some(ObstacleContact {
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
