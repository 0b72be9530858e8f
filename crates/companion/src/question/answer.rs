//! What a person can answer about the physical table.

use crate::event::Fate;
use serde::{Deserialize, Serialize};
use xwing::content::DamageCard;
use xwing::geometry::{EndSlot, ObstacleKind, Side};
use xwing::label::Label;
use xwing::scenario::Exit;
use xwing::solo::Approach;
use xwing::solo::sight::FleeTurn;
use xwing::table_position::file::PoseSpec;

/// The areas around a ship. Left and right are decided by the center of the object that is seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sector {
    /// The strip straight ahead.
    Bullseye,
    /// In the front arc, left of the center line.
    FrontLeft,
    /// In the front arc, right of the center line.
    FrontRight,
    /// In a side arc, left of the center line.
    Left,
    /// In a side arc, right of the center line.
    Right,
    Rear,
}

impl Sector {
    /// Every sector, in the printed order of arcs.
    pub const ALL: [Sector; 6] =
        [Sector::Bullseye, Sector::FrontLeft, Sector::FrontRight, Sector::Left, Sector::Right, Sector::Rear];

    #[must_use]
    pub const fn arc(self) -> Approach {
        match self {
            Sector::Bullseye => Approach::Bullseye,
            Sector::FrontLeft | Sector::FrontRight => Approach::Front,
            Sector::Left | Sector::Right => Approach::Side,
            Sector::Rear => Approach::Rear,
        }
    }

    /// The side that the sector implies by itself.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Sector::FrontLeft | Sector::Left => Some(Side::Left),
            Sector::FrontRight | Sector::Right => Some(Side::Right),
            Sector::Bullseye | Sector::Rear => None,
        }
    }
}

/// Left, right, or exactly on the center line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SideAnswer {
    Left,
    Right,
    /// Neither: the center line passes through the object's center.
    Line,
}

/// Where the nearest obstacle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ObstacleAnswer {
    Left,
    Right,
    /// The center line passes through its center.
    Line,
    /// Two are equally near, one on each side.
    Both,
    /// There is no obstacle on the table.
    None,
}

/// Which of a bank and a turn ends nearer to the object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NearerAnswer {
    Bank,
    Turn,
    /// Both end at the same distance.
    Same,
}

/// How a maneuver ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ManeuverEnd {
    /// The ship reached the end of the template.
    Full,
    /// The ship overlapped another ship.
    Bumped,
    /// The ship would leave the table.
    Edge,
}

/// Which full arc contains more enemy ships; a tie is broken by the nearest ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ArcAnswer {
    Fore,
    Aft,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// Done; continue.
    Go,
    /// Where something is.
    Where {
        sector: Sector,
        /// Beyond range 3.
        far: bool,
    },
    /// The nearest matching ship; several if they are equally near; empty if there is none.
    Ships(Vec<Label>),
    /// The side on which an object is.
    Side(SideAnswer),
    /// Where the nearest obstacle is.
    Rock(ObstacleAnswer),
    /// Which of two maneuvers ends nearer.
    Nearer(NearerAnswer),
    /// How the maneuver went.
    Flown {
        landed: ManeuverEnd,
        /// Obstacles that the ship moved through or onto.
        met: Vec<ObstacleKind>,
    },
    /// The turns after which the ship faces most directly toward the center of the table.
    Turns(Vec<FleeTurn>),
    /// The best positions at the end of a Tallon roll.
    Slots(Vec<EndSlot>),
    Yes(bool),
    /// The best places, as indices into the question's list.
    Places(Vec<u8>),
    /// The full arc to reinforce; `None` if there is no enemy ship.
    Arc(Option<ArcAnswer>),
    Count(u8),
    /// The attack range at which a ship is in arc; `None` if it is not in arc.
    Range(Option<u8>),
    /// A damage card that was dealt face up.
    Card(DamageCard),
    /// The results left of an attack after its dice were modified.
    Hits {
        hits: u8,
        crits: u8,
    },
    /// The sides of a marker that are nearest; several if they are equally near.
    Exits(Vec<Exit>),
    /// The place where a ship would arrive is blocked.
    Blocked {
        /// All six places are blocked.
        all: bool,
    },
    /// The ship left the table.
    Left(Fate),
    /// Where a ship is after its move, on a map.
    Stands {
        pose: PoseSpec,
        /// The ship overlapped another ship.
        bumped: bool,
    },
}
