//! Battles: the record of the one being fought, and its three segments.

mod begin;
mod damage;
mod outside;
mod power;
mod shot;
mod sums;
mod weapons;

pub(crate) use outside::Allowance;
pub use shot::LastShot;
pub use sums::{Answered, Sums};

use crate::card::CardName;
use crate::destiny::DestinyKind;
use crate::object::ObjId;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

/// The segments of a battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Segment {
    /// Weapons are fired, in turns.
    Weapons,
    /// Destinies are drawn.
    Power,
    /// Losses are taken.
    Damage,
    /// Nothing is left but what texts do at the end.
    End,
}

/// The battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: ObjId,
    /// Who initiated it.
    pub by: Seat,
    /// How far it is.
    pub segment: Segment,
    /// Whose turn it is to act.
    pub turn: Seat,
    /// How many have passed one after the other.
    pub passes: u8,
    /// How many times the loser's damage counts.
    pub times: u8,
    /// Battle destinies played cards have added.
    pub added: BySeat<u8>,
    /// The kind of destiny being drawn in the power segment.
    pub drawing: DestinyKind,
    /// Destinies of that kind each may still draw.
    pub draws: BySeat<u8>,
    /// Battle destinies each has drawn.
    pub drawn: BySeat<u8>,
    /// Their totals.
    pub destiny: BySeat<i16>,
    /// Totals of the destinies for power alone.
    pub power_destiny: BySeat<i16>,
    /// Totals of the destinies for attrition alone.
    pub attrition_destiny: BySeat<i16>,
    /// The first destinies of each, card by card.
    pub cards: BySeat<[Option<(DestinyKind, CardName, i16)>; 6]>,
    /// What responses have made of those.
    #[serde(default)]
    pub answered: Answered,
    /// Total power of each, once reckoned.
    pub power: BySeat<i16>,
    /// Battle damage each has still to take.
    pub damage: BySeat<i16>,
    /// Attrition against each at the beginning of the damage segment.
    pub attrition: BySeat<i16>,
    /// Attrition each has still to meet.
    pub unmet: BySeat<i16>,
}

impl Battle {
    /// What a player's destinies add to power.
    #[must_use]
    pub fn destined_power(&self, seat: Seat) -> i16 {
        self.destiny[seat] + self.power_destiny[seat]
    }

    /// What a player's destinies make of attrition against the other one (SW-BTL-08); without a draw there is none.
    pub(crate) fn destined_attrition(&self, seat: Seat) -> i16 {
        (self.destiny[seat] + self.attrition_destiny[seat]).max(0)
    }

    /// A player's total of this kind, to add to.
    pub(crate) fn total_of(&mut self, kind: DestinyKind, seat: Seat) -> &mut i16 {
        match kind {
            DestinyKind::Power => &mut self.power_destiny[seat],
            DestinyKind::Attrition => &mut self.attrition_destiny[seat],
            _ => &mut self.destiny[seat],
        }
    }
}
