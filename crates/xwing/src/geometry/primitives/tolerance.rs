//! The one policy for touching and rounding, used by every geometric test. Rule
//! [`TOUCHING`](crate::rules::geometry::TOUCHING).
//!
//! Positions in the state are integers (micrometers, micro-degrees). Between two roundings everything is `f64`, whose
//! error on a table of one meter is below a millionth of a micrometer. The tolerance has to absorb the rounding
//! itself: a rounded pose puts each corner of a base at most 0.71 micrometers from where the template put it, so two
//! poses may disagree by 1.42 micrometers about a contact that is exact on paper. [`TOLERANCE`] is seven times that,
//! and a hundredth of the precision of a hand on a real table.
//!
//! | question | yes if |
//! |---|---|
//! | do two shapes overlap? | they overlap by **more** than the tolerance |
//! | do they touch (range 0)? | the gap is **at most** the tolerance |
//! | is the gap within a band of 100, 200, 300 mm? | the gap is at most the band **plus** the tolerance |
//! | is something in an arc? | some part of it is in the arc, or outside by at most the tolerance |
//! | is a base off the table? | a corner is outside by **more** than the tolerance |
//! | does a line cross an obstacle? | it runs inside by **more** than the tolerance |
//! | are two distances equal? | they differ by at most the tolerance |
//!
//! In short: touching counts for range and arcs, touching is not overlapping, and standing on the edge is not
//! leaving.

/// Maximum difference of two lengths that count as equal, in millimeters: ten steps of the grid.
pub const TOLERANCE: f64 = 0.01;

/// Maximum overlap depth at which a base that backs up stops: small enough that rounding cannot push it over
/// [`TOLERANCE`] again, and close enough to touch.
pub(crate) const CONTACT: f64 = TOLERANCE / 2.0;

/// Whether two shapes with this signed gap (negative: overlap depth) overlap.
#[must_use]
pub fn overlaps(gap: f64) -> bool {
    gap < -TOLERANCE
}

/// Whether two shapes with this signed gap touch (or overlap).
#[must_use]
pub fn touches(gap: f64) -> bool {
    gap <= TOLERANCE
}

/// Whether a length is at most the limit.
#[must_use]
pub fn within(length: f64, limit: f64) -> bool {
    length <= limit + TOLERANCE
}

/// Whether two lengths count as equal, as when two ships are both the nearest.
#[must_use]
pub fn nearly_equal(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE
}
