//! What a person may say about the table.

use crate::event::Fate;
use serde::{Deserialize, Serialize};
use xwing::content::DamageCard;
use xwing::geometry::{ObstacleKind, Side, Slot};
use xwing::label::Label;
use xwing::position::file::PlaceFile;
use xwing::scenario::Exit;
use xwing::solo::Approach;
use xwing::solo::sight::FleeTurn;

/// The parts of the picture around a ship. Left and right go by the centre of what is seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sector {
    /// The strip ahead.
    Bullseye,
    /// In the front arc, left of the line.
    FrontLeft,
    /// In the front arc, right of the line.
    FrontRight,
    /// In a side arc, left of the line.
    Left,
    /// In a side arc, right of the line.
    Right,
    /// Behind.
    Rear,
}

impl Sector {
    /// Every sector, in the printed order of arcs.
    pub const ALL: [Sector; 6] =
        [Sector::Bullseye, Sector::FrontLeft, Sector::FrontRight, Sector::Left, Sector::Right, Sector::Rear];

    /// The arc it is in.
    #[must_use]
    pub const fn arc(self) -> Approach {
        match self {
            Sector::Bullseye => Approach::Bullseye,
            Sector::FrontLeft | Sector::FrontRight => Approach::Front,
            Sector::Left | Sector::Right => Approach::Side,
            Sector::Rear => Approach::Rear,
        }
    }

    /// The side it tells by itself.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Sector::FrontLeft | Sector::Left => Some(Side::Left),
            Sector::FrontRight | Sector::Right => Some(Side::Right),
            Sector::Bullseye | Sector::Rear => None,
        }
    }
}

/// Left, right, or exactly on the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideSaid {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Neither: the line goes through its centre.
    Line,
}

/// Where the nearest obstacle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RockSaid {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// The line goes through its centre.
    Line,
    /// Two are equally near, one on each side.
    Both,
    /// There is none on the table.
    None,
}

/// Of a bank and a turn, which one ends nearer to the object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NearerSaid {
    /// The bank.
    Bank,
    /// The turn.
    Turn,
    /// Both end at the same distance.
    Same,
}

/// How a maneuver ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landed {
    /// As the template says.
    Full,
    /// A ship stopped it.
    Bumped,
    /// It would leave the table.
    Edge,
}

/// Which full arc has more enemy ships; equal numbers go by the nearest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArcSaid {
    /// Ahead.
    Fore,
    /// Behind.
    Aft,
}

/// One answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Answer {
    /// Done; go on.
    Go,
    /// Where something is.
    Where {
        /// In which part of the picture.
        sector: Sector,
        /// Beyond range 3.
        far: bool,
    },
    /// The nearest ship that fits; several when they are equally near; none when nobody fits.
    Ships(Vec<Label>),
    /// On which side something lies.
    Side(SideSaid),
    /// Where the nearest obstacle lies.
    Rock(RockSaid),
    /// Which of two maneuvers ends nearer.
    Nearer(NearerSaid),
    /// How the maneuver went.
    Flown {
        /// How it ended.
        landed: Landed,
        /// Obstacles met on the way or at the end.
        met: Vec<ObstacleKind>,
    },
    /// The turns that face the ship most to the centre of the table.
    Turns(Vec<FleeTurn>),
    /// The places of a Tallon roll that fit best.
    Slots(Vec<Slot>),
    /// Yes or no.
    Yes(bool),
    /// The best places, by their numbers in the question.
    Places(Vec<u8>),
    /// The full arc to reinforce; none when there is no enemy ship.
    Arc(Option<ArcSaid>),
    /// A number.
    Count(u8),
    /// The attack range at which a ship is in arc; none when it is not.
    Range(Option<u8>),
    /// A damage card that was dealt face up.
    Card(DamageCard),
    /// What is left of an attack after its dice were modified.
    Hits {
        /// Hits.
        hits: u8,
        /// Critical hits.
        crits: u8,
    },
    /// The sides of a marker that are nearest; several when they are equally near.
    Exits(Vec<Exit>),
    /// The place where a ship would arrive is blocked.
    Blocked {
        /// So are all six.
        all: bool,
    },
    /// The ship left the table, by its own way.
    Left(Fate),
    /// Where a ship stands after its move, on a map.
    Stands {
        /// The place.
        pose: PlaceFile,
        /// A ship stopped it.
        bumped: bool,
    },
}
