//! Battles: the record of the one being fought, and its three segments.

mod begin;
mod damage;
mod outside;
mod power;
mod weapons;

pub(crate) use outside::Allowance;

use crate::card::CardName;
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
    /// Battle destinies each may still draw.
    pub draws: BySeat<u8>,
    /// Battle destinies each has drawn.
    pub drawn: BySeat<u8>,
    /// The first of them, card by card.
    pub cards: BySeat<[Option<(CardName, i16)>; 6]>,
    /// Their totals.
    pub destiny: BySeat<i16>,
    /// Total power of each, once reckoned.
    pub power: BySeat<i16>,
    /// Battle damage each has still to take.
    pub damage: BySeat<i16>,
    /// Attrition against each at the beginning of the damage segment.
    pub attrition: BySeat<i16>,
    /// Attrition each has still to meet.
    pub unmet: BySeat<i16>,
}
