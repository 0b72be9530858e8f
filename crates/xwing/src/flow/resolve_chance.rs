//! Applies chance outcomes.

use crate::choice::Chance;
use crate::combat::damage_card::{CardDieEffect, card_die_effect};
use crate::dice::roll::AttackRoll;
use crate::event::{Event, RollReason, Token};
use crate::flow::pending::{ModifyStep, Pending};
use crate::flow::step::RuleStep;
use crate::rules::damage as damage_rules;
use crate::ship::ShipId;
use crate::state::State;
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn resolve_chance(&mut self, chance: Chance, out: &mut EventSink<'_, Event>) {
        let open = std::mem::take(&mut self.public.open);
        match (open, chance) {
            (Pending::RollAttack { again, .. }, Chance::Reds(roll)) => {
                self.attack_rolled(roll, again, out);
                let attacker = self.public.attack.attacker;
                if again && self.public.ship(attacker).seat.is_some() {
                    self.ask_modification(attacker, ModifyStep::AttackDice, out);
                }
            }
            (Pending::RollDefense { again, .. }, Chance::Greens(roll)) => {
                self.defense_rolled(roll, again, out);
                let defender = self.public.attack.defender;
                if again && self.public.ship(defender).seat.is_some() {
                    self.ask_modification(defender, ModifyStep::DefenseDice, out);
                }
            }
            (Pending::Die { ship, why, .. }, Chance::Reds(roll)) => self.resolve_die(ship, why, roll, out),
            (Pending::Card(ship), Chance::Card(card)) => self.deal_faceup(ship, card, out),
            (Pending::Discard(team), Chance::Card(card)) => self.turn_discarded(team, card, out),
            (Pending::Layout(first), Chance::Layout(half)) => self.layout_drawn(first, half, out),
            (Pending::Draft(kind, _), Chance::Lot(lot)) => self.draft_drawn(kind, lot, out),
            (Pending::Solo(..) | Pending::Arrive(..), _) => self.give_outcome(chance),
            (Pending::Hunt(ship, _), Chance::Lot(lot)) => self.lock_hunted(ship, lot, out),
            (Pending::Expose(ship, _), Chance::Lot(lot)) => self.expose_drawn(ship, lot, out),
            (Pending::Unveil(ship, place), Chance::Card(card)) => {
                self.damage_card_revealed(ship, place, card, out)
            }
            (_, _) => {}
        }
    }

    fn resolve_die(
        &mut self,
        ship: ShipId,
        why: RollReason,
        roll: AttackRoll,
        out: &mut EventSink<'_, Event>,
    ) {
        let face = roll.face();
        match why {
            RollReason::Obstacle(obstacle) => self.obstacle_rolled(ship, obstacle, face, out),
            RollReason::Device(place) => self.blast_rolled(ship, place, roll, out),
            RollReason::Card(card) => {
                out.emit(Viewers::ALL, || Event::Rolled { ship, why, face });
                match card_die_effect(card, face) {
                    CardDieEffect::Nothing => {}
                    CardDieEffect::Hit => self.public.push(RuleStep::Suffer(ship, 1, 0)),
                    CardDieEffect::Stress => self.gain(ship, Token::Stress, 1, damage_rules::WOUNDED, out),
                }
            }
        }
    }
}
