//! How many dice are rolled (XW-ATK-05, XW-ATK-06, XW-ATK-08).

use crate::chance::RollDefense;
use crate::combat::defense_dice::{DefenseSituation, defense_dice};
use crate::combat::weapon::{ShipWeapon, weapons};
use crate::solo::attack::AttackDetails;
use crate::solo::sight::Shot;
use crate::state::State;

impl State {
    /// The weapon of the current attack.
    pub(crate) fn attack_weapon(&self) -> Option<ShipWeapon> {
        let attack = self.public.attack;
        weapons(&self.craft(attack.attacker)).get(usize::from(attack.weapon)).copied()
    }

    /// Calls `then` with the current attack in the form that effect conditions need.
    pub(crate) fn with_volley<T>(&self, then: impl FnOnce(AttackDetails<'_>, ShipWeapon) -> T) -> Option<T> {
        use crate::geometry::Arc;
        let attack = self.public.attack;
        let weapon = self.attack_weapon()?;
        let (own, foe) = (self.footprint(attack.attacker), self.footprint(attack.defender));
        let shot = Shot {
            ship: self.public.ship(attack.defender).label,
            range: attack.range,
            distance: Some(crate::solo::sight::Length::from_mm(own.gap(&foe).max(0.0))),
            in_bullseye: Arc::Bullseye.covers_base(&own, &foe),
            in_front: Arc::Front.covers_base(&own, &foe),
            obstructed: attack.obstructed,
        };
        let equipped =
            weapon.card.and_then(|place| self.public.ship(attack.attacker).cards.get(usize::from(place)));
        let card = equipped.and_then(|equipped| self.card(equipped.card));
        Some(then(AttackDetails { card, arc: weapon.arc, shot: &shot, used: attack.used }, weapon))
    }

    /// XW-ATK-05: the number of attack dice.
    pub(crate) fn attack_dice(&self) -> u8 {
        let attack = self.public.attack;
        let dice = self.with_volley(|volley, weapon| {
            self.with_pilot(attack.attacker, &[], |pilot| {
                pilot.attack_dice(weapon.attack, volley, attack.more).unwrap_or(0)
            })
        });
        dice.flatten().unwrap_or(0)
    }

    /// XW-ATK-06: the number of defense dice.
    pub(crate) fn defense_dice(&self) -> u8 {
        let attack = self.public.attack;
        let situation = DefenseSituation {
            attacker: self.pilot(attack.attacker),
            range: Some(attack.range),
            ordnance: self.attack_weapon().is_some_and(|weapon| weapon.ordnance),
            obstructed: attack.obstructed,
        };
        defense_dice(&self.craft(attack.defender), situation)
    }

    pub(crate) fn roll_defense(&mut self) {
        let dice = self.defense_dice();
        self.roll(RollDefense { dice, again: false });
    }
}
