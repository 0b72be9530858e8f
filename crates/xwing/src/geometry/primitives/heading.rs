//! Directions in whole micro-degrees, clockwise, zero pointing away from the player edge.
//!
//! Turning is integer arithmetic and never drifts. Sine and cosine are computed for the angle folded into the first
//! eighth of the circle, so the four quadrants and mirror images give the same digits and right angles are exact.

use core::f64::consts::{FRAC_1_SQRT_2, PI};

const DEGREE: i32 = 1_000_000;
const CIRCLE: i32 = 360 * DEGREE;
const QUARTER: i32 = 90 * DEGREE;
const EIGHTH: i32 = 45 * DEGREE;

/// A direction in micro-degrees, always in `0..360_000_000`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heading(i32);

/// Sine and cosine of a heading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SinCos {
    /// The x component of the unit vector.
    pub sin: f64,
    /// The y component of the unit vector.
    pub cos: f64,
}

impl Heading {
    /// Straight ahead: away from the player edge.
    pub const AHEAD: Self = Self(0);
    /// 45 degrees clockwise: a bank.
    pub const EIGHTH: Self = Self(EIGHTH);
    /// 90 degrees clockwise: a turn.
    pub const QUARTER: Self = Self(QUARTER);
    /// 180 degrees.
    pub const HALF: Self = Self(2 * QUARTER);

    /// A heading from whole micro-degrees, reduced to one circle.
    #[must_use]
    pub const fn from_micro_degrees(micro: i32) -> Self {
        Self(micro.rem_euclid(CIRCLE))
    }

    /// A heading from degrees, rounded to the grid; `None` unless finite and within a hundred full circles.
    #[must_use]
    pub fn from_degrees(degrees: f64) -> Option<Self> {
        (degrees.abs() <= 36_000.0).then(|| Self::rounded(degrees.rem_euclid(360.0)))
    }

    /// The heading of a vector (right, ahead), rounded to the grid. The zero vector points ahead.
    #[must_use]
    pub fn from_vector(right: f64, ahead: f64) -> Self {
        Self::rounded(libm::atan2(right, ahead) * 180.0 / PI)
    }

    /// Whole micro-degrees in `0..360_000_000`.
    #[must_use]
    pub const fn micro_degrees(self) -> i32 {
        self.0
    }

    /// Degrees in `0.0..360.0`.
    #[must_use]
    pub fn degrees(self) -> f64 {
        f64::from(self.0) / f64::from(DEGREE)
    }

    /// This heading turned clockwise by another.
    #[must_use]
    pub const fn turned(self, by: Self) -> Self {
        Self((self.0 + by.0).rem_euclid(CIRCLE))
    }

    /// The mirror image: as far to the left as this one is to the right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((CIRCLE - self.0).rem_euclid(CIRCLE))
    }

    /// The angle between two headings, in `0..=180_000_000` micro-degrees.
    #[must_use]
    pub const fn angle_to(self, other: Self) -> i32 {
        let turn = (self.0 - other.0).rem_euclid(CIRCLE);
        if turn > CIRCLE / 2 { CIRCLE - turn } else { turn }
    }

    /// Sine and cosine. The symmetries of the circle hold to the last bit.
    #[must_use]
    pub fn sin_cos(self) -> SinCos {
        let quarter = self.0 / QUARTER;
        let rest = self.0 % QUARTER;
        let (sin, cos) = first_quarter(rest);
        match quarter {
            0 => SinCos { sin, cos },
            1 => SinCos { sin: cos, cos: -sin },
            2 => SinCos { sin: -sin, cos: -cos },
            _ => SinCos { sin: -cos, cos: sin },
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "degrees of one circle fit, and the cast saturates")]
    fn rounded(degrees: f64) -> Self {
        Self::from_micro_degrees((degrees * f64::from(DEGREE)).round() as i32)
    }
}

/// Sine and cosine of an angle in the first quadrant: computed in the first eighth of the circle, swapped in the
/// second.
fn first_quarter(micro: i32) -> (f64, f64) {
    if micro == EIGHTH {
        return (FRAC_1_SQRT_2, FRAC_1_SQRT_2);
    }
    if micro > EIGHTH {
        let (sin, cos) = first_quarter(QUARTER - micro);
        return (cos, sin);
    }
    let radians = f64::from(micro) * (PI / 180.0) / f64::from(DEGREE);
    (libm::sin(radians), libm::cos(radians))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_angles_are_exact() {
        assert_eq!(Heading::AHEAD.sin_cos(), SinCos { sin: 0.0, cos: 1.0 });
        assert_eq!(Heading::QUARTER.sin_cos(), SinCos { sin: 1.0, cos: 0.0 });
        assert_eq!(Heading::HALF.sin_cos(), SinCos { sin: 0.0, cos: -1.0 });
        assert_eq!(Heading::from_micro_degrees(-QUARTER).sin_cos(), SinCos { sin: -1.0, cos: 0.0 });
    }

    #[test]
    fn quarters_and_mirror_images_share_their_digits() {
        for micro in (0..QUARTER).step_by(1_234_567) {
            let heading = Heading::from_micro_degrees(micro);
            let SinCos { sin, cos } = heading.sin_cos();
            assert_eq!(heading.turned(Heading::QUARTER).sin_cos(), SinCos { sin: cos, cos: -sin });
            assert_eq!(heading.mirrored().sin_cos(), SinCos { sin: -sin, cos });
            assert!((sin * sin + cos * cos - 1.0).abs() < 1e-15);
            assert!((sin - (f64::from(micro) / 1e6).to_radians().sin()).abs() < 1e-15);
        }
    }

    #[test]
    fn degrees_wrap_and_nonsense_is_refused() {
        assert_eq!(Heading::from_degrees(-90.0), Some(Heading::from_micro_degrees(270_000_000)));
        assert_eq!(Heading::from_degrees(359.999_999_9), Some(Heading::AHEAD));
        assert_eq!(Heading::from_degrees(f64::NAN), None);
        assert_eq!(Heading::from_degrees(f64::INFINITY), None);
        assert_eq!(Heading::from_degrees(1e9), None);
        assert_eq!(Heading::from_vector(-1.0, 0.0).degrees(), 270.0);
    }

    #[test]
    fn the_angle_between_two_headings_is_at_most_half_a_circle() {
        let right = Heading::from_micro_degrees(10);
        let left = Heading::from_micro_degrees(-10);
        assert_eq!(right.angle_to(left), 20);
        assert_eq!(left.angle_to(right), 20);
        assert_eq!(Heading::AHEAD.angle_to(Heading::HALF), 180_000_000);
    }
}
