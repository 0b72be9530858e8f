//! What is printed on a card, apart from its text: kinds, numbers, icons. No card is named here.

use crate::language::{Clause, Effect};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The name by which lists, logs and other programs know a card: set and number, such as `1_28`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardName {
    /// The set.
    pub set: u16,
    /// The number in the set.
    pub number: u16,
}

impl CardName {
    /// Reads `1_28`.
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

/// A card of the content, by its place in the sorted list: two bytes in a state instead of a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub(crate) u16);

impl CardId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The two sides of the Force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The Light Side.
    Light,
    /// The Dark Side, which plays first.
    Dark,
}

/// Types and subtypes of cards, as filters read them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A place of the table.
    Location(LocationKind),
    /// Somebody.
    Character,
    /// Flies between systems.
    Starship(StarshipKind),
    /// Drives, walks or is ridden.
    Vehicle(VehicleKind),
    /// Lives in its habitat and attacks.
    Creature,
    /// Is fired or swung.
    Weapon(WeaponKind),
    /// Is carried and used.
    Device,
    /// Stays on the table.
    Effect,
    /// Is played once.
    Interrupt(InterruptKind),
}

/// Kinds of location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    /// Has a parsec number; starships fight here.
    System,
    /// A cloud sector between a system and its sites.
    Cloud,
    /// Characters and vehicles stand here.
    Site,
    /// The inside of one vehicle, beside wherever that vehicle is.
    VehicleSite,
}

/// Kinds of starship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarshipKind {
    /// Never lands.
    Capital,
    /// May land.
    Starfighter,
    /// Several starfighters flown as one.
    Squadron,
}

/// Kinds of vehicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VehicleKind {
    /// Needs a pilot.
    Combat,
    /// Has ability of its own.
    Creature,
    /// Shuttles characters.
    Shuttle,
    /// Needs a driver.
    Transport,
}

/// Kinds of weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeaponKind {
    /// Stands on a site and needs power.
    Artillery,
    /// Needs nobody.
    Automated,
    /// Carried by a character.
    Character,
    /// Mounted on a starship.
    Starship,
    /// Mounted on a vehicle.
    Vehicle,
    /// Mounted on a squadron.
    Squadron,
    /// Part of the Death Star.
    DeathStar,
    /// Part of the second Death Star.
    DeathStarTwo,
}

/// Where an Interrupt goes after it was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InterruptKind {
    /// To the Used Pile.
    Used,
    /// To the Lost Pile.
    Lost,
}

/// Icons and printed classes that rules and filters ask for; a set of bits on each card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Icon {
    /// May pilot; on a ship: has a permanent pilot.
    Pilot,
    /// May carry the weapons of warriors.
    Warrior,
    /// Navigates through hyperspace.
    NavComputer,
    /// A computer socket.
    ScompLink,
    /// Inside.
    Interior,
    /// Outside.
    Exterior,
    /// Belongs to a planet.
    Planet,
    /// Belongs to something that moves.
    Mobile,
    /// Ships and groups come and go here.
    DockingBay,
    /// Cards aboard are not present outside.
    Enclosed,
    /// A character made, not born.
    Droid,
    /// A character of the galaxy at large.
    Alien,
    /// A character of the Alliance.
    Rebel,
    /// A character of the Empire.
    Imperial,
    /// A droid that may sit in an astromech seat.
    Astromech,
}

impl Icon {
    /// Every icon with the word content files use.
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

    /// The icon of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Icon> {
        Icon::ALL.iter().find(|(name, _)| *name == word).map(|(_, icon)| *icon)
    }
}

/// A set of icons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Icons(u32);

impl Icons {
    /// Whether the icon is in the set.
    #[must_use]
    pub const fn has(self, icon: Icon) -> bool {
        self.0 >> icon as u8 & 1 == 1
    }

    /// The set and `icon`.
    #[must_use]
    pub const fn with(self, icon: Icon) -> Icons {
        Icons(self.0 | 1 << icon as u8)
    }
}

/// How many of each a starship or vehicle takes aboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Capacity {
    /// Pilots or drivers, as the card says.
    pub pilots: u8,
    /// Passengers.
    pub passengers: u8,
    /// Astromech droids.
    pub astromechs: u8,
    /// Vehicles in the cargo bay.
    pub vehicles: u8,
    /// Starfighters in the bay.
    pub fighters: u8,
    /// Pilots and passengers together, if seats may be either's; nought if each has their own.
    pub shared: u8,
}

/// The printed numbers. What a card does not have is nothing, not nought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Numbers {
    /// Destiny.
    pub destiny: u8,
    /// Power.
    pub power: Option<u8>,
    /// Ability.
    pub ability: Option<u8>,
    /// Armour.
    pub armor: Option<u8>,
    /// Manoeuvre.
    pub maneuver: Option<u8>,
    /// Hyperspeed.
    pub hyperspeed: Option<u8>,
    /// Landspeed.
    pub landspeed: Option<u8>,
    /// Deploy cost.
    pub deploy: Option<u8>,
    /// Defence value of a creature.
    pub defense: Option<u8>,
    /// Forfeit value.
    pub forfeit: Option<u8>,
    /// Parsec number of a system.
    pub parsec: Option<u8>,
    /// Force icons for Light and Dark.
    pub force: [u8; 2],
    /// Ability of the permanent pilots together.
    pub permanent: u8,
}

/// One card as printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Its name in lists.
    pub name: CardName,
    /// Its title.
    pub title: String,
    /// The side it plays for.
    pub side: Side,
    /// Type and subtype.
    pub kind: Kind,
    /// Uniqueness dots; none means no limit.
    pub dots: u8,
    /// Its numbers.
    pub numbers: Numbers,
    /// Its icons.
    pub icons: Icons,
    /// Seats aboard.
    pub capacity: Capacity,
    /// Words of its text line and keywords.
    pub traits: Vec<String>,
    /// Personas it contains.
    pub personas: Vec<String>,
    /// The planet or other whole a location belongs to; its own title for a system.
    pub part_of: String,
    /// Where in the row of its planet a site lies: smaller is further inside.
    pub order: u8,
    /// Its game text.
    pub text: Vec<Clause>,
    /// Why the card is not played yet, if it is not.
    pub missing: Option<String>,
}

impl Card {
    /// Whether the card may be in a deck: nothing of its text is left out.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.missing.is_none()
    }

    /// Whether it is a location.
    #[must_use]
    pub const fn is_location(&self) -> bool {
        matches!(self.kind, Kind::Location(_))
    }

    /// Whether it is a site.
    #[must_use]
    pub const fn is_site(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::Site | LocationKind::VehicleSite))
    }

    /// Whether it is the inside of a vehicle.
    #[must_use]
    pub const fn is_vehicle_site(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::VehicleSite))
    }

    /// Whether it is a cloud sector.
    #[must_use]
    pub const fn is_cloud(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::Cloud))
    }

    /// Whether it is a system.
    #[must_use]
    pub const fn is_system(&self) -> bool {
        matches!(self.kind, Kind::Location(LocationKind::System))
    }

    /// Whether it has the skill of a pilot: by its icon, or by the pilot icon of a virtual card.
    #[must_use]
    pub fn is_pilot(&self) -> bool {
        let icon = |clause: &Clause| matches!(clause.effect, Effect::PilotIcon { .. });
        self.icons.has(Icon::Pilot) || self.text.iter().any(icon)
    }

    /// Whether characters may be aboard it.
    #[must_use]
    pub const fn is_vessel(&self) -> bool {
        matches!(self.kind, Kind::Starship(_) | Kind::Vehicle(_))
    }
}
