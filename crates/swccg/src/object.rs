//! Cards on the table: where each lies and what has happened to it this turn.

use crate::card::{CardId, CardName};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The most cards that can be on the table: two decks and room to spare.
pub const MOST: usize = 128;

/// A card on the table. Numbers are given on arrival and used again after the card has left: everybody sees them, so
/// they tell nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ObjId(pub u8);

impl ObjId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A seat aboard a starship or vehicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Pilots or drives.
    #[default]
    Pilot,
    /// Rides along.
    Passenger,
    /// Sits in the socket of a starfighter.
    Astromech,
    /// A vehicle in the cargo bay.
    Cargo,
    /// A starfighter in the bay.
    Bay,
}

impl Role {
    /// Every seat.
    pub const ALL: [Role; 5] = [Role::Pilot, Role::Passenger, Role::Astromech, Role::Cargo, Role::Bay];
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Nowhere: this number is free.
    #[default]
    Free,
    /// A location in the row.
    Row,
    /// A location under the other player's version of it; another card set aside under the card that did so.
    Under(ObjId),
    /// At a location.
    At(ObjId),
    /// Aboard a starship or vehicle.
    Aboard(ObjId, Role),
    /// Attached to a card.
    On(ObjId),
}

/// What has happened to a card lately; a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Marks(u32);

impl Marks {
    /// Nothing.
    pub const NONE: Marks = Marks(0);
    /// Made its regular move this turn.
    pub const MOVED: Marks = Marks(1);
    /// Changed its seat this phase.
    pub const SEATED: Marks = Marks(1 << 1);
    /// A location: a battle was here this turn. A card: it was in one.
    pub const BATTLED: Marks = Marks(1 << 2);
    /// A location: a Force drain was here this turn. A card: it stands by, having drained elsewhere.
    pub const DRAINED: Marks = Marks(1 << 3);
    /// Used its weapon this turn; a weapon: was used.
    pub const ARMED: Marks = Marks(1 << 4);
    /// A weapon: fired in this battle.
    pub const FIRED: Marks = Marks(1 << 5);
    /// Takes part in the battle.
    pub const FIGHTS: Marks = Marks(1 << 6);
    /// Hit: to be forfeited.
    pub const HIT: Marks = Marks(1 << 7);
    /// Its forfeit value is nought.
    pub const WORTHLESS: Marks = Marks(1 << 8);
    /// Comes along in the docking bay transit being gathered.
    pub const TRANSIT: Marks = Marks(1 << 9);
    /// May neither battle nor move this turn.
    pub const BARRED: Marks = Marks(1 << 10);
    /// Struck by an ion weapon: no armour, manoeuvre or hyperspeed any more.
    pub const ION: Marks = Marks(1 << 11);
    /// A captive: no part in anything.
    pub const CAPTIVE: Marks = Marks(1 << 12);
    /// Has done this turn what its text lets it do once.
    pub const ACTED: Marks = Marks(1 << 13);
    /// Has answered what is being responded to.
    pub const ANSWERED: Marks = Marks(1 << 14);
    /// Took part in a Force drain this turn.
    pub const DRAINER: Marks = Marks(1 << 15);
    /// Uses of a text in this battle are counted in these two bits.
    const USES: u32 = 16;
    /// Which of several texts was chosen, from one, in these two bits.
    const MODE: u32 = 18;
    /// Weapons used this turn are counted in these two bits.
    const WEAPONS: u32 = 20;
    /// Devices used this turn are counted in these two bits.
    const DEVICES: u32 = 22;
    /// Immune to the attrition of this battle.
    pub const SPARED: Marks = Marks(1 << 24);
    /// Struck by an ion weapon: no power any more.
    pub const DEAD: Marks = Marks(1 << 25);
    /// Its text of the beginning of the turn is still to work.
    pub const DUE: Marks = Marks(1 << 26);
    /// Saved by a text when it was about to be lost.
    pub const SAVED: Marks = Marks(1 << 27);
    /// A weapon or device: taken by whoever bears it now, not deployed there or handed on.
    pub const TAKEN: Marks = Marks(1 << 28);
    /// What outlasts the turn.
    pub const LASTING: Marks =
        Marks(Marks::ION.0 | Marks::DEAD.0 | Marks::CAPTIVE.0 | Marks::TAKEN.0 | 3 << Marks::MODE);
    /// What ends with a battle.
    pub const OF_BATTLE: Marks = Marks(
        Marks::FIRED.0
            | Marks::FIGHTS.0
            | Marks::HIT.0
            | Marks::WORTHLESS.0
            | Marks::SPARED.0
            | Marks::SAVED.0
            | 3 << Marks::USES,
    );

    /// How often a text was used in this battle.
    #[must_use]
    pub const fn uses(self) -> u8 {
        (self.0 >> Marks::USES & 3) as u8
    }

    /// Used once more in this battle.
    #[must_use]
    pub const fn used_once_more(self) -> Marks {
        if self.uses() == 3 { self } else { Marks(self.0 + (1 << Marks::USES)) }
    }

    /// How many weapons it used this turn, up to three.
    #[must_use]
    pub const fn weapons(self) -> u8 {
        (self.0 >> Marks::WEAPONS & 3) as u8
    }

    /// How many devices it used this turn, up to three.
    #[must_use]
    pub const fn devices(self) -> u8 {
        (self.0 >> Marks::DEVICES & 3) as u8
    }

    /// Used one weapon more.
    #[must_use]
    pub const fn with_weapon(self) -> Marks {
        let armed = self.with(Marks::ARMED);
        if self.weapons() == 3 { armed } else { Marks(armed.0 + (1 << Marks::WEAPONS)) }
    }

    /// Used one device more.
    #[must_use]
    pub const fn with_device(self) -> Marks {
        if self.devices() == 3 { self } else { Marks(self.0 + (1 << Marks::DEVICES)) }
    }

    /// Which of several texts was chosen; nought if none was.
    #[must_use]
    pub const fn mode(self) -> u8 {
        (self.0 >> Marks::MODE & 3) as u8
    }

    /// With this text chosen.
    #[must_use]
    pub const fn with_mode(self, mode: u8) -> Marks {
        Marks(self.0 & !(3 << Marks::MODE) | (mode as u32 & 3) << Marks::MODE)
    }

    /// Whether all of these are set.
    #[must_use]
    pub const fn has(self, marks: Marks) -> bool {
        self.0 & marks.0 == marks.0
    }

    /// With these too.
    #[must_use]
    pub const fn with(self, marks: Marks) -> Marks {
        Marks(self.0 | marks.0)
    }

    /// Those of them that are in the other set too.
    #[must_use]
    pub const fn both(self, marks: Marks) -> Marks {
        Marks(self.0 & marks.0)
    }

    /// Without these.
    #[must_use]
    pub const fn without(self, marks: Marks) -> Marks {
        Marks(self.0 & !marks.0)
    }
}

/// One card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Obj {
    pub(crate) card: CardId,
    pub(crate) owner: Seat,
    pub(crate) place: Place,
    pub(crate) marks: Marks,
    /// What it aims at for as long as it lies on the table.
    pub(crate) aim: Option<ObjId>,
}

/// A card on the table, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Its number.
    pub id: ObjId,
    /// Which card it is.
    pub card: CardName,
    /// Whose it is now.
    pub owner: Seat,
    /// Where it lies.
    pub place: Place,
    /// What has happened to it.
    pub marks: Marks,
    /// What it aims at for as long as it lies on the table.
    #[serde(default)]
    pub aim: Option<ObjId>,
}
