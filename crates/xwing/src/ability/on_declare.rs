//! Cards that take effect between declaring an attack and rolling its dice.

use crate::attack::LegalShot;
use crate::choice::OptionalAbility;
use crate::combat::attack_dice::charges_for_dice;
use crate::content::Upgrade;
use crate::event::Event;
use crate::geometry::Arc;
use crate::question::Charges;
use crate::ship::ShipId;
use crate::state::{AttackState, RuleStep, State};
use contract::{EventSink, Viewers};

/// What a weapon does after its attack is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeclareEffect {
    /// Nothing special: dice are rolled.
    Nothing,
    /// The defender may suffer a hit damage instead of dice being rolled.
    HitInstead,
    /// Extra charges for extra dice: one in the front arc, up to two in the bullseye arc.
    ChargesForDice,
}

const fn declare_effect(card: &Upgrade) -> DeclareEffect {
    card.rules.on_declare
}

/// XW-ABL-23: whether charges of a card may be spent on additional dice.
pub(crate) fn spends_charges_on_dice(card: &Upgrade) -> bool {
    declare_effect(card) == DeclareEffect::ChargesForDice
}

impl State {
    /// Applies what the weapon of the declared attack does before dice are rolled.
    pub(crate) fn after_declaring(
        &mut self,
        card: &Upgrade,
        found: &LegalShot,
        out: &mut EventSink<'_, Event>,
    ) {
        let AttackState { attacker, defender, .. } = self.public.attack;
        match declare_effect(card) {
            DeclareEffect::Nothing => {}
            // XW-ABL-21
            DeclareEffect::HitInstead if self.public.ship(defender).seat.is_some() => {
                self.public.push(RuleStep::May(defender, OptionalAbility::HitInstead));
            }
            // A solo ship decides by the exact odds.
            DeclareEffect::HitInstead => {
                let left = self.public.ship(defender).shields + self.hull(defender);
                let dice = self.forecast_shot(attacker, found);
                if left > 1 && dice.is_some_and(|dice| dice.odds.expected > 1.0) {
                    self.hit_instead(defender, out);
                }
            }
            // XW-ABL-23
            DeclareEffect::ChargesForDice => {
                let most = self.charges_for_dice();
                if self.public.ship(attacker).seat.is_none() {
                    self.spend_charges(attacker, most, out);
                } else if most > 0 {
                    self.ask(Charges(attacker, most));
                }
            }
        }
    }

    /// XW-ABL-21: the defender suffers a hit damage; no dice are rolled, and the attack counts as a hit.
    pub(crate) fn hit_instead(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        self.public.attack.hit = true;
        out.emit(Viewers::ALL, || Event::HitInstead { ship });
        self.public.push(RuleStep::Suffer(ship, 1, 0));
    }

    /// XW-ABL-23: the number of charges that may be spent on dice.
    fn charges_for_dice(&self) -> u8 {
        let AttackState { attacker, defender, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        let place = self.attack_weapon().and_then(|weapon| weapon.card);
        let equipped = place.and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)));
        let covers = |arc: Arc| arc.covers_base(&own, &foe);
        charges_for_dice(
            covers(Arc::Bullseye),
            covers(Arc::Front),
            equipped.map_or(0, |equipped| equipped.charges),
        )
    }

    /// XW-ABL-23: one extra die for each of these charges.
    pub(crate) fn spend_charges(&mut self, ship: ShipId, count: u8, out: &mut EventSink<'_, Event>) {
        self.public.attack.more = count;
        let place = self.attack_weapon().and_then(|weapon| weapon.card);
        if let Some(place) = place.filter(|_| count > 0) {
            self.discharge(ship, place, count, out);
        }
    }

    /// Spends charges of a card and emits the event.
    pub(crate) fn discharge(&mut self, ship: ShipId, place: u8, count: u8, out: &mut EventSink<'_, Event>) {
        if let Some(equipped) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
            equipped.charges = equipped.charges.saturating_sub(count);
            let card = equipped.card;
            let card = self.content().card_id(card);
            out.emit(Viewers::ALL, || Event::Discharged { ship, card, count });
        }
    }
}
