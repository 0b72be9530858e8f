//! Maneuver dials: which maneuvers a ship has and how hard each is.

use super::action::Colour;
use crate::geometry::{Bearing, Maneuver, Side, Speed};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// A bearing without its side, as the approach charts name it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BearingKind {
    /// Ahead.
    Straight,
    /// An eighth of a circle.
    Bank,
    /// A quarter of a circle.
    Turn,
    /// Straight and about face.
    Koiogran,
    /// Bank and about face.
    Segnor,
    /// Turn and a further quarter.
    Tallon,
    /// No move.
    Stationary,
    /// Straight back.
    ReverseStraight,
    /// Back along a bank.
    ReverseBank,
}

impl BearingKind {
    /// Every kind with the word used in content files. From Koiogran on, the order in which advanced bearings of the
    /// same speed are preferred.
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

    /// The kind of a bearing.
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

    /// The bearing with its side; `None` when a side is missing or one too many.
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

    /// Whether the maneuver goes to a side.
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

    /// The word used in content files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }

    /// The kind of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

/// One maneuver of a dial with its difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DialEntry {
    /// Bearing and speed.
    pub maneuver: Maneuver,
    /// How hard it is.
    pub colour: Colour,
}

impl DialEntry {
    /// The bearing without its side.
    #[must_use]
    pub const fn kind(&self) -> BearingKind {
        BearingKind::of(self.maneuver.bearing())
    }

    /// The side it goes to, where it has one.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.maneuver.bearing().side()
    }

    /// The speed.
    #[must_use]
    pub const fn speed(&self) -> u8 {
        self.maneuver.speed().get()
    }
}

/// Written flat: `{"speed":2,"bearing":"bank","side":"left","colour":"blue"}`.
impl Serialize for DialEntry {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        let mut entry = writer.serialize_struct("DialEntry", 4)?;
        entry.serialize_field("speed", &self.speed())?;
        entry.serialize_field("bearing", &self.kind())?;
        entry.serialize_field("side", &self.side())?;
        entry.serialize_field("colour", &self.colour)?;
        entry.end()
    }
}

/// The maneuvers of a ship, in order of bearing and speed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Dial(Vec<DialEntry>);

/// Why a line of a dial cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialFault {
    /// Not of the form `2 blue` or `2 left blue`.
    Unreadable(String),
    /// There is no such template.
    NoTemplate(String),
    /// The same maneuver twice.
    Twice(String),
}

impl Dial {
    /// The maneuvers.
    #[must_use]
    pub fn entries(&self) -> &[DialEntry] {
        &self.0
    }

    /// The entry of a maneuver, if the dial has it.
    #[must_use]
    pub fn entry(&self, maneuver: Maneuver) -> Option<DialEntry> {
        self.0.iter().copied().find(|entry| entry.maneuver == maneuver)
    }

    /// Reads one line: a bearing and its items, such as `2 blue` (both sides) or `2 left white`.
    ///
    /// # Errors
    /// The first fault of the line.
    pub(super) fn add(&mut self, kind: BearingKind, items: &[String]) -> Result<(), DialFault> {
        for item in items {
            let unreadable = || DialFault::Unreadable(item.clone());
            let words: Vec<&str> = item.split(' ').collect();
            let (number, side, colour) = match words.as_slice() {
                [number, colour] => (number, None, colour),
                [number, "left", colour] => (number, Some(Side::Left), colour),
                [number, "right", colour] => (number, Some(Side::Right), colour),
                _ => return Err(unreadable()),
            };
            let speed = number.parse().ok().and_then(Speed::new).ok_or_else(unreadable)?;
            let Ok(colour) = colour.parse::<Colour>() else { return Err(unreadable()) };
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
                    return Err(DialFault::NoTemplate(item.clone()));
                };
                if self.entry(maneuver).is_some() {
                    return Err(DialFault::Twice(item.clone()));
                }
                self.0.push(DialEntry { maneuver, colour });
            }
        }
        self.0.sort();
        Ok(())
    }
}
