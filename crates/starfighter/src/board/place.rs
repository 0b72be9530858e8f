//! Places on the table: sectors, slots, and the keys of cruisers.

use contract::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

pub const SECTORS: usize = 5;
/// The maximum number of cards in a sector.
pub const MAX_SLOTS: usize = 4;

/// One of the five sectors of a cruiser, numbered from zero from its owner's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sector(u8);

impl Sector {
    #[must_use]
    pub const fn new(number: u8) -> Option<Sector> {
        if (number as usize) < SECTORS { Some(Sector(number)) } else { None }
    }

    /// All sectors from the owner's left.
    pub fn all() -> impl DoubleEndedIterator<Item = Sector> + Clone {
        (0..SECTORS as u8).map(Sector)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the two sectors are adjacent.
    #[must_use]
    pub const fn touches(self, other: Sector) -> bool {
        self.0.abs_diff(other.0) == 1
    }
}

impl TryFrom<u8> for Sector {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Sector::new(number).ok_or_else(|| format!("sector {number}: a cruiser has {SECTORS}, from 0"))
    }
}

impl From<Sector> for u8 {
    fn from(sector: Sector) -> u8 {
        sector.0
    }
}

/// A set of sectors of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SectorSet(u8);

impl SectorSet {
    pub(crate) const NONE: SectorSet = SectorSet(0);

    pub(crate) const fn one(sector: Sector) -> Self {
        SectorSet(1 << sector.0)
    }

    pub(crate) const fn two(a: Sector, b: Sector) -> Self {
        SectorSet(1 << a.0 | 1 << b.0)
    }

    pub(crate) const fn add(&mut self, sector: Sector) {
        self.0 |= 1 << sector.0;
    }

    /// The sectors from the owner's left.
    #[inline]
    pub(crate) fn sectors(self) -> impl Iterator<Item = Sector> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let sector = Sector::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(sector)
        })
    }
}

/// A card's place on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spot {
    pub seat: Seat,
    /// From the owner's left.
    pub sector: Sector,
    /// From the bottom, from zero.
    pub slot: u8,
}

/// The name of a cruiser in logs and set-ups: up to eight lowercase letters, such as `athena`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = "^[a-z]{1,8}$")))]
pub struct CruiserKey([u8; 8]);

impl CruiserKey {
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|b| *b == 0).unwrap_or(self.0.len());
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl FromStr for CruiserKey {
    type Err = ParseCruiserKeyError;
    fn from_str(text: &str) -> Result<Self, ParseCruiserKeyError> {
        let fits = !text.is_empty() && text.len() <= 8 && text.bytes().all(|b| b.is_ascii_lowercase());
        if !fits {
            return Err(ParseCruiserKeyError(text.to_owned()));
        }
        let mut key = [0; 8];
        key[..text.len()].copy_from_slice(text.as_bytes());
        Ok(CruiserKey(key))
    }
}

/// A string that is not a cruiser key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCruiserKeyError(pub String);

impl fmt::Display for ParseCruiserKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a key: one to eight small letters", self.0)
    }
}

impl std::error::Error for ParseCruiserKeyError {}

impl fmt::Display for CruiserKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for CruiserKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl Serialize for CruiserKey {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CruiserKey {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// An index into the cruisers of the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CruiserId(pub(crate) u8);

impl CruiserId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
