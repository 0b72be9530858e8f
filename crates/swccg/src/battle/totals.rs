//! The totals of a battle: power and destinies line by line, and the sums shown on its sheet.

use super::{Battle, Segment};
use crate::action::destiny_kind::DestinyKind;
use crate::numbers::Quantity;
use crate::numbers::breakdown::{Breakdown, Cause};
use crate::state::State;
use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// How responses changed each destiny that is recorded card by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ResponseChanges(pub(crate) BySeat<[i16; 6]>);

/// Kept only to explain numbers. No rule depends on it, so it is not part of the hash that logs keep.
impl Hash for ResponseChanges {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// One player's side of a battle. `cards`, `texts` and `gone` add up to power; power and `destined` add up to the
/// total.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BattleTotals {
    /// Power of the participants.
    pub cards: i16,
    /// What texts add to their total.
    pub texts: i16,
    /// What counted when power was computed and has left or changed since.
    pub gone: i16,
    /// Power before destinies.
    pub power: i16,
    /// What destinies add to power.
    pub destined: i16,
    pub total: i16,
    /// Ability that counts for battle destiny.
    pub ability: i16,
    /// Battle damage before any of it is taken.
    pub damage: i16,
}

impl Battle {
    /// Power before destinies as it was computed, once it has been.
    fn fixed_power(&self, seat: Seat) -> Option<i16> {
        match self.segment {
            Segment::Weapons | Segment::Power => None,
            Segment::Damage | Segment::End => Some(self.power[seat] - self.destined_power(seat)),
        }
    }
}

impl State {
    /// A player's totals in the current battle.
    #[must_use]
    pub fn battle_totals(&self, seat: Seat) -> Option<BattleTotals> {
        let battle = self.battle?;
        let mut cards = Breakdown::value_only();
        self.compute_participants(seat, battle.at, &mut cards);
        let now = self.quantity(Quantity::TotalPower(seat, battle.at));
        let power = self.quantity(Quantity::BattlePower(seat));
        let destined = battle.destined_power(seat);
        Some(BattleTotals {
            cards: cards.value,
            texts: now - cards.value,
            gone: power - now,
            power,
            destined,
            total: power + destined,
            ability: self.quantity(Quantity::TotalAbility(seat, battle.at)),
            damage: self.quantity(Quantity::Damage(seat)),
        })
    }

    /// SW-BTL-06: power stays as it was computed, whoever leaves the battle afterwards.
    pub(crate) fn compute_battle_power(&self, seat: Seat, breakdown: &mut Breakdown<'_>) {
        let Some(battle) = self.battle else { return };
        self.compute_total(seat, battle.at, breakdown);
        let gone = battle.fixed_power(seat).map_or(0, |settled| settled - breakdown.value);
        if gone != 0 {
            breakdown.plus(gone, Cause::Gone);
        }
    }

    /// The destinies of these kinds that a player has drawn for the battle: each card's number, its modifiers, and
    /// the effect of responses.
    pub(crate) fn compute_drawn_in_battle(
        &self,
        kinds: &[DestinyKind],
        seat: Seat,
        breakdown: &mut Breakdown<'_>,
    ) {
        let Some(mut battle) = self.battle else { return };
        let drawn_for = self.subject_for(battle.at, seat);
        for kind in kinds {
            let first = breakdown.value;
            let noted = battle.cards[seat].into_iter().zip(battle.answered.0[seat]);
            for ((of, card, value), answer) in noted.filter_map(|(noted, answer)| Some((noted?, answer))) {
                if of != *kind {
                    continue;
                }
                let before = breakdown.value;
                self.compute_number(of, card, drawn_for, breakdown);
                self.compute_answer(card, breakdown.value + answer, breakdown);
                // The card that modified it may have been forfeited since.
                let gone = before + value - breakdown.value;
                if gone != 0 {
                    breakdown.plus(gone, Cause::Gone);
                }
            }
            // Destinies beyond the recorded ones.
            let rest = *battle.total_of(*kind, seat) - (breakdown.value - first);
            if rest != 0 {
                breakdown.plus(rest, Cause::Rule(kind.rule()));
            }
        }
    }
}
