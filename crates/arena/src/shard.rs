//! A part of a large run: any batch scheduler can start the parts, and together they form the whole.

use serde::Serialize;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// Part `index` of `of`, counted from one: `2/8` is the second of eight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Shard {
    index: u64,
    of: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { index: 1, of: 1 };

    /// The indices of this part in a run of this size. The parts are contiguous and differ in length by at most one.
    #[must_use]
    pub fn range(self, count: u64) -> Range<u64> {
        let cut = |part: u64| ((u128::from(count) * u128::from(part)) / u128::from(self.of)) as u64;
        cut(self.index - 1)..cut(self.index)
    }
}

impl FromStr for Shard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let parts =
            text.split_once('/').and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((index, of)) if index >= 1 && index <= of => Ok(Shard { index, of }),
            _ => Err(format!("{text:?} is no part of a run; write such as 2/8, the second of eight")),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_the_whole() {
        for (count, of) in [(10u64, 3u64), (7, 7), (2, 5), (1_000_003, 64)] {
            let mut next = 0;
            for index in 1..=of {
                let range = Shard { index, of }.range(count);
                assert_eq!(range.start, next);
                assert!(range.end - range.start <= count / of + 1);
                next = range.end;
            }
            assert_eq!(next, count);
        }
    }

    #[test]
    fn only_real_parts_are_read() {
        assert_eq!("2/8".parse(), Ok(Shard { index: 2, of: 8 }));
        for wrong in ["0/8", "9/8", "2", "a/b", "2/", "-1/3", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
