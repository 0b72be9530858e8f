//! Cards that take effect between declaring an attack and rolling its dice.

use crate::content::Upgrade;
use crate::game::attack::Shooting;
use crate::game::choice::May;
use crate::game::event::Event;
use crate::game::ship::ShipId;
use crate::game::state::{Attack, Open, State, Task};
use crate::geometry::Arc;
use table::{Out, Viewers};

/// What a weapon does after its attack is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Declared {
    /// Nothing special: dice are rolled.
    Nothing,
    /// The defender may suffer a hit damage instead of dice being rolled.
    HitInstead,
    /// Extra charges for extra dice: one in the front arc, up to two in the bullseye arc.
    ChargesForDice,
}

fn declared(card: &Upgrade) -> Declared {
    match card.xws.as_str() {
        "homingmissiles" => Declared::HitInstead,
        "multimissilepods" => Declared::ChargesForDice,
        _ => Declared::Nothing,
    }
}

impl State {
    /// Applies what the weapon of the declared attack does before dice are rolled.
    pub(in crate::game) fn after_declaring(
        &mut self,
        card: &Upgrade,
        found: &Shooting,
        out: &mut Out<'_, Event>,
    ) {
        let Attack { attacker, defender, .. } = self.public.attack;
        match declared(card) {
            Declared::Nothing => {}
            // XW-ABL-21
            Declared::HitInstead if self.public.ship(defender).seat.is_some() => {
                self.public.then(Task::May(defender, May::HitInstead));
            }
            // A solo ship decides by the exact odds.
            Declared::HitInstead => {
                let left = self.public.ship(defender).shields + self.hull(defender);
                let dice = self.prospects_of(attacker, found);
                if left > 1 && dice.is_some_and(|dice| dice.odds.expected > 1.0) {
                    self.hit_instead(defender, out);
                }
            }
            // XW-ABL-23
            Declared::ChargesForDice => {
                let most = self.charges_for_dice();
                if self.public.ship(attacker).seat.is_none() {
                    self.spend_charges(attacker, most, out);
                } else if most > 0 {
                    self.public.open = Open::Charges(attacker, most);
                }
            }
        }
    }

    /// XW-ABL-21: the defender suffers a hit damage; no dice are rolled, and the attack counts as a hit.
    pub(in crate::game) fn hit_instead(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        self.public.attack.hit = true;
        out.tell(Viewers::ALL, || Event::HitInstead { ship });
        self.public.then(Task::Suffer(ship, 1, 0));
    }

    /// XW-ABL-23: the number of charges that may be spent on dice.
    fn charges_for_dice(&self) -> u8 {
        let Attack { attacker, defender, .. } = self.public.attack;
        let (own, foe) = (self.footprint(attacker), self.footprint(defender));
        let most = if Arc::Bullseye.holds_base(&own, &foe) {
            2
        } else {
            u8::from(Arc::Front.holds_base(&own, &foe))
        };
        let place = self.armed().and_then(|weapon| weapon.card);
        let fit = place.and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)));
        most.min(fit.map_or(0, |fit| fit.charges))
    }

    /// XW-ABL-23: one extra die for each of these charges.
    pub(in crate::game) fn spend_charges(&mut self, ship: ShipId, count: u8, out: &mut Out<'_, Event>) {
        self.public.attack.more = count;
        let place = self.armed().and_then(|weapon| weapon.card);
        if let Some(place) = place.filter(|_| count > 0) {
            self.discharge(ship, place, count, out);
        }
    }

    /// Spends charges of a card and emits the event.
    pub(in crate::game) fn discharge(
        &mut self,
        ship: ShipId,
        place: u8,
        count: u8,
        out: &mut Out<'_, Event>,
    ) {
        if let Some(fit) = self.public.ship_mut(ship).cards.get_mut(usize::from(place)) {
            fit.charges = fit.charges.saturating_sub(count);
            let card = fit.card;
            out.tell(Viewers::ALL, || Event::Discharged { ship, card, count });
        }
    }
}
