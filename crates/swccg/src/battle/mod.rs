//! Battles: the record of the current battle, and its three segments.

mod begin;
mod creature;
mod damage;
mod last_shot;
mod outside_fire;
mod power;
mod totals;
mod weapons;

pub use last_shot::LastShot;
pub(crate) use outside_fire::FirePermission;
pub use totals::{BattleTotals, ResponseChanges};

use crate::action::destiny_kind::DestinyKind;
use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Segment {
    /// Players take turns firing weapons.
    Weapons,
    Power,
    /// Players take battle damage and attrition.
    Damage,
    /// Only texts that work at the end of a battle are left.
    End,
}

/// The current battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Battle {
    pub at: ObjId,
    /// Who initiated it.
    pub by: Seat,
    pub segment: Segment,
    /// Whose turn it is to act.
    pub turn: Seat,
    /// Number of consecutive passes.
    pub passes: u8,
    /// Multiplier of the loser's battle damage.
    pub times: u8,
    /// Extra battle destinies from played cards.
    pub added: BySeat<u8>,
    /// The kind of destiny being drawn in the power segment.
    pub drawing: DestinyKind,
    /// Destinies of that kind each player may still draw.
    pub draws: BySeat<u8>,
    /// Battle destinies each player has drawn.
    pub drawn: BySeat<u8>,
    /// Total battle destiny of each player.
    pub destiny: BySeat<i16>,
    /// Total destiny to power only of each player.
    pub power_destiny: BySeat<i16>,
    /// Total destiny to attrition only of each player.
    pub attrition_destiny: BySeat<i16>,
    /// The first destinies of each player, card by card.
    pub cards: BySeat<[Option<(DestinyKind, CardName, i16)>; 6]>,
    /// How responses changed those destinies.
    #[serde(default)]
    pub answered: ResponseChanges,
    /// Total power of each player, once computed.
    pub power: BySeat<i16>,
    /// Battle damage each player has still to take.
    pub damage: BySeat<i16>,
    /// Attrition against each player at the beginning of the damage segment.
    pub attrition: BySeat<i16>,
    /// Attrition each player has still to meet.
    pub unmet: BySeat<i16>,
    /// Whose total battle destiny is zero.
    #[serde(default)]
    pub voided: BySeat<bool>,
}

impl Battle {
    /// What a player's destinies add to power.
    #[must_use]
    pub fn destined_power(&self, seat: Seat) -> i16 {
        self.destiny[seat] + self.power_destiny[seat]
    }

    /// Attrition from a player's destinies against the opponent (SW-BTL-08); zero without a draw.
    pub(crate) fn destined_attrition(&self, seat: Seat) -> i16 {
        (self.destiny[seat] + self.attrition_destiny[seat]).max(0)
    }

    /// A player's running total of this kind of destiny.
    pub(crate) fn total_of(&mut self, kind: DestinyKind, seat: Seat) -> &mut i16 {
        match kind {
            DestinyKind::Power => &mut self.power_destiny[seat],
            DestinyKind::Attrition => &mut self.attrition_destiny[seat],
            _ => &mut self.destiny[seat],
        }
    }
}
