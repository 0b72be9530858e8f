//! Directions and paths.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of eight directions, clockwise from north (toward row 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction(0),
        Direction(1),
        Direction(2),
        Direction(3),
        Direction(4),
        Direction(5),
        Direction(6),
        Direction(7),
    ];

    /// The direction with this number modulo eight.
    #[must_use]
    pub const fn new(number: u8) -> Direction {
        Direction(number & 7)
    }

    /// Its number, clockwise from north.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Direction {
        Direction(self.0 ^ 4)
    }

    /// Columns to the east and rows to the south of one step.
    #[must_use]
    pub const fn offset(self) -> (i16, i16) {
        match self.0 {
            0 => (0, -1),
            1 => (1, -1),
            2 => (1, 0),
            3 => (1, 1),
            4 => (0, 1),
            5 => (-1, 1),
            6 => (-1, 0),
            _ => (-1, -1),
        }
    }
}

/// Up to [`Path::MAX_STEPS`] steps, each a direction. Written as a string of digits, `0` for north, clockwise to `7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[0-7]{0,10}$")))]
pub struct Path {
    len: u8,
    /// Three bits a step, the first step lowest.
    steps: u32,
}

impl Path {
    /// More movement than any figure has.
    pub const MAX_STEPS: usize = 10;

    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The path plus one step, or `None` if it is already full.
    #[must_use]
    pub fn then(self, direction: Direction) -> Option<Path> {
        let fits = self.len() < Self::MAX_STEPS;
        fits.then(|| Path { len: self.len + 1, steps: self.steps | u32::from(direction.0) << (3 * self.len) })
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Direction> {
        (0..self.len).map(move |at| Direction::new((self.steps >> (3 * at)) as u8))
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|direction| write!(f, "{}", direction.0))
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Path({self})")
    }
}

impl FromIterator<Direction> for Path {
    /// Steps beyond the longest path are dropped.
    fn from_iter<I: IntoIterator<Item = Direction>>(steps: I) -> Self {
        steps
            .into_iter()
            .take(Self::MAX_STEPS)
            .fold(Path::default(), |path, step| path.then(step).unwrap_or(path))
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let text = String::deserialize(deserializer)?;
        let mut path = Path::default();
        for digit in text.bytes() {
            let direction = match digit {
                b'0'..=b'7' => Direction(digit - b'0'),
                _ => {
                    return Err(D::Error::custom(
                        "a path is a string of digits from 0 (north) to 7 (north-west)",
                    ));
                }
            };
            path = path.then(direction).ok_or_else(|| {
                D::Error::custom(format_args!("a path has at most {} steps", Path::MAX_STEPS))
            })?;
        }
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::digest;

    #[test]
    fn paths_are_written_as_digits() {
        let path: Path = [0, 3, 7, 2].map(Direction::new).into_iter().collect();
        assert_eq!(path.to_string(), "0372");
        assert_eq!(path.iter().map(Direction::number).collect::<Vec<_>>(), [0, 3, 7, 2]);
        assert_ne!(digest(&path), digest(&Path::default()));
    }

    #[test]
    fn the_longest_path_is_full() {
        let path: Path = [Direction::new(7); 20].into_iter().collect();
        assert_eq!(path.len(), Path::MAX_STEPS);
        assert_eq!(path.then(Direction::new(0)), None);
    }

    #[test]
    fn a_step_and_a_step_back_meet() {
        for direction in Direction::ALL {
            let ((x, y), (back_x, back_y)) = (direction.offset(), direction.back().offset());
            assert_eq!((x + back_x, y + back_y), (0, 0));
        }
    }
}
