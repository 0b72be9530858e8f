//! What is printed on a card, apart from its text: kind, numbers, icons. No specific card is named here.

use crate::language::{ActionStep, Clause, Effect};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The id by which lists, logs and other programs know a card: set and number, such as `1_28`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct CardName {
    pub set: u16,
    pub number: u16,
}

impl CardName {
    /// Parses an id such as `1_28`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (set, number) = text.split_once('_')?;
        Some(CardName { set: set.parse().ok()?, number: number.parse().ok()? })
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.set, self.number)
    }
}

impl TryFrom<String> for CardName {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        CardName::parse(&text).ok_or_else(|| format!("{text:?} is not a card name such as \"1_28\""))
    }
}

impl From<CardName> for String {
    fn from(name: CardName) -> String {
        name.to_string()
    }
}

/// A card of the content, by its index in the sorted list: two bytes in a state instead of a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub(crate) u16);

impl CardId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    Light,
    /// The Dark Side takes the first turn.
    Dark,
}

/// Card types and subtypes, as filters use them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Location(LocationKind),
    Character,
    Starship(StarshipKind),
    Vehicle(VehicleKind),
    Creature,
    Weapon(WeaponKind),
    Device,
    Effect,
    Interrupt(InterruptKind),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    /// Has a parsec number; starships are here.
    System,
    /// A cloud sector between a system and its sites.
    Cloud,
    /// Characters and vehicles are here.
    Site,
    /// The interior of one vehicle, adjacent to wherever that vehicle is.
    VehicleSite,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarshipKind {
    /// Cannot land.
    Capital,
    /// Can land.
    Starfighter,
    /// Several starfighters flown as one.
    Squadron,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VehicleKind {
    Combat,
    /// Has ability of its own.
    Creature,
    Shuttle,
    /// Needs a driver.
    Transport,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeaponKind {
    /// Stands on a site and needs a power source.
    Artillery,
    /// Needs no user.
    Automated,
    Character,
    Starship,
    Vehicle,
    Squadron,
    DeathStar,
    DeathStarTwo,
}

/// Where an Interrupt goes after being played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InterruptKind {
    Used,
    Lost,
    /// Each of its texts says which.
    UsedOrLost,
}

/// Icons and printed classes that rules and filters refer to; stored as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Icon {
    /// On a character: a pilot. On a ship: has a permanent pilot.
    Pilot,
    /// May carry warriors' weapons.
    Warrior,
    NavComputer,
    ScompLink,
    Interior,
    Exterior,
    Planet,
    Mobile,
    DockingBay,
    /// Cards aboard are not present outside.
    Enclosed,
    Droid,
    Alien,
    Rebel,
    Imperial,
    /// A droid that fits an astromech seat.
    Astromech,
}

impl Icon {
    /// Every icon with its keyword in content files.
    pub const ALL: [(&'static str, Icon); 15] = [
        ("pilot", Icon::Pilot),
        ("warrior", Icon::Warrior),
        ("nav_computer", Icon::NavComputer),
        ("scomp_link", Icon::ScompLink),
        ("interior", Icon::Interior),
        ("exterior", Icon::Exterior),
        ("planet", Icon::Planet),
        ("mobile", Icon::Mobile),
        ("docking_bay", Icon::DockingBay),
        ("enclosed", Icon::Enclosed),
        ("droid", Icon::Droid),
        ("alien", Icon::Alien),
        ("rebel", Icon::Rebel),
        ("imperial", Icon::Imperial),
        ("astromech", Icon::Astromech),
    ];

    /// The icon with this keyword.
    #[must_use]
    pub fn named(word: &str) -> Option<Icon> {
        Icon::ALL.iter().find(|(name, _)| *name == word).map(|(_, icon)| *icon)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Icons(u32);

impl Icons {
    #[must_use]
    pub const fn has(self, icon: Icon) -> bool {
        self.0 >> icon as u8 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, icon: Icon) -> Icons {
        Icons(self.0 | 1 << icon as u8)
    }
}

/// Capacity of a starship or vehicle for each kind of passenger or cargo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Capacity {
    /// Pilots or drivers, as printed.
    pub pilots: u8,
    pub passengers: u8,
    pub astromechs: u8,
    /// Vehicles in the cargo bay.
    pub vehicles: u8,
    /// Starfighters in the bay.
    pub fighters: u8,
    /// Pilots and passengers together, if seats are interchangeable; zero if they are separate.
    pub shared: u8,
}

/// The printed numbers; `None` where a card has no such number, which is different from zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Numbers {
    pub destiny: u8,
    pub power: Option<u8>,
    pub ability: Option<u8>,
    pub armor: Option<u8>,
    pub maneuver: Option<u8>,
    pub hyperspeed: Option<u8>,
    pub landspeed: Option<u8>,
    pub deploy: Option<u8>,
    /// Only creatures have one printed.
    pub defense: Option<u8>,
    pub forfeit: Option<u8>,
    /// Of a system.
    pub parsec: Option<u8>,
    /// For Light and Dark.
    pub force: [u8; 2],
    /// Total ability of the permanent pilots.
    pub permanent: u8,
    /// Number of permanent pilots.
    pub permanent_pilots: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    pub name: CardName,
    pub title: String,
    pub side: Side,
    pub kind: Kind,
    /// Uniqueness dots; zero means no limit.
    pub dots: u8,
    pub numbers: Numbers,
    pub icons: Icons,
    pub capacity: Capacity,
    /// Lore line words and keywords.
    pub traits: Vec<String>,
    pub personas: Vec<String>,
    /// The planet or larger place a location belongs to; for a system, its own title.
    pub part_of: String,
    /// Position of a site within its planet's locations; smaller numbers are further inside.
    pub order: u8,
    pub text: Vec<Clause>,
    /// The words of the effect language that its text uses, sorted.
    pub words: Vec<String>,
    /// Why the card cannot be played yet, if so.
    pub missing: Option<String>,
}

impl Card {
    /// Whether the card may be in a deck: its whole text is implemented.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.missing.is_none()
    }

    #[must_use]
    pub const fn is_location(&self) -> bool {
        matches!(self.kind, Kind::Location(_))
    }

    #[must_use]
    pub const fn is_site(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::Site | LocationKind::VehicleSite))
    }

    #[must_use]
    pub const fn is_vehicle_site(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::VehicleSite))
    }

    #[must_use]
    pub const fn is_cloud(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::Cloud))
    }

    #[must_use]
    pub const fn is_system(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::System))
    }

    /// Whether it is a pilot: by its icon, or by the pilot icon of a virtual card.
    #[must_use]
    pub fn is_pilot(&self) -> bool {
        let icon = |clause: &Clause| matches!(clause.effect, Effect::PilotIcon { .. });
        self.icons.has(Icon::Pilot) || self.text.iter().any(icon)
    }

    /// Whether it is played from hand: an Interrupt, or an Effect that comes in response to one.
    #[must_use]
    pub fn is_played(&self) -> bool {
        let grabs = |clause: &Clause| match &clause.effect {
            Effect::Act(action) => action.steps.contains(&ActionStep::Grab),
            _ => false,
        };
        matches!(self.kind, Kind::Interrupt(_)) || self.text.iter().any(grabs)
    }

    /// Whether characters may be aboard it.
    #[must_use]
    pub const fn is_vessel(&self) -> bool {
        matches!(self.kind, Kind::Starship(_) | Kind::Vehicle(_))
    }
}
