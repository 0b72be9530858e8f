//! Maneuver dials: the maneuvers of a ship and their difficulties.

use super::action::Difficulty;
use crate::geometry::{Bearing, Maneuver, Side, Speed};
use serde::{Deserialize, Serialize};

/// A bearing without its side, as named in the approach charts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BearingKind {
    Straight,
    Bank,
    Turn,
    /// Straight, then rotate 180 degrees.
    Koiogran,
    /// Bank, then rotate 180 degrees.
    Segnor,
    /// Turn, then rotate a further 90 degrees.
    Tallon,
    Stationary,
    ReverseStraight,
    ReverseBank,
}

impl BearingKind {
    /// Every kind with its keyword in content files. From Koiogran on, this is the order of preference among advanced
    /// bearings of the same speed.
    pub const WORDS: [(BearingKind, &'static str); 9] = [
        (BearingKind::Straight, "straight"),
        (BearingKind::Bank, "bank"),
        (BearingKind::Turn, "turn"),
        (BearingKind::Koiogran, "koiogran"),
        (BearingKind::Segnor, "segnor"),
        (BearingKind::Tallon, "tallon"),
        (BearingKind::Stationary, "stationary"),
        (BearingKind::ReverseStraight, "reverse-straight"),
        (BearingKind::ReverseBank, "reverse-bank"),
    ];

    #[must_use]
    pub const fn of(bearing: Bearing) -> Self {
        match bearing {
            Bearing::Straight => BearingKind::Straight,
            Bearing::Bank(_) => BearingKind::Bank,
            Bearing::Turn(_) => BearingKind::Turn,
            Bearing::Koiogran => BearingKind::Koiogran,
            Bearing::Segnor(_) => BearingKind::Segnor,
            Bearing::Tallon(_) => BearingKind::Tallon,
            Bearing::Stationary => BearingKind::Stationary,
            Bearing::ReverseStraight => BearingKind::ReverseStraight,
            Bearing::ReverseBank(_) => BearingKind::ReverseBank,
        }
    }

    /// The bearing with its side; `None` if the side is missing or not applicable.
    #[must_use]
    pub const fn to(self, side: Option<Side>) -> Option<Bearing> {
        match (self, side) {
            (BearingKind::Straight, None) => Some(Bearing::Straight),
            (BearingKind::Bank, Some(side)) => Some(Bearing::Bank(side)),
            (BearingKind::Turn, Some(side)) => Some(Bearing::Turn(side)),
            (BearingKind::Koiogran, None) => Some(Bearing::Koiogran),
            (BearingKind::Segnor, Some(side)) => Some(Bearing::Segnor(side)),
            (BearingKind::Tallon, Some(side)) => Some(Bearing::Tallon(side)),
            (BearingKind::Stationary, None) => Some(Bearing::Stationary),
            (BearingKind::ReverseStraight, None) => Some(Bearing::ReverseStraight),
            (BearingKind::ReverseBank, Some(side)) => Some(Bearing::ReverseBank(side)),
            (_, _) => None,
        }
    }

    /// Whether the bearing has a left and a right version.
    #[must_use]
    pub const fn is_sided(self) -> bool {
        match self {
            BearingKind::Bank
            | BearingKind::Turn
            | BearingKind::Segnor
            | BearingKind::Tallon
            | BearingKind::ReverseBank => true,
            BearingKind::Straight
            | BearingKind::Koiogran
            | BearingKind::Stationary
            | BearingKind::ReverseStraight => false,
        }
    }

    /// Everything but straights, banks and turns is advanced (XW-SOLO-36).
    #[must_use]
    pub const fn is_advanced(self) -> bool {
        !matches!(self, BearingKind::Straight | BearingKind::Bank | BearingKind::Turn)
    }

    /// Whether the ship flies backwards.
    #[must_use]
    pub const fn is_reverse(self) -> bool {
        matches!(self, BearingKind::ReverseStraight | BearingKind::ReverseBank)
    }

    /// The keyword in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }

    /// The kind with this keyword.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "FlatDialEntry")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "FlatDialEntry"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "FlatDialEntry"))]
pub struct DialEntry {
    pub maneuver: Maneuver,
    pub colour: Difficulty,
}

impl DialEntry {
    /// The bearing without its side.
    #[must_use]
    pub const fn kind(&self) -> BearingKind {
        BearingKind::of(self.maneuver.bearing())
    }

    /// The side, if the bearing has one.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.maneuver.bearing().side()
    }

    #[must_use]
    pub const fn speed(&self) -> u8 {
        self.maneuver.speed().get()
    }
}

/// The form in which a dial entry is sent: `{"speed":2,"bearing":"bank","side":"left","colour":"blue"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlatDialEntry {
    pub speed: u8,
    pub bearing: BearingKind,
    /// `None` if the bearing has no side.
    pub side: Option<Side>,
    pub colour: Difficulty,
}

impl From<DialEntry> for FlatDialEntry {
    fn from(entry: DialEntry) -> Self {
        FlatDialEntry {
            speed: entry.speed(),
            bearing: entry.kind(),
            side: entry.side(),
            colour: entry.colour,
        }
    }
}

/// The maneuvers of a ship, in order of bearing and speed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Dial(Vec<DialEntry>);

/// Why a line of a dial is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialError {
    /// Not of the form `2 blue` or `2 left blue`.
    Unreadable(String),
    NoTemplate(String),
    Twice(String),
}

impl DialError {
    /// The entry that is wrong.
    #[must_use]
    pub fn entry(&self) -> &str {
        match self {
            DialError::Unreadable(entry) | DialError::NoTemplate(entry) | DialError::Twice(entry) => entry,
        }
    }
}

impl std::fmt::Display for DialError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DialError::Unreadable(entry) => write!(f, "{entry:?} is not an entry such as \"2 blue\""),
            DialError::NoTemplate(entry) => write!(f, "there is no template for {entry:?}"),
            DialError::Twice(entry) => write!(f, "{entry:?} is on the dial twice"),
        }
    }
}

impl Dial {
    #[must_use]
    pub fn entries(&self) -> &[DialEntry] {
        &self.0
    }

    /// The entry of a maneuver, if it is on the dial.
    #[must_use]
    pub fn entry(&self, maneuver: Maneuver) -> Option<DialEntry> {
        self.0.iter().copied().find(|entry| entry.maneuver == maneuver)
    }

    /// Parses one line: a bearing and its items, such as `2 blue` (both sides) or `2 left white`.
    ///
    /// # Errors
    /// The first error of the line.
    pub(super) fn add(&mut self, kind: BearingKind, items: &[String]) -> Result<(), DialError> {
        for item in items {
            let unreadable = || DialError::Unreadable(item.clone());
            let words: Vec<&str> = item.split(' ').collect();
            let (number, side, colour) = match words.as_slice() {
                [number, colour] => (number, None, colour),
                [number, "left", colour] => (number, Some(Side::Left), colour),
                [number, "right", colour] => (number, Some(Side::Right), colour),
                _ => return Err(unreadable()),
            };
            let speed = number.parse().ok().and_then(Speed::new).ok_or_else(unreadable)?;
            let Ok(colour) = colour.parse::<Difficulty>() else { return Err(unreadable()) };
            let sides: &[Option<Side>] = match (kind.is_sided(), side) {
                (true, None) => &[Some(Side::Left), Some(Side::Right)],
                (true, Some(Side::Left)) => &[Some(Side::Left)],
                (true, Some(Side::Right)) => &[Some(Side::Right)],
                (false, None) => &[None],
                (false, Some(_)) => return Err(unreadable()),
            };
            for side in sides {
                let bearing = kind.to(*side).ok_or_else(unreadable)?;
                let Ok(maneuver) = Maneuver::new(bearing, speed) else {
                    return Err(DialError::NoTemplate(item.clone()));
                };
                if self.entry(maneuver).is_some() {
                    return Err(DialError::Twice(item.clone()));
                }
                self.0.push(DialEntry { maneuver, colour });
            }
        }
        self.0.sort();
        Ok(())
    }
}
