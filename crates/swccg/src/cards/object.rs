//! Cards on the table: where each one is and what has happened to it this turn.

use crate::cards::card::{CardId, CardName};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// Maximum number of cards on the table: two decks and some spare room.
pub const MAX_OBJECTS: usize = 128;

/// A card on the table. Ids are assigned on arrival and reused after the card has left; everybody sees this, so ids
/// reveal nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ObjId(pub u8);

impl ObjId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A seat aboard a starship or vehicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// A pilot or driver.
    #[default]
    Pilot,
    Passenger,
    /// In the astromech seat of a starfighter.
    Astromech,
    /// A vehicle in the cargo bay.
    Cargo,
    /// A starfighter in the bay.
    Bay,
}

impl Role {
    pub const ALL: [Role; 5] = [Role::Pilot, Role::Passenger, Role::Astromech, Role::Cargo, Role::Bay];
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// This id is not in use.
    #[default]
    Free,
    /// A location in the row.
    Row,
    /// A location under the other player's version of it, or a card set aside under the card that did so.
    Under(ObjId),
    At(ObjId),
    Aboard(ObjId, Role),
    On(ObjId),
    /// Beside the locations, on its player's side of the table.
    Table,
}

/// Recent history of a card, as a set of flags.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Marks(u32);

impl Marks {
    pub const NONE: Marks = Marks(0);
    /// Made its regular move this turn.
    pub const MOVED: Marks = Marks(1);
    /// Embarked, disembarked or was transferred this phase.
    pub const SEATED: Marks = Marks(1 << 1);
    /// A location: a battle took place here this turn. A card: it took part in one.
    pub const BATTLED: Marks = Marks(1 << 2);
    /// A location: a Force drain took place here this turn. A card: it does not add to drains here, having drained
    /// elsewhere.
    pub const DRAINED: Marks = Marks(1 << 3);
    /// A card: used a weapon this turn. A weapon: was used.
    pub const ARMED: Marks = Marks(1 << 4);
    /// A weapon: fired in this battle.
    pub const FIRED: Marks = Marks(1 << 5);
    /// Takes part in the battle.
    pub const FIGHTS: Marks = Marks(1 << 6);
    /// Hit, and must be forfeited.
    pub const HIT: Marks = Marks(1 << 7);
    /// Its forfeit value is zero.
    pub const WORTHLESS: Marks = Marks(1 << 8);
    /// Belongs to the group gathered for a transit.
    pub const TRANSIT: Marks = Marks(1 << 9);
    /// May neither battle nor move this turn.
    pub const BARRED: Marks = Marks(1 << 10);
    /// Hit by an ion weapon: armor, maneuver and hyperspeed are zero.
    pub const ION: Marks = Marks(1 << 11);
    /// A captive, which takes part in nothing.
    pub const CAPTIVE: Marks = Marks(1 << 12);
    /// Has used its once-per-turn text this turn.
    pub const ACTED: Marks = Marks(1 << 13);
    /// Has responded to the current moment.
    pub const ANSWERED: Marks = Marks(1 << 14);
    /// Took part in a Force drain this turn.
    pub const DRAINER: Marks = Marks(1 << 15);
    /// Bit offset of the two-bit count of uses of its text in this battle.
    const USES: u32 = 16;
    /// Bit offset of the two-bit number of the chosen text, counted from 1.
    const MODE: u32 = 18;
    /// Bit offset of the two-bit count of weapons used this turn.
    const WEAPONS: u32 = 20;
    /// Bit offset of the two-bit count of devices used this turn.
    const DEVICES: u32 = 22;
    /// Immune to the attrition of this battle.
    pub const SPARED: Marks = Marks(1 << 24);
    /// Hit by an ion weapon: power is zero.
    pub const DEAD: Marks = Marks(1 << 25);
    /// Its start-of-turn text has not taken effect yet.
    pub const DUE: Marks = Marks(1 << 26);
    /// Saved by a text when it was about to be lost.
    pub const SAVED: Marks = Marks(1 << 27);
    /// A weapon or device that was stolen by its current carrier, not deployed or transferred there.
    pub const TAKEN: Marks = Marks(1 << 28);
    /// Moved by landspeed this turn.
    pub const WALKED: Marks = Marks(1 << 29);
    /// Has just arrived at a location, where texts may take effect on it.
    pub const ARRIVED: Marks = Marks(1 << 30);
    /// Has used its once-per-match text.
    pub const SPENT: Marks = Marks(1 << 31);
    /// Flags that last beyond the turn.
    pub const LASTING: Marks = Marks(
        Marks::ION.0 | Marks::DEAD.0 | Marks::CAPTIVE.0 | Marks::TAKEN.0 | Marks::SPENT.0 | 3 << Marks::MODE,
    );
    /// Flags that end with a battle.
    pub const OF_BATTLE: Marks = Marks(
        Marks::FIRED.0
            | Marks::FIGHTS.0
            | Marks::HIT.0
            | Marks::WORTHLESS.0
            | Marks::SPARED.0
            | Marks::SAVED.0
            | 3 << Marks::USES,
    );

    /// How often its text was used in this battle.
    #[must_use]
    pub const fn uses(self) -> u8 {
        (self.0 >> Marks::USES & 3) as u8
    }

    #[must_use]
    pub const fn used_once_more(self) -> Marks {
        if self.uses() == 3 { self } else { Marks(self.0 + (1 << Marks::USES)) }
    }

    /// Number of weapons it used this turn, at most 3.
    #[must_use]
    pub const fn weapons(self) -> u8 {
        (self.0 >> Marks::WEAPONS & 3) as u8
    }

    /// Number of devices it used this turn, at most 3.
    #[must_use]
    pub const fn devices(self) -> u8 {
        (self.0 >> Marks::DEVICES & 3) as u8
    }

    #[must_use]
    pub const fn with_weapon(self) -> Marks {
        let armed = self.with(Marks::ARMED);
        if self.weapons() == 3 { armed } else { Marks(armed.0 + (1 << Marks::WEAPONS)) }
    }

    #[must_use]
    pub const fn with_device(self) -> Marks {
        if self.devices() == 3 { self } else { Marks(self.0 + (1 << Marks::DEVICES)) }
    }

    /// The number of the chosen text; zero if none was chosen.
    #[must_use]
    pub const fn mode(self) -> u8 {
        (self.0 >> Marks::MODE & 3) as u8
    }

    #[must_use]
    pub const fn with_mode(self, mode: u8) -> Marks {
        Marks(self.0 & !(3 << Marks::MODE) | (mode as u32 & 3) << Marks::MODE)
    }

    /// Whether all of these are set.
    #[must_use]
    pub const fn has(self, marks: Marks) -> bool {
        self.0 & marks.0 == marks.0
    }

    #[must_use]
    pub const fn with(self, marks: Marks) -> Marks {
        Marks(self.0 | marks.0)
    }

    /// The intersection.
    #[must_use]
    pub const fn both(self, marks: Marks) -> Marks {
        Marks(self.0 & marks.0)
    }

    #[must_use]
    pub const fn without(self, marks: Marks) -> Marks {
        Marks(self.0 & !marks.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Obj {
    pub(crate) card: CardId,
    pub(crate) owner: Seat,
    pub(crate) place: Place,
    pub(crate) marks: Marks,
    /// The target it was given when it was deployed.
    pub(crate) aim: Option<ObjId>,
}

/// A card on the table, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableCard {
    pub id: ObjId,
    pub card: CardName,
    /// The current owner.
    pub owner: Seat,
    pub place: Place,
    pub marks: Marks,
    /// The target it was given when it was deployed.
    #[serde(default)]
    pub aim: Option<ObjId>,
}
