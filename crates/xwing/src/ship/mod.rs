//! A ship of the match: its type, position, cards, tokens and damage.

pub(crate) mod placement;
pub(crate) mod printed_stats;

use crate::content::{ActionKind, DamageCard};
use crate::craft::{Object, Team, Tokens};
use crate::damage::deck::DealtCard;
use crate::geometry::Turret;
use crate::label::Label;
use crate::scenario::ShipRole;
use crate::ship::placement::Placement;
use contract::{ArrayVec, Seat};
use serde::{Deserialize, Serialize};

/// Both sides and every wave together.
pub const MAX_SHIPS: usize = 16;
pub(crate) const MAX_CARDS: usize = 8;
/// Cards dealt up to the hull value and beyond it.
pub(crate) const MAX_DAMAGE: usize = 32;

/// A ship's index in the list of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShipId(pub u8);

impl ShipId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The ship's bit in a set of ships.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << (self.0 as u16 % 16)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Status {
    /// It arrives with a later wave.
    #[default]
    Reserve,
    /// It arrives from hyperspace: its marker and side are about to be rolled, or were all blocked this round.
    Arriving,
    ToPlace,
    InPlay,
    Destroyed,
    Returned,
    /// Fled over any other edge.
    Fled,
}

/// An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EquippedCard {
    /// Index in the content.
    pub card: u16,
    pub charges: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own that lies beside the ship until the round ends"
)]
pub struct RoundMarks {
    /// The kinds of actions performed, one bit each.
    pub acted: u16,
    pub engaged: bool,
    pub bonus: bool,
    pub tractored: bool,
    /// It has tractored another ship with the action of its ability.
    pub tractors: bool,
    /// It was ionized when dials were set, so it has no dial.
    pub ionized: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ship {
    pub label: Label,
    /// Index of the ship type in the content.
    pub kind: u8,
    /// Index among the pilots of the ship type.
    pub pilot: Option<u8>,
    pub team: Team,
    /// `None`: flown by the solo system.
    pub seat: Option<Seat>,
    pub initiative: u8,
    /// Where it is in the course of the match.
    pub status: Status,
    pub at: Placement,
    pub cards: ArrayVec<EquippedCard, MAX_CARDS>,
    pub shields: u8,
    pub force: u8,
    /// In the order in which they were dealt.
    pub damage: ArrayVec<DealtCard, MAX_DAMAGE>,
    pub tokens: Tokens,
    pub lock: Option<Object>,
    pub turret: Option<Turret>,
    pub round: RoundMarks,
    /// The role of a solo ship in a scenario.
    pub role: Option<ShipRole>,
    /// It hunts a player ship.
    pub hunts: bool,
    /// It tries to leave by the corner that it has locked.
    pub escapes: bool,
}

impl Ship {
    #[must_use]
    pub fn is_in_play(&self) -> bool {
        self.status == Status::InPlay
    }

    /// Faceup damage cards.
    pub fn faceup(&self) -> impl Iterator<Item = DamageCard> + '_ {
        self.damage.iter().filter_map(|card| match card {
            DealtCard::Up(card) => Some(*card),
            DealtCard::Down(_) | DealtCard::Turned(_) => None,
        })
    }

    /// Whether it has such a faceup damage card.
    #[must_use]
    pub fn has_faceup(&self, card: DamageCard) -> bool {
        self.faceup().any(|other| other == card)
    }

    /// The number of faceup damage cards of a kind; each of them takes effect (XW-DMG-23).
    #[must_use]
    pub fn copies(&self, card: DamageCard) -> u8 {
        u8::try_from(self.faceup().filter(|other| *other == card).count()).unwrap_or(u8::MAX)
    }

    /// Whether the lock belongs to the scenario: it is never replaced, spent or broken (XW-SOLO-70).
    #[must_use]
    pub const fn lock_is_fixed(&self) -> bool {
        (self.hunts || self.escapes) && self.lock.is_some()
    }

    /// Turns one faceup card of a kind face down (XW-DMG-06). Returns false if there is none.
    pub fn repair(&mut self, card: DamageCard) -> bool {
        let found = self.damage.iter_mut().find(|damage| **damage == DealtCard::Up(card));
        found.map(|damage| *damage = DealtCard::Turned(card)).is_some()
    }

    #[must_use]
    pub fn has_acted(&self, kind: ActionKind) -> bool {
        self.round.acted & bit(kind) != 0
    }

    /// Marks an action as performed this round.
    pub fn mark_performed(&mut self, kind: ActionKind) {
        self.round.acted |= bit(kind);
    }
}

fn bit(kind: ActionKind) -> u16 {
    1 << (kind as u16)
}
