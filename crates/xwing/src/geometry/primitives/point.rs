//! Points and vectors in the plane, in millimeters: x to the right of the player, y away from the player edge.

use core::ops::{Add, Mul, Neg, Sub};

use super::heading::SinCos;

/// A point or a vector, in millimeters.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right, as seen from the player edge.
    pub x: f64,
    /// Away from the player edge.
    pub y: f64,
}

impl Point {
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    #[must_use]
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The cross product: positive when `other` lies to the left (counter-clockwise).
    #[must_use]
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    #[must_use]
    pub fn norm_squared(self) -> f64 {
        self.dot(self)
    }

    #[must_use]
    pub fn norm(self) -> f64 {
        self.norm_squared().sqrt()
    }

    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        (self - other).norm()
    }

    /// Rotates a vector from ship axes (x right, y ahead) to table axes, for a ship with this heading.
    #[must_use]
    pub fn rotated(self, facing: SinCos) -> Self {
        Self::new(self.x * facing.cos + self.y * facing.sin, self.y * facing.cos - self.x * facing.sin)
    }

    /// Rotates a vector from table axes to ship axes: the inverse of [`Point::rotated`].
    #[must_use]
    pub fn rotated_back(self, facing: SinCos) -> Self {
        Self::new(self.x * facing.cos - self.y * facing.sin, self.y * facing.cos + self.x * facing.sin)
    }

    /// The point of the segment from `a` to `b` that is nearest to this one.
    #[must_use]
    pub fn nearest_on(self, a: Self, b: Self) -> Self {
        let along = b - a;
        let length = along.norm_squared();
        if length == 0.0 {
            return a;
        }
        let t = ((self - a).dot(along) / length).clamp(0.0, 1.0);
        a + along * t
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}
