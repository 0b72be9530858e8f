//! A ship of the match: what it is, where it stands and what it carries.

use super::deck::Damage;
use super::place::At;
use crate::content::{ActionKind, DamageCard};
use crate::craft::{Object, Team, Tokens};
use crate::geometry::Turret;
use crate::label::Label;
use crate::scenario::Kind;
use serde::{Deserialize, Serialize};
use table::{List, Seat};

/// The most ships of a match, both sides and every wave together.
pub const MOST_SHIPS: usize = 16;
/// The most upgrade cards of a ship.
pub(super) const MOST_CARDS: usize = 8;
/// The most damage cards a ship is dealt: hull, and what is dealt beyond it.
pub(super) const MOST_DAMAGE: usize = 32;

/// A ship's place in the list of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ShipId(pub u8);

impl ShipId {
    /// The place as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// One bit for each ship.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << (self.0 as u16 % 16)
    }
}

/// Where a ship is in the course of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It comes with a later wave.
    #[default]
    Reserve,
    /// It comes out of hyperspace: its marker and side are rolled, or were all blocked in this round.
    Arriving,
    /// Its owner has yet to place it.
    ToPlace,
    /// On the table.
    InPlay,
    /// Destroyed.
    Destroyed,
    /// Fled over the player edge.
    Returned,
    /// Fled over another edge.
    Fled,
}

/// An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fit {
    /// The card's place in the content.
    pub card: u16,
    /// Active charges.
    pub charges: u8,
}

/// What happened to a ship in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own that lies beside the ship until the round ends"
)]
pub struct Round {
    /// Actions performed, one bit each.
    pub acted: u16,
    /// It has engaged.
    pub engaged: bool,
    /// It has made its bonus attack.
    pub bonus: bool,
    /// It became tractored.
    pub tractored: bool,
    /// It has tractored another one by the action of its ability.
    pub tractors: bool,
    /// It was ionized when dials were set: it has none.
    pub ionized: bool,
}

/// A ship of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Its name on the table.
    pub label: Label,
    /// The ship type's place in the content.
    pub kind: u8,
    /// The pilot's place among the pilots of the ship type, for pilots without a limit.
    pub pilot: Option<u8>,
    /// Which side.
    pub team: Team,
    /// Who flies it; nobody: the solo system.
    pub seat: Option<Seat>,
    /// Initiative.
    pub initiative: u8,
    /// Where it is in the course of the match.
    pub status: Status,
    /// Where it stands.
    pub at: At,
    /// Equipped cards.
    pub cards: List<Fit, MOST_CARDS>,
    /// Active shields.
    pub shields: u8,
    /// Active Force.
    pub force: u8,
    /// Damage cards, in the order in which they were dealt.
    pub damage: List<Damage, MOST_DAMAGE>,
    /// Tokens.
    pub tokens: Tokens,
    /// What it has locked.
    pub lock: Option<Object>,
    /// Where its turret points.
    pub turret: Option<Turret>,
    /// This round.
    pub round: Round,
    /// What a solo ship was brought for, in a scenario.
    pub role: Option<Kind>,
    /// It hunts a player ship.
    pub hunts: bool,
    /// It wants to leave by the corner that it has locked.
    pub escapes: bool,
}

impl Ship {
    /// On the table.
    #[must_use]
    pub fn is_in_play(&self) -> bool {
        self.status == Status::InPlay
    }

    /// Damage cards that lie face up.
    pub fn faceup(&self) -> impl Iterator<Item = DamageCard> + '_ {
        self.damage.iter().filter_map(|card| match card {
            Damage::Up(card) => Some(*card),
            Damage::Down(_) | Damage::Turned(_) => None,
        })
    }

    /// Whether a damage card lies face up.
    #[must_use]
    pub fn suffers(&self, card: DamageCard) -> bool {
        self.faceup().any(|other| other == card)
    }

    /// How many damage cards of a kind lie face up: each of them works (XW-DMG-23).
    #[must_use]
    pub fn copies(&self, card: DamageCard) -> u8 {
        u8::try_from(self.faceup().filter(|other| *other == card).count()).unwrap_or(u8::MAX)
    }

    /// The lock belongs to the scenario: it is never replaced, spent or broken (XW-SOLO-70).
    #[must_use]
    pub const fn lock_is_fixed(&self) -> bool {
        (self.hunts || self.escapes) && self.lock.is_some()
    }

    /// Turns one faceup card of a kind down (XW-DMG-06); false when there is none.
    pub fn repair(&mut self, card: DamageCard) -> bool {
        let found = self.damage.iter_mut().find(|damage| **damage == Damage::Up(card));
        found.map(|damage| *damage = Damage::Turned(card)).is_some()
    }

    /// Whether an action was performed in this round.
    #[must_use]
    pub fn has_acted(&self, kind: ActionKind) -> bool {
        self.round.acted & bit(kind) != 0
    }

    /// Notes an action.
    pub fn note(&mut self, kind: ActionKind) {
        self.round.acted |= bit(kind);
    }
}

/// One bit for each action.
fn bit(kind: ActionKind) -> u16 {
    1 << (kind as u16)
}
