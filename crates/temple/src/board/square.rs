//! Squares by their printed names: columns A to Z, then AA and so on; rows from 1 at the top.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A square of a map, numbered row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Square(pub u16);

impl Square {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed name on a map with this many columns.
    #[must_use]
    pub fn name(self, columns: u8) -> SquareName {
        let columns = u16::from(columns.max(1));
        SquareName { column: self.0 % columns, row: self.0 / columns }
    }

    /// The square with this printed name, if the map has it.
    #[must_use]
    pub fn parse(text: &str, columns: u8, rows: u8) -> Option<Square> {
        let letters = text.len() - text.trim_start_matches(|c: char| c.is_ascii_alphabetic()).len();
        let (column, row) = (text.get(..letters)?, text.get(letters..)?);
        let column = match column.to_ascii_uppercase().as_bytes() {
            [one] => u16::from(one - b'A'),
            [first, second] => (u16::from(first - b'A') + 1) * 26 + u16::from(second - b'A'),
            _ => return None,
        };
        if row.starts_with(['+', '0']) {
            return None;
        }
        let row: u16 = row.parse().ok()?;
        let fits = column < u16::from(columns) && (1..=u16::from(rows)).contains(&row);
        fits.then(|| Square((row - 1) * u16::from(columns) + column))
    }
}

/// A square's printed name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareName {
    column: u16,
    row: u16,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u16| char::from(b'A' + (n % 26) as u8);
        if self.column >= 26 {
            write!(f, "{}", letter(self.column / 26 - 1))?;
        }
        write!(f, "{}{}", letter(self.column), self.row + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_squares_agree() {
        for number in 0..34 * 22 {
            let square = Square(number);
            assert_eq!(Square::parse(&square.name(34).to_string(), 34, 22), Some(square));
        }
        assert_eq!(Square(0).name(34).to_string(), "A1");
        assert_eq!(Square::parse("AH22", 34, 22), Some(Square(747)));
        assert_eq!(Square::parse("I7", 34, 22), Some(Square(6 * 34 + 8)));
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "7", "A", "A0", "A23", "AI1", "AAA1", "A+1", "A01", "A1x", "É1"] {
            assert_eq!(Square::parse(text, 34, 22), None, "{text}");
        }
    }
}
