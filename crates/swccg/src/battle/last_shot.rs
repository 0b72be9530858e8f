//! The latest shot, kept while its numbers can be asked about: the destinies drawn for it, its bonuses, and the
//! number it must exceed.

use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{DestinyStage, Frame};
use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use crate::numbers::Quantity;
use crate::numbers::breakdown::{Breakdown, Cause};
use crate::rules;
use crate::state::State;
use contract::Seat;
use serde::{Deserialize, Serialize};

/// Destinies of a shot that are recorded card by card.
const MAX_DESTINIES: usize = 4;

/// A shot of the current battle or action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LastShot {
    pub weapon: ObjId,
    pub target: ObjId,
    /// The weapon destinies drawn for it, each including its modifiers.
    pub drawn: [Option<(CardName, i16)>; MAX_DESTINIES],
    pub total: i16,
    /// What the weapon's own text adds.
    pub bonus: i16,
    /// The defense value it was compared with, once it has been.
    #[serde(rename = "defence")]
    pub defense: Option<i16>,
    /// In a contest, the destiny of the target's player.
    #[serde(default)]
    pub against: Option<i16>,
    /// Extra Force paid for it.
    #[serde(default)]
    pub raised: u8,
}

impl LastShot {
    pub(crate) const fn new(weapon: ObjId, target: ObjId, bonus: i16) -> LastShot {
        LastShot {
            weapon,
            target,
            drawn: [None; MAX_DESTINIES],
            total: 0,
            bonus,
            defense: None,
            against: None,
            raised: 0,
        }
    }
}

impl State {
    /// Adds a weapon destiny to the current shot.
    pub(crate) fn record_shot(&mut self, card: CardName, value: i16) {
        if let Some(shot) = &mut self.shot {
            shot.total += value;
            if let Some(free) = shot.drawn.iter_mut().find(|free| free.is_none()) {
                *free = Some((card, value));
            }
        }
    }

    /// Outside a battle a finished shot is not kept.
    pub(crate) fn forget_shot(&mut self) {
        self.shot = self.shot.filter(|_| self.battle.is_some());
    }

    /// The weapon destiny that can be responded to and does not count yet.
    fn open_weapon_destiny(&self) -> Option<(CardName, i16)> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Destiny { kind: DestinyKind::Weapon, stage: DestinyStage::Drawn(card, value), .. } => {
                Some((*card, *value))
            }
            _ => None,
        })
    }

    /// SW-WPN-03, SW-WPN-04: each destiny with its modifiers, then the bonus of the weapon.
    pub(crate) fn compute_shot(&self, breakdown: &mut Breakdown<'_>) {
        let Some(shot) = self.shot else { return };
        let by = self.obj(shot.weapon).map_or(self.active, |obj| obj.owner);
        for (card, value) in shot.drawn.into_iter().flatten().chain(self.open_weapon_destiny()) {
            let before = breakdown.value;
            self.compute_number(DestinyKind::Weapon, card, self.firing(by, shot.weapon), breakdown);
            self.compute_answer(card, before + value, breakdown);
        }
        let open = self.open_weapon_destiny().map_or(0, |(_, value)| value);
        let rest = shot.total + open - breakdown.value;
        if rest != 0 {
            breakdown.plus(rest, Cause::Rule(rules::WEAPON_DESTINY));
        }
        if shot.bonus != 0 {
            let name = self.printed(shot.weapon).map(|card| card.name);
            let by = name.map_or(Cause::Rule(rules::FIRE), |name| Cause::Text(shot.weapon, name));
            breakdown.plus(shot.bonus, by);
        }
    }

    /// SW-BTL-06, SW-BTL-07, SW-BTL-12: a player's battle damage: the opponent's total minus the player's own, times
    /// the multiplier. Before the damage segment, what it would be at present.
    pub(crate) fn compute_damage(&self, seat: Seat, breakdown: &mut Breakdown<'_>) {
        let Some(battle) = self.battle else { return };
        let total = |seat: Seat| match battle.segment {
            super::Segment::Weapons | super::Segment::Power => {
                self.quantity(Quantity::TotalPower(seat, battle.at)) + battle.destined_power(seat)
            }
            super::Segment::Damage | super::Segment::End => battle.power[seat],
        };
        breakdown.plus(total(seat.other()), Cause::Total(seat.other()));
        breakdown.plus(-total(seat), Cause::Total(seat));
        breakdown.floor(rules::WINNER);
        if battle.times > 1 && breakdown.value > 0 {
            breakdown
                .step(crate::numbers::breakdown::Adjustment::Times(battle.times), Cause::Rule(rules::TIMES));
        }
        // SW-FRC-04: battle damage is a loss of Force too.
        let halved = self.halved_loss(seat, breakdown.value);
        if halved != breakdown.value {
            breakdown.step(crate::numbers::breakdown::Adjustment::Is(halved), Cause::Rule(rules::HALVE));
        }
    }
}
