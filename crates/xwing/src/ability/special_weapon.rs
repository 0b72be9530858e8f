//! Special weapons: what each does in an attack.

use crate::combat::neutralize::uncanceled;
use crate::combat::weapon_effect::{HitEffect, WeaponAftermath, WeaponTraits};
use crate::content::Upgrade;
use crate::event::{Event, Token};
use crate::geometry::{Arc, Range};
use crate::rules::attack as rules;
use crate::ship::ShipId;
use crate::state::{AttackState, RuleStep, State};
use contract::EventSink;

/// The traits of a weapon; primary weapons have the plain ones.
#[must_use]
pub fn weapon_traits(card: Option<&Upgrade>) -> WeaponTraits {
    card.map_or(WeaponTraits::PLAIN, |card| card.rules.weapon)
}

impl State {
    fn traits(&self) -> WeaponTraits {
        let attacker = self.public.attack.attacker;
        let equipped = self
            .attack_weapon()
            .and_then(|weapon| weapon.card)
            .and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)).copied());
        weapon_traits(equipped.and_then(|equipped| self.card(equipped.card)))
    }

    /// XW-ABL-08
    pub(crate) fn turns_crits_into_hits(&self) -> bool {
        self.traits().crits_become_hits
    }

    /// XW-ABL-09, XW-ABL-10: the hits and crits that remain after this many evades.
    pub(crate) fn results_after_evades(&self, results: (u8, u8), evades: u8) -> (u8, u8) {
        let AttackState { attacker, defender, .. } = self.public.attack;
        uncanceled(self.traits().cancels, results, evades, || {
            Arc::Front.covers_base(&self.footprint(defender), &self.footprint(attacker))
        })
    }

    /// The most damage that the results of the attack can deal; `None`: one for each result (XW-ATK-10).
    pub(crate) fn max_damage(&self) -> Option<u8> {
        self.traits().max_damage()
    }

    /// XW-ATK-10: the attack hits and deals damage, or does what the weapon does instead.
    pub(crate) fn hit_by_attack(&mut self, hits: u8, crits: u8, out: &mut EventSink<'_, Event>) {
        let AttackState { attacker, defender, .. } = self.public.attack;
        self.public.attack.hit = true;
        let HitEffect { damage, tokens } = self.traits().hit_effect(hits, crits);
        if damage != (0, 0) {
            self.public.push(RuleStep::Suffer(defender, damage.0, damage.1));
        }
        for (token, count) in tokens.into_iter().flatten() {
            match token {
                Token::Tractor => self.tractor(defender, attacker, count, out),
                Token::Jam => self.jam(defender, attacker, count, rules::INSTEAD, out),
                _ => self.gain(defender, token, count, rules::INSTEAD, out),
            }
        }
    }

    /// What the weapon does after an attack that hit: steps, in order.
    pub(crate) fn weapon_aftermath(&mut self, out: &mut EventSink<'_, Event>) -> Vec<RuleStep> {
        let AttackState { defender, hit, .. } = self.public.attack;
        match self.traits().aftermath {
            _ if !hit => Vec::new(),
            WeaponAftermath::Nothing => Vec::new(),
            // XW-ABL-05
            WeaponAftermath::ExposeNear => {
                self.ships_near_ship(defender).into_iter().map(RuleStep::Expose).collect()
            }
            // XW-ABL-09
            WeaponAftermath::ShieldLost => {
                self.lose_shield(defender, out);
                Vec::new()
            }
        }
    }

    /// Ships at range 0-1 of a ship, including itself.
    pub(crate) fn ships_near_ship(&self, ship: ShipId) -> Vec<ShipId> {
        let own = self.footprint(ship);
        let near = |other: &ShipId| {
            let gap = own.gap(&self.footprint(*other)).max(0.0);
            *other == ship || matches!(Range::of(gap), Range::Zero | Range::One)
        };
        self.public.in_play().map(|(id, _)| id).filter(near).collect()
    }
}
