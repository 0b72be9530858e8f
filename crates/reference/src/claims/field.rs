//! The field: points, and what may be claimed on it.

use crate::rules;
use contract::{RandomSource, Region, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// Coordinates range from zero to this in both directions.
pub const MAX_COORDINATE: i16 = 59;
/// The minimum distance between two claims.
pub const MIN_DISTANCE: i16 = 20;

/// The number of random points to try. Two claims leave three tenths of the field free, so it is practically
/// impossible to miss every time.
const TRIES: u32 = 1000;

/// A point on the field or outside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// From west to east.
    pub x: i16,
    /// From south to north.
    pub y: i16,
}

impl Point {
    fn is_on_field(self) -> bool {
        (0..=MAX_COORDINATE).contains(&self.x) && (0..=MAX_COORDINATE).contains(&self.y)
    }

    fn is_near(self, other: Point) -> bool {
        let square = |from: i16, to: i16| (i32::from(from) - i32::from(to)).pow(2);
        square(self.x, other.x) + square(self.y, other.y) < i32::from(MIN_DISTANCE).pow(2)
    }
}

/// A claimed point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub seat: Seat,
    pub point: Point,
}

/// The rule that forbids a claim, if there is one.
pub(super) fn judge(claims: &[Claim], point: Point) -> Result<(), RuleId> {
    if !point.is_on_field() {
        return Err(rules::CLAIMS_FIELD);
    }
    if claims.iter().any(|claim| claim.point.is_near(point)) {
        return Err(rules::CLAIMS_APART);
    }
    Ok(())
}

/// A free point, if one is found.
pub(super) fn sample(claims: &[Claim], rng: &mut dyn RandomSource) -> Option<Point> {
    let mut coordinate = || rng.below(MAX_COORDINATE as u32 + 1) as i16;
    (0..TRIES).map(|_| Point { x: coordinate(), y: coordinate() }).find(|point| judge(claims, *point).is_ok())
}

/// Any point of a rectangle; the distance to other claims is left to `check`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct FieldRegion {
    /// The southwest corner.
    pub from: Point,
    /// The northeast corner.
    pub to: Point,
}

impl FieldRegion {
    /// The whole field.
    pub const FIELD: FieldRegion =
        FieldRegion { from: Point { x: 0, y: 0 }, to: Point { x: MAX_COORDINATE, y: MAX_COORDINATE } };
}

impl Region<super::Choice> for FieldRegion {
    fn may_contain(&self, choice: &super::Choice) -> bool {
        let FieldRegion { from, to } = self;
        match choice {
            super::Choice::Claim(Point { x, y }) => {
                (from.x..=to.x).contains(x) && (from.y..=to.y).contains(y)
            }
            super::Choice::Bid(_) | super::Choice::Forgo => false,
        }
    }
}
