//! Attack dice, defense dice, and attack dice outside of attacks.

use crate::chance::Draw;
use crate::choice::Chance;
use crate::combat::damage_card::{CardDieEffect, card_die_effect};
use crate::dice::roll::{AttackRoll, DefenseRoll};
use crate::event::{Event, RollReason, Token};
use crate::question::ModifyStep;
use crate::rules::damage as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, RuleStep, State};
use contract::{EventSink, Viewers};
use serde::{Deserialize, Serialize};

/// Attack dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollAttack {
    pub dice: u8,
    /// It is a reroll.
    pub again: bool,
}

impl Draw for RollAttack {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        attack_rolls(self.dice, out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (RollAttack { again, .. }, Chance::Reds(roll)) = (self, chance) else { return };
        let reds = &mut state.public.attack.reds;
        if again {
            reds.fixed = reds.fixed.plus(roll);
        } else {
            reds.fresh = roll;
        }
        out.emit(Viewers::ALL, || Event::AttackRolled { roll, again });
        let attacker = state.public.attack.attacker;
        if again && state.public.ship(attacker).seat.is_some() {
            state.ask_modification(attacker, ModifyStep::AttackDice, out);
        }
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

/// Defense dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollDefense {
    pub dice: u8,
    /// It is a reroll.
    pub again: bool,
}

impl Draw for RollDefense {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        out.extend(DefenseRoll::rolls(self.dice).map(|(roll, weight)| (Chance::Greens(roll), weight)));
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (RollDefense { again, .. }, Chance::Greens(roll)) = (self, chance) else { return };
        let greens = &mut state.public.attack.greens;
        if again {
            greens.fixed = greens.fixed.plus(roll);
        } else {
            greens.fresh = roll;
        }
        out.emit(Viewers::ALL, || Event::DefenseRolled { dice: roll.dice(), roll, again });
        let defender = state.public.attack.defender;
        if again && state.public.ship(defender).seat.is_some() {
            state.ask_modification(defender, ModifyStep::DefenseDice, out);
        }
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

/// Attack dice rolled for a ship outside of attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Die {
    pub ship: ShipId,
    pub why: RollReason,
    pub dice: u8,
}

impl Draw for Die {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        attack_rolls(self.dice, out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (Die { ship, why, .. }, Chance::Reds(roll)) = (self, chance) else { return };
        let face = roll.face();
        match why {
            RollReason::Obstacle(obstacle) => state.obstacle_rolled(ship, obstacle, face, out),
            RollReason::Device(place) => state.blast_rolled(ship, place, roll, out),
            RollReason::Card(card) => {
                out.emit(Viewers::ALL, || Event::Rolled { ship, why, face });
                match card_die_effect(card, face) {
                    CardDieEffect::Nothing => {}
                    CardDieEffect::Hit => state.public.push(RuleStep::Suffer(ship, 1, 0)),
                    CardDieEffect::Stress => state.gain(ship, Token::Stress, 1, rules::WOUNDED, out),
                }
            }
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.ship)
    }
}

/// Adds every roll of this many attack dice.
pub(super) fn attack_rolls(dice: u8, out: &mut Vec<(Chance, u32)>) {
    out.extend(AttackRoll::rolls(dice).map(|(roll, weight)| (Chance::Reds(roll), weight)));
}
